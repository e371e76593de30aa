### The command line

## Help
help-nightbell = board games of fear and secrets: rules enforced, secrets kept
help-usage = Usage:
help-pattern = COMMAND [options]
help-commands = Commands
help-options = Options
help-options-word = options
help-arguments = Arguments
help-more = More about a command: nightbell COMMAND --help
help-lang = the language; taken from the system’s settings if not given
help-help = this page
help-play = play in the terminal against bots
help-simulate = play many games without people
help-replay = check the log of a game, or tell it in words
help-content = what is in the box
help-rules = how many rules are proved by tests
help-deduce = solve a puzzle: which worlds fit what was said and seen
help-puzzle = make up a new puzzle
help-puzzle-order = make: let bots play until what is said leaves one world
help-level = easy, medium or hard: how many people’s words must be put together
help-puzzle-out = write it to a file instead of the screen
help-puzzle-file = the file of a puzzle (YAML); there may be several
help-all-worlds = show all worlds, however many there are
help-deduce-seconds = how long to think about a file, in seconds; what is found by then holds, and you are told if it may not be all
help-explain = say why it cannot be otherwise, and show one possible history
help-check-answer = compare with the answer in the file
help-ruling = decide a disputed ruling otherwise, such as visits=any-time; may be repeated
help-game = whispers, clocktower or betrayal
help-players = how many players
help-script = the script (clocktower): its name, such as tb, a JSON file of your own, or all: drawn anew from all roles for each game
help-killer = the killer (whispers), such as butcher
help-haunt = the number of the haunt (betrayal)
help-option = one more option of the game; may be repeated
help-json = one JSON object instead of a table
help-games = how many games
help-seed = the seed of the first game; game n has the seed S + n
help-bots = the bots: one name for all, or by seat, such as killer=sensible,random
help-jobs = on how many processes; on all cores if not given
help-on = the cluster to play on instead, such as ray://host:10001
help-table = a Parquet table, one row per game; a run that was broken off goes on from where it stood
help-decisions = together with --table: a Parquet table, one row per decision
help-save = a folder for the logs of the games
help-matrix = the table of wins: bots against bots, --games games in each cell, a fifth of that against random bots
help-plot = draw the table of wins to a PNG or SVG file
help-play-as = your seat: its number, title or name; you are asked if it is not given
help-play-seed = the seed of the game; random if not given
help-play-bots = against which bots; the best ones if not given
help-resume = go on with a saved game
help-file = the file of the log
help-verify = only check the log against the rules
help-as = through whose eyes to tell it; a spectator’s if not given
help-run = first run the tests that prove the rules

