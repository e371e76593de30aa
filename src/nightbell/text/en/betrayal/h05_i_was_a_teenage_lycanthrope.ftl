page-5-heroes =
    The dog was being stroked until the moon came out of the clouds. Then two voices howled, and the second was human only at first.
    The traitor is a Werewolf, and the Dog is a monster (Speed 4, Might 4, Sanity 3). A Werewolf grows stronger with every turn it takes. Everything but silver does it only half the harm, and cannot kill it.
    Whoever is hurt in a fight with a Werewolf or the Dog is bitten. A bitten hero rolls Sanity at the start of each of their turns: on 4 or more they hold out, otherwise they become a Werewolf then and there, drop everything and change sides. Whoever holds out to the end wins with the heroes.
    You need the Revolver and silver bullets. If the Revolver is still in the stack or already discarded, look for it: Knowledge 5+ in the Attic, the Game Room, the Junk Room, the Master Bedroom or the open Vault. The bullets are cast in the Research Laboratory or the Furnace Room: Knowledge 5+. There is one handful for everybody, and it never runs out. Do the two in any order, each at most once a turn.
    Once one hero has both the Revolver and the bullets, every shot that hits kills the Werewolf or the Dog it was meant for.
    You win when all Werewolves are dead. The Dog need not die.
page-5-traitor =
    The moon is out, and you remember what you are. Your clothes are too small, belongings are no use, and the Dog looks at you as one of its own.
    Right now you drop all you carry, and the Girl and the Madman leave you. Traits below their start go back to it; then you add as many steps as there are heroes, to whichever traits you like. The Dog (Speed 4, Might 4, Sanity 3) stands beside you, and its card is done with. Neither of you rides the elevator.
    At the start of each of your turns you gain 1 Might or 1 Speed. You carry nothing: what you find you leave there. Damage to you is halved, rounded up, and brings no trait to the skull.
    Whoever is hurt by you or the Dog is bitten, and may give way at the start of a turn and become a Werewolf on your side. A new Werewolf lives by the same rules but has no Dog.
    The heroes are looking for something to stop you with. Do not let them find it.
    You win when every hero is dead or a Werewolf. Whoever was turned shares your victory only after killing a hero as a Werewolf.
tale-5-heroes = A shot, then silence. Somebody very young lies on the floor, with human hands.
tale-5-traitor = The moon hangs low over the house. The pack comes out on the porch and sings together for the first time.
monster-dog = Dog
being-dog = { monster-dog }
    .the = the { monster-dog }
    .start = The { monster-dog }
card-silver-bullets = silver bullets
    .about = They never run out.
mark-bitten = bite
told-mark-bitten =
    { $value ->
        [0]
            { $seat-you ->
                [yes] The mark of the bite fades from you.
               *[no] The mark of the bite fades from { $seat }.
            }
       *[other]
            { $seat-you ->
                [yes] You have been bitten.
               *[no] { $seat } has been bitten.
            }
    }
mark-bullets-cast = silver bullets cast
told-mark-bullets-cast = The silver bullets are cast.
task-find-revolver = find the Revolver
do-find-revolver = Look for the Revolver
task-cast-silver-bullets = cast silver bullets
do-cast-silver-bullets = Cast silver bullets
why-bite = the bite
