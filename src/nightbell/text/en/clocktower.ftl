### Blood on the Clocktower

## The game
game-clocktower = Blood on the Clocktower
    .about = A Demon hides in the town. By day the town talks and executes, by night somebody dies. Not everybody knows the truth, and anybody may lie.
box-together = { $count } characters together.
script-tb = Trouble Brewing
    .about = The set for beginners: a hunt for the Demon in which not all you see can be trusted.
script-bmr = Bad Moon Rising
    .about = Everybody kills, and to die is not the end of it. A set for players who know the first one.
script-snv = Sects & Violets
    .about = All the town learns something, roles and sides change, and madness makes people lie. A set for players who know the first one.
script-crossroads = Crossroads
    .about = Every role at once. Borrowed abilities, new roles in the middle of the night, a death that is none.
script-alley = The Alley
    .about = A Teensyville: a short game for five or six.
preset-clues = Plenty of clues
    .about = Eight players, much to learn, and one who learns it wrong.
preset-trust = Whom to trust
    .about = Eight players, a calm game about trust.
preset-masks = Borrowed masks
    .about = Eight players, and two of them seem to be what they are not.

## Sides and types
side-good = good
    .adj = good
side-evil = evil
    .adj = evil
side-unknown = unknown
    .adj = unknown
type-townsfolk = Townsfolk
type-outsider = Outsider
type-minion = Minion
type-demon = Demon
type-traveller = Traveller
word-good = good
word-evil = evil
word-townsfolk = a Townsfolk
word-outsider = an Outsider
word-minion = a Minion
word-demon = the Demon
seat-storyteller = the Storyteller
role-none = none
seat-none = nobody

## Townsfolk
role-washerwoman = Washerwoman
    .about = On your first night you learn that one of two players is a particular Townsfolk.
    .notes = A Spy may pass for any Townsfolk. The Washerwoman is never one of the two herself.
role-librarian = Librarian
    .about = On your first night you learn that one of two players is a particular Outsider, or that there are none.
    .notes = The Drunk is shown as the Drunk. A Spy may pass for an Outsider, and where the only Outsider is a Recluse, none may be shown.
role-investigator = Investigator
    .about = On your first night you learn that one of two players is a particular Minion.
    .notes = A Recluse may pass for a Minion, and a Spy may not show at all.
role-chef = Chef
    .about = On your first night you learn how many pairs of neighbours are both evil.
    .notes = Three evil players in a row are two pairs. An evil Traveller counts, a Recluse may count, a Spy may not.
role-empath = Empath
    .about = Each night you learn how many of your two living neighbours are evil.
    .notes = The dead are passed over. What counts is the side, not the role; a Traveller counts by side.
role-fortuneteller = Fortune Teller
    .about = Each night, choose two players: you learn whether a Demon is among them. One good player looks like a Demon to you all game.
    .notes = Oneself and the dead may be chosen. The red herring is always the same good player.
role-undertaker = Undertaker
    .about = Each night but the first, you learn the role of whoever died by execution today.
    .notes = Learns the role, not what the player believed: an executed Drunk shows as the Drunk. An exile and the execution of a dead player do not count.
role-monk = Monk
    .about = Each night but the first, choose another player: the Demon cannot harm them tonight.
    .notes = Protects from the Demon only, and for this night only. A protected Imp that chooses itself does not die.
role-ravenkeeper = Ravenkeeper
    .about = If you die at night you are woken: choose a player and learn their role.
    .notes = The dead may be chosen. The role is learnt even if the death was in the Mayor's place.
role-virgin = Virgin
    .about = The first time you are nominated, the nominator is executed at once if they are a Townsfolk.
    .notes = It is the first nomination that counts, whoever makes it. The Drunk is no Townsfolk, a Spy may register as one. This execution is the day's.
role-slayer = Slayer
    .about = Once per game, by day, choose a player aloud: if that is the Demon, they die.
    .notes = Anybody may act out a shot: a miss and a bluff look the same. A Recluse may register as the Demon and die.
role-soldier = Soldier
    .about = The Demon can do nothing to you.
    .notes = A drunk or poisoned Soldier dies of the Demon. Executions and a Gunslinger's shot work.
role-mayor = Mayor
    .about = If only three are alive and nobody was executed today, your side wins. If you would die at night, another may die instead.
    .notes = Living Travellers count among the three. If the death is turned to somebody protected, nobody dies.
role-chambermaid = Chambermaid
    .about = Each night, choose two living players other than yourself: you learn how many of them woke tonight for an ability of their own.
    .notes = Whoever was woken for an ability counts, drunk or undecided alike. The meeting of the evil team does not.
role-innkeeper = Innkeeper
    .about = Each night but the first, choose two players: they cannot die tonight, but one of them is drunk until dusk.
    .notes = The Storyteller says which of the two is drunk. If it is the Innkeeper, nobody is protected.
role-gossip = Gossip
    .about = Each day you may say something to everybody. If it is true, somebody dies tonight.
    .notes = The Storyteller judges whether it is true and picks the victim. The Gossip is not woken for it.
role-courtier = Courtier
    .about = Once per game, at night, name a role: whoever has it is drunk for three nights and three days.
    .notes = If nobody has the role, the ability is wasted. While the Courtier is drunk, the target is sober.
role-professor = Professor
    .about = Once per game, at night but not the first, choose a dead player: if they are a Townsfolk, they are alive again.
    .notes = Nobody else comes back, and the ability is used up. It is announced at dawn, and the ability is as new.
role-tealady = Tea Lady
    .about = If both your living neighbours are good, they cannot die.
    .notes = A neighbour changes as soon as somebody dies. A Spy may pass for good and a Recluse for evil. The Tea Lady does not protect herself.
role-fool = Fool
    .about = The first time you would die, you stay alive.
    .notes = Another's protection comes first and does not use the ability up.
role-juggler = Juggler
    .about = On your first day, guess roles in public, up to five times: at night you learn how many were right.
    .notes = What counts is “I think … is …”, said to everybody; who the player was at that moment, and whether you are sober at night. After the execution it takes the Storyteller's leave.
role-sage = Sage
    .about = If the Demon kills you, you learn two players: one of them is that Demon.
    .notes = An execution does not count, nor do deaths that the Storyteller deals out after the Pit-Hag's magic.
role-philosopher = Philosopher
    .about = Once per game, at night, choose a good role: its ability is yours. If somebody has that role, they are drunk.
    .notes = The token stays the Philosopher. Whoever has the chosen role is drunk while the Philosopher lives and is sober. A revived Philosopher chooses again.

## Outsiders
role-butler = Butler
    .about = Each night, choose your Master among the others: tomorrow you vote only if your Master does.
    .notes = It is a matter of honour: a vote without the Master counts, but the Storyteller knows. If the Master's hand goes down, take down yours. Exiles are free. A dead Butler votes freely.
role-drunk = Drunk
    .about = You do not know that you are the Drunk. You believe in a Townsfolk's ability that you do not have.
    .notes = For others' abilities an Outsider and the Drunk. The player can learn it only from what others say.
role-recluse = Recluse
    .about = You may register as evil, as a Minion and as a Demon, even if dead.
    .notes = Each check is decided apart. A Recluse may inherit the Imp and stays good.
role-saint = Saint
    .about = If you die by execution, your side loses.
    .notes = A death at night, by a shot or otherwise does no harm. An evil Saint ruins evil.
role-lunatic = Lunatic
    .about = You believe you are a Demon, and you are not. The Demon knows who you are and whom you choose at night.
    .notes = The Lunatic's choices do nothing, but the true Demon knows them. The Minions and bluffs shown are invented.
