### Puzzles: the shelf, the board, the hints and the answer

## Names
person-anna = Anna
    .form = she
person-boris = Boris
    .form = he
person-clara = Clara
    .form = she
person-denis = Denis
    .form = he
person-emma = Emma
    .form = she
person-felix = Felix
    .form = he
person-greta = Greta
    .form = she
person-hugo = Hugo
    .form = he
person-irina = Irina
    .form = she
person-jonas = Jonas
    .form = he
person-kira = Kira
    .form = she
person-lev = Lev
    .form = he
person-maria = Maria
    .form = she
person-nikita = Nikita
    .form = he
person-olga = Olga
    .form = she
person-pavel = Pavel
    .form = he
person-raisa = Raisa
    .form = she
person-stefan = Stefan
    .form = he
person-tamara = Tamara
    .form = she
person-viktor = Viktor
    .form = he
person-yana = Yana
    .form = she
person-zakhar = Zakhar
    .form = he

## Titles
puzzle-title-hit = A good shot
puzzle-title-shot = A shot in the square
puzzle-title-virgin = Honour on trial
puzzle-title-dies-on-nominating = A cursed accusation
puzzle-title-klutz-choice = A clumsy choice
puzzle-title-last-words = The last words of { $seat }
puzzle-title-empath = { $number ->
    [0] The Empath is at ease
    [1] The Empath feels a chill
   *[other] The Empath is surrounded
}
puzzle-title-chef = { $number ->
    [0] Dinner apart
    [1] Dinner for two
   *[other] A crowded kitchen
}
puzzle-title-clockmaker = { $number ->
    [1] Shoulder to shoulder
    [2] Two steps from trouble
   *[other] The Clockmaker counts { $number }
}
puzzle-title-oracle = { $number ->
    [0] The dead are clean
   *[other] The Oracle and the dead
}
puzzle-title-chambermaid = Who could not sleep
puzzle-title-mathematician = The sum is off
puzzle-title-washerwoman = Other people’s laundry
puzzle-title-librarian = A closed book
puzzle-title-investigator = On the Investigator’s trail
puzzle-title-fortune-teller = Two in the crystal ball
puzzle-title-undertaker = What the Undertaker knows
puzzle-title-monk = The Monk stays awake
puzzle-title-soldier = A Soldier on watch
puzzle-title-mayor = The Mayor asks for quiet
puzzle-title-saint = Hands off the Saint
puzzle-title-butler = Whose Butler
puzzle-title-recluse = A knock at the Recluse’s door
puzzle-title-dreamer = Two dreams of one face
puzzle-title-seamstress = A single stitch
puzzle-title-flowergirl = Flowers for votes
puzzle-title-town-crier = Who asked to speak
puzzle-title-artist = One question
puzzle-title-savant = The Savant whispers
puzzle-title-snake-charmer = A flute in the dark
puzzle-title-sage = Wisdom at the last
puzzle-title-philosopher = The Philosopher chooses
puzzle-title-juggler = Five in the air
puzzle-title-grandmother = Somebody’s grandchild
puzzle-title-sailor = The Sailor will not sink
puzzle-title-innkeeper = Two rooms for the night
puzzle-title-gambler = A blind bet
puzzle-title-exorcist = Not tonight
puzzle-title-courtier = A cup at court
puzzle-title-fool = The Fool dies twice
puzzle-title-tea-lady = Tea for two
puzzle-title-pacifist = No more hanging
puzzle-title-minstrel = A song after the gallows
puzzle-title-silent = { $seat } says nothing
puzzle-title-quiet-night = A night without a death
puzzle-title-two-at-once = Two in one night
puzzle-title-gone = { $seat } did not wake
puzzle-title-empty-scaffold = An empty scaffold
puzzle-title-seats = { $number } at the table

## The shelf
puzzles = Puzzles
puzzles-line = Everybody has told what they know. Somebody is lying.
puzzles-daily = Puzzle of the day, { $date }
puzzles-daily-short = Puzzle of the day
puzzles-daily-wait = Today’s puzzle is still being put together. One minute.
puzzles-solve = Solve it
puzzles-go-on = Keep thinking
puzzles-look-again = See the answer
puzzles-streak = { $count ->
    [0] Begin a streak
    [one] { $count } day running
   *[other] { $count } days running
}
puzzles-today = today’s { $done ->
    [yes] is solved
   *[no] is still open
}
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzles-solved = { $done } of { $count } solved
puzzles-size = { $seats } seats, { $nights } { $nights ->
    [one] night
   *[other] nights
}
puzzles-all = All
puzzles-fewer = Fewer
puzzles-own = From your games
puzzles-own-empty = Games of the Clocktower that you finish will appear here. We will try to make a puzzle of each.
puzzles-own-game = Game of { $date }
puzzles-hide = Hide solved
puzzles-begun = begun
puzzles-new = new
puzzles-done = solved in { $time }
puzzles-none = Every puzzle of this set is solved.
puzzles-from-game = A puzzle from a game

