import type { CardId } from '@grimrule/kernel';
import { cardOf, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { RingsState, RingsTable } from '../table.ts';
import { engagedWith, inPlayerOrder } from '../table.ts';
import { findDeed, sourceOf } from './reading.ts';
import { foeOf } from './sides.ts';
import { gainOfDesign, RESOURCE } from './worth.ts';

/** How much of its cost a card must bring to be played. */
const DEAR = 0.8;

/** The worth of a card that stays in play, bounded so that no player saves for too long. */
export function permanentWorth(table: RingsTable, card: CardId): number {
  const { state } = table;
  const cost = value(table, card, 'cost');
  const gain = holdsEnemies(state, card)
    ? holdingWorth(table)
    : gainOfDesign(cardOf(state, card).design);
  return gain > RESOURCE * cost * DEAR ? 1 + gain / (cost + 1) : 0;
}

/** Whether a card is attached to enemies. */
function holdsEnemies(state: RingsState, card: CardId): boolean {
  return printedAs(state, card).abilities.some(
    (each) =>
      each.kind === 'called' &&
      each.call === 'attach' &&
      sourceOf(findDeed(each.effect, 'choose')?.from) === 'engagedEnemies',
  );
}

/** The worth of holding the strongest enemy for good. */
function holdingWorth(table: RingsTable): number {
  const { state } = table;
  const foes = inPlayerOrder(state).flatMap((seat) =>
    engagedWith(state, seat).map((card) => foeOf(table, card, seat)),
  );
  return HELD * Math.max(0, ...foes.filter(({ attacks }) => attacks).map(({ attack }) => attack));
}

const HELD = 1.7;
