page-49-heroes =
    The Medallion swung, and each of you saw yourself from outside: on the floor, with open eyes. And somebody is already trying on your faces.
    Your bodies are where they fell, and you are Souls. You have your traits and your items. To a Soul the walls of its floor are like doors; floors and ceilings hold, but by the Coal Chute, the broken floor and the Gallery you can go down and up. Whatever harm a room does to bodies does not concern you. A Soul finds no new rooms.
    Use what is yours: you cannot give, pick up or gain anything, and weapons and the Skull are no use. A Soul attacks and defends with Sanity or Knowledge only, and all damage is mental. If a mental trait drops to the skull, the Soul goes out, and its items with it.
    The Astral Spirit (Speed 3, Sanity 6, Knowledge 6) walks through walls and attacks Souls. Beside a body it tries once a turn to slip into it. If it does so as many times as there are players, the body is its own for ever.
    Strike the Spirit with Sanity or Knowledge: if you fail it costs you nothing, if you win you tear it. You can strike the traitor the same way: it costs the traitor a turn but does no damage. The traitor in turn can torment your bodies, and you will feel it.
    You win when the Spirit has been torn as many times as there are players.
page-49-traitor =
    The Medallion let it out, and it looked at you first. It will leave you alone: it wants those who are asleep.
    The heroes lie senseless where they stood, and their Souls wander about the house. The Astral Spirit (Speed 3, Sanity 6, Knowledge 6) appears beside you. It walks through the walls of its floor and attacks Souls with Sanity or Knowledge; it does not strike bodies, and nothing stuns it.
    Once in a monsters’ turn the Spirit, in a room with a body, may try to slip into it: roll its Sanity, and on more than that explorer’s starting Sanity the body has taken it in once.
    In a room with a body you may strike it instead of attacking: its Soul takes two dice of mental damage without a defence. If that puts the Soul out, the body is ruined and of no use to the Spirit. The Souls themselves you can attack only if a card lets you attack with Sanity or Knowledge. If a Soul beats you, you miss your next turn.
    The heroes want to destroy the Spirit and get back into their bodies.
    You win when all Souls have gone out, or when one body has taken the Spirit in as many times as there are players.
tale-49-heroes = You open your eyes at the same moment. The floor is cold. How good that it is cold.
tale-49-traitor = It turns before the mirror, straightens the collar and says in your voice: it suits me.
monster-astral-spirit = Astral Spirit
being-astral-spirit = { monster-astral-spirit }
    .the = the { monster-astral-spirit }
    .start = The { monster-astral-spirit }
monster-sleeping-body = Body without a Soul
being-sleeping-body = { monster-sleeping-body }
    .the = a { monster-sleeping-body }
    .start = A { monster-sleeping-body }
mark-spirit-torn = the Spirit is torn
mark-possessed = the body takes the Spirit in
mark-ruined = body ruined
told-mark-ruined = { $seat-you ->
    [yes] Your body is ruined.
   *[no] The body of { $seat } is ruined.
}
mark-stunned = misses a turn
told-mark-stunned =
    { $value ->
        [0]
            { $seat-you ->
                [yes] You come round.
               *[no] { $seat } comes round.
            }
       *[other]
            { $seat-you ->
                [yes] You miss your next turn.
               *[no] { $seat } misses the next turn.
            }
    }
task-attack-body = strike a body
do-attack-body = Strike the body of { $a }
do-possess = Slip into the body of { $a }
why-possession = possession
