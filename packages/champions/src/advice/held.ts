import type { Answer, CardId, Option, Prompt, Seat } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import { AREA, of } from '../board.ts';
import { byDesign } from '../cards/by-design.ts';
import type { ChampionsCard } from '../cards/card.ts';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { gainOfDesign, heldWorth, isForEnemies, keepWorth } from './gains.ts';

/** The average worth of a drawn card. */
const FRESH = 2.2;
/** A cost that can be paid beside another card, and one that takes most of a hand. */
const CHEAP = 2;
const DEAR = 4;
/** What a permanent has to bring at least: all it costs if it is dear. */
const SERVES = 1;
const PAYS_OFF = 0.3;
/** What an event has to bring at least to be held instead of a fresh card. */
const GOOD_EVENT = 2.5;

/** Whether a permanent serves its player turn after turn, so that it is the better the sooner it comes. */
function serves({ type, cost = 0 }: ChampionsCard, design: number): boolean {
  if (type !== 'upgrade' && type !== 'support') return false;
  if (isForEnemies(design)) return false;
  return cost <= CHEAP ? gainOfDesign(design) >= SERVES : keepWorth(design) >= PAYS_OFF;
}

/** Whether a card of this design is kept at the end of a turn. */
export const isWorthHolding = byDesign(
  (card, design) => heldWorth(design) >= FRESH || serves(card, design),
  false,
);

/**
 * Whether a card of this design is kept before the first turn: what pays, what serves from the
 * first turn on, and cheap allies; no event that is dear or does little.
 */
export const isGoodAtFirst = byDesign((card, design) => {
  const { type, cost = 0, resources = {} } = card;
  const pays = Object.values(resources).reduce((sum, each) => sum + each, 0);
  if (type === 'resource') return pays > 1 || resources.wild !== undefined;
  if (type === 'ally') return cost < DEAR;
  if (type === 'event') return cost < CHEAP && keepWorth(design) >= GOOD_EVENT;
  return serves(card, design);
}, true);

/** Cards that are kept come after all others. */
const KEPT = 100;

/** Cards that are not worth keeping, and as many more as there are too many, the poorest first. */
export function thrownAway(
  table: ChampionsTable,
  { options, least, most, seat }: Prompt,
  isKept: (design: number) => boolean,
): Answer {
  const surplus = copiesTooMany(table, seat, options);
  const designOf = ({ card }: Option) =>
    card === undefined ? -1 : cardOf(table.state, card).design;
  const worth = (option: Option) => {
    if (option.card !== undefined && surplus.has(option.card)) return 0;
    const design = designOf(option);
    return heldWorth(design) + (isKept(design) ? KEPT : 0);
  };
  const sorted = [...options].sort((one, other) => worth(one) - worth(other));
  const poor = sorted.filter((option) => worth(option) < KEPT);
  return sorted.slice(0, Math.max(least, Math.min(most, poor.length)));
}

/** Unique cards that could not be played, because another copy is in play or in the same hand. */
function copiesTooMany(
  { state }: ChampionsTable,
  seat: Seat,
  options: readonly Option[],
): ReadonlySet<CardId> {
  const found = new Set<CardId>();
  const names = new Set<string>();
  for (const card of zoneOf(state, of(AREA, seat))) names.add(printedAs(state, card).name);
  for (const { card } of options) {
    if (card === undefined) continue;
    const { name, unique } = printedAs(state, card);
    if (!unique) continue;
    if (names.has(name)) found.add(card);
    names.add(name);
  }
  return found;
}