role-goon = Goon
    .about = Each night, the first to choose you with an ability is drunk until dusk, and you take their side.
    .notes = They are drunk at once, so the choice usually fails. The role stays what it was. A Courtier who names the Goon chooses the Goon too; a Lunatic and a Drunk only believe they choose. If the side changes the Goon is woken, and a Chambermaid counts it.
role-tinker = Tinker
    .about = You may die at any moment.
    .notes = The Storyteller says when. Protection from death helps against this as well.
role-sweetheart = Sweetheart
    .about = When you die, somebody is drunk from then on.
    .notes = The Storyteller says who. If you are drunk or poisoned as you die, nobody is.
role-mutant = Mutant
    .about = If you are mad about being an Outsider, you may be executed.
    .notes = The Storyteller judges, and needs no spoken word for it. An execution at night does not use up the next day's.
role-barber = Barber
    .about = If you died today or tonight, the Demon may choose two players, but not another Demon: they change roles.
    .notes = The swap is in the night after the death, even after an execution. A Barber who was drunk when dying, or is poisoned before the swap, cuts no hair.

## Minions
role-poisoner = Poisoner
    .about = Each night, choose a player: they are poisoned tonight and tomorrow by day.
    .notes = Poison reaches the dead as well. If the Poisoner dies, the poison is gone.
role-spy = Spy
    .about = Each night you see the Grimoire. You may register as good, as a Townsfolk and as an Outsider, even if dead.
    .notes = Each check is decided apart. Registering as a role does not give its ability.
role-scarletwoman = Scarlet Woman
    .about = If the Demon dies while five or more are alive, you become the Demon. Travellers do not count.
    .notes = The living are counted just before the Demon dies. If the Imp kills itself, she inherits first.
role-baron = Baron
    .about = There are two more Outsiders in play. [+2 Outsiders]
    .notes = Works once, while the game is set up. Whoever becomes the Baron later adds nobody.
role-cerenovus = Cerenovus
    .about = Each night, choose a player and a good role: through tomorrow's day and night they must be mad about being it, or they may be executed.
    .notes = The dead may be chosen, and the same player again. Whether to punish is up to the Storyteller.
role-devilsadvocate = Devil's Advocate
    .about = Each night, choose a living player, not last night's: if they are executed tomorrow, they do not die.
    .notes = The execution has taken place all the same, and there is no second one that day.
role-witch = Witch
    .about = Each night, choose a player: if they nominate tomorrow, they die. With only three alive there is no curse.
    .notes = The nomination stands. Calling for an exile is no nomination.
role-pithag = Pit-Hag
    .about = Each night but the first, choose a player and a role: if nobody has it, the player becomes it. If that makes a Demon, tonight's deaths are up to the Storyteller.
    .notes = The side does not change: a good player made evil by role stays good. A role that is in play already does nothing. The deaths that the Storyteller picks are not the Demon's, but Ravenkeeper and Barber act on them.

## Demons
role-imp = Imp
    .about = Each night but the first, choose a player: they die. If you kill yourself this way, one of the Minions becomes the Imp.
    .notes = The dead may be chosen. Without a living Minion, killing itself is good's victory.
role-zombuul = Zombuul
    .about = Each night but the first, if nobody died today, choose a player: they die. Your first death only looks like one.
    .notes = After the seeming death it is dead for every check, but wakes. Only an execution brings the second.
role-vortox = Vortox
    .about = Each night but the first, choose a player: they die. Townsfolk learn only falsehoods. If nobody is executed in a day, evil wins.
    .notes = Drunk Townsfolk hear lies too. Executing a dead player, or one who nominated a Virgin, saves the day as well.

## Travellers
role-thief = Thief
    .about = Each night, choose another player: tomorrow each vote of theirs is taken away instead of added.
    .notes = Exiles are not touched. A dead player under the mark still spends the token.
role-bureaucrat = Bureaucrat
    .about = Each night, choose another player: tomorrow each vote of theirs counts three times.
    .notes = Exiles are not touched. Together with a Thief it makes minus three.
role-gunslinger = Gunslinger
    .about = Each day, after the first vote has been counted, you may choose one of those who voted: they die.
    .notes = Shoots only those who voted, and only after the first vote of a day.
role-scapegoat = Scapegoat
    .about = If a player of your side is executed, you may be executed instead.
    .notes = It is the Storyteller's decision. It can save a Saint.
role-beggar = Beggar
    .about = You need a token for every vote. A dead player may give you theirs: you learn their side. You cannot be drunk or poisoned.
    .notes = Only the dead can give a token. A Recluse or a Spy may show the other side.

## Reminders
reminder-blank = Own words
reminder-looks-dead = Dead to the town
reminder-washerwoman-townsfolk = Townsfolk
reminder-washerwoman-wrong = False trail
reminder-librarian-outsider = Outsider
reminder-librarian-wrong = False trail
reminder-investigator-minion = Minion
reminder-investigator-wrong = False trail
reminder-fortuneteller-red-herring = Red herring
reminder-undertaker-died-today = Died today
reminder-monk-safe = Safe
reminder-virgin-no-ability = No ability
reminder-slayer-no-ability = No ability
reminder-butler-master = Master
reminder-drunk-is-the-drunk = Is the Drunk
reminder-poisoner-poisoned = Poisoned
reminder-scarletwoman-is-the-demon = Is the Demon
reminder-imp-dead = Dead
reminder-thief-negative-vote = Negative vote
reminder-bureaucrat-three-votes = 3 votes
reminder-lunatic-chosen = Chosen
reminder-zombuul-died-today = Died today
reminder-zombuul-dead = Dead
reminder-philosopher-drunk = Drunk
reminder-philosopher-is-the-philosopher = Is the Philosopher
reminder-barber-haircuts-tonight = Haircuts tonight
reminder-innkeeper-safe = Safe
reminder-innkeeper-drunk = Drunk
reminder-gossip-dead = Dead
reminder-courtier-drunk = Drunk
reminder-courtier-no-ability = No ability
reminder-professor-alive = Alive
reminder-professor-no-ability = No ability
reminder-tealady-cannot-die = Cannot die
reminder-fool-no-ability = No ability
reminder-goon-drunk = Drunk
reminder-tinker-dead = Dead
reminder-devilsadvocate-survives-execution = Survives execution
reminder-juggler-correct = Correct
reminder-witch-cursed = Cursed
reminder-sweetheart-drunk = Drunk
reminder-cerenovus-mad = Mad
reminder-pithag-demon-made = Demon made
reminder-vortox-dead = Dead

cause-demon = the Demon
cause-ability = an ability
cause-execution = execution
cause-exile = exile
cause-storyteller = the Storyteller's word
why-honest = each of these answers is true
why-registers = somebody may register as something else
why-no-ability = the ability does not work now, and the answer may be false
why-no-rule = there is no evil in play, and you may say anything
why-none = {""}
why-must-be-true = This has to be true: nothing else is offered here.
why-must-be-false = This has to be false: nothing else is offered here.
why-turns-round = True or false is up to you: the second statement has to be the opposite.
why-no-matter = The ability does not work: true or false, both will do.
why-half = This is one half of a compound statement.
why-vortox = because of the Vortox the answer must be false
record-seen = { $seat }: { $role }{ $alive ->
    [yes] {""}
   *[no] , shroud
}

## Outcomes
outcome-good = Good has won
outcome-evil = Evil has won