## Errors
refuse-unknown-language = There is no language “{ $language }”. Choose from: { $known }.
refuse-unknown-command = There is no command “{ $command }”. Choose from: { $known }.
refuse-unknown-game = There is no game “{ $game }”. Choose from: { $known }.
refuse-unknown-bot = There is no bot “{ $bot }”. Choose from: { $known }.
refuse-no-tokens-for-own-names = The vocabulary has no words for names that a script makes up. Take a script without home-made characters.
refuse-no-such-seat = There is no seat “{ $seat }”. Choose from: { $known }.
refuse-option-needs-value = An option is written NAME=VALUE, not “{ $option }”.
refuse-cannot-read = The file “{ $file }” cannot be read.
refuse-cannot-write = “{ $file }” cannot be written.
refuse-needs-extra = This needs the package { $what }, which comes with { $extra }.
refuse-no-such-cluster-address = The address of a cluster is written ray://host:10001, not “{ $address }”.
refuse-no-cluster-there = No cluster answers at { $address }.
refuse-cluster-lost = The cluster at { $address } no longer answers. With --table the games so far are kept: the same command goes on with them.
refuse-other-code-there = { $node } has another version of { $game } than this machine: its games would be different ones. Install the same nightbell on both.
refuse-workers-keep-dying = The processes that play have died { $times } times in a row; perhaps memory is short. Try fewer of them: --jobs.
refuse-table-is-parquet = A table is written to a .parquet file, not “{ $file }”.
refuse-rows-damaged = “{ $file }” is damaged or only half written, so nothing is added to it. Delete it or name another.
refuse-table-of-another-run = “{ $file }” holds other games: another seed, other options, players or rules. Name another file.
refuse-decisions-need-table = --decisions works only together with --table.
refuse-token-not-legal = “{ $token }” may not come next here: the mask says which tokens may.
refuse-not-a-saved-game = The file “{ $file }” is the log of a game but not a saved one: it does not say which seat is yours. Name it with --as.
refuse-no-matrix = “{ $game }” has no sensible bots yet: there is nobody to compare.
refuse-plot-png-or-svg = A plot is written to a .png or .svg file, not “{ $file }”.
refuse-no-tests-here = There are no tests here: this command works from a checkout of the project.
refuse-type-a-number = Type a number from the list.
refuse-choose-so-many = It takes { $least ->
    [0] at most { $most }
   *[other] from { $least } to { $most }
} numbers.
refuse-no-such-number = There is no number { $typed }: they go from 1 to { $most }.
refuse-puzzle-unreadable = The file “{ $file }” cannot be read.
refuse-puzzle-too-large = The file “{ $file }” is too large for a puzzle.
refuse-puzzle-not-yaml = { $file }, line { $line }: this is not YAML.
refuse-puzzle-wrong-format = { $file }, line { $line }: the format of a puzzle has to be { $format }.
refuse-puzzle-too-many-players = { $file }, line { $line }: there are { $count } at the table, and no more than { $most } can be counted.
refuse-puzzle-seat-twice = { $file }, line { $line }: { $name } sits here twice.
refuse-puzzle-unknown-role = { $file }, line { $line }: there is no character “{ $character }”.
refuse-puzzle-unknown-player = { $file }, line { $line }: nobody at the table is called “{ $name }”.
refuse-puzzle-unknown-convention = { $file }, line { $line }: there is no convention “{ $name }”.
refuse-puzzle-unknown-ruling = { $file }, line { $line }: there is no ruling “{ $name }”.
refuse-unknown-ruling = There is no ruling “{ $name }”. Choose from: { $rulings }.
refuse-puzzle-unknown-kind = { $file }, line { $line }: there is no information of the kind “{ $kind }”.
refuse-puzzle-unknown-event = { $file }, line { $line }: there is no event “{ $kind }”.
refuse-puzzle-unknown-statement = { $file }, line { $line }: this statement is not understood.
refuse-puzzle-not-on-script = { $file }, line { $line }: “{ $character }” is not on the script, so nobody can claim to be it.
refuse-puzzle-no-claim = { $file }, line { $line }: { $name } claims nothing.
refuse-puzzle-incomplete-information = { $file }, line { $line }: the information “{ $kind }” is incomplete.
refuse-puzzle-incomplete-event = { $file }, line { $line }: the event “{ $kind }” is not told in full.
refuse-puzzle-bad-number = { $file }, line { $line }: there can be no such number here.
refuse-puzzle-bad-direction = { $file }, line { $line }: a direction is clockwise or anticlockwise.
refuse-puzzle-not-a-mapping = { $file }, line { $line }: pairs of “name: value” belong here.
refuse-puzzle-not-a-list = { $file }, line { $line }: a list belongs here.
refuse-puzzle-not-a-word = { $file }, line { $line }: a word belongs here.
refuse-puzzle-wrong-answer = { $file }, line { $line }: a world of the answer does not have as many seats as the table.
refuse-unknown-level = There is no level “{ $level }”. Choose from: { $known }.
refuse-no-puzzle-found = In { $games } games no puzzle of this level turned up. Try another seed or level.
refuse-puzzle-no-world = { $file }, line { $line }: no world fits what is said and seen.
refuse-puzzle-too-long = { $file }: no world was found in { $seconds } seconds, but not everything was tried; --seconds gives it longer.
refuse-puzzle-no-answer = The file “{ $file }” has no answer to check against.
misuse-no-such-option = The command has no option { $what }. { $command } --help says which there are.
misuse-missing-parameter = { $what } is missing. { $command } --help says how to call the command.
misuse-bad-parameter = The value of { $what } will not do. { $command } --help says what will.
misuse-number = { $what } takes a { $number ->
    [whole] whole number
   *[any] number
}{ $bounds ->
    [both] {" "}from { $least } to { $most }
    [least] {" "}of at least { $least }
   *[none] {""}
}.
misuse-other = The command cannot be called like that. { $command } --help says how it can.
cli-crash = A fault in the program: { $fault }. This repeats it: nightbell replay { $file } --verify

