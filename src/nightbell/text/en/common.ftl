### Words that all games share

word-yes = yes
word-no = no
word-none = none
word-and = and
seat-number = Player { $number }

# What words end in, as a regular expression: without it they are compared with what people write. This fits none.
word-endings = ^
# How what is said to all is read: who speaks of themselves, what is denied, which words add nothing, and which
# join two thoughts.
word-own = i im my me
word-denials = not no never isn aren wasn don doesn cannot can
word-fillers = i m im my me we am is s are be was the a an our role it so well yes that think believe guess say know sure play as must
word-joins = and but

# Names in their cases, as the Russian file explains. English names do not change: this fits none.
name-endings = all ^$ 0 - - - - -

## What the table refuses
refuse-illegal-answer = That is not an answer you may give.
refuse-unknown-option = There is no option “{ $option }”. Choose from: { $known }.
refuse-game-lacks = The game “{ $game-id }” lacks a part: { $part }.
refuse-option-is-no-file = The option “{ $option }” cannot be given as a file.
refuse-bad-option = The option “{ $option }” does not take that value.
refuse-game-over = The game is over.
refuse-not-your-decision = It is not for you to decide now.
refuse-already-answered = You have answered already.
refuse-unknown-seat = There is no seat “{ $seat }” at the table.
refuse-table-broken = This table is broken: the game stopped because of a fault in the program.
refuse-answer-first = Too much is begun and not finished: answer what is asked first.
refuse-cannot-undo = { $answers ->
    [one] One answer
   *[other] { $answers } answers
} cannot be taken back: only { $given } { $given ->
    [one] was
   *[other] were
} given.

## Logs of games
refuse-not-a-log = This is not the log of a game.
refuse-log-of-another-format = The log has format { $format }; format { $known } can be read.
refuse-log-is-cut = The log is cut off at line { $line }.
refuse-log-line-unreadable = Line { $line } of the log cannot be read.
refuse-log-of-another-game = This is the log of another game: “{ $game }”.
refuse-log-of-unknown-game = The game of this log, “{ $game }”, is not here.
refuse-log-of-other-rules = The log was made under other rules ({ $rules }); those in force are { $known }.
refuse-log-cannot-start = The game of this log cannot begin: { $why }.
refuse-log-goes-elsewhere = From answer { $answer } on the log does not follow the rules: { $why }.
refuse-log-differs = After answer { $answer } the game goes otherwise than the log says.

## A hint: what to expect of an answer, and what speaks for it
likely-hardly = next to impossible
likely-seldom = unlikely
likely-rather-not = less likely than not
likely-even = an even chance
likely-rather = more likely than not
likely-likely = likely
likely-surely = almost certain
hint-odds-win = You win: { $likely }.
hint-odds-best = Nothing better to be had: { $likely }.
hint-first = Best of all:
hint-second = Or else:
hint-nothing = There is nothing to advise here: do as you like.
hint-because-even = The rest is about as good: do as you like.
