page-32-heroes =
    Outside there is a strange sky with two moons. The house folded up like a hand of cards and was dealt anew: every place with nobody in it is gone. And one of you looks at the moons like somebody who has come home.
    The traitor is not human, and the house is now where the traitor comes from. The air here kills slowly: at the start of their turn each hero rolls two dice and loses that much, in whichever traits they like.
    The rooms in which nobody stood must be found again; the Organ Room lies by one of the first rooms. The organ is what brought you here. In the Organ Room a hero rolls Knowledge once a turn and must reach, with what is added, 15 with three players, 16 with four, 18 with five, 20 with six.
    Add 1 for each room with an omen symbol in the house; 2 if whoever plays loves music (Darrin Williams, Zoe Ingstrom or Professor Longfellow); 2 while the Madman is in the room; 2 while the Book is there. And 2 for each clue: in the Library (Knowledge 5+), in the Game Room (Sanity 5+), in the Tower (Knowledge 5+); each is found once and helps everybody. For each experiment that the traitor has made on you take off 3.
    You win when the organ sounds as it should.
page-32-traitor =
    At last you can breathe freely. The others are coughing.
    Right now every room but the starting ones and those in which somebody stands is gone and shuffled into the stack, with the secret ways that led there. If the Organ Room is not in the house, put it by any starting room. The rooms in which people stand you attach to the starting room of their floor.
    The heroes want to wake the organ in the Organ Room and go home. Each turn they are poisoned and lose what two dice show in their traits. To you this air is wholesome.
    You can hinder them. In the Chapel, the Game Room, the Research Laboratory, the Operating Laboratory and the Pentagram Chamber roll Knowledge once a turn: on 4 or more you have understood one more thing about humans, and every roll of theirs at the organ is lower by 3. Each room serves once, and everybody can see your experiments.
    You win when all heroes are dead.
tale-32-heroes = The last note goes on and on and turns into the creak of a door you know. There is one moon outside.
tale-32-traitor = By morning, if it is morning, only one is breathing in the house. It is good to be here.
token-human-proof = experiment on humans
mark-library-clue = the clue of the Library
told-mark-library-clue = The clue of the Library is found.
mark-game-room-clue = the clue of the Game Room
told-mark-game-room-clue = The clue of the Game Room is found.
mark-tower-clue = the clue of the Tower
told-mark-tower-clue = The clue of the Tower is found.
task-prove-human = make an experiment
do-prove-human = Make an experiment on humans
task-sound-organ = wake the organ
do-sound-organ = Play the organ
task-search-library = find the clue in the Library
do-search-library = Look for a clue
task-search-game-room = find the clue in the Game Room
do-search-game-room = Look for a clue
task-search-tower = find the clue in the Tower
do-search-tower = Look for a clue
