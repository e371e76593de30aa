page-50-everyone =
    The note begins: “If you are reading this, I can no longer spend it.”
    There is no traitor. The house holds twenty clues and one treasure, and everyone searches for themselves. You may attack each other and take clues; nobody dies in a fight, but everything else in the house kills as before.
    Search in rooms that hold or held a clue: each try costs a step, and you may try as often as you like. Roll Knowledge and add 1 for each clue you hold, and if a clue speaks of this room, all that it promises: that is written on it. On 0 you take 2 dice of physical damage, on 1–3 you find nothing. From 4 to 12 the clue of the room is yours. From 13 to 15 the house settles: a room is lost with everyone in it. On 16 or more the treasure is yours.
    Four of the twenty clues are traps, and two more are dangerous: rely on one of those and total less than 13, and you die.
    Whoever finds the treasure first wins.
tale-50-house = The treasure stays in the house. So does everyone.
tale-50-survivors = The chest is open. There is nobody to share it with, and no need.
