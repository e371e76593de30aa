### Betrayal at house on the hill

## The game
game-betrayal = Betrayal at House on the Hill
    .about = The house grows room by room. Then the haunt begins, and one of you is no longer with you.
outcome-heroes = The heroes have won.
outcome-traitor = The traitor has won.
outcome-survivors = Whoever made it alone has won.
outcome-house = The house has won.

## Explorers
explorer-ox-bellows = Ox Bellows
    .about = Football and shiny objects. Mighty from the start.
    .form = he
explorer-darrin-flash-williams = Darrin "Flash" Williams
    .about = A runner. Speed is his home.
    .form = he
explorer-missy-dubourde = Missy Dubourde
    .about = Swims, and heals her dolls.
    .form = she
explorer-zoe-ingstrom = Zoe Ingstrom
    .about = Her dolls tell her more than grown-ups do.
    .form = she
explorer-peter-akimoto = Peter Akimoto
    .about = Bugs and basketball.
    .form = he
explorer-brandon-jaspers = Brandon Jaspers
    .about = Computers and a tent.
    .form = he
explorer-madame-zostra = Madame Zostra
    .about = Stars, kitchens, baseball. A steady mind.
    .form = she
explorer-vivian-lopez = Vivian Lopez
    .about = Old films and horses. Knows much, lifts little.
    .form = she
explorer-professor-longfellow = Professor Longfellow
    .about = Drama, wine, Gaelic songs. Knowledge above all.
    .form = he
explorer-father-rhinehardt = Father Rhinehardt
    .about = Fences and grows roses. His mind is a fortress.
    .form = he
explorer-heather-granville = Heather Granville
    .about = Television and shopping. Knows more than she shows.
    .form = she
explorer-jenny-leclerc = Jenny LeClerc
    .about = Books and a ball. Even in all things.
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
being-darrin-flash-williams = { explorer-darrin-flash-williams }
being-missy-dubourde = { explorer-missy-dubourde }
being-zoe-ingstrom = { explorer-zoe-ingstrom }
being-peter-akimoto = { explorer-peter-akimoto }
being-brandon-jaspers = { explorer-brandon-jaspers }
being-madame-zostra = { explorer-madame-zostra }
being-vivian-lopez = { explorer-vivian-lopez }
being-professor-longfellow = { explorer-professor-longfellow }
being-father-rhinehardt = { explorer-father-rhinehardt }
being-heather-granville = { explorer-heather-granville }
being-jenny-leclerc = { explorer-jenny-leclerc }

## Monsters
monster-mummy = Mummy
being-mummy = { monster-mummy }
monster-spider = Spider
being-spider = { monster-spider }
monster-evil-twin = Evil Twin
being-evil-twin = { monster-evil-twin }
monster-zombie = Zombie
being-zombie = { monster-zombie }
monster-zombie-lord = Zombie Lord
being-zombie-lord = { monster-zombie-lord }
monster-cat = Cat
being-cat = { monster-cat }
monster-alien = Alien
being-alien = { monster-alien }
being-web = The web
being-blob = The flesh
being-star-sickness = The star-sickness
being-victim = The buried one

## Small words
trait-speed = Speed
trait-might = Might
trait-sanity = Sanity
trait-knowledge = Knowledge
trait-none = no trait
harm-physical = physical damage
harm-mental = mental damage
harm-general = damage
floor-basement = basement
floor-ground = ground floor
floor-upper = upper floor
floor-none = no floor
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
room-unseen = somewhere unseen
room-nowhere = off the board
room-outside = outside
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
       *[other] three quarter turns
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
    .about = Where it begins. The front door is locked.
room-foyer = Foyer
    .about = Dusty portraits follow you. The Stairs from Basement come out here, once found.
room-grand-staircase = Grand Staircase
    .about = The steps creak. Leads to the Upper Landing.
room-upper-landing = Upper Landing
    .about = Four doors and silence. Down goes the Grand Staircase.
room-basement-landing = Basement Landing
    .about = Damp. No stairs of its own.
room-abandoned-room = Abandoned Room
    .about = The wallpaper hangs in strips.
room-attic = Attic
    .about = On leaving roll Speed 3+. Failure: lose 1 Might, and go anyway.
room-balcony = Balcony
    .about = Wind, and nothing below.
