page-18-heroes =
    The bite has opened, and out of it comes another face, and then a hand. The one you knew holds out to you all there is to hold out: “Come here. There will be more of us.”
    The traitor has turned to flesh, and only fire can stop it. Physical damage does nothing to it, and there is no way to kill it but to burn it. Its Might is 5 at first, and it rolls for how far it goes. Whoever it kills it takes into itself and is stronger and slower for it. With the Ring you may attack it with Sanity: it takes no damage, but you drive it as many rooms as the difference, wherever you like. Dynamite stuns it for a turn.
    Under the house there is a Furnace Room, and the stairs down have been found. In the Furnace Room a hero may overheat the boiler once a turn: Knowledge 5+. At the end of the next turn of whoever managed it the Furnace Room blows up, and everybody in it dies.
    Then the house burns. At the end of their turn everyone alive, the traitor and those already outside included, chooses one more room next to a burnt one; whoever is in it is dead. From the Stairs from Basement the fire climbs to the Foyer, from the Basement Landing to the Coal Chute, from the room below the hole to the Collapsed Room. When Foyer, Entrance Hall and Grand Staircase have burnt, the house comes down on everybody inside.
    The front door is opened in the Entrance Hall with Knowledge or Might 4+; whoever opens it draws an event and ends the turn, and from then on any hero may leave for one step. But hold on to each other out there: it will reach for you from the windows and pull you back.
    You win when the fire has killed the traitor and at least one of you lives. If only one of you is left, or the flesh has taken in two and left the house, it is over.
page-18-traitor =
    It was cold to be one. Now there are two of you, three, as many as will fit. What a pity that the others do not know it yet.
    You stay in the house, but your Might is 5 now and your Speed one more than there are players; Sanity and Knowledge are as before. At the start of your turn you roll Speed and go as far as that, at least one room. Physical damage does not hurt you. An attack with Sanity and the Ring does not wound you but drives you as many rooms as the difference, where the hero likes. Dynamite stuns you for a turn.
    A hero whom you kill you take in: one more Might, one less Speed.
    The heroes mean to burn you with the house and to leave by the front door. At first that door is too much for you. But from the Entrance Hall, a room with a window to the outside, the Balcony, the Conservatory, the Gardens, the Graveyard, the Patio and the Tower you can reach for those outside: roll Might against the strongest of them, whose roll gains one for each of the others. If you win you drag any one of them to you and attack; and so on until a pull fails.
    If the house catches fire, you too must burn a room next to a burnt one at the end of each of your turns.
    You win when you have taken in two and leave from the Entrance Hall, for one step, or when all heroes but one are dead.
tale-18-heroes = It screams in several voices, and one of them you know. The roof falls in.
tale-18-traitor = We are not cold any more.
mark-flesh-might = Might of the flesh
mark-flesh-speed = Speed of the flesh
mark-heroes-absorbed = heroes taken in
mark-furnace-fuse = turns until the Furnace Room blows up
ask-pull-whom = Whom do you pull back in?
do-pull-back = Pull somebody back in
do-force-door = Leave the house
task-overheat-furnace = overheat the boiler
do-overheat-furnace = Overheat the boiler
