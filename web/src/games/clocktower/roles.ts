/** Which kind a role is and what stands on its token. A role without a drawing of its own wears its kind's. */
import washerwoman from "icon:game/clothesline";
import librarian from "icon:game/bookshelf";
import investigator from "icon:game/magnifying-glass";
import chef from "icon:game/cooking-pot";
import empath from "icon:game/heart-beats";
import fortuneteller from "icon:game/crystal-ball";
import undertaker from "icon:game/coffin";
import monk from "icon:game/monk-face";
import ravenkeeper from "icon:game/raven";
import virgin from "icon:game/rose";
import slayer from "icon:game/bow-arrow";
import soldier from "icon:game/shield";
import mayor from "icon:game/crown";
import butler from "icon:game/bow-tie";
import drunk from "icon:game/beer-stein";
import recluse from "icon:game/house";
import saint from "icon:game/holy-symbol";
import poisoner from "icon:game/poison-bottle";
import spy from "icon:game/spy";
import scarletwoman from "icon:game/domino-mask";
import baron from "icon:game/castle";
import imp from "icon:game/devil-mask";
import thief from "icon:game/robber-mask";
import bureaucrat from "icon:game/quill-ink";
import gunslinger from "icon:game/revolver";
import scapegoat from "icon:game/sheep";
import beggar from "icon:game/hand";
import philosopher from "icon:game/brain";
import barber from "icon:game/scissors";
import pithag from "icon:game/cauldron";
import vortox from "icon:game/tornado";
import zombuul from "icon:game/shambling-zombie";
import lunatic from "icon:game/jester-hat";
import mutant from "icon:game/duality-mask";
import cerenovus from "icon:game/eyeball";
import innkeeper from "icon:game/tavern-sign";
import chambermaid from "icon:game/broom";
import gossip from "icon:game/lips";
import courtier from "icon:game/wine-glass";
import professor from "icon:game/erlenmeyer";
import tealady from "icon:game/teapot";
import fool from "icon:game/clown";
import juggler from "icon:game/juggler";
import sage from "icon:game/owl";
import goon from "icon:game/fist";
import tinker from "icon:game/gear-hammer";
import sweetheart from "icon:game/broken-heart";
import devilsadvocate from "icon:game/gavel";
import witch from "icon:game/witch-flight";
import anyTownsfolk from "icon:game/pocket-watch";
import anyOutsider from "icon:game/hooded-figure";
import anyMinion from "icon:game/cloak";
import anyDemon from "icon:game/horned-skull";
import anyTraveller from "icon:game/western-hat";
import anyFabled from "icon:game/scroll-unfurled";

export type Kind = "townsfolk" | "outsider" | "minion" | "demon" | "traveller" | "fabled";
type Shape = typeof empath;

const roles: Readonly<Record<Kind, string>> = {
  townsfolk: "washerwoman librarian investigator chef empath fortuneteller undertaker monk ravenkeeper virgin slayer soldier mayor grandmother sailor chambermaid exorcist innkeeper gambler gossip courtier professor minstrel tealady pacifist fool clockmaker dreamer snakecharmer mathematician flowergirl towncrier oracle savant seamstress philosopher artist juggler sage",
  outsider: "butler drunk recluse saint goon lunatic tinker moonchild mutant sweetheart barber klutz",
  minion: "poisoner spy scarletwoman baron godfather devilsadvocate assassin mastermind eviltwin witch cerenovus pithag",
  demon: "imp zombuul pukka shabaloth po fanggu vigormortis nodashii vortox",
  traveller: "thief bureaucrat gunslinger scapegoat beggar apprentice matron judge bishop voudon barista harlot butcher bonecollector deviant",
  fabled: "angel buddhist djinn doomsayer duchess fibbin fiddler hellslibrarian revolutionary sentinel spiritofivory toymaker",
};
const kinds = new Map<string, Kind>((Object.keys(roles) as Kind[]).flatMap((kind) => roles[kind].split(" ").map((role): [string, Kind] => [role, kind])));

const drawn: Readonly<Record<string, Shape>> = { washerwoman, librarian, investigator, chef, empath, fortuneteller, undertaker, monk, ravenkeeper, virgin, slayer, soldier, mayor, butler, drunk, recluse, saint, poisoner, spy, scarletwoman, baron, imp, thief, bureaucrat, gunslinger, scapegoat, beggar, philosopher, barber, pithag, vortox, zombuul, lunatic, mutant, cerenovus, innkeeper, chambermaid, gossip, courtier, professor, tealady, fool, juggler, sage, goon, tinker, sweetheart, devilsadvocate, witch };
const plain: Readonly<Record<Kind, Shape>> = { townsfolk: anyTownsfolk, outsider: anyOutsider, minion: anyMinion, demon: anyDemon, traveller: anyTraveller, fabled: anyFabled };

export const kindOf = (role: string): Kind => kinds.get(role) ?? "townsfolk";
export const markOf = (role: string): Shape => drawn[role] ?? plain[kindOf(role)];
