### The post-mortem of a game

postmortem = Post-mortem
postmortem-counting = Counting the worlds of this game again…
postmortem-eyes = The Demon in the town’s eyes
postmortem-eyes-about = How much suspicion fell on the true Demon, knowing only what was said aloud. Dotted line: blind luck. Bars: how many worlds were left.
postmortem-table = The same as a table
postmortem-when = When
postmortem-what = What happened
postmortem-worlds = Worlds
postmortem-turns = When it turned
postmortem-no-turns = Nothing moved the town.
postmortem-moments = Best and worst moment
postmortem-best = Best moment
postmortem-worst = Worst moment
postmortem-executed = { $seat } is executed
postmortem-nobody-executed = no execution
postmortem-died = { $count ->
    [one] { $who } dies
   *[other] { $who } die
}
postmortem-nobody-died = nobody died
postmortem-end = The end
postmortem-open = everything is open

turn-passed = { $seat } is executed, but the game goes on: the Demon is now { $other-seat }. Suspicion of the new Demon: { $after }%.
turn-passed-at-night = That night the Demon changed: it is no longer { $seat } but { $other-seat }. Suspicion of the new Demon: { $after }%.
turn-wrong-execution = The execution of { $seat } gained nothing: that was a good player. Suspicion of the Demon: { $after }%.
turn-minion-execution = The execution of { $seat } took a Minion. Suspicion of the Demon is still { $after }%.
turn-closer = The circle narrowed: suspicion of { $seat } rose from { $before } to { $after }%. Worlds left: { $worlds }.
turn-away = The town was led astray: suspicion of { $seat } fell from { $before } to { $after }%.
turn-spared = Suspicion of { $seat } is { $after }%, but nobody is executed.
turn-won = The execution of { $seat } wins the game for good.
turn-lost = The execution of { $seat } wins the game for evil.

moment-named-demon = nominates the Demon, { $other-seat }.
moment-named-evil = brings { $other-seat }, who is evil, to the scaffold.
moment-named-good = brings { $other-seat }, who is good, to the scaffold.
moment-named-won = nominates { $other-seat }, and the execution wins the game for good.
moment-named-lost = nominates { $other-seat }, and the execution wins the game for evil.
moment-voted-evil = votes for { $other-seat }, who is evil, and not one vote could be spared.
moment-voted-good = votes for { $other-seat }, who is good, and not one vote could be spared.
moment-voted-won = votes for the execution of { $other-seat }, which wins the game for good.
moment-voted-lost = votes for the execution of { $other-seat }, which wins the game for evil.
moment-executed-evil = is executed.
moment-executed-good = is executed, though innocent.
moment-executed-last = is executed, and with that the game is lost.
moment-believed = plays somebody else’s role to the end and is never caught.
moment-brewed = takes the role of { $other-seat } away.
moment-brewed-minion = turns { $other-seat } into a Minion.
moment-brewed-demon = turns { $other-seat } into a Demon.
moment-shot-demon = shoots at the Demon, { $other-seat }.
moment-saw-evil = learns the truth: { $other-seat } is evil.
moment-saw-demon = hears a yes, and { $other-seat } is the Demon.
moment-misled = hears a yes about the innocent.
moment-slew = kills { $other-seat }.
moment-struck-nobody = attacks { $other-seat }, but nobody dies.
moment-poisoned = poisons { $other-seat } and puts a lie in place of the truth.
moment-guarded = guards { $other-seat }, and the Demon leaves empty-handed.
moment-guarded-another = guards another door while the Demon kills { $other-seat }.
moment-lied-to = learns something untrue.
