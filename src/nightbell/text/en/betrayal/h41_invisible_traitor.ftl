page-41-heroes = The traitor cannot be seen. Strike blindly, shoot blindly, listen after a blow (Knowledge). The Skull smells the floor, the Board the room’s sign. You win when the traitor is dead.
page-41-traitor = You cannot be seen. Strike unseen: a die for every two heroes, no defence. Pick pockets with Speed 4. You win when all heroes are dead.
tale-41-heroes = The air falls to the floor and is a person.
tale-41-traitor = Footsteps in an empty house. Nobody hears them now.
