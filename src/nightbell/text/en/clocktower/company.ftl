### Fabled and Loric: those who sit with the Storyteller

type-fabled = Fabled
type-loric = Loric

## Fabled
role-angel = Angel
    .about = Whoever fears an early death may ask for protection. If one of them dies, something bad may happen to the player most to blame.
    .notes = For newcomers. Everybody knows who is protected. The penalty is light and the Storyteller's choice: death, a day without an ability, or a day without a vote.
role-djinn = Djinn
    .about = Where two roles of the script get in each other's way, they follow a rule of their own. Everybody knows it.
    .notes = For custom scripts. It comes by itself as soon as the sheet has such a pair, whether the two are in play or not.
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
    .notes = For noisy groups. The penalty is light: death, a day without an ability, or a day without a vote.
role-sentinel = Sentinel
    .about = There may be one Outsider more than usual, or one fewer.
    .notes = For custom scripts. Only the Storyteller knows how many there are.
role-spiritofivory = Spirit of Ivory
    .about = There can never be more than one evil player beyond the number that the game should start with.
    .notes = For scripts on which many change sides. Whoever would be one too many stays good. When somebody turns good again, the place is free.

role-buddhist = Buddhist
    .about = Experienced players who agree keep silent for the first two minutes of each day.
    .notes = For those who are seldom heard. Everybody knows who keeps silent. What they say meanwhile is heard afterwards.
role-deusexfiasco = Deus ex Fiasco
    .about = At least once the Storyteller makes a mistake, puts it right and owns up to it in public.
    .notes = For groups that are afraid of mistakes. What exactly went wrong is not told.
role-duchess = Duchess
    .about = Each day players may visit her. If exactly three do, each of them learns at night how many of the three are evil, but one is told a wrong number.
    .notes = For games with little to go on. The dead may visit too. A visitor's poison changes nothing: it is the Duchess's ability.
role-fibbin = Fibbin
    .about = Once per game a good player may be told something false.
    .notes = For custom scripts. Only information can be false: executions, shots and protections work as ever.
role-revolutionary = Revolutionary
    .about = Two neighbours who wish it are known to be on the same side. Once per game one of them may be taken for one of the other side.
    .notes = For players who find it hard to play alone: the neighbour helps. Everybody knows the pair.
role-toymaker = Toymaker
    .about = The Demon may leave everybody alone for a night and has to do so at least once. The evil team meets however few play.
    .notes = For games of five or six. If the Demon has never rested, it is not woken on a night on which it could end the game.

## Loric
role-stormcatcher = Storm Catcher
    .about = The Storyteller names a good role to everybody. If it is in play, its owner dies by execution only, but every evil player knows who it is.
    .notes = If nobody has it, evil learns that too and may claim it. Neither poison nor drink lifts the protection.

role-tor = Tor
    .about = Nobody knows their own role or side. At night you are woken and asked as ever, but not told what for. Whoever dies learns all about themselves.
    .notes = Demon and Minions do not meet. What a role does by day anybody may try. The dead are told the truth, even if they are poisoned.

role-bigwig = Big Wig
    .about = Whoever is nominated chooses an advocate. Until the vote only the advocate speaks and has to plead with all conviction that the nominee is good, or may die.
    .notes = Anybody can be the advocate, even a dead player. The Storyteller judges the plea. The advocate votes like everybody else.
role-bootlegger = Bootlegger
    .about = This script has home-made roles or rules. They are explained to all before the game.
    .notes = It comes with such rules and leaves only with them. Home-made roles are run by the Storyteller, not by the game.
role-gardener = Gardener
    .about = The Storyteller hands out the roles and decides who gets which.
    .notes = The numbers of Townsfolk, Outsiders and Minions stay as usual. One may announce the Gardener and still leave it to chance.
role-godofug = God of Ug
    .about = One player wears the hat of Ug: they speak in words of one syllable, and their vote counts twice. After a slip the hat goes to somebody else.
    .notes = Nobody has to take the hat, and one can get it more than once.
role-hindu = Hindu
    .about = The first four players to die come back as Travellers of the same side.
    .notes = The old role is gone, with whatever its death would have set off. The Storyteller chooses the Traveller.
role-knaves = Knaves
    .about = The Storyteller has two faces: one always tells the truth, the other always lies. Whoever is to learn something chooses which of them to ask.
    .notes = Once per game, at dusk, they may change over. To somebody drunk or poisoned either may say anything.
role-pope = Pope
    .about = Good roles may be in play more than once, and the Demon may be told of such a role to hide behind.
    .notes = Each copy acts on its own. An extra Outsider changes their number, an extra Townsfolk does not.
role-ventriloquist = Ventriloquist
    .about = Whoever convinces the town at their own nomination that they are not who they claimed to be may survive an execution that day.
    .notes = It does not help somebody who had claimed nothing before. Whether to spare them is the Storyteller's to decide.
role-zenomancer = Zenomancer
    .about = The Storyteller may give a player a goal in secret. Whoever reaches it learns something true.
    .notes = The reward is true even for a drunk or poisoned player. Goals may contradict each other.

