page-30-heroes =
    The Girl smiled, and she had more teeth than anybody needs. Whoever brought her in by the hand smiled the same way. Below, under the stone, a third one turned on his side.
    The traitor and the Bride are Vampires. Dracula (Speed 5, Might 8, Sanity 6) still lies down: he neither moves nor attacks until the track is at 2, though he defends himself. The Bride (Speed 4, Might 4, Sanity 4) is up already.
    A Vampire may bend the will of a hero of the other sex, in its room or in the next one through a door: Sanity against Sanity. If you lose, the difference comes off your Speed, and you may be drawn close. When your Speed comes to the skull you do not die: you are a Vampire and on their side. If your will holds, that does the Vampire no harm.
    A Vampire enters the Chapel, or a room where a hero holds the Holy Symbol, only on a Sanity roll of 6+.
    Beating a Vampire in a Might attack with the Spear destroys it. Any other victory wounds the traitor and those who were turned, and stuns Dracula and the Bride. A winner with the Holy Symbol may also drive the Vampire off: one room for each point, through doors and away.
    Dawn is near. At the start of the traitor’s turn the track goes up by 1, and one of you rolls as many dice as there are players: on less than the track the sun is up. After that, at the start of each later turn of the traitor, every Vampire loses 1 in every trait, and one with any trait at zero or at the skull falls to dust.
    You win when both Dracula and the Bride are destroyed. The traitor may live.
page-30-traitor =
    She called and you came. You are not cold any more, and under the floor the master is waking.
    Right now all your traits rise by 1, and the Girl’s card is gone. Dracula (Speed 5, Might 8, Sanity 6) lies in the Crypt or the Graveyard; with neither in the house, in an empty room at least four steps from anybody, or the farthest. The Bride (Speed 4, Might 4, Sanity 4) stands beside you. At the start of each of your turns the track goes up by 1; Dracula neither moves nor attacks until it is at 2.
    You, Dracula, the Bride and everybody you turn are Vampires. Instead of an ordinary attack a Vampire may bend the will of a hero of the other sex in its room or behind a door: Sanity against Sanity. A hero who loses gives up the difference in Speed, and can be drawn close from the next room. If the Vampire loses, nothing happens to it. Whoever loses all Speed this way is a Vampire: Speed goes back to its start, then every trait rises by 1, and that player acts in turn on your side. Whoever is killed by an ordinary attack is simply dead.
    You enter the Chapel, and any room where a hero holds the Holy Symbol, only on a Sanity roll of 6+; if it fails, not this turn.
    The night is short. Sunrise is near and will weaken all Vampires; when it comes, the heroes will say how.
    You win when every hero is dead or a Vampire. Whoever was turned shares your victory only after killing a hero.
tale-30-heroes = The light lies on the floor in squares. In one of them there is a handful of ash and a ring.
tale-30-traitor = The curtains are drawn. Every seat at the long table is taken again, and nobody eats.
monster-dracula = Dracula
being-dracula = { monster-dracula }
    .the = { monster-dracula }
    .start = { monster-dracula }
monster-bride = Bride of Dracula
being-bride = { monster-bride }
    .the = the { monster-bride }
    .start = The { monster-bride }
mark-sunrise = the sun is up
told-mark-sunrise = The sun is up.
ask-where-is-the-tomb = Where does Dracula lie?
ask-draw-close = Draw the hero close?
task-dominate = bend a will
do-dominate = Bend the will of { $a }
why-threshold = the threshold
why-dawn = the dawn
