import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { create } from 'zustand';

interface InspectorState {
  /** The card that is looked at, or NONE. */
  readonly card: CardId;
  /** Whether it covers the table, as on a phone. */
  readonly isLarge: boolean;
}

export const useInspected = create<InspectorState>(() => ({ card: NONE, isLarge: false }));

/** Shows a card beside the table, unless one is shown over it. */
export function inspect(card: CardId): void {
  useInspected.setState((now) => (now.isLarge ? now : { card }));
}

/** Shows a card over the table. */
export function enlarge(card: CardId): void {
  useInspected.setState({ card, isLarge: true });
}

export function shrink(): void {
  useInspected.setState({ isLarge: false });
}
