import type { Art } from '../games/page-game.ts';
import { DEEDS } from './motifs/deeds.ts';
import { MACHINES } from './motifs/machines.ts';
import { MINDS } from './motifs/minds.ts';
import { PLACES } from './motifs/places.ts';
import { THINGS } from './motifs/things.ts';
import { WEAPONS } from './motifs/weapons.ts';

/** The first trait of a card that is found here decides. */
const BY_TRAIT: Readonly<Record<string, string>> = {
  Location: PLACES.tower,
  Weapon: WEAPONS.sword,
  Armor: WEAPONS.chestplate,
  Tech: MACHINES.gears,
  Item: THINGS.key,
  Attack: DEEDS.fist,
  Defense: WEAPONS.shield,
  Thwart: THINGS.magnifier,
  Tactic: DEEDS.point,
  Superpower: DEEDS.blast,
  Aerial: DEEDS.leap,
  Skill: MINDS.eye,
  Condition: MINDS.heart,
  Persona: DEEDS.stand,
  Title: THINGS.crown,
  Trap: THINGS.trap,
  Artifact: THINGS.gem,
  Forest: PLACES.park,
};

const BY_KIND: Readonly<Record<string, string>> = {
  hero: DEEDS.stand,
  alter_ego: DEEDS.stand,
  ally: DEEDS.stand,
  villain: THINGS.mask,
  minion: THINGS.mask,
  event: DEEDS.leap,
  support: DEEDS.handshake,
  upgrade: MACHINES.gears,
  resource: THINGS.bolt,
  attachment: THINGS.snare,
  treachery: WEAPONS.dagger,
  side_scheme: THINGS.scroll,
  main_scheme: THINGS.scroll,
  environment: PLACES.square,
  obligation: THINGS.notice,
};

/** What a card shows that nobody has drawn: by its traits, or else by its kind. */
export function motifFor({ kind, traits }: Art): string {
  const byTrait = traits.map((trait) => BY_TRAIT[trait]).find((motif) => motif !== undefined);
  return byTrait ?? BY_KIND[kind.toLowerCase().replaceAll(' ', '_')] ?? THINGS.openBook;
}
