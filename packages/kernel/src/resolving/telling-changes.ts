import type { Effect, Structure } from '../abilities/ability.ts';
import { changesSlot } from '../abilities/lasting-effects.ts';
import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { CardId } from '../state/ids.ts';

/** A change that lasts shows nowhere else in the log: it is told which cards it is about. */
export function tellChanged(
  table: Table,
  { body, slot }: { readonly body: Effect; readonly slot: number },
  cards: readonly CardId[],
  { source }: Scope,
): void {
  if (!table.tell || cards.length === 0 || !changesSlot(body as Structure, slot)) return;
  table.tell({ say: 'affects', card: source, cards: [...cards] }, 'effect');
}
