### Deduction: puzzles and worlds

## The answer
deduce-player = Player
deduce-claims = Claims
deduce-world = World { $number }
deduce-demon = Demon
deduce-evil = Evil
deduce-summary = { $count ->
    [0] No world fits
    [one] One world fits
   *[other] { $count } worlds fit
}; { $ms } ms.
deduce-incomplete = Time ran out before everything had been tried: these worlds fit, but there may be others, so the shares are counted from these alone.
deduce-more = { $count ->
    [one] One more world
   *[other] { $count } more worlds
}: --all shows them all.
deduce-right = { $file }: right, { $count ->
    [one] one world
   *[other] { $count } worlds
}, { $ms } ms.
deduce-wrong = { $file }: { $count ->
    [one] one world
   *[other] { $count } worlds
} found, the answer has { $wanted }; { $ms } ms.

## Why
explain-title = Why nobody else
explain-not-demon = { $name } is not the Demon, or this could not have been said: { $said }.
explain-not-demon-plain = { $name } is not the Demon: what everybody saw, and who may be in play, is enough to tell.
explain-conflict = This cannot all have been said: { $said }.
explain-conflict-plain = What everybody saw already leaves no world at all.
explain-said = { $name } ({ $character }; { $info })
explain-night = night { $number }: { $info }
explain-day = day { $number }: { $info }
explain-yes = yes
explain-no = no
explain-clockwise = clockwise
explain-anticlockwise = anticlockwise
explain-statement = the statement in the puzzle
explain-proof = How it may have been (world 1)
explain-night-falls = Night { $number } falls.
explain-dies-demon = { $name } is killed by the Demon.
explain-dies-execution = { $name } is executed.
explain-dies-assassin = { $name } is killed by the Assassin.
explain-dies-other = { $name } is killed by another ability.
explain-dies-storyteller = { $name } dies by the Storyteller’s will.
explain-becomes = { $name } becomes the { $character }.

## Characters
character-acrobat = Acrobat
character-al-hadikhia = Al-Hadikhia
character-alchemist = Alchemist
character-alsaahir = Alsaahir
character-amnesiac = Amnesiac
character-artist = Artist
character-assassin = Assassin
character-atheist = Atheist
character-balloonist = Balloonist
character-banshee = Banshee
character-barber = Barber
character-baron = Baron
character-boffin = Boffin
character-boomdandy = Boomdandy
character-bounty-hunter = Bounty Hunter
character-butler = Butler
character-cannibal = Cannibal
character-cerenovus = Cerenovus
character-chambermaid = Chambermaid
character-chef = Chef
character-choirboy = Choirboy
character-clockmaker = Clockmaker
character-courtier = Courtier
character-cult-leader = Cult Leader
character-damsel = Damsel
character-devils-advocate = Devil's Advocate
character-dreamer = Dreamer
character-drunk = Drunk
character-empath = Empath
character-engineer = Engineer
character-evil-twin = Evil Twin
character-exorcist = Exorcist
character-fang-gu = Fang Gu
character-farmer = Farmer
character-fearmonger = Fearmonger
character-fisherman = Fisherman
character-flowergirl = Flowergirl
character-fool = Fool
character-fortune-teller = Fortune Teller
character-gambler = Gambler
character-general = General
character-goblin = Goblin
character-godfather = Godfather
character-golem = Golem
character-goon = Goon
character-gossip = Gossip
character-grandmother = Grandmother
character-harpy = Harpy
character-hatter = Hatter
character-heretic = Heretic
character-hermit = Hermit
character-high-priestess = High Priestess
character-huntsman = Huntsman
character-imp = Imp
character-innkeeper = Innkeeper
character-investigator = Investigator
character-juggler = Juggler
character-kazali = Kazali
character-king = King
character-klutz = Klutz
character-knight = Knight
character-legion = Legion
character-legionary = Legionary
character-leviathan = Leviathan
character-librarian = Librarian
character-lil-monsta = Lil’ Monsta
character-lleech = Lleech
character-lord-of-typhon = Lord of Typhon
character-lunatic = Lunatic
character-lycanthrope = Lycanthrope
character-magician = Magician
character-marionette = Marionette
character-mastermind = Mastermind
character-mathematician = Mathematician
character-mayor = Mayor
character-mezepheles = Mezepheles
character-minstrel = Minstrel
character-monk = Monk
character-moonchild = Moonchild
character-mutant = Mutant
character-nightwatchman = Nightwatchman
character-no-dashii = No Dashii
character-noble = Noble
character-ogre = Ogre
character-ojo = Ojo
character-oracle = Oracle
character-organ-grinder = Organ Grinder
character-pacifist = Pacifist
character-philosopher = Philosopher
character-pit-hag = Pit-Hag
character-pixie = Pixie
character-plague-doctor = Plague Doctor
character-po = Po
character-poisoner = Poisoner
character-politician = Politician
character-poppy-grower = Poppy Grower
character-preacher = Preacher
character-princess = Princess
character-prodigy = Prodigy
character-professor = Professor
character-psychopath = Psychopath
character-pukka = Pukka
character-puzzlemaster = Puzzlemaster
character-ravenkeeper = Ravenkeeper
character-recluse = Recluse
character-riot = Riot
character-sage = Sage
character-sailor = Sailor
character-saint = Saint
character-savant = Savant
character-scarlet-woman = Scarlet Woman
character-seamstress = Seamstress
character-shabaloth = Shabaloth
character-shugenja = Shugenja
character-slayer = Slayer
character-snake-charmer = Snake Charmer
character-snitch = Snitch
character-soldier = Soldier
character-spy = Spy
character-steward = Steward
character-summoner = Summoner
character-sweetheart = Sweetheart
character-tea-lady = Tea Lady
character-tinker = Tinker
character-town-crier = Town Crier
character-undertaker = Undertaker
character-vigormortis = Vigormortis
character-village-idiot = Village Idiot
character-virgin = Virgin
character-vizier = Vizier
character-vortox = Vortox
character-washerwoman = Washerwoman
character-widow = Widow
character-witch = Witch
character-wizard = Wizard
character-wraith = Wraith
character-xaan = Xaan
character-yaggababble = Yaggababble
character-zealot = Zealot
character-zombuul = Zombuul
