import type { CardId, Seat } from '@grimrule/kernel';
import {
  cardOf,
  create,
  move,
  NONE,
  setHost,
  shuffle,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { hostsFor } from '@grimrule/kernel/testing';
import {
  AREA,
  BOX,
  DECK,
  DISCARD,
  ENCOUNTER_DISCARD,
  ENGAGED,
  ENVIRONMENTS,
  HAND,
  NEMESIS,
  of,
  REMOVED,
  UNDER,
} from '../../src/board.ts';
import { FACEDOWN, printedAs } from '../../src/cards/designs.ts';
import { handSizeOf } from '../../src/rules/decks/player-deck.ts';
import { layCounters } from '../../src/rules/in-play/entering-play.ts';
import { bearsMost, hasMost } from '../../src/rules/in-play/in-play-limits.ts';
import { hasMatchInPlay } from '../../src/rules/in-play/unique.ts';
import type { ChampionsTable } from '../../src/table.ts';
import {
  alliesOf,
  identityOf,
  inPlayerOrder,
  isFriendly,
  nextPlayer,
  playerOf,
} from '../../src/table.ts';
import type { Moment } from './moment.ts';
import { isAfterReadying } from './moment.ts';

/** Some players have been eliminated, but never all; of their cards none is left. */
export function removeEliminated(table: ChampionsTable, lots: Lots): void {
  const { state } = table;
  const { seats, vars } = state;
  const out = lots.chance(25) ? lots.between(0, seats - 1) : 0;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  vars.firstPlayer = lots.pick(all) ?? 0;
  for (const seat of lots.some(all, out)) {
    const next = nextPlayer(state, seat);
    vars.eliminated |= 1 << seat;
    if (vars.firstPlayer === seat) vars.firstPlayer = next;
    for (const card of zoneOf(state, of(ENGAGED, seat))) leaveTogether(table, card);
    for (const zones of [AREA, HAND, DECK, DISCARD, NEMESIS]) {
      for (const card of zoneOf(state, of(zones, seat))) move(table, card, REMOVED);
    }
  }
}

/** A minion of setup that is defeated by now; under a drone lies a card of its player. */
function leaveTogether(table: ChampionsTable, minion: CardId): void {
  const { state } = table;
  const drone = cardOf(state, minion).front === FACEDOWN;
  for (const card of zoneOf(state, UNDER)) {
    const { host, owner } = cardOf(state, card);
    if (host === minion) move(table, card, of(DISCARD, owner));
  }
  move(table, minion, drone ? BOX : ENCOUNTER_DISCARD);
}

export function layOutPlayers(table: ChampionsTable, lots: Lots, moment: Moment): void {
  for (const seat of inPlayerOrder(table.state)) layOutPlayer(table, lots, seat, moment);
}

function layOutPlayer(table: ChampionsTable, lots: Lots, seat: Seat, moment: Moment): void {
  const { state } = table;
  const deck = of(DECK, seat);
  for (const zone of [of(HAND, seat), of(DISCARD, seat)]) {
    for (const card of zoneOf(state, zone)) move(table, card, deck);
  }
  shuffle(table, deck);
  const fullness = lots.pick([10, 30, 50, 80]);
  for (const card of zoneOf(state, deck)) {
    if (lots.chance(fullness)) layOut(table, lots, card, seat);
  }
  if (isAgainstUltron(table)) layDrones(table, lots, seat);
  const size = handSizeOf(table, seat);
  const hand = isAfterReadying(moment) ? size : lots.between(0, size + 2);
  // An empty deck would have been made anew.
  for (let drawn = 0; drawn < hand && zoneOf(state, deck).length > 1; drawn++) {
    move(table, topOf(table, deck), of(HAND, seat));
  }
  const left = zoneOf(state, deck);
  for (const card of left.slice(lots.kept(left.length))) move(table, card, of(DISCARD, seat));
}

const ULTRON_DRONES = '01140';

const isAgainstUltron = ({ state }: ChampionsTable): boolean =>
  zoneOf(state, ENVIRONMENTS).some((card) => printedAs(state, card).code === ULTRON_DRONES);

/** Face-down cards of his, as drones engaged with him. */
function layDrones(table: ChampionsTable, lots: Lots, seat: Seat): void {
  for (let count = lots.between(0, 3); count > 0; count--) {
    const hidden = topOf(table, of(DECK, seat));
    const drone = create(table, FACEDOWN, NONE, of(ENGAGED, seat));
    move(table, hidden, UNDER);
    setHost(table, hidden, drone);
  }
}

const STAYS: readonly string[] = ['ally', 'support', 'upgrade'];

/** Into play, where the rules allow it. In which form it was played, nobody asks any more. */
function layOut(table: ChampionsTable, lots: Lots, card: CardId, seat: Seat): void {
  const { state } = table;
  const { type } = printedAs(state, card);
  if (!STAYS.includes(type) || hasMatchInPlay(table, card)) return;
  const limit = value(table, identityOf(state, seat), 'allyLimit');
  if (type === 'ally' && alliesOf(state, seat).length >= limit) return;
  if (hasMost(table, card, seat)) return;
  const hosts = hostsFor(table, card, seat);
  const free = hosts?.filter((each) => !bearsMost(table, card, each));
  const host = lots.pick(free ?? []) ?? NONE;
  if (hosts !== null && host === NONE) return;
  const friend = host !== NONE && isFriendly(state, host);
  move(table, card, of(AREA, friend ? playerOf(state, host) : seat));
  if (host !== NONE) setHost(table, card, host);
  layCounters(table, card);
}
