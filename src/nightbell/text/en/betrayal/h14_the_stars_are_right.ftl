page-14-heroes =
    There is not a cloud outside, and the stars stand as they have not stood for a thousand years. From below, out of the Pentagram Chamber, comes singing in several voices.
    Your companion has let a cult into the house. Cultists strike with Might 4, and one that wins by 2 or more may take an item instead of wounding; one that is beaten lies stunned and drops all it carried. They bring sacrifices to the chamber: items and omens, companions, the bodies of the slain. How many it takes you do not know; the traitor does.
    The rite hangs on a drawing. Spoil the drawing. There are as many cans of paint in the house as players: one each in the Kitchen, Larder, Junk Room, Storeroom, Research Laboratory and Attic, and round again if there are too few rooms. A can is picked up, given and dropped like an item, but a pair of hands holds only one. The cult does not touch paint.
    With a can in hand, in a room with a door into the chamber or in the chamber itself, you may spend a step and hurl it at the signs. A can that you took this turn is not thrown before the next.
    You win when all the paint is on the floor of the Pentagram Chamber.
page-14-traitor =
    You have waited for this night longer than you have lived. The stars are right, the brethren are here, and all that is left is to feed what listens on the other side.
    There is one Cultist fewer than there are players, all of them in the Pentagram Chamber. Each has Speed, Might and Sanity 4, and one that wins by 2 or more may take an item. A Cultist picks up and carries items and bodies, but no paint; they add nothing to its traits. A stunned one drops everything.
    Whoever is killed leaves a body. You and the Cultists may carry it like an item, but every step with it costs two. Your own body will do as well.
    In the Pentagram Chamber you sacrifice what you hold, and the Cultists give up what they have brought at the end of the monsters’ turn. A body counts four points; the Girl, the Madman or the Dog, brought there by you, two; any other item or omen that can be given away, one. Only you see the score. What you took this turn is sacrificed from the next on.
    The heroes can stop the rite only by drowning the signs in paint that is hidden in the house. Paint can be neither taken nor carried nor sacrificed, but whoever carries it can be stopped.
    You win when the offerings come to thirteen points, or when all heroes are dead.
tale-14-heroes = Paint covers the last sign. The singing falters, and the stars outside are only stars again.
tale-14-traitor = Thirteen. The floor gives way, and out of the light below a face turns towards you.
monster-cultist = Cultist
being-cultist = { monster-cultist }
    .the = a { monster-cultist }
    .start = A { monster-cultist }
mark-paint-thrown = paint on the signs
mark-sacrifices = points of sacrifice
do-lift = Pick up: { $a }
do-sacrifice = Sacrifice: { $a }
do-throw-paint = Hurl paint into the Pentagram Chamber
card-corpse-0 = body (player 1)
card-corpse-1 = body (player 2)
card-corpse-2 = body (player 3)
card-corpse-3 = body (player 4)
card-corpse-4 = body (player 5)
card-corpse-5 = body (player 6)
