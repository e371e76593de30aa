page-29-heroes =
    In the laboratory something has got up from the table. The seams are still wet, the tread is heavy, and with every step it walks more surely. The Book told the traitor how this is done, and kept silent about how it is stopped.
    The Monster makes for the nearest hero and attacks as soon as it can: Might 8, and when it is the one attacking, 2 more on its roll. You can beat it in an ordinary fight, but that only stuns it. Bullets and dynamite mean nothing to it, but it fears fire.
    A torch can be lit in the Charred Room, the Furnace Room, the Pentagram Chamber and the Kitchen, without a roll; no hero has more than one. Torches are given and dropped like other items.
    A torch is thrown instead of an attack, from the Monster’s room or one that a door joins to it: your Speed against its Speed of 3. If you hit, it burns; if you miss, the torch goes out and nothing else happens to you; on equal totals you keep it.
    In the Tower and at the Chasm it can be pushed: once a turn a hero who stands there with the Monster may roll Might 6+.
    You win when the Monster has been burned as many times as there are players, or when it is pushed over the edge.
page-29-traitor =
    The last chapter of the Book is written by hand, and now it has been read. What lay on the table opened its eyes and looked at you with gratitude.
    The Monster gets up in the Operating or the Research Laboratory, as you choose. If the house has neither, one of them is found on the upper floor. Speed 3, Might 8, and 2 more on its roll when it attacks. An ordinary defeat only stuns it; bullets and dynamite do not touch it.
    It goes its full roll towards the nearest hero and must attack if it can; between heroes equally near you choose.
    The heroes want to kill it and know that it fears fire. You can put their torches out: when you beat a hero by 2 or more in a Might attack, tear the torch away instead of doing harm. A torch torn away goes out at once. The Monster itself does not know how.
    You win when all heroes are dead.
tale-29-heroes = It burns without a sound and looks at its hands, as if it saw for the first time that they do not match.
tale-29-traitor = Someone is lying on the table again. There is thread enough for everybody.
monster-frankensteins-monster = Monster
being-frankensteins-monster = { monster-frankensteins-monster }
    .the = the { monster-frankensteins-monster }
    .start = The { monster-frankensteins-monster }
card-torch-1 = torch 1
card-torch-2 = torch 2
card-torch-3 = torch 3
card-torch-4 = torch 4
card-torch-5 = torch 5
mark-torch-hits = burns of the Monster
ask-which-laboratory = In which laboratory does it get up?
task-light-torch = light a torch
do-light-torch = Light a torch
task-throw-torch = throw the torch
do-throw-torch = Throw the torch at the Monster
task-push-monster = push the Monster
do-push-monster = Push the Monster over the edge
