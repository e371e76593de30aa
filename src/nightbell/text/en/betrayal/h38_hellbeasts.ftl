page-38-heroes =
    At first you took it for embers going up the chimney. Then the embers opened their wings.
    Firebats do not attack and stand in nobody’s way, but where they circle the air itself burns. No blade, no bullet and no ring touches them. After the monsters’ turn every hero in a room with Firebats is scorched: a die is rolled for each of them, and each of you there takes the whole total as physical damage. Armor saves you from one point of it in a turn, no more.
    There are more of them every turn, and they all breed in one place. Do not wait.
    Shut the door to hell with an exorcism. Each hero may try once a turn: Sanity 5+ in the Chapel, Crypt or Pentagram Chamber or with the Holy Symbol or the Ring, Knowledge 5+ in the Library or Research Laboratory or with the Book or the Crystal Ball. Each place and each thing serves the rite once.
    You win when the exorcism has succeeded as many times as there are players.
page-38-traitor =
    The house is properly warm at last, and the nest has woken. They need blood to breed, and the guests have just gathered.
    The room where the haunt began is now a nest with half as many Firebats as there are players, rounded up. They attack nobody, and nothing harms them.
    In the monsters’ turn one roll of three dice decides for the whole swarm: how many rooms each of them flies, and how many new ones hatch in the nest. The new ones do not fly this turn. On a zero nothing hatches, and the old ones fly one room. There are never more than twenty-four.
    When all are in place a die is rolled for each Firebat in a room with heroes, and every hero there takes that much physical damage. The fire leaves you alone.
    The heroes will look for a way to stop you. That takes time: give them none.
    You win when all heroes are dead.
tale-38-heroes = The last word of the rite puts them all out at once, like a draught among candles. Warm ash drifts down from the ceiling.
tale-38-traitor = By dawn the house has no roof, and something bright goes on circling above it for a long while.
monster-firebat = Firebat
being-firebat = { monster-firebat }
    .the = a { monster-firebat }
    .start = A { monster-firebat }
token-nest = nest
