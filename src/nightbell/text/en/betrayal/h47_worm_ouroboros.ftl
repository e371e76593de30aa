page-47-heroes =
    The Skull clicked its teeth and fell. Where somebody was standing a moment ago, two heads crawl off in different directions, and between them the floor is no longer to be seen.
    The traitor has become the Worm. Two Heads (Speed 1, Might 6) move in the traitor’s turn, each on its own; they find new rooms but use neither secret ways nor the elevator, and you are not in their way. Every room that a Head leaves fills up with Body. The Body does not attack, but leaving such a room costs you one step more.
    Nothing stuns a Head, and while it is strong you cannot even attack it. Pick up the Skull: it lies where all this began. A hero with the Skull in a room with a Head rolls Sanity once a turn: on 5 or more that Head is weak for good, has Might 5, and can be fought with Might. Every fight it loses is a wound. It takes half as many wounds as there are players, rounded up. Bullets and dynamite mean nothing to it.
    If the Worm fills too many rooms, the whole house will be Worm.
    You win when both Heads are destroyed.
page-47-traitor =
    You are no more. There is hunger at two ends, and in the middle there is a house.
    Your figure is gone. Your items stay in the room where the haunt began, the Skull among them; the Girl, the Dog and the Madman have left you. In that room there are two Heads (Speed 1, Might 6). They move in your turn, each by its own roll and never less than one room. Heads find new rooms without stopping or drawing cards, but use no secret ways and do not crawl into the elevator. Heroes are not in their way.
    Every room that a Head leaves gets a Body if it has none; you may crawl through your own Bodies. Bodies do not attack, but they are in the heroes’ way.
    A Head can be neither stunned nor even attacked until the heroes have performed a ritual on it. A weak Head has Might 5, and every fight it loses is a wound; with half as many wounds as there are players, rounded up, it is destroyed.
    You win when there are sixteen Bodies in the house, or when all heroes are dead.
tale-47-heroes = The second head sinks down beside the first. Somewhere in the middle of the house the Skull clicks its teeth and is silent.
tale-47-traitor = One head finds the other and takes it between its teeth. The ring is closed, and the house is inside.
monster-worm-head = Head of the Worm
being-worm-head = { monster-worm-head }
    .the = a { monster-worm-head }
    .start = A { monster-worm-head }
token-worm-body = Body of the Worm
mark-first-head-weak = the first Head is weak
told-mark-first-head-weak = The first Head is weakened.
mark-second-head-weak = the second Head is weak
told-mark-second-head-weak = The second Head is weakened.
mark-first-head-hits = wounds of the first Head
mark-second-head-hits = wounds of the second Head
task-weaken-head = weaken a Head
do-weaken-head = Turn the Skull on { $a }
