/** The mark of every card, monster, trait and token. */
import amulet from "icon:game/gem-necklace";
import angelFeather from "icon:game/angel-wings";
import armor from "icon:game/breastplate";
import axe from "icon:game/battle-axe";
import ball from "icon:game/crystal-ball";
import bat from "icon:game/bat";
import bell from "icon:game/ringing-bell";
import blessing from "icon:game/sunbeams";
import blood from "icon:game/dripping-knife";
import bride from "icon:game/diamond-ring";
import bones from "icon:game/crossed-bones";
import book from "icon:game/book-cover";
import bullets from "icon:game/silver-bullet";
import bottle from "icon:game/square-bottle";
import boulder from "icon:game/falling-rocks";
import burning from "icon:game/fire-silhouette";
import candle from "icon:game/candle-light";
import cat from "icon:game/cat";
import centipede from "icon:game/centipede";
import clover from "icon:game/clover";
import clue from "icon:game/treasure-map";
import coffin from "icon:game/coffin";
import crowned from "icon:game/crowned-skull";
import cultist from "icon:game/cultist";
import curse from "icon:game/evil-eyes";
import dagger from "icon:game/sacrificial-dagger";
import daemon from "icon:game/daemon-skull";
import devil from "icon:game/devil-mask";
import dice from "icon:game/rolling-dices";
import dog from "icon:game/sitting-dog";
import door from "icon:game/doorway";
import drops from "icon:game/droplets";
import dynamite from "icon:game/dynamite";
import eye from "icon:game/bleeding-eye";
import fangs from "icon:game/fangs";
import feather from "icon:game/feather";
import fist from "icon:game/fist";
import fog from "icon:game/fog";
import footprints from "icon:game/footsteps";
import ghost from "icon:game/spectre";
import frankenstein from "icon:game/frankenstein-creature";
import girl from "icon:game/woman-elf-face";
import gate from "icon:game/magic-portal";
import gloves from "icon:game/gloves";
import grave from "icon:game/tombstone";
import groom from "icon:game/top-hat";
import hand from "icon:game/robber-hand";
import haunted from "icon:game/haunting";
import herbs from "icon:game/herbs-bundle";
import hidden from "icon:game/magnifying-glass";
import house from "icon:game/house";
import kit from "icon:game/medical-pack";
import jack from "icon:game/executioner-hood";
import keyMark from "icon:game/key";
import ladder from "icon:game/ladder";
import light from "icon:game/light-bulb";
import maggot from "icon:game/maggot";
import madman from "icon:game/enrage";
import mask from "icon:game/duality-mask";
import medallion from "icon:game/gem-pendant";
import mirror from "icon:game/mirror-mirror";
import moon from "icon:game/night-sky";
import mummy from "icon:game/mummy-head";
import music from "icon:game/musical-notes";
import nest from "icon:game/nest-birds";
import openBook from "icon:game/open-book";
import paintCan from "icon:game/paint-bucket";
import pane from "icon:game/window";
import parachute from "icon:game/parachute";
import phone from "icon:game/rotary-phone";
import planchette from "icon:game/templar-eye";
import potion from "icon:game/standing-potion";
import puppet from "icon:game/puppet";
import puzzle from "icon:game/puzzle";
import rabbit from "icon:game/rabbit";
import rake from "icon:game/rake";
import revolver from "icon:game/revolver";
import ring from "icon:game/power-ring";
import reaper from "icon:game/grim-reaper";
import run from "icon:game/run";
import safe from "icon:game/locked-box";
import salts from "icon:game/medicines";
import salve from "icon:game/healing";
import scream from "icon:game/screaming";
import seal from "icon:game/wax-seal";
import secret from "icon:game/secret-door";
import silence from "icon:game/silence";
import skeleton from "icon:game/skeleton";
import skull from "icon:game/death-skull";
import slime from "icon:game/slime";
import smoke from "icon:game/smoking-orb";
import sound from "icon:game/sound-waves";
import spear from "icon:game/barbed-spear";
import spider from "icon:game/spider-alt";
import spiderFace from "icon:game/spider-face";
import stairs from "icon:game/stairs";
import star from "icon:game/star-swirl";
import symbol from "icon:game/holy-symbol";
import syringe from "icon:game/syringe";
import talk from "icon:game/talk";
import thirdEye from "icon:game/third-eye";
import tentacles from "icon:game/tentacles-skull";
import torch from "icon:game/torch";
import totem from "icon:game/totem-mask";
import twin from "icon:game/body-swapping";
import spray from "icon:game/spray";
import vine from "icon:game/vines";
import arm from "icon:game/kraken-tentacle";
import sucker from "icon:game/tentacle-strike";
import squid from "icon:game/giant-squid";
import rat from "icon:game/rat";
import sleeper from "icon:game/person-in-bed";
import spirit from "icon:game/floating-ghost";
import serpent from "icon:game/sea-serpent";
import coils from "icon:game/snake";
import caesar from "icon:game/caesar";
import bust from "icon:game/stone-bust";
import ogre from "icon:game/ogre";
import prisoner from "icon:game/prisoner";
import vampire from "icon:game/vampire-dracula";
import vampiress from "icon:game/female-vampire";
import vial from "icon:game/vial";
import wall from "icon:game/brick-wall";
import web from "icon:game/spider-web";
import wind from "icon:game/windy-stripes";
import worm from "icon:game/worm-mouth";
import alien from "icon:game/alien-stare";
import zombie from "icon:game/shambling-zombie";
import roots from "icon:game/plant-roots";
import frog from "icon:game/frog";
import witch from "icon:game/witch-face";
import bomb from "icon:game/time-bomb";
import phantom from "icon:game/floating-ghost";
import rowboat from "icon:game/canoe";
import nightmare from "icon:game/evil-moon";
import hourglass from "icon:game/hourglass";
import dragonShield from "icon:game/dragon-shield";
import dragon from "icon:game/dragon-head";
import ufo from "icon:game/ufo";
import doll from "icon:game/voodoo-doll";

