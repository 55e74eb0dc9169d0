import { fold } from '@grimrule/kernel';
import type { PageGame } from '../games/page-game.ts';

/** A card of a list that is searched by words. */
interface Searched {
  readonly code: string;
  readonly design: number;
  /** Titles on its sides, where one card bears several. */
  readonly titles?: readonly string[];
}

const kept = new WeakMap<Searched, string>();

/** Everything that can be read on a card, in both languages, folded for comparison. */
export function readable(page: PageGame, card: Searched): string {
  const known = kept.get(card);
  if (known !== undefined) return known;
  const faces = [page.face(card.design, 'en'), page.face(card.design, 'de')];
  const all = faces.flatMap(({ title, subtitle, kind, traits, text }) => [
    title,
    subtitle ?? '',
    kind,
    ...traits,
    ...text,
  ]);
  const read = fold([card.code, ...(card.titles ?? []), ...all].join(' '));
  kept.set(card, read);
  return read;
}
