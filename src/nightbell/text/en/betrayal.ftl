### Betrayal at house on the hill

## The game
game-betrayal = Betrayal at House on the Hill
    .about = The house grows room by room. Then the haunt begins, and one of you is no longer with you.
outcome-heroes = The heroes have won.
outcome-traitor = The traitor has won.
outcome-survivors = Those who looked out for themselves have won.
outcome-house = The house has won.

## Explorers
explorer-ox-bellows = Ox Bellows
    .about = Loves football and anything that shines. Mighty from the start.
    .form = he
explorer-darrin-flash-williams = Darrin “Flash” Williams
    .about = Runs to his favourite music. Speed is where he lives.
    .form = he
explorer-missy-dubourde = Missy Dubourde
    .about = Swims, and heals her dolls.
    .form = she
explorer-zoe-ingstrom = Zoe Ingstrom
    .about = Sings to her dolls, and they tell her more than grown-ups do.
    .form = she
explorer-peter-akimoto = Peter Akimoto
    .about = Collects bugs and plays basketball.
    .form = he
explorer-brandon-jaspers = Brandon Jaspers
    .about = Never far from a computer, a tent and a hockey stick.
    .form = he
explorer-madame-zostra = Madame Zostra
    .about = Reads the stars, cooks well and never misses baseball. Her mind is steady.
    .form = she
explorer-vivian-lopez = Vivian Lopez
    .about = Loves old films and horses. Knows much, lifts little.
    .form = she
explorer-professor-longfellow = Professor Longfellow
    .about = Enjoys drama, wine and Gaelic songs. Knowledge comes first with him.
    .form = he
explorer-father-rhinehardt = Father Rhinehardt
    .about = Fences and grows roses. His mind is a fortress.
    .form = he
explorer-heather-granville = Heather Granville
    .about = Loves television and shopping. Knows more than she shows.
    .form = she
explorer-jenny-leclerc = Jenny LeClerc
    .about = Reads books and plays soccer. Well balanced in everything.
    .form = she
seat-ox-bellows = { explorer-ox-bellows }
seat-darrin-flash-williams = { explorer-darrin-flash-williams }
seat-missy-dubourde = { explorer-missy-dubourde }
seat-zoe-ingstrom = { explorer-zoe-ingstrom }
seat-peter-akimoto = { explorer-peter-akimoto }
seat-brandon-jaspers = { explorer-brandon-jaspers }
seat-madame-zostra = { explorer-madame-zostra }
seat-vivian-lopez = { explorer-vivian-lopez }
seat-professor-longfellow = { explorer-professor-longfellow }
seat-father-rhinehardt = { explorer-father-rhinehardt }
seat-heather-granville = { explorer-heather-granville }
seat-jenny-leclerc = { explorer-jenny-leclerc }
being-ox-bellows = { explorer-ox-bellows }
    .the = { explorer-ox-bellows }
    .start = { explorer-ox-bellows }
being-darrin-flash-williams = { explorer-darrin-flash-williams }
    .the = { explorer-darrin-flash-williams }
    .start = { explorer-darrin-flash-williams }
being-missy-dubourde = { explorer-missy-dubourde }
    .the = { explorer-missy-dubourde }
    .start = { explorer-missy-dubourde }
being-zoe-ingstrom = { explorer-zoe-ingstrom }
    .the = { explorer-zoe-ingstrom }
    .start = { explorer-zoe-ingstrom }
being-peter-akimoto = { explorer-peter-akimoto }
    .the = { explorer-peter-akimoto }
    .start = { explorer-peter-akimoto }
being-brandon-jaspers = { explorer-brandon-jaspers }
    .the = { explorer-brandon-jaspers }
    .start = { explorer-brandon-jaspers }
being-madame-zostra = { explorer-madame-zostra }
    .the = { explorer-madame-zostra }
    .start = { explorer-madame-zostra }
being-vivian-lopez = { explorer-vivian-lopez }
    .the = { explorer-vivian-lopez }
    .start = { explorer-vivian-lopez }
being-professor-longfellow = { explorer-professor-longfellow }
    .the = { explorer-professor-longfellow }
    .start = { explorer-professor-longfellow }
being-father-rhinehardt = { explorer-father-rhinehardt }
    .the = { explorer-father-rhinehardt }
    .start = { explorer-father-rhinehardt }
being-heather-granville = { explorer-heather-granville }
    .the = { explorer-heather-granville }
    .start = { explorer-heather-granville }
being-jenny-leclerc = { explorer-jenny-leclerc }
    .the = { explorer-jenny-leclerc }
    .start = { explorer-jenny-leclerc }

## Monsters
monster-mummy = Mummy
being-mummy = { monster-mummy }
    .the = the { monster-mummy }
    .start = The { monster-mummy }
monster-spider = Spider
being-spider = { monster-spider }
    .the = the { monster-spider }
    .start = The { monster-spider }
monster-evil-twin = Evil Twin
being-evil-twin = { monster-evil-twin }
    .the = an { monster-evil-twin }
    .start = An { monster-evil-twin }
monster-zombie = Zombie
being-zombie = { monster-zombie }
    .the = a { monster-zombie }
    .start = A { monster-zombie }
monster-zombie-lord = Zombie Lord
being-zombie-lord = { monster-zombie-lord }
    .the = the { monster-zombie-lord }
    .start = The { monster-zombie-lord }
monster-cat = Cat
being-cat = { monster-cat }
    .the = a { monster-cat }
    .start = A { monster-cat }
monster-alien = Alien
being-alien = { monster-alien }
    .the = an { monster-alien }
    .start = An { monster-alien }
being-web = The web
    .the = the web
    .start = The web
being-blob = The flesh
    .the = the flesh
    .start = The flesh
being-star-sickness = The star-sickness
    .the = the star-sickness
    .start = The star-sickness
being-victim = The buried one
    .the = the buried one
    .start = The buried one

## Small words
trait-speed = Speed
    .for = for Speed
    .ins = with Speed
trait-might = Might
    .for = for Might
    .ins = with Might
trait-sanity = Sanity
    .for = for Sanity
    .ins = with Sanity
trait-knowledge = Knowledge
    .for = for Knowledge
    .ins = with Knowledge
trait-none = no trait
    .for = for no trait
    .ins = with no trait
roll-speed = Roll Speed
roll-might = Roll Might
roll-sanity = Roll Sanity
roll-knowledge = Roll Knowledge
harm-physical = physical damage
harm-mental = mental damage
harm-general = damage
floor-basement = basement
    .in = in the basement
floor-ground = ground floor
    .in = on the ground floor
floor-upper = upper floor
    .in = on the upper floor
floor-none = no floor
    .in = nowhere
deck-event = events
deck-item = items
deck-omen = omens
deck-room = rooms
deck-none = nothing
party-heroes = hero
party-traitor = traitor
party-unknown = unknown
door-N = north
door-E = east
door-S = south
door-W = west
door-NE = north-east
door-SE = south-east
door-SW = south-west
door-NW = north-west
room-none = no room
    .to = nowhere
    .in = nowhere
room-unseen = somewhere unseen
    .to = somewhere unseen
    .in = somewhere unseen
room-nowhere = off the board
    .to = off the board
    .in = off the board
room-outside = outside
    .to = outside
    .in = outside
card-none = nothing
fate-look = look ahead
fate-roll = keep a roll
mask-put-on = put it on
mask-take-off = take it off
mask-leave = leave it be
word-ready = ready
turn-number =
    { $number ->
        [0] as it is
        [1] a quarter turn
        [2] half a turn
       *[other] three quarters of a turn
    }
side-number =
    { $number ->
        [0] the near side
       *[other] the far side
    }
die-number = die { $number }
cell-number = { $number }
target-number = { $number }

## Rooms
room-entrance-hall = Entrance Hall
    .to = to the Entrance Hall
    .in = in the Entrance Hall
    .about = Where it begins. The front door is locked.
room-foyer = Foyer
    .to = to the Foyer
    .in = in the Foyer
    .about = Dusty portraits follow you. The Stairs from Basement come out here, once found.
room-grand-staircase = Grand Staircase
    .to = to the Grand Staircase
    .in = on the Grand Staircase
    .about = The steps creak, and nobody looks in at the window. Leads to the Upper Landing.
room-upper-landing = Upper Landing
    .to = to the Upper Landing
    .in = on the Upper Landing
    .about = Silence behind the doors. The Grand Staircase leads down.
room-basement-landing = Basement Landing
    .to = to the Basement Landing
    .in = on the Basement Landing
    .about = Damp. No stairs of its own.
room-abandoned-room = Abandoned Room
    .to = to the Abandoned Room
    .in = in the Abandoned Room
    .about = The wallpaper hangs in strips.
