import type { CardId, Happening } from '@grimrule/kernel';
import {
  cardOf,
  localsAt,
  move,
  NONE,
  occur,
  report,
  setTokens,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { REVEALED, STAGING } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsState, RingsTable } from '../../table.ts';
import { isCharacter, isEnemy, isInPlay, playerOf, ringsProcedure } from '../../table.ts';
import { occurLeaving, pileOfHonour, takeFromPlay } from '../in-play/leaving-play.ts';

/** Damage that is about to be dealt to one character or enemy. */
export interface Blow {
  readonly card: CardId;
  readonly amount: number;
  /** The card that deals it. */
  readonly source: CardId;
}

interface Dealing {
  readonly blows: readonly Blow[];
  /** Whether it is combat damage. */
  readonly attack: boolean;
  /** Whether the running procedure wants to know what came of it. */
  readonly tells: number;
}

/** The locals of a procedure that deals damage and wants to know what came of it. */
export interface Suffers {
  /** How much more was dealt than there were hit points. */
  excess: number;
}

/** The one way to deal damage. Blows dealt together are dealt at the same time. */
export function dealDamage(
  table: RingsTable,
  blows: readonly Blow[],
  { attack = false, tells = false } = {},
): void {
  const depth = tells ? table.state.stack.length - 1 : NONE;
  table.start(dealing, { blows, attack, tells: depth });
}

/** An enemy can be hurt already as it is revealed. */
function isMortal({ state }: RingsTable, card: CardId): boolean {
  if (!isInPlay(state, card)) return isBeingRevealed(state, card) && isEnemy(state, card);
  return isCharacter(state, card) || isEnemy(state, card);
}

const isBeingRevealed = (state: RingsState, card: CardId) => cardOf(state, card).zone === REVEALED;

/** RR: Cannot Take Damage. Such a card is not even chosen for it. */
export function canBeHurt(table: RingsTable, card: CardId): boolean {
  return isMortal(table, card) && value(table, card, 'cannotBeDamaged') === 0;
}

function remainingHitPoints(table: RingsTable, card: CardId): number {
  return value(table, card, 'hitPoints') - tokensOn(table, card, 'damage');
}

/** RR: Damage. */
export const dealing = ringsProcedure<Dealing>('dealing damage', 'damage', [
  {
    name: 'place the damage',
    run(table, { blows, attack, tells }) {
      const events: Happening[] = [];
      let excess = 0;
      for (const { card, amount, source } of blows) {
        if (amount <= 0 || !canBeHurt(table, card)) continue;
        excess += Math.max(0, amount - Math.max(0, remainingHitPoints(table, card)));
        setTokens(table, card, 'damage', tokensOn(table, card, 'damage') + amount);
        const cards = source === NONE ? [] : [source];
        table.tell?.({ say: 'damaged', card, count: amount, cards });
        const seat = playerOf(table.state, card);
        events.push(event.damaged({ card, source, seat }, amount, attack));
      }
      report(
        table,
        events.map(({ card }) => card),
        events.reduce((sum, { amount }) => sum + amount, 0),
      );
      const told = localsAt<Suffers>(table, tells);
      if (told) told.excess += excess;
      const beaten = [...new Set(events.map(({ card }) => card))].filter(
        (card) => remainingHitPoints(table, card) <= 0,
      );
      const source = (card: CardId) => blows.find((blow) => blow.card === card)?.source ?? NONE;
      const fates = beaten.flatMap((card) => destroy(table, card, source(card), attack));
      // One occurrence with several conditions has one window. RR: Triggering Condition.
      if (events.length > 0) occurLeaving(table, [...events, ...fates]);
    },
  },
]);

/** RR: Destroyed. Not the same as being discarded. Tells what has happened by that. */
function destroy(
  table: RingsTable,
  card: CardId,
  source: CardId,
  attack: boolean,
): readonly Happening[] {
  const { state } = table;
  const seat = playerOf(state, card);
  // An enemy on its way to the staging area already has its own words about being destroyed.
  const revealed = isBeingRevealed(state, card);
  const zone = revealed ? STAGING : cardOf(state, card).zone;
  table.tell?.({ say: 'destroyed', card }, 'destroyed');
  const destroyed = event.destroyed({ card, source, seat }, zone, attack);
  const pile = pileOfHonour(table, card);
  if (!revealed) return [destroyed, ...takeFromPlay(table, card, pile)];
  move(table, card, pile);
  return [destroyed];
}

/** Whether a character or an enemy has as much damage as hit points. */
export function isBeaten(table: RingsTable, card: CardId): boolean {
  return isMortal(table, card) && remainingHitPoints(table, card) <= 0;
}

/** Those whose hit points have become fewer than their damage are destroyed too. */
export function destroyBeaten(table: RingsTable, beaten: readonly CardId[]): void {
  occurLeaving(
    table,
    beaten.flatMap((card) => destroy(table, card, NONE, false)),
  );
}

/** Gives how much was healed. */
export function heal(table: RingsTable, card: CardId, most: number): number {
  const damage = tokensOn(table, card, 'damage');
  const healed = Math.min(damage, most);
  if (healed <= 0) return 0;
  setTokens(table, card, 'damage', damage - healed);
  table.tell?.({ say: 'healed', card, count: healed }, 'damage');
  occur(table, event.healed(card, healed));
  return healed;
}
