import type { Books, Held, Passing } from './books.ts';
import { isCharacter, isEnemy, isLocation } from './books.ts';

/**
 * Effects of cards with a duration on the quest and on combat, as the auditor has read them: it
 * knows the cards by their codes and has read them itself. The game's own data is just the thing it
 * must not rely on.
 */

type Begins = (books: Books, card: Held, seat: number) => readonly Passing[];

const one = (id: number) => (card: Held) => card.id === id;
const those = (cards: readonly Held[]) => {
  const ids = new Set(cards.map(({ id }) => id));
  return (card: Held) => ids.has(card.id);
};

/** A player has made a choice that the log does not name. */
const doubt = (...of: readonly string[]): Begins => {
  return (books) => {
    for (const each of of) books.doubts.add(each);
    return [];
  };
};

/** Abilities, when they are used. */
export const WHEN_USED: Readonly<Record<string, Begins>> = {
  // Éowyn
  'core-007': (_books, { id }) => [
    { stat: 'willpower', by: 1, of: one(id), until: 'phase', from: id },
  ],
  // Faramir chooses a player: alone there is no other.
  'core-014': (books, { id, seat }) => {
    if (books.order().length > 1) return doubt('willpower')(books, books.get(id), seat);
    const of = those(books.characters().filter((each) => each.seat === seat));
    return [{ stat: 'willpower', by: 1, of, until: 'phase', from: id }];
  },
  // Beorn
  'core-031': (_books, { id }) => [
    { stat: 'attack', by: 5, of: one(id), until: 'phase', from: id },
  ],
  // Protector of Lórien
  'core-070': doubt('willpower', 'defense'),
  // Forest Spider
  'core-096': (_books, { id }) => [
    { stat: 'attack', by: 1, of: one(id), until: 'round', from: id },
  ],
};

/** Events, when they are played. */
export const WHEN_PLAYED: Readonly<Record<string, Begins>> = {
  // For Gondor!
  'core-022': (books, { id }) => {
    const characters = books.characters();
    const ofGondor = characters.filter((card) => hasTrait(books, card, 'Gondor'));
    return [
      { stat: 'attack', by: 1, of: those(characters), until: 'phase', from: id },
      { stat: 'defense', by: 1, of: those(ofGondor), until: 'phase', from: id },
    ];
  },
  // Mendor's Support
  'core-132': (books, { id }) => {
    const of = those(books.characters().filter(({ print }) => print.id === MENDOR));
    const stats = ['willpower', 'attack', 'defense'] as const;
    return stats.map((stat) => ({ stat, by: 2, of, until: 'round', from: id }));
  },
  // Blade Mastery
  'core-032': doubt('attack', 'defense'),
  // Feint, Thicket of Spears
  'core-034': doubt('who attacks'),
  'core-036': doubt('who attacks'),
  // Radagast's Cunning, Secret Paths
  'core-065': doubt('staging threat'),
  'core-066': doubt('staging threat'),
};

/** When Revealed effects. */
export const WHEN_REVEALED: Readonly<Record<string, Begins>> = {
  // Ungoliant's Spawn
  'core-076': (books, { id }) => {
    const of = those(books.committed.map((each) => books.get(each)));
    return [{ stat: 'willpower', by: -1, of, until: 'phase', from: id }];
  },
  // Driven by Shadow: what is there now.
  'core-092': (books, { id }) => {
    const of = those(books.at('staging').filter((card) => isEnemy(card) || isLocation(card)));
    return [{ stat: 'threat', by: 1, of, until: 'phase', from: id }];
  },
  // Under the Shadow: kept on the quest card.
  'core-104': (books, { id }) => [
    { stat: 'threat', by: 'players', of: one(books.quest), until: 'phase', from: id },
  ],
  // Treacherous Fog: also what comes later.
  'core-118': (_books, { id }) => [
    { stat: 'threat', by: 1, of: isLocation, until: 'phase', from: id },
  ],
};

/** The state of an enemy's attack when a shadow card is turned. */
interface Attacked {
  readonly enemy: number;
  readonly seat: number;
  readonly undefended: boolean;
  readonly defenders: readonly number[];
}

type Shadow = (books: Books, attack: Attacked, from: number) => readonly Passing[];

