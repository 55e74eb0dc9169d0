import { isSent } from '@grimrule/kernel';
import { EMPTY_DECK, MOST_COPIES } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import type { ListedCard } from '../listing/listing.ts';
import { Tally } from '../tally.ts';
import { assembled } from './assembling.ts';
import type { Item } from './items.ts';
import type { ReadDeck } from './result.ts';

/** Where an entry of a file says that its card goes. */
export type Place = 'identity' | 'deck' | 'sideboard';

/** One card of a file, by whatever names it. */
export interface Entry {
  readonly code?: string;
  readonly id?: string;
  readonly title?: string;
  readonly count: number;
  readonly place: Place;
}

interface Told {
  readonly name: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
  readonly aspects?: readonly string[];
  /** What else the file says, which is no card. */
  readonly unread?: readonly string[];
}

/** Makes a deck of the entries of a file. Heroes among the cards are heroes all the same. */
export function deckOf(entries: readonly Entry[], told: Told, game: DeckGame): ReadDeck {
  const { name, notes = '', tags = [], aspects = [], unread = [] } = told;
  if (areTitlesOnly(entries, game)) return titled(entries, told, game);
  const found = entries.map((entry) => ({ entry, card: cardOf(entry, game) }));
  const own = new Set(
    found.flatMap(({ entry, card }) => (card && isHero(card, entry, game) ? [card.set] : [])),
  );
  const identities: string[] = [];
  const cards = new Tally();
  const sideboard = new Tally();
  const strangers = new Tally();
  for (const { entry, card } of found) {
    const meant = card && sameTitle(card, entry, own, game);
    const { count, place, code = '', title = '', id = '' } = entry;
    if (meant && isHero(meant, entry, game)) {
      if (!identities.includes(meant.code)) identities.push(meant.code);
    } else if (meant) (place === 'sideboard' ? sideboard : cards).add(meant.code, count);
    else if (place === 'identity' && code !== '') {
      if (!identities.includes(code)) identities.push(code);
    } else strangers.add(code || title || id, count);
  }
  return {
    deck: {
      ...EMPTY_DECK,
      game: game.name,
      name: name.slice(0, 200),
      identities,
      cards: cards.counts,
      sideboard: sideboard.counts,
      strangers: strangers.counts,
      unread,
      notes,
      tags,
      aspects,
    },
    unread: unread.map((line) => ({ line, nearest: [] })),
    guesses: [],
  };
}

/** Other tables have identifiers of their own, which nobody here knows. */
function areTitlesOnly(entries: readonly Entry[], { listing }: DeckGame): boolean {
  const isSure = ({ code, id }: Entry) =>
    (code !== undefined && listing.coded(code) !== undefined) ||
    (id !== undefined && listing.identified(id) !== undefined);
  return (
    entries.length > 0 &&
    !entries.some(isSure) &&
    entries.some(({ title }) => title !== undefined && listing.titled(title).length > 0)
  );
}

/** Titles are read as in a list: which of several cards is meant, the other cards tell. */
function titled(entries: readonly Entry[], told: Told, game: DeckGame): ReadDeck {
  const { listing, heroTypes } = game;
  const strangers = new Tally();
  const lines = entries.flatMap((entry): readonly Item[] => {
    const { title = '', code = '', id = '', count, place } = entry;
    const cards = listing.titled(title);
    if (cards.length === 0) strangers.add(title || code || id, count);
    if (cards.length === 0) return [];
    const isHero = cards.some(({ type }) => heroTypes.includes(type));
    const section = place === 'identity' && !isHero ? {} : { place };
    const reading = { count, counted: true, title, hints: [] };
    return [{ is: 'card', line: title, reading, cards, section, isGuess: false }];
  });
  const { deck } = assembled(lines, game);
  const { name, notes = '', tags = [], aspects = [], unread = [] } = told;
  return {
    deck: {
      ...deck,
      name: name.slice(0, 200),
      strangers: strangers.counts,
      unread,
      notes,
      tags,
      aspects,
    },
    unread: unread.map((line) => ({ line, nearest: [] })),
    guesses: [],
  };
}

/** A hero in a sideboard waits there. */
function isHero({ type }: ListedCard, { place }: Entry, game: DeckGame): boolean {
  return game.heroTypes.includes(type) && place !== 'sideboard';
}

