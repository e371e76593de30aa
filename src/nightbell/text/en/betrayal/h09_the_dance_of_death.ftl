page-9-heroes =
    Somewhere a fiddle plays. Your feet answer before your head does.
    The Fiddler can be neither found nor struck. At the start of a turn everyone without the Holy Symbol rolls Sanity 4+. Failing in the Ballroom makes a traitor of a hero. Failing anywhere else costs 1 Sanity, and that turn you may walk only towards the Ballroom, by the shortest way. A hero whose Sanity comes to the skull does not die but begins to dance, as a traitor.
    Carry the Holy Symbol to the Pentagram Chamber. Its holder will neither give it away nor drop it willingly. While it is in the Chamber, any hero there may defy the Fiddler once a turn with a Sanity roll of 5+.
    The dancers want to drown or burn the symbol. They strike with Speed.
    You win when the Fiddler has been defied as many times as there were players at the start, and the fiddle falls silent.
page-9-traitor =
    You are dancing, and nothing has been so easy for a long time.
    As you begin to dance, raise every fallen trait to its starting space. Attack with Speed instead of Might: the damage is physical, and on a win by 2 or more you may steal an item. At the start of your turn roll Might: on less than 3 you go nowhere and lose 1 Might.
    The heroes carry the Holy Symbol to the Pentagram Chamber to silence the fiddle. Take it from them and end a turn with it at the Chasm, in the Furnace Room or at the Underground Lake: there it is lost for good.
    All who dance play together, however many you become.
    You win when the Holy Symbol is destroyed or no hero is left.
tale-9-heroes = The bow breaks off mid-note. Your feet are your own again.
tale-9-traitor = The Symbol sinks. The next dance is for everyone.
