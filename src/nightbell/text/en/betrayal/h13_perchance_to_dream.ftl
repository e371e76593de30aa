page-13-heroes =
    The eyelids dropped in the middle of a word, and one of you sank to the floor, smiling. And around the sleeper stand those that are being dreamt.
    The traitor sleeps. You cannot strike a sleeper, and a sleeper does nothing, but the Nightmares, as many as there are players, look for a way out of the house. They have Speed 5, Might 4 and Sanity 4; they strike with Might but wound the mind, not the body. A Nightmare that you attack and beat is gone; one that loses its own attack is only stunned. For each that dies or gets away a new one stands by the sleeper.
    Let too many of them out and you have lost. How many that is you do not know. They leave by windows and wherever the house lies open, and each such place lets out only one.
    Wake the sleeper. For that a hero with the Holy Symbol must be in that room; then every hero there may roll Sanity or Might 5+ once a turn; one success alone wakes nobody. Smelling salts are of no use here.
    You win when waking the sleeper has succeeded as many times as there are players.
page-13-traitor =
    Sleep at last. So deep that one could live in it, and so narrow that everything that lives in it begs to be let out.
    You sleep where you stood: your things on the floor, your companions gone. Nobody can touch you, but you can do nothing either. In your stead the Nightmares walk the house: Speed 5, Might 4, Sanity 4, as many as there are players. They strike with Might, and the damage is mental. If a hero beats a Nightmare by attacking it, it is gone and a new one stands by you; if it loses its own attack it is only stunned.
    There is a way out in every room with a window, whatever it looks out on, and in the Conservatory, the Entrance Hall, the Gardens, the Graveyard, the Patio, the Tower and on the Balcony. If there are fewer such rooms than players, the missing ones are found in the stack, and you put them where you like. As many Nightmares must get out as there are such rooms now, and only you know the number. A Nightmare in such a room spends one step and is gone; the same way does not serve twice. You dream a new one in its place, but that one moves only in the next turn. Rooms found later serve as well and do not raise the number.
    The heroes will try to wake you.
    You win when as many Nightmares have got out as there were ways out at the start, or when all heroes are dead.
tale-13-heroes = The sleeper wakes and remembers nothing. The others remember everything.
tale-13-traitor = The town below is asleep. Soon it will dream what you dream.
monster-nightmare = Nightmare
being-nightmare = { monster-nightmare }
    .the = a { monster-nightmare }
    .start = A { monster-nightmare }
token-way-out-used = a Nightmare went out here
mark-nightmares-escaped = Nightmares out of the house
mark-sleeper-stirs = the sleep wears thin
do-slip-out = Slip out of the house
task-wake-sleeper = wake the sleeper
do-wake-sleeper = Wake the sleeper
