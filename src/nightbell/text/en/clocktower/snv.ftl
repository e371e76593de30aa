### Sects & Violets

role-clockmaker = Clockmaker
    .about = On your first night you learn how many steps round the circle it is from the Demon to the nearest Minion.
    .notes = Neighbours are one step apart. The shorter way counts, with the chairs of the dead and of Travellers.
role-dreamer = Dreamer
    .about = Each night, choose another player who is no Traveller: you are shown a good role and an evil one, and one of them is theirs.
    .notes = The role counts, not the side. A Philosopher with another's ability is still the Philosopher.
role-snakecharmer = Snake Charmer
    .about = Each night, choose a living player. If that is the Demon, you change roles and sides, and the new Snake Charmer is poisoned.
    .notes = The new Demon is not told the Minions, but attacks the same night. A Philosopher with the ability changes places in the same way.
role-mathematician = Mathematician
    .about = Each night you learn how many players' abilities did not work as they should since dawn because of another role.
    .notes = A drunk who heard the truth is no mistake. The Mathematician's own errors do not count.
role-flowergirl = Flowergirl
    .about = Each night but the first, you learn whether a Demon voted today.
    .notes = An exile is no vote. What counts is who was the Demon with the hand up.
role-towncrier = Town Crier
    .about = Each night but the first, you learn whether a Minion nominated today.
    .notes = An evil Traveller is no Minion. Calling for an exile is no nomination.
role-oracle = Oracle
    .about = Each night but the first, you learn how many of the dead are evil.
    .notes = Those who died tonight count, and so do Travellers.
role-seamstress = Seamstress
    .about = Once per game, at night, choose two other players: you learn whether they are on the same side.
    .notes = The dead and Travellers may be chosen. The side counts, not the role.

role-fanggu = Fang Gu
    .about = Each night but the first, choose a player: they die. The first Outsider you would kill becomes an evil Fang Gu, and you die instead. [+1 Outsider]
    .notes = It leaps once in a game, whoever is the Fang Gu then. If something saves the Outsider, it does not leap.
role-vigormortis = Vigormortis
    .about = Each night but the first, choose a player: they die. A Minion you kill keeps the ability, and one of the two nearest Townsfolk is poisoned. [−1 Outsider]
    .notes = The Storyteller says which of the two is poisoned. All of it lasts while the Vigormortis lives and is sober.
role-nodashii = No Dashii
    .about = Each night but the first, choose a player: they die. The nearest Townsfolk on both sides of you are poisoned.
    .notes = Dead Townsfolk stay poisoned, and the poison goes no further. If a neighbour's role changes, it looks for the next at once.

reminder-snakecharmer-poisoned = Poisoned
reminder-mathematician-abnormal = Abnormal
reminder-flowergirl-demon-voted = Demon voted
reminder-flowergirl-demon-silent = Demon did not vote
reminder-towncrier-minion-nominated = Minion nominated
reminder-towncrier-minion-silent = Minion did not nominate
reminder-seamstress-no-ability = No ability
reminder-fanggu-dead = Dead
reminder-fanggu-once = Once
reminder-vigormortis-dead = Dead
reminder-vigormortis-has-ability = Has ability
reminder-vigormortis-poisoned = Poisoned
reminder-nodashii-dead = Dead
reminder-nodashii-poisoned = Poisoned

ask-compare = Compare two players tonight? It can be done once per game.
ask-rot = The Vigormortis killed a Minion ({ $seat }). Which Townsfolk beside is poisoned?

event-learns-either = { $seat-you ->
    [yes] { $target }: either { $good } or { $evil }.
   *[no] { $seat } ({ $role }) sees: { $target } is { $good } or { $evil }.
}
do-either = Night { $a }: { $b } is { $c } or { $d }
