page-4-heroes =
    The web is drawn as tight as a string, and one of you hangs in it. Beneath, in the warmth, something taps against its shell.
    The Spider guards the eggs and will not touch the captive while they are whole; nor does any of the captive’s traits drop to the skull until then. The captive cannot walk, but may tear at the web, use items and trade them.
    Tear the web: in the captive’s room attack it with Might against its Might of 4. Each win breaks one thread, and there are as many threads as there are players. The eggs are destroyed by the Medical Kit, with a Knowledge roll of 4+, or by the Healing Salve, without a roll. If the Kit is still in the stack, take it in place of any item you are due.
    Once the captive is free and the eggs are gone, open the front door: in the Entrance Hall roll Knowledge or Might 6+. Whoever opens it draws an event and ends the turn; from then on any hero may leave from the Entrance Hall for one step.
    Hurry: the eggs are ripening.
    You win when the captive is free, the eggs are destroyed and at least one of you has left the house.
page-4-traitor =
    Eight eyes opened at once, and all eight see for you.
    Whoever began the haunt hangs in the web, and the eggs ripen underneath. While they are whole you may not touch the captive, whose warmth feeds the brood. If there are three or four of you, the Spider ate your explorer first: your items stay on the floor, and from now on you play the Spider.
    The Spider grows. At first it cannot leave its place and its Might is 2; after each of your turns the track rises by 1, and the Spider with it, up to Speed 6 and Might 8. Its Sanity is always 5. It must go for some hero other than the captive and attack if it can. The blank dice of its attack are rerolled once.
    The heroes will want to free the captive.
    You win when the track reaches 9 and the eggs are whole, or when all heroes are dead.
tale-4-heroes = The door slams behind you. Somebody goes on brushing cobweb from a sleeve.
tale-4-traitor = The shells crack. They are many, and hungry.
