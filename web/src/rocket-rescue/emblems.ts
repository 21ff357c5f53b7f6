/** The pictures on the hulls of advanced modules, from game-icons: fetched when the first table is drawn. */

import atom from "icon:atom";
import barrel from "icon:barrel";
import bed from "icon:bed";
import beerStein from "icon:beer-stein";
import bunkBeds from "icon:bunk-beds";
import campingTent from "icon:camping-tent";
import captainHatProfile from "icon:captain-hat-profile";
import compass from "icon:compass";
import cyberEye from "icon:cyber-eye";
import dragonfly from "icon:dragonfly";
import falconMoon from "icon:falcon-moon";
import familyHouse from "icon:family-house";
import greenhouse from "icon:greenhouse";
import habitatDome from "icon:habitat-dome";
import hawkEmblem from "icon:hawk-emblem";
import healthCapsule from "icon:health-capsule";
import homeGarage from "icon:home-garage";
import hummingbird from "icon:hummingbird";
import labradorHead from "icon:labrador-head";
import lotusFlower from "icon:lotus-flower";
import mouse from "icon:mouse";
import oysterPearl from "icon:oyster-pearl";
import pineTree from "icon:pine-tree";
import radarDish from "icon:radar-dish";
import radioTower from "icon:radio-tower";
import roundBottomFlask from "icon:round-bottom-flask";
import shipWheel from "icon:ship-wheel";
import sittingDog from "icon:sitting-dog";
import sleepingBag from "icon:sleeping-bag";
import stoneBridge from "icon:stone-bridge";
import sun from "icon:sun";
import tankTread from "icon:tank-tread";
import telescope from "icon:telescope";
import twinShell from "icon:twin-shell";
import umbrella from "icon:umbrella";
import visoredHelm from "icon:visored-helm";
import volcano from "icon:volcano";

export const EMBLEMS: Record<string, string> = {
  kestrel: hawkEmblem,
  "panorama-dome": habitatDome,
  "captains-balcony": captainHatProfile,
  "twin-helm": shipWheel,
  "armoured-brow": visoredHelm,
  "scout-eye": cyberEye,
  "rover-bridge": stoneBridge,
  "glass-falcon": falconMoon,
  "command-pearl": oysterPearl,
  "slim-barrel": barrel,
  "cryo-flask": roundBottomFlask,
  "double-shell-tank": twinShell,
  "solar-cistern": sun,
  "probe-carrier-tank": radarDish,
  "garage-tank": homeGarage,
  "old-faithful": labradorHead,
  "stowaway-tank": mouse,
  "titan-keg": beerStein,
  "firefly-drive": dragonfly,
  "ion-whisper": atom,
  "bulldog-booster": sittingDog,
  "plasma-petal": lotusFlower,
  "tracked-tail": tankTread,
  "relay-thruster": radioTower,
  "evergreen-engine": pineTree,
  hummingbird,
  "volcano-ring": volcano,
  "bunk-ring": bunkBeds,
  "family-cabin": familyHouse,
  "grand-dormitory": bed,
  "greenhouse-deck": greenhouse,
  "storm-shelter": umbrella,
  "field-camp": campingTent,
  "observatory-lounge": telescope,
  "capsule-hotel": healthCapsule,
  "cargo-hammocks": sleepingBag,
  "explorer-habitat": compass,
};
