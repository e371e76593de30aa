page-40-heroes = Someone is buried under the basement. Search rooms as you come in (Knowledge 3), then dig (Might 4, one a player). The Board may answer, but it takes the whole turn. You win when you dig them out in time.
page-40-traitor = Only you know where. Every turn of yours costs the buried one as many dice as the track shows. At 12 they are dead, and you win.
tale-40-heroes = A hand comes up between the boards. It is warm.
tale-40-traitor = The knocking stops. Time to tidy up.
