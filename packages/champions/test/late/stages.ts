import {
  become,
  cardOf,
  exchange,
  move,
  NONE,
  setTokens,
  tokensOn,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { MAIN_SCHEME, MAIN_SCHEME_DECK, REMOVED, VILLAIN_DECK } from '../../src/board.ts';
import { otherSideOf } from '../../src/cards/designs.ts';
import type { ChampionsTable } from '../../src/table.ts';
import { mainSchemeOf, villainOf } from '../../src/table.ts';

/** Stages of the villain that have been defeated long ago, mostly all but the last. */
export function advanceVillain(table: ChampionsTable, lots: Lots): void {
  const { state } = table;
  const left = zoneOf(state, VILLAIN_DECK).length;
  const passed = lots.chance(60) ? left : lots.between(0, left);
  for (let stage = 0; stage < passed; stage++) {
    const next = topOf(table, VILLAIN_DECK);
    // All cards and tokens on the old stage move to the new one.
    exchange(table, villainOf(state), next);
    move(table, next, REMOVED);
  }
}

/** The main scheme at any of its stages, with its acceleration tokens. */
export function advanceScheme(table: ChampionsTable, lots: Lots): void {
  const { state } = table;
  const left = zoneOf(state, MAIN_SCHEME_DECK).length;
  const passed = lots.chance(50) ? left : lots.between(0, left);
  for (let stage = 0; stage < passed; stage++) {
    const next = topOf(table, MAIN_SCHEME_DECK);
    if (next === NONE) break;
    move(table, mainSchemeOf(state), REMOVED);
    move(table, next, MAIN_SCHEME);
    become(table, next, otherSideOf(cardOf(state, next).design));
  }
  const scheme = mainSchemeOf(state);
  const accelerated = tokensOn(table, scheme, 'acceleration') + lots.between(0, 3);
  if (accelerated > 0) setTokens(table, scheme, 'acceleration', accelerated);
  setTokens(table, scheme, 'threat', lots.below(value(table, scheme, 'targetThreat')));
}
