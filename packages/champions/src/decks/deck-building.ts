import type { ChampionsCard } from '../cards/card.ts';
import type { Aspect, Deck } from './deck.ts';
import { isAspect } from './deck.ts';
import { isIdentity, sidesOf } from './identity.ts';
import type { SetupLine } from './lines.ts';
import { knownAs, match } from './matching.ts';
import type { Requirements } from './requirements.ts';

const LEAST_CARDS = 40;
const MOST_CARDS = 50;
const MOST_COPIES = 3;

interface Copies {
  readonly card: ChampionsCard;
  readonly count: number;
}

/** A deck list whose codes have been looked up. */
interface Building {
  readonly deck: Deck;
  readonly hero: string;
  readonly pool: readonly ChampionsCard[];
  /** Every side of the identity; none if there is no such identity. */
  readonly identity: readonly ChampionsCard[];
  readonly known: readonly Copies[];
  /** The known cards that may be in some deck. */
  readonly cards: readonly Copies[];
  readonly requirements: Requirements;
}

/** RR: Appendix I. Everything that is wrong with a deck, in the order of the appendix. */
export function deckProblems(
  deck: Deck,
  pool: readonly ChampionsCard[],
  requirements: Requirements = {},
): readonly SetupLine[] {
  const building = lookUp(deck, pool, requirements);
  return [
    ...identityProblems(building),
    ...strangers(building),
    ...sizeProblems(building),
    ...identitySpecificProblems(building),
    ...aspectProblems(building),
    ...copyProblems(building),
    ...uniqueProblems(building),
    ...teamUpProblems(building),
  ];
}

function lookUp(deck: Deck, pool: readonly ChampionsCard[], requirements: Requirements): Building {
  const listable = pool.filter((card) => isIdentity(card) || isFront(card));
  const byCode = new Map(listable.map((card) => [card.code, card]));
  const known = Object.entries(deck.cards).flatMap(([code, count]) => {
    const card = byCode.get(code);
    return card ? [{ card, count }] : [];
  });
  const identity = byCode.get(deck.identity);
  return {
    deck,
    hero: deck.identity,
    pool,
    identity: identity?.type === 'hero' ? sidesOf(identity, pool) : [],
    known,
    cards: known.filter(({ card }) => mayBeInDecks(card)),
    requirements,
  };
}

function mayBeInDecks(card: ChampionsCard): boolean {
  return !isIdentity(card) && !isLinked(card) && !card.specialDeck && !isNoPlayers(card);
}

/** RR: Campaign-Specific Card. Those join a deck only while a campaign says so. */
const isNoPlayers = ({ faction }: ChampionsCard): boolean =>
  faction === 'encounter' || faction === 'campaign';

const isLinked = ({ keywords }: ChampionsCard): boolean => keywords?.linked !== undefined;

const isPermanent = ({ keywords }: ChampionsCard): boolean => keywords?.permanent !== undefined;

/** Exactly one identity, which is not among the cards. */
function identityProblems({ hero, identity, known }: Building): readonly SetupLine[] {
  const unknown: readonly SetupLine[] =
    identity.length === 0 ? [{ say: 'unknownIdentity', hero }] : [];
  const inDeck = known.filter(({ card }) => isIdentity(card));
  return [
    ...unknown,
    ...inDeck.map(({ card }): SetupLine => ({ say: 'identityInDeck', hero, card: card.code })),
  ];
}

/** Cards that are in no player's deck. */
function strangers({ deck, hero, known }: Building): readonly SetupLine[] {
  const codes = new Set(known.map(({ card }) => card.code));
  const unknown = Object.keys(deck.cards).filter((code) => !codes.has(code));
  return [
    ...unknown.map((card): SetupLine => ({ say: 'unknownCard', hero, card })),
    ...known.flatMap(({ card }): readonly SetupLine[] => {
      if (card.faction === 'encounter') return [{ say: 'encounterCard', hero, card: card.code }];
      if (card.faction === 'campaign') return [{ say: 'campaignCard', hero, card: card.code }];
      if (card.specialDeck) return [{ say: 'secondDeckCard', hero, card: card.code }];
      return isLinked(card) ? [{ say: 'linkedCard', hero, card: card.code }] : [];
    }),
  ];
}

