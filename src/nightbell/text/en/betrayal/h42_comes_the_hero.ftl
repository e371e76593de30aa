page-42-heroes =
    The Mask has grown on to the face, and the knife that somebody managed to throw rang and bounced off. And by the wall, where there was nothing a minute ago, a man of stone is standing and waiting.
    The traitor can be neither attacked nor hurt nor robbed; the traitor’s traits do not change, and you cannot bar the way. A gate to hell is being made ready, and it seems to take a human sacrifice.
    Where all this began there stands a Statue. A hero beside it may give it one of four things for good, and it wakes. The Holy Symbol makes it a Judge, the Axe a Warrior, the Crystal Ball a Seer, the Book a Wizard. It can be woken only once.
    In the room of the living Statue each hero may roll Knowledge or Sanity once a turn and lead it through doors that many rooms, or fewer. If the traitor’s turn begins beside the Statue, the traitor loses 1: Speed with the Judge, Might with the Warrior, Sanity with the Seer, Knowledge with the Wizard. It does not attack; if the traitor beats it, it does not fall, but for once it takes nothing.
    You win when the traitor is dead.
page-42-traitor =
    The Mask says that there is no more death. It says that all that is left is to open the door.
    Right now your traits below their start go back to it. If you have no weapon, choose the stack of items or of omens and take the first one out of it. From this minute you are immortal: nothing changes your traits, you can be neither attacked nor hurt nor robbed, and other explorers are not in your way. You attack as usual and lose nothing if you are beaten.
    Kill a hero in an attack with a weapon: the body is a sacrifice. It is picked up and dropped like an item; while you carry it every step costs two.
    In the Catacombs, at the Chasm or in the Pentagram Chamber, if the body of such a sacrifice lies there or is with you, roll Sanity or Knowledge once a turn: on 4 or more the gate is open.
    The heroes will try to stop you. If something comes against you that does not fear death, beat it in a fight, and for one of your turns it is powerless.
    You win when the gate is open or all heroes are dead.
tale-42-heroes = The Mask falls and breaks. There is nobody under it. The man of stone nods to you and does not move again.
tale-42-traitor = The floor opens like a pair of doors. It is warm below, and somebody very polite asks: may I come in?
monster-statue = Statue
being-statue = { monster-statue }
    .the = the { monster-statue }
    .start = The { monster-statue }
monster-animated-statue = Living Statue
being-animated-statue = { monster-animated-statue }
    .the = the { monster-animated-statue }
    .start = The { monster-animated-statue }
mark-immortal = the traitor is immortal
told-mark-immortal = The traitor is immortal.
mark-statue-judge = the Statue is a Judge
told-mark-statue-judge = The Statue is a Judge.
mark-statue-warrior = the Statue is a Warrior
told-mark-statue-warrior = The Statue is a Warrior.
mark-statue-seer = the Statue is a Seer
told-mark-statue-seer = The Statue is a Seer.
mark-statue-wizard = the Statue is a Wizard
told-mark-statue-wizard = The Statue is a Wizard.
mark-statue-daunted = the Statue is daunted
told-mark-statue-daunted = { $value ->
    [0] The Statue is daunted no longer.
   *[other] The Statue is daunted.
}
task-open-gate = open the gate
do-open-gate = Open the gate
do-wake-statue = Wake the Statue: { $a }
do-lead-statue = Lead the Statue
