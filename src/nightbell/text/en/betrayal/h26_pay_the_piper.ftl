page-26-heroes =
    You were thrown out of the Pentagram Chamber as if by a gust of wind. Then somebody began to pipe behind the wall, and there was running under the floor.
    Rats in every corner. Speed 3, Might 2, Sanity 1: one is easily trodden down, and a rat that loses a fight is dead. But the rats of one room may bite as a swarm with all their dice, up to eight at once, and if a swarm loses, nothing happens to it.
    The traitor wants to be in the Pentagram Chamber: there is the place to pipe, and every tune that comes off brings one more rat. How many tunes it takes the traitor knows. You cannot enter the Chamber, nor can the rats. While the traitor is inside you can do nothing at all to that player, with weapons or with cards.
    You win when no rat is left in the house. Or if the traitor dies without ever having entered the Chamber since the haunt began.
page-26-traitor =
    They did not care for the way you play. The rats do.
    Right now everybody in the Pentagram Chamber, you included, leaves for a room beside it, through a wall if need be. Your traits below their start go back to it, then all of them rise by 1. There are twice as many rats as players: one in each empty room with the sign of an event, an item or an omen. With more rooms you choose; with more rats you put the rest into the same rooms.
    A rat has Speed 3, Might 2, Sanity 1; rats do not enter the Pentagram Chamber. One that loses is dead. Rats of one room may bite somebody together with their Might added up, but with no more than eight dice; a swarm risks nothing. Each rat bites once in a monsters’ turn.
    In the Pentagram Chamber roll Sanity once a turn: on 3 or more the tune comes off, and one more rat appears beside the Chamber if the house has fewer than twenty-four. While you are inside, the heroes can do nothing to you.
    The heroes want every rat dead. If they kill you before you first enter the Chamber, it is all over.
    You win when five tunes have come off (four are enough with five or six players), or when all heroes are dead.
tale-26-heroes = The pipe is still playing, but there is nobody to listen.
tale-26-traitor = A long grey shadow follows the piper down the drive. The house is quiet and very clean.
monster-rat = Rat
being-rat = { monster-rat }
mark-ritual = tunes played
mark-ritual-ground = the traitor has been in the Pentagram Chamber
ask-which-rooms-have-rats = Which rooms have rats?
ask-where-is-a-rat = Where is another rat?
ask-how-many-rats = How many rats bite together?
task-play-the-pipe = play a tune
do-play-the-pipe = Play the pipe
do-swarm = Fall on { $a } as a swarm
