import { fold } from './fold.ts';

/** Far more than any deck needs: longer lists are refused before anybody reads them. */
const MOST_CHARACTERS = 20_000;
const MOST_LINES = 500;
const LONGEST_LINE = 200;
/** No player has this many copies; more of them are as wrong. */
const MOST_COPIES = 1_000_000;

export interface DeckLine {
  /** A title or a code, or a heading. */
  readonly title: string;
  readonly count: number;
  /** Without a number it may be a heading. */
  readonly counted: boolean;
}

/** The faults that make a text no deck list, whatever cards it names. Lines are counted from 1. */
export type ListFault =
  | { readonly say: 'listTooLong'; readonly most: number }
  | { readonly say: 'tooManyLines'; readonly most: number }
  | { readonly say: 'lineTooLong'; readonly line: number; readonly most: number }
  | { readonly say: 'controlCharacter'; readonly line: number; readonly character: string };

/** A deck list as people write it down: one title a line, each with its number. */
export function isDeckList(text: string): boolean {
  return text.includes('\n');
}

/** Why a text is not read as a deck list; null if it is. */
export function listFault(text: string): ListFault | null {
  if (text.length > MOST_CHARACTERS) return { say: 'listTooLong', most: MOST_CHARACTERS };
  const lines = linesOf(text);
  if (lines.length > MOST_LINES) return { say: 'tooManyLines', most: MOST_LINES };
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    if (written.length > LONGEST_LINE) return { say: 'lineTooLong', line, most: LONGEST_LINE };
    const [strange] = CONTROL.exec(written) ?? [];
    if (strange) return { say: 'controlCharacter', line, character: codePoint(strange) };
  }
  return null;
}

/** Control characters but for the tab, and the separators that break a line unseen. */
const CONTROL = /[^\P{Cc}\t]|[\u2028\u2029]/u;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const linesOf = (text: string) => text.split(/\r?\n/);

/** The lines of a deck list that say something; none of a text that is no deck list. */
export function deckLines(text: string): readonly DeckLine[] {
  return listFault(text) ? [] : linesOf(text).flatMap((line) => readLine(line.trim()));
}

/** `3x Gandalf`, `3 Gandalf` or `Gandalf x3`, with whatever stands in brackets after it. */
function readLine(line: string): readonly DeckLine[] {
  const before = countBefore(line);
  const named = withoutBrackets(line.slice(before.length));
  const after = countAfter(named);
  const title = named.slice(0, named.length - after.length).trimEnd();
  const digits = before.digits || after.digits;
  const count = digits === '' ? 1 : Math.min(Number(digits), MOST_COPIES);
  return title === '' || count === 0 ? [] : [{ title, count, counted: digits !== '' }];
}

/** A number and how much of a line it takes with its `x` and the space beside it. */
interface Count {
  readonly digits: string;
  readonly length: number;
}

const NO_COUNT: Count = { digits: '', length: 0 };
const isDigit = (character: string) => character >= '0' && character <= '9';
const isSpace = (character: string) => character !== '' && character.trim() === '';
const isTimes = (character: string) => ['x', 'X', '×'].includes(character);

/** How far the characters of a kind reach from a place on. */
function reach(line: string, from: number, kind: (character: string) => boolean): number {
  let at = from;
  while (at < line.length && kind(line.charAt(at))) at++;
  return at;
}

function countBefore(line: string): Count {
  const digits = line.slice(0, reach(line, 0, isDigit));
  if (digits === '') return NO_COUNT;
  const spaced = reach(line, digits.length, isSpace);
  const timed = isTimes(line.charAt(spaced)) ? reach(line, spaced + 1, isSpace) : 0;
  // Without a space after it the `x` begins the title, as in `3 X-Men`.
  if (timed > spaced + 1) return { digits, length: timed };
  return spaced > digits.length ? { digits, length: spaced } : NO_COUNT;
}

function countAfter(named: string): Count {
  let from = named.length;
  while (from > 0 && isDigit(named.charAt(from - 1))) from--;
  const digits = named.slice(from);
  const isCount = isTimes(named.charAt(from - 1)) && isSpace(named.charAt(from - 2));
  return digits !== '' && isCount ? { digits, length: digits.length + 1 } : NO_COUNT;
}

/** The last brackets of a line name the set of a card. */
function withoutBrackets(named: string): string {
  const open = named.endsWith(')') ? named.indexOf('(', 1) : -1;
  return open < 0 ? named : named.slice(0, open).trimEnd();
}

/** The names of a card in a deck list. */
interface Listable {
  readonly code: string;
  readonly name: string;
  readonly nameDe?: string | undefined;
}

/** Where the cards of a pool are, by codes and folded titles. */
type Index = ReadonlyMap<string, readonly number[]>;

/** Made once for a pool: a long list does not read every card for every line. */
const INDICES = new WeakMap<readonly Listable[], Index>();

function indexOf(pool: readonly Listable[]): Index {
  const known = INDICES.get(pool);
  if (known) return known;
  const index = new Map<string, readonly number[]>();
  for (const [at, { code, name, nameDe = name }] of pool.entries()) {
    for (const key of new Set([code, fold(name), fold(nameDe)])) {
      index.set(key, [...(index.get(key) ?? []), at]);
    }
  }
  INDICES.set(pool, index);
  return index;
}

/** The cards with this code, or with this English or German title. */
export function cardsTitled<C extends Listable>(title: string, pool: readonly C[]): readonly C[] {
  const index = indexOf(pool);
  const found = index.get(title) ?? index.get(fold(title)) ?? [];
  return found.flatMap((at) => pool[at] ?? []);
}
