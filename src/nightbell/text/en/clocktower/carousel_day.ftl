### The Carousel, second part: what roles do for all to see, and the Travellers who come along

## Townsfolk
role-alsaahir = Alsaahir
    .about = Each day you may name for all to hear who are the Demons and who the Minions: if all is right, good wins.
    .notes = All of them and nobody else must be named, the dead too. Anybody may act the Alsaahir.
role-cultleader = Cult Leader
    .about = Each night you take the side of one of your nearest living neighbours. Once a day you may call everybody to your cult: if all good players join, your side wins.
    .notes = You are told when your side changes. The living and the dead may join, and no token is spent. Anybody may found a cult.

## Minions
role-boomdandy = Boomdandy
    .about = If you are executed, all but three players die. Then all point at somebody at once: whoever is pointed at most dies.
    .notes = Who survives is for the Storyteller to say, but the Demon is among them. The execution is enough, even if you lived through it.
role-psychopath = Psychopath
    .about = Each day before nominations you may choose a player for all to see: they die. If you are executed, you die only if you lose at rock-paper-scissors.
    .notes = It is played against the nominator; if that is the Psychopath too, against the Storyteller. A draw saves, but the day's execution has taken place. Anybody may act the Psychopath.

role-mezepheles = Mezepheles
    .about = You know a secret word. The first good player to say it becomes evil that night.
    .notes = You are not told whether it worked. The Storyteller notes the word, said aloud or in the Storyteller's ear. What counts is whether you are sober at night.
role-wraith = Wraith
    .about = You wake with everybody of the evil side, and may keep your eyes open all night.
    .notes = You see who is awake and whom they point at. If you are drunk or poisoned, you are told to shut your eyes.

## Demons
role-yaggababble = Yaggababble
    .about = You know a secret phrase. For each time you say it in public today, a player may die.
    .notes = Who, when and how many is for the Storyteller to say, until dawn. Within a sentence it counts, in a whisper it does not.
role-alhadikhia = Al-Hadikhia
    .about = Each night but the first you may name three players, for all to hear. Each chooses life or death in secret; if all three are alive after that, all three die.
    .notes = A dead player who chooses life comes back. What counts is who is alive, not what was chosen. If the Al-Hadikhia is drunk or poisoned, nothing happens.

role-lilmonsta = Lil' Monsta
    .about = Nobody has this role. Each night the Minions choose who keeps Lil' Monsta and counts as the Demon. Each night but the first somebody may die. [+1 Minion, no Demon]
    .notes = The keeper's role, side and ability stay. Who dies is for the Storyteller to say. If the keeper dies, good wins.
role-riot = Riot
    .about = On day three all Minions become Riot, and whoever is nominated dies and at once nominates somebody alive. So it goes on to the end.
    .notes = Nobody dies at night. Days are those of the game. For whoever hesitates the Storyteller nominates. Good wins when all Riot are dead.

## Travellers
role-matron = Matron
    .about = Each day you may have up to three pairs of players swap seats. While you are in town nobody leaves the seat: whispers are for neighbours.
    .notes = The pairs change one after the other, all in one go. The new seats are kept.
role-bishop = Bishop
    .about = Only the Storyteller nominates. Each day at least one player who is not on your side is nominated.
    .notes = The voting is as always. If the Bishop is exiled, players nominate again on the same day.
role-voudon = Voudon
    .about = Only you and the dead vote. They need no vote token, and no majority.
    .notes = Whoever has the most votes is executed, one is enough. If the Voudon is exiled, later votes are as always.
role-barista = Barista
    .about = Each night one player is sober, healthy and told only the truth until dusk, or uses the ability twice. They learn which.
    .notes = Who and which is for the Storyteller to say; the Barista is not told. A spent ability may be used once more.
role-butcher = Butcher
    .about = Each day, after the first execution, you may nominate once more.
    .notes = It takes half of the living, but not more than others had before. Even somebody who was nominated today can be nominated.
role-gnome = Gnome
    .about = When you come, everybody learns your amigo, a player on your side. If the amigo is nominated, you may kill the nominator.
    .notes = It must be done before the vote, which is held in any case. If the amigo changes sides, the Gnome does not.
role-gangster = Gangster
    .about = Once a day you may kill one of your two nearest living neighbours, if the other agrees.
    .notes = The neighbours are asked in secret. If both agree, the Gangster chooses. A kill that fails counts too.
role-cacklejack = Cacklejack
    .about = Each day, name a player for all to hear: tonight somebody else changes role.
    .notes = Who, and into what, is for the Storyteller to say. The Demon and the dead may change, but Travellers may not.