## Reports
cli-outcome = Outcome
cli-games = Games
cli-share = Share
cli-errors = with a fault
cli-length = Decisions per game: usually { $median }, from { $shortest } to { $longest }.
cli-speed = { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
} in { $seconds } s, { $speed } a second.
cli-games-a-second = { $speed } games/s
cli-so-far = { $done } of { $total } so far
cli-table-written = The table: { $file }
cli-saved-logs = { $count ->
    [one] One game is
   *[other] { $count } games are
} written to { $folder }
cli-verified = { $file }: all is as the rules have it, { $answers } { $answers ->
    [one] answer
   *[other] answers
}, { $marks } { $marks ->
    [one] mark
   *[other] marks
}.
cli-puzzle-written = The puzzle is written to { $file }
cli-unfinished = The game is not over.
cli-told-to = as { $seat } sees it
cli-told-to-all = as a spectator sees it
cli-kind = Kind
cli-rules = Rules
cli-proved = Proved
cli-together = in all
cli-no-proofs = No test run is on record: nightbell rules --run makes one.
cli-old-proofs = Of { $ran } test { $ran ->
    [one] file
   *[other] files
}, { $changed } { $changed ->
    [one] has changed since and does not count
   *[other] have changed since and do not count
}, and { $old } more ran with earlier code. nightbell rules --run runs them again.

kind-ability = abilities
kind-action = actions
kind-advice = advice, apart
kind-card = cards
kind-combat = combat
kind-component = what lies in the box, apart
kind-day = day
kind-death = death
kind-fabled = Fabled
kind-glossary = glossary
kind-hidden-info = secrets
kind-info = information
kind-madness = madness
kind-monster = monsters
kind-movement = movement
kind-night = night
kind-room = rooms
kind-script = scripts
kind-setup = set-up
kind-state = states
kind-storyteller = Storyteller
kind-timing = timing
kind-traitor = traitor
kind-traveller = Travellers
kind-turn = turns
kind-vote = votes
kind-win = victory

box-killers = Killers
box-maps = Maps
box-victims = Victims
box-items = Items
box-roles = Roles
box-company = Fabled and Loric
box-scripts = Scripts
box-presets = Prepared set-ups
box-sets = Sets
box-components = In the box
box-tokens = Information tokens
box-steps = Setup sheet
box-basics = Rules sheet
box-terms = Glossary
box-travellers = Travellers
box-expansions = Expansions
box-places = Places
box-cards = Killers’ cards
box-deeds = Special deeds
box-notes = Notes
box-evolutions = Evolutions
box-plans = Plans
box-traits = Traits
box-explorers = Explorers
box-rooms = Rooms
box-omens = Omens
box-events = Events
box-haunts = Haunts

## Play in the terminal
cli-names = Agnes Boris Clara Daniel Edith Felix Greta Henry Iris Jasper Katya Leo Marta Noel Olive Peter Rosa Simon Thea Victor
play-which-game = What shall we play?
play-which-seat = Which seat is yours? An empty line takes the first.
play-you-are = Your seat: { $seat }. The seed of the game: { $seed }.
play-keys = A number answers · ? rule · ? 3 about option 3 · ?? hint · * let chance decide · b board · l log · t talk · u undo · s save · h keys · q quit
play-no-rule = This question has no rule of its own.
play-nothing-more = There is nothing to add.
play-nothing-to-say = There is nothing to say now.
play-nothing-to-undo = There is nothing to undo yet.
play-undone = Your last answer is taken back.
play-saved = Saved: { $file }
play-kept = The game is saved. Go on with: nightbell play --resume { $file }
play-kept-story = The log of the game: { $file }
prompt-number = A number from { $least } to { $most }.
prompt-some = { $exact ->
    [yes] Numbers with spaces between, exactly { $most }.
   *[no] { $least ->
        [0] Up to { $most } numbers with spaces between; an empty line for none.
       *[other] Numbers with spaces between, from { $least } to { $most } of them.
    }
}
prompt-wait = A dot waits: let others go first.
prompt-end = nothing more
prompt-split = Share out { $total }: { $places } { $places ->
    [one] number
   *[other] numbers
} with spaces between, in order.

## The table of wins
matrix-title = { $game }: share of wins
matrix-won-killer = the killer wins
matrix-won-good = good wins
matrix-won-heroes = the heroes win
matrix-percent = wins, %, with the 95% confidence interval
matrix-setup = Set-up
matrix-players = { $number } { $number ->
    [one] player
   *[other] players
}
matrix-killer-sensible-sensible = sensible against sensible
matrix-killer-sensible-random = sensible killer against random
matrix-killer-random-sensible = random killer against sensible
matrix-good-sensible-sensible = sensible against sensible
matrix-good-sensible-random = sensible good against random evil
matrix-good-random-sensible = random good against sensible evil
matrix-plotted = The plot: { $file }

