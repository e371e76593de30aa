/** What things and the killer's cards look like: one sign for each. */
import acid from "icon:game/acid";
import ammo from "icon:game/ammo-box";
import axe from "icon:game/wood-axe";
import barricade from "icon:game/barricade";
import bell from "icon:game/sonic-screech";
import blood from "icon:game/bleeding-wound";
import blossom from "icon:game/rose";
import bottle from "icon:game/brandy-bottle";
import branches from "icon:game/vines";
import bullets from "icon:game/silver-bullet";
import camera from "icon:game/photo-camera";
import chainsaw from "icon:game/chainsaw";
import convergence from "icon:game/convergence-target";
import crawl from "icon:game/half-body-crawling";
import dagger from "icon:game/plain-dagger";
import dna from "icon:game/dna1";
import drain from "icon:game/heart-drop";
import enrage from "icon:game/enrage";
import fangs from "icon:game/fangs";
import feet from "icon:game/footprint";
import firecracker from "icon:game/dynamite";
import flag from "icon:game/flag-objective";
import flashlight from "icon:game/flashlight";
import ghost from "icon:game/ghost";
import grip from "icon:game/thorny-tentacle";
import growth from "icon:game/tree-growth";
import guillotine from "icon:game/guillotine";
import heat from "icon:game/heat-haze";
import herbs from "icon:game/three-leaves";
import hidden from "icon:game/hidden";
import hood from "icon:game/hood";
import howl from "icon:game/wolf-howl";
import keyIcon from "icon:game/key";
import longsword from "icon:game/two-handed-sword";
import map from "icon:game/treasure-map";
import medkit from "icon:game/medical-pack";
import notice from "icon:game/death-note";
import obelisk from "icon:game/obelisk";
import patrol from "icon:game/walk";
import pendant from "icon:game/gem-pendant";
import pills from "icon:game/medicine-pills";
import pipes from "icon:game/pipes";
import powder from "icon:game/powder";
import radar from "icon:game/radar-sweep";
import revolver from "icon:game/revolver";
import roots from "icon:game/plant-roots";
import scream from "icon:game/screaming";
import siege from "icon:game/castle";
import shape from "icon:game/butterfly";
import sherlock from "icon:game/sherlock-holmes";
import snare from "icon:game/box-trap";
import sniff from "icon:game/sniffing-dog";
import spring from "icon:game/running-ninja";
import sprint from "icon:game/sprint";
import stalk from "icon:game/eye-target";
import stop from "icon:game/stop-sign";
import strangle from "icon:game/grab";
import sword from "icon:game/broadsword";
import syringe from "icon:game/syringe";
import target from "icon:game/archery-target";
import territory from "icon:game/binoculars";
import thrown from "icon:game/battered-axe";
import toolbox from "icon:game/toolbox";
import trail from "icon:game/trail";
import waves from "icon:game/sound-waves";
import wolfTrap from "icon:game/wolf-trap";
import lungs from "icon:game/lungs";
import type { Shape } from "./marks";

const ITEMS: Readonly<Record<string, Shape>> = {
  key: keyIcon,
  toolbox,
  whiskey: bottle,
  hatchet: axe,
  herbs,
  powder,
  ammo,
  revolver,
  adrenaline: syringe,
  sedative: pills,
  firecracker,
  amulet: pendant,
  shortsword: sword,
  longsword,
  secret_map: map,
  flashlight,
  trap_parts: wolfTrap,
  medkit,
  camera,
  silver_dagger: dagger,
  silver_bullets: bullets,
};

const CARDS: Readonly<Record<string, Shape>> = {
  pursue: feet,
  sense: radar,
  barricade,
  stay: stop,
  madness: enrage,
  chainsaw,
  brutal_rage: fangs,
  scream,
  whizz: sprint,
  trail_of_fear: trail,
  vanish: ghost,
  life_drain: drain,
  deduction: sherlock,
  murder_notice: notice,
  stalk,
  lurking_threat: hood,
  death_blossom: blossom,
  howl,
  savage_bite: fangs,
  blood_hunt: blood,
  territorial_awareness: territory,
  hyper_hearing: waves,
  hunting_instinct: target,
  tracking: sniff,
  axe_throw: thrown,
  bated_breath: lungs,
  traps_reset: snare,
  patrol,
  release: spring,
  regroup: flag,
  summon_stele: obelisk,
  execution: guillotine,
  siege,
  crawl,
  infrared: heat,
  eerie_pipes: pipes,
  ambush: hidden,
  combat_adaptation: dna,
  transformation: shape,
  piercing_noise: bell,
  acid_spray: acid,
  thorn_grip: grip,
  lush_growth: growth,
  branch_growth: branches,
  convergence,
  strangle,
  frenzied_branches: roots,
};

export const signOfItem = (item: string): Shape => ITEMS[item] ?? toolbox;
export const signOfCard = (card: string): Shape => CARDS[card] ?? hidden;
