page-36-heroes =
    First the lowest step of the porch went into the ground. Then water came in under the basement door, black and very cold. The house is sinking as if there had never been a hill beneath it.
    The water rises after each of the traitor’s turns, from the bottom up; how far, you will be told. Whoever begins a turn on a floor where it is knee-deep has 2 steps fewer that turn. Where it stands to the ceiling it is 4 steps fewer and 2 physical damage that nothing can lessen. One step always remains. The water does not trouble the traitor.
    In the Attic there is a Rowboat; if the Attic has not been found, find it. One hero picks it up and carries it like an item: each room with it costs two steps. It can be handed on, but it is too much for the Dog. The traitor will try to break it.
    The water can be appeased. A hero with the Medallion, in a room that the water has reached, may give it to the water: at the traitor’s next turn it will not rise. The Medallion is lost.
    You can row away from the Balcony or from the Tower, but only together.
    You win as soon as all living heroes and the Rowboat are on the Balcony, or all of them in the Tower: you are off. Nobody alive stays behind, and at least half of you must get away: if more than half die, or the Rowboat is broken up, it is over.
page-36-traitor =
    You were always the best swimmer. You would have dived deeper long ago, but it is dull down there alone, and now there are so many friends to take along.
    At the end of each of your turns the track grows by one, and it is announced where the water is. At 1 it is knee-deep in the basement, at 2 the basement is full. At 3 it is knee-deep on the ground floor, at 4 that is full. At 5 it is knee-deep upstairs, at 6 the whole house is under water and stays so. It does you no harm, but the heroes are slow in it: 2 steps fewer if they begin a turn where it is knee-deep, 4 fewer and 2 physical damage where it is full.
    The heroes will try to get away. For that they need the Rowboat from the Attic. You cannot pick it up, but in the room where it stands or is carried you may strike at it instead of attacking: Might 3+, once a turn. After the fifth success it floats no more.
    You win when more than half of the heroes are dead, or when the Rowboat is broken.
tale-36-heroes = An oar sets against the railing and pushes the house away. It goes down quietly, with its windows lit.
tale-36-traitor = It is not so dark at the bottom, with all these familiar faces about.
card-rowboat = Rowboat
    .about = Each room with the Rowboat costs two steps.
mark-boat-leaks = holes in the Rowboat
mark-water-waits = the water waits
told-mark-water-waits = { $value ->
    [0] The water rises again.
   *[other] The water stands still.
}
mark-water-basement = water in the basement (1 knee-deep, 2 to the ceiling)
told-mark-water-basement = { $value ->
    [1] The water in the basement is knee-deep.
   *[other] The basement is under water to the ceiling.
}
mark-water-ground = water on the ground floor (1 knee-deep, 2 to the ceiling)
told-mark-water-ground = { $value ->
    [1] The water on the ground floor is knee-deep.
   *[other] The ground floor is under water to the ceiling.
}
mark-water-upper = water upstairs (1 knee-deep, 2 to the ceiling)
told-mark-water-upper = { $value ->
    [1] The water on the upper floor is knee-deep.
   *[other] The upper floor is under water to the ceiling.
}
task-damage-rowboat = damage the Rowboat
do-damage-rowboat = Break up the Rowboat
do-drop-medallion = Give the Medallion to the water
