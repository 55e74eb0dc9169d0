import type { CardId, Happening } from '@grimrule/kernel';
import { cardOf, move, NONE, occur, setTokens, tokensOn, value } from '@grimrule/kernel';
import { DISCARD, HEROES, on, placeOf, VILLAINS } from '../board.ts';
import { event } from '../happenings.ts';
import type { DuelTable } from '../table.ts';
import { duelProcedure, onBoard } from '../table.ts';

export interface Blow {
  readonly card: CardId;
  readonly amount: number;
  readonly source: CardId;
}

/** The one way to deal damage; blows dealt together land together. */
export function dealDamage(table: DuelTable, blows: readonly Blow[]): void {
  const events: Happening[] = [];
  for (const { card, source, amount } of blows) {
    if (amount > 0 && isOnBoard(table, card)) events.push(event.damage(card, source, amount));
  }
  if (events.length > 0) occur(table, ...events);
}

export function damageHappens(table: DuelTable, { card, amount, source }: Happening): void {
  if (!isOnBoard(table, card)) return;
  const now = tokensOn(table, card, 'damage') + amount;
  setTokens(table, card, 'damage', now);
  table.tell?.({ say: 'damaged', card, count: amount, cards: named(source) }, 'damage');
  if (hasFallen(table, card)) table.start(defeats, {});
}

export function healDamage(table: DuelTable, card: CardId, amount: number): void {
  const healed = Math.min(amount, tokensOn(table, card, 'damage'));
  if (healed <= 0) return;
  setTokens(table, card, 'damage', tokensOn(table, card, 'damage') - healed);
  table.tell?.({ say: 'healed', card, count: healed }, 'damage');
}

export function isOnBoard(table: DuelTable, card: CardId): boolean {
  return card !== NONE && placeOf(cardOf(table.state, card).zone) !== NONE;
}

const named = (card: CardId): readonly CardId[] => (card === NONE ? [] : [card]);

function hasFallen(table: DuelTable, card: CardId): boolean {
  return tokensOn(table, card, 'damage') >= value(table, card, 'life');
}

/** At any time: a card with as much damage as life is defeated. Those that fall, fall together. */
export const defeats = duelProcedure('defeat', 'defeat', [
  {
    name: 'defeat the fallen',
    run(table) {
      const fallen: Happening[] = [];
      for (const seat of [HEROES, VILLAINS]) {
        for (const card of onBoard(table.state, seat)) {
          if (!hasFallen(table, card)) continue;
          const { controller, zone } = cardOf(table.state, card);
          fallen.push(event.defeated(card, controller, zone));
        }
      }
      if (fallen.length > 0) occur(table, ...fallen);
    },
  },
]);

export function defeatHappens(table: DuelTable, { card }: Happening): void {
  if (!isOnBoard(table, card)) return;
  table.tell?.({ say: 'defeated', card }, 'defeat');
  move(table, card, on(DISCARD, cardOf(table.state, card).owner));
}
