### The Carousel: roles outside the sets

script-carousel = The Carousel
    .about = Roles that belong to no set, among those of Trouble Brewing. For those who have seen it all.

## Townsfolk
role-steward = Steward
    .about = On your first night you learn one good player.
    .notes = The role is not told. A Spy may be shown as good.
role-knight = Knight
    .about = On your first night you learn two players, neither of whom is the Demon.
    .notes = Minions may be among them. A Recluse may count as the Demon and be left out.
role-noble = Noble
    .about = On your first night you learn three players, of whom just one is evil.
    .notes = The evil one may be a Recluse, and a Spy may pass for good.
role-shugenja = Shugenja
    .about = On your first night you learn which way round the circle the nearest evil player is. If both ways are equally near, the Storyteller chooses.
    .notes = How far it is, is not told. The dead and evil Travellers count.
role-highpriestess = High Priestess
    .about = Each night you learn which player the Storyteller thinks you should talk to most.
    .notes = It may be anybody, alive or dead, and the same player again.
role-general = General
    .about = Each night you learn which side the Storyteller thinks is ahead: good, evil or neither.
    .notes = It is the Storyteller's view of the night so far, not a count.
role-king = King
    .about = Each night, if the dead are at least as many as the living, you learn the role of somebody alive. The Demon knows who you are.
    .notes = Whose role it is, is not told. A new Demon learns who the King is on that night.
role-nightwatchman = Nightwatchman
    .about = Once per game, at night, choose a player: they learn who you are.
    .notes = If you are drunk or poisoned nobody is told, and the ability is gone.
role-fisherman = Fisherman
    .about = Once per game, by day, come to the Storyteller for advice that will help your side.
    .notes = Advice is what to do, not what is true. A drunk Fisherman is advised badly.
role-princess = Princess
    .about = If the player you nominate on your first day is executed, the Demon kills nobody that night.
    .notes = What counts is whether you are sober at night. Abilities that kill without the Demon still do.
role-farmer = Farmer
    .about = If you die at night, a living good player becomes a Farmer.
    .notes = The Storyteller says who; that player's old role is gone. A Traveller cannot become the Farmer.
role-preacher = Preacher
    .about = Each night, choose a player: a Minion learns of it and has no ability while you are alive and sober.
    .notes = You are not told whether it worked. The Minion is neither drunk nor poisoned, just without an ability.
role-acrobat = Acrobat
    .about = Each night but the first, choose a player: if they are drunk or poisoned tonight, you die.
    .notes = What happens to them later that night counts too. The Drunk is always drunk.
role-lycanthrope = Lycanthrope
    .about = Each night but the first, choose a living player: if good, they die and the Demon kills nobody tonight. One good player registers as evil.
    .notes = If the chosen player does not die, the Demon kills as usual. The Storyteller says who seems evil.
role-huntsman = Huntsman
    .about = Once per game, at night, choose a living player: if that is the Damsel, she becomes a Townsfolk who is not in play. [+ the Damsel]
    .notes = The Damsel comes into play with the Huntsman. A poisoned Damsel can be saved.
role-banshee = Banshee
    .about = If the Demon kills you, everybody learns of it. From then on you may nominate twice a day, and each raised hand is two votes.
    .notes = It takes no vote token. A poisoned Banshee is an ordinary dead player.
role-bountyhunter = Bounty Hunter
    .about = On your first night you learn an evil player. When they die, you learn another that night. One Townsfolk is evil.
    .notes = The Storyteller says which Townsfolk is evil, and that player is told. A dead player may be shown, and then there is no next one.
role-balloonist = Balloonist
    .about = Each night you learn a player of another type than the night before. [+0 or +1 Outsider]
    .notes = The type is not told. What counts is the player shown last, even if you were not sober then.
role-villageidiot = Village Idiot
    .about = Each night, choose a player: you learn their side. [There may be up to three of you, and then one is drunk]
    .notes = The Storyteller says who is drunk. A last Village Idiot is sober.
role-engineer = Engineer
    .about = Once per game, at night, choose which Demon or which Minions are in play.
    .notes = The players stay where they are and on their sides, their roles change. Whoever has a chosen role already keeps it.
role-choirboy = Choirboy
    .about = If the Demon kills the King, you learn who the Demon is. [+ the King]
    .notes = An execution and other deaths do not count.
role-magician = Magician
    .about = The Minions take you for the Demon, and the Demon takes you for a Minion.
    .notes = Only the meeting of the evil team is fooled. For abilities you are a good Townsfolk.
