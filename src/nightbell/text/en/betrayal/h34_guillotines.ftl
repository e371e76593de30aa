page-34-everyone =
    A click at your throat. You reach for your neck and see that everybody does.
    Each of you wears a collar with a number. After the turn of whoever began the haunt the track rises by 1, and everyone whose number is not above the track rolls three dice: on less than the track the collar kills. One of you is the traitor, and only the traitor knows: the traitor’s collar is harmless, but where it would have killed another it reveals its wearer. The traitor may also step forward at will.
    There are twelve keys in the house, one in each place where it hurts most: the Attic, Catacombs, Chasm, Collapsed Room, Crypt, Furnace Room, Gallery, Junk Room, Operating Laboratory, Pentagram Chamber, Tower and Vault. A key goes to whoever passes the trial of its room: crosses the barrier, bears its harm, makes its roll, or jumps. In the Operating Laboratory you roll 3+ with each of your four traits and in any case take 2 dice of physical damage. Whoever takes a key goes no farther this turn.
    Two keys open a collar, your own or that of somebody with you. Keys can be traded and stolen; a key that you were given this turn does not open your own collar yet. Anyone may be attacked.
    The heroes win when every collar is off and at least half of the heroes live. The traitor wins when more than half of the heroes are dead.
tale-34-heroes = The collars lie on the floor like opened jaws.
tale-34-traitor = A click, and another. The maker is pleased with the work.
