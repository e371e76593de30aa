page-7-heroes =
    The ivy was always outside. Now it is in: its roots have bitten into the window frames, and its shoots feel their way along the floor for something warm.
    Each Root with its Tip is one Creeper. The Root never moves, and no ordinary weapon touches it. The Tip (Speed 2, Might 5, Sanity 3) crawls and grabs. When it beats a hero in a physical fight it does not wound but holds on: all that the hero carries falls to the floor, and each monsters’ turn the Tip drags its prey two rooms towards its Root. Whoever is beside the Root when a monsters’ turn begins is eaten, and the Creeper goes away fed.
    In its grip you neither move nor use items, but once a turn you may attack the Tip that holds you with your bare hands. If you win, the Tip is stunned, you are free and go on with your turn. If not, the turn is over, but you are not hurt. Anyone who beats the Tip frees whoever it holds.
    The elevator does not move with a Tip inside.
    There is a recipe in the Book. A hero who holds it in the Research Laboratory or the Kitchen may roll Knowledge once a turn: on 5+ you have the plant spray. It can be made only once. With it, in a room with a Root or a Tip, a hero kills the whole Creeper without a roll instead of attacking; the spray never runs out. Guard it: there will be no other.
    You win when as many Creepers have been sprayed as there are players.
page-7-traitor =
    All those years of watering it, tying it up, talking to it. Now only the windows are left to open.
    Right now, if you hold the Book, you drop it and will never take it again. There are twice as many Creepers as players, but no more than ten. Root and Tip come together, one pair to a room, in the Entrance Hall, Balcony, Bedroom, Chapel, Conservatory, Dining Room, Gardens, Grand Staircase, Graveyard, Master Bedroom, Patio and Tower. With more rooms than Creepers you choose; the rest come up in such rooms as they are found.
    A Tip (Speed 2, Might 5, Sanity 3) does not wound but grabs: what the hero carries falls, and each monsters’ turn it drags its prey two rooms towards its Root. Whoever is beside the Root when a monsters’ turn begins dies, and the pair leaves the game. Tips leave each other’s prey alone; you need not.
    The heroes are making something that kills Creepers. Take the plant spray by beating a hero by 2 or more, and end a turn with it at the Chasm, in the Furnace Room or at the Underground Lake: there it is lost for good.
    You win when all heroes are dead or the plant spray is destroyed.
tale-7-heroes = The shoots go black and crumble from the frames. It turns out to be morning outside.
tale-7-traitor = By autumn the house is hidden in green. The leaves are large, juicy and a little warm.
monster-creeper-root = Root
being-creeper-root = { monster-creeper-root }
    .the = a { monster-creeper-root }
    .start = A { monster-creeper-root }
monster-creeper-tip = Tip
being-creeper-tip = { monster-creeper-tip }
    .the = a { monster-creeper-tip }
    .start = A { monster-creeper-tip }
card-plant-spray = plant spray
    .about = Instead of an attack it kills the Creeper whose Root or Tip is in your room. It never runs out.
mark-spray-made = plant spray made
told-mark-spray-made = The plant spray is made.
mark-creepers-killed = Creepers sprayed
mark-creepers-left = Creepers still to come up
ask-which-rooms-overgrow = Which rooms are overgrown?
task-make-spray = make the plant spray
do-make-spray = Make the plant spray
do-spray = Spray: { $a }
