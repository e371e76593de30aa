page-9-heroes = A fiddle plays somewhere. At the start of your turn Sanity 4+, or the dance calls: lose 1 Sanity and walk to the Ballroom. The Holy Symbol protects. Carry it to the Pentagram Chamber and defy: Sanity 5, one success a player. You win when the music stops.
page-9-traitor = You dance. Strike with Speed. At the start of your turn Might 3+, or stand still and lose 1 Might. You win when the Holy Symbol ends in the Chasm, Furnace Room or Underground Lake, or no hero is left.
tale-9-heroes = The bow breaks off mid-note. Your feet are your own again.
tale-9-traitor = The Symbol sinks. The next dance is for everyone.
