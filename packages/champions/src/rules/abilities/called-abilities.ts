import type { CardId, Happening, Seat } from '@grimrule/kernel';
import { callAbilities as call, hasCalled as has } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import type { CallName } from '../../vocabulary/events.ts';

/** Abilities that the rules call by name: the kernel's way, with the names of Champions. */

export const callAbilities: (
  table: ChampionsTable,
  card: CardId,
  name: CallName,
  seat: Seat,
  event?: Happening | null,
) => boolean = call;

export const hasCalled: (table: ChampionsTable, card: CardId, name: CallName) => boolean = has;
