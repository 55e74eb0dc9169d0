import type { DeckGame, Section } from '../deck-game.ts';
import { wordsOf } from '../listing/letters.ts';
import { withoutEnd } from './edges.ts';
import { bare } from './line.ts';

/** Words of headings that say nothing of the cards below. */
const FILLERS = new Set(
  ['card', 'cards', 'karte', 'karten', 'deck', 'decks', 'und', 'and', 'the', 'total'].flatMap(
    wordsOf,
  ),
);

/** What lists say beside their cards: no heading, no card, and nothing that is lost. */
const FACTS = new Set(
  [
    ...['packs', 'pack', 'sets', 'produkte', 'aspect', 'aspects', 'aspekt', 'aspekte', 'sphere'],
    ...[
      'spheres',
      'sphare',
      'spharen',
      'threat',
      'starting',
      'bedrohung',
      'total',
      'cards',
      'karten',
    ],
    ...['size', 'author', 'autor', 'by', 'von', 'date', 'datum', 'version', 'link', 'url', 'tags'],
    ...[
      'deck',
      'deckname',
      'decksize',
      'deckgrosse',
      'game',
      'spiel',
      'main',
      'hauptdeck',
      'gesamt',
    ],
    ...['player', 'spieler', 'count', 'anzahl'],
  ].flatMap(wordsOf),
);

/** `Allies (12)`, `== Events ==`, `12 Attachments`, `Leadership Allies: 9` */
export function headingOf(written: string, { headings }: DeckGame): Section | null {
  const words = wordsOf(withoutSum(bare(written)));
  return words.length > 0 && words.length <= 6 ? sectionOf(words, headings) : null;
}

/** Headings by their words as they are compared. */
export function foldedHeadings(sections: Readonly<Record<string, Section>>): DeckGame['headings'] {
  const folded = (heading: string) => wordsOf(heading).join(' ');
  return new Map(Object.entries(sections).map(([heading, section]) => [folded(heading), section]));
}

/** `Heroes: Aragorn, Gimli`: the section of this line, and its cards. */
export function labelOf(
  written: string,
  game: DeckGame,
): { readonly section: Section; readonly rest: string } | null {
  const [, label = '', rest = ''] = /^([^:]{2,30}): ?(.*\S)$/.exec(bare(written)) ?? [];
  const section = rest === '' || /^\d+$/.test(rest) ? null : headingOf(label, game);
  return section && { section, rest };
}

/** Whether a line tells a fact about the deck: `Packs: Core Set`, `From Core Set to …`. */
export function isFact(written: string): boolean {
  const line = bare(written);
  if (/^from .{2,80} to .{2,80}$/i.test(line)) return true;
  const [label] = /^[^:]{2,24}(?=:)/.exec(line) ?? [];
  return label !== undefined && wordsOf(label).every((word) => FACTS.has(word));
}

/** The line of an export that begins a deck: which packs it takes. */
export function isPackLine(written: string): boolean {
  return /^(?:packs?: |from .{2,80} to .{2,80}$)/i.test(bare(written));
}

/** Signs that draw a line under something. */
export function isRule(written: string): boolean {
  return /^[-=_*~#·.\s]{3,}$/.test(written.trim());
}

function withoutSum(line: string): string {
  return withoutEnd(line.replace(/^[#=~_*\s]+/, ''), '#=~_*:')
    .replace(/[([][^()[\]]*[)\]]$/, '')
    .replace(/[:,=–-]? ?\d{1,3} ?(?:cards|karten|x)?$/i, '')
    .replace(/^\d{1,3} ?x? /, '');
}

function sectionOf(words: readonly string[], headings: DeckGame['headings']): Section | null {
  let section: Section = {};
  let isNamed = false;
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => headings.has(words.slice(at, at + count).join(' ')));
    if (length !== undefined) {
      section = { ...section, ...headings.get(words.slice(at, at + length).join(' ')) };
      isNamed = true;
      at += length;
    } else if (FILLERS.has(words[at] ?? '')) at++;
    else return null;
  }
  return isNamed ? section : null;
}
