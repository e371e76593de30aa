page-35-heroes =
    The carpet has become a forest, and the purring behind the door is thunder.
    You are as tall as a finger. You draw no cards, and a new room with a sign ends the turn. A doorway is a space of its own now, and one may stop in it. Before stairs roll Might 3+: failure ends the turn. The collapsed floor and the elevator are of no use to you.
    The cat does not wound, it catches. At the start of a turn the captive chooses a trait and both roll it: whoever beats the cat is free. Whom the cat still holds on its next turn, it swallows. Beat the cat and it drops its prey.
    Look for the toy airplane: Knowledge 3+ in the Bedroom, Master Bedroom, Storeroom, Attic or Game Room. Start it with a Knowledge roll of 4 beside it. The pilot flies 5 spaces instead of walking, fears no stairs and may pick up friends: that costs a space and a Speed roll of the fastest aboard. On 4 or more the friend is aboard, on 2 or 3 you may try again, on 0 or 1 the airplane crashes.
    You can fly out from the Balcony, the Gardens, the Graveyard, the Patio, the Tower or through an outer window, when every living hero is aboard.
    You win if at least half of you fly away.
page-35-traitor =
    The spell worked better than you wished: you are no taller than a thimble yourself. But the cat knew you.
    You are as small as the others, but the cat is on your side. It moves after you: Speed 6, Might 7. When it wins, it does not wound but catches a hero, and if it still holds them at the start of its next turn, it swallows them. You may not attack explorers yourself.
    For all of you a doorway is a space of its own, stairs need a Might roll of 3, and nobody draws cards.
    The heroes look for a toy airplane to flee in. In the same room with it, once a turn, roll Speed 5+ and it comes down. The cat bats it down with a Speed roll of 7, and may at once attack somebody in it.
    You win when the cats have swallowed more than half of the heroes.
tale-35-heroes = The little engine whirs over the lawn. The cat looks after it.
tale-35-traitor = The cat washes itself. The bowl is empty.
