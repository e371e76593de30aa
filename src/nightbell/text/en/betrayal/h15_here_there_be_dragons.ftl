page-15-heroes =
    The front door was not opened, it was pressed in. Something stirs in the Entrance Hall, huge and scaled, and its breath curls the wallpaper.
    It is a Dragon: Might 8, Sanity 6, and bullets and dynamite do it no harm. In a turn it may both breathe fire and bite. The fire reaches everybody in its room and in the rooms to which its doors lead: roll Speed, and on 4 or more you leap aside; otherwise it is four dice of physical damage beside it, or two beyond a door. Caught in the fire, you may throw any number of items into it: each lowers the damage by 2.
    It has been fought before. Below, at the Chasm or in the Crypt, lies a Shield, and in the Catacombs or at the Underground Lake a suit of Antique Armor; if those rooms have not been found, each will be in the first of its two rooms that is.
    The Shield keeps fire and heat from whoever carries it, and the Dragon’s breath from every hero beside them, but it costs a step each turn. The Antique Armor takes a whole turn to put on, with nothing else done, and as long to take off and hand over. Worn, it lowers physical damage by 5, though not from fire, costs a step, and cannot be stolen; it is not worn together with the Armor card. One step always remains. Whoever carries the Spear adds 4 to the Might roll in every fight with the Dragon, attacking or defending, on top of what the Spear always gives.
    The Dragon’s hide takes 2 off every blow, and the rest are wounds. It cannot be stunned. An attack with Sanity and the Ring wounds it just the same.
    You win when the Dragon has as many wounds as there are players, or more.
page-15-traitor =
    It woke up hungry and looked at you. Then it sniffed and decided that you belong to it. For now.
    The Dragon is in the Entrance Hall: Speed 3, Might 8, Sanity 6. Speed attacks do not touch it. In a turn it may breathe fire once and bite once, in either order. The fire burns everybody in its room and beyond its doors, you included: whoever does not roll Speed 4+ takes four dice of physical damage beside it, or two beyond a door, but may throw items into the flames, each of which lowers the damage by 2. Of every blow it takes, 2 points are lost on its hide and the rest adds up; with as many wounds as there are players it is dead.
    The Shield lies at the Chasm or in the Crypt, the Antique Armor in the Catacombs or at the Underground Lake; where both rooms are known you choose, where neither is, each will be in the first of the two to be found. The heroes look for them and for the Spear. Be there first: the Shield would keep the fire from you, too.
    You win when all heroes are dead.
tale-15-heroes = The fire in its eyes is the last to go out. The Entrance Hall turns cold and very spacious.
tale-15-traitor = It curls around the stairs as around a hoard. You are allowed to sit beside it.
monster-dragon = Dragon
being-dragon = { monster-dragon }
    .the = the { monster-dragon }
    .start = The { monster-dragon }
card-dragon-shield = Shield
    .about = Keeps fire and heat from you, and the Dragon’s breath from every hero with you. You take one step less a turn.
card-antique-armor = Antique Armor
    .about = Worn, it lowers all physical damage but that of fire by 5 and costs a step. To put it on or take it off costs a whole turn.
mark-dragons-wounds = wounds of the Dragon
mark-mail-worn = in the Antique Armor
told-mark-mail-worn =
    { $value ->
        [0]
            { $seat-you ->
                [yes] You are out of the Antique Armor.
               *[no] { $seat } is out of the Antique Armor.
            }
       *[other]
            { $seat-you ->
                [yes] You are in the Antique Armor.
               *[no] { $seat } is in the Antique Armor.
            }
    }
ask-relic-where = Where does it lie: { $card }?
ask-throw-into-fire = Fire: { $points }. What do you throw into the flames?
do-breathe-fire = Breathe fire
do-put-on-mail = Put on the Antique Armor
do-take-off-mail =
    { $a-you ->
        [yes] Take off the Antique Armor
       *[no] Take the Antique Armor off { $a }
    }
