page-35-heroes =
    The carpet has become a forest, and the purring behind the door is thunder.
    You are as tall as a finger. You draw no cards, whatever would give you one, and a new room with a symbol ends the turn. A doorway is a space of its own now, and one may stop in it. Before stairs roll Might 3+: failure ends the turn. You can neither drop to the basement nor ride the elevator.
    The Cat (Speed 6, Might 7, Sanity 5, Knowledge 5) does not wound, it catches. At the start of a turn the captive chooses a trait and both roll it: whoever beats the Cat is free. Whoever the Cat still holds on its next turn, it swallows. Beat the Cat and it drops its prey.
    Look for the toy airplane: once a turn roll Knowledge 3+ in the Bedroom, Master Bedroom, Storeroom, Attic or Game Room. Start it with a Knowledge roll of 4+ beside it; it takes off in the pilot’s next turn, and until then others may climb in. The pilot flies 5 spaces instead of walking, fears no stairs, crosses the Chasm without a roll, flies up and down through the Collapsed Room and the Gallery for a space, and may pick up friends: that costs a step, and the fastest aboard rolls Speed. On 4 or more the friend is aboard, on 2 or 3 you may try again, on 0 or 1 the airplane crashes and must be started anew.
    You can fly out from the Balcony, the Gardens, the Graveyard, the Patio, the Tower or through an outer window, when every living hero is aboard.
    You win if at least half of you fly away.
page-35-traitor =
    The spell worked better than you wished: you are no taller than a thimble yourself. But the Cat knew you.
    You are as small as the others, but the Cat is on your side; if there are five or six of you, there are two Cats. They move after you: Speed 6, Might 7, Sanity 5, Knowledge 5. When a Cat wins, it does not wound but catches a hero, and if it still holds them at the start of its next turn, it swallows them. You yourself may not attack explorers.
    For all of you a doorway is a space of its own, stairs need a Might roll of 3+, and nobody draws cards.
    The heroes look for a toy airplane to flee in. In the same room with it, once a turn, roll Speed 5+ and it comes down. The Cat bats it down with a Speed roll of 7+, and may at once attack somebody who was in it.
    You win when the Cats have swallowed more than half of the heroes.
tale-35-heroes = The little engine whirs over the lawn. The cat looks after it.
tale-35-traitor = The cat washes itself. The bowl is empty.
