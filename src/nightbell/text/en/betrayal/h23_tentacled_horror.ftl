page-23-heroes =
    An eye as large as a plate showed in the ball, and blinked. Then something sighed in the pipes, and whoever stood to the left was gone.
    It grows in damp places. Each tentacle is an Arm that never moves and that nothing touches, and a Sucker that crawls and grabs. A Sucker that beats you in a physical fight does not wound you but holds you: what you carry falls to the floor, and each monsters’ turn it drags you two rooms towards its Arm. Whoever is beside the Arm when a monsters’ turn begins dies.
    In its grip you neither move nor use items, but once a turn you may attack your Sucker with your bare hands. If you win, it is stunned and snaps back to its Arm, and you are free, though every room costs you two steps for the rest of that turn. If not, the turn is over, but you are not hurt. Anyone may free a friend by beating the Sucker.
    The tentacles grow stronger with time: now a Sucker has Speed 2, Might 4 and Sanity 7, and it will be worse. The elevator does not move with a Sucker inside.
    It has a Head, and that can be killed. The Crystal Ball will show it: whoever holds the ball rolls Knowledge once a turn. On 4 or more the ball shows where, and breaks: four dice say in which room, and if the house does not have that room it is found. On 1 to 3 you lose 1 Sanity, on 0 you lose 2.
    The Head has Might 6; it does not move, but strikes at whoever is beside it. One victory over it is not enough: it takes three.
    You win when the Head has lost three times.
page-23-traitor =
    The ball let you come too close. You are no more. Something else is, and it likes your friends.
    Your explorer is dead, and your items stay on the floor. There are as many tentacles as players: Arm and Sucker, one pair to a room. They grow in the Furnace Room, the Conservatory, the Organ Room and the Gardens, at the Underground Lake and at the Chasm. With too few such rooms, you find more and attach them as you like.
    Suckers crawl and attack. A Sucker that beats a hero physically does not wound but grabs: the hero’s items fall, and each monsters’ turn it drags its prey two rooms towards its Arm. Whoever is beside the Arm when a monsters’ turn begins dies, and the pair leaves the game. A beaten Sucker lets go and is back at its Arm, stunned.
    The track stands at 1 and goes up at the end of each of your turns. While it shows 1 or 2 a Sucker has Speed 2, Might 4 and Sanity 7; from 3 on Speed 3, Might 5, Sanity 7; from 5 on Speed 3, Might 7, Sanity 7; from 8 on Speed 4, Might 8, Sanity 8.
    The heroes are looking for your Head. If they find it, it has Might 6 and does not move, but strikes at whoever is beside it. If its room is missing, you attach it.
    You win when all heroes are dead.
tale-23-heroes = The eye clouds over. All through the house things fall to the floor with a wet slap as the tentacles let go of them.
tale-23-traitor = In the pipes it is quiet, full and warm.
monster-tentacle-arm = Arm
being-tentacle-arm = { monster-tentacle-arm }
    .the = an { monster-tentacle-arm }
    .start = An { monster-tentacle-arm }
monster-tentacle-sucker = Sucker
being-tentacle-sucker = { monster-tentacle-sucker }
    .the = a { monster-tentacle-sucker }
    .start = A { monster-tentacle-sucker }
monster-horrors-head = Head
being-horrors-head = { monster-horrors-head }
    .the = the { monster-horrors-head }
    .start = The { monster-horrors-head }
mark-head-wounds = wounds of the Head
ask-which-damp-room = Which room is found for a tentacle?
ask-which-rooms-have-arms = Which rooms have tentacles?
task-find-head = find the Head
do-find-head = Look for the Head in the Crystal Ball
why-head = where the Head is
