page-25-heroes =
    First there was an itch under the skin. Then one of you smiled and gently, with two fingers, stroked somebody invisible on the head. You felt it in your hair.
    The traitor has made dolls, one of each of you, and has hidden them where they are not comfortable. What your doll feels you feel: look at what is written beside your name. That feeling will tell you where it is and what threatens it. After each of the traitor’s turns, even a dead traitor’s, every whole doll does its work on its owner, and it is worse every time.
    Search. Once a turn a hero may search the room they stand in: Knowledge 2+, and the traitor must say truthfully whether there is a doll and whose. Your own doll, once found, you tear apart without a roll, at once or when you come back. Nobody else’s can be touched.
    In this haunt a new room with a symbol does not stop you: walk on if you have steps left. Its card is drawn by whoever ends a turn there, or searches it.
    When a hero dies the doll falls to pieces. You win when no whole doll is left and at least half of you live. If more than half are dead, you have lost.
page-25-traitor =
    A lock of hair, a thread from a sleeve, a little patience. They were always your dolls, they just did not know.
    In secret, give each hero a doll and hide it in one of its two rooms. If exactly one of the two has been found, the doll is there; otherwise you choose.
    Wax (Furnace Room, Kitchen): the hero takes 1 physical damage.
    China (Balcony, Tower): four dice are rolled, and on less than the number of the turn the hero is dead.
    Stone (Underground Lake, Graveyard): the hero rolls Might, and on less than the number of the turn loses 1 in every trait.
    Glass (Pentagram Chamber, Chapel): the hero takes 1 mental damage.
    Rag (Gardens, Conservatory): the hero rolls Knowledge, and on less than the number of the turn takes 2 physical damage.
    What the doll feels the hero is told at once. At the end of each of your turns, even after your death, the track grows by one (that is the number of the turn), and every whole doll does its work.
    The heroes look for the dolls and tear up their own. You answer truthfully whoever searches a room. A new room with a symbol does not stop anybody in this haunt: its card is drawn by whoever ends a turn there, or searches it.
    You win when more than half of the heroes are dead.
tale-25-heroes = Straw, splinters, wax on the floor. Everyone carefully moves their fingers: their own again.
tale-25-traitor = Now they can be played with for ever. They have stopped complaining.
doll-wax = wax
    .about = Furnace Room or Kitchen: 1 physical damage.
doll-china = china
    .about = Balcony or Tower: four dice, and less than the number of the turn is death.
doll-stone = stone
    .about = Underground Lake or Graveyard: Might below the number of the turn costs 1 in every trait.
doll-glass = glass
    .about = Pentagram Chamber or Chapel: 1 mental damage.
doll-rag = rag
    .about = Gardens or Conservatory: Knowledge below the number of the turn is 2 physical damage.
token-doll-wax = wax doll
token-doll-china = china doll
token-doll-stone = stone doll
token-doll-glass = glass doll
token-doll-rag = rag doll
token-no-doll = no doll here
mark-doll-wax = the skin burns as if by a fire
told-mark-doll-wax =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Nothing torments you any more.
               *[no] Nothing torments { $seat } any more.
            }
       *[other]
            { $seat-you ->
                [yes] You feel it: the skin burns as if by a fire.
               *[no] { $seat } feels it: the skin burns as if by a fire.
            }
    }
mark-doll-china = dizzy, the ground is far below
told-mark-doll-china =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Nothing torments you any more.
               *[no] Nothing torments { $seat } any more.
            }
       *[other]
            { $seat-you ->
                [yes] You feel it: dizzy, the ground is far below.
               *[no] { $seat } feels it: dizzy, the ground is far below.
            }
    }
mark-doll-stone = mud in the mouth, no breath
told-mark-doll-stone =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Nothing torments you any more.
               *[no] Nothing torments { $seat } any more.
            }
       *[other]
            { $seat-you ->
                [yes] You feel it: mud in the mouth, no breath.
               *[no] { $seat } feels it: mud in the mouth, no breath.
            }
    }
mark-doll-glass = something unholy looks into the soul
told-mark-doll-glass =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Nothing torments you any more.
               *[no] Nothing torments { $seat } any more.
            }
       *[other]
            { $seat-you ->
                [yes] You feel it: something unholy looks into the soul.
               *[no] { $seat } feels it: something unholy looks into the soul.
            }
    }
mark-doll-rag = it pricks, and smells of soil and blood
told-mark-doll-rag =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Nothing torments you any more.
               *[no] Nothing torments { $seat } any more.
            }
       *[other]
            { $seat-you ->
                [yes] You feel it: it pricks, and smells of soil and blood.
               *[no] { $seat } feels it: it pricks, and smells of soil and blood.
            }
    }
why-doll = the doll
ask-which-doll = Which doll does { $other-seat } get?
ask-hide-doll = Where is { $other-seat }’s doll hidden?
task-search-doll = search the room
do-search-doll = Search for a doll
do-destroy-doll = Tear up your own doll
