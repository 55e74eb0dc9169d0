import { paint } from './paint.ts';
import type { Piece } from './text.ts';
import { columns, cut, fit, flow, wrap } from './text.ts';

/** A card on the table, as it is told in a row. */
export interface Shown {
  /** The card itself and, behind it, what is attached to it. */
  readonly pieces: readonly Piece[];
  /** Its effect, in words. */
  text(): string;
}

/** How much room there is. */
interface Room {
  readonly width: number;
  /** Lines for what a card does; none if cards only have their names. */
  readonly effectLines: number;
}

const LABEL = 11;

/** Cards of one kind after each other, or a line for each with what it does if there is room. */
export function row(label: string, cards: readonly Shown[], room: Room): readonly string[] {
  if (cards.length === 0) return [];
  const head = ` ${fit(label, LABEL - 1)}`;
  if (room.effectLines === 0) return flow(head, together(cards), room.width);
  return cards.flatMap((card, index) => [
    ...flow(index === 0 ? head : ' '.repeat(LABEL), card.pieces, room.width),
    ...effects(card.text(), room),
  ]);
}

/** All of them with what is attached to them; those that are alike are counted. */
export function together(cards: readonly Shown[]): readonly Piece[] {
  const groups = new Map<string, { readonly pieces: readonly Piece[]; count: number }>();
  for (const { pieces } of cards) {
    const key = pieces.map(([text]) => text).join('\n');
    const group = groups.get(key);
    if (group) group.count++;
    else groups.set(key, { pieces, count: 1 });
  }
  return [...groups.values()].flatMap(({ pieces, count }) =>
    pieces.map(([text, ...painter], index): Piece => {
      return index === 0 && count > 1 ? [`${count}× ${text}`, ...painter] : [text, ...painter];
    }),
  );
}

function effects(text: string, { width, effectLines }: Room): readonly string[] {
  if (text === '') return [];
  const indent = ' '.repeat(LABEL + 1);
  return wrap(text, width - LABEL - 2, effectLines).map((line) => indent + paint.dim(line));
}

/** The line above everything: what stands on the right gives way. */
export function headline(left: string, right: string, width: number): string {
  const gap = width - columns(left) - columns(right);
  return paint.inverse(gap > 0 ? left + ' '.repeat(gap) + right : fit(left, width));
}

/** A line about a player, drawn out to the edge. */
export function ruled(parts: readonly string[], width: number): string {
  return `${cut(`── ${parts.join(' · ')}`, width - 1)} `.padEnd(width, '─');
}