room-attic = Attic
    .to = to the Attic
    .in = in the Attic
    .about = The dust lies even, but for one trail. When you leave, roll Speed: on less than 3 you lose 1 Might, and you go anyway.
room-balcony = Balcony
    .to = to the Balcony
    .in = on the Balcony
    .about = Wind, and nothing below.
room-ballroom = Ballroom
    .to = to the Ballroom
    .in = in the Ballroom
    .about = There is no music, yet the chandelier keeps time. Those who drop from the Gallery land here.
room-bedroom = Bedroom
    .to = to the Bedroom
    .in = in the Bedroom
    .about = The bed is still warm. It is dark outside the window.
room-bloody-room = Bloody Room
    .to = to the Bloody Room
    .in = in the Bloody Room
    .about = The stains do not come off.
room-catacombs = Catacombs
    .to = to the Catacombs
    .in = in the Catacombs
    .about = A barrier of bones. To cross to the other side, roll Sanity: you need 6 or more, and have one try a turn.
room-chapel = Chapel
    .to = to the Chapel
    .in = in the Chapel
    .about = The candles by the window are lit, and there was nobody to light them. The first time you end a turn here, gain 1 Sanity.
room-charred-room = Charred Room
    .to = to the Charred Room
    .in = in the Charred Room
    .about = It smells of fire long gone.
room-chasm = Chasm
    .to = to the Chasm
    .in = at the Chasm
    .about = The floor breaks off into the dark. To cross to the other side, roll Speed: you need 3 or more, and have one try a turn.
room-coal-chute = Coal Chute
    .to = to the Coal Chute
    .in = in the Coal Chute
    .about = You slide to the Basement Landing. Entering and sliding are one step together, and there is no way back up.
room-collapsed-room = Collapsed Room
    .to = to the Collapsed Room
    .in = in the Collapsed Room
    .about = The boards are held up by little more than hope. The first to enter rolls Speed: on less than 5 they fall to the basement. Later one may drop on purpose. Whoever falls rolls a die and takes that much physical damage.
room-conservatory = Conservatory
    .to = to the Conservatory
    .in = in the Conservatory
    .about = The panes are fogged from within.
room-creaky-hallway = Creaky Hallway
    .to = to the Creaky Hallway
    .in = in the Creaky Hallway
    .about = The whole house hears your steps.
room-crypt = Crypt
    .to = to the Crypt
    .in = in the Crypt
    .about = One of the slabs has been moved. When you end a turn here, take 1 mental damage.
room-dining-room = Dining Room
    .to = to the Dining Room
    .in = in the Dining Room
    .about = The table is laid, and somebody waits outside the window.
room-dusty-hallway = Dusty Hallway
    .to = to the Dusty Hallway
    .in = in the Dusty Hallway
    .about = The footprints lead one way only.
room-furnace-room = Furnace Room
    .to = to the Furnace Room
    .in = in the Furnace Room
    .about = So hot that you can hear the timber dry. When you end a turn here, take 1 physical damage.
room-gallery = Gallery
    .to = to the Gallery
    .in = in the Gallery
    .about = The railing only reaches your knee. You may drop to the Ballroom, if it has been found: roll a die and take that much physical damage.
room-game-room = Game Room
    .to = to the Game Room
    .in = in the Game Room
    .about = The pieces have been moved.
room-gardens = Gardens
    .to = to the Gardens
    .in = in the Gardens
    .about = Under the open sky. The Groundskeeper sees better here than you.
room-graveyard = Graveyard
    .to = to the Graveyard
    .in = in the Graveyard
    .about = The last stone has no name yet. When you leave, roll Sanity: on less than 4 you lose 1 Knowledge, and you go anyway.
room-gymnasium = Gymnasium
    .to = to the Gymnasium
    .in = in the Gymnasium
    .about = The ropes swing as if somebody had just climbed down. The first time you end a turn here, gain 1 Speed.
room-junk-room = Junk Room
    .to = to the Junk Room
    .in = in the Junk Room
    .about = The heap of junk moves from below. When you leave, roll Might: on less than 3 you lose 1 Speed, and you go anyway.
room-kitchen = Kitchen
    .to = to the Kitchen
    .in = in the Kitchen
    .about = Some knives are missing.
room-larder = Larder
    .to = to the Larder
    .in = in the Larder
    .about = The jars are labelled, and some of the labels are names. The first time you end a turn here, gain 1 Might.
room-library = Library
    .to = to the Library
    .in = in the Library
    .about = The books stand with their spines to the wall. The first time you end a turn here, gain 1 Knowledge.
room-master-bedroom = Master Bedroom
    .to = to the Master Bedroom
    .in = in the Master Bedroom
    .about = The mirror is draped, the window is not.
room-mystic-elevator = Mystic Elevator
    .to = to the Mystic Elevator
    .in = in the Mystic Elevator
    .about = It moves as soon as somebody enters, once a turn. Roll two dice: on 4 it stops where you say, on 3 upstairs, on 2 on the ground floor, on 1 in the basement. On 0 it plunges to the basement, and everyone inside rolls a die and takes that much physical damage.
room-operating-laboratory = Operating Laboratory
    .to = to the Operating Laboratory
    .in = in the Operating Laboratory
    .about = The lamp is still lit.
room-organ-room = Organ Room
    .to = to the Organ Room
    .in = in the Organ Room
    .about = The keys are down. Nobody is there.
room-patio = Patio
    .to = to the Patio
    .in = on the Patio
    .about = Open air, yet still the house.
room-pentagram-chamber = Pentagram Chamber
    .to = to the Pentagram Chamber
    .in = in the Pentagram Chamber
    .about = The chalk on the floor is fresh. When you leave, roll Knowledge: on less than 4 you lose 1 Sanity, and you go anyway.
room-research-laboratory = Research Laboratory
    .to = to the Research Laboratory
    .in = in the Research Laboratory
    .about = The notes stop mid-word.
room-servants-quarters = Servants’ Quarters
    .to = to the Servants’ Quarters
    .in = in the Servants’ Quarters
    .about = The bells on the wall do not bear names.
room-stairs-from-basement = Stairs from Basement
    .to = to the Stairs from Basement
    .in = on the Stairs from Basement
    .about = Leads to the Foyer and back.
room-statuary-corridor = Statuary Corridor
    .to = to the Statuary Corridor
    .in = in the Statuary Corridor
    .about = There is one statue more than before.
room-storeroom = Storeroom
    .to = to the Storeroom
    .in = in the Storeroom
    .about = Crates without labels.
room-tower = Tower
    .to = to the Tower
    .in = in the Tower
    .about = The ladder hangs by one hook. To cross to the other side, roll Might: you need 3 or more, and have one try a turn.
room-underground-lake = Underground Lake
    .to = to the Underground Lake
    .in = at the Underground Lake
    .about = The water is black, and warm.
room-vault = Vault
    .to = to the Vault
    .in = in the Vault
    .about = A door with three dials. Once a turn you may roll Knowledge: on 6 or more it opens, and two items lie inside.
room-wine-cellar = Wine Cellar
    .to = to the Wine Cellar
    .in = in the Wine Cellar
    .about = One bottle is uncorked.

## Omens
card-bite = Bite
    .mood = It was here before you, and it has been waiting to eat.
    .about = Something comes at you out of the dark: it attacks with 4 dice of Might, and you defend with Might. If you lose, take the difference as physical damage. The Bite is not an item: it cannot be given or dropped.
card-book = Book
    .mood = The pages turn when you look away.
    .about = While you hold the Book, your Knowledge is 2 higher. Together with the Bell and the Candle it is worth more than it seems.
card-crystal-ball = Crystal Ball
    .mood = In the glass there is a house, and at its window there is you.
    .about =
        Once the haunt has begun, you may gaze into it once a turn and roll Knowledge.
        4+: Find any card in the item or the event stack and put it on top.
        1–3: You wish you had not looked: lose 1 Sanity.
        0: The ball looked back: lose 2 Sanity.
card-dog = Dog
    .mood = It growls at an empty corner and stays close to your leg.
    .about = The Dog is with you: your Might and Sanity are 1 higher. Once a turn it may run up to 6 spaces and fetch or carry one item. It is not an item: it cannot be given or dropped.
card-girl = Girl
    .mood = She says she is being looked for. She does not say by whom.
    .about = The Girl is with you: your Sanity and Knowledge are 1 higher. She is not an item: she cannot be given or dropped.
card-holy-symbol = Holy Symbol
    .mood = The metal is warm, as if a hand had just let go of it.
    .about = While you hold the Holy Symbol, your Sanity is 2 higher.
card-madman = Madman
    .mood = He already knows your name, and it makes him laugh.
    .about = The Madman is with you: your Might is 2 higher and your Sanity 1 lower. He is not an item: he cannot be given or dropped.
