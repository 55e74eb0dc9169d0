import type { Sent } from '@grimrule/kernel';
import { fieldsBesides, isDeckList, isSent, isTexts, isWhole, listFault } from '@grimrule/kernel';
import type { ChampionsCard } from '../cards/card.ts';
import type { Hero } from '../shelf/pack.ts';
import type { Deck, StarterDeck } from './deck.ts';
import { deckProblems } from './deck-building.ts';
import { readDeckList } from './deck-list.ts';
import { heroSide, nemesisSetOf, obligationsOf, slugOf } from './identity.ts';
import type { SetupLine } from './lines.ts';
import { knownAs, match } from './matching.ts';

export interface Player {
  /** The code of the hero side. */
  readonly identity: string;
  /** The slug of the hero. */
  readonly hero: string;
  /** Codes, one for each copy, sorted. */
  readonly deck: readonly string[];
  readonly obligations: readonly string[];
  readonly nemesisSet: string;
}

interface Box {
  readonly pool: readonly ChampionsCard[];
  readonly heroes: readonly Hero[];
  readonly starterDecks: readonly StarterDeck[];
}

interface Seated {
  readonly identity: ChampionsCard;
  readonly deck: Deck;
}

const MOST_PLAYERS = 4;
export const DEFAULT_HERO = 'spider-man';

export interface Seating {
  /** How many seats there are, as far as can be told. */
  readonly seats: number;
  /** Empty if there is any problem with the players; the problem is then added to the problems. */
  readonly players: readonly Player[];
}

export function readPlayers({ heroes, decks }: Sent, box: Box, problems: SetupLine[]): Seating {
  const before = problems.length;
  const chosen = readDecks(decks, box, problems);
  const slugs = readHeroes(heroes, chosen, problems);
  if (!slugs) return { seats: MOST_PLAYERS, players: [] };
  const count = slugs.length;
  if (chosen.length > count) {
    problems.push({ say: 'tooManyDecks', count: chosen.length, most: count });
  }
  if (count < 1 || count > MOST_PLAYERS) {
    problems.push({ say: 'heroCount', count, least: 1, most: MOST_PLAYERS });
  }
  // Players beyond the fourth seat are reported as one problem already.
  const seated = slugs
    .slice(0, MOST_PLAYERS)
    .map((slug, seat) => readPlayer(slug, seat, chosen[seat], box, problems));
  for (const line of matchingIdentities(seated, box.pool)) problems.push(line);
  // Copies are listed one by one only where the size of the deck is known to be in bounds.
  const players =
    problems.length > before ? [] : seated.flatMap((each) => (each ? [playerOf(each, box)] : []));
  return { seats: Math.max(1, seated.length), players };
}

/** `null` is the starter deck, `undefined` a deck that could not be read. */
type ChosenDeck = Deck | null | undefined;

function readDecks(decks: unknown, box: Box, problems: SetupLine[]): readonly ChosenDeck[] {
  if (decks === undefined) return [];
  if (Array.isArray(decks)) {
    return decks.map((deck, seat) => readDeck(deck, `decks.${seat}`, box, problems));
  }
  problems.push({ say: 'wrongOption', option: 'decks' });
  return [];
}

function readDeck(
  deck: unknown,
  path: string,
  { pool, heroes }: Box,
  problems: SetupLine[],
): ChosenDeck {
  if (deck === null) return null;
  if (typeof deck === 'string' && isDeckList(deck)) {
    const fault = listFault(deck);
    if (!fault) return readDeckList(deck, pool);
    problems.push({ ...fault, option: path });
    return undefined;
  }
  if (!isSent(deck)) {
    problems.push({ say: 'wrongOption', option: path });
    return undefined;
  }
  const { identity, aspect, cards } = deck;
  for (const field of fieldsBesides(deck, ['identity', 'aspect', 'cards'])) {
    problems.push({ say: 'unknownOption', option: `${path}.${field}` });
  }
  const hasIdentity = typeof identity === 'string';
  const hasAspect = aspect === undefined || typeof aspect === 'string';
  const hasCards = isCounts(cards);
  if (!hasIdentity) problems.push({ say: 'wrongOption', option: `${path}.identity` });
  if (!hasAspect) problems.push({ say: 'wrongOption', option: `${path}.aspect` });
  if (!hasCards) problems.push({ say: 'wrongOption', option: `${path}.cards` });
  if (!hasIdentity || !hasAspect || !hasCards) return undefined;
  const code = heroSide(identity, pool, heroes)?.code ?? identity;
  return { identity: code, cards, ...(aspect === undefined ? {} : { aspect }) };
}

function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return isSent(value) && Object.values(value).every((count) => isWhole(count) && count > 0);
}

/**
 * One entry for each seat; nothing if the heroes cannot be read. Without heroes there are as many
 * players as decks, and an entry is empty where the deck says who it is.
 */
function readHeroes(
  heroes: unknown,
  decks: readonly ChosenDeck[],
  problems: SetupLine[],
): readonly (string | undefined)[] | undefined {
  if (heroes === undefined) {
    const seats: readonly ChosenDeck[] = decks.length > 0 ? decks : [null];
    return seats.map((deck) => (deck === null ? DEFAULT_HERO : undefined));
  }
  if (isTexts(heroes)) return heroes;
  problems.push({ say: 'wrongOption', option: 'heroes' });
  return undefined;
}

function readPlayer(
  slug: string | undefined,
  seat: number,
  chosen: ChosenDeck,
  { pool, heroes, starterDecks }: Box,
  problems: SetupLine[],
): Seated | undefined {
  const starter = starterDecks.find((deck) => deck.slug === slug);
  const named = slug === undefined ? undefined : heroSide(slug, pool, heroes);
  // A hero without a starter deck can still be played with a deck of one's own.
  if (slug !== undefined && !(chosen ? named : starter)) {
    problems.push({ say: 'unknownHero', hero: slug });
  }
  const deck = chosen ?? starter;
  if (!deck) return undefined;
  if (named && named.code !== deck.identity) {
    problems.push({ say: 'deckOfAnotherHero', hero: named.code, other: deck.identity, seat });
  }
  // Starter decks are known to be legal.
  const { requirements } = heroes.find(({ identity }) => identity === deck.identity) ?? {};
  if (deck !== starter) {
    for (const line of deckProblems(deck, pool, requirements)) problems.push(line);
  }
  const identity = pool.find(({ code, type }) => type === 'hero' && code === deck.identity);
  return identity && { identity, deck };
}

function matchingIdentities(
  seats: readonly (Seated | undefined)[],
  pool: readonly ChampionsCard[],
): readonly SetupLine[] {
  return seats.flatMap((one, seat) =>
    seats.flatMap((other, otherSeat): readonly SetupLine[] => {
      if (!one || !other || otherSeat <= seat) return [];
      if (!match(knownAs(one.identity, pool), knownAs(other.identity, pool))) return [];
      const heroes = [one.identity.code, other.identity.code] as const;
      return [{ say: 'matchingIdentities', heroes, seats: [seat, otherSeat] }];
    }),
  );
}

function playerOf({ identity, deck }: Seated, { pool, heroes }: Box): Player {
  const chosen = heroes.find((hero) => hero.identity === identity.code);
  return {
    identity: identity.code,
    hero: chosen?.slug ?? slugOf(identity.set ?? identity.code),
    deck: Object.entries(deck.cards)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([code, count]) => Array<string>(count).fill(code)),
    obligations: obligationsOf(identity, pool),
    nemesisSet: nemesisSetOf(identity),
  };
}
