page-2-heroes =
    The planchette creeps by itself. Somebody on the far side of the board is waiting to be called by name, and does not care whose voice it is.
    The traitor is calling the Ghost for revenge. Call it first: in the Pentagram Chamber a hero may try once a turn, with Knowledge or Sanity 5+. The Ghost comes when you have half as many successes as there are players, rounded down. Until it has come, nobody may attack anybody.
    If you were first, the Ghost stands where it was heard and harms nobody. It asks for one thing: to have its bones buried. You look for them in the Attic, Bedroom or Master Bedroom and bury them in the Crypt or Graveyard; each takes a Knowledge roll of 5+, one try a turn. The track is set to 1 and grows at the end of each later turn of whoever completed the séance. When it shows 5, the Ghost goes over to the traitor, and it is too late for a burial.
    If the Ghost is the traitor’s, it hunts you: Speed 4, Sanity 6, and it strikes with Sanity and walks through walls. The house falls from the top down, room by room: at the end of their turn everyone names the next one, beside one that is gone, and whoever was in it is dead. Only an attack with Sanity overcomes such a Ghost: anywhere with the Ring, and in the Pentagram Chamber even without it. One win is enough.
    You win when the bones are buried while the Ghost is still yours, or when the traitor’s Ghost is struck down.
page-2-traitor =
    You asked the board who is there, and it answered. Now it only has to be let in.
    The heroes will want to call the Ghost in the Pentagram Chamber. If the house had none, it is in the basement now, as far from you as can be. Until one side has completed its séance nobody may attack anybody.
    While you hold the Spirit Board you may call the Ghost anywhere, once a turn, with Knowledge or Sanity 5+. You need two successes, one with Knowledge and one with Sanity. Then the Ghost appears at your side, and it is yours, even if you die.
    Your Ghost goes towards a hero every turn, through walls and fallen rooms but not through floors and ceilings, and attacks if it can: Speed 4, Sanity 6. Losing its own attack does it no harm. Only an attack with Sanity fells it, with the Ring or in the Pentagram Chamber.
    At the end of your first turn with it the Attic falls, or if there is none an empty room upstairs of your choice. After that everyone alive names one more room at the end of their turn, beside one that is gone: the whole upper floor first, then the ground floor from the Grand Staircase on, then the basement from its landing on. Whoever is in it dies, and that goes for you too.
    If the heroes call it first, the Ghost will be quiet and ask a favour of them. Do not let them do it, and the Ghost will be yours.
    You win when all heroes are dead, whoever called the Ghost.
tale-2-heroes = The planchette stops on the words “thank you”. It will not move again.
tale-2-traitor = Only the bones of the house are left, and someone walks in them who should not have been called.
monster-ghost = Ghost
being-ghost = { monster-ghost }
    .the = the { monster-ghost }
    .start = The { monster-ghost }
monster-quiet-ghost = Quiet Ghost
being-quiet-ghost = { monster-quiet-ghost }
    .the = the { monster-quiet-ghost }
    .start = The { monster-quiet-ghost }
card-bones = bones
mark-seance = the heroes’ séance
mark-call-knowledge = the traitor’s call: Knowledge
told-mark-call-knowledge = The traitor’s call has worked: Knowledge.
mark-call-sanity = the traitor’s call: Sanity
told-mark-call-sanity = The traitor’s call has worked: Sanity.
task-call-ghost = call the Ghost
task-hold-seance = hold the séance
task-find-bones = find the bones
task-bury-bones = bury the bones
do-call-ghost = Call the Ghost { $a-ins }
do-hold-seance = Hold the séance { $a-ins }
do-find-bones = Look for the bones
do-bury-bones = Bury the bones