## Reminders
reminder-alhadikhia-1 = 1
reminder-alhadikhia-2 = 2
reminder-alhadikhia-3 = 3
reminder-mezepheles-turns-evil = Turns evil
reminder-mezepheles-no-ability = No ability
reminder-wraith-must-be-chosen = The Demon's choice
reminder-yaggababble-dead = Dead
reminder-barista-sober-and-healthy = Sober & healthy
reminder-barista-acts-twice = Acts twice
reminder-barista-acted-once = Once already
reminder-bishop-nominate-good = Nominate good
reminder-bishop-nominate-evil = Nominate evil
reminder-riot-day-1 = Day 1
reminder-riot-day-2 = Day 2
reminder-riot-day-3 = Day 3
reminder-lilmonsta-is-the-demon = Is the Demon
reminder-lilmonsta-dead = Dead
reminder-pithag-brewed = Brewed
reminder-gnome-amigo = Amigo
reminder-cacklejack-not-me = Not me

## Announcements
throw-rock = rock
throw-scissors = scissors
throw-paper = paper
event-deed-done = { $role-id ->
    [alsaahir] { $seat } names the whole evil team, as the Alsaahir does. Demons: { $targets }. Minions: { $others-count ->
        [0] nobody
       *[other] { $others }
    }.
    [godofug] { $seat } has heard { $targets } say a word of more than one syllable.
    [cultleader] { $seat } calls everybody to a cult.
    [psychopath] { $seat } attacks for all to see, as a Psychopath does: { $targets }.
    [matron] The Matron ({ $seat }) has players change seats.
    [butcher] The Butcher ({ $seat }) nominates once more: { $targets }.
    [gnome] The Gnome ({ $seat }) takes revenge for the amigo: { $targets }.
    [gangster] The Gangster ({ $seat }) has a deal with a neighbour: { $targets }.
   *[cacklejack] The Cacklejack ({ $seat }) says who is left alone tonight: { $targets }.
}
event-seats-swapped = { $seat } and { $other } change seats.
event-cult-joined = { $joined-count ->
    [0] Nobody joins the cult.
   *[other] Joining the cult: { $joined }.
}
event-pointed = { $seat } points at { $target }.
event-throws-shown = Rock-paper-scissors at the gallows. { $seat }: { $throw }. { $rival }: { $answer }.

## In secret
secret-own = an own one, whispered
secret-marmalade = marmalade
secret-periscope = periscope
secret-gondola = gondola
secret-walrus = walrus
secret-thimble = thimble
secret-avalanche = avalanche
secret-harpsichord = harpsichord
secret-kaleidoscope = kaleidoscope
secret-pistachio = pistachio
secret-weathervane = weathervane
secret-bagpipe = bagpipe
secret-lighthouse = lighthouse
secret-origami = origami
secret-zeppelin = zeppelin
secret-to-be-honest = to be honest
secret-mark-my-words = mark my words
secret-hand-on-heart = hand on heart
secret-as-luck-would-have-it = as luck would have it
secret-between-you-and-me = between you and me
secret-if-you-ask-me = if you ask me
secret-come-to-think-of-it = come to think of it
event-learns-secret = { $seat-you ->
    [yes] { $secret-id ->
        [own] The Storyteller will tell you the secret.
       *[other] Your secret: “{ $secret }”.
    }
   *[no] { $seat } ({ $role }) learns a secret: “{ $secret }”.
}
brew-clear = sober, healthy and true
brew-strong = the ability twice
event-learns-brew = { $seat-you ->
    [yes] A coffee from the Barista. Until dusk: { $brew }.
   *[no] { $seat } has a coffee from the { $role } until dusk: { $brew }.
}
event-keeps-demon = { $seat-you ->
    [yes] You keep { $role }. Tonight and tomorrow you count as the Demon.
   *[no] { $seat } keeps { $role } and counts as the Demon.
}
event-sees-awake = { $seat-you ->
    [yes] { $targets-count ->
        [0] { $other } is awake.
       *[other] { $other } points at { $targets }.
    }
   *[no] { $seat } sees that { $other } is awake.
}
event-eyes-shut = { $seat-you ->
    [yes] Keep your eyes shut tonight.
   *[no] { $seat } ({ $role }) sees nothing tonight.
}

