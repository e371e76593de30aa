page-6-heroes =
    The ceiling turned transparent with light. Something round and smooth settled inside the house without touching the walls, and one of you walked into it as if called by name.
    It is a ship, and it stands where the haunt began. The traitor is already aboard. Aliens walk the house: Might 6, Sanity 6, bullets and dynamite mean nothing to them, and a beaten one is only stunned. In a turn an Alien either strikes somebody with Might or looks: then each hero in its room rolls Sanity against its Sanity, and whoever loses no longer has a will of their own. The look leaves no wound.
    A hero under control walks towards the ship in their own turn and does nothing else; beginning a turn beside it they go aboard and do not return. You can get a friend back: attack them with Might, or with Sanity and the Ring, and win. They take half the damage and are free, and cannot be controlled a second time. If you lose, the damage is yours as usual.
    The ship can be broken. In its room a hero rolls Might once a turn, and on 5 or more the ship is damaged.
    You win when the ship has been damaged as many times as there are players. If every one of you is dead or aboard, it is over.
page-6-traitor =
    It is quiet and bright in there, and somebody vast looks at you with love. All that is missing are the other specimens.
    You are on the ship with all you carry, and your figure is no longer in the house. The Aliens stand by the ship where the haunt began: one with three or four players, two with five or six. Speed 4, Might 6, Sanity 6; Speed attacks do not touch them, and a defeat stuns them.
    In a turn an Alien either strikes once with Might or looks at all heroes in its room: Sanity against Sanity, with each of them separately. There is no damage, but a hero who loses is under control. Stunning the Alien does not bring them back.
    In the turn of a hero under control you lead them towards the ship as far as they can walk, with no rolls and no harm from rooms. Beginning a turn beside the ship they go aboard. The heroes can free a friend by beating them in a fight, and one who was freed cannot be controlled again: each of them can be taken only once.
    The heroes will try not to be taken and will help each other out.
    You win when every hero is dead or aboard.
tale-6-heroes = The light flickers and goes out. What looked like an eye closes, as if in pain.
tale-6-traitor = Below, an empty house stays behind on its hill. Aboard it is crowded and very quiet.
token-spaceship = the Aliens’ ship
mark-ship-damage = damage to the ship
mark-controlled = under another’s will
told-mark-controlled =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Another’s will lets you go.
               *[no] Another’s will lets { $seat } go.
            }
       *[other]
            { $seat-you ->
                [yes] You are under another’s will.
               *[no] { $seat } is under another’s will.
            }
    }
mark-freed = free of another’s will
told-mark-freed = { $seat-you ->
    [yes] No other will can take you any more.
   *[no] No other will can take { $seat } any more.
}
mark-taken-aboard = aboard the ship
told-mark-taken-aboard = { $seat-you ->
    [yes] You are aboard the ship.
   *[no] { $seat } is aboard the ship.
}
ask-which-way-aboard = Which way does { $other-seat } go?
do-gaze = Look at everybody in the room
task-damage-ship = damage the ship
do-damage-ship = Break the ship
