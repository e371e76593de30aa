page-10-heroes =
    The Madman has stopped whimpering. He wipes his knife on the tablecloth and calls, “Mother, we have guests.” All over the house floorboards creak: the family is getting up for supper.
    Your companion is no more. There is the Madman now, with Might 5, and there are as many Zombies as players, with Might 6. A Zombie that sees one of you along a straight line of doorways goes for the nearest and strikes as soon as it is there. Beaten, a Zombie is only stunned. The Madman does not fall, he bleeds: every point of physical damage is a wound, and the fifth kills him. But his death alone is not enough.
    They used to live here. The Master Bedroom, the Chapel, the Conservatory, the Game Room, the Library and the Attic are dear to them. A Zombie that enters such a room, or begins its turn there, rolls Knowledge: on 4 or more it goes on, on less it sits down there for good and harms nobody any more. Each room holds only one. Lure them: stand so that the way to you leads through somebody’s room, or wait in it yourselves.
    You win when no Zombie is left on its feet.
page-10-traitor =
    What he was smiling at you will never find out now. The knife went in easily. Now you see the house through his eyes, and it turns out to be full of relatives.
    You are dead, your things lie where you fell, and the Madman stands in your place: Speed 3, Might and Sanity 5. Physical damage does not stun him, it adds up: five points and he is dead. An attack with Sanity can stun him.
    There are as many Zombies as players: Speed 2, Might 6, Sanity 2, Knowledge 3. Put one into each room with an omen symbol, and when there are no more of those, into any rooms without an event symbol; never two in one room. While a Zombie sees nobody you lead it where you like. As soon as it sees a hero along a straight line of doorways it goes for the nearest, or among equals for the one you choose, and does not turn aside until its turn is over. In a room with a hero it attacks at once. A Zombie that is beaten is stunned.
    The heroes mean to lure your Zombies into certain rooms and to shut up every one of them there. Which rooms those are you do not know.
    You win when all heroes are dead.
tale-10-heroes = Each of them sits in a room of its own and looks at the wall where its photograph used to hang. There will be no supper.
tale-10-traitor = There are no empty chairs at the table any more.
token-zombie-at-rest = a Zombie at home
mark-zombies-trapped = Zombies that remember
mark-madmans-wounds = wounds of the Madman
why-memories = memories
ask-zombie-where = Zombie { $number }: where does it stand?