role-poppygrower = Poppy Grower
    .about = Minions and Demon do not know each other. When you die, they learn who they are that night.
    .notes = The Demon is shown three roles that are not in play all the same.

## Outsiders
role-golem = Golem
    .about = You may nominate only once per game. Unless it is the Demon, your nominee dies.
    .notes = The vote is held all the same. A Recluse may count as the Demon. The nomination is used up even if the Golem is drunk.
role-politician = Politician
    .about = If you more than anybody made your side lose, you change sides and win, even if dead.
    .notes = The Storyteller decides. Ordinary bad advice is not enough: without the Politician it must have ended otherwise.
role-snitch = Snitch
    .about = At the start each Minion learns three roles that are not in play.
    .notes = They may differ from those that the Demon was shown.
role-heretic = Heretic
    .about = Whoever would win loses, and whoever would lose wins, even if you are dead.
    .notes = A drunk or poisoned Heretic changes nothing. Two Heretics undo each other.
role-puzzlemaster = Puzzlemaster
    .about = One player is drunk, even if you are dead. Once per game guess who: if right you learn the Demon, if wrong you learn somebody else.
    .notes = Whether the guess was right is not told. The Storyteller says who is drunk.
role-ogre = Ogre
    .about = On your first night, choose another player: you take their side, but you do not learn which.
    .notes = A drunk or poisoned Ogre changes sides all the same, and wins with the true one.
role-zealot = Zealot
    .about = While five or more are alive, you vote on every nomination.
    .notes = Living Travellers count. A dead Zealot votes freely.
role-damsel = Damsel
    .about = The Minions know that you are in play. If one of them rightly tells everybody who you are, your side loses; they have one guess between them.
    .notes = A guess is “I think … is the Damsel”, said to everybody. A dead Damsel has nothing to fear.
role-hatter = Hatter
    .about = If you die, Minions and Demons may choose other roles of the same type that night.
    .notes = No two choose the same. The new ability is fresh, but the Demon does not attack again that night.

## Minions
role-harpy = Harpy
    .about = Each night, choose two players: tomorrow the first must be mad about the second being evil, or one or both may die.
    .notes = The first is told who the second is. Hints will do, as long as suspicion falls. The dead may be chosen.
role-widow = Widow
    .about = On your first night you see the Grimoire and choose a player: they are poisoned. One good player learns that a Widow is in play.
    .notes = The poison holds while the Widow lives and is sober. The good player learns neither who she is nor whom she poisoned.
role-fearmonger = Fearmonger
    .about = Each night, choose a player. If you nominate them yourself and they are executed, their side loses. Everybody knows when you choose a new one.
    .notes = Whom you chose is not told. The execution is enough, nobody has to die of it.
role-goblin = Goblin
    .about = If, when you are nominated, you tell everybody that you are the Goblin, and you are executed that day, your side wins.
    .notes = Anybody may claim to be the Goblin. Yesterday's words do not count.
role-vizier = Vizier
    .about = Everybody knows who you are. You cannot die by day. If a good player voted for it, you may have the nominee executed at once.
    .notes = It is the day's execution. At night the Vizier can die. If drunk or poisoned, the order comes to nothing.
role-organgrinder = Organ Grinder
    .about = All vote with closed eyes, and nobody learns how a vote came out. Each night, choose whether to be drunk until dusk.
    .notes = While the Organ Grinder is drunk, poisoned or dead, votes are open. A dead player's vote is spent, and the token is taken at dusk.
role-xaan = Xaan
    .about = On the night whose number is that of the Outsiders at the start, all Townsfolk are poisoned until dusk. [the Storyteller says how many Outsiders]
    .notes = Outsiders who come later change nothing. A dead Xaan poisons nobody.
role-marionette = Marionette
    .about = You believe that you are good, but you are a Minion beside the Demon. The Demon knows who you are.
    .notes = You do not have the ability you believe in. The other Minions do not know of you.
role-summoner = Summoner
    .about = You know three roles that are not in play. On the third night, choose a player: they become an evil Demon of your choice. [no Demon at first]
    .notes = If you die before, or are not sober on the third night, good wins.

## Demons
role-ojo = Ojo
    .about = Each night but the first, name a role: whoever has it dies. If nobody does, the Storyteller says who dies.
    .notes = The true role counts, not the one that a Drunk believes in. If its owner is dead already, nobody dies.
