page-33-heroes =
    The Book was reading while it was read. Now its reader whispers, and every lamp in the house leans that way.
    The traitor carries the Book to the Chapel or the Pentagram Chamber to call an Elder God. If the house has neither, the player to the left of whoever began the haunt finds one of them and puts it as far from the traitor as can be. The traitor is stronger than before and goes first.
    Take the Book away: it is stolen like any other item, in an attack. With the Book in hand, in the Furnace Room or at the Chasm, a hero destroys it for one step.
    If the call succeeds the traitor dies, and everything the traitor carried lies on the floor, the Book too. The Elder God strikes with twelve dice of Might and cannot be killed, only stunned; but the Book in the fire or in the Chasm still ends it all.
    You win when the Book is destroyed, or when the traitor is killed before the god has come.
page-33-traitor =
    The last page was the first. You know whom to call, and you know the price, and it does not seem high to you.
    Right now each of your traits that is below its start goes back to it; then you roll 2 dice for each trait and add what they show. You go first, and after you, as ever, the player to your left.
    Carry the Book into the Chapel or the Pentagram Chamber. After that you know the words without it. In either of these rooms you may call: each try costs a step, and you have as many in a turn as you have steps. Knowledge 5+ is a success.
    With the fifth success the Elder God appears in that room, and you die, and all that you carried lies on the floor. From your next turn on you play the god: its Speed is the number of players, Might 12, Sanity 7.
    The heroes want to destroy the Book to keep the god away or to banish it. If you are killed before the fifth success, you have lost.
    You win when all heroes are dead.
tale-33-heroes = The pages curl up one after the other. Where there was a word only ash is left, and the dark goes back to its place.
tale-33-traitor = Nobody calls it any more. It is here, and the house is too small for it.
monster-elder-god = Elder God
being-elder-god = { monster-elder-god }
    .the = the { monster-elder-god }
    .start = The { monster-elder-god }
mark-invocation = calls that were answered
mark-book-brought = the Book has been at the altar
told-mark-book-brought = The Book has been at the altar.
ask-which-shrine = Which room is found?
task-invoke = call the Elder God
do-invoke = Call the Elder God
task-destroy-book = destroy the Book
do-destroy-book = Destroy the Book