room-ballroom = Ballroom
    .about = Those who drop from the Gallery land here.
room-bedroom = Bedroom
    .about = The bed is still warm. A window.
room-bloody-room = Bloody Room
    .about = The stains do not come off.
room-catacombs = Catacombs
    .about = A barrier. Sanity 6+ to cross, once a turn.
room-chapel = Chapel
    .about = End your turn here: gain 1 Sanity, once a game.
room-charred-room = Charred Room
    .about = It smells of fire long gone.
room-chasm = Chasm
    .about = A barrier. Speed 3+ to cross, once a turn.
room-coal-chute = Coal Chute
    .about = You slide to the Basement Landing; entering and sliding are one space.
room-collapsed-room = Collapsed Room
    .about = First to enter: Speed 5+ or fall to the basement. Later you may drop. A fall deals a die of physical damage.
room-conservatory = Conservatory
    .about = The panes are fogged from within.
room-creaky-hallway = Creaky Hallway
    .about = The whole house hears your steps.
room-crypt = Crypt
    .about = End your turn here: 1 point of mental damage.
room-dining-room = Dining Room
    .about = The table is laid. A window.
room-dusty-hallway = Dusty Hallway
    .about = The footprints lead one way only.
room-furnace-room = Furnace Room
    .about = End your turn here: 1 point of physical damage.
room-gallery = Gallery
    .about = You may drop to the Ballroom, if it is found: a die of physical damage.
room-game-room = Game Room
    .about = The pieces have been moved.
room-gardens = Gardens
    .about = Under the open sky. The Groundskeeper sees better here than you.
room-graveyard = Graveyard
    .about = On leaving roll Sanity 4+. Failure: lose 1 Knowledge, and go anyway.
room-gymnasium = Gymnasium
    .about = End your turn here: gain 1 Speed, once a game.
room-junk-room = Junk Room
    .about = On leaving roll Might 3+. Failure: lose 1 Speed, and go anyway.
room-kitchen = Kitchen
    .about = Some knives are missing.
room-larder = Larder
    .about = End your turn here: gain 1 Might, once a game.
room-library = Library
    .about = End your turn here: gain 1 Knowledge, once a game.
room-master-bedroom = Master Bedroom
    .about = The mirror is draped. A window.
room-mystic-elevator = Mystic Elevator
    .about = Moves as you enter, once a turn. Two dice: 4 any floor, 3 upper, 2 ground, 1 basement, 0 basement and a die of physical damage to all inside.
room-operating-laboratory = Operating Laboratory
    .about = The lamp is still lit.
room-organ-room = Organ Room
    .about = The keys are down. Nobody is there.
room-patio = Patio
    .about = Open air, yet still the house.
room-pentagram-chamber = Pentagram Chamber
    .about = On leaving roll Knowledge 4+. Failure: lose 1 Sanity, and go anyway.
room-research-laboratory = Research Laboratory
    .about = The notes stop mid-word.
room-servants-quarters = Servants' Quarters
    .about = The bells on the wall do not bear names.
room-stairs-from-basement = Stairs from Basement
    .about = Leads to the Foyer and back.
room-statuary-corridor = Statuary Corridor
    .about = There is one statue more than before.
room-storeroom = Storeroom
    .about = Crates without labels.
room-tower = Tower
    .about = A barrier. Might 3+ to cross, once a turn.
room-underground-lake = Underground Lake
    .about = The water is black, and warm.
room-vault = Vault
    .about = Knowledge 6+ opens the door: two items, then it is empty.
room-wine-cellar = Wine Cellar
    .about = One bottle is uncorked.

## Omens
card-bite = Bite
    .about = Something attacks you with 4 dice of Might. Not an item: cannot be given or dropped.
card-book = Book
    .about = +2 Knowledge while you hold it.
card-crystal-ball = Crystal Ball
    .about = After the haunt begins, once a turn: Knowledge. 4+: choose the top item or event; 1–3: −1 Sanity; 0: −2 Sanity.
card-dog = Dog
    .about = +1 Might and +1 Sanity. Once a turn fetches or carries an item up to 6 spaces. Not an item.
card-girl = Girl
    .about = +1 Sanity and +1 Knowledge. Not an item.
card-holy-symbol = Holy Symbol
    .about = +2 Sanity while you hold it.
