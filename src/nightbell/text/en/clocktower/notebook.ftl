### The detective’s notebook

notebook = Detective’s notebook
notebook-open = Notebook
notebook-yours = Only you see this
notebook-town = You are evil: this is what the town knows
notebook-close = Close the notebook
notebook-forget = Clear marks
notebook-counting = Counting…
notebook-tab-words = Words
notebook-tab-worlds = Worlds
notebook-tab-guess = Guess
notebook-by-rules = by the rules
notebook-by-marks = by your marks
notebook-by-guess = if { $seat } is the Demon
notebook-seat-and-role = Seat and role
notebook-silent = silent
notebook-lie = a lie
notebook-died = died at night
notebook-hands = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
notebook-shot = shot at { $seat }
notebook-executed = executed
notebook-quiet = The town is silent. Ask somebody.
notebook-clashes = Never together
notebook-clash = { $one-seat } as the { $one-role } and { $other-seat } as the { $other-role }: each is possible, both together are not.
notebook-impossible = { $seat } as the { $role }: true in no world.
notebook-circle = Who may be what
notebook-worlds = { $count ->
    [one] world
   *[other] worlds
}
notebook-share-of = { $seat }: Demon { $demon }, evil { $evil }. Pin a guess
notebook-demon = Demon
notebook-first-demon = The Demon is the one the game began with: somebody dead may have passed the role on.
notebook-evil = Evil
notebook-drunk = Drunk
notebook-part = There are more worlds than could be counted in the time there was. The shares are rough, and the notebook says nothing of what is impossible.
notebook-none = This cannot be: at least one good player has not told the truth.
notebook-none-marks = This cannot be. Take at least one mark back.
notebook-why-early = Nothing to judge by yet: the first night is not over.
notebook-why-crowded = The town is too large: the notebook cannot count so many seats. It writes down what is said all the same.
notebook-why-strange = The script has roles that the notebook does not know. It writes down what is said, but counts no worlds.
notebook-why-untold = There are Travellers, or something happened that the notebook cannot take into account. It writes down what is said, but counts no worlds.
notebook-pinned = Your guess
notebook-guess = { $seat } is the Demon
notebook-guess-worlds = { $count } of { $all } worlds
notebook-unpin = Unpin the guess
notebook-pin = Guess: { $seat } is the Demon
notebook-pinned-now = Guess pinned: { $seat } is the Demon.
notebook-unpinned = Guess unpinned.
notebook-no-guess = Pin a guess: who is the Demon? Touch a seat in the circle, or choose here.
notebook-try = Most likely
notebook-or = Or
notebook-then-lies = Then this is a lie
notebook-then-true = Then this is true
notebook-then-likely = Who would be with the Demon
notebook-cause-evil = Evil, and lying
notebook-cause-drunk = The Drunk, who does not know better
notebook-cause-misled = Poisoned or made drunk that night
notebook-cause-other = Another good role
notebook-because-evil = Only one thing is left: { $seat } is evil.
notebook-because-drunk = { $seat } is not evil. Only the Drunk is left.
notebook-because-misled = { $seat } is neither evil nor the Drunk. What is left is poison or drunkenness that night.
notebook-because-other = { $seat } is neither evil nor the Drunk. What is left is another good role.
notebook-claim-of = { $seat } is the { $role }
notebook-evil-of = { $seat } is evil
notebook-guess-impossible = This cannot be: { $seat } is the Demon in no world.
notebook-word-of = { $seat }, night { $number }: { $told }
notebook-word-role = { $seat }: { $role }
notebook-ask = Ask
notebook-more = What else { $seat } says
notebook-sheet-close = Close
notebook-mark-believe = Believe
notebook-mark-open = Not sure
notebook-mark-doubt = Doubt
notebook-mark-worlds = { $count ->
    [one] { $count } world
   *[other] { $count } worlds
}
notebook-mark-uncounted = The notebook does not count this: it depends on more than who was who.
notebook-knot-self = { $seat }, night { $number }: true in no world.
notebook-knot = { $one-seat } ({ $one }) and { $other-seat } ({ $other }): each is possible, both together are not.
notebook-knot-with = Does not fit: { $seat } ({ $told }).
notebook-knot-never = True in no world.
notebook-of-night = night { $number }: { $told }
notebook-legend-knot = never together
notebook-keys = The arrows move through the table, Enter opens what was said; V: believe, N: not sure, S: doubt, P: guess that this is the Demon.
notebook-fingers = Drag a row to the right to believe it, to the left to doubt it; you see how many worlds are left before you let go. Hold a name to pin your guess that this is the Demon.
notebook-take-back = Undo

## What does not fit together in the talk
knot-double = { $seat } claims the same role.
knot-changed = Claimed another role before: { $role }.
knot-other = { $seat } claims another role: { $role }.
knot-neither = { $one-seat } and { $other-seat } claim other roles.
knot-neighbours = Does not fit night { $number }: the same neighbours, another number.

## What a number is about
fact-chambermaid = { $number ->
    [0] Of the two, neither woke
    [1] Of the two, one woke
   *[other] Both of the two woke
}
fact-neighbours = { $number ->
    [0] { $who } are good
    [1] { $who }: one of them is evil
   *[other] { $who } are evil
}

## The talk
talk-apart = Roles only
