import type { CardId, Cost, Option, Seat, Source } from '@grimrule/kernel';
import { canPay, setTokens, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { heroesOf } from '../table.ts';
import { iconStat, SPHERES } from '../vocabulary/stats.ts';

/** RR: Resources, Resource Match. A resource in a hero's pool matches the hero's icons. */

const ANY = (1 << SPHERES.length) - 1;
const BITS = new Map<string, number>(SPHERES.map((sphere, index) => [sphere, 1 << index]));

/** The spheres of a hero's resources, as bits. */
function iconsOf(table: RingsTable, hero: CardId): number {
  let bits = 0;
  SPHERES.forEach((sphere, index) => {
    if (value(table, hero, iconStat(sphere)) > 0) bits |= 1 << index;
  });
  return bits;
}

/** What pays for a card, as bits: its sphere, or anything for a card that belongs to none. */
function symbolFor(table: RingsTable, card: CardId): number {
  const { sphere } = printedAs(table.state, card);
  return BITS.get(sphere ?? '') ?? ANY;
}

/** Whether a hero of this player matches the card: needed even if it costs nothing. */
function hasMatch(table: RingsTable, card: CardId, seat: Seat): boolean {
  const symbol = symbolFor(table, card);
  if (symbol === ANY) return true;
  return heroesOf(table.state, seat).some((hero) => (iconsOf(table, hero) & symbol) !== 0);
}

/** Every resource that a player could spend for a card. */
function purse(table: RingsTable, card: CardId, seat: Seat): readonly Source[] {
  const { fromDifferentHeroes = false } = printedAs(table.state, card);
  const sources: Source[] = [];
  for (const hero of heroesOf(table.state, seat)) {
    const icons = iconsOf(table, hero);
    const pool = tokensOn(table, hero, 'resource');
    const most = fromDifferentHeroes ? Math.min(1, pool) : pool;
    for (let index = 0; index < most; index++) {
      const option: Option = { verb: 'spend', card: hero, value: index };
      // What is left of a large pool is missed least.
      sources.push({ option, gives: [icons], worth: 1 / (pool - index) });
    }
  }
  return sources;
}

function symbolsFor(table: RingsTable, card: CardId, x: number): readonly number[] {
  const cost = value(table, card, 'cost') + x;
  return new Array<number>(cost).fill(symbolFor(table, card));
}

export function costFor(table: RingsTable, card: CardId, seat: Seat, x: number): Cost {
  return { symbols: symbolsFor(table, card, x), sources: purse(table, card, seat) };
}

export function canAfford(table: RingsTable, card: CardId, seat: Seat, x = 0): boolean {
  if (!hasMatch(table, card, seat)) return false;
  const { symbols, sources } = costFor(table, card, seat, x);
  return canPay(symbols, sources);
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