card-mask = Mask
    .mood = It is still warm on the inside.
    .about = Once a turn roll Sanity. On 4 or more you may put the Mask on or take it off. While you wear it your Knowledge is 2 higher and your Sanity 2 lower.
card-medallion = Medallion
    .mood = A name is scratched on the back. Not yours, not yet.
    .about = The Pentagram Chamber, the Crypt and the Graveyard do you no harm.
card-ring = Ring
    .mood = It fits any finger and is slow to let go.
    .about = With the Ring you may attack with Sanity instead of Might. The target defends with Sanity, and the loser takes mental damage.
card-skull = Skull
    .mood = Hold it to your ear and you can hear somebody counting.
    .about = Whenever you take mental damage, you may take all of it as physical damage instead.
card-spear = Spear
    .mood = The shaft is dark from other hands.
    .about = This is a weapon: you roll 2 more dice when you attack with Might.
card-spirit-board = Spirit Board
    .mood = The pointer moved before anyone touched it.
    .about = Once a turn, before your first step, you may secretly look at the next room of the stack. Once the haunt has begun, monsters answer too: the traitor moves any of them one space towards you.
card-adrenaline-shot = Adrenaline Shot
    .mood = One dose. It expired along with the doctor.
    .about = Say so before a trait roll and add 4 to its result. Then discard the card.
card-amulet-of-the-ages = Amulet of the Ages
    .mood = Its stone is older than the house and remembers what stood here before.
    .about = While you hold the Amulet, every trait is 1 higher. When you lose it, you lose 3 in every trait.
card-angel-feather = Angel Feather
    .mood = Light, white, and without a speck of dust.
    .about = Instead of one of your rolls, name a number from 0 to 8, and that is the result. Then discard the card.
card-armor = Armor
    .mood = The empty suit keeps the shape of whoever wore it.
    .about = Every time you take physical damage, you take 1 less. The Armor cannot be stolen.
card-axe = Axe
    .mood = It was not used for firewood.
    .about = This is a weapon: you roll 1 more die when you attack with Might.
card-bell = Bell
    .mood = It is also heard by those you did not call.
    .about =
        With the Bell your Sanity is 1 higher. Once the haunt has begun, you may ring it once a turn and roll Sanity.
        5+: Any heroes come one space closer to you.
        0–4: Monsters hear it: the traitor moves any of them one space towards you.
card-blood-dagger = Blood Dagger
    .mood = The hilt grows into your palm and has a pulse.
    .about = This is a weapon: you roll 3 more dice when you attack with Might, but each blow costs 1 Speed. It can be neither given nor dropped. If it is stolen, its owner rolls 2 dice and takes that much physical damage.
card-bottle = Bottle
    .mood = The label has been scratched off. Something moves at the bottom.
    .about =
        Once the haunt has begun, you may drink it: roll 3 dice. Then discard the card.
        6: You are in any room of the house, whichever you choose.
        5: Gain 2 Might and 2 Speed.
        4: Gain 2 Knowledge and 2 Sanity.
        3: Gain 1 Knowledge and lose 1 Might.
        2: Lose 2 Knowledge and 2 Sanity.
        1: Lose 2 Might and 2 Speed.
        0: Lose 2 in every trait.
card-candle = Candle
    .mood = It burns steadily while nobody is near. Now it is trembling.
    .about = On rolls for events that you draw you roll 1 more die. Whoever holds the Candle, the Bell and the Book together has every trait 2 higher.
card-dark-dice = Dark Dice
    .mood = Their faces are blank until you throw.
    .about =
        Once a turn roll 3 dice.
        6: You are beside anyone who is not a revealed traitor.
        5: You push somebody here into an adjacent room.
        4: Gain 1 in Might or Speed, as you choose.
        3: You step into an adjacent room at once, and it costs no step.
        2: Gain 1 in Sanity or Knowledge, as you choose.
        1: Draw an event.
        0: Every trait drops to the last space above the skull, and the dice are discarded.
card-dynamite = Dynamite
    .mood = The fuse is short. There will be no time to think.
    .about = Throw it into an adjacent room instead of attacking. Everyone there rolls Speed: on 5 or more they reach cover, on less they take 4 physical damage. Then discard the card.
card-healing-salve = Healing Salve
    .mood = It smells of a herb that does not grow here.
    .about = Restore Might and Speed to their starting spaces, your own or those of somebody with you. Then discard the card.
card-idol = Idol
    .mood = Its smile is wider than a minute ago.
    .about = Once a turn, before a roll of yours, you may turn to the Idol: you roll 2 more dice and lose 1 Sanity.
card-lucky-stone = Lucky Stone
    .mood = Smooth, as if it had been stroked for years.
    .about = After a roll of yours, reroll any of its dice. Then discard the card.
card-medical-kit = Medical Kit
    .mood = The bandages are fresh. Somebody was here not long ago.
    .about =
        Once a turn roll Knowledge to heal Might and Speed, your own or of somebody with you, but not above their starting spaces.
        8+: Restore 3 spaces.
        6–7: Restore 2 spaces.
        4–5: Restore 1 space.
        0–3: Nothing comes of it.
card-music-box = Music Box
    .mood = You know the tune at once, though you have never heard it.
    .about = Once a turn you may open or close it. While it plays, whoever enters its room or begins a turn there rolls Sanity: on 4 or more they are free, on less their turn ends at once.
card-pickpockets-gloves = Pickpocket’s Gloves
    .mood = Thin leather. They leave no traces.
    .about = Discard the gloves and take any item from somebody with you.
card-puzzle-box = Puzzle Box
    .mood = Something rolls about inside, though the box lies still.
    .about = Once a turn roll Knowledge. On 6 or more it opens: draw two items and discard the box.
card-rabbits-foot = Rabbit’s Foot
    .mood = It brought the rabbit no luck.
    .about = Once during your turn reroll one die; the second throw stands.
card-revolver = Revolver
    .mood = One round is missing from the cylinder.
    .about = This is a weapon: attack with Speed and roll 1 more die. The target defends with Speed and may also stand in another room along a straight line of doors. If it does, a miss costs you nothing.
card-sacrificial-dagger = Sacrificial Dagger
    .mood = It asks for your blood first, and then for theirs.
    .about =
        This is a weapon: you roll 3 more dice when you attack with Might. But first roll Knowledge.
        6+: The dagger obeys.
        3–5: A mental trait of your choice drops by 1, and you strike.
        0–2: The dagger turns on you: roll 2 dice, take that much physical damage, and make no attack this turn.
card-smelling-salts = Smelling Salts
    .mood = A sharp smell that brings back even what you hoped to forget.
    .about = Restore Knowledge to its starting space, your own or that of somebody with you. Then discard the card.
card-a-moment-of-hope = A Moment of Hope
    .mood = Somebody prayed here, and it seems that they were heard.
    .about = A blessing stays in this room: heroes roll 1 more die on trait rolls here.
card-angry-being = Angry Being
    .mood = It stood behind you, breathing when you breathed.
    .about =
        Roll Speed.
        5+: You slip away: gain 1 Speed.
        2–4: It screams in your face. Roll a die and take that much mental damage.
        0–1: It takes hold of you. Roll a die of mental damage and a die of physical damage.
card-bloody-vision = Bloody Vision
    .mood = The walls run red. Somebody whispers: strike first.
    .about =
        Roll Sanity.
        4+: You shut your eyes and the vision leaves: gain 1 Sanity.
        2–3: The blood is real: lose 1 Sanity.
        0–1: You fall upon the weakest in this room or the next and attack them.
card-burning-man = Burning Man
    .mood = A man on fire walks down the corridor and holds out his hand.
    .about =
        Roll Sanity.
        4+: The fire is cold, it is only a vision: gain 1 Sanity.
        2–3: You run without looking back and come to your senses in the Entrance Hall.
        0–1: He embraces you. Roll a die of physical damage and a die of mental damage.
card-closet-door = Closet Door
    .mood = It stands open just far enough to make you want to look.
    .about =
        The closet stays in this room. Once a turn anyone here may open it and roll two dice.
        4: Draw an item.
        2–3: Draw an event.
        0–1: Draw an event, and the closet slams shut for good.
card-creepy-crawlies = Creepy Crawlies
    .mood = First the floor seems dark. Then it begins to move.
    .about =
        Roll Sanity.
        5+: You blink, and there are only boards: gain 1 Sanity.
        1–4: They are in your sleeves: lose 1 Sanity.
        0: They are under your skin: lose 2 Sanity.
card-creepy-puppet = Creepy Puppet
    .mood = The puppet sat on the shelf. Now the shelf is empty.
    .about = The puppet leaps at you and attacks with 4 dice of Might; you defend with Might. If it wounds you and somebody else holds the Spear, they gain 2 Might.
