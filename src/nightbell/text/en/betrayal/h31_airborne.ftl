page-31-everyone =
    First the panes trembled. Then the moon sailed past the window, from below.
    The house is flying, and its basement is gone. There is no traitor: it is everyone for themselves, and the parachutes are enough for only half of you. You stand in each other’s way and may attack each other.
    Look for a parachute in rooms with an omen symbol: once a turn roll Knowledge or Speed 4+. When you find one, you go no farther this turn, and the room yields nothing more. Nobody can have two. You may snatch somebody’s parachute instead of attacking: Might against Might or Knowledge against Knowledge; nobody is hurt, but your turn ends.
    Jump from the Entrance Hall, the Balcony, the Tower, the Coal Chute or the Collapsed Room. It costs a step and takes a roll of Knowledge or Sanity 4+, one try a turn.
    Everyone who jumps with a parachute wins. When no parachute is left in the house, those who are still inside are lost.
tale-31-house = The house flies on. There is nobody left to jump.
tale-31-survivors = The canopy opens. The house rises on, its windows lit.
