page-3-heroes =
    The hall smells of pond weed and burnt fat. The lady of the house is back: she stands on the threshold, stirs the empty air with a ladle and counts you like helpings.
    A charm protects the Witch, and while it holds nothing can strike her. She casts one spell a turn. Anyone whose Sanity yields to her six dice becomes a Frog. The breath of a dragon burns anyone she sees along a straight line: two dice of physical damage, and neither armor nor anything else takes a point off. And she can be in any room from one moment to the next.
    A Frog drops everything, and its Might and Knowledge fall to their lowest numbers. It can only hop: it does not attack, draw cards or find rooms. With the first Frog a Cat comes into the house. It makes for the nearest one, and if it wins with Might the Frog is eaten and dead. A Frog can be carried; then it can do nothing, but the Cat does not see it.
    The Witch’s book of spells is yours. Guard it: in the traitor’s hands it works as well. A root grows in each of the Conservatory, the Larder and the Kitchen. In a turn a hero does one of three things: dig up the root in such a room with Knowledge 4+; with a root and the Book, in the Witch’s room, read the Form of Mortal with Knowledge 6+, which uses up the root if it works; or with the Book turn a Frog beside you back with Knowledge 4+, and all its traits are as they were when the game began.
    What is mortal can be killed. After the Form of Mortal any attack that beats the Witch is her death, even in the same turn. You win when the Witch is dead.
page-3-traitor =
    She asked what you could do, and you told her the truth: not much. “Then you shall do the tasting,” said the Witch, and pulled up a chair for you.
    The Witch stands in the Entrance Hall: Speed 4, Might 3, Sanity 6. She cannot be struck, does not fight and carries nothing, but in every monsters’ turn she casts exactly one spell. Skin of Frog: she and a hero in her room roll Sanity, and if hers is higher the hero is a Frog. Breath of Dragon: two dice of physical damage to a hero in her room or on a straight line of doorways, with no defence. Wings of Raven: she goes to any room you like, or, if you are with her, you go instead.
    A Frog drops everything and can only hop. Neither you nor the Witch may touch it. That is what the Cat is for: it comes with the first Frog, where the haunt began, with Speed and Might 3 and Sanity 2. It goes for the nearest Frog that nobody carries and kills it by winning the fight. The Cat can be stunned.
    The heroes still have her Book and will try to read from it what makes the Witch mortal. Take it away: with the Book in hand you cast Skin of Frog with your own Sanity, or Breath of Dragon, once in each of your turns. They need roots as well, and those you must not touch.
    You win when every hero is dead or a Frog.
tale-3-heroes = The ladle clatters on the stone floor. Of the lady of the house there is a puddle left, and nobody cares to go near it.
tale-3-traitor = The stew is a success. You are served first.
monster-witch = Witch
being-witch = { monster-witch }
    .the = the { monster-witch }
    .start = The { monster-witch }
monster-witchs-cat = Witch’s Cat
being-witchs-cat = { monster-witchs-cat }
    .the = the { monster-witchs-cat }
    .start = The { monster-witchs-cat }
token-root = root
card-root-conservatory = root from the Conservatory
card-root-larder = root from the Larder
card-root-kitchen = root from the Kitchen
card-frog-0 = Frog (player 1)
card-frog-1 = Frog (player 2)
card-frog-2 = Frog (player 3)
card-frog-3 = Frog (player 4)
card-frog-4 = Frog (player 5)
card-frog-5 = Frog (player 6)
mark-frog = a Frog
told-mark-frog =
    { $value ->
        [0]
            { $seat-you ->
                [yes] You are human again.
               *[no] { $seat } is human again.
            }
       *[other]
            { $seat-you ->
                [yes] You turn into a Frog.
               *[no] { $seat } turns into a Frog.
            }
    }
mark-mortal-form = the Witch is mortal
told-mark-mortal-form = The Witch is mortal now.
do-skin-of-frog = Cast Skin of Frog on { $a }
do-breath-of-dragon = Cast Breath of Dragon at { $a }
do-wings-of-raven = Wings of Raven: { $a }
do-wings-for-traitor = Wings of Raven for the traitor: { $a }
do-carry-frog = Pick up { $a } the Frog
do-put-down-frog = Set down { $a } the Frog
task-dig-root = dig up the root
do-dig-root = Dig up the root
task-form-of-mortal = cast the Form of Mortal
do-form-of-mortal = Read the Form of Mortal
task-cure-frog = turn the Frog back
do-cure-frog = Turn { $a } back from a Frog