role-leviathan = Leviathan
    .about = Everybody knows that you are in play. If a second good player is executed, evil wins. If you live when day five ends, evil wins.
    .notes = Nobody dies at night. An execution that was survived counts too; the same player counts once. Days are those of the game.
role-lleech = Lleech
    .about = Each night but the first, choose a player: they die. On your first night, choose a host: they are poisoned, and you die if and only if they do.
    .notes = Why the Lleech stays alive is not told. If the host died while it was drunk, it dies on sobering up.
role-kazali = Kazali
    .about = Each night but the first, choose a player: they die. On the first night, choose who becomes which Minion. [no Minions at first]
    .notes = Those chosen become evil and are told. There may be any number of Outsiders.
role-legion = Legion
    .about = Most players are Legion. Each night but the first somebody may die. An execution fails if only evil players voted for it. You count as a Minion too.
    .notes = The Storyteller says who dies at night. Good wins only when all of Legion are dead.
role-lordoftyphon = Lord of Typhon
    .about = Each night but the first, choose a player: they die. Evil sits in one line, and you are not at its end. [+1 Minion, any number of Outsiders]
    .notes = On the first night neighbours on both sides become Minions; the Storyteller says which.

## Reminders
reminder-steward-know = Known
reminder-knight-know = Known
reminder-noble-know = Known
reminder-nightwatchman-no-ability = No ability
reminder-fisherman-no-ability = No ability
reminder-princess-does-not-kill = Does not kill
reminder-golem-no-ability = Nominates no more
reminder-puzzlemaster-drunk = Drunk
reminder-puzzlemaster-no-ability = Has guessed
reminder-harpy-mad = Mad
reminder-harpy-second = Second
reminder-widow-poisoned = Poisoned
reminder-widow-know = Known
reminder-ojo-dead = Dead
reminder-leviathan-good-player-executed = Good player executed
reminder-preacher-no-ability = No ability
reminder-acrobat-chosen = Chosen
reminder-acrobat-dead = Dead
reminder-lycanthrope-faux-paw = Faux paw
reminder-lycanthrope-dead = Dead
reminder-huntsman-no-ability = No ability
reminder-banshee-has-ability = Has ability
reminder-ogre-friend = Friend
reminder-damsel-no-ability = Guess used
reminder-fearmonger-fear = Fear
reminder-goblin-claimed = Claimed
reminder-vizier-known = Known to all
reminder-organgrinder-drunk = Drunk
reminder-lleech-poisoned = Poisoned
reminder-lleech-dead = Dead
reminder-bountyhunter-know = Known
reminder-balloonist-know = Known
reminder-villageidiot-drunk-one = Drunk
reminder-engineer-no-ability = No ability
reminder-poppygrower-evil-wakes = Evil wakes
reminder-xaan-night-1 = Night 1
reminder-xaan-night-2 = Night 2
reminder-xaan-night-3 = Night 3
reminder-xaan-night-4 = Night 4
reminder-xaan-poisoned = Poisoned
reminder-marionette-is-the-marionette = Is the Marionette
reminder-summoner-no-ability = No ability
reminder-kazali-dead = Dead
reminder-legion-dead = Dead
reminder-lordoftyphon-dead = Dead
reminder-hatter-tea-party-tonight = Tea party tonight

## Announcements
event-proclaimed = { $role-id ->
    [vizier] { $number ->
        [0] The Vizier is in play: { $seat }.
       *[other] The Vizier orders an execution: { $seat }.
    }
    [banshee] The Banshee was killed by the Demon, and is heard still: { $seat }.
    [fearmonger] The Fearmonger has chosen a new victim.
    [gnome] The Gnome has an amigo: { $seat }.
    [boomdandy] The Boomdandy was executed, and goes off: { $seat }.
    [alhadikhia] The Al-Hadikhia calls a name. Number { $number }: { $seat }.
   *[leviathan] The Leviathan is in play. This is day { $number } of five.
}
event-vote-taken = The votes on { $nominee } were counted with closed eyes.

