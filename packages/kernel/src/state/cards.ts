import type { Table } from '../game/rules.ts';
import { noteTurned } from '../resolving/happening.ts';
import { CHANGED } from '../resolving/table.ts';
import { withDesign, withExhausted, withTokens } from './card.ts';
import type { CardId } from './ids.ts';
import { list, unlist } from './index-of-abilities.ts';
import { cardOf } from './state.ts';

/** Changes of a card in its place. Moving it is in `zones.ts`. */

export function tokensOn(table: Table, id: CardId, token: string): number {
  return cardOf(table.state, id).tokens[token] ?? 0;
}

export function setTokens(table: Table, id: CardId, token: string, count: number): void {
  const card = cardOf(table.state, id);
  const tokens: Record<string, number> = { ...card.tokens };
  tokens[token] = count;
  table.note(CHANGED.tokens);
  table.state.cards[id] = withTokens(card, tokens);
}

export function exhaust(table: Table, id: CardId): void {
  table.note(CHANGED.little);
  table.state.cards[id] = withExhausted(cardOf(table.state, id), true);
}

export function ready(table: Table, id: CardId): void {
  table.note(CHANGED.little);
  table.state.cards[id] = withExhausted(cardOf(table.state, id), false);
}

/**
 * A card becomes another printed card: it is turned to its other side, or counts as something else
 * for a while, such as a face-down card that is a minion. Its tokens stay. Out of play it is what
 * its front says again.
 */
export function become(table: Table, id: CardId, design: number): void {
  const { inPlay, hand } = table.game.zoneInfo(cardOf(table.state, id).zone);
  if (inPlay || hand) unlist(table, id);
  table.note(CHANGED.play);
  table.state.cards[id] = withDesign(cardOf(table.state, id), design);
  if (inPlay || hand) list(table, id);
  if (inPlay) noteTurned(table.state, id);
}