card-madman = Madman
    .about = +2 Might, −1 Sanity. Not an item.
card-mask = Mask
    .about = Once a turn: Sanity 4+ to put it on (+2 Knowledge, −2 Sanity) or take it off.
card-medallion = Medallion
    .about = The Pentagram Chamber, Crypt and Graveyard do not touch you.
card-ring = Ring
    .about = You may attack with Sanity; the damage is mental.
card-skull = Skull
    .about = You may take any mental damage wholly as physical.
card-spear = Spear
    .about = Weapon: +2 dice on a Might attack.
card-spirit-board = Spirit Board
    .about = Before you move, once a turn: see the next room. Once the haunt has begun, monsters come closer.
card-adrenaline-shot = Adrenaline Shot
    .about = Before a trait roll: add 4 to it. Discard.
card-amulet-of-the-ages = Amulet of the Ages
    .about = +1 to every trait. Lose it, and lose 3 in every trait.
card-angel-feather = Angel Feather
    .about = Instead of a roll name a number from 0 to 8. Discard.
card-armor = Armor
    .about = 1 physical damage less every time. Cannot be stolen.
card-axe = Axe
    .about = Weapon: +1 die on a Might attack.
card-bell = Bell
    .about = +1 Sanity. After the haunt begins: Sanity 5+ calls heroes a step nearer; less calls monsters.
card-blood-dagger = Blood Dagger
    .about = Weapon: +3 dice on a Might attack, lose 1 Speed. Cannot be given or dropped; if stolen, its owner takes 2 dice of physical damage.
card-bottle = Bottle
    .about = After the haunt begins: drink, roll 3 dice. It may do anything. Discard.
card-candle = Candle
    .about = +1 die on event rolls. With Bell and Book: +2 to every trait.
card-dark-dice = Dark Dice
    .about = Once a turn: roll 3 dice. On a 0 every trait drops to the bottom, and the dice are gone.
card-dynamite = Dynamite
    .about = Instead of an attack: into the next room. All there: Speed 5+ or 4 physical damage. Discard.
card-healing-salve = Healing Salve
    .about = Restore Might and Speed to their start, yours or a neighbour’s. Discard.
card-idol = Idol
    .about = Before a roll: +2 dice, lose 1 Sanity, once a turn.
card-lucky-stone = Lucky Stone
    .about = After a roll: reroll any of its dice. Discard.
card-medical-kit = Medical Kit
    .about = Once a turn: Knowledge. 8+ heals 3, 6+ 2, 4+ 1 in Might and Speed, never above the start.
card-music-box = Music Box
    .about = Open or close it. While it plays, who enters or begins a turn there: Sanity 4+ or the turn ends.
card-pickpockets-gloves = Pickpocket's Gloves
    .about = Discard: take an item from someone here.
card-puzzle-box = Puzzle Box
    .about = Once a turn: Knowledge 6+ yields two items and the box is gone.
card-rabbits-foot = Rabbit's Foot
    .about = Once in your turn reroll one die.
card-revolver = Revolver
    .about = Weapon: a Speed attack, +1 die, along the line of fire.
card-sacrificial-dagger = Sacrificial Dagger
    .about = Weapon: +3 dice on a Might attack. First Knowledge: 6+ clean, 3–5 lose 1 in a mental trait, 0–2 take 2 dice of physical damage and no attack.
card-smelling-salts = Smelling Salts
    .about = Restore Knowledge to its start, yours or a neighbour’s. Discard.
card-a-moment-of-hope = A Moment of Hope
    .about = Heroes roll one more die on trait rolls here.
card-angry-being = Angry Being
    .about = Speed. 5+: +1 Speed; 2–4: a die of mental damage; 0–1: a die each of mental and physical damage.
card-bloody-vision = Bloody Vision
    .about = Sanity. 4+: +1 Sanity; 2–3: −1 Sanity; 0–1: attack the weakest nearby.
card-burning-man = Burning Man
    .about = Sanity. 4+: +1 Sanity; 2–3: to the Entrance Hall; 0–1: a die each of physical and mental damage.
card-closet-door = Closet Door
    .about = The closet stays. Once a turn two dice. 4: an item; 2–3: an event; 0–1: an event, and it shuts.
card-creepy-crawlies = Creepy Crawlies
    .about = Sanity. 5+: +1 Sanity; 1–4: −1 Sanity; 0: −2 Sanity.
