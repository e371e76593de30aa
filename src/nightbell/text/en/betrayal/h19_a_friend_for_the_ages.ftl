page-19-heroes =
    You noticed the portrait in the Gallery hours ago and thought the likeness a coincidence. Now there is a fresh scratch on the canvas, and not a mark on your companion’s cheek.
    While the portrait is whole, neither blows nor rooms nor events harm the traitor: the canvas ages and bleeds instead. If you win a fight against the traitor by 2 or more you may take an item, but you leave no wound. There is one exception: whoever wears the Amulet of the Ages wounds the traitor in earnest.
    Paint is hidden about the house, two cans more than there are heroes: one each in the Attic, Abandoned Room, Collapsed Room, Patio, Statuary Corridor, Storeroom and Wine Cellar. Cans that find no room yet turn up in those still to be discovered. A can is picked up, dropped, given and stolen like any item, but a pair of hands holds only one, and the Dog does not carry it.
    With a can in hand you may work on the face once a turn in the Gallery: Knowledge 4+. If it comes off, the paint is spent and the portrait changed. If it fails, you keep the can. A can that you took this turn paints nothing before the next.
    The traitor will guard the portrait at any cost.
    You win when the portrait has been repainted as many times as there were heroes at the beginning, or when the traitor is dead.
page-19-traitor =
    The painter warned you that it would be a long friendship. All that was meant for you falls on the canvas in the Gallery, and so the two of you hold on to each other.
    Right now, traits below their start go back to it. Then, once for each hero, the trait that stands the fewest steps above its start goes up by one; among equals you choose.
    Damage, events and rooms do not lower your traits. Items change them as usual, and what a card of your own costs, you pay. Only two can wound you: a hero with the Amulet of the Ages, and the portrait itself. Whenever you enter the Gallery or begin a turn there you need Sanity 4+, or you take a die of mental damage. Heroes may still take your items in a fight.
    Once a turn, when you are done walking, you may take any room out of the stack and put it where it fits; you walk no farther this turn.
    The heroes will try to paint over your face with paint that is hidden in the house. You may hold a can, too, and pour it away instead of attacking; one that you took this turn not before the next.
    You win when you have poured away three cans, or when all heroes are dead.
tale-19-heroes = A stranger looks out of the canvas. The one who sat for it crumbles before there is time to turn round.
tale-19-traitor = The paint has soaked into the floor. The portrait is as dreadful as ever, and its friend as young.
mark-repainted = strokes on the portrait
mark-paint-destroyed = paint poured away
mark-paint-to-come = paint still to turn up
task-repaint = paint over the portrait
do-repaint = Paint over the portrait
do-destroy-paint = Pour the paint away
do-open-up-room = Open up a new room in the house
