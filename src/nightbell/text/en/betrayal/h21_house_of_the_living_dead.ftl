page-21-heroes =
    First it knocked in the Crypt. Then in the Graveyard. They are slow, and they do not tire.
    The dead are led by the Zombie Lord. Only the holder of the Medallion can wound it: each point by which it is beaten is a wound, and the seventh destroys it. Nobody else can even stun it.
    A Zombie dies if it is beaten with Might and a weapon, or blown up with Dynamite. Any other win only stuns it. Against whoever carries the Holy Symbol Zombies roll 2 dice fewer; the Lord does not care.
    When you are due an item you may draw three, keep one, and put the others under the stack. Look for weapons.
    A fallen hero rises as a Zombie and moves on their own turn.
    You win when the Zombie Lord is destroyed or no Zombie is left.
page-21-traitor =
    You die as easily as one falls asleep. Then you open your eyes and hear the living breathe.
    Your explorer is no more: you are the Zombie Lord, Speed 3, Might 7. Your items stay on the floor. Your Zombies (Speed 2, Might 5) rose where the dead lay. They cannot use the elevator, but you can.
    Only a hero with the Medallion can wound you, and the seventh wound destroys you. Zombies fall to weapons and to Dynamite, so hunt those who are unarmed and go round the others. Against the holder of the Holy Symbol your Zombies roll 2 dice fewer.
    A fallen hero rises as a Zombie. One who then kills a friend shares your victory.
    You win when all heroes are dead.
tale-21-heroes = The dead lie down like grass after wind.
tale-21-traitor = The house is quiet now. Everyone is on their feet.