## In secret
way-clockwise = clockwise
way-anticlockwise = anticlockwise
ahead-good = good
ahead-evil = evil
ahead-neither = neither
advice-trust = trust
advice-doubt = doubt
advice-execute = execute
advice-spare = spare
advice-talk = talk to
event-learns-seat = { $seat-you ->
    [yes] { $role-id ->
        [steward] A good player: { $target }.
        [highpriestess] Somebody to talk to: { $target }.
       *[other] You are shown { $target }.
    }
   *[no] { $seat } ({ $role }) is shown { $target }.
}
event-learns-neither = { $seat-you ->
    [yes] Neither of these is the Demon: { $pair }.
   *[no] { $seat } ({ $role }) learns two who are not the Demon: { $pair }.
}
event-learns-trio = { $seat-you ->
    [yes] Just one of these is evil: { $trio }.
   *[no] { $seat } ({ $role }) learns three of whom one is evil: { $trio }.
}
event-learns-way = { $seat-you ->
    [yes] The nearest evil is { $way }.
   *[no] { $seat } ({ $role }) learns that the nearest evil is { $way }.
}
event-learns-ahead = { $seat-you ->
    [yes] { $ahead-id ->
        [neither] Neither side is ahead.
       *[other] Ahead: { $ahead }.
    }
   *[no] { $seat } ({ $role }) learns who is ahead: { $ahead }.
}
event-learns-living = { $seat-you ->
    [yes] Somebody alive is the { $shown }.
   *[no] { $seat } ({ $role }) learns that somebody alive is the { $shown }.
}
event-learns-accusation = { $seat-you ->
    [yes] THIS ROLE CHOSE YOU: { $by }. Tomorrow you are mad: convince everybody that { $target } is evil.
   *[no] { $seat } learns: chosen by the { $by }, to be mad about { $target } being evil.
}
event-learns-advice = { $seat-you ->
    [yes] { $advice-id ->
        [trust] The Storyteller's advice: trust { $target }.
        [doubt] The Storyteller's advice: do not believe { $target }.
        [execute] The Storyteller's advice: have { $target } executed.
        [spare] The Storyteller's advice: do not let { $target } be executed.
       *[talk] The Storyteller's advice: talk to { $target }.
    }
   *[no] { $seat } ({ $role }) is advised: { $advice } { $target }.
}
event-learns-chosen = { $seat-you ->
    [yes] THIS ROLE CHOSE YOU: { $by }.
   *[no] { $seat } learns of being chosen by the { $by }.
}

## Questions to players
ask-whose-word = A secret word or phrase was said: { $role }. Whose was it?
ask-nightwatchman = Who is to know who you are? You may wait.
ask-ojo = The owner of which role dies?
ask-fisherman = Go to the Storyteller for advice? You get it once per game.
ask-puzzlemaster = Who do you think is drunk? You guess once per game.
ask-huntsman = Where is the Damsel? You may wait.
ask-vizier = Execute at once? The vote was on { $about-seat }.
ask-organ-grinder = Be drunk until dusk? Then votes are open.
ask-engineer = What do you rebuild? You may wait.
ask-engineer-roles = What is in play now? Type: { $type }.
ask-summoner = Which Demon does { $seat } become?
ask-kazali = Which Minion does { $seat } become?
ask-hatter = The Hatter's tea party. What do you become? You may stay what you are.

## Questions to the Storyteller
ask-politician = The Politician's side ({ $seat }) has lost. Did the Politician do most for it?
ask-worth-talking = Whom, do you think, should the High Priestess ({ $seat }) talk to most?
ask-ahead = Who, do you think, is ahead? The General ({ $seat }) wants to know.
ask-wrong-holder = Because of the Vortox this must be false. Who is { $seat } shown as the { $role }?
ask-farmer = The Farmer ({ $seat }) dies. Who becomes the Farmer?
ask-snitch = Which roles are shown because of the Snitch? The Minion who sees them: { $seat }.
ask-puzzle = Who is drunk because of the Puzzlemaster ({ $seat })?
ask-harpy-victims = The Harpy's madness was not to be seen. Who of the two dies?
ask-widow = Which good player learns that the Widow ({ $seat }) is in play?
ask-ojo-victim = The Ojo names the { $named-role }. Who dies?
ask-advice = What do you advise the Fisherman ({ $seat })? { $why ->
    [no-ability] The Fisherman is not sober, and the advice may be bad.
   *[honest] It must help the Fisherman's side.
}
ask-faux-paw = Which good player seems evil because of the Lycanthrope ({ $seat })?
ask-rescued = The Huntsman found the Damsel ({ $seat }). What does she become?
ask-added-outsider = Which Outsider is added? The role with the flower: { $role }.
ask-copies = How many more of the same are in play? { $role }.
ask-make-room = Which Townsfolk makes room? Coming into play: the { $role }.
ask-drunk-idiot = Which Village Idiot is drunk?
ask-evil-townsfolk = Which Townsfolk is evil because of the Bounty Hunter ({ $seat })?
ask-rebuilt = The Engineer changes roles. What does { $seat } become?
ask-legion = Legion: who dies tonight? It may be nobody.
ask-typhon-line = How many Minions sit clockwise of the Lord of Typhon ({ $seat })?
ask-typhon-minion = Which Minion does { $seat } become?

