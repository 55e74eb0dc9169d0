import { exhaust, setTokens, value, zoneOf } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { ACTIVE_LOCATION, AREA, of, STAGING } from '../../src/board.ts';
import { printedAs } from '../../src/cards/designs.ts';
import { setThreat, THREAT_LIMIT } from '../../src/rules/threat.ts';
import type { RingsTable } from '../../src/table.ts';
import {
  charactersInPlay,
  enemiesInPlay,
  inPlayerOrder,
  isHero,
  isLocation,
  typeOf,
} from '../../src/table.ts';
import type { Moment } from './moment.ts';
import { isAfterQuest } from './moment.ts';

const UFTHAK = 'core-090';
const READIES: readonly string[] = ['Hero', 'Ally', 'Objective Ally', 'Attachment'];

/** Damage, progress, resources, high threat, and exhausted cards. */
export function wearDown(table: RingsTable, lots: Lots, moment: Moment): void {
  const { state } = table;
  for (const card of [...charactersInPlay(state), ...enemiesInPlay(state)]) {
    const damage = lots.chance(60) ? lots.below(value(table, card, 'hitPoints')) : 0;
    setTokens(table, card, 'damage', damage);
    if (isHero(state, card)) setTokens(table, card, 'resource', lots.between(0, 6));
    if (printedAs(state, card).id === UFTHAK) {
      setTokens(table, card, 'resource', lots.between(0, 2));
    }
  }
  for (const card of [...zoneOf(state, STAGING), ...zoneOf(state, ACTIVE_LOCATION)]) {
    if (!isLocation(state, card) || !lots.chance(50)) continue;
    setTokens(table, card, 'progress', lots.below(value(table, card, 'questPoints')));
  }
  for (const seat of inPlayerOrder(state)) {
    setThreat(table, seat, lots.chance(60) ? lots.between(20, 45) : lots.below(THREAT_LIMIT));
    for (const card of zoneOf(state, of(AREA, seat))) {
      const tired = isAfterQuest(moment) && READIES.includes(typeOf(state, card));
      if (tired && lots.chance(40)) exhaust(table, card);
    }
  }
}
