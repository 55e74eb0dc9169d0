import type { Table } from '../game/rules.ts';
import type { CardId } from './ids.ts';
import type { State } from './state.ts';
import { cardOf } from './state.ts';

/**
 * The cards in play or in hand that trigger on an event, and those in play that change a stat. Kept
 * up to date whenever a card comes, goes or becomes another, so that no rule ever looks through the
 * whole table.
 */

const NO_KINDS: readonly number[] = [];

/** The kinds of event a card waits for where it lies. */
function kindsOf({ state, game }: Table, id: CardId): readonly number[] {
  const { design, zone } = cardOf(state, id);
  const listens = game.zoneInfo(zone).inPlay ? game.listens : game.listensInHand;
  return listens[design] ?? NO_KINDS;
}

function statsOf({ state, game }: Table, id: CardId): readonly number[] {
  const { design, zone } = cardOf(state, id);
  return game.zoneInfo(zone).inPlay ? (game.modifies[design] ?? NO_KINDS) : NO_KINDS;
}

export function list(table: Table, id: CardId): void {
  const { listening, modifying }: State = table.state;
  for (const kind of kindsOf(table, id)) listening[kind] = [...(listening[kind] ?? []), id];
  for (const stat of statsOf(table, id)) modifying[stat] = [...(modifying[stat] ?? []), id];
}

export function unlist(table: Table, id: CardId): void {
  const { listening, modifying }: State = table.state;
  for (const kind of kindsOf(table, id)) listening[kind] = without(listening[kind] ?? [], id);
  for (const stat of statsOf(table, id)) modifying[stat] = without(modifying[stat] ?? [], id);
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