## Announcements
event-night-falls = Night { $night }. The town closes its eyes.
event-day-breaks = Day { $day }. { $died-count ->
    [0] Nobody died tonight.
    [one] One player died tonight: { $died }.
   *[other] These died tonight: { $died }.
}
event-nominations-open = The Storyteller opens nominations.
event-nobody-nominated-yet = The Storyteller reminds the town: nobody has been nominated today.
event-last-call = Last call for nominations. Three… two… one…
event-nomination-made = { $nominee-you ->
    [yes] { $seat-you ->
        [yes] You nominate yourself.
       *[no] { $seat } nominates you. What do you say?
    }
   *[no] { $seat-you ->
        [yes] You nominate { $nominee }.
       *[no] { $seat } nominates { $nominee }.
    }
}
event-hand-counted = { $seat-you ->
    [yes] { $raised ->
        [yes] Your hand is up. The count is { $tally }.
       *[no] Your hand stays down.
    }
   *[no] { $raised ->
        [yes] { $seat } has a hand up. The count is { $tally }.
       *[no] { $seat } keeps a hand down.
    }
}
event-vote-counted = { $tally } { $tally ->
    [one] vote
   *[other] votes
} to execute { $nominee-you ->
    [yes] you
   *[no] { $nominee }
}, { $needed } needed.
event-condemned = { $seat-you ->
    [yes] You are about to die.
   *[no] { $seat } is about to die.
}
event-tie-at-the-top = A tie at { $tally } { $tally ->
    [one] vote
   *[other] votes
}. Nobody is about to die.
event-nominations-closed = Nominations are closed.
event-last-wish = { $manner-id ->
    [none] { $seat } is silent.
   *[other] A last wish. { $seat }: { $manner }.
}
manner-gallows = the rope
manner-axe = the axe
manner-river = the river
manner-bell = the bell from the tower
manner-laughing = to die laughing
manner-none = silence
event-executed = { $seat-you ->
    [yes] You are executed.
   *[no] { $seat } is executed.
}
event-died = { $seat-you ->
    [yes] You die.
   *[no] { $seat } dies.
}
event-alive-again = { $seat-you ->
    [yes] You are alive again.
   *[no] { $seat } is alive again.
}
event-stays-alive = { $seat } stays alive.
event-nobody-executed = Nobody is executed today.
event-shot-fired = { $seat-you ->
    [yes] You point
   *[no] { $seat } points
} at { $target-you ->
    [yes] { $seat-you ->
        [yes] yourself
       *[no] you
    }
   *[no] { $target }
} for all to see: a Slayer's shot.
event-nothing-happens = Nothing happens.
event-gun-fired = { $seat-you ->
    [yes] You shoot
   *[no] { $seat } shoots
} at { $target-you ->
    [yes] you
   *[no] { $target }
}.
event-words-spoken = { $seat } names { $target } before everybody, as the { $role } does.
event-exile-called = { $seat-you ->
    [yes] You call
   *[no] { $seat } calls
} for { $traveller-you ->
    [yes] your exile
   *[no] the exile of { $traveller }
}.
event-support-counted = { $seat-you ->
    [yes] { $raised ->
        [yes] You support the exile. Hands: { $support }.
       *[no] You do not support the exile.
    }
   *[no] { $seat } { $raised ->
        [yes] supports the exile. Hands: { $support }.
       *[no] does not support the exile.
    }
}
event-exile-counted = { $support } { $support ->
    [one] hand
   *[other] hands
} to exile { $traveller-you ->
    [yes] you
   *[no] { $traveller }
}, { $needed } needed.
event-exiled = { $seat-you ->
    [yes] You are exiled.
   *[no] { $seat } is exiled.
}
event-traveller-joined = A Traveller is in the game. { $seat } is the { $role }. { $role-about }
event-traveller-left = { $seat }, the { $role }, leaves the town.
event-vote-token-given = { $seat } gives a vote token to { $beggar }.
event-hand-moved = { $seat } { $raised ->
    [yes] raises a hand.
   *[no] lowers the hand.
}
event-whispered = { $seat-you ->
    [yes] You whisper with { $other }.
   *[no] { $other-you ->
        [yes] { $seat } whispers with you.
       *[no] { $seat } and { $other } whisper.
    }
}
event-claimed = { $to-id ->
    [none] { $seat }: “{ $said }”.
   *[other] { $seat } whispers to { $to-you ->
        [yes] you
       *[no] { $to }
    }: “{ $said }”.
}
    .speech = { $said }
event-mistake-announced = The Storyteller admits that a mistake was made. The game goes on.
event-ruling-made = { $ruling-id ->
    [none] The Storyteller rules{ $role-id ->
        [none] {""}
       *[other] {" "}about the { $role }
    }: { $text }
   *[other] The Storyteller rules about the { $role }: { $ruling }.
}
ruling-own-side-loses = the Saint's own side loses
ruling-good-loses = good loses, whichever side the Saint is on
ruling-both-have-it = who chose the same both have the ability
ruling-first-is-drunk = the ability goes to the second, the first is drunk
ruling-second-gains-nothing = the ability stays with the first, the second gains nothing
event-side-won = { $side-id ->
    [good] Good has won.
   *[evil] Evil has won.
} { $reason-id ->
    [demon-dead] The Demon is dead.
    [two-left] Only two are left alive.
    [saint] The Saint died by execution.
    [fiddler] So the town decided to the Fiddler's tune.
    [mayor] Three alive and a day without an execution: the Mayor held the town.
    [goblin] The Goblin, who had said so, was executed.
    [fearmonger] The Fearmonger's fear came true at an execution.
    [damsel] A Minion found the Damsel.
    [leviathan] The Leviathan's fifth day is over.
    [leviathan-guarded] The Leviathan itself brought to the gallows somebody who was guarded against it.
    [leviathan-executions] A second good player was executed, and the Leviathan is pleased.
    [mastermind] The Mastermind's last day decided it.
    [summoner] The Alchemist, who was to name the Demon, is dead.
    [storyteller-dead] The Storyteller was executed.
    [wizard] The Wizard's wish came true.
    [klutz] The Klutz named somebody evil.
    [eviltwin] The good twin was executed.
    [leviathan-grandchild] The grandchild was executed, with the Leviathan in play.
    [riot-guarded] Riot itself brought to the gallows somebody who was guarded against it.
    [riot-grandchild] The grandchild was executed, with Riot in play.
    [riot-halted] The Mayor called a halt to the riot.
    [alsaahir] The Alsaahir named the whole evil team.
    [cultleader] All good players joined the cult.
    [alhadikhia] The Al-Hadikhia called the last three names.
    [vortox] A day went by without an execution, and the Vortox is pleased.
   *[early] Whatever anybody does, the other side can win no more, so the Storyteller closed the game.
}
event-revealed = { $seat } is the { $role }, { $side }.

