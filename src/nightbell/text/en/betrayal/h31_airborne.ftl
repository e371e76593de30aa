page-31-everyone = The house flies. There are parachutes for half of you. Find them in omen rooms (Knowledge or Speed 4), snatch them, jump from the Entrance Hall, Balcony, Tower, Chute or Collapsed Room (Knowledge or Sanity 4). Each for themselves: whoever jumps wins.
tale-31-house = The house flies on. There is nobody left to jump.
tale-31-survivors = The canopy opens. The house rises on, its windows lit.
