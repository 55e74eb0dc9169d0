import type { DeckGame } from '../deck-game.ts';
import { DECK_GAMES } from '../games.ts';
import { readAddress } from './addresses.ts';
import { MOST_BYTES, textOf } from './bytes.ts';
import { readJsonDecks } from './json.ts';
import { readOctgn } from './octgn.ts';
import type { Imported } from './result.ts';
import { refused } from './result.ts';
import { readText } from './text.ts';

/** Reads the decks of a file, whatever kind of file it is. */
export function readDeckFile(bytes: Uint8Array, games?: readonly DeckGame[]): Imported {
  if (bytes.length > MOST_BYTES) return refused({ say: 'tooLarge', most: MOST_BYTES });
  const text = textOf(bytes);
  return text === null ? refused({ say: 'binary' }) : readDeckText(text, games);
}

/** Reads the decks of a text: a list, JSON, a file of OCTGN, or a link. */
export function readDeckText(written: string, games: readonly DeckGame[] = DECK_GAMES): Imported {
  if (written.length > MOST_BYTES) return refused({ say: 'tooLarge', most: MOST_BYTES });
  const text = written.replace(/^\uFEFF/, '');
  const begin = text.trimStart().slice(0, 200);
  if (begin === '') return refused({ say: 'empty' });
  const address = readAddress(text, games);
  if (address) return address;
  if (/^(?:<!doctype html|<html)/i.test(begin)) return refused({ say: 'webPage' });
  if (begin.startsWith('<')) return readOctgn(text.trimStart(), games);
  // A list may begin with a number in brackets.
  if (/^(?:\{|\[\s*(?:[[{"\]]|\/\/))/.test(begin)) return readJsonDecks(text, games);
  return readText(text, games);
}