card-creepy-puppet = Creepy Puppet
    .about = An attack with 4 dice of Might. If it wounds you, the Spear’s holder gains 2 Might.
card-debris = Debris
    .about = Speed. 3+: +1 Speed; 1–2: a die of physical damage, and you are buried; 0: two dice, and you are buried. Might 4+ frees.
card-disquieting-sounds = Disquieting Sounds
    .about = Six dice. At least the omens drawn: +1 Sanity; else a die of mental damage.
card-drip-drip-drip = Drip… Drip… Drip…
    .about = Everyone rolls one die fewer on trait rolls here.
card-footsteps = Footsteps
    .about = One die, two in the Chapel. 4: +1 Might for you and the nearest; 3: +1 Might, the nearest −1 Sanity; 2: −1 Sanity; 1: −1 Speed; 0: everyone loses 1 in any trait.
card-funeral = Funeral
    .about = Sanity. 4+: +1 Sanity; 2–3: −1 Sanity; 0–1: −1 Sanity and Might, and to the Crypt or Graveyard.
card-grave-dirt = Grave Dirt
    .about = Might. 4+: +1 Might; else 1 physical damage each turn until you wash it off.
card-groundskeeper = Groundskeeper
    .about = Knowledge, 2 dice fewer in the Gardens. 4+: an item; else an attack with 4 dice of Might.
card-hanged-men = Hanged Men
    .about = Roll every trait: on 0–1 it drops by 1. No failure: +1 in any.
card-hideous-shriek = Hideous Shriek
    .about = Everyone: Sanity. 4+: nothing; 1–3: a die of mental damage; 0: two dice of mental damage.
card-image-in-the-mirror-give = The Reflection Asks
    .about = Shuffle an item back: +1 Knowledge. Without one it passes to whoever has one.
card-image-in-the-mirror-take = The Reflection Gives
    .about = Draw an item.
card-it-is-meant-to-be = It is Meant to Be
    .about = See and order the top three of a stack, or keep a roll of four dice.
card-jonahs-turn = Jonah's Turn
    .about = Whoever has the Puzzle Box swaps it for an item and you gain 1 Sanity. Else a die of mental damage.
card-lights-out = Lights Out
    .about = One space a turn until you reach company, the Furnace Room or the Candle.
card-locked-safe = Locked Safe
    .about = The safe stays. Once a turn roll Knowledge. 5+: two items; 2–4: a die of physical damage; 0–1: two dice of physical damage.
card-mists-from-the-walls = Mists from the Walls
    .about = All in the basement: Sanity. 1–3 or 0: a die of mental damage; in a spiral room 1 or 2 more.
card-mystic-slide = Mystic Slide
    .about = The slide stays. Might 5+: choose a room below; else fall to the basement for a die of physical damage.
card-night-view = Night View
    .about = Knowledge. 5+: +1 Knowledge; else nothing.
card-phone-call = Phone Call
    .about = Two dice. 4: +1 Sanity; 3: +1 Knowledge; 1–2: a die of mental damage; 0: two dice of physical damage.
card-possession = Possession
    .about = Any trait. 4+: +1 in any; else it drops to the bottom.
card-revolving-wall = Revolving Wall
    .about = The wall turns. The way stays: Knowledge 3+ once a turn.
card-rotten = Rotten
    .about = Sanity. 5+: +1 Sanity; 2–4: −1 Might; 1: −1 Might and Speed; 0: −1 in everything.
card-secret-passage = Secret Passage
    .about = Three dice for the far end’s floor. 6: any; 4–5: upper; 2–3: ground; 0–1: basement.
card-secret-stairs = Secret Stairs
    .about = They lead to another floor. Follow at once and draw another event.
card-shrieking-wind = Shrieking Wind
    .about = All in the open or at windows: Might. 5+: nothing; 3–4: a die of physical damage; 1–2: a die of mental damage; 0: a die of physical damage, and an item blows to the Entrance Hall.
card-silence = Silence
    .about = All in the basement: Sanity. 4+: nothing; 1–3: a die of mental damage; 0: two dice of mental damage.
card-skeletons = Skeletons
    .about = A die of mental damage. They stay: once a turn Sanity 5+ for an item, else a die of mental damage.