## The board
puzzle-known = What is known
puzzle-bag = { $count } roles in the bag
puzzle-hidden = Who may be hiding among them
puzzle-could-hide = hiding
puzzle-happened = What happened
puzzle-night = Night { $number }
puzzle-day = Day { $number }
puzzle-decide = yours to decide
puzzle-rules = The good say honestly what they learned. The evil lie. The drunk and the poisoned may be wrong and do not know it.
puzzle-you-sit = You are in the seat of { $seat }. Your card: { $role }.
puzzle-you-sit-or = You are in the seat of { $seat }. Your card: { $role }, unless you are the { $other-role }.
puzzle-who-demon = Who is the Demon?
puzzle-who-minions = { $count ->
    [one] Who is the Minion?
   *[other] Who are the Minions?
}
puzzle-alive = { $alive } of { $all } alive
puzzle-accuse-title = Whom do you accuse?
puzzle-slot-demon = Demon
puzzle-slot-minion = Minion
puzzle-touch = Touch a seat
puzzle-accuse = Accuse
puzzle-accuse-hint = A mistake is no defeat: you learn how many are right, but not which.
puzzle-wrong = { $right ->
    [0] None is right. Keep thinking.
   *[other] { $right } of { $of } right. Keep thinking.
}
puzzle-hints = Hints
puzzle-hint-open = { $number ->
    [1] Open the first
    [2] Open the second
   *[other] Open the third
}
puzzle-thinking = Thinking
puzzle-notes = Write a thought down
puzzle-notes-hint = It stays in this browser.
puzzle-marks = Your marks
puzzle-believe = believe
puzzle-doubt = doubt
puzzle-open = don’t know
puzzle-mark-of = Mark: { $seat }
puzzle-you = you
puzzle-dead = among the dead
puzzle-claims = claims: { $role }
puzzle-nothing = Has learned nothing
puzzle-words = Who says what
puzzle-chosen-demon = Demon?
puzzle-chosen-minion = Minion?
puzzle-circle = The town in its circle

## Solved
puzzle-solved = Solved
puzzle-solved-how = { $tries ->
    [1] On the first try
    [2] On the second try
    [3] On the third try
   *[other] On try { $tries }
}, in { $time }, { $hints ->
    [0] without hints
    [one] with { $hints } hint
   *[other] with { $hints } hints
}.
puzzle-why = Why it is so
puzzle-share = Share without the answer
puzzle-share-button = Share
puzzle-copy = Copy
puzzle-copied = Copied
puzzle-to-shelf = To the shelf
puzzle-next = Next: “{ $title }”
puzzle-share-first = Nightbell, { $day-id ->
    [none] a puzzle
   *[other] puzzle of the day, { $date }
}
puzzle-share-title = “{ $title }”, { $level }
puzzle-share-tries = Evil found { $tries ->
    [1] on the first try
    [2] on the second try
    [3] on the third try
   *[other] on try { $tries }
}
puzzle-share-cost = { $time }, { $hints ->
    [0] no hints
    [one] { $hints } hint
   *[other] { $hints } hints
}
puzzle-tomorrow = a new puzzle tomorrow
puzzle-others = How others did
puzzle-others-try = { $number ->
    [1] first try
    [2] second try
    [3] third try
   *[other] later
}

## Thoughts and hints
thought-look = Begin with words that hang together.
thought-look-why = Put side by side: { $said }.
thought-look-plain = Begin with what everybody saw: the deaths and the number of roles.
thought-cleared = { $many ->
    [yes] The Demon is not among { $who }
   *[no] { $who } is not the Demon
}
thought-cleared-why = { $many ->
    [yes] Were one of them the Demon
   *[no] Otherwise
}, this could not all have been said: { $said }.
thought-plain = { $many ->
    [yes] The Demon is not among { $who }
   *[no] { $who } is not the Demon
}
thought-plain-why = What everybody saw, and who can be in play, is enough to tell.
thought-left = The { $role } is { $who }
thought-left-why = Nobody else is left: all others are cleared.
thought-found = The { $role } is { $who }
thought-found-why = { $said-any ->
    [yes] Otherwise these words would not fit together: { $said }.
   *[no] Nobody else fits.
}
thought-drunk = The Drunk is { $who }
thought-drunk-why = The { $role } only in their own mind. What they say cannot be trusted.
thought-among = The Demon is { $who }.
thought-or = or
thought-told = night { $number }, { $told }
thought-said = { $seat } ({ $role }): { $told }

