import type { Deck } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import type { Copies } from './told.ts';
import { copiesOf, heroesOf } from './told.ts';

/** A deck file of OCTGN. Cards that it cannot name are left out. */
export function octgnFile(deck: Deck, game: DeckGame): string {
  const { octgn } = game;
  const heroes = heroesOf(deck, game).map((card) => ({ card, count: 1 }));
  const all = [...heroes, ...copiesOf(deck.cards, game)];
  const section = (name: string, copies: readonly Copies[], shared = 'False') => [
    `  <section name="${name}" shared="${shared}">`,
    ...copies.map(
      ({ card, count }) =>
        `    <card qty="${count}" id="${card.octgnId}">${escaped(card.title)}</card>`,
    ),
    '  </section>',
  ];
  const of = (types: readonly string[]) =>
    types.flatMap((type) => all.filter(({ card }) => card.type === type));
  const aside = copiesOf(deck.sideboard, game);
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<deck game="${octgn.id}"${octgn.attributes}>`,
    ...octgn.sections.flatMap(({ name, types }) => section(name, of(types))),
    ...(octgn.sideboard === null ? [] : section(octgn.sideboard, aside)),
    ...octgn.shared.slice(0, 4).flatMap((name) => section(name, [], 'True')),
    `  <notes><![CDATA[${deck.notes.replaceAll(']]>', ']] >')}]]></notes>`,
    '</deck>',
    '',
  ].join('\n');
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