card-smoke = Smoke
    .about = Everyone rolls 2 dice fewer here; the smoke hides the room.
card-something-hidden = Something Hidden
    .about = You may look. Knowledge 4+: an item; else −1 Sanity.
card-something-slimy = Something Slimy
    .about = Speed. 4+: +1 Speed; 1–3: −1 Might; 0: −1 Might and Speed.
card-spider = Spider
    .about = Speed or Sanity. 4+: +1 in it; 1–3: a die of physical damage; 0: two dice of physical damage.
card-the-beckoning = The Beckoning
    .about = All in the open or at windows: Sanity 3+ or leap to the Patio for a die of physical damage.
card-the-lost-one = The Lost One
    .about = Knowledge 5+: +1 Knowledge. Else three dice: 6 Entrance Hall, 4–5 Upper Landing, 2–3 a new upper room, 0–1 a new basement room.
card-the-voice = The Voice
    .about = Knowledge. 4+: an item; else nothing.
card-the-walls = The Walls
    .about = The next room settles wherever it fits, with you in it.
card-webs = Webs
    .about = Might. 4+: +1 Might; else you are stuck. Might 4+ frees.
card-what-the = What the…
    .about = The room you stand in moves, with everyone.
card-whoops = Whoops
    .about = One of your items, by chance, is discarded.

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
card-parachute-1 = parachute 1
card-parachute-2 = parachute 2
card-parachute-3 = parachute 3
card-clue-1 = clue 1
card-clue-2 = clue 2
card-clue-3 = clue 3
card-clue-4 = clue 4
card-clue-5 = clue 5
card-clue-6 = clue 6
card-clue-7 = clue 7
card-clue-8 = clue 8
card-clue-9 = clue 9
card-clue-10 = clue 10
card-clue-11 = clue 11
card-clue-12 = clue 12
card-clue-13 = clue 13
card-clue-14 = clue 14
card-clue-15 = clue 15
card-clue-16 = clue 16
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
mark-music-box-open = the music box plays
mark-mummys-name = the mummy’s name
mark-mummys-spell = the spell
mark-defiance = defiance
mark-collar = collar
mark-research = research
mark-herbs = herbs
mark-serum = the serum
mark-inoculated = inoculated
mark-changing = the change
mark-webbed = the web holds
mark-eggs = the eggs are whole
mark-web-torn = the web tears
mark-front-door = the front door is open
mark-exorcism = exorcism
mark-abyss-waits = the abyss waits
mark-examined = the flesh is studied
mark-weakness = its weakness is known
mark-thrown-in = thrown into the flesh
mark-flesh = turned to flesh
mark-parachutes = parachutes in the house
mark-found = parachutes found
mark-jumped = jumped
mark-plane = the airplane
mark-pilot = the pilot
mark-aboard = aboard
mark-caught = caught
mark-grabbed = in its grip
mark-eaten = eaten
mark-lords-wounds = the lord’s wounds
mark-lord-destroyed = the lord is destroyed
mark-dug = dug
mark-cursed = curse
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
task-exorcise = exorcise
task-learn-name = learn the mummy’s name
task-learn-spell = learn the spell
task-hand-over = hand to the mummy
task-defy = defy the fiddler
task-take-key = take the key
task-unlock = unlock a collar
task-research = research the disease
task-make-serum = make the serum
task-inject = inject
task-inject-by-force = inject by force
task-inject-the-changing = inject the changing
task-gather-herbs = gather herbs
task-tear-web = tear the web
task-cut-out-eggs = cut out the eggs
task-dissolve-eggs = dissolve the eggs with salve
task-ask-for-ball = ask for the ball
task-examine = study the flesh
task-find-ingredient = look for something caustic
task-throw-in = throw it in
task-find-parachute = look for a parachute
task-snatch-parachute = snatch the parachute
task-jump = jump
task-doorway = the doorway
task-find-airplane = look for the airplane
task-start-airplane = start the airplane
task-board = board
task-pick-up = pick up
task-fly-away = fly away
task-knock-down = knock down the airplane
task-wriggle = wriggle free
task-search-room = look for the grave
task-dig = dig
task-ask-spirits = ask the spirits
task-pickpocket = pick a pocket
task-sneak-attack = strike unseen
task-blind-attack = strike blindly
task-blind-shot = shoot blindly
task-seek = look for the treasure

