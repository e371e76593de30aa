page-12-everyone =
    People stand in the Entrance Hall. The same coats, the same faces, and they smile a moment before you do.
    There is no traitor. Each of you has an Evil Twin with the numbers that you had when the haunt began, and they never change. The Twins move after the turn of whoever began the haunt; each goes for its own hero and strikes with Might when it arrives; if its way ends beside others only, it strikes one of them, whomever chance picks. A player whose hero is dead plays that hero’s Twin and may attack anyone.
    Fighting your own Twin is terrible: without the Crystal Ball it costs a space in every trait, whoever wins, and winning only stuns the Twin. With the Crystal Ball a win kills it, even if the Twin attacked. Somebody else’s Twin can be stunned without such a loss; with the Ball it dies if its hero is already dead. The holder of the Ball may also strike those that are stunned.
    On your turn you may take the Ball from a hero beside you, if they agree.
    The heroes win when no Twin is left; the victory belongs to those who are still alive. If nobody is, those whose Twins still walk win.
tale-12-heroes = The mirrors are empty. Each of you is one fewer now.
tale-12-house = In the morning the same people leave the house. Almost the same.