## In secret
event-dealt = { $seat-you ->
    [yes] You are the { $role }. { $side-id ->
        [good] You are good.
        [evil] You are evil.
       *[unknown] Your side is unknown.
    } { $role-about }
   *[no] { $seat } is dealt the { $role } ({ $side }).
}
event-woken = { $seat-you ->
    [yes] You are woken. { $role }: { $role-about }
   *[no] { $seat } wakes ({ $role }).
}
event-put-to-sleep = { $seat-you ->
    [yes] You close your eyes.
   *[no] { $seat } goes to sleep.
}
event-target-chosen = { $seat-you ->
    [yes] { $targets-count ->
        [0] You choose nobody.
       *[other] Your choice: { $targets }.
    }
   *[no] { $targets-count ->
        [0] { $seat } ({ $role }) chooses nobody.
       *[other] { $seat } ({ $role }) chooses { $targets }.
    }
}
event-role-named = { $role-id ->
    [philosopher] { $seat-you ->
        [yes] You name a role: { $named }.
       *[no] { $seat } ({ $role }) names a role: { $named }.
    }
    [courtier] { $seat-you ->
        [yes] You name a role: { $named }.
       *[no] { $seat } ({ $role }) names a role: { $named }.
    }
    [gambler] { $seat-you ->
        [yes] You name a role: { $named }.
       *[no] { $seat } ({ $role }) names a role: { $named }.
    }
    [ojo] { $seat-you ->
        [yes] You name a role: { $named }.
       *[no] { $seat } ({ $role }) names a role: { $named }.
    }
   *[other] { $seat-you ->
        [yes] Your ability is now: { $named }.
       *[no] { $seat } ({ $role }) gains an ability: { $named }.
    }
}
event-learns-number = { $seat-you ->
    [yes] You are shown the number { $number }{ $role-id ->
        [chef] : so many pairs of evil players sit side by side.
        [empath] : so many of your two living neighbours are evil.
        [clockmaker] : so many steps it is from the Demon to the nearest Minion.
        [chambermaid] : so many of the two woke for their own ability.
        [oracle] : so many of the dead are evil.
        [juggler] : so many of your guesses are right.
        [mathematician] : so many abilities went wrong.
       *[other] .
    }
   *[no] { $seat } ({ $role }) sees the number { $number }.
}
event-learns-yes-no = { $seat-you ->
    [yes] { $targets }: { $yes ->
        [yes] the Storyteller nods. Yes.
       *[no] the Storyteller shakes the head. No.
    }
   *[no] { $seat } ({ $role }) learns about { $targets }: { $yes ->
        [yes] yes.
       *[no] no.
    }
}
event-learns-answer = { $seat-you ->
    [yes] { $yes ->
        [yes] The Storyteller nods. Yes.
       *[no] The Storyteller shakes the head. No.
    }
   *[no] { $seat } ({ $role }) learns: { $yes ->
        [yes] yes.
       *[no] no.
    }
}
event-learns-role = { $seat-you ->
    [yes] { $target } is the { $shown }.
   *[no] { $seat } ({ $role }) sees that { $target } is the { $shown }.
}
event-learns-pair = { $seat-you ->
    [yes] One of these two is the { $shown }: { $pair }.
   *[no] { $seat } ({ $role }) learns that the { $shown } is one of { $pair }.
}
event-learns-two = { $seat-you ->
    [yes] It is one of these two: { $pair }.
   *[no] { $seat } ({ $role }) learns that it is one of { $pair }.
}
event-learns-none = { $seat-you ->
    [yes] You are shown a zero: there are no such roles in play.
   *[no] { $seat } ({ $role }) sees a zero.
}
event-learns-side = { $seat-you ->
    [yes] { $target } is { $side }.
   *[no] { $seat } ({ $role }) learns that { $target } is { $side }.
}
event-learns-demon = { $seat-you ->
    [yes] This is the Demon: { $demons }.
   *[no] { $seat } learns who the Demon is: { $demons }.
}
event-learns-minions = { $seat-you ->
    [yes] { $minions-form ->
        [many] The Minions: { $minions }.
       *[other] The Minion: { $minions }.
    }
   *[no] { $seat } learns who the Minions are: { $minions }.
}
event-learns-bluffs = { $seat-you ->
    [yes] These roles are not in play: { $bluffs }.
   *[no] { $seat } learns which roles are not in play: { $bluffs }.
}
event-learns-lunatic = { $seat-you ->
    [yes] You are the true Demon. { $lunatic } only believes to be one.
   *[no] { $seat } learns who the Lunatic is: { $lunatic }.
}
event-learns-lunatic-choice = { $seat-you ->
    [yes] The Lunatic ({ $lunatic }) chooses tonight: { $targets }.
   *[no] { $seat } learns the Lunatic's choice: { $targets }.
}
event-learns-madness = { $seat-you ->
    [yes] THIS ROLE HAS CHOSEN YOU: { $by }. Tomorrow you are mad: convince everybody that you are the { $role }.
   *[no] { $seat } learns that the { $by } has chosen them, mad about being the { $role }.
}
event-is-now = { $seat-you ->
    [yes] YOU ARE NOW the { $role }. { $side-id ->
        [good] You are good.
        [evil] You are evil.
       *[unknown] Your side is unknown.
    } { $role-about }
   *[no] { $seat } is told: now the { $role } ({ $side }).
}
event-sees-grimoire = { $seat-you ->
    [yes] You look into the Grimoire: { $tokens }.
   *[no] { $seat } looks into the Grimoire.
}

## For the Storyteller
event-marked = Reminder at { $seat }: { $reminder }.
event-jotted = { $down ->
    [yes] Reminder at { $seat }: “{ $text }”.
   *[no] Reminder taken from { $seat }: “{ $text }”.
}
event-unmarked = Reminder taken from { $seat }: { $reminder }.
event-died-at-night = Tonight { $seat } dies. Cause: { $cause }.
event-revived-at-night = Tonight { $seat } is alive again.
event-spared = { $seat } does not die of this: { $cause }.
event-lie-told = Not so: { $seat } ({ $role }) is told something false.
event-ability-gained = { $seat } comes by an ability ({ $role }): { $named }. They are not told.
event-went-astray = { $seat } ({ $role }): the ability went astray because of another role.
event-voted-unduly = { $seat } ({ $role }) votes although their role asks them not to. The vote counts, and only you know.
event-guess-noted = { $seat } guesses { $target } to be the { $role }: { $right ->
    [yes] right.
   *[no] wrong.
}
event-role-changed = { $seat } is now the { $role }.
event-side-changed = { $seat } is now { $side }.
event-ability-spent = { $seat } ({ $role }) has used up the ability.
event-verdict-found = { $seat } { $tries ->
    [yes] tries to convince the town.
   *[no] does not try to convince the town.
}
event-ruling-kept = This was ruled before. { $role }: { $ruling }.
event-word-given = The Storyteller's word: the Grimoire is corrected at { $seat }.

# Beginnings of words that give away a question about the signals of the night, or about how many may be chosen.
signal-words = finger, nod, gestur, sign, shown, showed, show me, how many, number, woke, wake, token, one or two, may i choose

