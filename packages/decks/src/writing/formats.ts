import type { Deck } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import { deckGameNamed } from '../games.ts';
import { sharedText } from '../sharing/share.ts';
import { DECK_WORDS } from '../words/words.ts';
import { loadList } from './load-list.ts';
import { octgnFile } from './octgn.ts';
import { plainList } from './plain-list.ts';
import { siteJson } from './site-json.ts';
import { siteText } from './site-text.ts';

/** The formats that decks are written in. */
export const FORMATS = ['site', 'text', 'list', 'liste', 'octgn', 'dragncards', 'link'] as const;
export type Format = (typeof FORMATS)[number];

/** The ending of a file in a format. */
export const ENDINGS: Readonly<Record<Format, string>> = {
  site: 'json',
  text: 'txt',
  list: 'txt',
  liste: 'txt',
  octgn: 'o8d',
  dragncards: 'txt',
  link: 'txt',
};

const WRITERS: Readonly<Record<Format, (deck: Deck, game: DeckGame) => string>> = {
  site: siteJson,
  text: siteText,
  list: (deck, game) => plainList(deck, game, 'en', DECK_WORDS.en),
  liste: (deck, game) => plainList(deck, game, 'de', DECK_WORDS.de),
  octgn: octgnFile,
  dragncards: loadList,
  link: sharedText,
};

export function written(deck: Deck, format: Format): string {
  const game = deckGameNamed(deck.game);
  if (!game) throw new Error(`no decks of '${deck.game}'`);
  return WRITERS[format](deck, game);
}
