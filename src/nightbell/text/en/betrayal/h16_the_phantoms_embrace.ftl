page-16-heroes =
    A moment ago her hand was in yours, warm and tight. Now your palm is empty. From under the floor comes her voice, and with it a steady, patient ticking.
    The Girl is in the basement, in the arms of a Phantom. Somewhere near him is a bomb, and time goes by: with each of the traitor’s turns one die more is rolled for it, and one day the total will be too high. How high that is only the traitor knows.
    Look for them below. Whoever finds a new basement room with an event or omen symbol comes upon the Phantom and the Girl: you draw no card but attack him at once, even if you have fought already this turn. The Phantom has Might 6 and Sanity 5 and does not attack. If you do not beat him he vanishes with her until the next such room, and a loser takes the usual damage. When there is nothing left to find below, the Phantom stands in some basement room each turn, and you may attack him there like any monster. If you beat him he is gone, the Girl goes with you, and where he fell there is the bomb.
    Then there are two ways. Defuse it: in that room, once a turn, Knowledge 7+. Or get the Girl out: the front door is opened in the Entrance Hall with Knowledge or Might 6+; whoever opens it draws an event and ends the turn, and from then on any hero may leave for one step. The Girl cannot be taken from you in a fight, but if you die she goes with whoever comes next.
    You win when the Phantom is dead and the bomb defused, or when a hero has left the house with the Girl.
page-16-traitor =
    Let them be heroes. Let them look for her in every dark, damp corner: while they look, it ticks.
    The Girl is no longer with them. She is with the Phantom, in the basement. He appears in every new basement room with an event or omen symbol, and whoever found it attacks him at once. Might 6, Sanity 5. If he holds out he vanishes with her until the next time. If you find such a room yourself he simply stands there. When the basement has nothing left to find, you put him, at the start of each monsters’ turn, into a basement room where he has not been yet; he may return to one only when he has been in all of them.
    At the end of each of your turns the track grows by one, and you roll as many dice as it shows. The house blows up on a total of at least 8 with three players, 7 with four, 6 with five, 5 with six. The bomb ticks on after your death.
    The heroes want to save the Girl and themselves.
    You win when the bomb goes off, or when all heroes are dead.
tale-16-heroes = She is still holding your hand. Behind you, in the house, somebody very lonely is calling her name.
tale-16-traitor = The ticking stopped. For a moment it was very bright.
monster-phantom = Phantom
being-phantom = { monster-phantom }
    .the = the { monster-phantom }
    .start = The { monster-phantom }
token-phantom-was-here = the Phantom was here
token-bomb = bomb
mark-phantom-killed = the Phantom is beaten
told-mark-phantom-killed = The Phantom is beaten.
why-bomb = the bomb
ask-phantom-where = Where are the Phantom and the Girl now?
ask-phantom-weapon = The Phantom is before you. What do you strike with?
task-defuse-bomb = defuse the bomb
do-defuse-bomb = Defuse the bomb
