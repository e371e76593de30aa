page-20-heroes =
    A smell of wax and withered lilies comes from the far rooms. Someone in white walks through the walls and tries a wedding ring on the guests.
    The Ghost Bride has chosen a groom, and his name has been announced. She strikes with Sanity: from everybody else she takes their wits, and from the groom his Might, until he is dead and can stand beside her. She can be attacked only with Sanity and the Ring in hand, and that only stuns her.
    Once she had a groom of her own. Give him back to her. Each hero may take one step in a turn, and the steps come strictly in order. Learn his name: Knowledge 5+ in the Bedroom, Dining Room or Library, or with the Book in hand. Find his body in the Crypt: Knowledge 4+. Raise it there: Might 4+.
    The body can be handed on like an item, but every step with it costs two. Bring it to the Chapel, and bring the Ring there too, before or after.
    If the groom she has chosen dies, he and the Bride are led to the Chapel, and three turns of the traitor later they are wed. While she is stunned the ceremony waits.
    You win when the body and the Ring are both in the Chapel.
page-20-traitor =
    She has waited so long in her white dress. You have found her a match, and never mind that he is still breathing.
    The Bride stands beside you and moves in the monsters’ turn: Speed 4 and Sanity 6, or Speed 5 and Sanity 7 if there are five or six of you. Walls do not stop her, floors and ceilings still do. Her groom is the hero with the Ring, or, if that is no man, the oldest man among the heroes. If there is none, a stranger stands in the Entrance Hall: he does nothing, and he can be attacked.
    Her attack with Sanity takes Might from the groom: one point for a difference of 1 or 2, two for 3 or 4, three for more. To others it is mental damage. Losing her own attack does her no harm, and only a Sanity attack with the Ring can stun her.
    Kill the groom. His items stay where he fell, and in the next monsters’ turn you may put them both in the Chapel. From then on the Bride does not leave the altar, and at the end of each of your turns the track grows by one unless she is stunned.
    The heroes want to stop the wedding.
    You win when the wedding has gone on for three of your turns (the track counts them), or when all heroes are dead.
tale-20-heroes = She knows him even without a face. The ring rolls over the flagstones of the Chapel and goes on ringing until it lies still.
tale-20-traitor = Bells ring that the house does not have. The happy couple ask their guests to stay for ever.
monster-ghost-bride = Ghost Bride
being-ghost-bride = { monster-ghost-bride }
    .the = the { monster-ghost-bride }
    .start = The { monster-ghost-bride }
monster-bridegroom = Stranger
being-bridegroom = { monster-bridegroom }
    .the = the { monster-bridegroom }
    .start = The { monster-bridegroom }
monster-ghost-groom = Dead Groom
being-ghost-groom = { monster-ghost-groom }
    .the = the { monster-ghost-groom }
    .start = The { monster-ghost-groom }
card-corpse = groom’s body
    .about = Every step with the body costs two.
token-body = the groom’s grave
mark-groom = the groom
told-mark-groom = { $seat-you ->
    [yes] You are the groom.
   *[no] { $seat } is the groom.
}
mark-grooms-name = the groom’s name is known
told-mark-grooms-name = The groom’s name is known.
mark-body-found = the body is found
told-mark-body-found = The body is found.
mark-groom-dead = the groom is dead
told-mark-groom-dead = The groom is dead.
mark-wedding = the wedding has begun
told-mark-wedding = The wedding has begun.
task-learn-grooms-name = learn the groom’s name
task-locate-body = find the body
task-disinter = raise the body
do-learn-grooms-name = Learn the groom’s name
do-locate-body = Find the body
do-disinter = Raise the body
ask-begin-wedding = { $room }: put the Bride and the groom before the altar?
