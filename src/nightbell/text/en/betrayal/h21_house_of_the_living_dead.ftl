page-21-heroes = The dead are up. A weapon or dynamite kills a zombie. Only the bearer of the Medallion wounds their lord; seven wounds destroy him. Zombies roll 2 dice fewer against the Holy Symbol. Drawing an item, you may draw three and keep one. You win when the lord or all zombies are destroyed.
page-21-traitor = You died and rose as lord of the dead. Beware the armed and the Medallion. A fallen hero rises as a zombie. You win when all heroes are dead.
tale-21-heroes = The dead lie down like grass after wind.
tale-21-traitor = The house is quiet now. Everyone is on their feet.
