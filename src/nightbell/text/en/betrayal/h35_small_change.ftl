page-35-heroes = You are thumb-high. A doorway is a space, stairs need Might 3. The Cat catches: wriggle free. Find the airplane (Knowledge 3: bedrooms, storeroom, attic, game room), start it (Knowledge 4), gather everyone and fly from balcony, patio, gardens, graveyard, tower or a window. You win if half of you get away.
page-35-traitor = You are small too, but the Cat is yours. Strike nobody. Knock the airplane down: Speed 5. You win when cats have eaten more than half of the heroes.
tale-35-heroes = The little engine whirs over the lawn. The cat looks after it.
tale-35-traitor = The cat washes itself. The bowl is empty.
