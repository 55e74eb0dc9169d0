import type { Answer, CardId, Option, Prompt, Seat } from '@grimrule/kernel';
import { cardOf, PASS, value, zoneOf } from '@grimrule/kernel';
import { HAND, of } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { isCharacter } from '../table.ts';
import { gainNow } from './moments.ts';
import { foesOf } from './outlook.ts';
import { permanentWorth } from './plays.ts';
import { findDeed, isThis, sourceOf } from './reading.ts';
import { gainOf, gainOfDesign, RESOURCE } from './worth.ts';

/** Chooses the next card to play or ability to use, or passes. */
export function adviceForActions(table: RingsTable, { options, seat }: Prompt): Answer {
  let best: Option = PASS;
  let most = 0;
  for (const option of options) {
    const worth = worthOf(table, seat, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return [best];
}

/** Free actions come first: they may pay for the rest. */
const FREE = 20;

function worthOf(table: RingsTable, seat: Seat, option: Option): number {
  const { card, ability } = option;
  if (card === undefined) return 0;
  if (ability === undefined) return permanentWorth(table, card);
  const printed = printedAs(table.state, card).abilities[ability];
  if (printed?.kind !== 'action') return 0;
  const { effect, cost } = printed;
  const price = option.verb === 'play' ? RESOURCE * value(table, card, 'cost') : 0;
  const paid = price + priceOf(table, seat, card, cost);
  const gain = gainNow(table, seat, card, effect) - paid;
  if (gain <= 0) return 0;
  return paid === 0 ? FREE + gain : gain;
}

/** The price of an ability: a card, a resource, or another use of its card. */
function priceOf(table: RingsTable, seat: Seat, card: CardId, cost: unknown): number {
  if (cost === undefined) return 0;
  let price = Math.max(0, -gainOf(cost));
  if (isThis(findDeed(cost, 'exhaust')?.cards) && isCharacter(table.state, card)) {
    price += idle(table, seat, card) ? 0 : readyWorth(table, card);
  } else if (findDeed(cost, 'exhaust') && !isThis(findDeed(cost, 'exhaust')?.cards)) price += 1.5;
  if (sourceOf(findDeed(cost, 'choose')?.from) === 'yourHand') {
    const hand = zoneOf(table.state, of(HAND, seat));
    const worst = Math.min(...hand.map((each) => gainOfDesign(cardOf(table.state, each).design)));
    price = 0.6 + Math.max(0, worst) / 4;
  }
  return price;
}

/** Whether nothing is left to be done by this character in this round. */
function idle(table: RingsTable, seat: Seat, card: CardId): boolean {
  const { phase } = table.state.vars;
  const foes = foesOf(table, seat).length;
  if (phase === 'combat' || phase === 'encounter') return foes === 0;
  const { willpower = 0, attack = 0 } = printedAs(table.state, card);
  return phase === 'planning' && willpower + attack <= 1;
}

const readyWorth = (table: RingsTable, card: CardId) =>
  1.2 * Math.max(value(table, card, 'willpower'), value(table, card, 'attack')) +
  0.3 * value(table, card, 'defense');
