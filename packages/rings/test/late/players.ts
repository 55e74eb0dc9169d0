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
  DECK,
  DISCARD,
  ENGAGED,
  HAND,
  ON_DECK,
  of,
  STAGING,
  UNDER,
} from '../../src/board.ts';
import { ORC_GUARD, PRISONER, printedAs } from '../../src/cards/designs.ts';
import { makeFirstPlayer } from '../../src/rules/first-player.ts';
import { discardPileOf, takeFromPlay } from '../../src/rules/in-play/leaving-play.ts';
import { hasCopyInPlay } from '../../src/rules/in-play/unique.ts';
import type { RingsTable } from '../../src/table.ts';
import {
  attachedTo,
  heroesOf,
  inPlayerOrder,
  isCharacter,
  nextPlayer,
  playerOf,
  questOf,
} from '../../src/table.ts';
import type { Moment } from './moment.ts';
import { isAfterQuest } from './moment.ts';
import { restrictedOn } from './stages.ts';

/** Some players have been eliminated, but never all, nor the one whose hero is a prisoner. */
export function removeEliminated(table: RingsTable, lots: Lots): void {
  const { state } = table;
  const { vars, seats } = state;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  makeFirstPlayer(table, lots.pick(all) ?? 0);
  const mayGo = all.filter((seat) => !hasPrisoner(table, seat));
  const out = lots.chance(25) ? lots.between(0, Math.min(mayGo.length, seats - 1)) : 0;
  for (const seat of lots.some(mayGo, out)) {
    const next = nextPlayer(state, seat);
    vars.eliminated |= 1 << seat;
    if (vars.firstPlayer === seat) makeFirstPlayer(table, next);
    for (const enemy of zoneOf(state, of(ENGAGED, seat))) move(table, enemy, STAGING);
    for (const zone of [AREA, ON_DECK]) {
      for (const card of zoneOf(state, of(zone, seat))) {
        takeFromPlay(table, card, discardPileOf(table, card));
      }
    }
    for (const zone of [HAND, DECK]) {
      for (const card of zoneOf(state, of(zone, seat))) move(table, card, of(DISCARD, seat));
    }
  }
}

const hasPrisoner = ({ state }: RingsTable, seat: Seat): boolean =>
  zoneOf(state, of(AREA, seat)).some((card) => cardOf(state, card).design === PRISONER);

/** Heroes who have been destroyed; everybody keeps one at least. */
export function removeFallen(table: RingsTable, lots: Lots): void {
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    if (!lots.chance(30)) continue;
    const heroes = heroesOf(state, seat);
    for (const hero of lots.some(heroes, lots.between(1, heroes.length - 1))) {
      if (heroesOf(state, seat).length > 1) takeFromPlay(table, hero, of(DISCARD, seat));
    }
  }
}

export function layOutPlayers(table: RingsTable, lots: Lots, moment: Moment): void {
  for (const seat of inPlayerOrder(table.state)) layOutPlayer(table, lots, seat, moment);
}

function layOutPlayer(table: RingsTable, lots: Lots, seat: Seat, moment: Moment): void {
  const { state } = table;
  const deck = of(DECK, seat);
  for (const card of zoneOf(state, of(HAND, seat))) move(table, card, deck);
  shuffle(table, deck);
  const fullness = lots.pick([5, 20, 40, 70]);
  for (const card of zoneOf(state, deck)) {
    if (lots.chance(fullness)) layOut(table, lots, card, seat, moment);
  }
  if (canHaveGuards(table)) layGuards(table, lots, seat);
  for (let hand = lots.between(0, 8); hand > 0; hand--) {
    const card = topOf(table, deck);
    if (card !== NONE) move(table, card, of(HAND, seat));
  }
  const left = zoneOf(state, deck);
  // A deck that is empty stays so.
  const kept = lots.chance(15) || left.length === 0 ? 0 : lots.kept(left.length);
  for (const card of left.slice(kept)) move(table, card, of(DISCARD, seat));
}

/** Only the last stage of the escape, and a gate, bring guards. */
const ESCAPE: readonly string[] = ['core-123', 'core-124', 'core-125'];

const canHaveGuards = ({ state }: RingsTable): boolean =>
  ESCAPE.includes(printedAs(state, questOf(state)).id);

function layGuards(table: RingsTable, lots: Lots, seat: Seat): void {
  for (let count = lots.between(0, 2); count > 0; count--) {
    const hidden = topOf(table, of(DECK, seat));
    if (hidden === NONE) return;
    const guard = create(table, ORC_GUARD, NONE, of(ENGAGED, seat));
    move(table, hidden, UNDER);
    setHost(table, hidden, guard);
  }
}

/** He stays until the end of a round. */
const GANDALF = 'core-073';

/** Into play, where the rules allow it. */
function layOut(table: RingsTable, lots: Lots, card: CardId, seat: Seat, moment: Moment): void {
  const { state } = table;
  const { type, id, max } = printedAs(state, card);
  if (type !== 'Ally' && type !== 'Attachment') return;
  if (hasCopyInPlay(table, card) || (id === GANDALF && !isAfterQuest(moment))) return;
  const hosts = hostsFor(table, card, seat);
  const free = hosts?.filter((host) => mayBear(table, host, card));
  const host = lots.pick(free ?? []) ?? NONE;
  if (type === 'Attachment' && host === NONE) return;
  const bearer = host !== NONE && isCharacter(state, host) ? playerOf(state, host) : seat;
  move(table, card, of(AREA, bearer));
  if (host !== NONE) setHost(table, card, host);

  function mayBear(at: RingsTable, bearing: CardId, borne: CardId): boolean {
    if (value(at, bearing, 'cannotHaveAttachments') > 0) return false;
    const restricted = value(at, borne, 'restricted') > 0 && restrictedOn(at, bearing) >= 2;
    const copies = attachedTo(at.state, bearing).filter(
      (each) => printedAs(at.state, each).id === id,
    );
    return !restricted && (max?.per !== 'host' || copies.length < max.times);
  }
}
