page-48-heroes =
    A man stands by the front door, red to the elbows. They say he stacked guests here like firewood a hundred years ago, and nobody managed to kill him for good.
    Crimson Jack dies only by a cursed weapon that is hidden in this house. Any other victory only sends him away: at the start of the traitor’s turn he is in the Entrance Hall again, with every trait higher by 1. To fight him too soon is to make him grow.
    Right now you decide which weapon is cursed: the Axe, the Spear, the Blood Dagger or the Sacrificial Dagger. If it is still in its stack, look for it: Knowledge 3+ in the Library, the Chapel, the Attic or the open Vault, once a turn. Whoever finds it takes it out of its stack.
    Then learn how it kills. In the room where the weapon lies, or where whoever holds it stands, every hero may study it once a turn with Might or Knowledge 5+. You need as many successes as there are players; what one has learnt all know, even if that one dies.
    Whoever begins a turn beside Jack rolls Sanity 3+, and on a failure loses 1 in a mental and 1 in a physical trait of their choice.
    You win when the weapon has been studied and a hero beats Jack in an attack made with it.
page-48-traitor =
    He wrote to you across the board, and you wrote back. Now he stands in the hall wiping his hands, and you know his name.
    Crimson Jack begins in the Entrance Hall with Speed, Might and Sanity 3. Beaten, in whatever way, he is not stunned: he vanishes, and at the start of your next turn he is back in the Entrance Hall with 1 more in every trait. He comes back every time, even when you are dead.
    A hero who begins a turn in Jack’s room rolls Sanity 3+, and on a failure loses 1 in a mental and 1 in a physical trait.
    The heroes are looking for a weapon that can really kill Jack. Take it from them if you can.
    You win when all heroes are dead.
tale-48-heroes = This time he does not vanish. He sits down by the wall, surprised, and does not get up again.
tale-48-traitor = There is a neat stack in the hall. Jack is finding a place for the last one.
monster-crimson-jack = Crimson Jack
being-crimson-jack = { monster-crimson-jack }
    .the = { monster-crimson-jack }
    .start = { monster-crimson-jack }
ask-which-weapon-is-cursed = Which weapon is cursed?
mark-cursed-axe = the Axe is cursed
told-mark-cursed-axe = The Axe is cursed.
mark-cursed-spear = the Spear is cursed
told-mark-cursed-spear = The Spear is cursed.
mark-cursed-blood-dagger = the Blood Dagger is cursed
told-mark-cursed-blood-dagger = The Blood Dagger is cursed.
mark-cursed-sacrificial-dagger = the Sacrificial Dagger is cursed
told-mark-cursed-sacrificial-dagger = The Sacrificial Dagger is cursed.
mark-weapon-studied = weapon studied
task-find-weapon = find the cursed weapon
do-find-weapon = Look for the cursed weapon
task-study-weapon = study the cursed weapon
do-study-weapon = Study the cursed weapon
why-jack = Jack’s stare
