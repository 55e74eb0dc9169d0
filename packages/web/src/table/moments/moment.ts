import type { CardId, Entry, View } from '@grimrule/kernel';
import { create } from 'zustand';
import type { MomentKind } from './kinds.ts';

/** Where a card lay on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The moment that is on the stage. */
export interface Moment {
  /** Grows with each moment, so that two alike are told apart. */
  readonly number: number;
  readonly kind: MomentKind;
  readonly entry: Entry;
  /** How long it holds, in milliseconds. */
  readonly ms: number;
  /** Where its cards lay before it, as far as they were on the screen. */
  readonly boxes: ReadonlyMap<CardId, Box>;
  /** The position before it. */
  readonly before: View;
}

export const useMoment = create<{ readonly moment: Moment | null }>(() => ({ moment: null }));

let number = 0;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Puts a moment on the stage, for as long as it holds. */
export function stage(moment: Omit<Moment, 'number'>): void {
  number++;
  useMoment.setState({ moment: { ...moment, number } });
  clearTimeout(clearing);
  clearing = setTimeout(clearStage, moment.ms);
}

export function clearStage(): void {
  clearTimeout(clearing);
  useMoment.setState({ moment: null });
}

/** The cards that a line speaks of. */
function cardsIn({ line }: Entry): readonly CardId[] {
  const card = typeof line.card === 'number' ? [line.card] : [];
  const cards = Array.isArray(line.cards)
    ? line.cards.filter((each): each is number => typeof each === 'number')
    : [];
  return [...card, ...cards].filter((each) => each >= 0);
}

/** Where the cards of a line lie now. */
export function boxesOf(entry: Entry): ReadonlyMap<CardId, Box> {
  const boxes = new Map<CardId, Box>();
  for (const card of cardsIn(entry)) {
    const drawn = document.querySelector(`.table-main [data-card="${card}"]`);
    if (!drawn) continue;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    if (width > 0) boxes.set(card, { left, top, width, height });
  }
  return boxes;
}
