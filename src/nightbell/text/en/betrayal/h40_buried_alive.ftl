page-40-heroes =
    There is knocking under the floor: three quick, three slow, three quick. Then again, fainter.
    A friend of yours is buried beneath one of the basement rooms that were in the house when this began. Only the traitor knows which. The air is running out: at the end of each of the traitor’s turns the buried one grows worse, and dies at twelve points of damage.
    When you enter a room, look for the grave: roll Knowledge 3+, and the traitor must truthfully say whether the grave is here. Once it is found, dig: once a turn roll Might 4+. You need as many successes as there are players.
    The Spirit Board shows no rooms now and can be neither given nor dropped. While the grave is unknown, its holder may spend a whole turn on it and roll Sanity: on 7 or more the traitor names the grave, on 5 or 6 the buried one recovers by what 2 dice show, on 3 or 4 the spirits lead any explorer 3 spaces.
    You win when the grave is dug up while the buried one lives.
page-40-traitor =
    The nails ran out before the screaming did, so you stamp the earth down with your boots.
    Secretly choose a basement room: the grave is there. Only you know it, and only you know how the buried one fares. At the end of each of your turns the track rises by 1; roll as many dice as it shows and add them to the damage.
    A hero who has entered a room and rolled Knowledge 3+ gets a truthful answer whether the grave is there. Then they dig. The Spirit Board may tell them more: if you beat its holder with Might by 2 or more, you may break the board instead of wounding them.
    You win when the buried one has taken 12 points of damage.
tale-40-heroes = A hand comes up between the boards. It is warm.
tale-40-traitor = The knocking stops. Time to tidy up.
