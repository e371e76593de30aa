page-44-heroes =
    Your sleeve has grown too short. Then the arm is somebody else’s: longer, rougher, spotted. You look at each other and see your parents, and soon you will see your grandparents. Only the traitor looks the same as ever.
    All of you have aged ten years at once, and it goes on: after each of the traitor’s turns, even a dead traitor’s, every living hero rolls one die and ages that many decades. Below twenty this changes nothing. At twenty you gain 1 Might and 1 Speed, at thirty 1 Sanity and 1 Knowledge. At forty you lose 1 Speed and gain 1 Sanity. At fifty you lose 1 in one physical and one mental trait of your choice, at sixty 1 in Might, Speed and one mental trait. From seventy on every decade takes 1 from every trait.
    Whoever wears the Medallion ages ten years less with each roll. But the death of any other hero ages the wearer by ten. The traitor cannot touch the Medallion.
    Youth can be called back by a rite: in the Catacombs, the Charred Room, the Crypt, the Gallery, the Kitchen, the Pentagram Chamber and the Tower. Once a turn a hero there may roll Sanity or Knowledge: on 5 or more the rite succeeds, and that room has served its turn.
    You win when the rite that calls youth back has succeeded as many times as there are players.
page-44-traitor =
    Eternity begins in a simple way: one morning you notice that everybody grows old but you.
    The heroes have just aged ten years, and the Medallion did not save them. At the end of each of your turns, even if you are dead, every living hero rolls a die and ages that many decades. At first the years make them stronger: at twenty they gain 1 Might and 1 Speed, at thirty 1 Sanity and 1 Knowledge. At forty they lose 1 Speed and gain 1 Sanity, at fifty they lose 1 in one physical and one mental trait, at sixty 1 in Might, Speed and one mental trait, and from seventy on each decade takes 1 from every trait. Time does not touch you.
    Every hero’s death does you good: roll three dice and share the total among your traits as you like. Whoever wears the Medallion is ten years older for it.
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