function cardOf({ code, id, title, place }: Entry, { listing, heroTypes }: DeckGame) {
  const known =
    (code === undefined ? undefined : listing.coded(code)) ??
    (id === undefined ? undefined : listing.identified(id));
  if (known || title === undefined) return known;
  const titled = listing.titled(title);
  const isRight = ({ type }: ListedCard) => heroTypes.includes(type) === (place === 'identity');
  return titled.find(isRight) ?? titled[0];
}

/** Where nothing but a title is known, the card of the hero's own set was meant. */
function sameTitle(
  card: ListedCard,
  { code, id, title, place }: Entry,
  own: ReadonlySet<string>,
  { listing, heroTypes }: DeckGame,
): ListedCard {
  const isSure =
    (code !== undefined && listing.coded(code)) || (id !== undefined && listing.identified(id));
  if (isSure || title === undefined || place === 'identity') return card;
  const others = listing.titled(title).filter(({ type }) => !heroTypes.includes(type));
  return (
    others.find(({ set }) => set !== '' && own.has(set)) ??
    others.find(({ set }) => set === '') ??
    card
  );
}

/** A number of copies as files write it; null for what is none. */
export function countIn(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null;
  return Math.min(count, MOST_COPIES);
}

const CODE = ['code', 'card_code', 'cardCode', 'marvelcdbId', 'ringsdbCode', 'ringsdbId'];
const ID = ['databaseId', 'octgnId', 'octgn_id', 'octgnid', 'guid', 'uuid', 'id'];
const TITLE = ['_name', 'name', 'title', 'card', 'label'];
const COUNT = ['quantity', 'count', 'qty', 'copies', 'amount', 'number'];

/** The entries of a map of codes, a list of cards, or a list of lines; null for anything else. */
export function entriesIn(value: unknown, place: Place): readonly Entry[] | null {
  if (Array.isArray(value)) {
    const entries = value.map((each) => entryIn(each, place));
    return entries.every((entry) => entry !== null) ? entries.flat() : null;
  }
  if (!isSent(value)) return null;
  const entries = Object.entries(value).map(([key, of]): Entry | null => {
    const count = countIn(isSent(of) ? first(of, COUNT) : of);
    return count === null ? null : { ...named(key), count, place };
  });
  return entries.every((entry) => entry !== null) ? entries.filter(({ count }) => count > 0) : null;
}

function entryIn(value: unknown, place: Place): readonly Entry[] | null {
  if (typeof value === 'string') return [{ ...named(value), count: 1, place }];
  if (Array.isArray(value)) {
    const [card, copies] = value;
    const count = countIn(copies);
    return typeof card === 'string' && count !== null ? [{ ...named(card), count, place }] : null;
  }
  if (!isSent(value)) return null;
  const count = countIn(first(value, COUNT) ?? 1);
  const code = text(first(value, CODE));
  const id = text(first(value, ID));
  const title = text(first(value, TITLE));
  if (count === null || (code ?? id ?? title) === undefined) return null;
  if (count === 0) return [];
  const names = { ...(code === undefined ? {} : { code }), ...(id === undefined ? {} : { id }) };
  return [{ ...names, ...(title === undefined ? {} : { title }), count, place }];
}

/** A key may be a code, an identifier, or a title. */
function named(key: string): Pick<Entry, 'code' | 'id' | 'title'> {
  if (/^[0-9a-f]{8}-/i.test(key)) return { id: key };
  return /^\S+$/.test(key) && /\d/.test(key) ? { code: key, title: key } : { title: key };
}

function first(value: Readonly<Record<string, unknown>>, fields: readonly string[]): unknown {
  const field = fields.find((each) => Object.hasOwn(value, each) && value[each] !== null);
  return field === undefined ? undefined : value[field];
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** How many of the entries the listing of a game knows; a title alone may be that of another game. */
export function knownIn(entries: readonly Entry[], { listing }: DeckGame): number {
  const weight = ({ code, id, title }: Entry) => {
    if (code !== undefined && listing.coded(code)) return 1;
    if (id !== undefined && listing.identified(id)) return 1;
    return title !== undefined && listing.titled(title).length > 0 ? 0.75 : 0;
  };
  return entries.reduce((sum, entry) => sum + weight(entry), 0);
}