## Questions to players
ask-wraith = Keep your eyes open all night?
ask-psychopath = Attack for all to see, as a Psychopath does? Whom?
ask-alsaahir = Name the evil team for all to hear, as the Alsaahir does? Who are the Demons?
ask-alsaahir-minions = And who are the Minions?
ask-cultleader = Call everybody to your cult?
ask-join-cult = { $seat } calls you to a cult. Join?
ask-boomdandy-point = The blast. Whom do you point at? Whoever is pointed at most dies.
ask-alhadikhia = The Al-Hadikhia has named you. Choose life?
ask-matron = Who changes seats? Two take each other's.
ask-matron-again = Have another pair change seats?
ask-matron-swap = Who else changes seats?
ask-lilmonsta = Who keeps Lil' Monsta until the next night?
ask-lilmonsta-takes = Take Lil' Monsta?
ask-riot = Riot. Whom do you nominate? If you say nothing, the Storyteller nominates.
ask-riot-halt = Riot. You are the Mayor: call a halt? If one Riot is alive good wins, otherwise evil.
ask-duel = Rock, paper or scissors?
ask-gnome = { $about-seat } nominates your amigo. Kill for it?
ask-gangster = Offer your neighbours a deal about a killing?
ask-gangster-deal = The Gangster offers a deal. Shall { $seat } die?
ask-gangster-victim = Whose death did a neighbour agree to? You may think better of it.
ask-cacklejack = Who is sure to keep their role tonight?

## Questions to the Storyteller
ask-barista = Whom does the Barista treat tonight?
ask-barista-brew = What does { $seat } get?
ask-hags-damsel = The Pit-Hag names the Damsel. Who becomes her?
ask-lilmonsta-keeper = Who keeps Lil' Monsta?
ask-lilmonsta-victim = Lil' Monsta. Who dies tonight? It may be nobody.
ask-adopts = { $role } comes into play, and nobody has it. Which Minion does { $seat } become?
ask-riot-stalls = Riot. Nobody was named. Whom do you nominate?
ask-secret = Which secret is { $seat } ({ $role }) told?
ask-spoken = Something was said aloud: by whom, and what?
do-spoke = Write down: { $a }, “{ $b }”
do-words = { $a }
event-overheard = Written down: { $seat }, “{ $said }”.
said-good = good
said-evil = evil
said-townsfolk = townsfolk
said-outsider = outsider
said-minion = minion
said-demon = demon
ask-heard = A secret was said. Whose?
do-heard = The secret word was said ({ $a }): { $b }
ask-yaggababble = The Yaggababble. Who dies tonight? It may be nobody.
ask-yaggababble-now = The Yaggababble's phrase was said. Does somebody die at once? It can wait until night.
ask-cult-side = Which side does the Cult Leader ({ $seat }) take?
ask-boomdandy = The Boomdandy. Who survives with the Demon?
ask-amigo = Who is the amigo of the Gnome ({ $seat })?
ask-cackle-now = The Cacklejack. Does somebody change role now? If not, then before dawn.
ask-cackle = The Cacklejack. Who changes role?
ask-cackle-role = The Cacklejack. What does { $seat } become?

## Refusals
refuse-nobody-holds = Nobody gets the token of this role: { $role }. Prepare a set-up without a Demon.
refuse-stay-seated = The Matron is in town: whispers are for neighbours.
refuse-only-the-storyteller-nominates = The Bishop is in town: only the Storyteller nominates.

## Advice to the Storyteller
counsel-barista = Somebody whom it helps, on the side that is behind.
counsel-barista-brew = Clear for who is not sober, twice for the others.
counsel-hags-damsel = Somebody whose role is a small loss.
counsel-lilmonsta-keeper = A Minion whom nobody suspects.
counsel-lilmonsta-victim = One of the living good players, but not when three are left.
counsel-adopts = A Minion that nobody is yet.
counsel-riot-stalls = Whoever helps the side that is behind.
counsel-secret = A word that does not come up by itself.
counsel-yaggababble = As many as the game can bear, and not the Demon.
counsel-yaggababble-now = At night it shows less.
counsel-cult-side = The side that is behind.
counsel-boomdandy = Those who are as easily suspected as the Demon.
counsel-amigo = One of the same side of whom the town knows nothing yet.
counsel-cackle-now = Who hears of a new role early can still act on it.
counsel-cackle = Somebody whose change decides nothing at once.
counsel-cackle-role = A role of the same type that nobody has.
counsel-duel = Chance decides here.