card-debris = Debris
    .mood = A beam cracks overhead.
    .about =
        Roll Speed.
        3+: You jump clear: gain 1 Speed.
        1–2: You are pinned. Roll a die and take that much physical damage; you lie under the rubble.
        0: You are buried. Roll two dice and take that much physical damage; you lie under the rubble.
        Under the rubble you can only try to get out: you, or somebody with you, must roll 4 or more with Might; after three failures it gives way.
card-disquieting-sounds = Disquieting Sounds
    .mood = Weeping, creaking, weeping again, now to the left and now under the floor.
    .about = Roll six dice. If the total is at least the number of omens drawn so far, you hold out: gain 1 Sanity. If it is less, roll a die and take that much mental damage.
card-drip-drip-drip = Drip… Drip… Drip…
    .mood = The water drips off the beat, and you can think of nothing else.
    .about = The drip stays in this room: everyone rolls 1 die fewer on trait rolls here, but at least one.
card-footsteps = Footsteps
    .mood = The boards creak under somebody who is not there.
    .about =
        Roll one die, or two in the Chapel.
        4: A friend is near: you and the nearest explorer gain 1 Might.
        3: You gain 1 Might, and the nearest explorer loses 1 Sanity.
        2: Lose 1 Sanity.
        1: Lose 1 Speed.
        0: The steps have gone round the whole house: everyone loses 1 in a trait of their choice.
card-funeral = Funeral
    .mood = Four men carry a coffin up the drive. None of them will meet your eye.
    .about =
        Roll Sanity.
        4+: It is not your coffin: gain 1 Sanity.
        2–3: You know the date on the plate: lose 1 Sanity.
        0–1: Lose 1 Sanity and 1 Might, and you come to in the Crypt or the Graveyard, if the house has one.
card-grave-dirt = Grave Dirt
    .mood = Your mouth is full of earth, and there was nowhere to fall.
    .about =
        Roll Might.
        4+: You shake it off: gain 1 Might.
        0–3: The dirt stays on you: at the start of each of your turns take 1 physical damage.
        It washes off where there is air or water: end your turn on the Balcony or Patio, in the Gardens, Graveyard, Gymnasium, Larder or Tower; an item that raises a trait helps too.
card-groundskeeper = Groundskeeper
    .mood = He lifts his spade and looks at a watch he does not wear.
    .about =
        Roll Knowledge, with 2 dice fewer in the Gardens.
        4+: He is gone, and something glints in the soil: draw an item.
        0–3: He swings the spade and attacks you with 4 dice of Might.
card-hanged-men = Hanged Men
    .mood = There is no wind, yet the ropes sway. One of them is still empty.
    .about = Roll each of your four traits in turn. Each that shows 0 or 1 drops by 1. If none has failed you, gain 1 in a trait of your choice.
card-hideous-shriek = Hideous Shriek
    .mood = A scream that puts out the lamp.
    .about =
        Everyone in the house rolls Sanity.
        4+: You cover your ears, and it passes.
        1–3: Roll a die and take that much mental damage.
        0: Roll two dice and take that much mental damage.
card-image-in-the-mirror-give = The Reflection Asks
    .mood = Your reflection holds out its palm. There is no glass between you.
    .about = Give your reflection an item: it goes back into the stack, and you gain 1 Knowledge. If you have none, it turns to somebody who has.
card-image-in-the-mirror-take = The Reflection Gives
    .mood = Your reflection knows what you are missing.
    .about = Your reflection hands you something: draw an item.
card-it-is-meant-to-be = It is Meant to Be
    .mood = All this has happened before, so you know how it ends.
    .about = Choose one. Either look secretly at the top three of any stack and put them back in any order. Or roll four dice and remember the total: once, it will stand in for a roll of yours.
card-jonahs-turn = Jonah’s Turn
    .mood = A boy sits on the floor and waits to be given his toy.
    .about = If somebody has the Puzzle Box, they hand it to the boy and draw another item, and you gain 1 Sanity. If nobody has it, Jonah cries: roll a die and take that much mental damage.
card-lights-out = Lights Out
    .mood = The lamp dies. The dark stands very close.
    .about = The card stays with you: you take only one step a turn. The light comes back when you end a turn beside somebody or in the Furnace Room, or when you hold the Candle.
card-locked-safe = Locked Safe
    .mood = There is a door behind the portrait. The scratches on it are fresh, and on the inside.
    .about =
        The safe stays in this room. Once a turn anyone here may try the lock and roll Knowledge.
        5+: A click: draw two items, and the safe is empty.
        2–4: A trap goes off. Roll a die and take that much physical damage.
        0–1: A poisoned needle. Roll two dice and take that much physical damage.
card-mists-from-the-walls = Mists from the Walls
    .mood = Cold creeps from the cracks, and the cold has faces.
    .about =
        Everyone in the basement rolls Sanity; it is worse in a room with an event symbol.
        4+: The mist passes you by.
        1–3: Roll a die and take that much mental damage; with an event symbol, one die more.
        0: Roll a die and take that much mental damage; with an event symbol, two dice more.
card-mystic-slide = Mystic Slide
    .mood = The floor turns as smooth as ice and tilts.
    .about =
        The slide stays in this room. Roll Might.
        5+: You steer: choose any found room on any floor below.
        0–4: You fall into a new room of the basement. Roll a die and take that much physical damage.
        Later anyone here may take the slide in the same way, once a turn. In the basement there is nowhere to slide: the event passes to somebody else.
card-night-view = Night View
    .mood = The window shows the house as it was. They dance in it and do not see you.
    .about =
        Roll Knowledge.
        5+: You know one of the faces: gain 1 Knowledge.
        0–4: The dancers fade, and nothing happens.
card-phone-call = Phone Call
    .mood = The cord has been cut. The telephone rings.
    .about =
        Pick it up and roll two dice.
        4: “You will be all right, dear”: gain 1 Sanity.
        3: “Look under the stairs”: gain 1 Knowledge.
        1–2: It is your own voice. Roll a die and take that much mental damage.
        0: “He is right behind you.” Roll two dice and take that much physical damage.
card-possession = Possession
    .mood = A hand slides into yours, from the inside.
    .about =
        Choose a trait and roll it.
        4+: You push it out: gain 1 in a trait of your choice.
        0–3: It is in: the trait that you rolled drops to the last space above the skull, or another one if it is there already.
card-revolving-wall = Revolving Wall
    .mood = The wall swings under your palm like a door.
    .about = The wall turns, and you are on its other side. The switch stays: once a turn, with a Knowledge roll of 3 or more, one may go through, and it costs no step.
card-rotten = Rotten
    .mood = The smell arrives before you see where it comes from.
    .about =
        Roll Sanity.
        5+: You get used to it, which should worry you more: gain 1 Sanity.
        2–4: You feel sick: lose 1 Might.
        1: Your knees give: lose 1 Might and 1 Speed.
        0: The rot is in you: lose 1 in every trait.
card-secret-passage = Secret Passage
    .mood = There is a draught behind the wallpaper, so there is a way.
    .about =
        The passage begins here. Roll three dice to learn where it ends; you choose the room.
        6: In any room of the house.
        4–5: On the upper floor.
        2–3: On the ground floor.
        0–1: In the basement.
        You may go through at once, even without steps left; afterwards it costs one step.
card-secret-stairs = Secret Stairs
    .mood = The steps are narrow, and somebody used them lately.
    .about = The stairs begin here and lead to a room on another floor, whichever you choose. You may go at once, even without steps left, but then another event waits at the far end. Afterwards it costs one step.
card-shrieking-wind = Shrieking Wind
    .mood = The wind has found every crack, and knows your names.
    .about =
        Everyone in the open or in a room with a window rolls Might.
        5+: You keep your feet.
        3–4: You are thrown down. Roll a die and take that much physical damage.
        1–2: The wind speaks to you. Roll a die and take that much mental damage.
        0: Roll a die of physical damage; one of your items is blown to the Entrance Hall.
card-silence = Silence
    .mood = You scream and do not hear it.
    .about =
        Everyone in the basement rolls Sanity.
        4+: You count to yourself, and sound returns.
        1–3: Roll a die and take that much mental damage.
        0: Roll two dice and take that much mental damage.
card-skeletons = Skeletons
    .mood = A mother and a child, still holding hands.
    .about =
        Roll a die and take that much mental damage. The skeletons stay in this room: once a turn anyone here may search them and roll Sanity.
        5+: Something lies beneath: draw an item, and the bones fall to dust.
        0–4: The fingers close. Roll a die and take that much mental damage.
card-smoke = Smoke
    .mood = Smoke without fire, and somebody coughing in it.
    .about = The smoke stays in this room: everyone rolls 2 dice fewer on trait rolls here, but at least one. Nothing in it can be seen from the next rooms.
