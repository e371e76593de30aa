### The Carousel, second part: what roles do for all to see, and the Travellers who come along

## Minions
role-psychopath = Psychopath
    .about = Each day before nominations you may choose a player for all to see: they die. If you are executed, you die only if you lose at rock-paper-scissors.
    .notes = It is played against the nominator; if that is the Psychopath too, against the Storyteller. A draw saves, but the day's execution has taken place. Anybody may act the Psychopath.

## Travellers
role-gnome = Gnome
    .about = When you come, everybody learns your amigo, a player on your side. If the amigo is nominated, you may kill the nominator.
    .notes = It must be done before the vote, which is held in any case. If the amigo changes sides, the Gnome does not.
role-gangster = Gangster
    .about = Once a day you may kill one of your two nearest living neighbours, if the other agrees.
    .notes = The neighbours are asked in secret. If both agree, the Gangster chooses. A kill that fails counts too.
role-cacklejack = Cacklejack
    .about = Each day, name a player for all to hear: tonight somebody else changes role.
    .notes = Who, and into what, is for the Storyteller to say. The Demon and the dead may change, Travellers not.

## Reminders
reminder-gnome-amigo = Amigo
reminder-cacklejack-not-me = Not me

## Announcements
throw-rock = rock
throw-scissors = scissors
throw-paper = paper
event-deed-done = { $role-id ->
    [psychopath] { $seat } attacks for all to see, as a Psychopath does: { $targets }.
    [gnome] The Gnome ({ $seat }) takes revenge for the amigo: { $targets }.
    [gangster] The Gangster ({ $seat }) has a deal with a neighbour: { $targets }.
   *[cacklejack] The Cacklejack ({ $seat }) says who is left alone tonight: { $targets }.
}
event-throws-shown = Rock-paper-scissors at the gallows. { $seat }: { $throw }. { $rival }: { $answer }.

## Questions to players
ask-psychopath = Attack for all to see, as a Psychopath does? Whom?
ask-duel = Rock, paper or scissors?
ask-gnome = { $about-seat } nominates your amigo. Kill for it?
ask-gangster = Offer your neighbours a deal about a killing?
ask-gangster-deal = The Gangster offers a deal. Shall { $seat } die?
ask-gangster-victim = Whose death did a neighbour agree to? You may think better of it.
ask-cacklejack = Who is sure to keep their role tonight?

## Questions to the Storyteller
ask-amigo = Who is the amigo of the Gnome ({ $seat })?
ask-cackle-now = The Cacklejack. Does somebody change role now? If not, then before dawn.
ask-cackle = The Cacklejack. Who changes role?
ask-cackle-role = The Cacklejack. What does { $seat } become?

## Advice to the Storyteller
counsel-amigo = One of the same side of whom the town knows nothing yet.
counsel-cackle-now = Who hears of a new role early can still act on it.
counsel-cackle = Somebody whose change decides nothing at once.
counsel-cackle-role = A role of the same type that nobody has.
counsel-duel = Chance decides here.