## Questions to players
ask-choose = { $role-id ->
    [poisoner] Whom do you poison?
    [monk] Whom do you keep safe from the Demon?
    [butler] Who is your Master tomorrow?
    [ravenkeeper] Whose role do you want to know?
    [imp] Who dies tonight?
    [zombuul] Who dies tonight?
    [vortox] Who dies tonight?
    [pithag] Whom do you change?
    [bureaucrat] Whose vote counts three times tomorrow?
    [thief] Whose vote is taken away tomorrow?
    [witch] Whom do you curse?
    [devilsadvocate] Whom do you save from tomorrow's execution?
    [preacher] Whose ability do you silence?
    [acrobat] Whom do you try?
    [lycanthrope] Who is the prey?
    [ogre] Who is your friend?
    [fearmonger] Whose fear is it to be?
    [lleech] Whom do you choose?
    [villageidiot] Of whom do you ask?
    [summoner] Whom do you make the Demon?
    [kazali] Whom do you choose?
    [lordoftyphon] Who dies tonight?
    [harpy] First who is driven mad, then against whom?
    [widow] Whom do you poison?
    [cerenovus] Whom do you drive mad?
    [sailor] Whom do you drink with?
    [exorcist] Whom do you exorcise?
    [gambler] Whose role do you guess?
    [godfather] Who dies tonight?
    [pukka] Whom do you poison? The one before dies.
    [shabaloth] Who dies tonight? Choose one at a time.
    [po] Who dies tonight? Choose one at a time.
    [dreamer] Whom do you dream of?
    [harlot] Whom do you visit?
    [snakecharmer] Whom do you charm?
    [fanggu] Who dies tonight?
    [vigormortis] Who dies tonight?
    [nodashii] Who dies tonight?
   *[other] Whom do you choose?
}
ask-choose-two = { $role-id ->
    [fortuneteller] Whom do you ask about? Choose two.
    [chambermaid] Whom do you ask about? Choose two.
    [innkeeper] Whom do you take in for the night? Choose two.
    [seamstress] Whom do you compare? Choose two.
   *[other] Choose two.
}
ask-may-choose = { $role-id ->
    [bonecollector] Whose bones do you collect? You may wait.
    [assassin] Whom do you kill for certain? You may wait.
    [po] Who dies tonight? You may choose nobody.
   *[other] Whom do you choose? It may be nobody.
}
ask-philosopher = Whose ability do you take? You may wait.
ask-professor = Whom do you bring back? You may wait.
ask-courtier = Which role is to be drunk? You may wait.
ask-cerenovus = About which role is { $seat } to be mad?
ask-pit-hag = What do you make of { $seat }?
ask-barber = The Barber is dead. Have two players change roles?
ask-barber-pair = Who change roles?
ask-last-words = You are dead, and all can hear you. Do you point at somebody?
ask-last-wish = You are led to your execution. How would you like to die? You may keep silent.
ask-gunslinger = The votes are counted. Shoot one of those who voted?
ask-traveller-role = Which Traveller are you?
ask-floor = The town listens. What do you do?
ask-vote = { $seat-you ->
    [yes] Execute you?
   *[no] Execute { $seat }?
}
ask-support-exile = Exile { $seat }?
ask-claim = What do you tell everybody?
ask-whisper = With whom do you whisper, and about what?
ask-confide = What do you confide to { $seat }?
ask-hand = { $seat-you ->
    [yes] Raise your hand for your own execution?
   *[no] Raise your hand for the execution of { $seat }?
}

## Questions to the Storyteller
ask-pick-demon = Which Demon is in play?
ask-pick-minion = Which Minions are in play?
ask-pick-outsider = Which Outsiders are in play?
ask-pick-townsfolk = Which Townsfolk are in play?
ask-outsider-shift = By how many do the Outsiders change?
ask-pick-token = Whom does the { $role } believe to be?
ask-drew = Which token did { $seat } draw?
ask-red-herring = Which good player looks like a Demon to the Fortune Teller ({ $seat })?
ask-traveller-side = Which side is { $seat }, the { $role }, on?
ask-bluffs = Which three roles is the Demon shown as not in play?
ask-mock-minions = Whom is the Lunatic ({ $seat }) to take for a Minion?
ask-mock-bluffs = Which roles is the Lunatic ({ $seat }) shown as not in play?
ask-clue = Which role is { $seat } ({ $role }) shown? Why you choose: { $why }.
ask-clue-second = Who is shown to { $seat } ({ $role }) together with { $with-seat }? One of the two is the { $named-role }.
ask-tell = What is { $seat } ({ $role }) told? Why you choose: { $why }.
ask-undertaker = Which of the executed does the Undertaker ({ $seat }) learn about?
ask-either = { $side-id ->
    [good] Which good role
    [evil] Which evil role
   *[other] Which role
} is { $seat } ({ $role }) shown for { $about-seat }? Why you choose: { $why }.
ask-register-role = Does { $seat } register as { $named-role }? The ability that asks: { $role }.
ask-register = Does { $seat } register as a { $type }? The ability asking is the { $role }'s.
ask-register-side = Does { $seat } register as { $side }? The ability asking is the { $role }'s.
ask-mayor = The Mayor ({ $seat }) would die. Who dies?
ask-scapegoat = { $seat }, an ally of the Scapegoat, is to be executed. Who is?
ask-star-pass = The Imp ({ $seat }) killed itself. Who becomes the Imp?
ask-spy = The { $role } ({ $seat }) is not sober. Which two tokens are changed over in what is shown?
ask-barber-demon = Which Demon chooses for the Barber?
ask-discretion = A Demon was made tonight. Does { $seat } die?
ask-further-deaths = A Demon was made tonight. Who else dies?
ask-nomination-first = The nomination touches two abilities. Which one comes first?
ask-proceed = How does the day go on?
ask-allow-deed = There was an execution already. May { $seat } still use an ability?
ask-word = The Storyteller's word: what is corrected in the Grimoire?
ask-verdict = Madness: what do you see?
ask-madness-penalty = { $seat } has gone against it. Execute them?
ask-innkeeper = The Innkeeper ({ $seat }) took two in. Which of them is drunk?
ask-gossip = { $said-word-count ->
    [0] The Gossip ({ $seat }): is what was said today true?
   *[other] The Gossip ({ $seat }): is anything true of what was said today? It was said: { $said-word }.
}
ask-gossip-victim = The Gossip ({ $seat }) spoke the truth. Who dies?
ask-sweetheart = The Sweetheart ({ $seat }) is dead. Who is drunk now?
ask-whenever = It may happen at any moment: to whom does it happen now?
ask-late-action = Whom did you forget to wake?
ask-dawn = The night is over. Does the town open its eyes?
ask-jot = A reminder in your own words
ask-ruling = Announce a ruling
ask-odd-case = { $case ->
    [evil-saint] An evil Saint was executed.
   *[same-choice] Two Philosophers chose one ability.
} How do you rule? Everybody will hear it.
ask-admit-mistake = Announce that a mistake was made?
ask-end-early = End the game now? Who has won?
ask-welcome = Who joins, and where?
ask-farewell = Which Traveller leaves?

