page-45-heroes =
    Something cold and tight around your neck. A collar, wires, a small dial right under the ear: tick, tick. Each of you has one.
    The traitor is lost in work and will not stir from the spot until the game is over, because there is a Big Bomb to be built. How long it still takes you do not know, but when it is ready nothing will be left of the house.
    The bomb on your neck senses its maker. After the traitor’s first turn, anyone with a live bomb who enters the traitor’s room or one next to it, even with no door between, explodes. An explosion kills every hero in the room, and nothing remains of what they carried. Besides, after each of the traitor’s turns one of the bombs may lose patience by itself, and the longer this goes on, the likelier it is.
    Once a turn you may try to defuse a bomb: your own, or that of a hero beside you who agrees. Knowledge 7+, or 5+ if the Madman is with you. On 2 or less everybody in the room dies, with all they carry, the traitor included. On anything else nothing changes.
    Whoever is rid of the bomb can go there and fight. You win when the traitor is dead and at least one of you lives.
page-45-traitor =
    Cog to cog, wire to wire. They think you are mad. The madman is the one who sits in the corner and hands you the screwdriver.
    You stay where you are and do not leave the spot all game. If that is the Mystic Elevator, it moves no more. The Dynamite is yours now: throw it as usual, or set it off in your own room, where it does you no harm. Whoever gets to you, you fight as always.
    Every hero wears a bomb. From the end of your first turn on, a hero with a live bomb who enters your room or one next to it, door or no door, explodes together with all heroes in the room; what they carry is gone. The blast does not hurt you.
    At the end of each of your turns the track grows by one. Then you roll as many dice as the track and the living heroes make together, but no more than eight. On 8 or more the first living hero to your left with a live bomb explodes.
    The heroes will try to defuse the bombs. If one of them slips badly enough in your room, you die as well.
    You win when all heroes are dead, or when the track reaches 12: the Big Bomb is ready.
tale-45-heroes = The ticking on the table slows, stumbles and stops. For the first time you hear how loudly you are breathing.
tale-45-traitor = Tick.
mark-time-bomb = a bomb on the neck
told-mark-time-bomb =
    { $value ->
        [0]
            { $seat-you ->
                [yes] The bomb is off your neck.
               *[no] The bomb is off { $seat }’s neck.
            }
       *[other]
            { $seat-you ->
                [yes] There is a bomb on your neck.
               *[no] There is a bomb on { $seat }’s neck.
            }
    }
ask-accept-defusing = { $other-seat } wants a go at your bomb. Do you let them?
do-blast-own-room = Set off the Dynamite in your own room
task-defuse-time-bomb = defuse the bomb
do-defuse-time-bomb =
    { $a-you ->
        [yes] Defuse your own bomb
       *[no] Defuse { $a }’s bomb
    }
