import type { CardId } from './state.ts';
import { cardOf } from './state.ts';
import type { Table } from './table.ts';

/**
 * Which cards in play wait for an event, and which change a stat. Kept up to date whenever a card
 * enters or leaves play or becomes another, so that nobody ever looks through the whole table.
 */

export function list(table: Table, id: CardId): void {
  const { state, game } = table;
  const { design } = cardOf(state, id);
  for (const kind of game.listens[design] ?? []) {
    state.listening[kind] = [...(state.listening[kind] ?? []), id];
  }
  for (const stat of game.modifies[design] ?? []) {
    state.modifying[stat] = [...(state.modifying[stat] ?? []), id];
  }
}

export function unlist(table: Table, id: CardId): void {
  const { state, game } = table;
  const { design } = cardOf(state, id);
  for (const kind of game.listens[design] ?? []) {
    state.listening[kind] = without(state.listening[kind] ?? [], id);
  }
  for (const stat of game.modifies[design] ?? []) {
    state.modifying[stat] = without(state.modifying[stat] ?? [], id);
  }
}

const NO_CARDS: readonly CardId[] = [];

export function without(cards: readonly CardId[], id: CardId): readonly CardId[] {
  const at = cards.indexOf(id);
  if (at < 0) return cards;
  if (at === cards.length - 1) return cards.length === 1 ? NO_CARDS : cards.slice(0, -1);
  const left = cards.slice();
  left.splice(at, 1);
  return left;
}
