page-27-heroes =
    It seeps under the door, warm and pink. It already has somebody’s hand.
    The Flesh spreads through every door and stair in each monsters’ turn. Whoever shares a room with it turns into flesh, loses all items and from then on plays for the traitor. It cannot be attacked.
    First examine it: once a turn, in a room with a door to the Flesh, roll Knowledge 3+. With as many successes as players its weakness is known. Then look for something caustic: once a turn roll Knowledge 3+ in the Attic, Conservatory, Furnace Room, Gardens, Library, Research Laboratory, Operating Laboratory, Junk Room, Kitchen, Larder, Storeroom, the opened Vault or the Wine Cellar. Each room yields one.
    Throw what you found into the Flesh from a room next to it: it costs a step and needs no roll.
    You win when as many caustic things as there are players have been thrown into the Flesh.
page-27-traitor =
    It grows, and you like it that there are more of you now.
    The Flesh begins where the omen was drawn, and in each monsters’ turn it takes every room behind its doors and stairs. From the second time on, roll a die afterwards: on a 2 it grows once more. An elevator with Flesh in it no longer moves.
    Whoever it touches is its own: they lose all their items, walk 2 spaces, attack nobody and from then on play for you, and in each monsters’ turn Flesh sprouts where they stand. It will not tell you from the others either.
    The heroes examine the Flesh and look for caustic things to throw into it. Kill them and steal what they find.
    You win when every hero is dead or has become flesh.
tale-27-heroes = The flesh hisses and sinks. It smells of a kitchen best not thought of.
tale-27-traitor = It is close and warm. All are together at last.