/**
 * Identities, permanent and linked cards and those of second decks do not count. Unknown and encounter cards do: they stand
 * where a card of the deck should be, and are a problem of their own.
 */
function sizeProblems({ deck, hero, known }: Building): readonly SetupLine[] {
  const uncounted = known.filter(
    ({ card }) => isIdentity(card) || isPermanent(card) || isLinked(card) || card.specialDeck,
  );
  const listed = total(Object.values(deck.cards));
  const count = listed - total(uncounted.map((copies) => copies.count));
  if (count < LEAST_CARDS) return [{ say: 'deckTooSmall', hero, count, least: LEAST_CARDS }];
  return count > MOST_CARDS ? [{ say: 'deckTooLarge', hero, count, most: MOST_CARDS }] : [];
}

/**
 * Every card of the identity's set in its exact number, counted by code, since cards of one set
 * can share a title; and none of another identity's.
 */
function identitySpecificProblems(building: Building): readonly SetupLine[] {
  const { deck, hero, pool, identity, cards } = building;
  if (identity.length === 0) return [];
  const wrong = pool.filter(
    (card) =>
      isOwn(card, building) && mayBeInDecks(card) && isFront(card) && lacksOrExceeds(card, deck),
  );
  const foreign = cards.filter(({ card }) => isSpecific(card) && !isOwn(card, building));
  return [
    ...wrong.map(
      ({ code, quantity }): SetupLine => ({
        say: 'wrongIdentityCards',
        hero,
        card: code,
        count: deck.cards[code] ?? 0,
        wanted: quantity,
      }),
    ),
    ...foreign.map(({ card }): SetupLine => {
      const other = pool.find(({ type, set }) => type === 'hero' && set === card.set)?.code;
      return {
        say: 'cardOfAnotherHero',
        hero,
        card: card.code,
        ...(other === undefined ? {} : { other }),
      };
    }),
  ];
}

/** RR: Identity-Specific Card. Some are of an aspect as well: they belong to a set all the same. */
const isSpecific = ({ faction, set }: ChampionsCard): boolean =>
  faction === 'hero' || (isAspect(faction) && set !== undefined);

function isOwn(card: ChampionsCard, { identity }: Building): boolean {
  return isSpecific(card) && card.set === identity[0]?.set;
}

/** Of a card with two sides, the side with the lower code is listed. */
const isFront = ({ code, otherSide }: ChampionsCard): boolean =>
  otherSide === undefined || code < otherSide;

const lacksOrExceeds = ({ code, quantity }: ChampionsCard, deck: Deck): boolean =>
  deck.cards[code] !== quantity;

/** One aspect, unless the identity says otherwise, and basic cards. */
function aspectProblems(building: Building): readonly SetupLine[] {
  const { deck, hero, pool, cards, requirements } = building;
  const most = requirements.aspects ?? 1;
  const counts = new Map<Aspect, number>();
  const chosen = cards.filter(({ card }) => !isOwn(card, building));
  for (const { card, count } of chosen) {
    const { faction } = card;
    if (isAspect(faction)) counts.set(faction, (counts.get(faction) ?? 0) + count);
  }
  const { aspect } = deck;
  if (aspect !== undefined && !aspectsOf(pool).has(aspect)) {
    return [{ say: 'unknownAspect', hero, aspect }];
  }
  const aspects = [...counts.keys()];
  if (most > 1) return unevenProblems(hero, counts, most);
  if (aspect === undefined) {
    return aspects.length > most ? [{ say: 'tooManyAspects', hero, aspects, most }] : [];
  }
  const others = chosen.filter(({ card }) => isAspect(card.faction) && card.faction !== aspect);
  const codes = others.map(({ card }) => card.code);
  return codes.length > 0 ? [{ say: 'wrongAspect', hero, aspect, cards: codes }] : [];
}

