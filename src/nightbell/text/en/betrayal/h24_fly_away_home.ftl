page-24-heroes =
    At first it looked like a curtain. Then it fell apart into wings, and whoever stood by the window was gone in a breath.
    The Bats have killed the traitor and want you. More of them come in each monsters’ turn: by the front door, by all that lies open to the wind and by any window, even one that looks at a wall. A Bat does not fight: one die is rolled for it, and on a 2 it hangs on. Bats that fly free are in nobody’s way.
    Each Bat that hangs on you costs you a step a turn (one is always left) and deals you 1 physical damage at the start of your turn; Armor lowers the sum by 1. A Bat (Might 2) is killed by any Might attack that beats it: strike at those that fly here, hang on you or hang on somebody in your room. If you lose, you take damage as usual.
    They cannot bear the organ. It stands in the Organ Room. First somebody gets its bellows going: Might 5+. Then somebody plays: Knowledge 6+, or 5+ for those who love music (Darrin Williams, Zoe Ingstrom and Professor Longfellow). Each of you does only one of the two in a turn. Once the organ has played, all Bats that fly free are gone and no more come.
    You win when the organ has played and no Bat hangs on any of you.
page-24-traitor =
    You heard them before anybody else. Now you are their voice.
    Your explorer is dead, and your items stay on the floor. Three Bats roost in the Tower or the Attic, three at the Chasm or in the Catacombs, if those rooms have been found. There are never more than twenty-four in the house.
    A Bat has Speed 5, Might 2, Sanity 1. At the start of each monsters’ turn roll as many dice as there are players: that many Bats come in by the Tower, the Chasm, the Conservatory, the Entrance Hall, the Gardens, the Graveyard, the Patio, the Balcony and every room with a window. One by each, and if there are more of them, the rest wherever you like. Coming in costs a step, and then they fly on with the others.
    A Bat does not fight: roll one die for it, and on a 2 it hangs on to a hero. It costs the hero a step and deals 1 physical damage at the start of each of that hero’s turns. A Bat that loses to a Might attack is dead.
    The heroes are looking for a way to drive your Bats off.
    You win when all heroes are dead.
tale-24-heroes = The last chord still trembles in the panes. The sky behind them is empty and light.
tale-24-traitor = The curtain hangs straight again. It stirs a little, though the window is shut.
monster-bat = Bat
being-bat = { monster-bat }
    .the = a { monster-bat }
    .start = A { monster-bat }
mark-bats = Bats hanging on
mark-organ-started = the bellows are going
told-mark-organ-started = The bellows are going.
mark-organ-played = the organ has played
told-mark-organ-played = The organ has played.
ask-where-do-they-roost = Where do the Bats roost?
ask-where-do-they-come-in = Where do Bats come in?
ask-where-does-it-come-in = Where does one more Bat come in?
task-start-organ = start the organ
do-start-organ = Get the bellows going
task-play-organ = play the organ
do-play-organ = Play the organ
do-latch = Latch on to { $a }
why-bats = more Bats
why-latch = hanging on
