page-12-everyone = Each of you has an evil twin with the same numbers. It comes for its own. Fighting your own twin without the Crystal Ball costs a row of every trait. With the Ball it can be killed. You win when no twin is left; the living win.
tale-12-heroes = The mirrors are empty. Each of you is one fewer now.
tale-12-house = In the morning the same people leave the house. Almost the same.
