import type { Amount, CardId, Seat, ZoneId } from '@grimrule/kernel';
import {
  amount,
  asCards,
  cardOf,
  create,
  move,
  NONE,
  occur,
  scopeOf,
  setHost,
  setTokens,
  value,
  zoneOf,
} from '@grimrule/kernel';
import {
  AREA,
  ATTACHMENTS,
  BOX,
  DECK,
  ENGAGED,
  ENVIRONMENTS,
  MAIN_SCHEME,
  OBLIGATIONS,
  of,
  SIDE_SCHEMES,
  UNDER,
  VILLAIN,
} from '../../board.ts';
import { FACEDOWN, printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  championsProcedure,
  isFriendly,
  isIdentity,
  isInPlay,
  playerOf,
  typeOf,
} from '../../table.ts';
import { callAbilities, hasCalled } from '../abilities/called-abilities.ts';
import { discardTopOfDeck } from '../decks/player-deck.ts';
import { giveStatus } from '../status/status.ts';
import { hinder } from '../threat/threat.ts';
import { becomeOwner } from './control.ts';
import { mayEnter } from './entrance.ts';
import { putOnDiscardPile } from './leaving-play.ts';

export interface Entering {
  readonly card: CardId;
  /** The player who will control it, be engaged with it, or have it in front of them. */
  readonly seat: Seat;
  /** The host that was chosen for it. */
  host: CardId;
  entered: boolean;
}

export function enterPlay(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  host: CardId = NONE,
): void {
  table.start(entering, { card, seat, host, entered: false });
}

/** RR: Enters Play. */
export const entering = championsProcedure<Entering>('entering play', 'enters play', [
  {
    name: 'what it is attached to',
    run(table, { card, seat, host }) {
      if (!mayEnter(table, card, seat)) return;
      if (host === NONE) callAbilities(table, card, 'attach', seat);
      // It comes before what has just been started.
      occur(table, event.wouldEnter(card, seat));
    },
  },
  {
    name: 'lay it down',
    run(table, locals) {
      const { card, seat, host } = locals;
      const lost = host === NONE && hasCalled(table, card, 'attach');
      if (lost || !mayEnter(table, card, seat)) {
        if (isInPlay(table.state, card)) return;
        table.tell?.({ say: 'discardedFromPlay', card });
        putOnDiscardPile(table, card);
        return;
      }
      move(table, card, placeFor(table, card, seat, host));
      if (host !== NONE) setHost(table, card, host);
      becomeOwner(table, card);
      locals.entered = true;
      const said = host === NONE ? 'enteredPlay' : 'attached';
      table.tell?.({ say: said, card, seat, cards: asCards(host) });
      layTokens(table, card);
      if (value(table, card, 'toughness') > 0) giveStatus(table, card, 'tough');
    },
  },
  {
    name: 'it has entered play',
    run(table, { card, entered }) {
      if (!entered || !isInPlay(table.state, card)) return;
      const seat = playerOf(table.state, card);
      const { zone } = cardOf(table.state, card);
      const engaged = typeOf(table.state, card) === 'minion';
      occur(
        table,
        event.entered(card, seat, zone),
        ...(engaged ? [event.engaged(card, seat, zone)] : []),
      );
    },
  },
]);

/** Where a card of each type lies in play. RR: Play Area. */
function placeFor(table: ChampionsTable, card: CardId, seat: Seat, host: CardId): ZoneId {
  const { state } = table;
  switch (typeOf(state, card)) {
    case 'minion':
      return of(ENGAGED, seat);
    case 'obligation':
      return of(OBLIGATIONS, seat);
    case 'attachment':
      return ATTACHMENTS;
    case 'environment':
      return ENVIRONMENTS;
    case 'side_scheme':
    case 'player_side_scheme':
      return SIDE_SCHEMES;
    case 'main_scheme':
      return MAIN_SCHEME;
    case 'villain':
      return VILLAIN;
    default: {
      // The controller of a friendly card also controls an upgrade on it.
      const friend = host !== NONE && (isFriendly(state, host) || isIdentity(state, host));
      return of(AREA, friend ? playerOf(state, host) : seat);
    }
  }
}

/** Counters that are printed on a card. RR: Uses. */
export function layCounters(table: ChampionsTable, card: CardId): void {
  const { keywords, counters, countedCounters } = printedAs(table.state, card);
  for (const laid of [keywords?.uses, counters]) {
    if (!laid) continue;
    const { seats } = table.state;
    setTokens(table, card, laid.counter, laid.count * (laid.perPlayer ? seats : 1));
  }
  if (!countedCounters) return;
  const scope = scopeOf(card, playerOf(table.state, card));
  const count = amount(table, countedCounters.count as Amount, scope);
  setTokens(table, card, countedCounters.counter, count);
}

/** Counters and starting threat; what hinder adds is placed. RR: Uses, Hinder, Side Scheme. */
function layTokens(table: ChampionsTable, card: CardId): void {
  layCounters(table, card);
  const threat = value(table, card, 'startingThreat');
  if (threat > 0) {
    setTokens(table, card, 'threat', threat);
    table.tell?.({ say: 'schemeRevealed', card, count: threat });
  }
  hinder(table, card);
}

/** An obligation among the cards that a player draws enters play before them. RR: Obligation. */
export function drawnHappens(table: ChampionsTable, card: CardId, seat: Seat): void {
  if (typeOf(table.state, card) === 'obligation') enterPlay(table, card, seat);
}

/** The top card of a player's deck enters play face down, as a Drone engaged with them. */
export function enterAsDrone(table: ChampionsTable, seat: Seat): boolean {
  const { state } = table;
  const deck = zoneOf(state, of(DECK, seat));
  const hidden = deck[deck.length - 1];
  if (hidden === undefined) return false;
  // One that is still on its way into play has a card under it already.
  const taken = zoneOf(state, UNDER).map((card) => cardOf(state, card).host);
  const drone =
    zoneOf(state, BOX).find(
      (card) => cardOf(state, card).front === FACEDOWN && !taken.includes(card),
    ) ?? create(table, FACEDOWN, NONE, BOX);
  move(table, hidden, UNDER);
  setHost(table, hidden, drone);
  // The deck is made anew if that was its last card.
  discardTopOfDeck(table, seat, 0);
  enterPlay(table, drone, seat);
  return true;
}
