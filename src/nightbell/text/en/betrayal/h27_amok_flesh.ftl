page-27-heroes = Flesh pours through the doors. Whom it touches is its own. Study it from the next room (Knowledge 3, one a player), find caustic things (Knowledge 3) and throw them in from the next room. You win with as many thrown as players.
page-27-traitor = The flesh grows by itself. Kill, and steal what is caustic. Those who turn are yours. You win when every hero is dead or flesh.
tale-27-heroes = The flesh hisses and sinks. It smells of a kitchen best not thought of.
tale-27-traitor = It is close and warm. All are together at last.
