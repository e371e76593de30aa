page-12-everyone =
    People stand in the Entrance Hall. The same coats, the same faces, and they smile a moment before you do.
    There is no traitor. Each of you has an evil twin with the numbers that you had when the haunt began, and they never change. The twins move after the turn of whoever began the haunt; each looks for its own and strikes with Might when it arrives. Whose hero is dead plays that hero's twin and may attack anyone.
    Fighting your own twin is terrible: without the Crystal Ball it costs a space in every trait, whoever wins, and winning only stuns the twin. With the Crystal Ball a win kills it, even if the twin attacked. Somebody else's twin can be stunned without such a loss; with the Ball it dies if its hero is already dead. The holder of the Ball may also strike those that are stunned.
    On your turn you may take the Ball from a hero beside you, if they agree.
    The heroes win when no twin is left; the victory belongs to those who are still alive.
tale-12-heroes = The mirrors are empty. Each of you is one fewer now.
tale-12-house = In the morning the same people leave the house. Almost the same.
