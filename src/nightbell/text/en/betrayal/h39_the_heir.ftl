page-39-heroes =
    There was a note in the spear: the throne is empty, and blood will find its way. One of you turned pale. Another went out quietly, and all over the house you could hear doors being drawn to.
    One of you is the heir. Right now whoever began the haunt names another hero, and only you know whom. The throne stands in the Statuary Corridor. If the house had none, the traitor has put it where it is hard to reach.
    Assassins hide in the rooms. Where they are only the traitor knows. An assassin may strike a hero who comes in: two dice of physical damage without a defence, and then the assassin is gone.
    The heir needs the Spear and the Ring. You have the Spear. The Ring, if nobody has found it, is among the omens: open rooms with their symbol.
    You win when the heir stands in the Statuary Corridor with the Spear and the Ring in hand. If the heir dies, it is all over.
page-39-traitor =
    One of them is to sit on the throne. You have been paid so that nobody does.
    Right now, if the house has no Statuary Corridor, you find it and put it wherever you like, the farther the better. Then you hide assassins in secret: as many as there are players, one to an empty room, but not in the Statuary Corridor. At the end of your third and your sixth turn (the track counts them) you hide as many again, and then the Corridor will do, too.
    An assassin does not move. When a hero comes into the room, the assassin strikes: two dice of physical damage without a defence, and is gone. In your turn you may tell any assassin to let heroes pass or to strike again; nobody learns of your orders.
    One of the heroes is the heir, and you do not know who. If the heir comes to the Statuary Corridor with the Spear and the Ring, you have lost. Those can be taken away.
    You win when the heir is dead.
tale-39-heroes = The Spear knocks on stone, the Ring slips on to a finger. All over the house doors open, and those who stood behind them go down on one knee.
tale-39-traitor = The last door closes without a sound. The crown is carried off in a box for knives.
mark-assassins-left = assassins in the house
ask-who-is-the-heir = Who is the heir?
ask-where-do-assassins-hide = Where do the assassins hide?
do-hold-assassin = Let a hero pass { $a-in }
do-loose-assassin = Let the assassin strike again { $a-in }
