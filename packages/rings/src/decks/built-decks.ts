import type { NamedDeck } from './deck.ts';

/**
 * Two decks of fifty cards to be played together. The first gathers resources and allies, keeps its
 * people whole and ties up what is too strong; the second is quick on the quest, holds its threat
 * low and fights.
 */
const FOR_THE_ROAD: readonly NamedDeck[] = [
  {
    slug: 'crown-and-kingsfoil',
    name: 'Crown and Kingsfoil',
    nameDe: 'Krone und Königskraut',
    heroes: ['core-001', 'core-002', 'core-010'],
    cards: {
      'core-013': 3,
      'core-014': 3,
      'core-015': 2,
      'core-016': 3,
      'core-017': 3,
      'core-018': 3,
      'core-020': 1,
      'core-023': 3,
      'core-024': 2,
      'core-026': 3,
      'core-027': 2,
      'core-058': 3,
      'core-059': 3,
      'core-060': 2,
      'core-062': 2,
      'core-064': 1,
      'core-066': 2,
      'core-069': 3,
      'core-070': 2,
      'core-072': 1,
      'core-073': 3,
    },
  },
  {
    slug: 'shieldmaidens-oath',
    name: 'The Shieldmaiden’s Oath',
    nameDe: 'Der Eid der Schildmaid',
    heroes: ['core-007', 'core-004', 'core-005'],
    cards: {
      'core-028': 3,
      'core-029': 3,
      'core-030': 3,
      'core-031': 1,
      'core-032': 3,
      'core-033': 1,
      'core-034': 3,
      'core-035': 2,
      'core-037': 1,
      'core-039': 2,
      'core-040': 2,
      'core-041': 3,
      'core-043': 3,
      'core-044': 2,
      'core-045': 3,
      'core-046': 2,
      'core-048': 2,
      'core-050': 3,
      'core-055': 2,
      'core-057': 3,
      'core-073': 3,
    },
  },
];

/**
 * Two more, for quests with few allies: the first has the strongest will and little besides, the
 * second makes the most of its three heroes.
 */
const FOR_THE_DUNGEONS: readonly NamedDeck[] = [
  {
    slug: 'lanterns-in-the-deep',
    name: 'Lanterns in the Deep',
    nameDe: 'Laternen in der Tiefe',
    heroes: ['core-011', 'core-007', 'core-012'],
    cards: {
      'core-043': 1,
      'core-044': 2,
      'core-045': 3,
      'core-046': 3,
      'core-048': 3,
      'core-050': 3,
      'core-052': 2,
      'core-053': 2,
      'core-055': 3,
      'core-057': 3,
      'core-058': 1,
      'core-059': 2,
      'core-060': 3,
      'core-062': 1,
      'core-063': 2,
      'core-064': 1,
      'core-065': 3,
      'core-066': 3,
      'core-069': 3,
      'core-070': 3,
      'core-073': 3,
    },
  },
  {
    slug: 'axes-at-the-gate',
    name: 'Axes at the Gate',
    nameDe: 'Äxte am Tor',
    heroes: ['core-003', 'core-001', 'core-005'],
    cards: {
      'core-013': 2,
      'core-014': 3,
      'core-016': 3,
      'core-017': 1,
      'core-020': 2,
      'core-021': 3,
      'core-023': 3,
      'core-024': 2,
      'core-026': 3,
      'core-027': 3,
      'core-028': 2,
      'core-029': 2,
      'core-033': 1,
      'core-034': 3,
      'core-035': 2,
      'core-037': 2,
      'core-039': 3,
      'core-040': 2,
      'core-041': 3,
      'core-042': 2,
      'core-073': 3,
    },
  },
];

/** Our own decks in pairs, for each of which one core set is enough. */
export const BUILT_PAIRS: readonly (readonly NamedDeck[])[] = [FOR_THE_ROAD, FOR_THE_DUNGEONS];

export const BUILT_DECKS: readonly NamedDeck[] = BUILT_PAIRS.flat();