## Actions
do-nominate = Nominate { $a }
do-shoot = Slayer's shot at { $a }
do-exile = Call for the exile of { $a }
do-name = Name { $b } ({ $a })
do-give = Give your vote token to { $a }
do-pass = I have nothing to add
do-open = Open nominations
do-remind = Remind the town of nominations
do-last-call = Last call: three, two, one
do-last-wish = Ask the condemned how to die, and execute
do-close = Close nominations
do-night = Let night fall
do-slay = { $a } dies
do-revive = { $a } lives again
do-turn = { $a } is now { $b }
do-become = { $a } becomes the { $b }
do-mark = Put { $b } at { $a }
do-unmark = Take { $b } from { $a }
do-jot = { $a }: reminder “{ $b }”
do-rule = { $a-id ->
    [none] Rule: { $b }
   *[other] Rule about the { $a }: { $b }
}
do-welcome = { $a } sits down beside { $b }
do-verdict = { $a } { $b }
verdict-tries = tries to convince the town
verdict-does-not-try = does not try to convince the town
do-clue = The { $a } at { $b }
do-no-clue = Show a zero
do-am = { $voice ->
    [curt] { $a }. That is me
    [warm] I will be honest with you: I am the { $a }
    [lively] All right, cards on the table: I am the { $a }!
   *[plain] I am the { $a }
}
do-number = { $voice ->
    [curt] Night { $a }: number { $b }
    [warm] Night { $a }: I was shown the number { $b }, make of it what you can
    [lively] Listen to this: night { $a }, and they show me the number { $b }!
   *[plain] Night { $a }: I was shown the number { $b }
}
do-yes = { $voice ->
    [curt] Night { $a }: { $b } and { $c }, { $d ->
        [yes] yes
       *[no] no
    }
    [warm] Night { $a }: I wondered about { $b } and { $c }, and the answer was { $d ->
        [yes] yes
       *[no] no
    }
    [lively] Night { $a }: I ask about { $b } and { $c }, and what do I get? A { $d ->
        [yes] yes
       *[no] no
    }!
   *[plain] Night { $a }: about { $b } and { $c } I was told { $d ->
        [yes] yes
       *[no] no
    }
}
do-answer = { $voice ->
    [curt] Night { $a }: { $b ->
        [yes] yes
       *[no] no
    }
    [warm] Night { $a }: quietly, I was told { $b ->
        [yes] yes
       *[no] no
    }
    [lively] Night { $a }: would you believe it, a { $b ->
        [yes] yes
       *[no] no
    }!
   *[plain] Night { $a }: I was told { $b ->
        [yes] yes
       *[no] no
    }
}
do-saw = { $voice ->
    [curt] Night { $a }: { $b } is the { $c }, full stop
    [warm] Night { $a }: I was shown that { $b } is the { $c }
    [lively] Night { $a }: here is news for you, { $b } is the { $c }!
   *[plain] Night { $a }: { $b } is the { $c }
}
do-pair = { $voice ->
    [curt] { $a }: { $b } or { $c }
    [warm] One of these two, { $b } or { $c }, is the { $a }
    [lively] Look no further: the { $a } is { $b } or { $c }!
   *[plain] The { $a } is { $b } or { $c }
}
do-none = { $voice ->
    [curt] Zero
    [warm] I was shown a zero, oddly enough
    [lively] Zero! They showed me a zero
   *[plain] I was shown a zero
}
do-two = { $voice ->
    [curt] Night { $a }: { $b } or { $c }
    [warm] Night { $a }: I am told to look at two people, { $b } or { $c }
    [lively] Night { $a }: it is { $b } or { $c }, one of the two!
   *[plain] Night { $a }: the one I am looking for is { $b } or { $c }
}
do-side = { $voice ->
    [curt] { $a } is { $b }. I was shown it
    [warm] I was shown whose side { $a } is on: { $b }
    [lively] Now I know it: { $a } is { $b }!
   *[plain] I was shown that { $a } is { $b }
}
do-chose = { $voice ->
    [curt] Night { $a }: { $b }
    [warm] Night { $a }: after much doubt I chose { $b }
    [lively] Night { $a }: I went for { $b }, of course!
   *[plain] Night { $a }: I chose { $b }
}
do-think = { $voice ->
    [curt] { $a } is { $b }. My guess
    [warm] It seems to me that { $a } is { $b }
    [lively] What do you bet that { $a } is { $b }?
   *[plain] I think { $a } is { $b }
}
do-blame = { $voice ->
    [curt] { $a } is the Demon: { $b }
    [warm] I am afraid { $a } is the Demon: { $b }
    [lively] There is your Demon, { $a }: { $b }!
   *[plain] I think { $a } is the Demon: { $b }
}
do-agree = { $voice ->
    [curt] I do not like { $a } either
    [warm] Sorry to say so, but I do not like { $a } either
    [lively] Exactly! I do not like { $a } either
   *[plain] I do not like { $a } either
}
do-doubt = { $voice ->
    [curt] { $a } is no Demon
    [warm] I find it hard to believe that { $a } is the Demon
    [lively] Come on, { $a }? Never the Demon!
   *[plain] I do not believe that { $a } is the Demon
}
do-believe = { $voice ->
    [curt] I believe { $a }
    [warm] I would like to believe what { $a } says
    [lively] Now { $a } is telling the truth, I believe it!
   *[plain] I believe what { $a } says
}
do-disbelieve = { $voice ->
    [curt] I do not believe { $a }
    [warm] I would like to believe { $a }, but something is missing
    [lively] Oh no, I do not buy what { $a } says!
   *[plain] I do not believe what { $a } says
}
do-retract = { $voice ->
    [curt] I take it back about { $a }
    [warm] Forgive me, I have changed my mind about { $a }: I suspect them no more
    [lively] That is it, { $a } is off my list!
   *[plain] I have changed my mind about { $a }: I suspect them no more
}
do-propose = { $voice ->
    [curt] We nominate { $a }
    [warm] Perhaps we should nominate { $a }?
    [lively] What are we waiting for? Let us nominate { $a }!
   *[plain] I say we nominate { $a }
}
do-promise = { $voice ->
    [curt] My vote is on { $a }
    [warm] If it comes to it, my hand goes up for { $a }
    [lively] Both my hands go up for { $a }!
   *[plain] My hand goes up for { $a }
}
reason-votes = nobody with nothing to hide votes like that
reason-feeling = I cannot prove it, but I feel it
reason-silent = not a word about themselves so far
reason-double = somebody else claims the same role
reason-named = somebody's information points there
reason-left = I trust the others more
do-ask = { $voice ->
    [curt] { $a }, who are you? What do you know?
    [warm] { $a }, would you tell us who you are and what you know?
    [lively] { $a }, speak up! Who are you and what do you know?
   *[plain] { $a }, who are you and what do you know?
}
do-later = { $voice ->
    [curt] Not now
    [warm] Give me a little time, I am not saying yet
    [lively] Later, later, all in good time!
   *[plain] I am not saying yet
}

## Refusals
refuse-too-many-slips = The Grimoire already has { $most } reminders in your own words. Take one up.
refuse-player-count = There must be { $least } to { $most } players, not { $players }.
refuse-plan-size = There are { $roles } roles for { $players } players; the numbers must match.
refuse-traveller-count = With { $players } players there cannot be { $travellers } Travellers.
refuse-travellers-last = Travellers are named last.
refuse-too-many-roles = There are { $roles } roles, and at most { $most } can be ordinary ones; the others are Travellers.
refuse-demon-count = There must be one Demon, and here there are { $has }.
refuse-wrong-counts = { $players } players need { $townsfolk } Townsfolk, { $outsiders } Outsiders and { $minions } Minions; here it is { $has }.
refuse-unknown-role = There is no role “{ $word }” here.
refuse-doubled-role = A role is named twice: { $role }.
refuse-unknown-side = There is no side “{ $word }”, only good and evil.
refuse-unfit-token = The { $role } cannot draw this token: { $card-role }.
refuse-token-in-play = This token is already in play: { $role }.
refuse-not-on-the-sheet = The sheet of this script does not have this role: { $role }.
refuse-unknown-script = There is no script “{ $word }”. There are: { $known }.
refuse-unknown-preset = There is no set-up “{ $word }”. There are: { $known }.
refuse-two-plans = The roles are given twice; leave only one.
refuse-wake-apart = With this role on the sheet the evil team wakes apart: { $role }.
refuse-not-a-script = This is not a script file.
refuse-script-too-small = The script has too few roles of this type ({ $type }): { $has } instead of { $needs } for { $players } players.
refuse-script-few-outsiders = { $has ->
    [0] No Outsiders. The Demon has no Outsider to claim to be.
   *[other] Only one Outsider. Whoever claims to be it is believed or caught at once.
}
refuse-script-more-outsiders = { $role } brings Outsiders into play: { $needs } on the script would do, there are { $has }.
refuse-script-all-is-true = Nobody here gets drunk or poisoned, so whatever is learned is true. One role that clouds it makes a mystery.
refuse-script-few-bluffs = With { $players } players fewer than three good roles stay out of play. The Demon is shown three of them.
refuse-teensyville-players = A Teensyville is for five or six players, not for { $players }.
refuse-exile-instead = Travellers are not executed. You may call for the exile of { $seat }.
refuse-exile-only-travellers = Only Travellers are exiled, and { $seat } is none.
refuse-exile-too-late = There has been an execution: nobody is exiled any more today.
refuse-exile-dead = { $seat } is dead, and the dead are not exiled.
refuse-exile-once = The exile of { $seat } has already been called for today.
refuse-dead-nominate = The dead do not nominate.
refuse-nominated-already = You have already nominated today.
refuse-nominee-already = { $seat } has already been nominated today.
refuse-nominations-closed = Nominations are not open yet.
refuse-shot-already = You have already shot.
refuse-no-token-to-give = Only a dead player with a vote token left can give it away.
refuse-only-travellers-leave = Only Travellers leave in the middle of a game: this player's role cannot be taken out ({ $seat }).
refuse-vote-under-way = The vote must end first.

