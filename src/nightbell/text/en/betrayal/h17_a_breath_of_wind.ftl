page-17-heroes =
    The windows are shut, and the curtains stir. A spoon slides off the table, after it the tray, after that the table. Somebody unseen is going through the things and choosing the heavier ones.
    The Poltergeist picks up whatever lies about and takes the rest from you: the more items it has, the greater its Might, up to eight dice. In a turn it may hurl something at everyone it reaches, and when it wins by 2 or more it may take an item instead of wounding. Losing costs it nothing. Might and the Revolver do not touch it.
    Whoever is in a room with it may attack with Speed: if you win you take an item from it, if you lose you take one die of physical damage. With the Ring, the Skull or the Bell in hand you may attack with Sanity: if you win it grows weaker by the difference, if you lose you take one die of mental damage. Dynamite scatters it and leaves its items on the floor, but it can gather again.
    The wind fears small lights. There is a candle to be found in the Kitchen, the Dining Room, the Chapel and the Gallery: Speed 3+, once a turn, and they never run out there. A candle is lit on the floor where the haunt began, in a room that has no light yet: give up the candle, the card of that name will do as well, and roll Knowledge. On 5 or more it burns and cannot be blown out; on less it is lost.
    You win when as many candles burn as there were heroes at the beginning.
page-17-traitor =
    A draught stroked your cheek and asked what there was to play with. You showed it.
    The Poltergeist is where the haunt began: Speed 3, Sanity 4, and its Might is on the track, now 4. Every item it gains adds 1, every item it loses takes 1 away; it never rolls more than eight dice. What its items can do is of no use to it.
    In its turn it flies, picks up from the floor what it likes, and attacks with Might each hero it gets to, once each. When it wins by 2 or more it may take an item instead of wounding. Losing does it no harm. If it ends the monsters’ turn in the Junk Room, the Storeroom, the Attic, the Library, the Wine Cellar or either laboratory, it draws an item card.
    At the start of the monsters’ turn it may drop everything and gather in any room with an omen symbol: the track becomes 3, or 4 in the Junk Room. That is also how it comes back after dynamite.
    You may fetch items and hand them over when you stand beside it. The heroes will try to drive it out.
    You win when all heroes are dead.
tale-17-heroes = The little flames stand straight and do not waver. The spoon lies where it was put.
tale-17-traitor = Now it has something to play with. And somebody.
monster-poltergeist = Poltergeist
being-poltergeist = { monster-poltergeist }
    .the = the { monster-poltergeist }
    .start = The { monster-poltergeist }
token-lit-candle = burning candle
mark-candles-lit = candles burning
card-candle-1 = candle 1
card-candle-2 = candle 2
card-candle-3 = candle 3
card-candle-4 = candle 4
card-candle-5 = candle 5
card-candle-6 = candle 6
card-candle-7 = candle 7
card-candle-8 = candle 8
card-candle-9 = candle 9
card-candle-10 = candle 10
card-candle-11 = candle 11
card-candle-12 = candle 12
ask-wind-gathers = Drop everything and gather somewhere else?
ask-wind-returns = Gather again?
ask-wind-where = Where does the Poltergeist gather?
ask-snatch-what = What do you snatch from it?
do-hurl = Hurl something at { $a }
do-feed-wind = Give to the Poltergeist: { $a }
task-find-candle = find a candle
do-find-candle = Find a candle
task-light-candle = light the candle
do-light-candle = Light the candle