card-something-hidden = Something Hidden
    .mood = One floorboard is paler than the others.
    .about =
        You may look for it and roll Knowledge, or walk on.
        4+: The hiding place is whole: draw an item.
        0–3: It was not thieves that this was hidden from: lose 1 Sanity.
card-something-slimy = Something Slimy
    .mood = Something winds round your ankle. It is wet and in no hurry.
    .about =
        Roll Speed.
        4+: You tear loose: gain 1 Speed.
        1–3: It pulls you in: lose 1 Might.
        0: It held on too long: lose 1 Might and 1 Speed.
card-spider = Spider
    .mood = It is the size of your hand, and it is on your hand.
    .about =
        Choose Speed to shake it off, or Sanity to keep still.
        4+: The spider leaves, and you gain 1 in the trait you chose.
        1–3: It bites. Roll a die and take that much physical damage.
        0: It bites twice. Roll two dice and take that much physical damage.
card-the-beckoning = The Beckoning
    .mood = Somebody calls from outside. The voice knows what will draw you out.
    .about =
        Everyone in the open, except on the Patio, or in a room with a window rolls Sanity.
        3+: You stay where you are.
        0–2: You leap down to the Patio. Roll a die and take that much physical damage.
card-the-lost-one = The Lost One
    .mood = A woman in an old dress asks you to see her home. Walking with her is easy.
    .about =
        Roll Knowledge.
        5+: You remember that she was buried long ago: gain 1 Knowledge.
        0–4: You follow her. Roll three dice: on 6 you come to in the Entrance Hall, on 4 or 5 on the Upper Landing, on 2 or 3 in a new room upstairs, on 0 or 1 in a new room of the basement.
card-the-voice = The Voice
    .mood = “I am under the floor, under the floor, under the floor.”
    .about =
        Roll Knowledge.
        4+: You find the right board: draw an item.
        0–3: The voice falls silent, and nothing happens.
card-the-walls = The Walls
    .mood = The door you walk through no longer leads where it did.
    .about = Draw the next room of the stack, put it wherever it fits, and go there.
card-webs = Webs
    .mood = Threads thinner than hair, and all of them lead to you.
    .about =
        Roll Might.
        4+: You tear the web: gain 1 Might.
        0–3: The threads hold fast, and all you can do is struggle.
        To get free, you or somebody with you must roll 4 or more with Might; after three failures the web tears by itself.
card-what-the = What the…
    .mood = The house breathes in, and the room lifts off the floor.
    .about = The room you stand in moves to another doorway of its floor, with everyone in it: you choose which.
card-whoops = Whoops
    .mood = Something rings far below, and your pocket is lighter.
    .about = One of your items, by chance, is discarded. Omens are safe.

## Things of the haunts
card-key-attic = key (Attic)
card-key-catacombs = key (Catacombs)
card-key-chasm = key (Chasm)
card-key-collapsed-room = key (Collapsed Room)
card-key-crypt = key (Crypt)
card-key-furnace-room = key (Furnace Room)
card-key-gallery = key (Gallery)
card-key-junk-room = key (Junk Room)
card-key-operating-laboratory = key (Operating Laboratory)
card-key-pentagram-chamber = key (Pentagram Chamber)
card-key-tower = key (Tower)
card-key-vault = key (Vault)
card-ingredient-attic = caustic thing (Attic)
card-ingredient-conservatory = caustic thing (Conservatory)
card-ingredient-furnace-room = caustic thing (Furnace Room)
card-ingredient-gardens = caustic thing (Gardens)
card-ingredient-library = caustic thing (Library)
card-ingredient-research-laboratory = caustic thing (Research Laboratory)
card-ingredient-operating-laboratory = caustic thing (Operating Laboratory)
card-ingredient-junk-room = caustic thing (Junk Room)
card-ingredient-kitchen = caustic thing (Kitchen)
card-ingredient-larder = caustic thing (Larder)
card-ingredient-storeroom = caustic thing (Storeroom)
card-ingredient-vault = caustic thing (Vault)
card-ingredient-wine-cellar = caustic thing (Wine Cellar)
card-herb-1 = herbs 1
card-herb-2 = herbs 2
card-herb-3 = herbs 3
card-herb-4 = herbs 4
card-herb-5 = herbs 5
card-herb-6 = herbs 6
card-herb-7 = herbs 7
card-herb-8 = herbs 8
card-herb-9 = herbs 9
card-herb-10 = herbs 10
card-herb-11 = herbs 11
card-herb-12 = herbs 12
card-herb-13 = herbs 13
card-herb-14 = herbs 14
card-herb-15 = herbs 15
card-herb-16 = herbs 16
card-herb-17 = herbs 17
card-herb-18 = herbs 18
card-herb-19 = herbs 19
card-herb-20 = herbs 20
card-herb-21 = herbs 21
card-herb-22 = herbs 22
card-herb-23 = herbs 23
card-herb-24 = herbs 24
card-paint-1 = can of paint 1
card-paint-2 = can of paint 2
card-paint-3 = can of paint 3
card-paint-4 = can of paint 4
card-paint-5 = can of paint 5
card-paint-6 = can of paint 6
card-paint-7 = can of paint 7
card-serum = serum
    .about = An injection costs a step: it inoculates the healthy and kills a traitor.
card-parachute-1 = parachute 1
card-parachute-2 = parachute 2
card-parachute-3 = parachute 3
card-clue-1 = clue 1
    .about = Adds 7 to a search in the Catacombs.
card-clue-2 = clue 2
    .about = Adds 7 to a search in the Wine Cellar.
card-clue-3 = clue 3
    .about = Adds 7 to a search in the Library.
card-clue-4 = clue 4
    .about = Adds 7 to a search in the Dining Room.
card-clue-5 = clue 5
    .about = Adds 6 to a search in the Conservatory or at the Underground Lake.
card-clue-6 = clue 6
    .about = Adds 6 to a search in the Crypt or the Chapel.
card-clue-7 = clue 7
    .about = Adds 5 to a search in the Attic, the Kitchen, the Storeroom or the Larder.
card-clue-8 = clue 8
    .about = Adds 4 to a search in any room of the basement.
card-clue-9 = clue 9
    .about = Adds 3 to a search in any room.
card-clue-10 = clue 10
    .about = Adds your Knowledge to a search in the Research or the Operating Laboratory.
card-clue-11 = clue 11
    .about = Adds your Knowledge to a search in the Organ Room.
card-clue-12 = clue 12
    .about = Adds your Knowledge to a search in the Game Room.
card-clue-13 = clue 13
    .about = Adds your Might to a search in the Statuary Corridor.
card-clue-14 = clue 14
    .about = Adds your Sanity to a search in the Furnace Room.
card-clue-15 = clue 15
    .about = Adds 6 to a search in the Tower, on the Balcony or in a room with a window. Dangerous: rely on it and total less than 13, and you die.
card-clue-16 = clue 16
    .about = Adds your Might or your Sanity, whichever is higher, to a search at the Chasm. Dangerous: rely on it and total less than 13, and you die.
token-below-collapsed-room = below the Collapsed Room
token-blessing = blessing
token-closet = closet
token-drip = drip
token-safe = safe
token-secret-passage = secret passage
token-secret-stairs = secret stairs
token-skeletons = skeletons
token-slide = slide
token-smoke = smoke
token-vault-empty = vault empty
token-wall-switch = wall switch
token-sarcophagus = sarcophagus
token-key = key
token-abyss = the abyss
token-blob = flesh
token-blob-patch = patch of flesh
token-searched = searched
token-parachute-found = no parachute left
token-airplane = toy airplane
token-grave = the grave
token-no-grave = no grave
token-clue = clue
token-clue-found = clue found
mark-track = the track
mark-mask-worn = the mask is worn
told-mark-mask-worn = { $value ->
    [0] The mask is taken off.
   *[other] The mask is worn.
}
mark-music-box-open = the music box plays
told-mark-music-box-open = { $value ->
    [0] The music box falls silent.
   *[other] The music box plays.
}
mark-mummys-name = the Mummy’s name is known
told-mark-mummys-name = The Mummy’s name is known.
mark-mummys-spell = the spell is learned
told-mark-mummys-spell = The spell is learned.
mark-defiance = defiance
mark-collar = collar
told-mark-collar =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Your collar is off.
               *[no] { $seat }’s collar is off.
            }
       *[other]
            { $seat-you ->
                [yes] There is a collar on your neck.
               *[no] There is a collar on { $seat }’s neck.
            }
    }
mark-research = research
mark-herbs = herbs
mark-serum = the serum is ready
told-mark-serum = The serum is ready.
mark-inoculated = inoculated
told-mark-inoculated = { $seat-you ->
    [yes] You are inoculated.
   *[no] { $seat } is inoculated.
}
mark-changing = the change
told-mark-changing =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Your change is over.
               *[no] The change of { $seat } is over.
            }
       *[other]
            { $seat-you ->
                [yes] You are changing.
               *[no] { $seat } is changing.
            }
    }
