page-4-heroes =
    The web is drawn as tight as a string, and one of you hangs in it. Beneath, in the warmth, something taps against its shell.
    The Spider guards the eggs and will not touch the captive while they are whole. The captive cannot walk, but may tear at the web, use items and trade them.
    Tear the web: in the captive's room attack it with Might against its Might of 4. Each win breaks one thread, and there are as many threads as there are players. The eggs are destroyed by the Medical Kit, with a Knowledge roll of 4, or by the Healing Salve, without a roll. If the Kit is still in the stack, take it in place of any item you are due.
    Once the captive is free and the eggs are gone, open the front door: in the Entrance Hall roll Knowledge or Might 6+. Then leave.
    Hurry: the eggs are ripening.
    You win when the captive is free, the eggs are destroyed and at least one of you has left the house.
page-4-traitor =
    Eight eyes opened at once, and all eight see for you.
    The one who found the Bite hangs in the web, and under them the eggs ripen. Leave them alone while the eggs are whole: their warmth feeds the brood.
    The Spider grows. After each of your turns the track moves one space, and the Spider becomes faster and stronger. It must go for the nearest hero other than the captive and attack if it can. The blank dice of its attack are rerolled once.
    The heroes tear the web and look for the Medical Kit or the Salve to destroy the eggs, and then for the way out by the front door.
    You win when the track reaches 9 and the eggs are whole, or when all heroes are dead.
tale-4-heroes = The door slams behind you. Somebody goes on brushing cobweb from a sleeve.
tale-4-traitor = The shells crack. They are many, and hungry.
