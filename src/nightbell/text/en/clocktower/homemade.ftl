### Characters that were made up at home: in the script, not in the book

homemade-mark = not enforced

event-homemade-told = The script has characters of its own: { $roles }. The game does not know what they do: the Storyteller plays them by hand. An automatic Storyteller does nothing for them.
event-learns-by-hand = { $seat-you ->
    [yes] The Storyteller tells you: { $text }
   *[no] { $seat } ({ $role }) learns: { $text }
}
event-played-by-hand = { $number ->
    [0] { $role } ({ $seat }): the Storyteller did nothing. No rule acts for this character.
   *[other] { $role } ({ $seat }): the Storyteller did it all by hand.
}

## Questions
ask-by-hand = { $role } ({ $seat }) is home-made. What do you do for them?
ask-by-hand-choose = { $role }. Whom do you choose?
ask-by-hand-tell = What does { $seat } learn?
ask-by-hand-remind = Which reminder do you put down?
ask-by-hand-whom = Beside whom does the reminder “{ $reminder }” lie?
ask-by-hand-strike = Who dies of it? Protection holds.
do-hand-done = Nothing more
do-hand-choose = { $a ->
    [1] Let them choose a player
    [2] Let them choose two players
   *[other] Let them choose three players
}
do-hand-tell = Tell them in your own words
do-hand-show = Show the card “{ $a }”
do-hand-mark = Put a reminder down
do-hand-kill = Somebody dies
do-hand-open = Show them the Grimoire
counsel-by-hand = This character is home-made: only its text says what it does.

## The script file
refuse-script-text-long = A text in the file is too long: “{ $word }”, over { $most } characters.
refuse-script-team = The home-made character “{ $word }” has no team that is known: townsfolk, outsider, minion, demon, traveller, fabled or loric.
refuse-too-many-homemade = There are too many home-made characters of this type ({ $type }): { $most } fit.
refuse-too-many-reminders = One character has too many reminders or cards: { $most } fit.
refuse-doubled-homemade = A home-made character is named twice: { $word }.
refuse-special-by-hand = { $text }: the feature “{ $word }” does nothing here by itself, the Storyteller carries it out.
