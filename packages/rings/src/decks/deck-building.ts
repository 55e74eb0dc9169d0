import type { RingsCard } from '../cards/card.ts';
import { POOL } from '../cards/pool.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Deck } from './deck.ts';
import { sameCards, sameHeroes } from './deck.ts';
import { LEARNING_DECKS } from './learning-decks.ts';
import type { SetupLine } from './lines.ts';

const LEAST_HEROES = 1;
const MOST_HEROES = 3;
const LEAST_CARDS = 50;
const MOST_COPIES = 3;

const PLAYER_CARDS: readonly CardType[] = ['Ally', 'Attachment', 'Event'];

interface Copies {
  readonly card: RingsCard;
  readonly count: number;
}

interface Circumstances {
  /** The player whose deck it is. */
  readonly seat?: number;
  /** In a campaign the heroes are those of the log, so a learning deck may have others. */
  readonly inCampaign?: boolean;
  readonly pool?: readonly RingsCard[];
}

/** RR: Deck Building. Everything that is wrong with a deck, in the order of the entry. */
export function deckProblems(
  deck: Deck,
  { seat = 0, inCampaign = false, pool = POOL }: Circumstances = {},
): readonly SetupLine[] {
  const byCode = codesOf(pool);
  const known = Object.entries(deck.cards).flatMap(([code, count]): readonly Copies[] => {
    const card = byCode.get(code);
    return card ? [{ card, count }] : [];
  });
  return [
    ...heroProblems(deck, seat, byCode),
    ...strangers(deck, seat, byCode),
    ...(isLearningDeck(deck, inCampaign) ? [] : sizeProblems(deck, seat, known)),
    ...copyProblems(known, seat),
  ];
}

/** By pool: its cards by their codes. Every game that is set up asks for them, for each deck. */
const CODES = new WeakMap<readonly RingsCard[], ReadonlyMap<string, RingsCard>>();

function codesOf(pool: readonly RingsCard[]): ReadonlyMap<string, RingsCard> {
  const found = CODES.get(pool) ?? new Map(pool.map((card) => [card.code, card]));
  CODES.set(pool, found);
  return found;
}

/** The four learning decks are allowed as they are, though they are smaller. */
function isLearningDeck(deck: Deck, withOtherHeroes: boolean): boolean {
  return LEARNING_DECKS.some(
    (learning) => sameCards(learning, deck) && (withOtherHeroes || sameHeroes(learning, deck)),
  );
}

/** One to three heroes, all of them different people. */
function heroProblems(
  { heroes }: Deck,
  seat: number,
  byCode: ReadonlyMap<string, RingsCard>,
): readonly SetupLine[] {
  const count = heroes.length;
  const wrongCount = count < LEAST_HEROES || count > MOST_HEROES;
  const titles = heroes.map((code) => byCode.get(code)?.name);
  return [
    ...(wrongCount
      ? [{ say: 'heroCount', seat, count, least: LEAST_HEROES, most: MOST_HEROES } as const]
      : []),
    ...heroes.flatMap((card, index): readonly SetupLine[] => {
      if (byCode.get(card)?.type !== 'Hero') return [{ say: 'unknownHero', seat, card }];
      const again = titles.indexOf(titles[index]) < index;
      return again ? [{ say: 'heroTwice', seat, card }] : [];
    }),
  ];
}

/** Cards that are in no player's deck. */
function strangers(
  { cards }: Deck,
  seat: number,
  byCode: ReadonlyMap<string, RingsCard>,
): readonly SetupLine[] {
  return Object.keys(cards).flatMap((code): readonly SetupLine[] => {
    const card = byCode.get(code);
    if (!card) return [{ say: 'unknownCard', seat, card: code }];
    if (card.type === 'Hero') return [{ say: 'heroInDeck', seat, card: code }];
    if (card.campaignClass) return [{ say: 'campaignCard', seat, card: code }];
    return PLAYER_CARDS.includes(card.type) ? [] : [{ say: 'encounterCard', seat, card: code }];
  });
}

/**
 * Heroes are no part of the deck, and boons and burdens do not count. Unknown and encounter cards
 * do: they stand where a card of the deck should be, and are a problem of their own.
 */
function sizeProblems({ cards }: Deck, seat: number, known: readonly Copies[]): SetupLine[] {
  const uncounted = known.filter(({ card }) => card.type === 'Hero' || card.campaignClass);
  const count = total(Object.values(cards)) - total(uncounted.map((copies) => copies.count));
  return count < LEAST_CARDS ? [{ say: 'deckTooSmall', seat, count, least: LEAST_CARDS }] : [];
}

/** At most three copies by title. */
function copyProblems(known: readonly Copies[], seat: number): readonly SetupLine[] {
  const titles = new Set(known.map(({ card }) => card.name));
  return [...titles].flatMap((title): readonly SetupLine[] => {
    const alike = known.filter(({ card }) => card.name === title);
    const count = total(alike.map((copies) => copies.count));
    const cards = alike.map(({ card }) => card.code);
    return count > MOST_COPIES
      ? [{ say: 'tooManyCopies', seat, cards, count, most: MOST_COPIES }]
      : [];
  });
}

/** RR: Unique Cards. No two players can have the same hero in play. */
export function sharedHeroes(
  decks: readonly Deck[],
  pool: readonly RingsCard[] = POOL,
): readonly SetupLine[] {
  const byCode = codesOf(pool);
  const titleOf = (code: string) => byCode.get(code)?.name ?? code;
  return decks.flatMap(({ heroes }, seat) =>
    decks.slice(seat + 1).flatMap((other, distance) => {
      const theirs = other.heroes.map(titleOf);
      return heroes
        .filter((code) => theirs.includes(titleOf(code)))
        .map(
          (card): SetupLine => ({ say: 'sharedHero', card, seats: [seat, seat + 1 + distance] }),
        );
    }),
  );
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
