import type { CardId, Charges, Seat } from '@grimrule/kernel';
import {
  anyDemands,
  cardOf,
  demandsFor,
  exhaust,
  isHeeded,
  leave,
  occur,
  pickOne,
  plainOption,
  ready,
  value,
} from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, isInPlay, playerOf } from '../../table.ts';
import { isTooDear, meetDemands } from '../playing/additional-costs.ts';

/** RR: Exhausted, Ready. */

export function canBeExhausted({ state }: ChampionsTable, card: CardId): boolean {
  return isInPlay(state, card) && !cardOf(state, card).exhausted;
}

export function canBeReadied(table: ChampionsTable, card: CardId): boolean {
  return cardOf(table.state, card).exhausted && value(table, card, 'cannotReady') === 0;
}

/** Gives those that could be exhausted. */
export function exhaustCards(table: ChampionsTable, cards: readonly CardId[]): readonly CardId[] {
  const standing = cards.filter((card) => canBeExhausted(table, card));
  for (const card of standing) exhaust(table, card);
  announceAll(table, 'exhausted', standing);
  return standing;
}

/** Gives those that could be readied; of those that cost something, their players decide. */
export function readyCards(table: ChampionsTable, cards: readonly CardId[]): readonly CardId[] {
  const down = cards.filter((card) => canBeReadied(table, card));
  const free = down.filter((card) => !isDear(table, card));
  for (const card of free) ready(table, card);
  announceAll(table, 'readied', free);
  for (const card of down) {
    if (free.includes(card)) continue;
    table.start(readyingAtCost, { card, seat: playerOf(table.state, card), unpaid: false });
  }
  return free;
}

const deedOf = (card: CardId, seat: Seat) => ({ to: 'ready', card, by: card, seat }) as const;

function isDear(table: ChampionsTable, card: CardId): boolean {
  return (
    anyDemands(table) && demandsFor(table, deedOf(card, playerOf(table.state, card))).length > 0
  );
}

interface ReadyingAtCost extends Charges {
  readonly card: CardId;
  readonly seat: Seat;
}

/** RR: Ready. Without the additional cost the card stays exhausted. */
export const readyingAtCost = championsProcedure<ReadyingAtCost>('readying at a cost', 'ready', [
  {
    name: 'pay for it or not',
    question(table, { card, seat }) {
      if (isTooDear(table, deedOf(card, seat))) return null;
      const options = [plainOption('yes'), plainOption('no')];
      return pickOne({ seat, ask: { say: 'readyAtCost', card }, rule: 'ready', options });
    },
    answered(_table, locals, [picked]) {
      locals.unpaid = picked?.verb !== 'yes';
    },
  },
  {
    name: 'pay what is demanded for it',
    run(table, { card, seat, unpaid }) {
      if (unpaid || isTooDear(table, deedOf(card, seat))) leave(table);
      else meetDemands(table, deedOf(card, seat));
    },
  },
  {
    name: 'ready it',
    run(table, { card, unpaid }) {
      if (unpaid || !isInPlay(table.state, card)) return;
      ready(table, card);
      announceAll(table, 'readied', [card]);
    },
  },
]);

function announceAll(
  table: ChampionsTable,
  kind: 'exhausted' | 'readied',
  cards: readonly CardId[],
): void {
  if (cards.length === 0 || !isHeeded(table, kind)) return;
  const { state } = table;
  occur(table, ...cards.map((card) => event[kind](card, playerOf(state, card))));
}