## The lab
help-lab = is a set-up fair, how does it go, and what does one change do
help-lab-games = how many games for each set-up
help-lab-each = an option with several values, such as players=7,10,13; may be repeated
help-lab-change = what one change does, with the same seeds: NAME=VALUE, or +ROLE or -ROLE to put a role into a script or take it out; may be repeated
help-lab-report = a report to share: an HTML or PDF file; you may name both
refuse-lab-too-many = That makes { $setups } set-ups; at most { $most } are compared at once.
refuse-lab-no-such-change = A change is written NAME=VALUE, or for a script +ROLE or -ROLE, not “{ $change }”.
refuse-lab-role-already = “{ $change }” changes nothing: the script is like that already.
refuse-report-html-or-pdf = A report is written to an .html or .pdf file, not “{ $file }”.
lab-title = { $game }: in the lab
lab-asked = { $games } { $games ->
    [one] game
   *[other] games
} for each set-up, seeds { $seed } to { $last }; at the table: { $bots }.
lab-as-it-is = as it is
lab-with = with { $role }
lab-without = without { $role }
lab-difference = Change, points
lab-intervals = The 95% interval is in brackets. A change is compared seed by seed; it is bold where its direction is certain. A length is the median, and in brackets stand the lengths that one game in ten falls short of and one in ten exceeds.
lab-moments = Length
lab-moments-clocktower = Days
lab-moments-whispers = Rounds
lab-moments-betrayal = Turns
lab-deaths = Deaths so far, on average
lab-how-night = in the night
lab-how-execution = by execution
lab-how-day = otherwise by day
lab-how-killed = by the killer
lab-how-haunt = in the haunt
lab-how-before = before the haunt
lab-fates = How often each of them died
lab-cast = How often { $won } with each of these in play
lab-cast-note = On the right, by how many points that differs from the games without it.
lab-heard = How often { $won } when the town was told what each of these knew
lab-heard-note = On the right, by how many points that differs from the games in which they were there but kept it to themselves, or died too soon. The longer a game, the more is told: this describes, it does not prove.
lab-deeds = How many times a game each of these did something
lab-report = The report: { $file }

## A set of games
help-dataset = write a documented set of games, with a card
help-dataset-folder = the folder for it; a set that was broken off goes on from where it stood
dataset-title = Nightbell: games of { $game }
dataset-about = Whole games of a board game with hidden information, played by programs from the first decision to the last. Rules are enforced by the engine, and each player knew only what its seat may know.
dataset-made = How it was made
dataset-fact-game = Game and version of its rules
dataset-fact-games = Games
dataset-fact-seeds = Seeds
dataset-fact-options = Options
dataset-fact-players = Who played
dataset-fact-code = Code
dataset-same = Game number n has the seed of the first plus n. The same seeds, options, players and code give the same bytes, on any number of processes and machines.
dataset-files = What is in it
dataset-column = Column
dataset-type = Type
dataset-holds = What it holds
dataset-games-game = the game
dataset-games-seed = the seed, by which a game is known in all files
dataset-games-outcome = how it ended
dataset-games-fault = what went wrong, if anything did; empty otherwise
dataset-games-decisions = how many answers were asked for
dataset-games-returns = what the end was worth to each seat: 1 won, -1 lost, 0 neither
dataset-games-events = what happened how often, by the name of the event
dataset-decisions-seed = the seed of the game
dataset-decisions-number = which decision of the game, from 0
dataset-decisions-seat = the seat, by number
dataset-decisions-who = the seat, by its public id
dataset-decisions-kind = what was asked
dataset-decisions-standing = whether it was said unasked: talk, claims
dataset-decisions-options = among how many answers
dataset-decisions-answer = the answer, as JSON
dataset-logs = One log per game. `nightbell replay FILE --verify` checks it against the rules, `--as SEAT` tells it as that seat saw it, and what each seat saw at each moment can be worked out from it.
dataset-use = How to use it
dataset-split = Games do not depend on each other, so split by seed: for instance seeds that end in 9 to test with, the others to train with.
dataset-limits = What to be careful about
dataset-bots = The players are programs, not people: they talk in set forms, do not tire and are not surprised. Shares of wins tell how these programs fare with these rules, and people may fare otherwise.
dataset-sums = SHA-256

## Board: the town
board-setup = Set-up
board-town-night = Night { $night }
board-town-day = Day { $day }
board-town-living = { $living } of { $all } alive
board-town-needed = An execution needs { $needed ->
    [one] { $needed } vote
   *[other] { $needed } votes
}
board-town-vote = Voting on { $nominee }, { $tally } so far
board-town-condemned = To be executed: { $nominee }
board-town-no-card = The roles are not dealt yet.
board-town-roles = Roles in play
board-town-sheet = Night sheet

