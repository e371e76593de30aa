### Roles that live by others' abilities

## Townsfolk
role-pixie = Pixie
    .about = On your first night you learn a Townsfolk role that is in play. If you are mad about being it, you have its ability once its owner has died.
    .notes = Nobody tells you of the death or the ability: being woken is all you will notice. Whether you tried hard enough is for the Storyteller to say.
role-cannibal = Cannibal
    .about = You have the ability of whoever last died by execution. If that player is evil, you are poisoned until a good one dies so.
    .notes = You are not told which ability it is; if you are poisoned, it is acted out. What becomes of the executed later becomes of it.

## Outsiders
role-plaguedoctor = Plague Doctor
    .about = When you die, the Storyteller takes over a Minion's ability for the rest of the game.
    .notes = If you are drunk or poisoned at that moment, nothing comes of it, then or later. What becomes of you after your death changes nothing.

## Reminders
reminder-pixie-mad = Mad
reminder-pixie-has-ability = Has the ability
reminder-plaguedoctor-storyteller-ability = Storyteller's ability
reminder-cannibal-poisoned = Poisoned
reminder-cannibal-lunch = Lunch

## Questions to the Storyteller
ask-pixie-owner = Whose death gives the Pixie ({ $seat }) an ability? The role shown: { $named-role }.
ask-pixie-mad = The owner of the Pixie's ({ $seat }) role is dying: { $named-role }. Did the Pixie try hard enough to be taken for it?
ask-plague-doctor = The Plague Doctor ({ $seat }) is dead. Which Minion's ability do you take?
ask-plague-minion = Which Minion has one more ability now? { $role }.
ask-plague-becomes = Who is the { $role } now?
ask-plague-outsiders = Who becomes an Outsider in place of this ability: { $role }? Up to two players, or nobody.
ask-cannibal = The executed ({ $about-seat }) is evil, and the Cannibal ({ $seat }) is poisoned. Whose ability do you act out?

## Advice to the Storyteller
counsel-pixie-owner = The one who does have that role.
counsel-pixie-mad = Going by what the Pixie told everybody.
counsel-plague-doctor = An ability that helps whichever side is behind.
counsel-plague-minion = A Minion who will be around for a while.
counsel-plague-becomes = One whose present role has little left to give.
counsel-plague-outsiders = One of the Townsfolk who has learned enough already.
counsel-choose = With your own ability: help whichever side is behind.
counsel-choose-two = With your own ability: help whichever side is behind.
counsel-may-choose = With your own ability: help whichever side is behind.
counsel-cannibal = What the executed claimed to be.

## Jinxes
jinx-baron-plaguedoctor = In place of the Baron's ability up to two players become Outsiders.
jinx-eviltwin-plaguedoctor = A player becomes the Evil Twin, not the Storyteller.
jinx-fearmonger-plaguedoctor = The Fearmonger's ability goes not to the Storyteller but to a Minion, beside the own one, who is told.
jinx-goblin-plaguedoctor = The Goblin's ability goes not to the Storyteller but to a Minion, beside the own one, who is told.
jinx-marionette-plaguedoctor = A good neighbour of the Demon becomes the Marionette, not the Storyteller.
jinx-plaguedoctor-scarletwoman = The Scarlet Woman's ability goes not to the Storyteller but to a Minion, beside the own one, who is told.
jinx-plaguedoctor-spy = The Spy's ability goes not to the Storyteller but to a Minion, beside the own one, who is told.
jinx-butler-cannibal = A Cannibal who comes by the Butler's ability is told.
jinx-cannibal-juggler = If the Juggler guessed on the first day and is executed, the living Cannibal learns that night how many guesses were right.
jinx-cannibal-princess = If the Cannibal nominated the Princess and she is executed, the Demon kills nobody that night.
jinx-cannibal-zealot = A Cannibal who comes by the Zealot's ability is told.
