### Bad Moon Rising

role-grandmother = Grandmother
    .about = On your first night you learn a good player, your grandchild, and their role. If the Demon kills your grandchild, you die too.
    .notes = The Storyteller picks the grandchild, who is told nothing. No other death of the grandchild harms the Grandmother.
role-sailor = Sailor
    .about = Each night, choose a living player: either they or you are drunk until dusk. You cannot die.
    .notes = The Storyteller says which of the two is drunk. A drunk Sailor can die; only the Assassin kills a sober one.
role-exorcist = Exorcist
    .about = Each night but the first, choose a player, not last night's. If that is the Demon, they learn who you are and do not act tonight.
    .notes = A Pukka's poison works on all the same, and a Po remembers its charge. A Lunatic who is chosen notices nothing.
role-gambler = Gambler
    .about = Each night but the first, choose a player and guess their role. If the guess is wrong, you die.
    .notes = What counts is the true role, not the one a player believes in. Nobody says aloud whether a guess was right.
role-minstrel = Minstrel
    .about = When a Minion dies by execution, all others except Travellers are drunk until dusk tomorrow.
    .notes = The Minion must die, and by execution. If the Minstrel dies or gets drunk, the town is sober again.
role-pacifist = Pacifist
    .about = A good player who is executed may stay alive.
    .notes = The Storyteller decides, and only says that the player lives. The evil and the exiled are not saved.
role-moonchild = Moonchild
    .about = When the town learns of your death, name a living player aloud. If they are good, they die tonight.
    .notes = The side counts at the moment of naming, sobriety at night. Anybody who dies may pass for the Moonchild.

role-godfather = Godfather
    .about = On your first night you learn which Outsiders are in play. If an Outsider died today, choose a player tonight: they die. [−1 or +1 Outsider]
    .notes = It does not matter how the Outsider died, but it must be by day. Two dead Outsiders still make one killing.
role-assassin = Assassin
    .about = Once per game, at night but not the first, choose a player: they die, whatever protects them.
    .notes = Kills a Sailor, a Fool, a Tea Lady's neighbours and a Goon. A drunk Assassin wastes the blow.

role-pukka = Pukka
    .about = Each night, choose a player: they are poisoned. Whoever you poisoned before dies and is healthy again.
    .notes = It acts on the first night too. While the Pukka is drunk the poison sleeps, and goes on once it is sober.
role-shabaloth = Shabaloth
    .about = Each night but the first, choose two players: they die. One of those you chose last night may come back.
    .notes = They die one after the other, and the order matters. The Storyteller says whether anybody comes back, and who.
role-po = Po
    .about = Each night but the first, you may choose a player: they die. If your last choice was nobody, choose three.
    .notes = The first night is not a choice of nobody. A night on which the Exorcist stopped the Po does not count.

reminder-grandmother-grandchild = Grandchild
reminder-grandmother-dead = Dead
reminder-sailor-drunk = Drunk
reminder-exorcist-chosen = Chosen
reminder-gambler-dead = Dead
reminder-minstrel-drunk-town = Everyone is drunk
reminder-moonchild-dead = Dead
reminder-godfather-died-today = Died today
reminder-godfather-dead = Dead
reminder-assassin-dead = Dead
reminder-assassin-no-ability = No ability
reminder-pukka-poisoned = Poisoned
reminder-pukka-dead = Dead
reminder-shabaloth-dead = Dead
reminder-shabaloth-alive = Alive
reminder-po-dead = Dead
reminder-po-three-attacks = 3 attacks

ask-gamble = Which role does { $seat } have?
ask-grandchild = Who is the Grandmother's ({ $seat }) grandchild?
ask-sailor-mate = The Sailor ({ $seat }) had company. Who is drunk now?
ask-pacifist = A good player is executed: { $seat }. Do they die? The Pacifist could save them.
ask-mock-outsiders = The Godfather ({ $seat }) is impaired. Which Outsiders are shown?
ask-courtier-drunk = The Courtier ({ $seat }) names the { $named-role }, and several players have that role. Who of them is drunk?
ask-regurgitate = The Shabaloth ({ $seat }) may bring somebody back up. Who lives again?

event-learns-in-play = { $seat-you ->
    [yes] { $roles-count ->
        [0] No such roles are in play.
       *[other] In play: { $roles }.
    }
   *[no] { $seat } ({ $role }) learns who is in play: { $roles-count ->
        [0] nobody.
       *[other] { $roles }.
    }
}
event-learns-holder = { $seat-you ->
    [yes] { $role-id ->
        [exorcist] THIS ROLE CHOSE YOU: { $role }. It is { $holder }.
       *[other] { $holder } is the { $role }.
    }
   *[no] { $seat } learns who has the role: { $holder } ({ $role }).
}

role-mastermind = Mastermind
    .about = If the Demon dies by execution, the game goes on for one more day. Whoever is executed then, their side loses; if nobody is, good wins.
    .notes = The town is not told that the Demon died. The execution counts even if its victim lives. A dead or drunk Mastermind changes nothing.
reminder-mastermind-last-day = Last day

counsel-grandchild = A good Townsfolk: somebody for the Grandmother to look after.
counsel-sailor-mate = A Townsfolk who drank along is drunk; with anybody else the Sailor is.
counsel-pacifist = Mercy when good is behind, and now and then for its own sake.
counsel-regurgitate = Back to life only if good is behind.
counsel-gossip = What can be checked decides.
counsel-gossip-victim = Gossip does not kill the Demon; an Outsider is the smallest loss.
counsel-innkeeper = Drunk is the one whose ability matters more tonight.
counsel-courtier-drunk = The one whose ability matters more tonight.
counsel-mock-outsiders = As many Outsiders as the table has, and not those in play.

role-apprentice = Apprentice
    .about = On your first night you gain a Townsfolk's ability, or a Minion's if you are evil.
    .notes = The Storyteller says which. The role stays what it was: for guesses and checks this is the Apprentice.
role-judge = Judge
    .about = Once per game, when the vote on another's nomination has been counted, you may decide: execute at once, or not at all.
    .notes = Exiles are not touched. Others' abilities may save whoever is condemned.
reminder-apprentice-is-the-apprentice = Is the Apprentice
reminder-judge-no-ability = No ability
ask-apprentice = Whose ability does the Apprentice ({ $seat }) learn?
ask-judge = You are the Judge. Do you decide about { $seat } yourself? You may wait.
do-condemn = Execute at once
do-pardon = No execution
event-overruled = { $seat } decides as the Judge: { $condemned ->
    [yes] { $nominee } is executed at once.
   *[no] { $nominee } is not executed.
}
counsel-apprentice = An ability that helps the town without deciding the game.