## Claims
do-shown = Night { $a }: I was shown { $b }
do-neither = Neither is the Demon: { $a } and { $b }
do-trio = Just one of these is evil: { $a }, { $b }, { $c }
do-way = The nearest evil from me is { $a }
do-ahead = Night { $a }: ahead is { $b }
do-living = Night { $a }: somebody alive is the { $b }
do-advise = { $a } { $b }

## Refusals
refuse-no-nomination-left = You have made your one nomination of this game.

## Advice to the Storyteller
counsel-politician = That it was lost because of this one player cannot be seen from here.
counsel-worth-talking = One of the same side who has something to tell.
counsel-ahead = That follows from what has been said in town so far.
counsel-farmer = The old role is the smaller loss.
counsel-puzzle = Somebody who learns something each night, so there is something to find out.
counsel-widow = One of the living good players.
counsel-ojo-victim = One of the living good players.
counsel-harpy-victims = Only the one who was told to try.
counsel-advice = To trust one's own helps; who is not sober hears the opposite.
counsel-snitch = Roles that are easy to hide behind.
counsel-faux-paw = A Townsfolk of whom others learn much.
counsel-rescued = Some role that nobody has.
counsel-make-room = Some Townsfolk that nobody needs here.
counsel-copies = Two of them: one is not to be believed.
counsel-drunk-idiot = Any of them, as long as it does not show.
counsel-evil-townsfolk = A Townsfolk who will be believed.
counsel-legion = One of Legion: nights look dangerous, and there are still good players.

## Jinxes
event-jinx-in-force = Jinx. { $jinx }
refuse-jinxed-apart = A jinx: these roles are never in play together: { $role } and { $other-role }.
jinx-alhadikhia-mastermind = If the Al-Hadikhia is executed while the Mastermind lives, it names three good players that night: if all choose life evil wins, otherwise good.
jinx-alhadikhia-princess = If whom the Princess nominated on the first day was executed, the Al-Hadikhia kills nobody that night.
jinx-alhadikhia-scarletwoman = If a dead Al-Hadikhia comes back beside another Demon, the former Scarlet Woman is the Scarlet Woman again.
jinx-alsaahir-vizier = The Vizier is not announced.
jinx-baron-heretic = The Baron and the Heretic are never in play together.
jinx-cultleader-pithag = An evil player whom the Pit-Hag makes the Cult Leader does not turn good by it.
jinx-damsel-spy = While a Spy is in play, the Damsel cannot be guessed.
jinx-damsel-widow = While a Widow is in play, the Damsel cannot be guessed.
jinx-exorcist-leviathan = If the Leviathan itself nominates whom the Exorcist chose, and they are executed, good wins.
jinx-exorcist-yaggababble = If the Exorcist chooses the Yaggababble, nobody dies of its phrase that night.
jinx-godfather-heretic = The Godfather and the Heretic are never in play together.
jinx-heretic-lleech = The Heretic and the Lleech are never in play together.
jinx-heretic-pithag = The Heretic and the Pit-Hag are never in play together.
jinx-heretic-spy = The Heretic and the Spy are never in play together.
jinx-heretic-widow = The Heretic and the Widow are never in play together.
jinx-innkeeper-leviathan = If the Leviathan itself nominates a guest of the Innkeeper, who is executed, good wins.
jinx-investigator-vizier = The Vizier is not announced.
jinx-king-leviathan = With the Leviathan in play, one dead player is enough for the King.
jinx-leviathan-mayor = If Leviathan and Mayor both live when day five ends without an execution, good wins.
jinx-leviathan-monk = If the Leviathan itself nominates whom the Monk kept safe, and they are executed, good wins.
jinx-leviathan-soldier = If the Leviathan itself nominates the Soldier, who is executed, good wins.
jinx-magician-wraith = Once an execution is over, a living Magician may name the Wraith for all to hear: if right, the Demon has to choose the Wraith tonight.
jinx-ogre-spy = To the Ogre the Spy is always evil.
jinx-poppygrower-spy = While the Poppy Grower lives and is sober, the Spy does not see the Grimoire.
jinx-poppygrower-widow = While the Poppy Grower lives and is sober, the Widow does not see the Grimoire.
