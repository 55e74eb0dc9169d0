import type { MotifName } from './motifs/motifs.ts';

type Motifs = readonly [MotifName, ...MotifName[]];

/** The motif of each trait. The first trait of a card that is found here decides. */
const BY_TRAIT: Readonly<Record<string, Motifs>> = {
  Location: ['skyline', 'tower', 'street'],
  Weapon: ['slashes', 'blade'],
  Armor: ['shield', 'gear'],
  Tech: ['circuit', 'gear'],
  Item: ['gear', 'crystal', 'orb'],
  Attack: ['burst', 'slashes', 'flame'],
  Defense: ['shield', 'wave'],
  Thwart: ['eye', 'lattice', 'arrows'],
  Tactic: ['arrows', 'crowd'],
  Superpower: ['orb', 'burst', 'spiral'],
  Aerial: ['wings', 'storm'],
  Skill: ['spiral', 'arrows', 'eye'],
  Wakanda: ['claws', 'crown'],
  Condition: ['spiral', 'wave', 'storm'],
  Forest: ['forest'],
  Spider: ['web'],
  Mountain: ['mountain'],
  Riverland: ['wave', 'mountain'],
  Dungeon: ['labyrinth'],
  Stronghold: ['mountain', 'labyrinth'],
  Orc: ['mask', 'blade'],
  Goblin: ['mask', 'blade'],
  Creature: ['claws', 'wings'],
  Title: ['crown'],
  Signal: ['flame', 'wings'],
};

/** The motif of a kind of card without a telling trait. */
const BY_KIND: Readonly<Record<string, Motifs>> = {
  hero: ['figure'],
  alter_ego: ['figure'],
  ally: ['figure'],
  main: ['figure'],
  side: ['figure'],
  civilian: ['crowd'],
  villain: ['mask', 'figure'],
  minion: ['figure', 'mask'],
  event: ['burst', 'lattice', 'storm', 'arrows', 'wave'],
  support: ['tower', 'crowd', 'skyline', 'mountain'],
  upgrade: ['gear', 'crystal', 'orb', 'wings'],
  resource: ['orb', 'crystal', 'flame'],
  attachment: ['gear', 'blade', 'claws'],
  treachery: ['storm', 'claws', 'eye', 'burst', 'spiral'],
  main_scheme: ['labyrinth', 'tower', 'circuit', 'skyline'],
  side_scheme: ['labyrinth', 'skyline', 'crowd', 'lattice', 'street', 'mountain'],
  environment: ['skyline', 'mountain'],
  obligation: ['labyrinth', 'wave', 'eye'],
  location: ['skyline', 'tower', 'street'],
  artefact: ['crystal', 'eye', 'orb', 'crown', 'blade', 'flame'],
  wanderer: ['wanderer'],
  deed: ['burst', 'arrows', 'flame', 'shield', 'blade', 'wings', 'eye', 'wave', 'crown', 'storm'],
  monster: ['mask', 'claws', 'figure'],
  wilds: ['forest', 'mountain'],
  journey: ['mountain', 'forest', 'labyrinth'],
  dial: ['eye'],
};

/** Characters show themselves; only other cards show what their traits speak of. */
const SHOW_THEMSELVES = new Set([
  'hero',
  'alter_ego',
  'ally',
  'main',
  'side',
  'villain',
  'minion',
  'wanderer',
]);

const ANYTHING: Motifs = ['burst', 'orb', 'lattice'];

/** The pictures that would suit a card. */
export function motifsFor(kind: string, traits: readonly string[]): Motifs {
  const byTrait = SHOW_THEMSELVES.has(kind)
    ? undefined
    : traits.map((trait) => BY_TRAIT[trait]).find((found) => found !== undefined);
  return byTrait ?? BY_KIND[kind] ?? ANYTHING;
}
