import type { Counts, Deck } from '../deck.ts';
import { EMPTY_DECK, MOST_COPIES } from '../deck.ts';
import { withoutEnd } from '../reading/edges.ts';

/**
 * A deck as one short text for an address: `1~game~name~heroes~cards~sideboard~strangers`. A card
 * is the last three digits of its code without zeros; a new beginning is written before it, with a
 * line below; more than one copy stands behind a star: `01_2.3*2.43a`. It has no notes.
 */
export function sharedText(deck: Deck): string {
  const parts = [
    '1',
    deck.game,
    encodeURIComponent(deck.name).replaceAll('~', '%7E'),
    codesText(deck.identities.map((code) => [code, 1])),
    codesText(sorted(deck.cards)),
    codesText(sorted(deck.sideboard)),
    codesText(sorted(deck.strangers)),
  ];
  return withoutEnd(parts.join('~'), '~');
}

const LONGEST = 20_000;

/** Null for what is no such text. */
export function readShared(text: string): Deck | null {
  const [version, game = '', name = '', heroes = '', cards = '', sideboard = '', strangers = ''] =
    text.slice(0, LONGEST).split('~');
  if (version !== '1' || !/^[a-z][a-z0-9]*$/.test(game)) return null;
  const read = [heroes, cards, sideboard, strangers].map(codesIn);
  const [identities, inDeck, aside, others] = read;
  const title = decoded(name);
  if (!identities || !inDeck || !aside || !others || title === null) return null;
  return {
    ...EMPTY_DECK,
    game,
    name: title.slice(0, 200),
    identities: Object.keys(identities).length === 0 ? [] : [...listed(heroes)],
    cards: inDeck,
    sideboard: aside,
    strangers: others,
  };
}

type Copies = readonly [code: string, count: number];

const sorted = (counts: Counts): readonly Copies[] =>
  Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1));

const CODE = /^(\d{2,3})(\d{3})([a-z]?)$/;

function codesText(copies: readonly Copies[]): string {
  let before = '';
  const texts = copies.map(([code, count]) => {
    const [, start, digits = '', side = ''] = CODE.exec(code) ?? [];
    const times = count === 1 ? '' : `*${count}`;
    if (start === undefined) return `!${escaped(code)}${times}`;
    const isNew = start !== before;
    before = start;
    return `${isNew ? `${start}_` : ''}${Number(digits)}${side}${times}`;
  });
  return texts.join('.');
}

/** Signs that the format needs for itself. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[.*~!_]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function codesIn(text: string): Counts | null {
  const copies = copiesIn(text);
  return copies && Object.fromEntries(copies);
}

function listed(text: string): readonly string[] {
  return (copiesIn(text) ?? []).map(([code]) => code);
}

function copiesIn(text: string): readonly Copies[] | null {
  if (text === '') return [];
  let start = '';
  const copies: Copies[] = [];
  for (const part of text.split('.')) {
    const [card = '', times = '1'] = part.split('*');
    const count = /^\d{1,3}$/.test(times) ? Number(times) : 0;
    if (count < 1 || count > MOST_COPIES) return null;
    if (card.startsWith('!')) {
      const title = decoded(card.slice(1));
      if (title === null || title === '') return null;
      copies.push([title, count]);
      continue;
    }
    const [all, fresh, number = '', side = ''] =
      /^(?:(\d{2,3})_)?(\d{1,3})([a-z]?)$/.exec(card) ?? [];
    if (all === undefined) return null;
    start = fresh ?? start;
    if (start === '') return null;
    copies.push([`${start}${number.padStart(3, '0')}${side}`, count]);
  }
  return copies;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