## Glossary
term-in-play = In play
    .about = A role that some player has, alive or dead.
term-choose = Choose
    .about = The player decides. Without this word in an ability, the Storyteller does.
term-script-builder = Script builder
    .about = Makes a script out of any roles there are, and the night sheet for it.
term-vote = Vote
    .about = A hand raised for an execution at the moment when the Storyteller counts that player. The living vote as often as they like, the dead once until the end of the game.
term-town-square = Town Square
    .about = The board in the middle of the circle: life and vote tokens, with the Traveller sheet under it.
term-townsfolk = Townsfolk
    .about = A type of good role whose ability helps the good side.
term-grimoire = Grimoire
    .about = Where the Storyteller sees everybody's role and state. Players may not look into it.
term-demon-player = Demon (player)
    .about = A player with a Demon role. If several live, each of them is the Demon.
term-demon-role = Demon (role)
    .about = A type of role that starts evil. When the Demon dies, good wins.
term-day = Day
    .about = All open their eyes, talk and decide whom to execute. A day is always followed by a night.
term-good-role = Good role
    .about = A Townsfolk or an Outsider.
term-good = Good
    .about = The side of Townsfolk and Outsiders. It wins if the Demon dies.
term-vote-token = Vote token
    .about = Put on the life token of a player who died, and taken away when that player votes.
term-life-token = Life token
    .about = Lies on the Town Square for each seat: light side up alive, dark side up dead.
term-information-token = Information token
    .about = A card shown to a player at night, such as “This is the Demon”.
term-night-token = Night token
    .about = Marks on the night sheet who may act in the coming night.
term-role-token = Role token
    .about = The large round token with a player's role. Nobody may look at another's.
term-alive = Alive
    .about = Who has not died: has an ability, votes without limit and may nominate.
term-living-neighbours = Living neighbours
    .about = The nearest living players on either side, with the dead between them passed over.
term-tomorrow = Tomorrow
    .about = The day and the night that follow the present night.
term-dusk = Dusk
    .about = The very beginning of a night. What lasts until dusk ends as soon as eyes are closed.
term-healthy = Healthy
    .about = Not poisoned.
term-evil-role = Evil role
    .about = A Minion or a Demon.
term-evil = Evil
    .about = The side of Minions and Demons. It wins when only two are alive, Travellers left out.
term-player = Player
    .about = Everybody with a role. The Storyteller is none.
term-exile = Exile
    .about = The town's decision by day on a Traveller's death. It is neither an execution nor a vote, everybody may support it, and no ability touches the decision.
term-outsider = Outsider
    .about = A type of role that starts good and is of no use to the good side.
term-demon-info = Demon info
    .about = In the first night of seven or more players the Demon learns the Minions and three good roles that are not in play.
term-minion-info = Minion info
    .about = In the first night of seven or more players the Minions learn each other and the Demon.
term-each-night = Each night
    .about = In every night, from the first on.
term-each-night-but-first = Each night*
    .about = In every night except the first.
term-execution = Execution
    .about = The town's decision by day on the death of a player who is no Traveller. There is at most one a day, and there may be none.
term-team = Team
    .about = All players of one side, the dead included.
term-night-sheet = Night sheet
    .about = A reminder of who acts at night and in which order: one side for the first night, the other for the later ones.
term-setup-sheet = Setup sheet
    .about = The ten steps that the Storyteller takes before the game.
term-rules-sheet = Rules sheet
    .about = The main rules for newcomers. It is read out or handed over.
term-role-sheet = Role sheet
    .about = All the roles that a set may bring, with their abilities.
term-leaf = Leaf
    .about = Leaves at the top of a token are its reminders; one on the left means the role acts in the first night, on the right in the others. An orange flower changes the set-up.
term-lie = Lie
    .about = False information: a word, a gesture or a token. The Storyteller may lie to the drunk and poisoned, and about those who register as something else.
term-dead = Dead
    .about = Who is not alive: without an ability, and with one vote left.
term-reminder = Reminder
    .about = A small token of its role that helps the Storyteller remember a detail.
term-may = May
    .about = The Storyteller decides whether it happens.
term-set = Set
    .about = A ready-made script with tokens, sheets and an almanac of its own, such as Trouble Brewing.
term-starts-knowing = Starts knowing
    .about = Learns it in the first night or, if the role appears in mid-game, in the coming one.
term-not-in-play = Not in play
    .about = A role of the role sheet that nobody has.
term-nomination = Nomination
    .about = A player calls for a vote on somebody's execution, or on their own. The living nominate once a day, and everybody is nominated once a day.
term-night = Night
    .about = All close their eyes, and some wake to act or to learn. The game begins with one.
term-announce = Announce
    .about = To say it so that everybody hears.
term-revived = Revived
    .about = A dead player who lives again, with the ability as new, even one for once per game.
term-register = Register
    .about = To count as another role or side for rules and other players' abilities. It does not give that role's ability.
term-poisoned = Poisoned
    .about = Has no ability, does not know it, and the Storyteller acts as if the ability were there.
term-traveller-sheet = Traveller sheet
    .about = How many Townsfolk, Outsiders and Minions are in the game, and which Travellers there are.
term-first-night = First night
    .about = The night with which the game begins. Roles are talked about only after it.
term-victory = Win
    .about = One side wins, and with it all its players, alive or dead.
term-mad = Mad
    .about = Tries to convince the town of what they were told to. The Storyteller judges the attempt.
term-loss = Loss
    .about = The other side loses, and with it all its players, alive or dead.
term-truth = Truth
    .about = True information. About the rules only the truth is told, always.
term-privately = Privately
    .about = In a whisper that others do not hear.
term-condemned = Condemned
    .about = Who has enough votes today, and more than anybody else.
term-minion = Minion
    .about = A type of evil role whose ability helps the evil side. There are one to three of them.
term-publicly = Publicly
    .about = So that all players and the Storyteller know of it.
term-drunk = Drunk
    .about = Has no ability, does not know it, and the Storyteller plays along.
term-once-per-game = Once per game
    .about = An ability for one use. An attempt while drunk or poisoned counts as well.
term-wake = Wake
    .about = To have one player open their eyes at night. At dawn everybody does.
term-dawn = Dawn
    .about = The very end of a night, before everybody's eyes open.
term-storyteller = Storyteller
    .about = Runs the game, keeps the Grimoire and has the final say. Plays no role.
term-role = Role
    .about = Who a player is in this game. A role is in play or not in play.
term-shroud = Shroud
    .about = The black flag on a dead player's token in the Grimoire.
term-fabled = Fabled
    .about = A role for the Storyteller: on nobody's side, seen by all, and there to make a game fairer.
term-neighbours = Neighbours
    .about = The players in the seats to the left and right, alive or dead. “Neighbouring Townsfolk” are the nearest ones on either side.
term-state = State
    .about = Drunk or sober, poisoned or healthy, alive or dead, good or evil, mad or not.
term-ally = Ally
    .about = A player of the same side.
term-ability = Ability
    .about = The power or flaw of a role. Nobody has it while dead, drunk or poisoned.
term-side = Side
    .about = Good or evil. It changes apart from the role.
term-traveller = Traveller
    .about = A role for those who come late or leave early. The player chooses the role, the Storyteller the side. Can be exiled.
