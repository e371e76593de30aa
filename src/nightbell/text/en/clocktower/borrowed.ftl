### Roles that live by others' abilities

## Townsfolk
role-pixie = Pixie
    .about = On your first night you learn a Townsfolk role that is in play. If you are mad about being it, you have its ability once its owner has died.
    .notes = Nobody tells you of the death or the ability: being woken is all you will notice. Whether you tried hard enough is for the Storyteller to say.
role-cannibal = Cannibal
    .about = You have the ability of whoever last died by execution. If that player is evil, you are poisoned until a good one dies so.
    .notes = You are not told which ability it is; if you are poisoned, it is acted out. What becomes of the executed later becomes of it.
role-alchemist = Alchemist
    .about = You have a Minion's ability. The Storyteller may ask you to make another choice.
    .notes = You are a good Townsfolk, and the Minions do not know of you. The flower on the Minion's token counts while the game is set up.
role-atheist = Atheist
    .about = There is no evil in play, and the Storyteller may break any rule. If you execute the Storyteller, good wins, even if you are dead.
    .notes = The Storyteller can be nominated wherever the Atheist is on the script. If it comes to an execution and no Atheist is in play, evil wins. With two alive everybody has lost.
role-amnesiac = Amnesiac
    .about = You do not know your ability. Once a day, alone with the Storyteller, try to guess it: you learn how near you are.
    .notes = The ability was made up before the game and stays. There are four answers: cold, warm, hot, spot on. If you are not yourself, any of them may be given.

## Outsiders
role-plaguedoctor = Plague Doctor
    .about = When you die, the Storyteller takes over a Minion's ability for the rest of the game.
    .notes = If you are drunk or poisoned at that moment, nothing comes of it, then or later. What becomes of you after your death changes nothing.
role-hermit = Hermit
    .about = You have the abilities of all other Outsiders of this script. While the game is set up one Outsider may be removed, even you.
    .notes = With a Drunk or a Lunatic among them you do not know who you are. After death only what works then is left.

## Minions
role-boffin = Boffin
    .about = The Demon has the ability of a good role that is not in play, even when drunk or poisoned. You both know which.
    .notes = It works while you live and are yourself. If it makes itself drunk, only it is drunk.
role-wizard = Wizard
    .about = Once per game, make a wish. If the Storyteller grants it, it may have a price, and the town may notice something.
    .notes = A wish that was declined may be replaced on another day. If you are not yourself, the wish is lost.

## Reminders
reminder-pixie-mad = Mad
reminder-pixie-has-ability = Has the ability
reminder-plaguedoctor-storyteller-ability = Storyteller's ability
reminder-cannibal-poisoned = Poisoned
reminder-cannibal-lunch = Lunch
reminder-alchemist-is-the-alchemist = The Alchemist
reminder-alchemist-guessed = Named by the Alchemist
reminder-hermit-1 = 1
reminder-hermit-2 = 2
reminder-hermit-3 = 3
reminder-boffin-lends = Lends an ability
reminder-amnesiac-secret = ?
reminder-wizard-wish = ?
reminder-wizard-poisoned = Poisoned

