import type { CardId, ZoneId } from '@grimrule/kernel';
import { move, NONE, setHost, setTokens, shuffle, value, zoneOf } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { hostsFor } from '@grimrule/kernel/testing';
import {
  ATTACHMENTS,
  DEALT,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  ENGAGED,
  ENVIRONMENTS,
  NEMESIS,
  of,
  REMOVED,
  SIDE_SCHEMES,
} from '../../src/board.ts';
import { layCounters } from '../../src/rules/in-play/entering-play.ts';
import { mayEnter } from '../../src/rules/in-play/entrance.ts';
import type { ChampionsTable } from '../../src/table.ts';
import { inPlayerOrder, typeOf } from '../../src/table.ts';

/** Minions, side schemes and attachments in play, and what is left in the deck and the pile. */
export function layOutEncounters(table: ChampionsTable, lots: Lots): void {
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    // Shadow of the Past has brought all of it into the deck.
    if (!lots.chance(25)) continue;
    for (const card of zoneOf(state, of(NEMESIS, seat))) move(table, card, ENCOUNTER_DECK);
  }
  shuffle(table, ENCOUNTER_DECK);
  const fullness = lots.pick([10, 25, 40, 60]);
  for (const card of zoneOf(state, ENCOUNTER_DECK)) {
    if (lots.chance(fullness)) layOut(table, lots, card);
  }
  const left = zoneOf(state, ENCOUNTER_DECK);
  for (const card of left.slice(lots.kept(left.length))) move(table, card, ENCOUNTER_DISCARD);
  for (const seat of inPlayerOrder(state)) {
    const spare = zoneOf(state, ENCOUNTER_DECK).length > 1;
    const [top = NONE] = zoneOf(state, ENCOUNTER_DECK).toReversed();
    // A deck that was made anew has dealt him one.
    if (spare && lots.chance(15)) move(table, top, of(DEALT, seat));
  }
}

function layOut(table: ChampionsTable, lots: Lots, card: CardId): void {
  const { state } = table;
  const seat = lots.pick(inPlayerOrder(state)) ?? NONE;
  if (!mayEnter(table, card, seat)) return;
  const zone = placeFor(table, card, seat);
  if (zone === NONE) return;
  const hosts = hostsFor(table, card, seat);
  const host = hosts === null ? NONE : (lots.pick(hosts) ?? NONE);
  if (hosts !== null && host === NONE) return;
  // The last card of the deck would make it anew.
  if (zoneOf(state, ENCOUNTER_DECK).length <= 2) return;
  move(table, card, zone);
  if (zone === REMOVED) return;
  if (host !== NONE) setHost(table, card, host);
  layCounters(table, card);
  if (zone === SIDE_SCHEMES) {
    const most = value(table, card, 'startingThreat') + lots.between(0, 4);
    setTokens(table, card, 'threat', lots.between(1, Math.max(1, most)));
  }
  if (value(table, card, 'toughness') > 0 && lots.chance(50)) setTokens(table, card, 'tough', 1);
}

function placeFor({ state }: ChampionsTable, card: CardId, seat: number): ZoneId {
  switch (typeOf(state, card)) {
    case 'minion':
      return of(ENGAGED, seat);
    case 'attachment':
      return ATTACHMENTS;
    case 'environment':
      return ENVIRONMENTS;
    case 'side_scheme':
      return SIDE_SCHEMES;
    // An obligation that somebody has met.
    case 'obligation':
      return REMOVED;
    default:
      return NONE;
  }
}
