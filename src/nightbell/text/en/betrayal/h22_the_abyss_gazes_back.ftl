page-22-heroes =
    The floor of the basement ends. Beyond the edge there is neither earth nor bottom, and something looks out of it.
    The Abyss eats the house room by room, at the end of turns, and each time more. Whoever is in a dying room rolls Speed 4+ and leaps into a whole room behind a door; whoever fails or has nowhere to leap dies. Whoever an event or the elevator sends to a lost room dies too.
    Exorcise it. Each hero may try once a turn. Sanity 5+ is rolled in the Chapel, the Crypt or the Pentagram Chamber, or with the Holy Symbol or the Ring in hand. Knowledge 5+ is rolled in the Library or the Research Laboratory, or with the Book or the Crystal Ball. Each place and each thing serves once, but a success stays even if its room is lost later.
    A hero at the very edge may give the Holy Symbol to the Abyss at the end of their turn: until the end of their next turn it takes no room at all.
    You win when the exorcism of the Abyss has succeeded as many times as there are players.
page-22-traitor =
    You look down, and it looks up. You have known each other for a long time.
    Name an empty room of the basement with an event or omen symbol: the Abyss begins there. At the end of your first turn that room is lost, and with each of your turns the track rises by 1, even after your death.
    From the second turn on, each living explorer gives rooms beside the lost ones to the Abyss at the end of their turn: first one, then as many as 2 dice show, then 3 dice, then 4. When a floor is eaten, the Abyss climbs, and you decide where it goes on. It spares nobody: in a dying room you too leap with a Speed roll of 4+, or die.
    When you are due an event in the basement you may take the Secret Stairs or the Secret Passage instead. The heroes try to exorcise the Abyss.
    You win when all heroes are dead.
tale-22-heroes = The abyss closes its eyes. There is earth beneath the floor again.
tale-22-traitor = The last room goes dark. It watched you all along.
