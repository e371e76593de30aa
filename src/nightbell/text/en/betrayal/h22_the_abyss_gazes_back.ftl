page-22-heroes = The abyss eats the house from below. Exorcise it: Sanity 5 in the Chapel, Crypt, Pentagram Chamber or with Symbol or Ring; Knowledge 5 in the Library, Research Laboratory or with Book or Ball. Each serves once. The Symbol given at the brink buys time. You win with one success a player.
page-22-traitor = You called the abyss. It eats more with every turn of yours. Who is inside leaps (Speed 4) or dies, you too. You win when all heroes are dead.
tale-22-heroes = The abyss closes its eyes. There is earth beneath the floor again.
tale-22-traitor = The last room goes dark. It watched you all along.