## What is said
heard-washerwoman = { $one-seat } or { $other-seat } is the { $one-role }
heard-librarian = { $one-seat } or { $other-seat } is the { $one-role }
heard-investigator = { $one-seat } or { $other-seat } is the { $one-role }
heard-none = There is none in play
heard-chef = { $number ->
    [0] No evil pairs
    [one] { $number } evil pair
   *[other] { $number } evil pairs
}
heard-empath = { $number ->
    [0] No evil neighbour
    [1] { $number } evil neighbour
   *[other] { $number } evil neighbours
}
heard-fortune-teller = { $one-seat } and { $other-seat }: { $yes ->
    [yes] yes
   *[no] no
}
heard-undertaker = { $one-seat } was the { $one-role }
heard-ravenkeeper = { $one-seat } is the { $one-role }
heard-grandmother = The grandchild is { $one-seat }, the { $one-role }
heard-clockmaker = { $number } { $number ->
    [one] step
   *[other] steps
} from Demon to Minion
heard-dreamer = { $one-seat } is the { $one-role } or the { $other-role }
heard-seamstress = { $one-seat } and { $other-seat }: { $yes ->
    [yes] the same side
   *[no] different sides
}
heard-knight = Neither { $one-seat } nor { $other-seat } is the Demon
heard-noble = Of { $one-seat }, { $other-seat } and { $third-seat }, exactly one is evil
heard-steward = { $one-seat } is good
heard-shugenja = The nearest evil is { $yes ->
    [yes] clockwise
   *[no] anticlockwise
}
heard-village-idiot = { $one-seat } is { $yes ->
    [yes] evil
   *[no] good
}
heard-balloonist = { $one-seat }
heard-oracle = { $number ->
    [0] None of the dead is evil
    [one] { $number } of the dead is evil
   *[other] { $number } of the dead are evil
}
heard-mathematician = { $number ->
    [0] Nothing went wrong
    [one] { $number } thing went wrong
   *[other] { $number } things went wrong
}
heard-juggler = { $number ->
    [0] No guess is right
    [one] { $number } guess is right
   *[other] { $number } guesses are right
}
heard-chambermaid = { $one-seat } and { $other-seat }: { $number ->
    [0] neither woke
    [1] one woke
   *[other] both woke
}
heard-flowergirl = The Demon { $yes ->
    [yes] voted
   *[no] did not vote
}
heard-town-crier = A Minion { $yes ->
    [yes] nominated
   *[no] did not nominate
}
heard-sage = The killer is { $one-seat } or { $other-seat }
heard-snake-charmer = Played the flute to { $one-seat }
heard-exorcist = Exorcised { $one-seat }
heard-acrobat = Chose { $one-seat }
heard-nightwatchman = Chose { $one-seat }
heard-gambler = Bet that { $one-seat } is the { $one-role }
heard-courtier = Made the { $one-role } drunk
heard-philosopher = Chose the { $one-role }
heard-became = Is now the { $one-role }
heard-told-nightwatchman = The Nightwatchman is { $one-seat }
heard-told-twin = The twin is { $one-seat }
heard-told-widow-in-play = There is a Widow in play
heard-no-evil-info = Was not shown the evil team
heard-demon-choice = The Demon chose { $one-seat }
heard-prodigy = { $one-seat } and { $other-seat }
heard-legionary = { $number }
heard-savant = Two statements, one of them true
heard-artist = An answer to one question
heard-puzzlemaster = Guessed { $one-seat }

## What everybody saw
seen-deaths = { $count ->
    [0] nobody died
   *[other] { $who } died
}
seen-execution = { $of-seat } was executed{ $yes ->
    [yes] {""}
   *[no] , but did not die
}
seen-nomination = { $yes ->
    [yes] { $by-seat } nominated { $of-seat } and was executed at once
   *[no] { $by-seat } nominated { $of-seat }, and nothing happened
}
seen-slayer-shot = { $by-seat } shot at { $of-seat }: { $yes ->
    [yes] a hit
   *[no] nothing happened
}
seen-klutz-choice = { $by-seat } chose { $of-seat }
seen-dies-on-nominating = { $of-seat } nominated and died of it
seen-dies-on-being-nominated = { $of-seat } was nominated and died of it
seen-votes = votes by { $who }
seen-nominators = nominations by { $who }
seen-juggle = { $by-seat } juggled guesses
seen-gossip = { $by-seat } gossiped
seen-doomsayer = { $of-seat } died at the Doomsayer’s word
