### The client’s own words. The words of the games live beside their rules, in src/nightbell/text.

## For all
yes = Yes
no = No
you = You
you-dative = you
somebody = Somebody
close = Close
home = Home
retry = Try again
loading = Opening…
starting = Taking seats…
settings = Settings
language = Language
nav = Pages
no-limit = No limit

## Window titles
title-door = Nightbell
title-new = New table · Nightbell
title-table = At the table · Nightbell
title-replay = Recording · Nightbell
title-rules = How to play · Nightbell
title-learn = First game · Nightbell
title-script = Script · Nightbell
title-puzzles = Puzzles · Nightbell
title-puzzle = Puzzle · Nightbell
title-lab = The lab · Nightbell
title-about = About · Nightbell
title-lost = Nobody here · Nightbell

## Games
game-clocktower = The Clocktower
game-clocktower-line = At night somebody dies. By day the town decides whom to hang for it.
game-clocktower-size = 5–20 players, 40 minutes
game-betrayal = The House on the Hill
game-betrayal-line = The house grows under your feet. Then one of you becomes its friend.
game-betrayal-size = 3–6 players, 90 minutes
game-whispers = Whispers Behind the Wall
game-whispers-line = The killer hears your steps. Keep quiet and find a way out.
game-whispers-size = 2–4 players, 60 minutes

## One room, one tablet
room-open = We are all in one room
room-open-about = One tablet with the Storyteller. Phones for whoever likes.
people-in-room = in the room
room-it-is-me = That’s me
room-seating = Who sits where
room-steps = Getting ready
room-step-seats = Seats
room-step-bag = Bag
room-step-night = Night
room-players = { $count ->
    [one] player
   *[other] players
}{ $travellers ->
    [0] {""}
    [one] {" "}and a Traveller
   *[other] {" "}and { $travellers } Travellers
}
room-between = between { $one } and { $other }
room-ring-hint = The circle, clockwise. Space lifts, arrows carry, Delete removes.
room-place = Seat { $n }: { $name }{ $lifted ->
    [yes] , lifted
   *[no] {""}
}
room-bot-seat = Bot
room-counts = Set-up for { $players } { $players ->
    [one] player
   *[other] players
}
room-count-townsfolk = Townsfolk
room-count-outsider = { $count ->
    [one] Outsider
   *[other] Outsiders
}
room-count-minion = { $count ->
    [one] Minion
   *[other] Minions
}
room-count-demon = { $count ->
    [one] Demon
   *[other] Demons
}
room-name = Name
room-name-full = No seats left: twenty is the most
room-guests-hint = From the sixteenth seat on everybody is a Traveller. The bag stays that of fifteen players.
room-rename = Use this name
room-remove = Remove
room-as = Sits as
room-player = Player
room-traveller = Traveller
room-sit = Seat
room-names-hint = Names go clockwise, starting on your left. Enter seats the next one. A list with commas works too.
room-last-time = Here last time
room-all-of-them = All { $count }
room-as-list = The circle as a list
room-has-phone = with a phone
room-move = Move { $name }
room-add-bot = Bot
room-turn = Turn the circle
room-lobby = All table settings
room-deal-how = How roles are dealt
room-deal-pass = Pass the tablet
room-deal-real = Real tokens
room-phones = Phones
room-to-bag = To the bag
room-phones-title = Phones at the table
room-phones-sub = If you like. Everything works without one.
room-to-seats = To the seats
room-phone-is-card = A phone becomes your player card
room-phones-1 = Point your camera at the code.
room-phones-2 = Tap your name.
room-phones-3 = Your role and the night’s signs come to the phone. You can raise your hand there too.
room-phones-without = Without a phone, a player draws a token from the tablet, and at night you show them the screen.
room-pocket = Your card. Seen while you hold a finger on it.
room-pocket-shown = What you were shown
room-pocket-town = Show the town
room-pocket-card = My card
room-back = Back
room-history = History
room-lock = Lock
room-lock-grimoire = Close the Grimoire
room-dock = What to do now
room-locked = The Grimoire is closed
room-living = Alive
room-on-block = On the block
room-needed = Needed
room-hold-open = Storyteller: hold to open
room-hold-sure = Sure? Press once more
room-hold = Storyteller: hold
room-flip = Turn around
room-or = or
room-takes = The tablet goes to
room-others-look-away = Everyone else looks away.
room-draw = I am { $name }. Draw a token
room-drawn = { $count } of { $all } have drawn
room-your-role = { $name }, your role
room-side-good = on the side of good
room-side-evil = on the side of evil
room-hide = Got it. Hold to hide
room-hide-sure = Hide it? Press once more
room-hides-in = Hides itself in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}
room-say-aloud = Say aloud, looking at nobody
room-say-after = Show it, then say aloud
room-wake = “{ $role }, open your eyes.{ $gesture }”
room-sleep = “{ $role }, close your eyes”
room-say-meeting = Say it aloud, show the card, have the eyes closed again
room-meet-touch = Say nothing: wake them by a touch, show the card, have the eyes closed again
room-meet = { $type ->
    [minion] “Minions, open your eyes”
   *[demon] “Demon, open your eyes”
}
room-touch = Touch the shoulder of { $name }. { $sits }.
room-point = { $count ->
    [1] Point at one player
    [2] Point at two players
    [3] Point at three players
   *[other] Point at your choice
}
room-point-role = Point at a role on the sheet
room-nod = Nod, or shake your head
room-card-choose = { $count ->
    [1] Choose one
    [2] Choose two
    [3] Choose three
   *[other] Choose
}
room-card-point = { $count ->
    [1] Point with your hand
   *[other] Point at them with your hand
}
room-sits-left = On your left, seat { $n }
room-sits-right = On your right, seat { $n }
room-sits-across = Straight across
room-sits-beside = Beside { $names }.
room-own-device = on their own phone
room-is-bot = a bot, acts by itself
room-step = Steps
room-step-wake = Wake
room-step-choose = Choice
room-step-decide = Answer
room-step-show = Show
room-step-sleep = Sleep
room-call-all = Call the role, never the name, and keep the pauses equal.
room-call-absent = Before this, call with the same pause: { $roles }. They are not in play or stay asleep.
room-by-touch = Wake by touch
room-by-voice = Call aloud
room-anew = Back to the step “{ $role }”?
room-anew-hint = Everything after it is taken back: choices, answers, reminders. It stays in the history and can be brought back.
room-anew-none = This step was not made on the tablet: a phone or a bot has answered. Go back through the history, to the line before it.
room-anew-do = Begin this step anew
room-clear = Clear
room-chose = Chosen: { $who }
room-show = Show
room-show-what = Show “{ $what }”
room-by-sign = Shown by hand, without the screen
room-deal-on = Go on dealing: { $count } left
room-setup-sub = { $count } at the table
room-night-sub = step { $n } of { $of } · { $living } alive
room-sub-dawn = night { $night } is over · { $living } alive
room-meeting = Meeting
room-middle-of = { $count } of { $most }
room-middle-more = touch the next one
room-middle-chooses = has to choose
room-middle-chosen = has chosen
room-middle-chose = { $count ->
    [1] chose one
    [2] chose two
    [3] chose three
   *[other] chose { $count }
}
room-middle-decide = your answer
room-middle-learns = sees the answer
room-middle-waits = still thinking
room-changed = What the night changed
room-dies = { $name } died
room-dies-then = The shroud and the vote token appear by themselves.
room-nobody-died = Nobody died
room-open-day = Begin the day
room-dawn-say = “The town wakes. { $told }”
room-dawn-nobody = Nobody died tonight
room-dawn-died = { $names } died tonight
room-dawn-note = Name neither cause nor role.
room-clock = Clock
room-clock-apart = Private talks
room-clock-all = The whole circle
room-clock-nominations = Until sunset
room-clock-last = Last words
room-clock-stands = paused
room-clock-pause = Stop the clock
room-clock-on = Start the clock
room-clock-more = +1 minute
room-sub-vote = Nomination { $n } · { $living } alive
room-sub-exile = Exile · { $living } alive
room-sub-stage = { $stage } · { $living } alive
room-what-happened = What happens at the table
room-nominate = Nomination
room-nominate-about = opens a vote
room-nominate-who = Who nominates?
room-nominate-whom = Whom does { $who } nominate?
room-nominate-do = To the defence
room-shoot = Shot
room-shoot-about = of a Slayer
room-shoot-who = Who shoots?
room-shoot-whom = At whom does { $who } shoot?
room-shoot-do = Shoot
room-exile = Exile
room-exile-about = of a Traveller
room-exile-who = Who calls for exile?
room-exile-whom = Whose exile does { $who } call for?
room-exile-do = Who is for it?
room-touch-seat = Touch a seat
room-touch-in-circle = Touch the circle
room-touch-then = Then the second
room-who = Who
room-whom = Whom
room-cannot-who = Cannot today
room-cannot-whom = Cannot be nominated today
room-not-dead = is dead: the dead do not nominate
room-not-again = has nominated already
room-not-nominee = nominated by { $who }, { $votes } { $votes ->
    [one] vote
   *[other] votes
}
room-only-exile = a Traveller: can only be exiled
room-not-now = not now
room-cancel = Cancel
room-shot-say = “{ $who } claims to be able to shoot, and shoots at { $whom }”
room-shot-aims = { $who } takes aim
room-shot-at = at { $whom }
room-shot-note = Anyone may say so. A miss and a bluff sound alike.
room-exile-ask = Exile { $who }?
room-exile-title = { $who }, { $role }
room-exile-known = A Traveller, whose role everybody knows
room-exile-for = For exile
room-exile-none = No exile
room-exile-hint = Touch everyone whose hand is up, in any order.
room-exile-dead = The dead may support it and spend no token.
room-exile-abilities = No ability has a say in an exile.
room-exile-execution = This is no execution: there can still be one today.
room-exile-count = { $count ->
    [0] Nobody raised a hand
   *[other] Count: { $count } of { $half }
}
room-defence-say = “{ $who }, the floor is yours”
room-defence-note = { $who } speaks first, then the defence.
room-count = Count the hands
room-hand-on = The hand is on
room-next = Next
room-no-hand = Pass
room-a-hand = Hand
room-thumbs-hint = No need to look: left is “pass”, right is “hand”. A mistake? Touch the seat in the circle.
room-bot-votes = { $who } is a bot and votes by itself.
room-phone-votes = { $who } votes on their own phone.
room-block = On the block: { $who }, { $votes }
room-step-back = Step back
room-tallies = The day so far
room-last-words = “{ $who }, the town has decided. Your last words”
room-last-words-note = Once there are no more nominations.
room-hands-up = in favour: { $names }
room-open-nominations = Open nominations
room-last-call = Last call
room-execute = Execute { $who }
room-nobody-and-night = Execute nobody
room-night-falls = Night falls
room-look-in = Look into the Grimoire
room-open-visits = Hold: somebody comes to you
room-visits = Who comes to the Storyteller
room-visits-hint = Touch whoever has come: here is what an ability lets them ask or do by day. The town does not see it.
room-visits-close = Back to the town
room-visit-of = { $who }: what happens?
room-visit-none = Nothing now: this ability asks nothing by day.
room-visit-learned = { $who } gets an answer.
room-visit-show = Show it to { $who }
room-open-grimoire = Hold: open the Grimoire
room-peek = Look into the Grimoire
room-peek-before = Their roles are under your finger
room-peek-tokens = This is how it lies in the Grimoire. The shot will tell what comes of it.
room-peek-cover = Hold, and cover the screen.
room-peek-hint = The outcome is under your finger: hold, and cover the screen.
room-peek-open = Open the Grimoire and decide.
room-peek-nothing = Nothing happened.
room-history-sub = History · { $living } alive
room-history-show = What to show
room-history-all = All
room-history-votes = Votes
room-history-nights = Nights
room-history-deaths = Deaths
room-history-none = Nothing to remember yet.
room-history-hint = You can go back to any line. Everything after it is taken back: marks, votes, deaths. What was taken back is kept until the game ends, and can be brought back.
room-undone = Taken back
room-undone-more = and { $count } more
room-redo = Bring back
room-step-answer = An answer that left no trace
room-here = Here
room-go-back = Go back to: { $what }
room-undo-last = Take the last step back