mark-webbed = the web holds
told-mark-webbed = { $value ->
    [0] The web is torn.
   *[other] The web holds the captive.
}
mark-eggs = the eggs are whole
told-mark-eggs = { $value ->
    [0] The eggs are destroyed.
   *[other] The eggs are whole.
}
mark-web-torn = the web tears
mark-front-door = the front door is open
told-mark-front-door = The front door is open.
mark-exorcism = exorcism
mark-abyss-waits = the abyss waits
told-mark-abyss-waits = { $value ->
    [0] The abyss waits no longer.
   *[other] The abyss waits.
}
mark-examined = the flesh is studied
mark-weakness = its weakness is known
told-mark-weakness = The weakness of the Flesh is known.
mark-thrown-in = thrown into the flesh
mark-flesh = turned to flesh
told-mark-flesh = { $seat-you ->
    [yes] You turn to flesh.
   *[no] { $seat } turns to flesh.
}
mark-parachutes = parachutes in the house
mark-found = parachutes found
mark-jumped = jumped
told-mark-jumped = { $seat-you ->
    [yes] You jump with a parachute.
   *[no] { $seat } jumps with a parachute.
}
mark-plane = the airplane
told-mark-plane = { $value ->
    [1] The airplane stands on the floor.
    [2] The engine of the airplane is running.
   *[other] The airplane is in the air.
}
mark-pilot = the pilot
told-mark-pilot = { $value ->
    [0] Nobody is at the controls of the airplane.
   *[other] Somebody is at the controls of the airplane.
}
mark-aboard = aboard
told-mark-aboard =
    { $value ->
        [0]
            { $seat-you ->
                [yes] You are no longer aboard.
               *[no] { $seat } is no longer aboard.
            }
       *[other]
            { $seat-you ->
                [yes] You are aboard the airplane.
               *[no] { $seat } is aboard the airplane.
            }
    }
mark-caught = caught
told-mark-caught =
    { $value ->
        [0]
            { $seat-you ->
                [yes] You are out of the Cat’s paws.
               *[no] { $seat } is out of the Cat’s paws.
            }
       *[other]
            { $seat-you ->
                [yes] A Cat has you in its paws.
               *[no] A Cat has { $seat } in its paws.
            }
    }
mark-grabbed = in its grip
told-mark-grabbed =
    { $value ->
        [0]
            { $seat-you ->
                [yes] Nothing holds you any more.
               *[no] Nothing holds { $seat } any more.
            }
       *[other]
            { $seat-you ->
                [yes] You are in its grip.
               *[no] { $seat } is in its grip.
            }
    }
mark-eaten = eaten
told-mark-eaten = { $seat-you ->
    [yes] A Cat swallows you.
   *[no] A Cat swallows { $seat }.
}
mark-lords-wounds = the Zombie Lord’s wounds
mark-lord-destroyed = the Zombie Lord is destroyed
told-mark-lord-destroyed = The Zombie Lord is destroyed.
mark-dug = dug
mark-cursed = curse
told-mark-cursed = { $seat-you ->
    [yes] You are cursed.
   *[no] { $seat } is cursed.
}
mark-debris = tries under the debris
mark-webs = tries in the webs
why-room = the room
why-event = the event
why-other-event = the event
why-item = the card
why-task = the task
why-haunt = the haunt
why-attack = attack
why-defence = defence
why-movement = movement
why-damage = damage
why-elevator = the elevator
why-plain = a roll
why-unseen = something in the dark
why-fate = fate
why-closet = the closet
why-monster-speed = away from the blast
why-collar = the collar
why-abyss = the abyss
why-disease = the disease
why-growth = growth
why-bat-down = a swat
why-suffocation = suffocation
why-breath = a breath
task-open-front-door = open the front door
task-leave-house = leave the house
task-exorcise = perform the exorcism
task-learn-name = learn the Mummy’s name
task-learn-spell = learn the spell
task-hand-over = hand it to the Mummy
task-defy = defy the Fiddler
task-take-key = take the key
task-unlock = unlock a collar
task-research = research the disease
task-make-serum = make the serum
task-inject = give an injection
task-inject-by-force = inject by force
task-inject-the-changing = inject somebody in the middle of the change
task-gather-herbs = gather herbs
task-tear-web = tear a thread of the web
task-cut-out-eggs = cut out the eggs
task-dissolve-eggs = dissolve the eggs with salve
task-ask-for-ball = ask for the ball
task-examine = study the flesh
task-find-ingredient = find something caustic
task-throw-in = throw it into the Flesh
task-find-parachute = find a parachute
task-snatch-parachute = snatch the parachute
task-jump = jump
task-doorway = stand in the doorway
task-find-airplane = find the airplane
task-start-airplane = start the airplane
task-board = board the airplane
task-pick-up = pick up a friend
task-fly-away = fly away
task-knock-down = knock down the airplane
task-wriggle = wriggle free
task-search-room = search the room
task-dig = dig
task-ask-spirits = ask the spirits
task-pickpocket = pick a pocket
task-sneak-attack = strike unseen
task-blind-attack = strike blindly
task-blind-shot = shoot blindly
task-seek = search the room

## Actions
do-move = Go { $a-to }
do-passage = By the secret way { $a-to }
do-explore = Open the door { $a }
do-cross = Cross the barrier
do-open-vault = Open the Vault
do-jump-down = Drop to the Ballroom
do-drop-down = Drop to the basement
do-slide = Take the slide
do-wall = Feel for the wall switch
do-search = Search: { $a }
do-use = Use { $a }
do-give = Give an item to { $a }
do-drop = Drop items
do-take = Pick up items
do-tear =
    { $a-you ->
        [yes] Struggle free
       *[no] Free { $a }
    }
do-bring-stairs = Bring the Stairs from Basement
do-end = End the turn
do-at = { $a }, { $b }
do-stay = Stay here
do-shift = { $a } → ({ $b }; { $c }), { $d }
do-place = { $a } ({ $b }; { $c }), { $d }
do-appear = Appear { $a-in }
do-ride = Ride the elevator
do-bat-down = Swat at the airplane
do-fetch = Fetch { $a } ({ $b })
do-carry = Carry { $a } to { $b }
do-attack =
    { $b-id ->
        [none]
            { $c-id ->
                [might] Attack { $a }
               *[other] Attack { $a } { $c-ins }
            }
       *[other] Attack { $a } with { $b }
    }
do-open-front-door = Open the front door
do-leave-house = Leave the house
do-exorcise = Exorcise { $a-ins }: { $b }
do-learn-name = Learn the Mummy’s name
do-learn-spell = Learn the spell
do-hand-over = Hand to the Mummy: { $a }
do-defy = Defy the Fiddler
do-take-key = Take the key
do-unlock =
    { $a-you ->
        [yes] Unlock your own collar
       *[no] Unlock { $a }’s collar
    }
do-research = Research the disease
do-make-serum = Make the serum
do-inject =
    { $a-you ->
        [yes] Inject yourself
       *[no] Inject { $a }
    }
do-inject-by-force = Inject { $a } by force
do-inject-the-changing = Inject { $a } in the middle of the change
do-tear-web =
    { $a-id ->
        [none] Tear the web with bare hands
       *[other] Tear the web with { $a }
    }
do-cut-out-eggs = Cut out the eggs
do-dissolve-eggs = Dissolve the eggs with salve
do-ask-for-ball = Ask { $a } for the ball
do-examine = Study the flesh
do-find-ingredient = Look for something caustic
do-throw-in = Throw it into the Flesh
do-find-parachute = Look for a parachute
do-snatch-parachute = Snatch { $a }’s parachute { $b-ins }
do-jump = Jump
do-doorway = Stand in the doorway { $a-to }
do-find-airplane = Look for the airplane
do-start-airplane = Start the airplane
do-board = Board the airplane
do-pick-up = Pick up { $a }
do-fly-through = Fly through the hole { $a-to }
do-fly-away = Fly away
do-knock-down = Knock down the airplane
do-search-room = Look for the grave
do-dig = Dig
do-ask-spirits = Ask the spirits
do-pickpocket = Pick { $a }’s pocket
do-sneak-attack = Strike { $a } unseen
do-blind-attack =
    { $a-id ->
        [none]
            { $b-id ->
                [might] Strike blindly with bare hands
               *[other] Strike blindly { $b-ins }
            }
       *[other] Strike blindly with { $a }
    }
do-blind-shot = Shoot blindly at whoever is { $a-in }
do-seek = Look for the treasure
means-chapel = { room-chapel }
means-crypt = { room-crypt }
means-pentagram-chamber = { room-pentagram-chamber }
means-library = { room-library }
means-research-laboratory = { room-research-laboratory }
means-holy-symbol = { card-holy-symbol }
means-ring = { card-ring }
means-book = { card-book }
means-crystal-ball = { card-crystal-ball }

