### Sects & Violets

role-clockmaker = Clockmaker
    .about = On your first night you learn how many steps round the circle it is from the Demon to the nearest Minion.
    .notes = Neighbours are one step apart. The shorter way counts, with the chairs of the dead and of Travellers.
role-dreamer = Dreamer
    .about = Each night, choose another player who is no Traveller: you are shown a good role and an evil one, and one of them is theirs.
    .notes = The role counts, not the side. A Philosopher with another's ability is still the Philosopher.
role-snakecharmer = Snake Charmer
    .about = Each night, choose a living player. If that is the Demon, you change roles and sides, and the new Snake Charmer is poisoned.
    .notes = The new Demon is not told the Minions, but attacks the same night. A Philosopher with the ability changes places in the same way.
role-mathematician = Mathematician
    .about = Each night you learn how many players' abilities did not work as they should since dawn because of another role.
    .notes = A drunk who heard the truth is no mistake. The Mathematician's own errors do not count.
role-flowergirl = Flowergirl
    .about = Each night but the first, you learn whether a Demon voted today.
    .notes = An exile is no vote. What counts is who was the Demon with the hand up.
role-towncrier = Town Crier
    .about = Each night but the first, you learn whether a Minion nominated today.
    .notes = An evil Traveller is no Minion. Calling for an exile is no nomination.
role-oracle = Oracle
    .about = Each night but the first, you learn how many of the dead are evil.
    .notes = Those who died tonight count, and so do Travellers.
role-seamstress = Seamstress
    .about = Once per game, at night, choose two other players: you learn whether they are on the same side.
    .notes = The dead and Travellers may be chosen. The side counts, not the role.

role-fanggu = Fang Gu
    .about = Each night but the first, choose a player: they die. The first Outsider you would kill becomes an evil Fang Gu, and you die instead. [+1 Outsider]
    .notes = It leaps once in a game, whoever is the Fang Gu then. If something saves the Outsider, it does not leap.
role-vigormortis = Vigormortis
    .about = Each night but the first, choose a player: they die. A Minion you kill keeps the ability, and one of the two nearest Townsfolk is poisoned. [−1 Outsider]
    .notes = The Storyteller says which of the two is poisoned. All of it lasts while the Vigormortis lives and is sober.
role-nodashii = No Dashii
    .about = Each night but the first, choose a player: they die. The nearest Townsfolk on both sides of you are poisoned.
    .notes = Dead Townsfolk stay poisoned, and the poison goes no further. If a neighbour's role changes, it looks for the next at once.

reminder-snakecharmer-poisoned = Poisoned
reminder-mathematician-abnormal = Abnormal
reminder-flowergirl-demon-voted = Demon voted
reminder-flowergirl-demon-silent = Demon did not vote
reminder-towncrier-minion-nominated = Minion nominated
reminder-towncrier-minion-silent = Minion did not nominate
reminder-seamstress-no-ability = No ability
reminder-fanggu-dead = Dead
reminder-fanggu-once = Once
reminder-vigormortis-dead = Dead
reminder-vigormortis-has-ability = Has ability
reminder-vigormortis-poisoned = Poisoned
reminder-nodashii-dead = Dead
reminder-nodashii-poisoned = Poisoned

ask-compare = Compare two players tonight? It can be done once per game.
ask-rot = The Vigormortis killed a Minion ({ $seat }). Which Townsfolk beside is poisoned?

event-learns-either = { $seat-you ->
    [yes] { $target }: either { $good } or { $evil }.
   *[no] { $seat } ({ $role }) sees: { $target } is { $good } or { $evil }.
}
do-either = Night { $a }: { $b } is { $c } or { $d }

role-savant = Savant
    .about = Each day you may go to the Storyteller, who tells you two statements, one true and one false.
    .notes = The Storyteller does not say which is which. Nobody sees that you talk.
role-artist = Artist
    .about = Once per game, by day, ask the Storyteller a question that is answered with yes or no.
    .notes = A question is put together from parts, or asked in your own words. If it cannot be answered, you are asked to put it differently and keep the ability.
role-klutz = Klutz
    .about = When the town learns of your death, name a living player aloud. If they are evil, your side loses.
    .notes = Anybody who dies may pass for the Klutz. A drunk or poisoned Klutz names without consequences.
role-eviltwin = Evil Twin
    .about = You and a player of the other side know each other. If the good one of you is executed, evil wins. While both of you live, good cannot win.
    .notes = The Storyteller picks the twin. If the twins come to be on one side, a new one is picked.

reminder-artist-no-ability = No ability
reminder-eviltwin-twin = Twin

