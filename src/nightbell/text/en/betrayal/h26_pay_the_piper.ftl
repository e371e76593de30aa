page-26-heroes =
    You were thrown out of the Pentagram Chamber as if by a gust of wind. Then somebody began to pipe behind the wall, and there was running under the floor.
    There are Rats in every corner. They have Speed 3, Might 2, Sanity 1: one is easily trodden down, and a Rat that loses a fight is dead. But the Rats of one room may bite as a swarm with all their dice, up to eight at once, and if a swarm loses, nothing happens to it.
    The traitor wants to be in the Pentagram Chamber: that is the place to pipe, and every tune that comes off brings one more Rat. How many tunes it takes, only the traitor knows. You cannot enter the Chamber, nor can the Rats. While the traitor is inside, neither your weapons nor your cards can touch the traitor.
    You win when no Rat is left in the house, or when the traitor dies without ever having entered the Chamber since the haunt began.
page-26-traitor =
    They did not care for the way you play. The Rats do.
    Right now everybody in the Pentagram Chamber, you included, leaves for a room beside it, through a wall if need be. Your traits below their start go back to it, then all of them rise by 1. There are twice as many Rats as players: one in each empty room with an event, item or omen symbol. If there are more rooms, you choose; if there are more Rats, you put the rest into the same rooms.
    A Rat has Speed 3, Might 2, Sanity 1; Rats do not enter the Pentagram Chamber. One that loses is dead. Rats of one room may bite somebody together with their Might added up, but with no more than eight dice; a swarm risks nothing. Each Rat bites once in a monsters’ turn.
    In the Pentagram Chamber roll Sanity once a turn: on 3 or more the tune comes off, and one more Rat appears beside the Chamber if the house has fewer than twenty-four. While you are inside, the heroes can do nothing to you.
    The heroes want every Rat dead. If they kill you before you first enter the Chamber, it is all over.
    You win when five tunes have come off (four are enough with five or six players), or when all heroes are dead.
tale-26-heroes = The pipe is still playing, but there is nobody to listen.
tale-26-traitor = A long grey shadow follows the piper down the drive. The house is quiet and very clean.
monster-rat = Rat
being-rat = { monster-rat }
    .the = a { monster-rat }
    .start = A { monster-rat }
mark-ritual = tunes played
mark-ritual-ground = the traitor has been in the Pentagram Chamber
told-mark-ritual-ground = The traitor has been in the Pentagram Chamber.
ask-which-rooms-have-rats = Which rooms have rats?
ask-where-is-a-rat = Where is another rat?
ask-how-many-rats = How many rats bite together?
task-play-the-pipe = play a tune
do-play-the-pipe = Play the pipe
do-swarm = Fall on { $a } as a swarm
