import {
  cannot,
  constant,
  discardUntil,
  inPlay,
  itself,
  keep,
  pickRandom,
  query,
  reveal,
  sequence,
  swap,
  titled,
  type,
  villain,
  whenDefeated,
} from '../../src/vocabulary/builders.ts';
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
    keywords: { hinder: 1 },
  },
  whenDefeated(
    sequence(
      reveal(query('specialDeckTop')),
      keep(pickRandom(query('setAside', titled('Loki'))), (other) => swap(villain, other)),
    ),
  ),
);