const stronger =
  (by: number, ifUndefended = by): Shadow =>
  (_books, { enemy, undefended }, from) => [
    {
      stat: 'attack',
      by: undefended ? ifUndefended : by,
      of: one(enemy),
      until: 'attack',
      from,
    },
  ];

/** Shadow effects that change the attack. */
export const SHADOWS: Readonly<Record<string, Shadow>> = {
  // Wargs, Dol Guldur Orcs, East Bight Patrol
  'core-085': stronger(1, 2),
  'core-089': stronger(1, 3),
  'core-097': stronger(1),
  // Eastern Crows
  'core-115': (books, attack, from) =>
    stronger((books.threat[attack.seat] ?? 0) >= 35 ? 2 : 1)(books, attack, from),
  // Despair
  'core-086': (_books, { defenders }, from) => [
    {
      stat: 'defense',
      by: Number.NEGATIVE_INFINITY,
      of: ({ id }) => defenders.includes(id),
      until: 'attack',
      from,
    },
  ],
};

/** Cards that cancel what was just revealed: A Test of Will, Eleanor; and a shadow: Hasty Stroke. */
export const CANCELS_REVEALED: readonly string[] = ['core-050', 'core-008'];
export const CANCELS_SHADOW = 'core-048';

const MENDOR = 'core-135';
export const EASTERN_CROWS = 'core-115';
export const DUNGEON_JAILOR = 'core-101';
export const BANKS_OF_THE_ANDUIN = 'core-113';
export const WOLF_RIDER = 'core-081';
export const BEORN = 'core-031';
export const GLADDEN_FIELDS = 'core-114';
export const GOBLIN_SNIPER = 'core-083';
export const FOREST_SNARE = 'core-069';
export const HILL_TROLL = 'core-082';
export const QUICK_STRIKE = 'core-035';
export const ANDUIN_PASSAGE = 'core-127';
/** Stages that end with their progress and nothing else. */
export const PLAIN_STAGES: readonly string[] = ['core-119', 'core-120', 'core-127'];

const STEWARD_OF_GONDOR = 'core-026';

export function hasTrait(books: Books, card: Held, trait: string): boolean {
  if (card.print.traits?.includes(trait)) return true;
  const steward = books.attached(card.id).some(({ print }) => print.id === STEWARD_OF_GONDOR);
  return trait === 'Gondor' && steward && isCharacter(card);
}

type Amounts = (books: Books, seat: number) => readonly number[];

const exactly =
  (...amounts: readonly number[]): Amounts =>
  () =>
    amounts;

/** By how much a card raises somebody's threat, when it is revealed, turned, used or attacks. */
export const RAISES: Readonly<Record<string, Amounts>> = {
  'core-043': exactly(3), // Wandering Took
  'core-076': exactly(4, 8), // Ungoliant's Spawn
  'core-084': exactly(1), // Marsh Adder
  'core-097': exactly(3), // East Bight Patrol
  'core-104': (books, seat) => [books.engaged(seat).length], // Under the Shadow
  'core-108': exactly(2), // objectives to be claimed
  'core-109': exactly(2),
  'core-110': exactly(2),
  // Pursued by Shadow
  'core-117': (books, seat) => [
    3,
    books.characters().filter(({ id, seat: whose }) => {
      return whose === seat && !books.committed.includes(id);
    }).length,
  ],
  'core-138': exactly(1), // Scarred
};

/** How much damage a card deals to one character or enemy at a time, besides attacks. */
export const DEALS: Readonly<Record<string, readonly number[]>> = {
  'core-018': [1], // Longbeard Orc Slayer
  'core-029': [1], // Gondorian Spearman
  'core-033': [1], // Rain of Arrows
  'core-037': [2], // Swift Strike
  'core-073': [4], // Gandalf
  'core-075': [1, 2, 5], // Hummerhorns
  'core-083': [1], // Goblin Sniper
  'core-089': [2], // Dol Guldur Orcs
  'core-093': [1], // The Necromancer's Reach
  'core-110': [1], // Shadow Key
  'core-116': [1], // Evil Storm
  'core-133': [1], // Valor
  'core-137': [2], // Lingering Venom
};
/** Thalin strikes what is revealed. */
export const BY_NOBODY: readonly number[] = [1];