## Questions
ask-turn = Your turn. What do you do?
ask-ready = The haunt: { $haunt }. Read your page.
ask-share-damage = Share out the damage: { $points }.
ask-take-it-on-the-body = Let the body take { $points } instead of the mind?
ask-luck-before = Help the roll with a card?
ask-luck-after = You rolled { $total }. Help it with a card?
ask-name-a-number = Name the result.
ask-reroll-dice = Which dice do you reroll?
ask-reroll-die = Which die do you reroll?
ask-which-side = On which side?
ask-turn-tile = Which way round does the { $room } go?
ask-attach-tile = Where do you attach the { $room }?
ask-rearrange = The floor is closed. What do you move?
ask-elevator-stop = Where does the elevator stop?
ask-move-room = Where does the { $room } go?
ask-which-wall = Behind which wall is the way through?
ask-accept-card = Does the card “{ $card }” happen to you? A traitor may refuse it.
ask-accept-gift = { $other-seat } offers you the card “{ $card }”. Take it?
ask-which-gift = What do you give?
ask-which-drop = What do you drop?
ask-which-take = What do you pick up?
ask-steal-or-hurt = Steal instead of { $points } damage?
ask-which-room = Which room?
ask-which-trait = Which trait?
ask-gain-which = Which trait rises?
ask-lose-which = Which trait drops?
ask-which-card = Which card?
ask-which-stack = Which stack?
ask-order-stack = In which order do you put them back?
ask-fate = What do you choose?
ask-mask = What do you do with the Mask?
ask-dogs-errand = Where do you send the Dog?
ask-look-for-it = Look for it?
ask-follow = Go { $room-to } at once?
ask-nearest-explorer = Who is nearest?
ask-whom-to-strike = Whom do you strike?
ask-which-blows-away = What does the wind take?
ask-lure-monsters = Which monsters come towards { $other-seat }?
ask-call-heroes = Whom do you call?
ask-whose-room = Whose room do you go to?
ask-push-whom = Whom do you push?
ask-throw-where = Where do you throw it?
ask-heal-whom = Whom do you heal?
ask-heal-what = What do you heal?
ask-share-healing = Share out the healing: { $points }.
ask-rob-whom = Whom do you rob?
ask-rob-what = What do you take?
ask-which-monster = Which monster acts?
ask-bring-stairs = Bring the Stairs from Basement for the monsters?
ask-monster = Your monster: { $figure }. What does it do?
ask-claim = Say that you are no traitor?
ask-reveal = Reveal yourself?
ask-where-is-the-girl = Where is the Girl hidden?
ask-take-the-key = Take the key?
ask-whom-to-meet = Whom do you meet?
ask-gather-herbs = Gather herbs?
ask-accept-injection = { $other-seat } offers the serum. Agree?
ask-take-the-kit = Take the Medical Kit instead of a card?
ask-hand-over-ball = Hand the Crystal Ball to { $other-seat }?
ask-draw-three = Draw three cards and keep one?
ask-keep-which = Which do you keep?
ask-abyss-start = Where does the Abyss open?
ask-lose-which-room = Which room is lost?
ask-lead-where = Where do you lead it next?
ask-drag-where = Where does it drag its prey?
ask-leap-where = Where do you leap?
ask-sacrifice-symbol = Give the Holy Symbol to the Abyss?
ask-which-secret-way = Take a secret way instead of an event?
ask-wriggle = How do you wriggle free?
ask-bury-where = Where is the grave?
ask-drift-whom = Whom do the spirits lead?
ask-break-board = Break the board instead of hurting?
ask-vanish-where = Where are you now?
ask-which-guide = What guides you?
ask-use-risky-clue = Trust the dangerous clue?
ask-solve-puzzle = Try the puzzle?

## Refusals
refuse-number-of-players = Three to six can play, not { $players }.
refuse-too-many-explorers = More explorers are named than there are players ({ $players }).
refuse-no-such-explorer = There is no explorer “{ $name }”.
refuse-explorer-twice = { $explorer } is in play already.
refuse-two-sides-of-one-card = { $explorer } and { $other-explorer } are two sides of one card.
refuse-no-such-haunt = There is no haunt { $number }: there are fifty.
refuse-haunt-not-in-the-box = Haunt { $number } is not in the box yet.
refuse-every-haunt-declined = Every haunt in the box is declined.
refuse-no-such-day = There is no such day: { $day }/{ $month }.
refuse-movement-is-over = Movement is over for this turn.
refuse-no-movement-left = There is no movement left.
refuse-no-open-doorway = There is no open doorway there.
refuse-no-way-there = There is no way there.
refuse-no-attack-before-the-haunt = Nobody attacks before the haunt begins.
refuse-one-attack-a-turn = One attack a turn.
refuse-no-such-target = That cannot be attacked.
refuse-talk-aloud = While a traitor is hidden, talk only where all can hear.
refuse-cannot-do-that-now = That cannot be done now.

