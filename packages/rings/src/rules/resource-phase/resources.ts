import type { CardId, Cost, Option, Seat, Source } from '@grimrule/kernel';
import { cardOption, contributions, costOf, setTokens, tokensOn, value } from '@grimrule/kernel';
import type { RingsCard } from '../../cards/card.ts';
import { printedAs } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { heroesOf } from '../../table.ts';
import { iconStat, SPHERES } from '../../vocabulary/stats.ts';

/** RR: Resources, Resource Match. A resource in a hero's pool matches the hero's icons. */

export const ANY = (1 << SPHERES.length) - 1;
const BITS = new Map<string, number>(SPHERES.map((sphere, index) => [sphere, 1 << index]));

const ICONS = SPHERES.map(iconStat);
const ICON_OF = new Map<string, string>(SPHERES.map((sphere) => [sphere, iconStat(sphere)]));

/** The spheres of a hero's resources, as bits. */
function iconsOf(table: RingsTable, hero: CardId): number {
  return ICONS.reduce(
    (bits, icon, index) => (value(table, hero, icon) > 0 ? bits | (1 << index) : bits),
    0,
  );
}

/** The resources that pay for a card, as bits: its sphere, or any for a neutral card. */
export function symbolFor(table: RingsTable, card: CardId): number {
  const { sphere } = printedAs(table.state, card);
  return BITS.get(sphere ?? '') ?? ANY;
}

/** Whether a hero's resources match a card: any do for a neutral one. */
function isMatch(table: RingsTable, hero: CardId, { sphere }: RingsCard): boolean {
  const icon = ICON_OF.get(sphere ?? '');
  return icon === undefined || value(table, hero, icon) > 0;
}

/** How many resources of one hero may be spent for a card. */
function mostFrom(table: RingsTable, hero: CardId, { fromDifferentHeroes }: RingsCard): number {
  const pool = tokensOn(table, hero, 'resource');
  return fromDifferentHeroes ? Math.min(1, pool) : pool;
}

/** Every resource that a player could spend for a card: those that match its sphere. */
function purse(table: RingsTable, card: CardId, seat: Seat): readonly Source[] {
  const design = printedAs(table.state, card);
  const sources: Source[] = [];
  for (const hero of heroesOf(table.state, seat)) {
    if (!isMatch(table, hero, design)) continue;
    const icons = iconsOf(table, hero);
    const pool = tokensOn(table, hero, 'resource');
    const most = mostFrom(table, hero, design);
    for (let index = 0; index < most; index++) {
      const option = cardOption('spend', hero, index);
      // The rest of a large pool is missed least.
      sources.push({ option, gives: [icons], worth: 1 / (pool - index) });
    }
  }
  return sources;
}

/** RR: X. Changes of the cost change the payment, and leave X as it is. */
function priceOf(table: RingsTable, card: CardId, x: number): number {
  if (x === 0) return value(table, card, 'cost');
  const changes = contributions(table, card, 'cost').filter(({ op }) => op === 'add');
  return Math.max(
    0,
    changes.reduce((price, { by }) => price + by, x),
  );
}

function symbolsFor(table: RingsTable, card: CardId, x: number): readonly number[] {
  return new Array<number>(priceOf(table, card, x)).fill(symbolFor(table, card));
}

export function costFor(table: RingsTable, card: CardId, seat: Seat, x: number): Cost {
  return costOf(symbolsFor(table, card, x), purse(table, card, seat));
}

/**
 * Asked for every card in hand in every window, so it only counts: all resources for a card have
 * to match one and the same sphere. A hero who matches is needed even if the card costs nothing.
 */
export function canAfford(table: RingsTable, card: CardId, seat: Seat, x = 0): boolean {
  const design = printedAs(table.state, card);
  let matches = !ICON_OF.has(design.sphere ?? '');
  let resources = 0;
  for (const hero of heroesOf(table.state, seat)) {
    if (!isMatch(table, hero, design)) continue;
    matches = true;
    resources += mostFrom(table, hero, design);
  }
  return matches && resources >= priceOf(table, card, x);
}

export function spend(table: RingsTable, picked: readonly Option[]): void {
  for (const { card } of picked) if (card !== undefined) takeResources(table, card, 1);
}

/** Gives how many were taken. */
export function takeResources(table: RingsTable, hero: CardId, count: number): number {
  const pool = tokensOn(table, hero, 'resource');
  const taken = Math.min(pool, count);
  if (taken > 0) setTokens(table, hero, 'resource', pool - taken);
  return taken;
}

export function addResources(table: RingsTable, hero: CardId, count: number): void {
  if (count > 0) setTokens(table, hero, 'resource', tokensOn(table, hero, 'resource') + count);
}
