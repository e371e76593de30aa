page-37-heroes =
    The candles all bow at once, and at a table that was not there before somebody has set up the pieces. White is yours. The chair across is free.
    Death neither walks nor strikes nor stands in anybody’s way, and nothing touches it. It plays. The traitor is glad of the company, but dares not enter its room and can do nothing to those who are in it.
    Every monsters’ turn begins with a game: Death plays the hero in its room with the highest Knowledge; among equals you choose. Both roll Knowledge, and Death rolls its blank dice again, once. A player with the Book has a die more, but never more than eight. A draw costs nothing. If Death is higher by 1 or 2, every hero loses 1 Sanity; by 3 or 4, 1 Might; by 5 or more, both.
    If no hero is with Death when the monsters’ turn begins, the game is forfeit and all is lost. Do not leave the chair empty.
    Five holy seals are hidden in the house. A seal is picked up like an item. Once a turn a hero with a seal may break it: Sanity 4+, and from then on Death rolls a die fewer, or two fewer if three or four of you play. A seal that you took this turn is not broken before the next.
    You win when a hero wins a game against Death.
page-37-traitor =
    You were always the weakest of them, and now you have found somebody who has no use for strength. It will sit down opposite whoever you point at.
    Death is now in the room of a hero of your choice. It does not move and cannot be harmed; its Knowledge is 8, and it rolls blank dice again, once. It plays at the start of every monsters’ turn against whichever hero in its room knows the most. When it wins, all heroes pay: by 1 or 2 they lose 1 Sanity, by 3 or 4 1 Might, by 5 or more both. Should it lose a single game, it is all over.
    Five holy seals lie in the Vault, Crypt, Research Laboratory, Operating Laboratory and Game Room, or will when those rooms are found. The heroes know that there are five, but not where. A broken seal takes a die from Death, with three or four players two. You cannot pick up a seal, but you may take one in a fight and then keep or drop it; one you drop you will not pick up again.
    You may not enter Death’s room, and to those in it you can do nothing: not with the Bell, not with the Revolver, not with Dynamite. The others are yours.
    You win when all heroes are dead, or when no hero is with Death at the start of a monsters’ turn.
tale-37-heroes = The king lies on its side. Death looks at the board for a long time, then bows politely and takes its candle away.
tale-37-traitor = The pieces are back in their box, all the white ones jumbled. The next game is a long way off.
monster-death = Death
being-death = { monster-death }
    .the = { monster-death }
    .start = { monster-death }
why-chess = game of chess
ask-death-beside-whom = Beside whom does Death sit down?
ask-who-plays-death = Which of you plays Death?
task-break-seal = break a seal
do-break-seal = Break a holy seal
card-seal-vault = holy seal (Vault)
card-seal-crypt = holy seal (Crypt)
card-seal-research-laboratory = holy seal (Research Laboratory)
card-seal-operating-laboratory = holy seal (Operating Laboratory)
card-seal-game-room = holy seal (Game Room)