## What happens
event-turn-began = { $seat-you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
event-monsters-turn-began = The monsters move.
event-walked = { $seat-you ->
    [yes] You walk { $room-to }.
   *[no] { $seat } walks { $room-to }.
}
event-went-unseen = { $seat } moves, unseen.
event-crossed = { $seat-you ->
    [yes] You cross to the far side of the { $room }.
   *[no] { $seat } crosses to the far side of the { $room }.
}
event-left =
    { $room-id ->
        [nowhere]
            { $seat-you ->
                [yes] Your figure is off the board.
               *[no] { $seat }’s figure is off the board.
            }
       *[other]
            { $seat-you ->
                [yes] You leave the house.
               *[no] { $seat } leaves the house.
            }
    }
event-discovered = { $seat-you ->
    [yes] You find a new room { $floor-in }: the { $room }.
   *[no] { $seat } finds a new room { $floor-in }: the { $room }.
}
event-tile-came = A room is now { $floor-in }: the { $room }.
event-tile-moved = The room “{ $room }” moves and is now { $floor-in }.
event-tile-removed = The room “{ $room }” is gone from the house.
event-tile-under = The room “{ $room }” does not belong to this floor and goes under the stack.
event-tile-discarded = The room “{ $room }” would close the floor and is discarded.
event-room-lost = The room “{ $room }” is lost to the dark.
event-stack-shuffled = The stack of { $deck } is shuffled.
event-looked = { $seat-you ->
    [yes] You look into the stack of { $deck }.
   *[no] { $seat } looks into the stack of { $deck }.
}
event-saw =
    { $rooms-count ->
        [0] On top: { $cards }.
       *[other] On top: { $rooms }.
    }
event-threw =
    { $trait-id ->
        [none]
            { $seat-you ->
                [yes] You roll dice ({ $why }): { $faces }. The total is { $total }.
               *[no] { $seat } rolls dice ({ $why }): { $faces }. The total is { $total }.
            }
       *[other]
            { $seat-you ->
                [yes] You roll { $trait } ({ $why }): { $faces }. The total is { $total }.
               *[no] { $seat } rolls { $trait } ({ $why }): { $faces }. The total is { $total }.
            }
    }
event-monster-threw = { $monster-start } rolls dice ({ $why }): { $faces }. The total is { $total }.
event-charmed = { $seat-you ->
    [yes] You use the card “{ $card }”.
   *[no] { $seat } uses the card “{ $card }”.
}
event-row-came =
    { $row ->
        [0] The lowest row applies.
       *[other] The row “{ $row } or more” applies.
    }
event-raised = { $seat-you ->
    [yes] Your { $trait } rises to { $value }.
   *[no] { $seat }’s { $trait } rises to { $value }.
}
event-lowered = { $seat-you ->
    [yes] Your { $trait } drops to { $value }.
   *[no] { $seat }’s { $trait } drops to { $value }.
}
event-suffered = { $seat-you ->
    [yes] You take { $points } { $harm }.
   *[no] { $seat } takes { $points } { $harm }.
}
event-died = { $seat-you ->
    [yes] This is your end.
   *[no] { $seat } dies.
}
event-drew = { $seat-you ->
    [yes] You draw the card “{ $card }”.
   *[no] { $seat } draws the card “{ $card }”.
}
event-got = { $seat-you ->
    [yes] You now have the card “{ $card }”.
   *[no] { $seat } now has the card “{ $card }”.
}
event-parted = { $seat-you ->
    [yes] You part with the card “{ $card }”.
   *[no] { $seat } parts with the card “{ $card }”.
}
event-declined = { $seat-you ->
    [yes] You refuse the card “{ $card }”.
   *[no] { $seat } refuses the card “{ $card }”.
}
event-stole = { $seat-you ->
    [yes] { $thief-start } steals the card “{ $card }” from you.
   *[no] { $thief-start } steals the card “{ $card }” from { $seat }.
}
event-piled = Now { $room-in }: { $card }.
event-discarded = The card “{ $card }” is discarded.
event-event-stays = { $seat-you ->
    [yes] The event “{ $card }” stays with you.
   *[no] The event “{ $card }” stays with { $seat }.
}
event-event-ends = { $seat-you ->
    [yes] The event “{ $card }” lets you go.
   *[no] The event “{ $card }” lets { $seat } go.
}
event-token-came =
    { $token-id ->
        [no-grave] The grave is not { $room-in }.
       *[other] A new token is on the plan: { $token }, { $room-in }.
    }
event-token-gone = A token leaves the plan: { $token }, { $room-in }.
event-marked =
    { $mark-id ->
        [track] The track shows { $value }.
       *[other]
            { $value ->
                [0] The mark “{ $mark }” is cleared.
               *[other] The mark “{ $mark }”: { $value }.
            }
    }
event-marked-of =
    { $value ->
        [0] { $seat }’s mark “{ $mark }” is cleared.
       *[other] { $seat } has the mark “{ $mark }”: { $value }.
    }
event-fought =
    { $card-id ->
        [none] { $attacker-start } attacks { $trait-ins } and { $target-the } defends: { $mine } against { $theirs }.
       *[other] { $attacker-start } attacks { $trait-ins }, the { $card } in hand, and { $target-the } defends: { $mine } against { $theirs }.
    }
event-haunt-rolled = { $seat-you ->
    [yes] Does the haunt begin? You rolled { $total }; omens so far: { $omens }.
   *[no] Does the haunt begin? { $seat } rolled { $total }; omens so far: { $omens }.
}
event-haunt-began = The haunt “{ $haunt }” begins. It was the { $omen } { $room-in }, and { $seat } who found it.
event-haunt-declined = The haunt “{ $haunt }” is not played at this table.
event-traitor-named = { $seat-you ->
    [yes] You are the traitor.
   *[no] { $seat } is the traitor.
}
event-no-traitor = There is no traitor. For now.
event-sides-dealt = Tokens are dealt face down: { $tokens }. Whoever has the 1 is the traitor.
event-your-side = You are a { $party }.
event-turned = { $seat-you ->
    [yes] You are now a { $party }.
   *[no] { $seat } is now a { $party }.
}
event-unmasked = { $seat-you ->
    [yes] Your token is turned up: you are a { $party }.
   *[no] { $seat }’s token is turned up: a { $party }.
}
event-claimed = { $seat-you ->
    [yes] You say: I am no traitor.
   *[no] { $seat } says: I am no traitor.
}
    .speech = I am no traitor
event-tokens-swapped = { $seat } and { $other } swap tokens unseen.
event-clue-found = Clue { $clue } lay { $room-in }.
event-secret-learned =
    { $secret-id ->
        [burial] The grave is { $room-in }.
        [traitor-in] The traitor is { $room-in }.
        [traitor-still-in] The traitor is still { $room-in }.
        [traitor-left-by] The traitor went { $room-to }.
        [traitors-floor] The traitor is { $floor-in }.
        [traitors-symbol]
            { $deck-id ->
                [none] The traitor’s room has no symbol.
               *[other] The symbol of the traitor’s room is that of { $deck }.
            }
        [assassin] An assassin will strike { $room-in }.
        [patient] The assassin { $room-in } will let heroes pass.
        [assassin-strikes] An assassin strikes from the shadows { $room-in }.
        [heir] The heir to the throne is { $seat }.
        [touched] A hand has been in { $seat }’s pocket.
        [escapes-needed] Nightmares that must get out: { $numbers }.
        [offerings] The offerings count { $numbers } of 13.
        [tokens] Your tokens: { $numbers }.
        [victim] The buried one has suffered { $numbers } of 12.
       *[other] You remember: { $room }.
    }
event-monster-came = { $monster-start } appears { $room-in }.
event-monster-walked = { $monster-start } goes { $room-to }.
event-monster-stunned = { $monster-start } is stunned and will miss a turn.
event-monster-woke = { $monster-start } is up again.
event-monster-gone = { $monster-start } will not return.
event-monster-withdrew = { $monster-start } is gone, but not for good.
event-monster-turned =
    { $party-id ->
        [heroes] { $monster-start } is on the heroes’ side now.
       *[other] { $monster-start } is on the traitor’s side now.
    }
event-monster-grew = { $monster-start } changes: { $trait } is now { $value }.
event-tried =
    { $success ->
        [yes]
            { $seat-you ->
                [yes] You try to { $task }, and it works.
               *[no] { $seat } tries to { $task }, and it works.
            }
       *[no]
            { $seat-you ->
                [yes] You try to { $task }, and it fails.
               *[no] { $seat } tries to { $task }, and it fails.
            }
    }
event-ended =
    { $tale } { $winners-count ->
        [0] There is no winner.
        [1] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }

## If you win
tale-dawn = Dawn comes. Nobody has won, nobody has slept.

## Haunts
haunt-1 = The Mummy Walks
haunt-2 = The Séance
haunt-3 = Frog-Leg Stew
haunt-4 = The Web of Destiny
haunt-5 = I Was a Teenage Lycanthrope
haunt-6 = The Floating Eye
haunt-7 = Carnivorous Ivy
haunt-8 = Wail of the Banshee
haunt-9 = The Dance of Death
haunt-10 = Family Gathering
haunt-11 = Let Them In
haunt-12 = Fleshwalkers
haunt-13 = Perchance to Dream
haunt-14 = The Stars Are Right
haunt-15 = Here There Be Dragons
haunt-16 = The Phantom’s Embrace
haunt-17 = A Breath of Wind
haunt-18 = United We Stand
haunt-19 = A Friend for the Ages
haunt-20 = Ghost Bride
haunt-21 = House of the Living Dead
haunt-22 = The Abyss Gazes Back
haunt-23 = Tentacled Horror
haunt-24 = Fly Away Home
haunt-25 = Voodoo
haunt-26 = Pay the Piper
haunt-27 = Amok Flesh
haunt-28 = Ring of King Solomon
haunt-29 = Frankenstein’s Legacy
haunt-30 = Tomb of Dracula
haunt-31 = Airborne
haunt-32 = Lost
haunt-33 = An Invocation of Darkness
haunt-34 = Guillotines
haunt-35 = Small Change
haunt-36 = Better with Friends
haunt-37 = Checkmate
haunt-38 = Hellbeasts
haunt-39 = The Heir
haunt-40 = Buried Alive
haunt-41 = Invisible Traitor
haunt-42 = Comes the Hero
haunt-43 = The Star-Sickness
haunt-44 = Death Doth Find Us All
haunt-45 = Tick, Tick, Tick
haunt-46 = The Feast
haunt-47 = Worm Ouroboros
haunt-48 = Stacked Like Cordwood
haunt-49 = You Wear It Well
haunt-50 = Treasure Hunt

## Pages of the books
page-new-powers = The traitor’s new powers. Rooms no longer harm you, but you still get what they give. The elevator goes where you say. You may refuse an event or the Bite. After your turn the monsters move, even if you are dead.
page-how-monsters-move = How monsters move. Roll Speed once for each kind; one step is always possible. A monster attacks once a turn. A beaten monster is stunned and misses its next turn. Monsters open no new rooms and take no items unless the haunt says so.

## What is chosen before a game
option-players = Explorers
    .about = Three to six.
option-explorers = Who enters the house
    .about = Every card has two sides: take either, but only one of them. Whoever does not choose gets one by lot.
option-explorers-none = by lot
option-declined = Haunts you would rather not play
    .about = If one of these comes up, the house picks another.
option-haunt = A certain haunt
    .about = Whatever the omens say, this one begins.
option-haunt-0 = whichever comes up
option-barriers-stop-traitor = Barriers stop the traitor too
    .about = The traitor rolls to cross the Chasm, the Catacombs and the Tower.
option-one-search = One search a turn
    .about = In haunt 40 you search once a turn, not in every room.
option-month = The month at the table
    .about = Whoever’s birthday comes next goes first.
option-month-1 = January
option-month-2 = February
option-month-3 = March
option-month-4 = April
option-month-5 = May
option-month-6 = June
option-month-7 = July
option-month-8 = August
option-month-9 = September
option-month-10 = October
option-month-11 = November
option-month-12 = December
option-day = The day at the table
    .about = Together with the month it decides who goes first.

## A hint
hint-because-own = It leaves you in better shape.
hint-because-things = It brings you more cards.
hint-because-rooms = It shows more of the house.
hint-because-friends = It spares those who are with you.
hint-because-foes = It costs your enemies most.
hint-because-end = More of the games that follow end well for you.