## Jinxes
jinx-banshee-leviathan = Each night but the first the Leviathan names a living good player, a new one each time. A named Banshee dies and has her rights.
jinx-banshee-riot = Each night but the first Riot names a living good player, a new one each time. A named Banshee dies and has her rights.
jinx-exorcist-riot = If Riot itself nominates whom the Exorcist chose, and they are executed, good wins.
jinx-farmer-leviathan = Each night but the first the Leviathan names a living good player, a new one each time. A named Farmer does not die, and somebody else becomes a Farmer.
jinx-farmer-riot = Each night but the first Riot names a living good player, a new one each time. A named Farmer does not die, and somebody else becomes a Farmer.
jinx-grandmother-leviathan = If the grandchild dies by execution while the Leviathan is in play, evil wins.
jinx-grandmother-riot = If the grandchild dies by execution while Riot is in play, evil wins.
jinx-innkeeper-riot = If Riot itself nominates a guest of the Innkeeper, who is executed, good wins.
jinx-king-riot = With Riot in play, one dead player is enough for the King.
jinx-leviathan-ravenkeeper = Each night but the first the Leviathan names a living good player, a new one each time. A named Ravenkeeper acts without dying.
jinx-leviathan-sage = Each night but the first the Leviathan names a living good player, a new one each time. A named Sage acts without dying.
jinx-hatter-lilmonsta = A Demon who chooses Lil' Monsta at the tea party also chooses which Minion to become.
jinx-lilmonsta-magician = While the Magician lives and is sober, the Storyteller says which Minion keeps Lil' Monsta.
jinx-lilmonsta-poppygrower = While the Poppy Grower lives and is sober, the Minions wake one by one until somebody takes Lil' Monsta.
jinx-lilmonsta-psychopath = A Psychopath who keeps Lil' Monsta dies when executed, without a game.
jinx-lilmonsta-scarletwoman = If the keeper dies while five or more are alive, the Scarlet Woman keeps Lil' Monsta for the rest of the game.
jinx-lilmonsta-vizier = A Vizier who keeps Lil' Monsta dies when executed.
jinx-mayor-riot = The Mayor may call a halt to the riot: if one Riot is alive good wins, otherwise evil.
jinx-monk-riot = If Riot itself nominates whom the Monk kept safe, and they are executed, good wins.
jinx-ravenkeeper-riot = Each night but the first Riot names a living good player, a new one each time. A named Ravenkeeper acts without dying.
jinx-riot-sage = Each night but the first Riot names a living good player, a new one each time. A named Sage acts without dying.
jinx-riot-soldier = If Riot itself nominates the Soldier, who is executed, good wins.
jinx-banshee-vortox = If the Vortox kills the Banshee, what is announced of her is true all the same.
jinx-bountyhunter-philosopher = If a Philosopher takes the Bounty Hunter's ability, the Storyteller may turn a Townsfolk evil.
jinx-cerenovus-goblin = The Cerenovus may name the Goblin as well.
jinx-clockmaker-summoner = To the Clockmaker the Summoner is the Demon.
jinx-damsel-pithag = If the Pit-Hag names the Damsel, the Storyteller says who becomes her.
jinx-fanggu-scarletwoman = If the Fang Gu has jumped, the Scarlet Woman does not become a second Demon.
jinx-fearmonger-vizier = The Vizier sees whom the Fearmonger chooses, and cannot order that player's execution.
jinx-goon-pithag = An evil player whom the Pit-Hag makes the Goon does not turn good by it.
jinx-hatter-leviathan = After day five nobody can become the Leviathan at the tea party.
jinx-leviathan-pithag = After day five the Pit-Hag cannot bring the Leviathan.
jinx-lleech-slayer = A Slayer's shot at the Lleech's host is deadly.
jinx-magician-marionette = While the Magician lives and is sober, the Demon does not know which of the two neighbours is the Marionette.
jinx-magician-spy = When the Spy looks into the Grimoire, the tokens of Demon and Magician are not there.
jinx-magician-vizier = With a Vizier in play the Magician has no ability, but the Vizier cannot order the Magician's execution.
jinx-magician-widow = When the Widow looks into the Grimoire, the tokens of Demon and Magician are not there.
jinx-ogre-pithag = An evil player whom the Pit-Hag makes the Ogre does not turn good by it.
jinx-ogre-recluse = An Ogre who is evil because of a Recluse is told so.
jinx-pithag-politician = An evil player whom the Pit-Hag makes the Politician does not turn good by it.
jinx-pithag-villageidiot = The Pit-Hag may make one more Village Idiot while there are fewer than three.
jinx-politician-vizier = For the Vizier the Politician may count as evil.
jinx-recluse-sage = A Recluse may stand in for the Demon in what the Sage learns.
jinx-vizier-zealot = For the Vizier the Zealot may count as evil.