ask-twin = Who is the twin of the Evil Twin ({ $seat })?
ask-savant = Go to the Storyteller and hear two statements
ask-artist = Ask the Storyteller a question
do-by-menu = Put the question together
do-own-words = Ask in your own words: write to the Storyteller
ask-fact = { $role-id ->
    [savant] What is the Savant told?
    [artist] What do you ask the Storyteller about?
   *[other] What is it about?
} { $verb-id ->
    [none] { $why }
   *[other] { $verb }. { $why }
}
ask-artist-reply = The Artist ({ $seat }) has asked. What is the answer?
reply-yes = Yes
reply-no = No
reply-unknown = I do not know
reply-rephrase = Put it differently: that has no yes or no

verb-none = anything
verb-fact-evil = Somebody is evil
verb-fact-is = Somebody's role
verb-fact-type = Somebody's type
verb-fact-in-play = A role in play
verb-fact-chef = Pairs of evil neighbours
verb-fact-clockmaker = Steps from the Demon to a Minion
verb-fact-run = Townsfolk in a row
verb-fact-beside = Neighbours by type
verb-fact-any = At least one of two is so
verb-fact-all = Both of two are so
verb-fact-xor = Exactly one of two is so

do-fact-evil = { $a } is evil
do-fact-is = { $a } is the { $b }
do-fact-type = { $a } is { $b-id ->
    [outsider] an { $b }
   *[other] a { $b }
}
do-fact-in-play = the { $a } is in play
do-fact-chef = pairs of evil neighbours: { $a }
do-fact-clockmaker = steps from the Demon to the nearest Minion: { $a }
do-fact-run = the longest row of Townsfolk: { $a }
do-fact-kinds = types among { $b }: { $a }
do-fact-beside = these types sit side by side: { $a } and { $b }
do-fact-herring = { $b } is the red herring of { $a }
do-fact-not = it is not so that { $a }
do-fact-any = one of these at least is so ({ $a })
do-fact-all = all of this is so ({ $a })
do-fact-xor = just one of these is so ({ $a })
do-fact-exactly = exactly { $a } of these are so ({ $b })
do-twin = { $a } and I were shown to each other: { $a } is the { $b }

event-learns-twin = { $seat-you ->
    [yes] Your twin is { $twin }. The role: { $role }.
   *[no] { $seat } learns the twin: { $twin } ({ $role }).
}
event-learns-statements = { $seat-you ->
    [yes] The Storyteller tells you two things, and one of them is so: { $facts }.
   *[no] { $seat } ({ $role }) hears: { $facts }.
}
event-learns-reply = { $seat-you ->
    [yes] { $asked-count ->
        [0] The Storyteller answers: { $reply }.
       *[other] You ask whether this is so: { $asked }. The Storyteller answers: { $reply }.
    }
   *[no] { $asked-count ->
        [0] { $seat } ({ $role }) asks in own words. The answer: { $reply }.
       *[other] { $seat } ({ $role }) asks whether this is so: { $asked }. The answer: { $reply }.
    }
}

counsel-twin = A good Townsfolk, for whom others will fear.
counsel-rot = Poison one whose ability is needed every night.
counsel-sweetheart = Drunk is one whose ability will still be needed.
counsel-either = Beside an evil player the role they claim; beside others one that nobody has.
counsel-fact = About somebody rather than about numbers: it makes more talk.
counsel-artist-reply = A question in own words is not understood here: let it be put differently.

role-harlot = Harlot
    .about = Each night but the first, choose a living player. If they agree, you learn their role, but you both may die.
    .notes = The answer is secret. They die together or not at all, and the Storyteller decides.
role-bonecollector = Bone Collector
    .about = Once per game, at night but not the first, choose a dead player: until dusk they have their ability again.
    .notes = An ability that was used up is as new. The player is not told, and stays dead.
role-deviant = Deviant
    .about = If you were funny today, an exile does not kill you.
    .notes = The Storyteller says whether it was funny. Another measure may be agreed on beforehand.
reminder-harlot-dead = Dead
reminder-bonecollector-no-ability = No ability
reminder-bonecollector-has-ability = Has ability
ask-harlot = The Harlot has chosen you. Do you tell her your role?
ask-both-die = { $seat } confides in the Harlot. Do both die?
ask-deviant = The Deviant ({ $seat }) is exiled. Was it funny today? Then nobody dies.
counsel-both-die = That is the risk of it, but not every time.
counsel-deviant = Jokes are for people to judge; without one, by chance.

jinx-chambermaid-mathematician = The Chambermaid also counts a Mathematician who will be woken after her tonight.