## Front door
door-title = Someone here is lying
door-sub = Choose where it happens tonight.
door-games = Games
play-bots = Play with bots
play-hint = No account. The game begins in a few seconds.
create-table = Open a table
join-code = Join by code
code-label = Table code
code-field = Table code, eight characters
code-hint = Eight characters from the host’s screen. Case and spaces do not matter.
code-wrong = A table code has eight characters. Check that all of them are there.
puzzles = Puzzles
puzzles-door = Puzzle of the day
how-to-play = How to play
learn-game = New here? A first game with hints
recent = Recent games
recording = recording
return = return
forget-table = Take off the list: { $title }
open-tables = Open tables
table-of = { $name }’s table
table-runs = game under way
table-free = { $free } of { $chairs } { $chairs ->
    [one] seat
   *[other] seats
} free
watch = watch
sit-down = Sit down
first-title = First time here?
first-text = A game with hints explains the rules as you play. Friends can come later: by link, code or QR.
learn-first = First game: { $game }
about = About, settings and credits

## New table
your-name = Your name
guest-name = Guest
table-title = Name of the table
table-title-example = Under the bridge
open-table = Open the table
open-hint = Next: a link and a code for friends, seats, bots.
enter-table = Come in

## The table’s settings
house-public = Show in the list of tables
house-public-hint = Otherwise people need the link or the code.
house-whispers = Allow whispers
house-turn = Time for a decision
house-turn-hint = When it runs out, a bot answers.
house-turn-days-hint = A game over days: people look in when they can. A bot answers for whoever runs out of time.
house-overheard = The Storyteller reads whispers
house-overheard-hint = Everybody at the table sees this. It can be changed only between games.
house-hints = Hints for players
house-hints-hint = What somebody else would do, and why. Without them the game is pure. They can be changed only between games.
house-delay = Watchers see it later
house-delay-hint = So that nobody tells tales. It can be changed only between games.
house-delay-none = At once
house-password = Password of the table
house-password-hint = Anybody with the link or the code can come in.
house-password-set = New guests are asked for a password.
house-password-ask = Ask for a password
house-password-change = Change the password
house-password-drop = Remove it
house-password-save = Set it
password-title = A table with a password
watch-delay = This table is shown with a delay of { $span }. It will begin soon.
span = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [600] 10 minutes
    [3600] 1 hour
    [43200] 12 hours
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } s
}
option-count = { $count } of { $most } chosen
options-rare = Fine points and readings of the rules
options-rare-hint = All of it is already set the way most people play.

## A script of one’s own
script-own = A script of your own
script-own-hint = The JSON file that Storytellers share.
script-in-use = { $count ->
    [one] { $count } role is in use.
   *[other] { $count } roles are in use.
}
script-load = Load
script-drop = Remove
script-hint = The server checks the list and names what is unknown, doubled or too much.
script-file = Choose a file
script-paste = Or paste the text
script-check = Check
script-use = Play it
script-nameless = Nameless
script-players = Enough for { $least }–{ $most } players.
script-nobody = It has too few roles for any number of players.
script-unreadable = This file cannot be read as a script.
script-too-long = The file is too large for a script.

## Before the game
lobby-who = Who plays
lobby-chairs = { $chairs ->
    [one] { $chairs } seat
   *[other] { $chairs } seats
}
lobby-seat = Seat { $number }
lobby-storyteller = Storyteller
lobby-bot = A bot in seat { $number }
lobby-swap = Swap seats with { $name }
lobby-shuffle = Shuffle the seats
lobby-move = Move: { $name }
lobby-move-here = Here
lobby-move-not = Leave it
lobby-stands = { $name }: no seat yet
lobby-options = What game it will be
lobby-fill = { $free ->
    [one] A bot takes the free seat.
   *[other] Bots take { $free } free seats.
}
lobby-full = Everybody is here.
lobby-wait = { $name }, the host, will begin.
begin = Begin
leave = Leave
invite = Bring friends
invite-copy = Copy the link
invite-copied = Link copied
invite-qr = QR code with the link to the table
chair-stand = Stand up
chair-ask = Ask to sit here
chair-rest = Let a bot play for now
chair-back = Take the seat back

## At the table
your-turn = Your turn
dock-label = Your decision
menu-open = Table menu
menu-title = Table
menu-host = The host’s rights
rules-open = Rules
panels-open = Talk and story
sheet-open = Open
sheet-close = Close
undo = Take the last answer back
clock-turn = Until the turn ends
clock-talk = Time to talk
vote-tempo = Pace of votes
vote-tempo-seconds = { $seconds } s for each
clock-over = time is up
clock-title = What is timed
clock-example = Until sunset
clock-minutes = Minutes
clock-set = Set the clock
clock-stop = Take the clock away: { $title }
clock-left = { $title }: { $shown } left
clock-soon = { $title }: { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} left.
wait-others = Others are deciding.
wait-watching-free = You are watching. To play, ask for a bot’s seat under “{ $tab }”.
wait-watching = You are watching.
wait-watching-as = You are watching through the eyes of { $name }.
wait-kept = A bot plays for you.
wait-over = The game is over.
some-label = Choose { $least } to { $most }
some-none = Nobody and nothing
some-send = Done: { $count } of { $most }
number-label = Number
number-send = Answer: { $number }
split-less = Less: { $name }
split-more = More: { $name }
split-part = { $name }: { $part } of { $limit }
split-left = Still to share out: { $left }
split-send = Share out like this
rule-number = Rule { $number }
reconnect = The connection was lost. Your seat is kept; coming back.
notice-seen = Got it
reconnect-now = Now

## The vote
vote-raise = Raise your hand
vote-keep-down = Keep it down
vote-patient = The hand of the clock is at your seat and waits. Do you vote?
vote-lower = Lower your hand
vote-now = The hand of the clock stays with you for { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}.
vote-later = The hand of the clock has not reached you yet.
vote-fair = What counts is when you press, not your connection.
vote-locked-yes = Your hand is counted.
vote-locked-no = The hand has passed: you do not vote.
vote-closed = Eyes are closed: only the Storyteller sees your hand.
hand-held = The hand of the clock stands still.
hand-goes = The vote is running.
hand-stop = Stop the hand
hand-go-on = Let it go on

## Claims
claim-kind = About what
claim-part = Part { $number }
claim-send = Say it
claim-am = Who I am
claim-think = What I think
claim-blame = Whom I suspect, and why
claim-agree = Whom I suspect too
claim-doubt = Whom I do not suspect
claim-believe = Whose words I believe
claim-disbelieve = Whose words I do not believe
claim-retract = Whom I suspect no more
claim-propose = Whom to nominate
claim-promise = For whom my hand goes up
claim-answer = Yes or no at night
claim-either = One of two roles
claim-twin = My twin
claim-ask = Whom I ask
claim-later = Not yet
claim-number = A number
claim-yes = Yes or no about two
claim-saw = Somebody’s role
claim-pair = The role of one of two
claim-chose = Whom I chose
claim-none = I was shown zero
claim-two = Two, one is whom I look for
claim-side = Somebody’s side
claim-shown = I was shown a player
claim-neither = Two, neither is the Demon
claim-trio = Three, one is evil
claim-way = Which way evil is nearer
claim-ahead = Who is ahead
claim-living = The role of somebody alive
claim-noun-role = role
claim-noun-seat = player
claim-noun-night = night
claim-noun-number = number
claim-noun-yes = yes or no
claim-noun-side = side
claim-noun-reason = the reason
claim-noun-way = direction
claim-noun-ahead = who is ahead