## Reminders
reminder-bigwig-advocate = Advocate
reminder-buddhist-veteran = Silent in the morning
reminder-deusexfiasco-whoopsie = Whoops
reminder-duchess-visitor = Visits the Duchess
reminder-duchess-false-info = Wrong number
reminder-fibbin-no-ability = Has fibbed
reminder-godofug-hat = Hat of Ug
reminder-hindu-reborn = Comes back as a Traveller
reminder-revolutionary-aligned = On one side
reminder-revolutionary-register-falsely = Taken for another
reminder-toymaker-final-night-no-attack = The Demon sleeps
reminder-ventriloquist-mad = Another voice
reminder-zenomancer-goal = Goal
knave-white = the face in white
knave-black = the face in black
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
event-company-joined = At the Storyteller’s side: { $role }. { $role-about }
event-company-left = No longer at the Storyteller’s side, nor in force: { $role }.
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
event-learns-truth = The goal is reached. This is true: { $facts }
event-goal-given = A goal from the Storyteller: { $text }
event-learns-absent = Nobody has this role: { $role }.
event-side-kept = { $seat } stays on the same side: there can be no more evil.
event-company-spent = { $role } has done its part.

## Questions
ask-bring-in = Bring in a Fabled or a Loric
ask-send-away = Send a Fabled or a Loric away
ask-volunteer = { $role-id ->
    [angel] The Angel can protect you, and everybody will know. Would you like that?
    [buddhist] The Buddhist asks experienced players to keep silent for the first two minutes of each day. Do you agree?
    [revolutionary] Revolutionary: would you play on one side with a neighbour, and have everybody know?
   *[other] { $role }: would you like to take part?
}
ask-of-volunteers = { $role-id ->
    [angel] Whom does the Angel protect?
    [buddhist] Who keeps silent in the mornings?
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
ask-unawares = You have been woken. What for, you do not know. Choose.
ask-stormcatcher = Storm Catcher: which good role do you name to everybody?
ask-toymaker = Attack tonight? You have to rest at least once in the game.
ask-duchess-false = Duchess: which visitor is told a wrong number?
ask-duchess-number = Duchess: which number does { $seat } learn?
ask-revolutionary = Revolutionary: whose pair? Choose the first of the two neighbours; the second sits next, clockwise.
ask-godofug-hat = To whom do you offer the hat of Ug?
ask-wear-hat = Will you wear the hat of Ug? You speak in words of one syllable, and your vote counts twice.
ask-godofug = God of Ug: the hat has said a longer word
ask-godofug-slip = { $about-seat } heard a longer word. Does the hat of Ug go on?
ask-doubled = Pope: which role do you double? You may stop here.
ask-gardener = Gardener: hand out the roles yourself? Otherwise chance does.
ask-bigwig = You are nominated. Who speaks for you?
ask-bigwig-plea = { $seat } pleads for { $about-seat }. Is it convincing? If not, the advocate dies.
ask-hindu = { $seat } comes back. As which Traveller?
ask-knaves-liar = Knaves: which face lies?
ask-knaves = Who is to answer you?
ask-knaves-swap = Knaves: change over now? It is done once per game.
ask-ventriloquist = { $seat } speaks in another voice. Do they die by the execution?
ask-zenomancer = Zenomancer: set a goal or reward one
ask-zenomancer-goal = Which goal does { $seat } get?
ask-zenomancer-reached = Has the goal been reached? { $seat } will learn something true.
do-call-on = Turn to the Fabled: { $a }

## Refusals
refuse-not-company = “{ $word }” does not sit with the Storyteller: it is neither Fabled nor Loric.
refuse-company-is-not-dealt = { $role } sits with the Storyteller and is not dealt to a player.
refuse-company-from-start = { $role } comes before the roles are dealt or not at all.
refuse-visited-already = You are visiting the Duchess already today.
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
counsel-revolutionary = Whoever asks for help is helped.
counsel-duchess-false = A good visitor is more likely to believe a wrong number.
counsel-duchess-number = The number closest to the truth.
counsel-godofug-hat = Somebody alive, who still has votes to cast.
counsel-godofug-slip = Whoever heard a longer word is believed.
counsel-doubled = One copy is enough for nobody to be sure.
counsel-gardener = Chance offends nobody.
counsel-bigwig-plea = A plea cannot be judged from a log, and the advocate has the benefit of the doubt.
counsel-hindu = One of the Travellers that are free.
counsel-knaves-liar = Nobody can guess which of them lies.
counsel-knaves-swap = By the middle of the game they have been seen through.
counsel-ventriloquist = Spare the good while they are behind, and never the Demon.
counsel-zenomancer-reached = It has been reached if you think so.

## Scripts
script-wards = Wards
    .about = Who guards whom and who stands in whose way: newer roles, most of which learn something in the first night. For those who know Trouble Brewing.
script-veils = Veils
    .about = Roles that hide, change and confuse. A Sentinel hides the number of Outsiders. For those who have seen it all.
script-mill = Mill
    .about = A small script for five or six with roles of Sects & Violets. The Toymaker introduces the evil team.
script-ferry = Ferry
    .about = A small script for five or six with roles of Bad Moon Rising: more deaths than meet the eye.

event-fewer-than-meant = This set is meant for { $meant } players or more, and you are { $players }: it may favour one side. You can play all the same.
event-house-rule-told = A rule of the script: { $text } The Storyteller sees to it.
refuse-script-too-long = The file is larger than { $most } bytes: that is no script.
refuse-script-empty = There is no role in this script.
refuse-script-too-many = The script has more than { $most } lines.
refuse-script-field = The field “{ $word }” of the script file cannot be read.
refuse-script-apart = These two roles are never in play together: { $role } and { $other-role }.
refuse-house-rules-too-long = There can be at most { $most } rules of one's own, each with at most { $longest } characters.
refuse-house-rules-unreadable = The script's own rules have characters that cannot be shown.
