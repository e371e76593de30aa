page-8-heroes =
    The planchette jerked and spelled a single word. Then something in the walls began to scream, and it has not stopped.
    The traitor called the Banshee with the Spirit Board. While the board is in that hand the traitor does not hear her. To a hero it gives no such peace.
    The Banshee races through the house, and nobody knows where she will turn. Whatever room she passes, everyone there rolls Sanity: 6 or more means one die of mental damage, 3 to 5 two dice, less than that four. She cannot be struck, and she is hard to outrun.
    Silence her with an exorcism. Once a turn a hero may try it: Sanity 5+ in the Chapel, Crypt or Pentagram Chamber or with the Holy Symbol or the Spirit Board, Knowledge 5+ in the Library or Research Laboratory or with the Book or the Crystal Ball. Each place and each thing serves the rite once.
    You win when there have been as many successes as there are players.
page-8-traitor =
    You called, and she came. Listen: this is how a house screams when it is happy.
    The Banshee is at your side. Look after the Spirit Board: while you hold it the wail does not touch you, and without it you hear what everybody hears.
    In the monsters’ turn two dice decide how she flies, then a roll of Speed 8 how far, and she flies all of it. On a 0 she vanishes and is in any room no more than eight away. On a 1 you name her first room, and from there she turns left wherever she can. On a 2 she flies straight on, and where only left and right remain chance decides. On a 3 she turns right. On a 4 you lead her yourself, but that turn she wails only once and only at one explorer.
    Where she cannot turn to her side she flies straight on, else to the other side, else back. At stairs, drops and secret ways you may send her along them, and then you say which way she looks. She does not ride the elevator or find rooms, and nobody is in her way.
    Everyone whose room she passes rolls Sanity: 6 or more means one die of mental damage, 3 to 5 two dice, less than that four.
    The heroes look for a way to silence her: they need holy places, books and your board.
    You win when all heroes are dead.
tale-8-heroes = The scream breaks off. It is so quiet that you can hear yourselves breathe. All of you who do.
tale-8-traitor = She has fallen silent of her own accord: there is nobody left to sing to.
monster-banshee = Banshee
being-banshee = { monster-banshee }
means-spirit-board = { card-spirit-board }
why-flight = the Banshee’s flight
ask-banshee-facing = Which way does the Banshee look? ({ $room })
ask-wail-at = { $room }: at whom does the Banshee wail?
