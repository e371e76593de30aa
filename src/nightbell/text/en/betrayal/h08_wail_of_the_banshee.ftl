page-8-heroes =
    The planchette jerked and spelled a single word. Then something in the walls began to scream, and it has not stopped.
    The traitor called the Banshee with the Spirit Board. While the traitor holds the board, the wail does the traitor no harm; to a hero it gives no such protection.
    The Banshee races through the house, and nobody knows where she will turn. Whenever she passes a room, everyone there rolls Sanity and takes one die of mental damage on 6 or more, two dice on 3 to 5, and four on less. She cannot be struck, and she is hard to outrun.
    Silence her with an exorcism. Each hero may try once a turn: Sanity 5+ in the Chapel, Crypt or Pentagram Chamber or with the Holy Symbol or the Spirit Board, Knowledge 5+ in the Library or Research Laboratory or with the Book or the Crystal Ball. Each place and each thing serves the rite once.
    You win when the rite against the Banshee has succeeded as many times as there are players.
page-8-traitor =
    You called, and she came. Listen: this is how a house screams when it is happy.
    The Banshee is at your side. Look after the Spirit Board: while you hold it the wail does not touch you, and without it you hear what everybody hears.
    In the monsters’ turn two dice decide how she flies, then a roll of Speed 8 how far, and she flies all of it. On a 0 she vanishes and appears in any room no more than eight away. On a 1, 2 or 3 you name her first room, and from there she finds her own way: on a 1 she turns left wherever she can, on a 3 right, and on a 2 she keeps straight on, with chance deciding where only left and right remain. On a 4 you lead her yourself, but that turn she wails only once and only at one explorer.
    Where she cannot turn to her side she flies straight on, else to the other side, else back. At stairs, drops and secret ways you may send her along them, and then you say which way she looks. She does not ride the elevator or find rooms, and nobody is in her way.
    Everyone whose room she passes rolls Sanity and takes one die of mental damage on 6 or more, two dice on 3 to 5, and four on less.
    The heroes are looking for a way to silence her.
    You win when all heroes are dead.
tale-8-heroes = The scream breaks off. It is so quiet that you can hear yourselves breathe. All of you who do.
tale-8-traitor = She has fallen silent of her own accord: there is nobody left to sing to.
monster-banshee = Banshee
being-banshee = { monster-banshee }
    .the = the { monster-banshee }
    .start = The { monster-banshee }
means-spirit-board = { card-spirit-board }
why-flight = the Banshee’s flight
ask-banshee-facing = Which way does the Banshee look? ({ $room })
ask-wail-at = { $room }: at whom does the Banshee wail?
