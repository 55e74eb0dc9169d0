import { isSent } from '@grimrule/kernel';
import type { DeckGame } from '../deck-game.ts';
import type { Entry, Place } from './entries.ts';
import { deckOf, entriesIn, knownIn } from './entries.ts';
import type { Imported, ReadDeck, ReadFault } from './result.ts';
import { refused } from './result.ts';

/** Decks lie no deeper than this: in a list, under a name, in a field. */
const DEEPEST = 8;
const MOST_DECKS = 100;
const MOST_VALUES = 50_000;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of decks of other games, by which a sentence can name them. */
const FOREIGN: readonly (readonly [field: string, game: string])[] = [
  ['investigator_code', 'Arkham Horror'],
  ['investigator_name', 'Arkham Horror'],
  ['agenda_code', 'A Game of Thrones'],
  ['identity_code', 'Netrunner'],
];

/** Reads decks as sites give them out, load lists of DragnCards, and whatever looks like a deck. */
export function readJsonDecks(text: string, games: readonly DeckGame[]): Imported {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    try {
      value = JSON.parse(withoutComments(text));
    } catch {
      if (error instanceof RangeError) return refused({ say: 'tooDeep' });
      return refused({ say: 'brokenJson', why: (error as Error).message.slice(0, 120) });
    }
  }
  const search = new Search(games);
  search.look(value, '', 0);
  const { decks, faults } = search;
  if (decks.length === 0 && faults.length === 0) return refused({ say: 'noDeckInside' });
  return { decks, faults };
}

/** DragnCards' own files have comments at the end of lines. */
function withoutComments(text: string): string {
  let kept = '';
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted && letter === '\\') at++;
    else if (!isQuoted && text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      kept += text.slice(from, at);
      from = end === -1 ? text.length : end;
      at = from;
    }
  }
  return kept + text.slice(from);
}

class Search {
  readonly decks: ReadDeck[] = [];
  readonly faults: ReadFault[] = [];
  readonly #games: readonly DeckGame[];
  #left = MOST_VALUES;

  constructor(games: readonly DeckGame[]) {
    this.#games = games;
  }

  look(value: unknown, name: string, depth: number): void {
    if (this.#left-- < 0) return;
    if (depth > DEEPEST) this.#fault({ say: 'tooDeep' });
    else if (Array.isArray(value)) this.#lookInList(value, name, depth);
    else if (isSent(value)) this.#lookInFields(value, name, depth);
  }

  #lookInFields(value: Fields, name: string, depth: number): void {
    const [, game] = FOREIGN.find(([field]) => Object.hasOwn(value, field)) ?? [];
    const read = game === undefined ? this.#deckIn(value, name) : null;
    if (game !== undefined) this.#fault({ say: 'foreignGame', what: game });
    else if (read) this.#keep(read);
    else {
      for (const [key, of] of Object.entries(value)) {
        if (typeof of === 'object' && of !== null) this.look(of, nameOf(value, key), depth + 1);
      }
    }
  }

  #lookInList(list: readonly unknown[], name: string, depth: number): void {
    if (list.some((each) => isSent(each) && ('databaseId' in each || 'loadGroupId' in each))) {
      for (const read of this.#loaded(list, name)) this.#keep(read);
      return;
    }
    for (const each of list) {
      if (typeof each === 'object' && each !== null) this.look(each, name, depth + 1);
    }
  }

  #keep(read: ReadDeck): void {
    if (this.decks.length < MOST_DECKS) this.decks.push(read);
    else this.#fault({ say: 'tooManyDecks', most: MOST_DECKS });
  }

  #fault(fault: ReadFault): void {
    if (!this.faults.some(({ say }) => say === fault.say)) this.faults.push(fault);
  }

  #deckIn(value: Fields, name: string): ReadDeck | null {
    const parts = partsIn(value);
    if (!parts) return null;
    const { cards, sideboard, heroes } = parts;
    const entries = [...heroes, ...cards, ...sideboard];
    const game = this.#gameOf(value, entries);
    if (!game) {
      this.#fault({ say: 'foreignGame', what: '' });
      return null;
    }
    return deckOf(entries, toldIn(value, name), game);
  }

  #gameOf(value: Fields, entries: readonly Entry[]): DeckGame | undefined {
    const named = this.#games.find(({ name }) => name === value.game);
    const own = named ?? this.#games.find(({ site }) => site.isOwn(value));
    if (own) return own;
    const counted = this.#games.map((game) => ({ game, known: knownIn(entries, game) }));
    const best = counted.sort((one, other) => other.known - one.known)[0];
    return best && best.known * 2 > entries.length ? best.game : undefined;
  }

  /** A load list of DragnCards: what each player begins with. */
  #loaded(list: readonly unknown[], name: string): readonly ReadDeck[] {
    const players = new Map<string, Entry[]>();
    const unread: string[] = [];
    for (const each of list) {
      const [entry] = entriesIn([each], 'deck') ?? [];
      if (!entry || !isSent(each)) continue;
      const group = String(each.loadGroupId ?? 'playerNDeck');
      const [, player, rest = ''] = /^(player(?:N|\d))(.*)$/.exec(group) ?? [];
      if (player === undefined) {
        unread.push(`${entry.count}x ${entry.title ?? entry.id ?? entry.code ?? ''}`);
        continue;
      }
      const place: Place = /sideboard/i.test(rest) ? 'sideboard' : 'deck';
      players.set(player, [
        ...(players.get(player) ?? []),
        { ...entry, place: placeOf(place, rest) },
      ]);
    }
    const game = this.#gameOf({}, [...players.values()].flat());
    if (game) {
      return [...players.values()].map((entries, at) =>
        deckOf(entries, { name, unread: at === 0 ? unread : [] }, game),
      );
    }
    this.#fault({ say: 'foreignGame', what: '' });
    return [];
  }
}

