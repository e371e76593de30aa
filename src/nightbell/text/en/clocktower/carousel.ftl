### The Carousel: roles outside the sets

script-carousel = The Carousel
    .about = Roles that belong to no set, among those of Trouble Brewing. For those who have seen it all.

## Outsiders
role-politician = Politician
    .about = If you more than anybody made your side lose, you change sides and win, even if dead.
    .notes = The Storyteller decides. Ordinary bad advice is not enough: without the Politician it must have ended otherwise.
role-heretic = Heretic
    .about = Whoever would win loses, and whoever would lose wins, even if you are dead.
    .notes = A drunk or poisoned Heretic changes nothing. Two Heretics undo each other.

## Demons
role-leviathan = Leviathan
    .about = Everybody knows that you are in play. If a second good player is executed, evil wins. If you live when day five ends, evil wins.
    .notes = Nobody dies at night. An execution that was survived counts too; the same player counts once. Days are those of the game.

## Reminders
reminder-leviathan-good-player-executed = Good player executed

## Announcements
event-proclaimed = { $role-id ->
   *[leviathan] The Leviathan is in play. This is day { $number } of five.
}

## Questions to the Storyteller
ask-politician = The Politician's side ({ $seat }) has lost. Did the Politician do most for it?
