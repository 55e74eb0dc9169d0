import type { CardId, State, Table } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';

/** What a deed changes on a card. */
export interface Difference {
  readonly card: CardId;
  /** The kind of token. */
  readonly token: string;
  readonly by: number;
  /** The card leaves play by it. */
  readonly leaves: boolean;
  /** What comes later may still change it, such as a card that lies face down. */
  readonly isAbout: boolean;
}

const NO_TOKENS: Readonly<Record<string, number>> = {};

/**
 * How two positions differ in what counts: tokens on cards in play, and the damage to those that
 * leave play, as it was told on the way.
 */
export function differences(
  table: Table,
  after: State,
  told: ReadonlyMap<CardId, number>,
): readonly Difference[] {
  const { state: before, game } = table;
  const found: Difference[] = [];
  for (const [card, then] of after.cards.entries()) {
    const now = before.cards[card];
    if (!now || now === then || !game.zoneInfo(now.zone).inPlay) continue;
    if (!game.zoneInfo(then.zone).inPlay) {
      // What is replaced or used up leaves play too, and is not defeated.
      const by = told.get(card) ?? 0;
      if (by > 0) found.push({ card, token: 'damage', by, leaves: true, isAbout: false });
      continue;
    }
    const had = now.tokens ?? NO_TOKENS;
    const has = then.tokens ?? NO_TOKENS;
    for (const token of new Set([...Object.keys(had), ...Object.keys(has)])) {
      const by = (has[token] ?? 0) - (had[token] ?? 0);
      if (by !== 0) found.push({ card, token, by, leaves: false, isAbout: false });
    }
  }
  return found;
}

/** Whether a card that is ready now is exhausted then. */
export function isExhaustedBy(before: State, after: State, card: CardId): boolean {
  return !cardOf(before, card).exhausted && cardOf(after, card).exhausted;
}