## Actions
do-move = Go to { $a }
do-passage = By the secret way to { $a }
do-explore = Open the door { $a }
do-cross = Cross the barrier
do-open-vault = Open the vault
do-jump-down = Drop to the Ballroom
do-drop-down = Drop to the basement
do-slide = Take the slide
do-wall = Feel for the wall switch
do-search = Search: { $a }
do-use = Use { $a }
do-give = Give an item to { $a }
do-drop = Drop items
do-take = Pick up items
do-tear = Free { $a }
do-bring-stairs = Bring the Stairs from Basement
do-end = End
do-at = { $a }, { $b }
do-stay = Stay here
do-shift = { $a } → ({ $b }; { $c }), { $d }
do-place = { $a } ({ $b }; { $c }), { $d }
do-appear = Appear in { $a }
do-ride = Ride the elevator
do-bat-down = Swat at the airplane
do-fetch = Fetch { $a } ({ $b })
do-carry = Carry { $a } to { $b }
do-attack =
    { $b-id ->
        [none] Attack { $a } ({ $c })
       *[other] Attack { $a } with { $b }
    }
do-open-front-door = Open the front door
do-leave-house = Leave the house
do-exorcise = Exorcise: { $a }, { $b }
do-learn-name = Learn the mummy’s name
do-learn-spell = Learn the spell
do-hand-over = Hand to the mummy: { $a }
do-defy = Defy the fiddler
do-take-key = Take the key
do-unlock = Unlock a collar: { $a }
do-research = Research the disease
do-make-serum = Make the serum
do-inject = Inject: { $a }
do-inject-by-force = Inject by force: { $a }
do-inject-the-changing = Inject the changing: { $a }
do-tear-web =
    { $a-id ->
        [none] Tear the web with bare hands
       *[other] Tear the web with { $a }
    }
do-cut-out-eggs = Cut out the eggs
do-dissolve-eggs = Dissolve the eggs with salve
do-ask-for-ball = Ask for the ball: { $a }
do-examine = Study the flesh
do-find-ingredient = Look for something caustic
do-throw-in = Throw it in
do-find-parachute = Look for a parachute
do-snatch-parachute = Snatch the parachute: { $a }, { $b }
do-jump = Jump
do-doorway = The doorway: { $a }
do-find-airplane = Look for the airplane
do-start-airplane = Start the airplane
do-board = Board
do-pick-up = Pick up: { $a }
do-fly-away = Fly away
do-knock-down = Knock down the airplane
do-search-room = Look for the grave
do-dig = Dig
do-ask-spirits = Ask the spirits
do-pickpocket = Pick a pocket: { $a }
do-sneak-attack = Strike unseen: { $a }
do-blind-attack = Strike blindly: { $a }, { $b }
do-blind-shot = Shoot blindly: { $a }
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
ask-take-it-on-the-body = Take { $points } on the body instead of the mind?
ask-luck-before = Help the roll with a card?
ask-luck-after = You rolled { $total }. Help it with a card?
ask-name-a-number = Name the result.
ask-reroll-dice = Which dice to reroll?
ask-reroll-die = Which die to reroll?
ask-which-side = On which side?
ask-turn-tile = How to turn { $room }?
ask-attach-tile = Where to attach { $room }?
ask-rearrange = The floor is closed. What to move?
ask-elevator-stop = Where does the elevator stop?
ask-move-room = Where does { $room } go?
ask-which-wall = Behind which wall?
ask-accept-card = Accept { $card }?
ask-accept-gift = { $other-seat } offers { $card }. Take it?
ask-which-gift = What to give?
ask-which-drop = What to drop?
ask-which-take = What to pick up?
ask-steal-or-hurt = Steal instead of { $points } damage?
ask-which-room = Which room?
ask-which-trait = Which trait?
ask-gain-which = Which trait rises?
ask-lose-which = Which trait drops?
ask-which-card = Which card?
ask-which-stack = Which stack?
ask-order-stack = In which order to put them back?
ask-fate = What do you choose?
ask-mask = What of the mask?
ask-dogs-errand = Where to send the dog?
ask-look-for-it = Look for it?
ask-follow = Go there at once: { $room }?
ask-nearest-explorer = Who is nearest?
ask-whom-to-strike = Whom to strike?
ask-which-blows-away = What does the wind take?
ask-lure-monsters = Which monsters come towards { $other-seat }?
ask-call-heroes = Whom to call?
ask-whose-room = To whom?
ask-push-whom = Whom to push?
ask-throw-where = Where to throw it?
ask-heal-whom = Whom to heal?
ask-heal-what = What to heal?
ask-share-healing = Share out the healing: { $points }.
ask-rob-whom = Whom to rob?
ask-rob-what = What to take?
ask-which-monster = Which monster acts?
ask-bring-stairs = Bring the Stairs from Basement for the monsters?
ask-monster = What does { $figure } do?
ask-claim = Say that you are no traitor?
ask-reveal = Reveal yourself?
ask-where-is-the-girl = Where is the girl hidden?
ask-take-the-key = Take the key?
ask-whom-to-meet = Whom do you meet?
ask-gather-herbs = Gather herbs?
ask-accept-injection = { $other-seat } offers the serum. Agree?
ask-take-the-kit = Take the Medical Kit instead of a card?
ask-hand-over-ball = Hand the ball to { $other-seat }?
ask-draw-three = Draw three cards and keep one?
ask-keep-which = Which to keep?
ask-abyss-start = Where does the abyss open?
ask-lose-which-room = Which room is lost?
ask-lead-where = Where to next?
ask-drag-where = Where to drag the prey?
ask-leap-where = Where to leap?
ask-sacrifice-symbol = Give the Holy Symbol to the abyss?
ask-which-secret-way = Take a secret way instead of an event?
ask-wriggle = How to wriggle free?
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
    [yes] Your turn.
   *[no] { $seat } takes a turn.
}
event-monsters-turn-began = The monsters move.
event-walked = { $seat-you ->
    [yes] You enter { $room }.
   *[no] { $seat } enters { $room }.
}
event-went-unseen = { $seat } moves, unseen.
event-crossed = { $seat-you ->
    [yes] You cross the barrier: { $room }.
   *[no] { $seat } crosses the barrier: { $room }.
}
event-left =
    { $room-id ->
        [nowhere]
            { $seat-you ->
                [yes] Your figure is off the board.
               *[no] { $seat }: the figure is off the board.
            }
       *[other]
            { $seat-you ->
                [yes] You leave the house: { $room }.
               *[no] { $seat } leaves the house: { $room }.
            }
    }
