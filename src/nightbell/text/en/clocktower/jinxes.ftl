## Jinxes that have their meaning in common

## The Summoner
jinx-courtier-summoner = If a living Summoner loses the ability to the Courtier, the Storyteller has it.
jinx-engineer-summoner = If the Engineer replaces a living Summoner, the Storyteller has the Summoner's ability.
jinx-preacher-summoner = If a living Summoner loses the ability to the Preacher, the Storyteller has it.
jinx-hatter-summoner = If the Summoner brings a second living Demon, the Storyteller decides who dies that night.
jinx-kazali-summoner = If the Summoner brings a second living Demon, the Storyteller decides who dies that night.
jinx-pithag-summoner = If the Summoner brings a second living Demon, the Storyteller decides who dies that night.
jinx-poppygrower-summoner = While the Poppy Grower lives, the Summoner names the Demon only, and the Storyteller says who becomes it.
jinx-pukka-summoner = A Pukka can be summoned on the second night already.
jinx-summoner-zombuul = A dead player who is summoned as the Zombuul lives, and has died once already.
jinx-lordoftyphon-summoner = A summoned Lord of Typhon sits beside a Minion, and the neighbour on the other side becomes an evil Minion.

## Legion
jinx-legion-summoner = If the Summoner brings Legion, all of evil become Legion.
jinx-engineer-legion = If the Engineer creates Legion, all of evil become Legion. With Legion in play the Engineer has no ability, and learns so at the start.
jinx-hatter-legion = If Legion is chosen at the tea party, all of evil become Legion. With Legion in play the Hatter has no ability.
jinx-legion-magician = The Magician wakes with Legion and may register as evil. Legion knows that there is a Magician, but not who.
jinx-legion-minstrel = An execution of Legion does not cost Legion the ability, but the Minstrel may learn who it was.
jinx-legion-preacher = Legion chosen by the Preacher keeps the ability, but the Preacher may learn who it is.
jinx-legion-politician = To Legion the Politician's hand may count as evil.
jinx-legion-zealot = To Legion the Zealot's hand may count as evil.

## The Marionette
jinx-kazali-marionette = The Marionette comes behind the Demon and beside it: the Kazali makes only a neighbour the Marionette.
jinx-lilmonsta-marionette = The Marionette comes into play when it is known who keeps Lil' Monsta, beside that player.
jinx-marionette-summoner = The Marionette comes into play when the Demon has been summoned, beside it.
jinx-balloonist-marionette = If the Marionette believes to be the Balloonist, there may be one Outsider more.
jinx-huntsman-marionette = If the Marionette believes to be the Huntsman, the Damsel is in play.

## The Mathematician
jinx-drunk-mathematician = The Mathematician may count a mistake of the Drunk.
jinx-lunatic-mathematician = If the Lunatic does not choose whom the Demon chooses, the Mathematician may count that.
jinx-marionette-mathematician = The Mathematician may count a mistake of the Marionette.

## Others
jinx-bountyhunter-kazali = If the Kazali makes the Bounty Hunter a Minion, nobody turns evil because of the Bounty Hunter.
jinx-butler-organgrinder = In votes with closed eyes the Butler's hand is free, but counts only if the Master's is up.
jinx-courtier-vizier = A Vizier who loses the ability to the Courtier is told so, and still cannot die by day.
jinx-preacher-vizier = A Vizier who loses the ability to the Preacher is told so, and still cannot die by day.
jinx-lleech-mastermind = If the host is executed while the Mastermind lives, the Lleech lives on without an ability.
jinx-mastermind-vigormortis = A Mastermind killed by the Vigormortis keeps the ability, even when the Vigormortis dies.

ask-finds-legion = { $seat } has come upon Legion ({ $about-seat }). Do they learn it?
counsel-finds-legion = If good is behind.
event-hand-uncounted = { $seat }: the hand was up without the Master's and, with closed eyes, does not count.
reminder-lleech-no-ability = No ability
reminder-magician-among-many = Among Legion