## Board: the house of the hunt
board-hunt-round = Round { $round } · { $phase }.
board-hunt-killer = { $killer }: level { $level }, strength { $strength }.
board-hunt-keys = Keys: { $keys } of { $needed }.
board-hunt-rescue = Rescue: { $rescue } of { $cells }.
board-hunt-dead = dead
board-hunt-escaped = escaped
board-hunt-state = wounds { $wounds }, fear { $fear }
board-hunt-repair = Repair of the transmitter: { $repair } of 5.
board-hunt-repaired = The transmitter is repaired.
board-hunt-plans = Plans: { $plans }.
board-hunt-hand = Hand:
board-hunt-deck = { $deck } in the deck, { $discard } discarded; your guess at the repair: { $repair }.
board-whispers-legend = ☠ killer · ░ may be here · ♪ noise · ╫ barricade · ⇢ secret passage · ⌕ search · ⚙ transmitter · ⇥ exit · ⤓ secret exit · ▤ book · ◎ spiral · ⚒ hammer

## Board: the house on the hill
board-house-explorer = Explorer
board-house-where = Where
board-house-cards = Cards
board-house-you = {" "}(you)
board-house-dead = dead
board-house-stunned = {" "}(stunned)
board-betrayal-legend = Letters are explorers · ☠ monster · ✝ a dead explorer · ▫ things on the floor · ◇ token · ! a card not yet drawn · a gap in a wall is a door
board-clocktower-legend = ● alive · ✝ dead · ✋ has a dead vote · ⚖ to be executed · ↑ hand up · “role” is what a player claims to be
help-install-completion = teach the shell (bash, zsh, fish, powershell) to complete commands and options
completion-installed = { $shell } completes nightbell from the next window on; what was added is in “{ $file }”.
refuse-unknown-shell = There is no completion for the shell “{ $shell }”. Choose from: { $known }.

help-arena = bots of different strength against each other, on both sides
help-levels = the levels, weakest first, such as sensible,strong; all of them if not given
help-arena-games = how many games for each pairing
help-train = learn from games of the sensible bots what positions are worth
help-train-to = the file for what was learned
level-random = random
level-easy = easy
level-sensible = sensible
level-strong = strong
level-master = master
arena-title = { $game }: the levels against each other
arena-who = Who
arena-stronger = wins, %
arena-usual = the weaker in its place, %
arena-pairing = { $camp }: { $level } against { $against }
arena-camp-killer = killer
arena-camp-victim = victims
arena-camp-heroes = heroes
arena-camp-traitor = traitor
arena-camp-good = good
arena-camp-evil = evil
arena-elo = { $level } over { $against }: { $elo } Elo ({ $low } to { $high })
arena-errors = games that went wrong: { $errors }
train-done = Learned from { $games } games: { $file }
train-figures = On games that the model had not seen: right in { $right } of positions; surprise { $surprise }, without the model { $without }.
help-tells = find out what gives bots away: a program learns to tell the guilty by their behaviour
tells-found = Scenes: { $games }. The program names one suspect and is right in { $right }% ({ $low }–{ $high }); guessing would be right in { $guess }%: { $ratio } times as good.
tells-none = Nothing in their behaviour gives the guilty away for certain.
tells-title = What gives them away
tells-what = behaviour
tells-weight = weight
tell-whispers = whispers
tell-is-whispered-to = is whispered to
tell-whispers-afar = whispers with somebody who is no neighbour
tell-is-whispered-to-afar = is whispered to by somebody who is no neighbour
tell-whisper-partners = whispers with different people
tell-speaks = speaks in public
tell-speaks-late = speaks after others
tell-is-open = has long said who they are
tell-says-ask = asks
tell-says-later = puts off an answer
tell-says-think = gives an opinion
tell-says-blame = accuses
tell-says-agree = agrees with an accusation
tell-says-doubt = doubts an accusation
tell-says-believe = says that they believe somebody
tell-says-disbelieve = says that they do not believe somebody
tell-says-retract = takes an accusation back
tell-says-propose = proposes whom to nominate
tell-says-promise = promises to raise a hand
tell-nominates = nominates
tell-nominates-first = nominates first
tell-hand-up = raises a hand
tell-with-the-town = votes as the town does
tell-hand-that-decides = their hand decides
tell-shoots = shoots
refuse-nothing-to-hide = In “{ $game }” everybody knows who is on which side: there is nothing to give away.
refuse-too-few-games = That is too little to learn from: at least { $fewest } games are needed.
refuse-no-arena = “{ $game }” does not have two camps to set against each other.
refuse-arena-alone = An arena needs at least two levels, such as sensible,strong.
refuse-no-school = “{ $game }” has nothing to learn from yet.
