### Fabled and Loric: those who sit with the Storyteller

type-fabled = Fabled
type-loric = Loric

## Fabled
role-angel = Angel
    .about = Whoever fears an early death may ask for protection. If one of them dies, something bad may happen to the player most to blame.
    .notes = For newcomers. Everybody knows who is protected. The penalty is light and the Storyteller's choice: death, a day without ability, or a day without vote.
role-djinn = Djinn
    .about = Where two roles of the script get in each other's way, they follow a rule of their own. Everybody knows it.
    .notes = For scripts of one's own. It comes by itself as soon as the sheet has such a pair, whether the two are in play or not.
role-doomsayer = Doomsayer
    .about = While four or more live, each living player may once per game call for death in public: somebody on the caller's side dies.
    .notes = For large games and slow ones. The Storyteller chooses who. A Spy may be taken for good.
role-ferryman = Ferryman
    .about = On the last day all dead players get their vote back.
    .notes = For the finale. Which day is the last is the Storyteller's to judge, usually with three alive. Whoever still has a vote gets no second one.
role-fiddler = Fiddler
    .about = When the game has to end, the Demon secretly picks an opponent, and then everybody decides which of the two has won. That player's side wins.
    .notes = For games that run out of time. The living and the dead decide alike. A tie goes to evil.
role-hellslibrarian = Hell's Librarian
    .about = Something bad may happen to whoever talks when the Storyteller has asked for silence.
    .notes = For noisy groups. The penalty is light: death, a day without ability, or a day without vote.
role-sentinel = Sentinel
    .about = There may be one Outsider more than usual, or one fewer.
    .notes = For scripts of one's own. Only the Storyteller knows how many there are.
role-spiritofivory = Spirit of Ivory
    .about = There can never be more than one evil player beyond the number that the game should start with.
    .notes = For scripts on which many change sides. Whoever would be one too many stays good. When somebody turns good again, the place is free.

## Loric
role-stormcatcher = Storm Catcher
    .about = The Storyteller names a good role to everybody. If it is in play, its owner dies by execution only, but every evil player knows who it is.
    .notes = If nobody has it, evil learns that too and may claim it. Neither poison nor drink lifts the protection.

## Reminders
reminder-angel-protected = Protected
reminder-angel-something-bad = No ability
reminder-angel-no-vote = No vote
reminder-doomsayer-called = Called for death
reminder-hellslibrarian-something-bad = No ability
reminder-hellslibrarian-no-vote = No vote
reminder-spiritofivory-no-more-evil = No more evil
reminder-stormcatcher-stormcaught = Protected

penalty-death = death
penalty-no-ability = a day without ability
penalty-no-vote = a day without vote

## Announcements
event-company-joined = { $role } sits with the Storyteller. { $role-about }
event-company-left = { $role } leaves the table and is no longer in force.
event-company-speaks = { $role } names a role: { $named }.
event-company-called = { $seat-you ->
    [yes] You turn to the Fabled: { $role }.
   *[no] { $seat } turns to the Fabled: { $role }.
}
event-badge-given = { $seat }: { $reminder }. Everybody sees it.
event-votes-returned = All the dead have their vote back.
event-final-pair = The Fiddler plays a last tune. Two stand against each other: { $pair }. One of them is the Demon. Who has won?
event-final-count = { $seat }: { $count ->
    [one] one voice.
   *[other] { $count } voices.
}
event-learns-absent = Nobody has this role: { $role }.
event-side-kept = { $seat } stays on the same side: there can be no more evil.
event-company-spent = { $role } has done its part.

## Questions
ask-bring-in = Bring in a Fabled or a Loric
ask-send-away = Send a Fabled or a Loric away
ask-volunteer = { $role-id ->
    [angel] The Angel can protect you, and everybody will know. Would you like that?
   *[other] { $role }: would you like to take part?
}
ask-of-volunteers = { $role-id ->
    [angel] Whom does the Angel protect?
   *[other] { $role }: whom do you choose among those who would like to?
}
ask-angel-blame = { $seat }, protected by the Angel, dies. To whom does something bad happen for it?
ask-penalty = { $seat }: what bad thing happens?
ask-hellslibrarian = Hell's Librarian: who talked when there should have been silence?
ask-doomed = { $seat } calls for death. Who dies?
ask-ferryman-crossing = Ferryman: is this the last day? The dead get their votes back.
ask-ferryman = Ferryman: declare this day the last
ask-fiddler = Fiddler: end the game with a last tune
ask-fiddler-rival = The Fiddler ends the game. Whom do you pick as your opponent?
ask-fiddler-choice = Which of the two has won?
ask-stormcatcher = Storm Catcher: which good role do you name to everybody?
do-call-on = Turn to the Fabled: { $a }

## Refusals
refuse-not-company = “{ $word }” does not sit with the Storyteller: it is neither Fabled nor Loric.
refuse-company-is-not-dealt = { $role } sits with the Storyteller and is not dealt to a player.
refuse-company-from-start = { $role } comes before the roles are dealt or not at all.
refuse-dead-cannot-call = Only the living can call for death.
refuse-too-few-to-call = Death is called for while at least { $least } are alive.
refuse-called-already = You have called for death already: it is done once per game.
refuse-company-stays = { $role } stays for as long as the script needs it.

option-company = Fabled and Loric
    .about = Who sits with the Storyteller from the start. Their rules hold for everybody, and everybody knows them. Take them only when you need them.

## Advice to the Storyteller
counsel-of-volunteers = Whoever asks for it needs it.
counsel-angel-blame = Whoever struck is to blame; if nobody did, nobody is.
counsel-penalty = A day without vote is the mildest.
counsel-doomed = Not the Demon: the game is not over yet.
counsel-ferryman-crossing = Three are alive: there may be no other day.
counsel-stormcatcher = A role that is nice to protect and easy to claim.
