page-28-heroes =
    Somewhere in the house a wall has gone soft, and demons stoop out of it, no two of one build, and behind them their Lord. They have come for you. The Ring you took for a trinket bears the seal of the one who drove them back before.
    There are as many Demons as heroes, but never more than four. The slow ones hit hard, the fast ones less so. A free Demon always makes for the nearest hero and attacks. One that is beaten without the Ring is only stunned.
    The Demon Lord falls only to the hero who carries the Ring, by Might or by Sanity, whoever attacked. The first defeat stuns him, the second destroys him. When the bearer attacks the Lord with the Ring and Sanity, 2 is added to the roll. Bullets and dynamite mean nothing to him.
    Any other Demon beaten by Sanity with the Ring is yours to command. From the next turn on, the bearer moves each commanded Demon at the end of their turn and strikes other Demons or the traitor with it. Victories of commanded Demons over the Lord do not count: they only stun him.
    Command goes with the Ring to another hero. If the Ring is dropped or taken, or its bearer dies, all Demons are free again. A Demon that has taken the Ring does not let go of it, not even stunned. Beat it by 2 or more in a physical attack and you may take the Ring back.
    You win when the bearer of the Ring has beaten the Demon Lord a second time.
page-28-traitor =
    There was something written around the band that the others had overlooked. It only had to be said aloud, and now there is a gate in the house.
    Right now you choose an empty room with an event symbol, no nearer than four steps to any explorer, or the farthest if there is none. There stand the Demon Lord (Speed 2, Might 7, Sanity 7) and a Demon for each hero, but never more than four: Speed 3 to 6, and the faster, the less Might and Sanity.
    Free Demons, the Lord among them, go their full roll towards the nearest hero and attack if they can; between heroes equally near you choose. One whose attack beats the Ring’s bearer by 2 or more may take the Ring instead of striking. A Demon does not use it and does not let go of it.
    The heroes want to destroy the Demons, and the Ring will help them. Take it from them.
    You win when all heroes are dead.
tale-28-heroes = The seal flares a second time. The Lord becomes a shadow, the shadow goes into the wall, and the wall is hard again.
tale-28-traitor = The Ring rolls across the floor, rings, and lies still. There is nobody to pick it up.
monster-demon = Demon
being-demon = { monster-demon }
    .the = a { monster-demon }
    .start = A { monster-demon }
monster-demon-lord = Demon Lord
being-demon-lord = { monster-demon-lord }
    .the = the { monster-demon-lord }
    .start = The { monster-demon-lord }
token-gate = demons’ gate
mark-lords-defeats = defeats of the Demon Lord by the Ring
ask-where-is-the-gate = Where does the gate open?
ask-take-the-ring = Take the Ring instead of stunning it?
