page-50-everyone = Twenty clues and one treasure. Seek (Knowledge, a space a try): 4–12 a clue, 13–15 a room comes down, 16 the treasure. Each clue adds 1, and more in its own room. Each for themselves: the finder wins.
tale-50-house = The treasure stays in the house. So does everyone.
tale-50-survivors = The chest is open. There is nobody to share it with, and no need.