export type Shape = { d: string; size: number; lines: boolean };

/** The sign of events: three turns of a spiral. */
const spiral: Shape = {
  d: "M12 12.400C12.800 11.400 13.800 12.600 13.200 13.600 12.200 15.200 9.600 14.600 9.200 12.400 8.700 9.600 11.400 8 13.800 8.400 17 9 18.300 12.400 17.200 15.200 15.900 18.600 11.600 19.600 8.500 17.800 4.800 15.600 4.200 10.600 6.600 7.200 8.600 4.400 12.400 3.200 15.600 4.200",
  size: 24,
  lines: true,
};

const CARDS: Readonly<Record<string, Shape>> = {
  bite: fangs,
  book,
  "crystal-ball": ball,
  dog,
  girl,
  "holy-symbol": symbol,
  madman,
  mask,
  medallion,
  ring,
  skull,
  spear,
  "spirit-board": planchette,
  "adrenaline-shot": syringe,
  "amulet-of-the-ages": amulet,
  "angel-feather": angelFeather,
  armor,
  axe,
  bell,
  "blood-dagger": blood,
  bottle,
  candle,
  "dark-dice": dice,
  dynamite,
  "healing-salve": salve,
  idol: totem,
  "lucky-stone": clover,
  "medical-kit": kit,
  "music-box": music,
  "pickpockets-gloves": gloves,
  "puzzle-box": puzzle,
  "rabbits-foot": rabbit,
  revolver,
  "sacrificial-dagger": dagger,
  "smelling-salts": salts,
  "a-moment-of-hope": blessing,
  "angry-being": ghost,
  "bloody-vision": eye,
  "burning-man": burning,
  "closet-door": door,
  "creepy-crawlies": centipede,
  "creepy-puppet": puppet,
  debris: boulder,
  "disquieting-sounds": sound,
  "drip-drip-drip": drops,
  footsteps: footprints,
  funeral: coffin,
  "grave-dirt": grave,
  groundskeeper: rake,
  "hanged-men": curse,
  "hideous-shriek": scream,
  "image-in-the-mirror-give": mirror,
  "image-in-the-mirror-take": mirror,
  "it-is-meant-to-be": star,
  "jonahs-turn": puzzle,
  "lights-out": light,
  "locked-safe": safe,
  "mists-from-the-walls": fog,
  "mystic-slide": ladder,
  "night-view": moon,
  "phone-call": phone,
  possession: haunted,
  "revolving-wall": wall,
  rotten: maggot,
  "secret-passage": secret,
  "secret-stairs": stairs,
  "shrieking-wind": wind,
  silence,
  skeletons: skeleton,
  smoke,
  "something-hidden": hidden,
  "something-slimy": slime,
  spider,
  "the-beckoning": hand,
  "the-lost-one": girl,
  "the-voice": talk,
  "the-walls": wall,
  webs: web,
  "what-the": house,
  whoops: hand,
  serum: potion,
};
const THINGS: Readonly<Record<string, Shape>> = {
  key: keyMark,
  ingredient: vial,
  herb: herbs,
  parachute,
  clue,
  paint: paintCan,
  bones,
  seal,
  corpse: skeleton,
  torch,
  silver: bullets,
  plant: spray,
  root: roots,
  frog,
  rowboat,
  candle,
  dragon: dragonShield,
  antique: armor,
};

