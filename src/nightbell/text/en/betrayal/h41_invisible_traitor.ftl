page-41-heroes =
    The one who began it put on the Ring, and the empty chair moved slowly back by itself.
    The traitor cannot be seen, and there is no figure on the plan. You do not stand in each other’s way.
    Once a turn you may strike blindly in your own room: if the traitor is there, the fight goes as usual, and if not, the blow is spent. In the same way you may fire the Revolver or throw Dynamite into a room that you choose. Whoever was struck and lives listens and rolls Knowledge: on 5 or more they learn where the traitor is now, on 3 or 4 whether the traitor left and by which door.
    Whoever begins a turn with the Skull may roll Sanity 4+ and learn the traitor’s floor. Whoever begins a turn with the Spirit Board may roll Knowledge 4+ and learn the symbol of the traitor’s room. You may track with only one of them a turn.
    You win when the traitor is dead.
page-41-traitor =
    The Ring is cold and the mirror is empty. Now you can do anything.
    Secretly choose a room: you are in it. You walk as before, but unseen, and the heroes do not hinder you. If you open a new room, you show where you are.
    Strike unseen: roll half as many dice as there were heroes at the start, rounded up, and deal that much physical damage to one of those with you, who cannot defend. You have no ordinary attacks left except those with items; the Ring does not strike with Sanity here. In the same turn you may pick a pocket: roll Speed, and on 4 or more one item is yours; on 0 you must say whose pocket it was.
    The heroes will try to find and kill you; they can strike and shoot only blindly.
    You win when all heroes are dead.
tale-41-heroes = The air falls to the floor and is a person.
tale-41-traitor = Footsteps in an empty house. Nobody hears them now.
