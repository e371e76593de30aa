page-46-heroes =
    The Dog brought a bone, and it is not a sheep’s. Knives are ringing below, and above somebody in the dark is breaking down the attic door.
    The traitor and the Cannibals have sat down to dinner. There are as many Cannibals (Speed 2, Might 4, Sanity 4) as heroes, and each that loses a fight is dead. In the Attic there are as many Victims (Speed 2, Might 3, Sanity 3); they hurt nobody, and a Victim that loses is killed.
    Victims wander by themselves. At the start of the turn of whoever sits to the traitor’s left, each Victim with no hero beside it goes two rooms straight on; if it cannot, it takes the next door on its left. It stops on coming to a hero. A hero whose turn begins beside a Victim may first go two rooms with it in any direction, and then move as usual.
    The front door is opened in the Entrance Hall: once a turn roll Knowledge or Might 5+. Whoever opens it draws an event and ends the turn. After that you may leave from the Entrance Hall for one step, alone or with a Victim; to see a Victim out and come back costs two. Whoever is outside may come back in at the start of their turn.
    Bodies are eaten, and each makes the traitor or a Cannibal stronger. While a hero looks on they do not begin.
    You win if the traitor and all Cannibals are dead, or if all Victims and all heroes are outside and none of you and none of them has been killed.
page-46-traitor =
    The guests have come, the table is laid, and of all times somebody in the attic has forced the lock.
    Right now, if the house has no Dining Room, you find it on the ground floor. The Cannibals stand there, as many as there are heroes: Speed 2, Might 4, Sanity 4. A Cannibal that loses a fight with a hero is dead.
    As many Victims have escaped from the Attic: Speed 2, Might 3, Sanity 3. They wander about by themselves or hand in hand with a hero, are not in your way and hurt nobody. If you or a Cannibal beat a Victim, it is killed.
    The killed lie where they fell. If you or a Cannibal begin a turn in a room with a body and no living hero, the whole turn may be spent feasting: all the eater’s traits rise by 1, and the body is gone.
    The heroes will try to lead the Victims out by the front door, and to leave as well.
    You win when all Victims have been eaten (if none got away), or when all heroes are dead.
tale-46-heroes = Dinner has gone cold. On the porch somebody laughs, somebody weeps, and everybody counts heads.
tale-46-traitor = The plates are empty. Somebody dabs at their lips and asks for the bill.
monster-cannibal-freak = Cannibal
being-cannibal-freak = { monster-cannibal-freak }
    .the = a { monster-cannibal-freak }
    .start = A { monster-cannibal-freak }
monster-captive = Victim
being-captive = { monster-captive }
    .the = a { monster-captive }
    .start = A { monster-captive }
token-victim-body = body of a Victim
token-hero-body = body of a hero
mark-victims = Victims at the start
mark-victims-saved = Victims saved
mark-victims-eaten = Victims eaten
mark-blood-spilt = blood has been spilt
told-mark-blood-spilt = Blood has been spilt.
ask-which-way-do-they-face = Which way do the Victims face?
ask-victim-where = Where does the Victim wander?
ask-come-back-in = Come back into the house?
do-lead-victim = Take by the hand: { $a }
do-leave-with = Leave together with { $a }
do-see-out = See out and come back: { $a }
do-feast = Feast
