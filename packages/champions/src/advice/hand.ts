import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, value, zoneOf } from '@grimrule/kernel';
import { AREA, HAND, of } from '../board.ts';
import { byDesign } from '../cards/by-design.ts';
import { printedResources } from '../rules/playing/resources.ts';
import type { ChampionsTable } from '../table.ts';
import { keepWorth } from './gains.ts';

/** A card that could be played, and what that would bring. */
export interface Playable {
  readonly card: CardId;
  readonly gain: number;
}

/** So many cards are weighed against each other; more are hardly ever in a hand. */
const WEIGHED = 8;
/** The share of its worth that a kept card has: one card less is drawn for it. */
const WAITING = 0.6;
const KEPT = 0.15;

/**
 * Chooses the set of cards that makes most of a hand. The other cards can pay for it, so the best
 * set counts, not the best card.
 */
export function bestPlays(
  table: ChampionsTable,
  seat: Seat,
  playable: readonly Playable[],
): ReadonlySet<CardId> {
  const { state } = table;
  const weighed = [...playable].sort((one, other) => other.gain - one.gain).slice(0, WEIGHED);
  const costs = weighed.map(({ card }) => value(table, card, 'cost'));
  const pays = zoneOf(state, of(HAND, seat)).map((card) => payerOf(table, card, weighed));
  pays.sort((one, other) => one.kept - other.kept);
  const extra = generators(table, seat);
  let best = 0;
  let most = 0;
  for (let chosen = 0; chosen < 1 << weighed.length; chosen++) {
    let gain = 0;
    let cost = -extra;
    for (let bit = 0; bit < weighed.length; bit++) {
      if ((chosen & (1 << bit)) === 0) continue;
      gain += weighed[bit]?.gain ?? 0;
      cost += costs[bit] ?? 0;
    }
    for (const payer of pays) {
      if (chosen & payer.bit) continue;
      if (cost > 0) cost -= payer.resources;
      else gain += payer.kept;
    }
    if (cost <= 0 && gain > most) {
      most = gain;
      best = chosen;
    }
  }
  return new Set(weighed.filter((_, bit) => best & (1 << bit)).map(({ card }) => card));
}

interface Payer {
  /** Of the set of cards to be played, in which it cannot be while it pays; or 0. */
  readonly bit: number;
  readonly resources: number;
  readonly kept: number;
}

function payerOf({ state }: ChampionsTable, card: CardId, weighed: readonly Playable[]): Payer {
  const { design } = cardOf(state, card);
  const at = weighed.findIndex((each) => each.card === card);
  const bit = at < 0 ? 0 : 1 << at;
  return { bit, resources: printedResources(design).length, kept: keptWorth(design) };
}

/** Whether a card waits in hand for its moment. */
const waits = byDesign(
  ({ type, abilities }) => type === 'event' && abilities.some(({ kind }) => kind === 'triggered'),
  false,
);

/** Whether a card pays when it is in play. */
const generates = byDesign(
  ({ abilities }) => abilities.some((each) => each.kind === 'action' && each.during === 'paying'),
  false,
);

/** The worth of a card that stays in hand. */
export function keptWorth(design: number): number {
  return keepWorth(design) * (waits(design) ? WAITING : KEPT);
}

function generators({ state }: ChampionsTable, seat: Seat): number {
  let ready = 0;
  for (const card of zoneOf(state, of(AREA, seat))) {
    const { design, exhausted } = cardOf(state, card);
    if (generates(design) && !exhausted) ready++;
  }
  return ready;
}