## Questions to the Storyteller
ask-pixie-owner = Whose death gives the Pixie ({ $seat }) an ability? The role shown: { $named-role }.
ask-pixie-mad = The owner of the Pixie's ({ $seat }) role is dying: { $named-role }. Did the Pixie try hard enough to be taken for it?
ask-plague-doctor = The Plague Doctor ({ $seat }) is dead. Which Minion's ability do you take?
ask-plague-minion = Which Minion has one more ability now? { $role }.
ask-plague-becomes = Who is the { $role } now?
ask-plague-outsiders = Who becomes an Outsider in place of this ability: { $role }? Up to two players, or nobody.
ask-cannibal = The executed ({ $about-seat }) is evil, and the Cannibal ({ $seat }) is poisoned. Whose ability do you act out?
ask-loan = Whose ability is it to be? It comes through this role: { $role }.
ask-accept = { $seat } chooses with a borrowed ability ({ $role }). Shall it stand? The choice: { $about-seats }.
ask-removed-outsider = Which Outsider leaves the bag? The role with the flower: { $role }.
ask-added-townsfolk = Which Townsfolk comes instead? The role with the flower: { $role }.
ask-summoned = { $seat } names a Demon: the { $named-role }. Who becomes it?
ask-phantoms = There is no evil in play. Whose abilities do you act out yourself?
ask-amnesiac-secret = Whose ability does the Amnesiac ({ $seat }) have? Without a role it is one of your own: jot it down beside the token and play it by hand.
ask-amnesiac-wakes = You play the Amnesiac's ({ $seat }) ability by hand. How many players are chosen now? You may also wake nobody.
ask-amnesiac-told = Which number does the Amnesiac ({ $seat }) learn? It may be none.
ask-amnesiac-grade = How near is the Amnesiac's ({ $seat }) guess?
ask-wish = The Wizard's ({ $seat }) wish: { $wish }. Is it granted?
ask-wish-witness = Which good player learns that there is a Wizard ({ $seat })?
ask-wish-suspects = Who is named to the town beside the Demon?
ask-wish-outlives = The Wizard ({ $seat }) is dead. Does the wish hold?

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
counsel-loan = An ability that gives its owner something to do.
counsel-accept = Let it stand, unless good harms itself by it.
counsel-summoned = A Minion; if there is none, one with little to lose.
counsel-removed-outsider = Any of the Outsiders.
counsel-added-townsfolk = Any Townsfolk who is not there yet.
counsel-phantoms = A Demon and a Minion: so that all looks as usual.
counsel-amnesiac-secret = An ability that can be worked out in a few days.
counsel-amnesiac-wakes = This one is yours to decide: it is your invention.
counsel-amnesiac-told = This one is yours to decide: it is your invention.
counsel-amnesiac-grade = One who is not sober hears what leads astray; own words are graded with care.
counsel-wish = It is granted with its price and its clue, unless good is behind.
counsel-wish-witness = Somebody good.
counsel-wish-suspects = Two good players.
counsel-wish-outlives = The wish dies with the Wizard.

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
jinx-alchemist-marionette = In place of the Marionette's ability the Alchemist has none, and there is a real Marionette.
jinx-alchemist-mastermind = In place of the Mastermind's ability the Alchemist has none, and there is no Mastermind either.
jinx-alchemist-organgrinder = If the Alchemist has the Organ Grinder's ability, the Organ Grinder is in play too. While both are themselves, votes are open.
jinx-alchemist-spy = In place of the Spy's ability the Alchemist has none, and a Spy is in play. After an execution the living Alchemist may name the Spy in public; if that is right, the Demon must choose the Spy that night.
jinx-alchemist-summoner = An Alchemist with the Summoner's ability learns no roles and names only the Demon; the Storyteller says who it is. If the Alchemist dies before, evil wins.
jinx-alchemist-widow = In place of the Widow's ability the Alchemist has none, and a Widow is in play. After an execution the living Alchemist may name her in public; if that is right, the Demon must choose her that night.
jinx-plaguedoctor-wraith = The Wraith's ability goes not to the Storyteller but to a Minion, beside the own one, who is told.
jinx-alchemist-wraith = In place of the Wraith's ability the Alchemist has none, and a Wraith is in play. After an execution the living Alchemist may name the Wraith in public; if that is right, the Demon must choose the Wraith that night.
jinx-alchemist-boffin = An Alchemist with the Boffin's ability does not learn what the Demon was given.
jinx-boffin-drunk = The Drunk's ability is not given to the Demon.
jinx-boffin-goon = A Demon with the Goon's ability does not turn good through it.
jinx-boffin-heretic = The Heretic's ability is not given to the Demon.
jinx-boffin-ogre = The Ogre's ability is not given to the Demon.
jinx-boffin-politician = The Politician's ability is not given to the Demon.
jinx-boffin-villageidiot = The Village Idiot's ability may be given to the Demon while there are fewer than three Village Idiots.
jinx-boomdandy-plaguedoctor = A player becomes the Boomdandy, not the Storyteller.
jinx-boffin-cultleader = A Demon with the Cult Leader's ability does not turn good through it.
jinx-atheist-riot = The Storyteller can be nominated in a riot. Then there is a vote: with enough votes the game is over, without them the riot goes on.

## For players
grade-cold = cold
grade-warm = warm
grade-hot = hot
grade-exact = spot on
wish-grimoire = to see the Grimoire
wish-demon = to be the Demon
wish-victory = to win at dusk
wish-plague = that all Townsfolk be poisoned until dusk
wish-revival = to bring back one of the evil dead
wish-death = that somebody die
wish-ally = that somebody be evil
wish-secret = to know somebody's role
wish-peace = to be good
wish-own-words = in own words
grant-declined = decline
grant-plain = grant
grant-price = grant, at a price
grant-clue = grant, and leave a clue
grant-both = grant, at a price and with a clue
ask-amnesiac = What is your ability? One guess a day. In your own words, if you like: write to the Storyteller.
ask-wizard = What do you wish? In your own words, if you like: write to the Storyteller.
ask-wish-target = Whom is your wish about ({ $wish })?
do-guess = As this role has it: { $a }
event-learns-grade = { $seat-you ->
    [yes] Your guess: { $grade }.
   *[no] { $seat } ({ $role }) guesses at the own ability: { $grade }.
}
event-learns-grant = { $seat-you ->
    [yes] Your wish ({ $wish }) { $granted ->
        [yes] is granted.
       *[no] is declined.
    }
   *[no] { $seat } ({ $role }) makes a wish ({ $wish }): { $granted ->
        [yes] granted.
       *[no] declined.
    }
}
event-wish-granted = Somebody's wish has come true: { $wish }.{ $suspects-count ->
    [0] {""}
   *[other] {" "}The Demon is among these: { $suspects }.
}
