page-11-heroes =
    Someone is standing outside the windows, and has been for a long time. The glass fogs over from the far side, though nobody there has breath.
    The traitor and the Madman walk the house and open it: the front door first, then window after window. Outside, the Specters can do nothing. Inside they drink people’s reason: they attack with Sanity, and blows, blades and bullets only make them waver.
    Drive them off with an exorcism. Each hero may try once a turn: Sanity 5+ in the Chapel, Crypt or Pentagram Chamber or with the Holy Symbol or the Ring, Knowledge 5+ in the Library or Research Laboratory or with the Book or the Crystal Ball. Each place and each thing serves the rite once.
    A hero with the Ring may attack a Specter that is in the house with Sanity: if it is beaten it is gone for good. One that loses its own attack is only stunned.
    You win when the exorcism has succeeded as many times as there are players, or when no Specter is left inside or outside.
page-11-traitor =
    They have been asking to come in from the cold for so long. Your friend heard them before you did, and now you will let everyone in.
    The Madman’s card is set aside and what it gave is undone: he walks the house himself now, among your monsters, with Speed, Might and Sanity 7. Specters wait outside the front door and every window that has no room behind it. A window found later has its visitor too.
    Opening the window or door of the room you are in costs you, or the Madman, one step. The Specter (Speed 4, Sanity 6) is inside at once, acts in the very next monsters’ turn and attacks with Sanity.
    The Madman always takes the shortest way to the nearest Specter outside and opens for it. When none is left he looks for the missing windows and finds new rooms, and only when there is nobody to let in does he raise his hand against people.
    The heroes prepare an exorcism, and every success brings it nearer. The Ring in a hero’s hand banishes Specters one by one.
    You win when all heroes are dead.
tale-11-heroes = There are only branches at the windows again. On the outside of the glass the prints of hands are drying.
tale-11-traitor = Every window stands open, and the house is crowded. Nobody asks to be let in any more.
monster-madman = Madman
being-madman = { monster-madman }
    .the = the { monster-madman }
    .start = The { monster-madman }
monster-specter = Specter
being-specter = { monster-specter }
    .the = a { monster-specter }
    .start = A { monster-specter }
token-specter-outside = Specter outside
mark-let-in = Specters let in
mark-banished = Specters banished
task-let-in = let a Specter in
do-let-in = Open up and let the Specter in