event-discovered = { $seat-you ->
    [yes] You discover { $room } ({ $floor }).
   *[no] { $seat } discovers { $room } ({ $floor }).
}
event-tile-came = { $room } appears in the house ({ $floor }).
event-tile-moved = { $room } moves: { $floor }.
event-tile-removed = { $room } is gone from the house.
event-tile-under = { $room } is of another floor and goes to the bottom of the stack.
event-tile-discarded = { $room } would close the floor and is discarded.
event-room-lost = { $room } is lost to the dark.
event-stack-shuffled = The stack is shuffled: { $deck }.
event-looked = { $seat-you ->
    [yes] You look into the stack: { $deck }.
   *[no] { $seat } looks into the stack: { $deck }.
}
event-saw =
    { $rooms-count ->
        [0] On top: { $cards }.
       *[other] On top: { $rooms }.
    }
event-threw = { $seat-you ->
    [yes] { $why }: you roll { $faces }, { $total } in all.
   *[no] { $why }: { $seat } rolls { $faces }, { $total } in all.
}
event-monster-threw = { $why }: { $monster } rolls { $faces }, { $total } in all.
event-charmed = { $seat-you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
event-row-came = The row of the table: from { $row }.
event-raised = { $seat-you ->
    [yes] Your { $trait } rises to { $value }.
   *[no] { $seat }: { $trait } rises to { $value }.
}
event-lowered = { $seat-you ->
    [yes] Your { $trait } drops to { $value }.
   *[no] { $seat }: { $trait } drops to { $value }.
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
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-got = { $seat-you ->
    [yes] You now have { $card }.
   *[no] { $seat } now has { $card }.
}
event-parted = { $seat-you ->
    [yes] You no longer have { $card }.
   *[no] { $seat } no longer has { $card }.
}
event-declined = { $seat-you ->
    [yes] You refuse { $card }.
   *[no] { $seat } refuses { $card }.
}
event-stole = { $seat-you ->
    [yes] { $thief } takes { $card } from you.
   *[no] { $thief } takes { $card } from { $seat }.
}
event-piled = { $card } lies in { $room }.
event-discarded = { $card } is discarded.
event-event-stays = { $seat-you ->
    [yes] { $card } stays with you.
   *[no] { $card } stays with { $seat }.
}
event-event-ends = { $seat-you ->
    [yes] { $card } lets you go.
   *[no] { $card } lets { $seat } go.
}
event-token-came = { $room }: { $token }.
event-token-gone = { $room }: no more { $token }.
event-marked = { $mark }: { $value }.
event-marked-of = { $seat }, { $mark }: { $value }.
event-fought = { $attacker } attacks { $target } ({ $trait }): { $mine } against { $theirs }.
event-haunt-rolled = { $seat-you ->
    [yes] Haunt roll: you roll { $total }, omens { $omens }.
   *[no] Haunt roll: { $seat } rolls { $total }, omens { $omens }.
}
event-haunt-began = The haunt begins: { $haunt }. { $room }, { $omen }. Revealer: { $seat }.
event-haunt-declined = Not this haunt: { $haunt }.
event-traitor-named = { $seat-you ->
    [yes] You are the traitor.
   *[no] { $seat } is the traitor.
}
event-no-traitor = There is no traitor. For now.
event-sides-dealt = Tokens are dealt face down: { $tokens }. Whoever has the 1 is the traitor.
event-your-side = Your side: { $party }.
event-turned = { $seat-you ->
    [yes] You are now a { $party }.
   *[no] { $seat } is now a { $party }.
}
event-unmasked = { $seat-you ->
    [yes] Your token is turned: { $party }.
   *[no] A token is turned: { $seat }, { $party }.
}
event-claimed = { $seat-you ->
    [yes] You say: I am no traitor.
   *[no] { $seat } says: I am no traitor.
}
    .speech = I am no traitor
event-tokens-swapped = { $seat } and { $other } swap tokens unseen.
event-clue-found = { $room }: clue { $clue }.
event-secret-learned =
    { $secret-id ->
        [burial] The grave is here: { $room }.
        [traitor-in] The traitor is here: { $room }.
        [traitor-still-in] The traitor is still here: { $room }.
        [traitor-left-by] The traitor left this way: { $room }.
        [traitors-floor] The traitor is on the { $floor }.
        [traitors-symbol] The sign of the traitor’s room: { $deck }.
        [assassin] An assassin will strike here: { $room }.
        [patient] Here an assassin will let heroes pass: { $room }.
        [assassin-strikes] An assassin strikes from the shadow: { $room }.
        [heir] The heir to the throne: { $seat }.
        [touched] A hand in a pocket: { $seat }.
        [escapes-needed] Nightmares that must get out: { $numbers }.
        [offerings] The offerings count { $numbers } of 13.
        [tokens] Your tokens: { $numbers }.
        [victim] The buried one has suffered { $numbers } of 12.
       *[other] You remember: { $room }.
    }
event-monster-came = { $monster } appears in { $room }.
event-monster-walked = { $monster } goes to { $room }.
event-monster-stunned = { $monster } is stunned.
event-monster-woke = { $monster } is up again.
event-monster-gone = { $monster } will not return.
event-monster-withdrew = { $monster } is gone, but not for good.
event-monster-turned = { $monster } serves another side now: { $party }.
event-monster-grew = { $monster }: { $trait } is now { $value }.
event-tried =
    { $success ->
        [yes] { $seat }: { $task }. It worked.
       *[no] { $seat }: { $task }. It failed.
    }
event-ended =
    { $tale } { $winners-count ->
        [0] There is no winner.
       *[other] Winners: { $winners }.
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
haunt-16 = The Phantom's Embrace
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
haunt-29 = Frankenstein's Legacy
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
page-new-powers = The traitor’s new powers. The harm of rooms passes you by, their gifts remain. The elevator goes where you say. You may refuse an event or the Bite. After your turn the monsters move, even if you are dead.
page-how-monsters-move = How monsters move. Roll Speed once for each kind; one step is always possible. One attack a turn. A beaten one is stunned and misses its turn. Monsters find no rooms and take no things unless the haunt says so.

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
    .about = Whoever's birthday comes next goes first.
option-day = The day at the table
    .about = Together with the month it decides who goes first.