/** An aspect is there wherever cards of it are. */
function aspectsOf(pool: readonly ChampionsCard[]): ReadonlySet<string> {
  return new Set(pool.map(({ faction }) => faction).filter(isAspect));
}

function unevenProblems(
  hero: string,
  byAspect: ReadonlyMap<Aspect, number>,
  wanted: number,
): readonly SetupLine[] {
  const aspects = [...byAspect.keys()];
  const counts = [...byAspect.values()];
  if (aspects.length > wanted) return [{ say: 'tooManyAspects', hero, aspects, most: wanted }];
  // A deck without a card of any aspect has the same number, none, of each.
  const even = counts.length === 0 || (counts.length === wanted && new Set(counts).size === 1);
  return even ? [] : [{ say: 'unevenAspects', hero, aspects, counts, wanted }];
}

/**
 * At most three copies by title of cards that are not unique, fewer if the card says so. Titles of
 * which the identity brings every copy are free: their number is prescribed. Permanent cards are
 * no part of the deck, but the limit holds for them too, or there would be none.
 */
function copyProblems(building: Building): readonly SetupLine[] {
  const { hero, cards, requirements } = building;
  const byTitle = new Map<string, Copies[]>();
  for (const copies of cards) {
    if (copies.card.unique) continue;
    const same = byTitle.get(copies.card.name);
    if (same) same.push(copies);
    else byTitle.set(copies.card.name, [copies]);
  }
  return [...byTitle.values()].flatMap((all): readonly SetupLine[] => {
    const free = all.filter(({ card }) => !isSpecific(card));
    const count = total(all.map((copies) => copies.count));
    const most = Math.min(
      requirements.copies ?? MOST_COPIES,
      ...free.map(({ card }) => deckLimit(card)),
    );
    if (free.length === 0 || count <= most) return [];
    return [{ say: 'tooManyCopies', hero, cards: all.map(({ card }) => card.code), count, most }];
  });
}

/** RR: Max. */
function deckLimit({ deckLimit: limit = MOST_COPIES, max }: ChampionsCard): number {
  return max?.per === 'deck' ? Math.min(limit, max.times) : limit;
}

/**
 * No two unique cards of the deck and the identity may match. The cards of the identity's own set
 * are spared among themselves, since the deck has to hold them all.
 */
function uniqueProblems(building: Building): readonly SetupLine[] {
  const { hero, pool, identity, cards } = building;
  const unique = [
    ...identity.slice(0, 1).map((card) => ({ card, count: 1 })),
    ...cards.filter(({ card }) => card.unique),
  ].map((copies) => ({
    ...copies,
    own: isOwn(copies.card, building),
    known: knownAs(copies.card, pool),
  }));
  const twice = unique
    .filter(({ card, count }) => !isSpecific(card) && count > 1)
    .map(({ card, count }): SetupLine => ({ say: 'uniqueTwice', hero, card: card.code, count }));
  const matching = unique.flatMap((one, index) =>
    unique
      .slice(index + 1)
      .filter((other) => !(one.own && other.own) && match(one.known, other.known))
      .map(
        (other): SetupLine => ({
          say: 'matchingCards',
          hero,
          cards: [one.card.code, other.card.code],
        }),
      ),
  );
  return [...twice, ...matching];
}

/** RR: Team-Up. The identity has to be one of the two. */
function teamUpProblems({ hero, identity, cards }: Building): readonly SetupLine[] {
  if (identity.length === 0) return [];
  return cards.flatMap(({ card }): readonly SetupLine[] => {
    const names = card.keywords?.teamUp;
    if (!names || identity.some(({ name }) => names.includes(name))) return [];
    return [{ say: 'teamUpOfOthers', hero, card: card.code, names }];
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