/** What begins in play is a hero where there is one of that title. */
const placeOf = (place: Place, group: string): Place => (/^Play/.test(group) ? 'identity' : place);

interface Parts {
  readonly heroes: readonly Entry[];
  readonly cards: readonly Entry[];
  readonly sideboard: readonly Entry[];
}

const HERO = ['hero_code', 'heroCode', 'identity', 'hero'];
const HEROES = ['heroes', 'identities'];
const CARDS = ['slots', 'cards', 'deck', 'main', 'mainboard'];
const SIDEBOARD = ['sideslots', 'sideSlots', 'sideboard', 'side'];

/** The parts of what looks like a deck; an empty map may be written as an empty list. */
function partsIn(value: Fields): Parts | null {
  const cards = partIn(value, CARDS, 'deck');
  const heroes = partIn(value, HEROES, 'identity');
  const hero = HERO.map((field) => value[field]).find((each) => typeof each === 'string');
  if (cards === null || heroes === null) return null;
  if (cards === undefined && heroes === undefined && hero === undefined) return null;
  if (cards === undefined && !Object.hasOwn(value, 'sideslots') && hero === undefined) return null;
  const named = typeof hero === 'string' ? (entriesIn([hero], 'identity') ?? []) : [];
  const sideboard = partIn(value, SIDEBOARD, 'sideboard') ?? [];
  const strangers = partIn(value, ['strangers', 'notHere'], 'deck') ?? [];
  const identities = heroes ?? [];
  // RingsDB lists its heroes among the cards too.
  const codes = new Set(identities.flatMap(({ code }) => code ?? []));
  const others = (cards ?? []).filter(({ code }) => code === undefined || !codes.has(code));
  return {
    heroes: [...named, ...identities].filter(({ count }) => count > 0),
    cards: [...others, ...strangers],
    sideboard,
  };
}

/** Undefined where no field has this part, null where it is something else. */
function partIn(
  value: Fields,
  fields: readonly string[],
  place: Place,
): readonly Entry[] | null | undefined {
  const field = fields.find((each) => typeof value[each] === 'object' && value[each] !== null);
  return field === undefined ? undefined : entriesIn(value[field], place);
}

function toldIn(value: Fields, name: string) {
  const texts = (field: unknown) =>
    typeof field === 'string'
      ? field.split(/[,\s]+/)
      : Array.isArray(field)
        ? field.map(String)
        : [];
  const meta = metaIn(value.meta);
  const aspects = [meta.aspect, meta.aspect2, value.aspect].filter(
    (each) => typeof each === 'string',
  );
  const notes = [value.description_md, value.notes, value.description].find(
    (each) => typeof each === 'string',
  );
  return {
    name: nameOf(value, name),
    notes: typeof notes === 'string' ? notes : '',
    tags: texts(value.tags).filter((tag) => tag !== ''),
    aspects: [...new Set(aspects)].filter((aspect) => aspect !== ''),
    unread: Array.isArray(value.unread)
      ? value.unread.filter((line): line is string => typeof line === 'string')
      : [],
  };
}

/** MarvelCDB keeps JSON in a text, or an empty text. */
function metaIn(meta: unknown): Fields {
  if (isSent(meta)) return meta;
  if (typeof meta !== 'string' || meta === '') return {};
  try {
    const value: unknown = JSON.parse(meta);
    return isSent(value) ? value : {};
  } catch {
    return {};
  }
}

function nameOf(value: Fields, otherwise: string): string {
  const name = [value.name, value.label, value.title].find((each) => typeof each === 'string');
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : otherwise;
}
