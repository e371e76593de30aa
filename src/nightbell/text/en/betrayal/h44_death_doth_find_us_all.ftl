page-44-heroes =
    Your sleeve has grown too short. Then the arm is somebody else’s: longer, rougher, spotted. You look at each other and see your parents, and soon you will see your grandparents. Only the traitor looks the same as ever.
    All of you have aged ten years at once, and it goes on: after each of the traitor’s turns, alive or dead, every living hero rolls one die and ages that many decades. Below twenty this changes nothing. Entering your twenties makes you a step stronger and faster, your thirties a step saner and wiser. In the forties you lose a step of Speed and gain one of Sanity. In the fifties you lose a step in one bodily and one mental trait of your choice, in the sixties Might, Speed and one mental trait. After that every decade takes a step from everything.
    Whoever wears the Medallion ages ten years less with each roll. But the death of any other hero ages the wearer by ten. The traitor cannot touch the Medallion.
    Youth can be called back by a rite: in the Catacombs, the Charred Room, the Crypt, the Gallery, the Kitchen, the Pentagram Chamber and the Tower. Once a turn a hero there rolls Sanity or Knowledge; 5 or more is a success, and that room has served its turn.
    You win when there have been as many successes as there are players.
page-44-traitor =
    Eternity begins in a simple way: one morning you notice that everybody grows old but you.
    The heroes have just aged ten years, and the Medallion did not save them. At the end of each of your turns, even if you are dead, every living hero rolls a die and ages that many decades. At first the years make them stronger: their twenties add a step of Might and Speed, their thirties one of Sanity and Knowledge. In their forties they lose a step of Speed and gain one of Sanity, in their fifties they lose a step in one bodily and one mental trait, in their sixties Might, Speed and a mental trait, and from seventy on each decade takes a step from everything. Time does not touch you.
    Every hero’s death is yours: roll three dice and share the total among your traits as you like. Whoever wears the Medallion is ten years older for it.
    The Medallion slows their years. You can neither pick it up nor take it from anybody nor carry it.
    You win when all heroes are dead.
tale-44-heroes = In the mirror is the face that you remember. Very nearly the same one.
tale-44-traitor = You alone remember their names. One day you will forget them, too.
token-rejuvenation = the rite was held here
mark-decades = decades gone by
why-age = the years
why-stolen-years = the years of others
ask-lose-to-age = What do the years take?
ask-share-years = Their years are yours: share out { $points }.
task-rejuvenate = perform the rite of youth
do-rejuvenate = Hold the rite of youth