term-script = Script
    .about = A list of roles made for a game. It can be printed as a role sheet.
term-think = Think
    .about = To believe in another role: the token in hand is not the one in the Grimoire, and the Storyteller plays along.
term-type = Type
    .about = Townsfolk, Outsider, Minion, Demon, Traveller or Fabled.
term-sober = Sober
    .about = Not drunk.
term-clocktower = Clocktower
    .about = Blood on the Clocktower: a game in which everybody bluffs.

## Setup sheet
step-gather = Seat the players in a circle, all in sight of each other.
step-grimoire = Open the Grimoire where nobody can look in.
step-set = Choose a set, hand out the role sheets, take the night sheet.
step-square = Lay out life tokens, vote tokens and the Traveller sheet on the Town Square.
step-rules = Read the rules sheet to newcomers.
step-choose-roles = Choose the roles in secret, by the table.
step-change-roles = Add and remove roles where an orange flower says so.
step-reminders = Get the reminders of the chosen roles ready.
step-hand-out = Have everybody draw a role token from the bag.
step-lay-out = Collect the tokens and lay them out in the Grimoire by seat.

## Rules sheet
basic-goal = The good look for the Demon, the evil hide it.
basic-secret = You and the Storyteller know your role. Tokens are not shown.
basic-night = At night all close their eyes. Who is woken learns something or acts.
basic-say-anything = By day say anything to anyone, before all or in private. Lying is allowed.
basic-nominate = The living may nominate once a day; everybody is nominated once a day.
basic-vote = Votes are hands raised, round the circle, the nominee last.
basic-execution = Executed is who has at least half as many votes as there are living, and more than anybody else. One a day at most.
basic-death = Dying is not terrible: you stay in the game, talk, and win with your side.
basic-last-vote = The dead do not nominate, and vote once until the end of the game.
basic-victory = The Demon is dead: good has won. Only two are alive: evil has won.

## Information tokens
token-demon = THIS IS THE DEMON
token-minions = THESE ARE YOUR MINIONS
token-not-in-play = THESE ROLES ARE NOT IN PLAY
token-you-are-now = YOU ARE NOW

## The box
component-shroud = shrouds
component-night-token = night tokens
component-information-token = information tokens
component-vote-token = vote tokens

## Sets
set-tb = Trouble Brewing
    .about = For beginners: a hunt for the Demon in which not all that is seen is true.
set-bmr = Bad Moon Rising
    .about = For advanced players: Demons kill more than once a night, and to survive is harder than to know.
set-snv = Sects & Violets
    .about = For advanced players: roles and sides change, and madness makes people lie.
set-garden = Garden of Sin
    .about = For advanced players: all the good know something, and the Demon does not kill but waits for its day.
set-tomb = The Tomb
    .about = For advanced players: Townsfolk are stronger than anywhere, and information is scarce.
set-midnight = Midnight in the House of the Damned
    .about = For experts: roles break the rules and decide the game by themselves.
set-show = The Greatest Show on Earth
    .about = For everybody: roles for custom scripts, without a list ready to play.

## Advice to the Storyteller
counsel-truth = Tell the truth.
counsel-no-ability = The ability does not work ({ $seat }): any answer will do, and a false one is expected.
counsel-vortox = There is a Vortox in town: the truth must not be told.
counsel-passes = { $seat } is the { $role } and may pass for another role.
counsel-good-ahead = The town is closing in on the Demon; evil needs help.
counsel-good-behind = The town has lost the trail; good needs help.
counsel-even = The sides are even.
counsel-nobody-has = Nobody is the { $role }, so nobody will contradict at once.
counsel-blames-good = Suspicion falls on somebody innocent: { $seat }.
counsel-vouches-for-evil = Somebody evil is vouched for: { $seat }.
counsel-covers-evil = The answer covers somebody evil: { $seat }.
counsel-false-yes = The town follows a false trail.
counsel-false-no = Suspicion moves away from the Demon.
counsel-false-number = A number that could be true and leads away from it.
counsel-beside-the-accused = Beside the one pointed at, somebody good looks best.
counsel-beside-anybody = The second may be anybody.
counsel-bluffs = Two Townsfolk and an Outsider give the Demon something to claim.
counsel-believed = Better not the { $role }: { $seat } believes that role is theirs.
counsel-mock-bluffs = Two Townsfolk and an Outsider, as a real Demon would get.
counsel-red-herring = Somebody plain and good: a Saint or a Recluse looks odd anyway.
counsel-mayor = See who needs help: another's death saves the Mayor and costs the town somebody.
counsel-star-pass = A Minion inherits, not somebody who only passes for one.
counsel-traveller-side = A single Traveller is usually good; of two or three, one is evil.
counsel-scapegoat = This is what a Scapegoat comes for.
counsel-allow-shot = It was said aloud: let it be tried.

## What is chosen before a game
option-players = People in the circle
    .about = Travellers included. The bag holds fifteen roles at most, the rest are Travellers.
option-script = Script
    .about = Which roles there may be in town.
option-sheet = A script of your own
    .about = The roles that may be in town, instead of a ready script.
option-preset = A ready bag
    .about = The roles are already picked. Only the Storyteller learns which.
option-preset-none = the Storyteller fills the bag
option-travellers = Travellers from the start
    .about = Everybody knows their role, only they know their side.
option-late = Chairs for latecomers
    .about = A Traveller may arrive in the middle of a game.
option-bag = Roles in the bag
    .about = As many as there are players. Who draws what is left to chance.
option-seating = Roles by chair
    .about = Who gets which token. Empty: roles are dealt by lot.
option-seating-none = by lot
option-by-the-table = Numbers by the table
    .about = As many Townsfolk, Outsiders and Minions as the rules say.
option-by-hand = A real bag
    .about = Players draw real tokens, and the Storyteller notes who drew which.
option-together = Wake the evil together
    .about = Minions and Demon meet at once instead of one after another.
option-conversions = Travellers can be changed
    .about = Abilities that change roles work on Travellers too.
option-notebook = Detective’s notebook
    .about = Whom the table helps to count what is possible. A notebook knows only what its owner knows.
option-notebook-bots = everybody, where bots play
option-notebook-everybody = everybody
option-notebook-dead = only the dead
option-notebook-after = after the game
option-notebook-nobody = nobody

## A hint
hint-odds-demon = { $seat } is the Demon: { $likely }.
hint-odds-suspected = The town takes { $seat } for the Demon: { $likely }.
hint-odds-several = The Demon is among them: { $likely }.
hint-because-town-hang = More speaks against this player than against the others.
hint-because-town-spare = There are better suspects today, or too little to go by.
hint-because-town-not-me = You know best that this rope is wasted.
hint-because-town-keep-the-vote = The dead have one vote: keep it for the last day.
hint-because-town-blend-in = A good player would do the same: nobody looks twice.
hint-because-town-save-friend = This is one of yours: without your hand the votes may fall short.
hint-because-town-hang-good = The town loses an innocent, and a day.
hint-because-town-wait = Nobody stands out enough yet to call the hangman.
hint-because-town-lie-low = Whoever keeps quiet is not questioned.
hint-because-town-accuse = Put together all that was said: suspicion falls here.
hint-because-town-blame = The town will find this easiest to believe.
hint-because-town-shoot = A good shot ends the game.
hint-because-town-hold-back = A better moment will come.
hint-because-town-hand-on = Suspicion is on you: let the part pass to another.
hint-because-town-friend = This is one of yours.
hint-because-town-prey = The town will find it harder without this player.
hint-because-town-doubted = Most doubt lies here: you learn something that matters.
hint-because-town-trusted = This one seems to be good.