## Whispers
wh-team = In the house
wh-state = { $wounds ->
    [0] No wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, { $fear ->
    [0] no fear
    [one] { $fear } fear token
   *[other] { $fear } fear tokens
}
wh-escaped = escaped
wh-killer = level { $level }, strength { $strength }
wh-hand = Cards in hand
wh-keys = keys
wh-repair = repair
wh-rescue = rescue
wh-deck = equipment
wh-phases = The round
wh-round-only = Round { $round }
wh-chip-start = Start
wh-chip-actions = Actions
wh-chip-left = Actions: { $names } to go
wh-chip-equipment = Equipment
wh-chip-report = What is heard
wh-chip-killer = The killer’s turn
wh-chip-instant = Instants
wh-chip-main = Enhancement or 2 actions
wh-chip-planning = Planning
wh-chip-draw = Draw
wh-legend-states = States of a victim
wh-state-acted = Has acted
wh-state-acted-note = the action of this round is done
wh-state-afraid = Afraid
wh-state-afraid-note = each token takes away a die of defence
wh-state-hurt = Wounded
wh-state-hurt-note = a second wound kills
wh-you-won = { $side ->
    [killer] The night is yours.
   *[other] Your team has made it.
}
wh-you-lost = { $side ->
    [killer] For you this is a defeat.
   *[other] For your team this is a defeat.
}
wh-round = Round { $round } · { $phase }
wh-noise = noise
wh-transmitter = transmitter
wh-search = a place to search
wh-exit = exit
wh-passage = secret passage { $number }
wh-barred = { $count ->
    [one] { $count } barricade
   *[other] { $count } barricades
}

wh-mat = The killer
wh-ladder = Strength { $strength }
wh-slots-free = room for { $count } more
wh-item-defence = +{ $bonus } defence
wh-rooms = Rooms
wh-mine = yours
wh-acts = acts now
wh-dead = dead
wh-roof-killer = lv. { $level }, strength { $strength }
wh-own-keys = { $count ->
    [one] { $count } key of their own
   *[other] { $count } keys of their own
}
wh-plans = Plans
wh-plan-step = steps done: { $step }
wh-notes = George’s notes
wh-decks = { $deck } in the deck, { $discard } discarded
wh-bars-left = barricades

## A room in words
wh-secret-exit = secret exit
wh-killer-way = a crawlway only the killer knows
wh-book = book
wh-spiral = spiral
wh-hammer = hammer
wh-suitcase = suitcase
wh-first-aid = first-aid cabinet
wh-sterile = sterile room
wh-lever = portcullis lever
wh-gallery = statue gallery
wh-body = { $name }, dead
wh-main-figure = the main one
wh-unseen = nobody sees it
wh-halted = held still
wh-last-seen = the killer was last seen here
wh-trap = trap
wh-chest = a chest of silver
wh-core = core
wh-plan-mark = mark of the plan
wh-snare = snare
wh-barricade = barricade
wh-portcullis = portcullis
wh-ways = Ways: { $ways }
wh-chance = { $name } { $percent }%
wh-could-be = could be here: { $who }
wh-nobody-could = nobody can be here

## The layer and the deduction tokens
wh-layer = Where could they be
wh-layer-about = Whom the layer shows
wh-layer-all = All
wh-layer-scale = chance that somebody is here
wh-pins = Deduction tokens
wh-pins-left = { $left ->
    [0] None left. A token on the plan can be picked up and moved.
   *[other] Drag onto the plan. { $left } left, seen only by you.
}
wh-pin-hint = Choose a room on the plan. Esc cancels.
wh-pin-back = Put back
wh-pin-supply = Deduction token: { $name }. Enter lifts it, arrows carry it, Enter puts it down.
wh-pin-at = Deduction token: { $name }, { $place }. Enter lifts it, Delete removes it.
wh-pin-over = { $name }: { $place }

## The killer’s cards and levels
wh-kind-instant = instant
wh-kind-enhancement = enhancement
wh-kind-planning = planning
wh-kind-attack = attack
wh-cost = Cost: discard { $cost ->
    [0] nothing
    [one] { $cost } card
   *[other] { $cost } cards
}
wh-cost-own = Cost: as the card says
wh-hand-empty = Your hand is empty.
wh-hint-instant = Play as many instant cards as you like and can pay for.
wh-hint-main = One enhancement card, or up to two basic actions. Basic actions left: { $left }.
wh-hint-planning = { $many ->
    [yes] As many planning cards as you like, then the draw.
   *[no] One planning card, then the draw.
}
wh-hint-attack-card = An attack card counts for this attack only.
wh-level-strength = strength { $strength }
wh-level-card = new card “{ $card }”
wh-level-top = an encounter begins with a wound to everybody found
wh-level-nothing = no change
wh-level-butcher-4 = “Revving Chainsaw” becomes instant
wh-level-spectre-2 = two cards buy a Search after “Whizz”
wh-level-spectre-3 = three cards wound whoever cries out
wh-level-maniac-2 = the Search on reveal strikes with +3 strength
wh-level-maniac-4 = four barricades anywhere, strength grows
wh-level-werewolf-4 = a quiet turn ends with fear within 2
wh-level-huntress-3 = every card costs 1 less
wh-level-huntress-4 = one more step after tracking or pursuit
wh-level-statues-2 = may change the main statue
wh-level-statues-3 = may change the main statue
wh-level-statues-4 = may change the main statue; “Siege” comes back from the discard pile
wh-level-unidentified-2 = the first change
wh-level-unidentified-3 = one of the two, by choice
wh-level-unidentified-4 = the second change
wh-level-strangler-2 = a core where it stands
wh-level-strangler-4 = two cores anywhere
wh-repair-guess = Guess of the repair
wh-repair-guess-hint = Only you see it.

## Encounter
wh-fight = Encounter
wh-fight-strength = strength { $strength }
wh-fight-killer = level { $level }, strength { $strength }
wh-bar-strength = strength { $strength }
wh-to-plan = Back to the plan
wh-defends = defends
wh-defends-with = uses { $what }
wh-stands-by = stands by
wh-who-defends = The victims decide who defends.
wh-about-to-roll = { $name } is about to roll.
wh-against = against
wh-roll = { $name } rolls { $dice }. With a bonus of { $bonus } that makes { $total } against strength { $strength }.
wh-held = { $name } beats the attack off
wh-hit = The defence breaks, { $name } is wounded
wh-fell = { $name } dies
wh-even = A draw: the defence holds.
wh-short = { $missing ->
    [one] One point short.
   *[other] { $missing } points short.
}
wh-spared = The defence breaks, but { $name } is not wounded

## Through the wall
wh-wall = Through the wall
wh-wall-tab = Wall
wh-wall-empty = Nothing has crossed the wall yet.
wh-wall-both = The wall from both sides
wh-wall-filter = What to show
wh-layer-all-kinds = All
wh-filter-search = Search
wh-filter-sense = Sense
wh-filter-noise = Noise
wh-filter-told = Answer
wh-filter-door = Doors
wh-filter-stealth = Stealth
wh-filter-goal = Rescue
wh-filter-snare = Snares
wh-side-ours = Our side
wh-side-mine = Your side
wh-side-victims = The victims’ side
wh-side-killer = Side of the { $name }
wh-side-victims-about = what they said and what they know
wh-side-killer-about = what the killer asked and heard
wh-wall-locked = Only your side sees the lines with a lock. Everything else went through the wall.
wh-cross-who = Who is { $where }?
wh-cross-nobody = Nobody
wh-cross-noise-reported = Hears where, but not who
wh-cross-silence = Hears silence
wh-cross-firecracker-heard = Hears nothing but the roar
wh-cross-place-told = Knows the place
wh-cross-distance-told = Knows how far, but not where
wh-cross-cried-out = Hears the name and the place
wh-cross-gallery-woke = Sees who came in
wh-cross-fled = Sees an empty room
wh-cross-barricade-placed = There is no way through here
wh-cross-barricade-removed = Sees the door, but not who opened it
wh-cross-portcullis-dropped = Sees the portcullis
wh-cross-portcullis-raised = Sees that the way is open
wh-cross-killer-vanished = Out of sight
wh-cross-killer-revealed = In plain sight
wh-cross-key-found = Sees the key on the stand
wh-cross-rescue-called = Hears the transmitter
wh-cross-rescue-nearer = Knows how much is left
wh-cross-chest-opened = Sees the open chest
wh-cross-core-removed = Sees where a core is gone
wh-cross-snare-sprung = Knows that somebody is caught
wh-cross-snares-set = See the tokens, but not their kinds
wh-note-noise = It was { $victims }.
wh-note-silent = { $victims } { $count ->
    [one] is
   *[other] are
} there too, but Sense does not tell.
wh-note-left = { $victims } left that room this round.
wh-note-opened = { $victims } opens the door.
wh-note-found = { $victims } finds the key.
wh-note-crept = Now you are { $where }.
wh-wall-round = Round { $round }
wh-wall-noise = What is heard
wh-wall-sense = Sense: who is there?
wh-wall-search = Search: is anybody here?
wh-wall-told = The victims give themselves away
wh-wall-door = Doors
wh-wall-stealth = Stealth
wh-wall-goal = The way out
wh-wall-snare = Snares

## Whispers: the end
wh-end-fates = How they ended
wh-end-fell = It ended { $where }
wh-end-stood = At the end of the night { $where }
wh-end-steps = { $count ->
    [one] step
   *[other] steps
}
wh-end-noises = { $count ->
    [one] noise made
   *[other] noises made
}
wh-end-finds = { $count ->
    [one] card found
   *[other] cards found
}
wh-end-repairs = { $count ->
    [one] repair
   *[other] repairs
}
wh-end-fear = { $count ->
    [one] fright
   *[other] frights
}
wh-end-wounds = { $count ->
    [one] wound
   *[other] wounds
}
wh-end-held = attacks repelled
wh-end-bag = In hand: { $items }
wh-end-level = level at the end
wh-end-cards = { $count ->
    [one] card played
   *[other] cards played
}
wh-end-senses = senses answered
wh-end-searches = searches that found
wh-end-barricades = { $count ->
    [one] barricade
   *[other] barricades
}
wh-end-guesses = tokens right
wh-end-hand = Left in hand: { $cards }
wh-hand-empty-end = No cards left in hand.
wh-end-repair-guess = Repair: guessed { $guess }, in truth { $repair }.
wh-end-turns = What decided this night
wh-end-night = { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
} Keys on the stand: { $keys }. Silent reports: { $silent } of { $reports }.
wh-end-plan = The victims’ plan worked: “{ $plan }”.
wh-end-quiet = No wound and no cry: a night of silence.
wh-belief = What the killer knew
wh-belief-said = On average the layer gave { $mean }% to a victim’s true place. Nearest to the truth: round { $round }, { $name }, { $chance }%.
wh-belief-table = The same as a table
wh-belief-round = Round
wh-belief-none = The game ended before the first noise report.

## The House on the Hill
be-turn-of = { $name } moves
be-monsters-turn = The monsters move
be-omens = Omens: { $omens }, rooms: { $rooms }
be-deeds = Special actions
be-page = Secret page
be-stunned = stunned
be-nothing = Nothing carried yet.
be-floors = Floors
be-closer = Closer
be-farther = Farther
be-to-me = To me
be-symbol-event = event
be-symbol-item = item
be-symbol-omen = omen
be-plan = Plan: { $floor }
be-to-acting = To whoever acts: { $name }
be-floor-calls = Some lit rooms are here
be-rooms = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
be-monsters = { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
be-the-monsters = The monsters
be-monsters-here = Monsters in the house
be-short-upper = Upper
be-short-ground = Ground
be-short-basement = Basement
be-pile = { $count ->
    [one] { $count } item on the floor
   *[other] { $count } items on the floor
}
be-lost = the room is gone
be-link-stairs = Stairs: { $room } ({ $floor })
be-link-drop = One way down: { $room } ({ $floor })
be-link-passage = A secret passage: { $room } ({ $floor })
be-lift = elevator between floors
be-your-answer = You decide
be-your-monsters = You move the monsters
be-symbol-waits = Whoever comes first draws a card: { $symbol }.
be-symbol-gone = Its card has been drawn: { $symbol }.
be-lies-here = On the floor:
be-steps = { $spaces ->
    [one] { $left } of { $spaces } step
   *[other] { $left } of { $spaces } steps
}
be-walk = { $go } · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
be-far = { $steps ->
    [one] { $steps } step away
   *[other] { $steps } steps away
}
be-whole = The whole floor
be-house = House
be-new-room = A new room
be-how-to-turn = How to turn it
be-turn-joins = A door { $rooms }.
be-turn-nothing = No door meets another.
be-turn-opens = { $count ->
    [0] no new door
    [one] { $count } new door
   *[other] { $count } new doors
}
be-turn-walled = Walled up: { $rooms }.
be-turn-left = { $count ->
    [one] The floor keeps { $count } door into the dark.
   *[other] The floor keeps { $count } doors into the dark.
}
be-turn-no-door = no door to you
be-turn-no-door-long = Not like this: a door must meet the door you come through.
be-turn-closes-floor = closes the floor
be-turn-closes-floor-long = Not like this: the floor would keep no door into the dark, and a floor may not be closed.
be-turn-false-doors = a door into a wall
be-turn-false-doors-long = Not like this: a door would end at a blank wall, and the room can lie without that.
be-turn-left-hand = Turn left
be-turn-right-hand = Turn right
be-turn-keys = Q and E turn the room.
be-place = Place it like this
be-dice-label = Dice: { $faces }. { $total } in all
be-dial = { $name }: { $value }, { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} from the skull
be-turn-order = Order of turns
be-follow = Follow whoever moves
be-chance = Chance { $percent }%
be-read = Go on
be-dice = { $count ->
    [one] { $count } die { $why }
   *[other] { $count } dice { $why }
}
be-near-skull = { $name }: { $left ->
    [one] one space is
   *[other] { $left } spaces are
} left above the skull.
be-read-card = Read the card: { $card }
be-card-yours = It is yours now.
be-event-drawn = It happens now.
be-happening = What happens
be-companion = companion
be-use = Use
be-give-to = Give to { $name }
be-drop = Drop
be-hurt = { $points } damage
be-no-card = No card
be-age = { $age ->
    [one] { $age } year old
   *[other] { $age } years old
}
be-share = { $points ->
    [1] 1 damage: choose which trait drops.
   *[other] { $points } damage: share it between { $names }.
}
be-cause-card = It is the card { $name }.
be-cause-room = It is this room: { $name }.
be-share-healing = { $points ->
    [one] { $points } space
   *[other] { $points } spaces
} of healing: share them between { $names }.
be-share-death = The mark reaches the skull: that is death.
be-share-bottom = Nobody dies before the haunt: the mark stops at its last space.
be-haunt = Haunt
be-book = Book
be-haunt-begins = The haunt begins
be-choose-lit = Choose a lit room or a door.
be-flame = Each flame is a step.
be-haunt-number = Haunt { $number }
be-all-see = Everybody sees this
be-begun = It began { $where } with the { $omen }, found by { $name }.
be-traitor-hidden = There is a traitor, but only the traitor knows who.
be-no-traitor = There is no traitor. Not yet.
be-the-traitor = The traitor is { $name }
be-you-traitor = You are the traitor
be-your-side = Your side: { $side }
be-book-heroes = Secrets of Survival
be-book-traitor = The Traitor’s Tome
be-book-everyone = A page for all
be-book-new-powers = New powers
be-book-how-monsters-move = Monsters
be-only-heroes = Only heroes see this
be-only-traitor = Only the traitor sees this
be-only-everyone = Everybody sees this
be-sealed-traitor = Sealed. Only the traitor reads it. It opens for all after the game.
be-sealed-heroes = Sealed. Only the heroes read them. They open for all after the game.
be-goal = Goal
be-of = { $value } of { $most }
be-dead = dead
be-alive = alive
be-sought-heroes = What the heroes were after
be-sought-traitor = What the traitor was after
be-won = won
be-you-won = This is your victory too.
be-you-lost = For you this is a defeat.
be-to-board = To the house
be-both-books = Both books are open
be-one-book = The book is open
be-count-turns = turns
be-count-rooms = rooms found
be-count-omens = omens
be-count-dead = deaths
be-chapter-before = Before the haunt
be-chapter-haunt = The haunt
be-chapter-end = The end

## Talk and people
talk-title = Talk
talk-empty = Quiet so far. Say something.
talk-earlier = Earlier
talk-say = Say to all…
talk-whisper-say = Whisper to { $name }…
talk-side-say = Say to your side…
talk-send = Send
talk-to = To whom
talk-to-all = Everybody
talk-to-storyteller = The Storyteller
talk-to-side = Whisper to my side
talk-to-one = Whisper to { $name }
talk-whisper-to = whispered to { $names }
talk-whispers = { $name } whispers to { $target }
talk-silent = Only the Storyteller hears
talk-overheard = At this table the Storyteller reads whispers.
story-title = Story
story-empty = The game has just begun.
story-sift = What to show
story-all = Everything that happened
story-major = The story in short
story-of = Only { $name }
people-title = People
people-here = here
people-away = no connection
people-bot = bot
seat-thinks = The bot is thinking
people-kept = a bot keeps the seat
people-free = Free
people-host = host
people-rights = Rights: { $name }
people-make-host = Make host
people-mute = Do not hear
people-unmute = Hear again
people-muted = not heard
people-report = Report
lag-good = good connection
lag-fair = slow connection
lag-poor = very slow connection
report-title = Report a fault
report-about = Report { $name }
report-what = What happened
report-hint = The log of the game up to this minute and what you can read of the talk go with it. Only whoever runs the server reads it.
report-send = Send
report-sent = Sent. Thank you.
people-make-teller = Hand over the Storyteller’s chair
people-make-aide = Ask to tell the story with me
people-aide = second Storyteller
people-aides = telling it together: { $names }
people-aide-end = Go on without help
people-aide-leave = Stop telling
people-remove = Send away for good
people-watchers = Watching
people-remove-network = Send away with the whole network
watch-no-more = Show no more
plea-watch = { $name } would like to watch through your eyes.
plea-chair = { $name } would like to join at the seat of { $seat }. Its past opens only if everybody agrees.
plea-storyteller = { $name } asks for the Storyteller’s chair and would see every role.
plea-mine-watch = Waiting for { $names } to agree: you ask to watch { $seat }.
plea-mine-chair = Waiting for { $names } to agree: you ask for the seat of { $seat }.
plea-mine-storyteller = Waiting for { $names } to agree: you ask for the Storyteller’s chair.
plea-allow = Agree
plea-deny = Refuse
plea-withdraw = Never mind
laid-seating = The roles were laid out by hand, seat by seat: whoever did it knows them all.
laid-bag = The bag was filled by hand: whoever did it knows which roles are in play.
laid-preset = The roles come from a prepared set: whoever knows it knows which roles are in play.
watch-as = Watch

## The end and recordings
end-board = To the board
end-open = How it ended
next-game = Another game
replay-gone = No such recording
replay-back = Step back
replay-forward = Step forward
replay-play = Play
replay-pause = Pause
replay-scrub = Place in the game
replay-step = Step { $step } of { $steps }
replay-as = Through whose eyes
replay-open = Everything open
replay-start = The beginning
replay-public = As all saw it
replay-seat = As { $name } saw it
replay-log = Game file
replay-chapter = To the beginning of

## Settings
pref-sound = Sound
pref-sound-hint = A bell when it is your turn, dawn, a death, dice, whispers
pref-vibration = Vibration
pref-push = Call me when it is my turn
pref-push-hint = A notification comes even when the page is closed
pref-push-denied = The browser does not allow notifications. Allow them for this site.
pref-motion = No motion
pref-motion-hint = Things are simply where they end up
pref-dice = Still dice
pref-dice-hint = The result without the roll
pref-contrast = More contrast
pref-list = Lists first
pref-list-hint = Seats and rooms as a list instead of a picture

## Rules
rules-title = Rules
rules-search = Search the rules
rules-short = In short
signs-betrayal = The language of tiles
signs-whispers = Tokens and states
rules-things = What is in the box
rules-numbered = Every rule by number
rules-numbered-note = The numbers are those that refusals name.
rules-nothing = Nothing found. Try another word.
rules-more = { $count } more { $count ->
    [one] rule
   *[other] rules
}. Narrow the search.

## First game
learn-table = First game
learn-begin = Begin the first game
learn-hint = The game is real, and your partners have prepared for it: everything important will happen. Hints come in time, advice whenever you ask.
lesson-next = I see
lesson-advice = What now?
lesson-advised = Advice: { $answer }.
lesson-say = Tell everybody: “{ $answer }”.
lesson-follow = Do that
lesson-quiet = Nothing new for the moment. Ask for advice if you are stuck.
lesson-close = Put the hints away
lesson-open = Show the hints
hint-ask = Hint
hint-thinking = Let me think…
hint-close = Put the hint away
how-clocktower-1 = Everybody gets a role in secret. There are more good players, but the evil ones know each other.
how-clocktower-2 = At night roles wake one by one: some learn, some protect, the Demon kills.
how-clocktower-3 = By day all talk: openly, in whispers, truth or lies. The drunk and the poisoned hear falsehoods.
how-clocktower-4 = Any living player may nominate once a day. The vote goes round the circle; the hand of the clock locks each hand as it passes.
how-clocktower-5 = Whoever has the most votes, and at least half of the living, is executed. At most one a day.
how-clocktower-6 = The dead may talk, and have one vote left for the whole game.
how-clocktower-7 = When the Demon dies, good wins. When two are left alive, evil wins.
how-betrayal-1 = You enter the house. Behind every door waits a new room.
how-betrayal-2 = On your turn you may walk through as many rooms as your Speed. A new room with a symbol stops you: do what it says.
how-betrayal-3 = A spiral is an event, a key an item, a feather an omen.
how-betrayal-4 = After an omen dice are rolled. If they show less than the number of omens so far, the haunt begins.
how-betrayal-5 = Then somebody may turn traitor. Each side has its own secret page with its goal.
how-betrayal-6 = The traits are Speed, Might, Sanity and Knowledge. In the haunt, a mark on the skull means death.
how-whispers-1 = Three people are locked in. The killer does not see them move, only hears noise.
how-whispers-2 = A victim walks, searches, repairs the transmitter, shakes off fear. Searching and keys make noise.
how-whispers-3 = The killer plays cards: asks where you are, bars doors, comes closer.
how-whispers-4 = When they meet, dice are rolled. Items protect, fear takes dice away.
how-whispers-5 = With five keys and everybody at the exit, or with the transmitter repaired and help arrived, the victims are safe.
how-whispers-6 = If the equipment deck runs out or a victim dies, the killer wins.

## Pages without a table
lost-title = Nobody here
lost-text = There is no such room in the house. Go back to the door and take another.
gone-title = No such table
left-title = You are no longer at this table
broken-title = The table is broken
broken-text = The game stopped because of a fault in the program. Its record is kept, and the other tables are unharmed.
rules-changed-title = The rules have changed
rules-changed-text = This game began under an earlier version of the rules. Under today’s it would become another game, so it ends here. Nothing is lost: its record is yours, and the version of Nightbell that it began with can show it.
broken-log = Save the record of the game
offline-title = No connection
offline-text = The door is open, but it is dark behind it: the server does not answer. The page will open by itself as soon as it does.
offline-stays = The server answers, but does not give this page. Try again a little later.
missing-part = A part of the page did not arrive: the connection broke. It will open by itself as soon as the server answers.
missing-stays = A part of the page still did not arrive. Try to open it again.
missing-open = Open
fault-title = Something went wrong
fault-text = The page stumbled. The game is safe: it lives on the server.
fault-details = Details
fault-offline = The server does not answer. Check your connection.
fault-unknown = The server gave a reply that makes no sense. Try again.

## About
about-text = Nightbell runs three board games in which one side hides something. The rules are kept, secrets stay where they belong, and a game survives a lost connection.
about-credits = Pictures, fonts and libraries
about-credits-text = Scenes and portraits are drawn by Nightbell’s own code. Marks of roles and items come from the Game Icons collection (CC BY 3.0), recoloured and framed.
about-games = Whose games these are
about-games-text = Blood on the Clocktower, Betrayal at House on the Hill and Whispers Behind the Wall belong to their publishers. None of their pictures or texts are here; the words and drawings are ours. If you like a game, buy the box.

## The clocktower
ct-night = Night { $night }
ct-day = Day { $day }
ct-night-title = The town sleeps
ct-you-tell = Storyteller
ct-at-table = Table “{ $title }”
ct-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ct-setup = Setting up
ct-journal = Your journal
ct-private = Only you see this
ct-public = You are watching: this is what everybody knows
ct-lent = { $name } sees this, and lets you look
ct-no-notes = Everything you are shown will be written here.
ct-who-claimed = Who claims what
ct-silent = silent
ct-gained = Ability taken: { $role }.
ct-night-sheet = Night sheet
ct-coming-sheet = The coming night
ct-meeting-hint = The evil learn of each other
ct-nobody-wakes = Nobody else wakes.
ct-bluffs = The Demon knows that these are not in play
ct-shown-tonight = Shown tonight
ct-shown-last-night = Shown last night
ct-drunk = drunk
ct-poisoned = poisoned
ct-dies-tonight = dies tonight
ct-town-list = The town, seat by seat
ct-as-list = As a list
ct-as-circle = As a circle
ct-you = you
ct-alive = alive
ct-dead-votes = { $votes ->
    [0] dead, no vote left
   *[other] dead, one vote left
}
ct-died-at = died { $by ->
    [day] on day { $number }
   *[night] on night { $number }
}, { $votes ->
    [0] no vote left
   *[other] one vote left
}
ct-claims = claims { $role }
ct-nominee = nominated
ct-nominator = nominates
ct-aim-shoot = target
ct-aim-exile = exile?
ct-condemned = about to die · { $votes }
ct-condemned-long = { $who }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, about to die
ct-picked = choice { $place }
ct-hand-up = hand raised
ct-hand-yes = voted yes
ct-hand-no = voted no
ct-vote = The vote
ct-nominates = { $who } nominates { $whom }
ct-accuses-whom = { $who } accuses { $whom }
ct-of = of { $needed }
ct-living = { $count } alive
ct-alive-of = alive of { $count }
ct-already = { $who } has { $votes }
ct-needed = { $needed } needed to execute
ct-stage-setup = Filling the bag
ct-stage-dealt = The roles are dealt
ct-stage-vote = The vote
ct-stage-discussion = Discussion
ct-stage-nominations = Nominations are open
ct-stage-closing = The day is ending
ct-choose = Choose
ct-chosen = { $count } of { $most } chosen
ct-choose-one = Choose
ct-chosen-one = Chosen
ct-point = Point at somebody in the circle
ct-answer = Choose { $who }
ct-answer-seats = Choose { $who }
ct-verb-nominate = Nominate
ct-verb-shoot = Shoot
ct-verb-exile = Exile
ct-verb-give = Give your vote
ct-eyes-closed = Close your eyes
ct-eyes-hint = It is night. If you are needed you will be woken: the screen lights up by itself.
ct-eyes-watcher = It is night. The town sleeps, and there is nothing to see.
ct-eyes-count = Eyes closed: { $closed } of { $all }
ct-eyes-waiting = No word yet from { $names }. The night goes on without them.
ct-line-done = done
ct-dawn = Dawn
ct-dawn-soon = All is done. The town opens its eyes in a few seconds.
ct-pick = Choose, then confirm
ct-echo = { $what }?
ct-echo-nothing = Nobody and nothing?
ct-answer-nobody = Choose nobody
ct-last-words-why = You need not. All who die are asked, so that nobody can tell whose ability it is: { $roles }.
ct-last-words-none = Keep silent
ct-change = Change
ct-nobody-sees = Nobody will see that you are awake
ct-rulings = The Storyteller’s rulings
ct-company = At the table with the Storyteller
spoken-who = Whose words
spoken-think = About somebody
spoken-am = About themselves
spoken-words = In their own words
spoken-text = What was said
spoken-send = Write it down
spoken-hint = Only you see what you write down. The same follows from it as from words said on the screen.
jot-whom = To whom
jot-text = Your words
jot-send = Say it
script-homemade = Characters of its own: { $names }. The game does not enforce them, the Storyteller plays them.
script-own-rules = Rules of its own. The Storyteller sees to them, the game does not enforce them:
ct-company-names = The role named: { $role }
ct-ruled-before = You ruled before
ct-show = Show to a player
ct-show-hint = The card fills the screen, and the Grimoire is not on it. Only holding a button brings it back.
ct-show-do = Show
ct-hand-over = Just hand the device over
ct-cards = Cards
ct-card-you-are = Your role
ct-card-now = You are now
ct-card-demon = This is the Demon
ct-card-minion = This is a Minion
ct-card-minions = These are the Minions
ct-card-not-in-play = These roles are not in play
ct-card-none = None of these roles is in play
ct-card-number = A number
ct-card-answer = Yes or no
ct-card-player = Players and a role
ct-card-choose = Choose a player
ct-card-choose-two = Choose two players
ct-card-use = Use your ability?
ct-card-whose-number = Whose number it is
ct-card-just-number = Just a number
ct-card-seats = Players on the card
ct-card-roles = Roles on the card
ct-shown-nothing = A player holds the device. The Grimoire is closed.
ct-unlock = Hold to go back
ct-unlock-sure = Open the Grimoire? Press once more
ct-tidy = Put the tokens back in a circle
ct-move-hint = Tokens can be dragged, or moved with Shift and the arrow keys. The order of the seats stays.
ct-believed = thinks they are the { $role }
ct-believes = Believes: { $role }
ct-side-turned = { $role }, { $side }

# ---- a script of one’s own
builder-title = Build a script
builder-hint = Pick the roles. The server says at once how many players they are enough for and what is missing.
builder-open = Build a script of your own
builder-down = Script
builder-go = Play
builder-find = Find a role by name or ability
builder-none = There is no such role in the box.
builder-name = Title
builder-author = Author
builder-play = Play with bots: { $players ->
    [one] { $players } player
   *[other] { $players } players
}
builder-save = Save
builder-saved = The script is kept in this browser.
builder-kept = Saved
builder-export = To a file
builder-print = Print
builder-new = Start over
builder-take = Work on it
builder-suits = These would go with it
builder-jinxes = Jinxes of this script
builder-shelf = My scripts
builder-roles = { $count ->
    [one] { $count } role
   *[other] { $count } roles
}
builder-drop = Remove the script “{ $name }”
builder-sheets = Sheets to print
kind-townsfolk = Townsfolk
kind-outsider = Outsiders
kind-minion = Minions
kind-demon = Demons
kind-traveller = Travellers
kind-fabled = Fabled
kind-loric = Loric
sheet-roles = Role sheet
sheet-nights = Night sheet
sheet-first-night = First night
sheet-other-nights = Other nights
sheet-first-night-only = “Except the first” means from the second night on.

## The floor, the defence, answers
clock-defence = The accused speaks
defence-yours = You have been nominated. What do you say?
defence-of = { $name } may answer first
defence-more = +{ $seconds } s
defence-done = I have nothing more to say
defence-count = Count the hands
dock-also = More: { $count }
floor-give = Give the floor
floor-of = { $name } has the floor. The others are heard afterwards.
floor-yours = You have the floor: nobody will interrupt. You need not speak.
floor-done = I am done
floor-all = Let all speak again
floor-wait = { $name } has the floor. Your words will be heard afterwards.
floor-held = What you said will be heard when all may speak again.
answer = Answer
talk-ask = Ask the Storyteller…
answer-title = { $name } asks
answer-title-all = Say to all
answer-alone = In private
answer-to-all = In public
answer-text = Answer
answer-public = { $name }: { $text }
answer-send = Answer in private
answer-send-all = Say it in public
answer-make-private = Answer in private
answer-anyway = Say it in public anyway
ruling-about = About which role
ruling-about-none = None, in general
ruling-text = The ruling
ruling-hint = Everybody will hear it, and it holds for the rest of the game.
ruling-send = Announce it
offers-new = New in your role
offers-again = For your role
offers-mark = new
house-defence = Time for a defence
house-defence-hint = How long a nominee may speak before the hands are counted
house-dawn = Pause before dawn
house-dawn-hint = Hides who was the last to act at night
house-none = No pause
house-seconds = { $seconds } s
seconds-range = { $least }–{ $most } s

## Lists too long for buttons
lookup-label = Find in the list
lookup-hint = Find…
lookup-none = Nothing of that name.
lookup-unfold = As a list: { $count }

## The Storyteller’s table
ct-teller-decides = The Storyteller decides
ct-is-true = the truth
ct-is-false = not so
ct-is-advised = advised
ct-advice = Advice: { $what }.
ct-so-sees = What { $who } will see
ct-tell-send = Show: { $what }
ct-decide-send = Decided: { $what }
ct-decide-none = Decided: nothing
ct-point-token = Touch a token in the Grimoire
ct-point-other = or touch another token in the Grimoire
ct-open-token = What can be done with { $who }
ct-other-role = Another role…
ct-which-role = Which role…
ct-other-answers = Other answers
ct-in-play = in play
ct-pair-role = Which role to show?
ct-pair-hint = Now two players: one of them is the { $role }. Touch their tokens.
ct-pair-seats = { $count ->
    [one] Touch one more token
   *[other] Touch two tokens
}
ct-roles-full = To take another role, first touch one of those you chose.
ct-pair-free = touch a token
ct-find-role = Find a role…
ct-step = Step { $n } of { $of }
ct-dying = { $count } to die
ct-turn = wakes as number { $n }
ct-waits = The players decide. You will be called.
ct-waits-for = { $who }, the { $role }, is awake. Waiting for an answer.
ct-what-to-see = What lies on the table
ct-seg-grimoire = Grimoire
ct-seg-town = Town
ct-tidy-short = Tidy
ct-show-short = Card
ct-more = More
ct-welcome = Traveller
ct-more-title = What else the Storyteller may do
ct-back = Back
ct-step-back = Step back
ct-step-back-what = Your last answer is taken back, and all that came of it:
ct-step-back-more = { $count ->
    [one] and one more event
   *[other] and { $count } more events
}
ct-step-back-answer = Only the answer itself: nothing has come of it yet.
ct-step-stay = Keep it
ct-step-do = Take back
ct-step-none = There is nothing to take back yet.
ct-do-slay = Dies
ct-do-revive = Lives again
ct-do-become = Change role
ct-do-turn = Turn { $side }
ct-do-show = Show the role
ct-do-cards = Another card
ct-do-floor = Give the floor
ct-do-farewell = Leaves town
ct-do-mark = A role’s reminder…
ct-reminders = Reminders
ct-unmark = Take up the reminder: { $what }
ct-own-reminder = In your own words
ct-put = Put down
ct-feel = How it will play
ct-feel-informs = Information
ct-feel-muddles = Confusion
ct-feel-protects = Protection
ct-feel-nobody = nobody
ct-feel-of = { $full } of { $of }
ct-feel-hint-seer-recluse = Fortune Teller and Recluse together: a “yes” will come without the Demon too. Keep it in mind when you choose the red herring.
ct-feel-hint-spy-seen = The Spy may pass for good and for another role: decide beforehand for which.
ct-feel-hint-poison-drink = Poison and the Drunk together: two are wrong at once. Let the others be easier to believe.
ct-feel-hint-few-informs = Little information: the town is left with talk and votes.
ct-feel-hint-no-muddle = Nothing spoils information: good will soon agree.
ct-bag-title = What is in the bag
ct-bag-hint = This bag follows the set-up table. Change what you like: the counts say whether it adds up.
ct-bag-look = Touch a token: what it can do is told here.
ct-bag-suggest = Suggest another
ct-bag-townsfolk = Townsfolk
ct-bag-outsider = Outsiders
ct-bag-minion = Minions
ct-bag-demon = Demon
ct-bag-count = { $has } of { $wanted }
ct-bag-mask = The { $role } does not know it. Which token do they draw instead?
ct-bag-copies = { $role }: how many tokens in the bag?
ct-bag-is-mask = a mask
ct-bag-bluffs = What the Demon is shown
ct-bag-bluffs-hint = Three roles that are not in play. You may decide at night.
ct-bag-bluff = Role { $n }
ct-bag-bluff-later = decide at night
ct-bag-ready = The bag is ready.
ct-bag-owed = The counts do not add up: { $counts }.
ct-bag-owed-guest = A role is missing that has to be there: { $role }.
ct-bag-owed-mask = The { $role } does not know it: choose which token they draw.
ct-bag-apart = Never together: { $role } and { $other }.
ct-deal = Shuffle and deal { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ct-shown-number = { $role ->
    [chef] Pairs of evil neighbours
    [empath] Evil among your two living neighbours
    [clockmaker] Steps from the Demon to the nearest Minion
    [oracle] Evil among the dead
    [juggler] Right guesses
    [mathematician] Abilities that went wrong
    [chambermaid] Of the two, so many woke tonight
   *[other] You are shown a number
}
ct-shown-grimoire = This is the Grimoire
ct-shown-dead = dead
ct-shown-pair = One of these two
ct-sheet-later = Everybody who wakes will stand here once the roles are dealt.

## Whom to be and how to look
play-as = Play as
host-as = Who will you be
part-player = Player
part-storyteller = Storyteller
part-explorer = Explorer
part-victims = Victims
part-killer = Killer
part-watcher = I’ll just watch
create-hint = A link, a code and a QR for friends. Bots take empty seats.
lead-room = Run it in a room
lead-room-hint = One tablet for the Storyteller, real people around it. A television can show the town.
learn-short = First game
learn-short-hint = With hints: the rules become clear as you play.
state-gathering = gathering
state-playing = in progress
state-over = finished
state-broken = stopped
table-full = no seats left
result-clocktower-good = good won
result-clocktower-evil = evil won
result-betrayal-heroes = the heroes won
result-betrayal-traitor = the traitor won
result-betrayal-survivors = some got away
result-betrayal-house = the house won
result-whispers-victims = the victims got away
result-whispers-killer = the killer won
look-title = How you look
look-face = Portrait
look-number = Portrait { $number }
look-form = How to speak of you
look-form-she = she
look-form-he = he
look-form-none = no gender
look-done = Done
lobby-watching = You have no seat and will only watch. Sit down if you want to play.
lobby-table = At the table
teller = Who runs the game
teller-person = A person
teller-person-about = One of you takes the Storyteller’s chair.
teller-person-is = { $name } runs the game.
teller-gentle = Gentle bot
teller-gentle-about = Helps the town more often. For first games.
teller-sensible = Even-handed bot
teller-sensible-about = Helps whoever is behind.
teller-cruel = Cruel bot
teller-cruel-about = Helps evil more often and misleads the detectives.
house-level = Strength of the bots
level-random = random
level-random-about = They do anything the rules allow. Good for trying things out.
level-easy = easy
level-easy-about = They know what they want and slip now and then, as people do.
level-sensible = sensible
level-sensible-about = They have a reason for everything they do.
level-strong = strong
level-strong-about = They play the next moves through in their heads before they answer.
level-master = master
level-master-about = They play many more moves through in their heads, and take longer over it.
house-pace = Pace of the bots
house-pace-hint = How much time there is to read what happened.
house-pace-slow = unhurried
house-pace-normal = normal
house-pace-quick = quick
house-hand-hint = How long the hand stays at each seat
skip-ask = On to my turn
skip-on = No pauses. Bring them back
skip-wait = Waiting for the others: { $names }
ready-ask = Nothing to add
ready-count = { $ready } of { $all } ready
ready-waits = Still thinking: { $names }

## Players of the town
ct-quote-open = “
ct-quote-close = ”
ct-quoted = “{ $text }”
ct-speak = Speak to the town
ct-act-calls = { $you ->
    [yes] claim a role
   *[no] claims a role
}
ct-act-tells = { $you ->
    [yes] tell
   *[no] tells
}
ct-act-accuses = { $you ->
    [yes] accuse
   *[no] accuses
}
ct-act-doubts = { $you ->
    [yes] doubt
   *[no] doubts
}
ct-act-trusts = { $you ->
    [yes] believe
   *[no] believes
}
ct-act-proposes = { $you ->
    [yes] call for a vote
   *[no] calls for a vote
}
ct-act-asks = { $you ->
    [yes] ask
   *[no] asks
}
ct-act-later = { $you ->
    [yes] answer
   *[no] answers
}
ct-act-answers = { $you ->
    [yes] answer
   *[no] answers
}
ct-agree = { $count ->
    [one] Agrees
   *[other] Agree
}
ct-trusting = { $count ->
    [one] Believes
   *[other] Believe
}
ct-doubting = { $count ->
    [one] Doubts
   *[other] Doubt
}
ct-night-small = night { $night }
ct-say-who = Who I am
ct-say-know = What I know
ct-say-ask = Ask
ct-say-accuse = Accuse
ct-whisper = Whisper
ct-say-trust = Believe
ct-say-mistrust = Doubt
ct-word-believe = I believe them
ct-word-disbelieve = I do not believe them
ct-word-doubt = Not the Demon
ct-word-retract = I take it back
ct-word-think = I accuse
ct-word-propose = Let us nominate
ct-word-promise = My hand is up
ct-word-agree = I suspect them too
ct-whom-trust = Whom you believe
ct-whom-mistrust = Whom you doubt
ct-say-to-all = The whole town hears it. Bots understand these words.
ct-say-to-one = Only { $name } hears it. Everybody sees that you whisper.
ct-say-otherwise = Or tell something else
ct-say-nothing-known = Your journal holds nothing that the town has not heard.
ct-whom-ask = Whom to ask
ct-whom-accuse = Whom to accuse
ct-whom-whisper = Whom to whisper with
ct-whom-nominate = Whom to nominate
ct-whom-shoot = Whom to shoot
ct-whom-exile = Whom to exile
ct-whom-give = Whom to give your vote
ct-accuse-of = Who you think they are
ct-accuse-short = Who?
ct-to-all = To all
ct-my-night = My night { $night }
ct-why = Why?
ct-why-silent = Silent
ct-why-double = Claims another’s role
ct-why-named = What others saw
ct-why-votes = Votes
ct-why-left = Nobody else is left
ct-why-feeling = A feeling
ct-why-own = My own words
ct-gives-away = Everybody will know: your role is { $role }.
ct-whisper-send = Whisper
ct-whisper-with = Whisper to { $name }
ct-go-on-whispering = Another word to { $name }
ct-whisper-back = Answer { $name }
ct-asks-you = { $name } asks you
ct-asks-you-aside = { $name } asks you in a whisper
ct-asks-what = Who are you, and what do you know?
ct-answer-now = Answer
ct-answer-put-off = Later
ct-answer-later = I won’t say
ct-everybody = Who is at the table
ct-reply-believe = I believe it
ct-reply-disbelieve = I doubt it
ct-reply-ask = Ask
ct-reply-agree = Agree
ct-reply-doubt = Disagree
ct-ready = { $done } of { $all } are done
ct-listen = The town is talking.
ct-hands-go-round = The hands are being counted.
ct-you-done = You have nothing to add. Waiting for the others.
ct-bluff-shot = Anybody may shoot: they might take you for the Slayer. You can try it once in a game.
ct-too-late = It is too late for that.
ct-person-open = More
ct-late = Your chair is kept. When the Storyteller lets you in, you come as a Traveller.
ct-traveller = Traveller
ct-says-to-be = claims to be
ct-says-to-be-on = claims to be, day { $day }
ct-ally-minion = on your side, a Minion
ct-ally-demon = on your side, the Demon
ct-card-journal = In your journal
ct-card-knows = What they know
ct-card-says = What they say
ct-card-votes = How they vote
ct-card-for = for executing { $names }
ct-card-against = against executing { $names }
ct-card-minds = What others think
ct-own-mark = Your mark. Only you see it
ct-mark-trust = Believe
ct-mark-none = Not sure
ct-mark-doubt = Doubt
ct-in-whisper = in a whisper
ct-said-nothing = Has said nothing yet about anybody.
ct-you-silent = The town does not know yet who you are.
ct-answer-doubt = This is what you were shown. The drunk and the poisoned may be shown what is not so.
ct-deal-hint-open = Everybody sees which Traveller you are. Only you and the Storyteller know your side.
ct-deal-hint = Only you see this card. You need not tell the truth about it.
ct-kept-in-journal = It is in your journal. Only you see it
ct-kept-side = Your card stays at hand. Only you know your side
ct-kept-at-hand = Your card stays at hand. Only you see it
ct-next = Next
ct-understood = I see
ct-close-eyes = Close your eyes
ct-moment-nomination = A nomination
ct-moment-execution = An execution
ct-moment-death = A death
ct-moment-shot = A shot
ct-moment-you-died = You are no longer among the living, but you win or lose with your side. Talk and think with the rest: you have one vote left.
ct-moment-died-tonight = { $names } died tonight.
ct-moment-nobody-died = Nobody died tonight.
ct-moment-you-nominated = { $who } nominates you.
ct-moment-you-nominate = You nominate { $whom }.
ct-moment-executed = The town executes { $whom }.
ct-moment-died = { $who } dies.
ct-moment-shot-at = { $who } shoots at { $whom }.
waiting-left = { $seconds } s
waiting-back = To your answer
ct-you-won = { $side ->
    [good] You were good: this is your victory too.
   *[evil] You were evil: this is your victory too.
}
ct-you-lost = { $side ->
    [good] You were good: this time you lost.
   *[evil] You were evil: this time you lost.
}
ct-who-was-who = Who was who
ct-how-it-went = How it went
ct-life-nobody = Nobody died.
ct-lives = Lines of life
ct-life-as = { $name } ({ $role })
ct-life-executed = { $votes ->
    [0] { $name }, the { $role }, is executed.
    [one] { $name }, the { $role }, is executed with { $votes } vote.
   *[other] { $name }, the { $role }, is executed with { $votes } votes.
}
ct-life-again = { $name } is executed, though dead already.
ct-life-shot = { $who } shoots { $whom }, and it is the { $role }.
ct-life-missed = { $who } shoots at { $whom }, and nothing happens.
ct-life-lied = { $count ->
    [one] { $names } is told a lie.
   *[other] { $names } are told lies.
}
ct-life-spared = Spared from death: { $names }.
ct-life-died = { $count ->
    [one] { $names } dies.
   *[other] { $names } die.
}
ct-life-became = { $name } is now the { $role }.
ct-life-quiet = No execution.
ct-life-mark-night = died at night
ct-life-mark-executed = executed
ct-life-mark-died = died by day
ct-life-mark-lied = was told a lie
ct-life-mark-poisoned = poisoned
ct-life-mark-alive = stays alive
ct-life-mark-gone = dead
ct-life-living = Alive at the end
ct-life-mark-harmed = poison or a lie
ct-life-legend = What the signs mean

## Whispers: the six actions
wh-verb-move = Go
wh-verb-calm = Catch breath
wh-verb-unbar = Break down
wh-verb-search = Search
wh-verb-repair = Repair
wh-verb-special = Special
wh-act-one = One action of six.
wh-act-more = The action is taken. There may be more to do.
wh-act-where = Where to? You may point at the plan.
wh-cost-move = 1–2 steps, no noise
wh-cost-calm = sheds all fear
wh-cost-unbar = { $count ->
    [one] { $count } barricade here
   *[other] { $count } barricades here
}
wh-cost-unbar-loud = a barricade here, and noise
wh-cost-search = a search card, may be loud
wh-cost-search-silent = a search card, no noise
wh-cost-repair = one step, and noise
wh-cost-special = your own skill
wh-not-acted = action already taken
wh-not-netted = held by a net
wh-not-move = every way out is shut
wh-not-calm = no fear to shed
wh-not-unbar = no barricade here
wh-not-search-here = nowhere to search here
wh-not-search-empty = nothing left to find
wh-not-beside-killer = the killer is here
wh-not-repair-done = the transmitter works
wh-not-repair-here = only in the { $place }
wh-not-repair-again = repaired this round already
wh-not-special = needs a thing or a place
wh-goal-cards = { $count ->
    [one] equipment card
   *[other] equipment cards
}
wh-goal-rounds = { $count ->
    [one] enough for { $count } round
   *[other] enough for { $count } rounds
}
wh-goal-keys = Keys
wh-goal-repair = Repair
wh-goal-rescue = Rescue
wh-goal-of = { $have } of { $of }
wh-goal-not-called = not called
wh-goal-comes = { $rounds ->
    [0] is here
    [one] in { $rounds } round
   *[other] in { $rounds } rounds
}
wh-goal-bars = { $count ->
    [one] The killer has { $count } barricade left
   *[other] The killer has { $count } barricades left
}
wh-step-card = Attack card
wh-step-defender = Defender
wh-step-item = Item
wh-step-roll = Roll
wh-step-verdict = Outcome
wh-step-flee = Flight
wh-odds = { $dice ->
    [0] No dice
    [one] { $dice } die
   *[other] { $dice } dice
}{ $help ->
    [0] {""}
   *[other] {" "}and { $help } more
} against strength { $strength }. The chance is { $chance } in 100.

## Notes, votes, replay, who I am
ct-role-sheet = Sheet of roles
ct-role-sheet-hint = Who claims to be whom. Nobody has to believe it.
ct-known = What the players know
ct-votes = Votes
ct-votes-day = day
ct-votes-whom = who against whom, and whose hands
ct-votes-count = votes, needed
ct-votes-none = no hands
ct-notes = My notes
ct-notes-hint = What you think and whom you trust. Only you see it, in this tab.
ct-guess-of = { $name }: { $guess ->
    [trust] trusted
    [doubt] suspected
   *[none] no mark
}. Change
ct-guess-trust = trusted
ct-guess-doubt = suspected
replay-speed = Speed
replay-share = Share
account = Who I am
account-is = Here you are called { $name }.
account-out = Log out
account-forget = Forget me
account-sure = Sure? Press again
account-out-hint = This browser will no longer be you. Your games stay.
account-forget-hint = Your name, your words and your history go. What you did at tables stays, without a name.
account-nobody = Nobody knows you here yet.
pref-palette = Colours for the colour-blind
pref-palette-hint = Teams differ by shape, and by colours that are not mistaken for each other
pref-streamer = Streamer mode
pref-streamer-hint = The code and link of a table stay hidden until you ask
invite-show = Show the code

## Keys
title-keys = Keys · Nightbell
keys-title = Keys
keys-text = Everything at a table can be done without a mouse. Here is how.
keys-everywhere = Everywhere
keys-answers = Answers
keys-replay = Recordings
key-everywhere-tab = To the next thing on the page
key-everywhere-press = Press it
key-everywhere-close = Close a window or a sheet
key-everywhere-tabs = From tab to tab
key-answers-digits = Press a button of the dock, by its place in order
key-answers-hint = Ask for a hint, and put it away
key-clocktower-circle = Around the circle, seat by seat; where tokens can be moved, move one
key-clocktower-hold = Hold to look at your role
key-clocktower-moment = Skip a scene
key-betrayal-pan = Move the plan of the house
key-betrayal-zoom = Closer and farther
key-betrayal-floor = One floor up or down
key-betrayal-me = To your explorer
key-betrayal-turn = Turn the new room
key-betrayal-place = Put it down
key-whispers-pin = Lift a deduction token, and put it down
key-whispers-carry = Carry it from room to room
key-whispers-drop = Back to the supply
key-replay-step = One step back or forward
key-replay-chapter = To the beginning of a night, a round or a turn
key-replay-play = Play and pause

## My games
title-me = My games · Nightbell
mine-title = My games
mine-all = All games
mine-games = Played
mine-none = None yet. Play one to its end and it will be here.
mine-won = won
mine-lost = lost
mine-watched = watched
mine-sum = { $played ->
    [one] { $played } game
   *[other] { $played } games
}: { $won } won, { $lost } lost
mine-of = { $won } of { $played }
file-title = A game file
file-hint = A game that was played anywhere opens as a recording. The server keeps nothing of it.
file-open = Open a file
file-too-long = The file is too large for a game.
file-none = Open the game file once more, on the page “My games”.
phrase-title = Stay yourself on another phone
phrase-hint = Six words bring your name, games and statistics back on any device. No mail, no password.
phrase-kept = You already have your six words. New ones replace them.
phrase-make = Show six words
phrase-anew = Replace them with new ones
phrase-copy = Copy
phrase-copied = Copied
phrase-once = Write them down: they are not shown again. Whoever has these words is you.
phrase-have = Do you have your six words?
phrase-back = Come back as yourself
phrase-welcome = Welcome back, { $name }.
about-voice = Voice
about-voice-text = People speak here with their own voices: in one room, or in the call that your group has already. The table has talk, whispers, the floor and clocks for the call to go by; we run no call of our own, and nobody’s voice passes through the server.

## The language of tiles
be-legend-doors = Doors
be-door-one = One door
be-door-one-note = a dead end
be-door-opposite = Two, facing
be-door-opposite-note = a corridor
be-door-corner = Two, at a corner
be-door-corner-note = a bend
be-door-three = Three doors
be-door-three-note = one blank wall
be-door-four = Four doors
be-door-four-note = every way
be-door-false = A false door
be-door-false-note = it ends at a wall
be-legend-floors = Floors and ground
be-ground-basement = Basement
be-ground-basement-note = slabs of stone
be-ground-ground = Ground floor
be-ground-ground-note = parquet
be-ground-upper = Upper floor
be-ground-upper-note = boards
be-ground-strip = The entrance
be-ground-strip-note = three rooms without walls
be-ground-outdoor = In the open
be-ground-outdoor-note = grass
be-ground-window = A window
be-ground-window-note = moonlight falls in
be-legend-signs = Symbols
be-sign-event = a circle and a spiral
be-sign-item = a pentagon and a key
be-sign-omen = a diamond and a feather
be-sign-fresh = A symbol on a room
be-sign-fresh-note = the first to enter draws
be-sign-taken = Already drawn
be-sign-taken-note = the symbol is dimmed
be-legend-ways = Ways and barriers
be-way-barrier = parts the room in two
be-way-chute = down only
be-way-stairs = up and back
be-way-cellar-stairs = to the Foyer and back
be-way-lift = the room itself moves
be-way-collapsed = one falls to the basement
be-legend-tokens = Tokens
be-token-secret-passage = a way for one step
be-token-secret-stairs = a way to another floor
be-token-closet = may be opened once a turn
be-token-safe = its lock may be tried
be-token-skeletons = may be searched
be-token-smoke = 2 dice fewer here
be-token-drip = 1 die fewer here
be-token-blessing = heroes roll 1 die more
be-legend-figures = Figures and monsters
be-figure-monster = A monster
be-figure-monster-note = spikes and a number
be-figure-stunned = Stunned
be-figure-stunned-note = grey, misses a turn
be-figure-dead = Dead
be-figure-dead-note = a shroud, the name struck out
be-figure-me = This is you
be-figure-me-note = a rim of candlelight
be-legend-explorers = Explorers
be-colour-red = red, a square
be-colour-yellow = yellow, a circle
be-colour-green = green, a hexagon
be-colour-blue = blue, a diamond
be-colour-white = white, an arch
be-colour-purple = purple, a shield
be-legend-states = States of a room
be-state-dark = Dark
be-state-dark-note = out of reach
be-state-lit = Lit
be-state-lit-note = you can go there
be-state-chosen = Chosen
be-state-chosen-note = a thicker rim
be-state-here = You are here
be-state-here-note = the lamp
be-state-door = A door into the dark
be-state-door-note = a new room behind it
be-state-foe = An enemy near
be-state-foe-note = you can attack

## Tokens and states
wh-legend-victims = Victims and how they fare
wh-state-acts = Acting
wh-state-acts-note = a rim of candlelight
wh-state-dead = A dead victim
wh-state-dead-note = a shroud, the name struck out
wh-legend-killers = Killers: figure and token
wh-legend-tokens = Tokens
wh-token-noise = Noise
wh-token-noise-note = the killer hears it
wh-token-last-seen = Stealth
wh-token-last-seen-note = the killer was last seen here
wh-token-trap = Trap
wh-token-trap-note = laid by the victims
wh-token-chest = Chest
wh-token-chest-note = silver is inside
wh-token-core = Core
wh-token-core-note = the heart of the thing
wh-token-plan-mark = Plan marker
wh-token-plan-mark-note = left by the victims
wh-token-snare = Snare
wh-token-snare-note = set by the killer
wh-token-fear = Fear
wh-token-fear-note = takes a die away
wh-token-wound = Wound
wh-token-wound-note = left by an encounter
wh-token-barricade = Barricade
wh-token-barricade-note = the door is shut
wh-token-gear = Gear
wh-token-gear-note = a step of repair
wh-token-key = Key
wh-token-key-note = opens the exit
wh-legend-pins = Deduction tokens: dashed means “mine alone”
wh-pin-guess = A guess
wh-pin-guess-note = of anything
wh-legend-cards = Cards: the frame tells the kind
wh-kind-instant-note = Zigzag: played at once.
wh-kind-enhancement-note = A gable: an enhancement for the turn.
wh-kind-planning-note = A waist: played while planning.
wh-kind-attack-note = Cut corners: played in an encounter.

## The book of haunts
title-haunts = The book of haunts
haunts-title = The book of haunts
haunts-intro = Fifty nights, and the house tells each in its own way. Those you have lived through can be read again, both pages of them. The others stay sealed until their night comes.
haunts-count = Lived through: { $lived } of { $all }
haunts-open = The book of haunts
haunts-sealed = not yet lived through
haunts-lived = lived through
haunts-pages = The pages of “{ $haunt }”

## The lab

lab = The lab
lab-lead = Is this set-up fair, how long is it, and what does one change do? Bots play hundreds of games while you watch the answer grow sure.
lab-who = Who plays
lab-games = Games for each set-up
lab-base = The set-up
lab-base-hint = What you leave alone is as in the rulebook.
lab-compare = Compare by
lab-compare-none = nothing: one set-up
lab-values = Which values
lab-values-hint = You can mark several.
lab-without = Without a role
lab-with = With one more role
lab-pick-role = choose a role
lab-drop = Remove this change
lab-change-out = without: { $role }
lab-change-in = with: { $role }
lab-ask = Play them
lab-waits = The lab is still busy with another question.
lab-plays = { $played } of { $games } played
lab-done = { $games } games played
lab-stopped = Stopped after { $played } games
lab-stop = Enough
lab-report = A report for your group
lab-link = Link to the answer
lab-copied = Link copied
lab-setup = Set-up
lab-share = { $value }% ({ $low }–{ $high })
lab-points = { $value } ({ $low } … { $high })
lab-difference = Change, in points
lab-outcomes = How it ended
lab-deaths = How many had died by then
lab-cast = Who is in play, and what that does
lab-cast-head = Wins with it in play
lab-heard = Whose knowledge the town was told, and what that does
lab-heard-head = Wins when told
lab-heard-note = Compared with the games in which they were there and kept it, or died too soon. The longer a game, the more is told: this describes, it does not prove.
lab-deeds = What did something, times a game
lab-fates = How often each of them died
lab-against = Difference, in points
lab-note = The 95% interval is in brackets. A change is compared seed by seed; it is bold where its direction is certain.
lab-errors = Games that went wrong: { $errors }
lab-more = Details

# The big screen of a room
title-tv = Big screen · Nightbell
tv-open = To the big screen
tv-join = Take a seat
tv-join-at = Take a seat at “{ $title }”
tv-scan = Point your camera here, or open{" "}
tv-type = and type the code{" "}
tv-code-hidden = The code is hidden: streamer mode is on. Invite your guests in person.
tv-join-hint = Your phone becomes your card. No phone? The Storyteller will come round with the tablet.
tv-at-table = At the table
tv-waiting = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tv-free = free
tv-bot = bot
tv-guest = Traveller
tv-other-game = This game is played on the players’ own screens; it has no big one. When it is over, the table will be back here.
tv-night = Night { $night }. All eyes are closed, the eyes of the dead too.
tv-dawn = { $count } alive. Before sunset the town decides whom to execute.
tv-beside = About the day
tv-table = Table “{ $title }”.
tv-dawn-vote = one vote left
tv-exile = exile: { $enough ->
    [yes] supported
   *[no] not supported
}
tv-exile-half = half of everybody, living and dead
tv-guests = { $count ->
    [one] Traveller: { $names }. Travellers are exiled, not executed.
   *[other] Travellers: { $names }. They are exiled, not executed.
}
tv-living = { $count } of { $all } alive
tv-vote = The vote: { $name }
tv-nominated = Nominated today
tv-by = nominated by { $name }
tv-vote-spends = spending it now
tv-sheet = Who may be met in this script
tv-lost = The connection was lost. The picture will be back.
tv-vote-left = dead, with a vote left
tv-vote-gone = no vote left
tv-watch = Join or watch
tv-over = The game is over
tv-nights = { $count ->
    [one] { $count } night
   *[other] { $count } nights
}
tv-turns = How it was decided
tv-kinds = What the shapes mean
tv-turn-executed = The town executes { $whom }: { $role }.
tv-turn-died = { $name } dies: { $role }.
tv-recording = The recording

# ---- hints of a first game
hint-clocktower-role = This is your role. Only the Storyteller knows it too. You need not tell the truth about it.
hint-clocktower-night = Night. Roles wake in turn, and nobody sees who is woken. You sleep until you are called.
hint-clocktower-choose = You were woken. Tap a player, read the question below and confirm. Until then you can change your mind.
hint-clocktower-learned = The Storyteller showed you a number: so many of your two neighbours are evil. It is in your journal.
hint-clocktower-talk = Day. Tell the town who you are and what you know, or keep silent. Listen: somebody is lying.
hint-clocktower-nominate = Nominations are open. Each of the living may name one a day. The Investigator pointed at two: try one of them.
hint-clocktower-vote = The vote. The clock hand goes round and locks each hand as it stands. Half of the living must vote. Today it waits for you.
hint-clocktower-dead = You were killed at night. You are still in the game: you talk, think and win with your side.
hint-betrayal-walk = Lit rooms are where you can go. A dashed cell with a question mark is a door into the dark: a new room.
hint-betrayal-turn = The new room already shows on the plan. Turn it: a door must meet the one you come from. A way that is not allowed says why.
hint-betrayal-card = The room’s symbol says which card to draw: a spiral is an event, a key an item, a feather an omen.
hint-betrayal-damage = Damage moves the marks towards the skull. Share it as you like: the circle shows where a mark will stand. Nobody dies before the haunt.
hint-betrayal-floors = Somebody went to another floor. Press a small plan to look there; the target brings you back to yourself.
hint-betrayal-omen = An omen is out. After each of them dice are rolled: the more omens, the nearer the haunt.
hint-betrayal-haunt = The haunt has begun. Your side’s goal is under “Book”. The other book is sealed until the game is over.
hint-whispers-begin = You lead those who are locked in. The killer does not see you, only hears noise.
hint-whispers-who = Choose who acts now. Each of you does one thing in a round.
hint-whispers-move = Lit rooms can be tapped on the plan: the first tap picks, the second goes.
hint-whispers-noise = Rings on the floor are noise. The killer knows that room, but not who was there or whether they left.
hint-whispers-keys = A key is on the stand. Usually you need five, in this game three are enough.
hint-clocktower-say = Say who you are and what you were shown: with what the others say it makes a picture. If you do not know how to begin, ask for advice.
hint-clocktower-execution = Whoever has the most votes is executed. Nobody says what the executed was: you learn that from talk and roles.
hint-clocktower-dead-vote = The dead have one vote for the rest of the game. This is a good time to spend it.
hint-clocktower-end = The end: all roles are open. See who was who, and who lied.
hint-betrayal-explore = A new room lies on the table. Your movement ends in it if it asks for a card.
hint-betrayal-haunt-roll = The haunt roll: six dice. If they show less than the omens drawn, the house wakes.
hint-betrayal-traitor = One of you is the traitor now. From here each side knows what the other does not.
hint-betrayal-task = The haunt gave you a new action. It is a roll: as many dice as your trait, to reach the number asked.
hint-betrayal-fight = A fight: both roll Might. Whoever rolled less takes the difference as damage, shared between Might and Speed.
hint-betrayal-end = The haunt is over. There are many more in the box, and the traitor may be you.
hint-whispers-search = A search draws a card: an item or a key. A key rings, and the killer learns the room.
hint-whispers-repair = The transmitter is here. Repairing is loud, but it is the second way out: mend it and wait for help.
hint-whispers-killer = The killer has moved. You see the figure; the killer heard your noise and nothing else.
hint-whispers-fear = Fear takes dice away in an encounter. “Catch breath” removes it, while the killer is elsewhere.
hint-whispers-encounter = An encounter: the killer came in and found you. Dice and items defend, the killer’s strength attacks.
hint-whispers-flee = The fight is over, now run. Choose the room where the killer would look last.
hint-whispers-exit = There are keys enough. Whoever stands at the main exit at the end of a round is saved, if all do.
hint-whispers-end = The game is over. You can watch it again through the killer’s eyes: what was heard, what was guessed.
