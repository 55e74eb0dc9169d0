import {
  attachTo,
  byHost,
  cannot,
  cardIs,
  constant,
  discardRandom,
  discardThis,
  discardUntil,
  each,
  exists,
  forcedResponse,
  give,
  giveBoost,
  hasStatus,
  heal,
  inPlay,
  itself,
  keep,
  pickRandom,
  putIntoPlay,
  query,
  reveal,
  sequence,
  special,
  specialAbility,
  swap,
  titled,
  trait,
  type,
  villain,
  when,
  whenDefeated,
  you,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

export const loki = hardCard(
  {
    code: '21160',
    octgnId: 'f750ccc7-88f6-4fa5-947d-c19c599eb04b',
    name: 'Loki',
    type: 'villain',
    faction: 'encounter',
    set: 'loki',
    quantity: 1,
    unique: true,
    atk: 2,
    sch: 2,
    health: 20,
    healthPerHero: true,
    traits: ['Asgard', 'Mystic'],
    stage: 'I',
    keywords: { victory: 1 },
  },
  constant(cannot('cannotTakeDamage', itself, inPlay(type('side_scheme')))),
  whenDefeated(keep(discardUntil(type('side_scheme')), (found) => reveal(found))),
);

/** He differs from the others by his keyword and his ATK. */
export const lokiRetaliating = hardCard(
  {
    code: '21161',
    octgnId: '9f2c5ebc-0175-485c-8f1a-d9cbaae96e5e',
    name: 'Loki',
    type: 'villain',
    faction: 'encounter',
    set: 'loki',
    quantity: 1,
    unique: true,
    atk: 1,
    sch: 2,
    health: 20,
    healthPerHero: true,
    traits: ['Asgard', 'Mystic'],
    stage: 'I',
    keywords: { retaliate: 1, victory: 1 },
  },
  whenDefeated(keep(discardUntil(type('side_scheme')), (found) => reveal(found))),
);

const stones = query('environments', trait('Infinity Stone'));

export const infinityGauntlet = hardCard(
  {
    code: '21129',
    octgnId: 'b81de592-aacf-45d9-b664-b4a2df40caaa',
    name: 'Infinity Gauntlet',
    type: 'attachment',
    faction: 'encounter',
    set: 'infinity_gauntlet',
    quantity: 1,
    unique: true,
    atk: 1,
    sch: 1,
    traits: ['Artifact', 'Weapon'],
    keywords: { permanent: true, setup: true },
  },
  attachTo(villain),
  forcedResponse(
    'activationEnds',
    byHost,
    when(
      exists(stones),
      each(stones, (stone) => special(stone)),
      putIntoPlay(query('specialDeckTop')),
    ),
  ),
);

export const mindStone = hardCard(
  {
    code: '21130',
    octgnId: 'd271d72f-7509-450f-aa0f-69223e140c64',
    name: 'Mind Stone',
    type: 'environment',
    faction: 'encounter',
    set: 'infinity_gauntlet',
    quantity: 1,
    boost: 2,
    traits: ['Infinity Stone'],
    specialDeck: true,
  },
  specialAbility(
    sequence(
      when(cardIs(you, hasStatus('confused')), discardRandom(1), give('confused', you)),
      discardThis,
    ),
  ),
);

export const soulStone = hardCard(
  {
    code: '21133',
    octgnId: 'bfb05d27-8050-4390-8a88-367c28d5c353',
    name: 'Soul Stone',
    type: 'environment',
    faction: 'encounter',
    set: 'infinity_gauntlet',
    quantity: 1,
    boost: 1,
    traits: ['Infinity Stone'],
    specialDeck: true,
  },
  specialAbility(sequence(heal(3, villain), giveBoost(1, villain), discardThis)),
);

/** The deck of Infinity Stones is a second one beside the encounter deck. */
export const warInAsgard = hardCard(
  {
    code: '21167',
    octgnId: '3a615d6b-5acf-42ae-b2da-3f68797b8af3',
    name: 'War in Asgard',
    type: 'side_scheme',
    faction: 'encounter',
    set: 'loki',
    quantity: 1,
    boost: 1,
    baseThreat: 6,
    schemeIcons: { acceleration: 1, amplify: 1 },
    keywords: { hinder: { perPlayer: 1 } },
  },
  whenDefeated(
    sequence(
      reveal(query('specialDeckTop')),
      keep(pickRandom(query('setAside', titled('Loki'))), (other) => swap(villain, other)),
    ),
  ),
);