const TOKENS: Readonly<Record<string, Shape>> = {
  "worm-body": coils,
  "human-proof": thirdEye,
  "victim-body": skeleton,
  "hero-body": skeleton,
  blessing,
  closet: door,
  drip: drops,
  safe,
  "secret-passage": secret,
  "secret-stairs": stairs,
  skeletons: skeleton,
  slide: ladder,
  smoke,
  "vault-empty": safe,
  "wall-switch": wall,
  sarcophagus: coffin,
  key: keyMark,
  abyss: worm,
  blob: slime,
  "blob-patch": slime,
  searched: hidden,
  airplane: wind,
  grave,
  "no-grave": grave,
  clue,
  "clue-found": clue,
  "parachute-found": parachute,
  "specter-outside": pane,
  nest,
  body: grave,
  gate,
  root: roots,
  "zombie-at-rest": zombie,
  bomb,
  "phantom-was-here": footprints,
  "lit-candle": candle,
  "way-out-used": pane,
  rejuvenation: hourglass,
  spaceship: ufo,
  "doll-wax": doll,
  "doll-china": doll,
  "doll-stone": doll,
  "doll-glass": doll,
  "doll-rag": doll,
  "no-doll": hidden,
};

const MONSTERS: Readonly<Record<string, Shape>> = {
  "cannibal-freak": ogre,
  captive: prisoner,
  statue: bust,
  "animated-statue": caesar,
  "worm-head": serpent,
  "astral-spirit": spirit,
  "sleeping-body": sleeper,
  bat,
  rat,
  dracula: vampire,
  bride: vampiress,
  "creeper-root": roots,
  "creeper-tip": vine,
  "tentacle-arm": arm,
  "tentacle-sucker": sucker,
  "horrors-head": squid,

  mummy,
  spider: spiderFace,
  "evil-twin": twin,
  zombie,
  "zombie-lord": crowned,
  cat,
  alien,
  madman,
  firebat: bat,
  banshee: scream,
  demon: devil,
  "demon-lord": daemon,
  ghost: haunted,
  "quiet-ghost": ghost,
  "crimson-jack": jack,
  death: reaper,
  "ghost-bride": bride,
  bridegroom: groom,
  "ghost-groom": groom,
  "frankensteins-monster": frankenstein,
  "elder-god": tentacles,
  cultist,
  dog,
  witch,
  "witchs-cat": cat,
  phantom,
  poltergeist: wind,
  nightmare,
  dragon,
};

export const TRAIT_MARKS: Readonly<Record<string, Shape>> = {
  speed: run,
  might: fist,
  sanity: thirdEye,
  knowledge: openBook,
};
export const DECK_MARKS: Readonly<Record<string, Shape>> = { event: spiral, item: keyMark, omen: feather };

export const cardMark = (card: string): Shape => CARDS[card] ?? THINGS[card.split("-")[0] ?? ""] ?? keyMark;
export const tokenMark = (token: string): Shape => TOKENS[token] ?? hidden;
export const monsterMark = (kind: string): Shape => MONSTERS[kind] ?? ghost;
export { skull as skullMark };
