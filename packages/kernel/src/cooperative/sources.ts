import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { of } from '../state/board.ts';
import type { CardId, Seat, ZoneId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { PlayersVars } from '../state/player-order.ts';
import { inPlayerOrder } from '../state/player-order.ts';
import type { State } from '../state/state.ts';
import { cardOf, zoneOf } from '../state/state.ts';
import { topOf } from '../state/zones.ts';

/** Where the cards of a cooperative game lie, and which card stands for a player. */
export interface CooperativeBoard<V> {
  readonly zones: {
    readonly deck: readonly ZoneId[];
    readonly hand: readonly ZoneId[];
    readonly discard: readonly ZoneId[];
    readonly encounterDeck: ZoneId;
    readonly encounterDiscard: ZoneId;
    readonly setAside: ZoneId;
  };
  /** The card that is meant by `a player`, or NONE. */
  playerCard(state: State<V>, seat: Seat): CardId;
  cardsInPlay(state: State<V>): readonly CardId[];
  enemiesInPlay(state: State<V>): readonly CardId[];
  attachedTo(state: State<V>, host: CardId): readonly CardId[];
}

/** The card alone, or no card. */
export const asCards = (card: CardId): readonly CardId[] => (card === NONE ? [] : [card]);

/** The named sets of cards that cooperative games have alike, seen from the ability's `you`. */
export function cooperativeSources<V extends PlayersVars>(board: CooperativeBoard<V>) {
  const { deck, hand, discard, encounterDeck, encounterDiscard, setAside } = board.zones;
  type From = (table: Table<V>, scope: Scope) => readonly CardId[];
  /** The cards of a zone of yours; none where an ability is nobody's. */
  const yours =
    (zones: readonly ZoneId[]): From =>
    ({ state }, { seat }) =>
      seat === NONE ? [] : zoneOf(state, of(zones, seat));
  const everybodys =
    (zones: readonly ZoneId[]): From =>
    ({ state }) =>
      inPlayerOrder(state).flatMap((seat) => zoneOf(state, of(zones, seat)));
  const playerCards = (state: State<V>, seats: readonly Seat[]) =>
    seats.map((seat) => board.playerCard(state, seat));
  const inHand = yours(hand);
  return {
    you: ({ state }, { seat }) => (seat === NONE ? [] : asCards(board.playerCard(state, seat))),
    players: ({ state }) => playerCards(state, inPlayerOrder(state)),
    otherPlayers: ({ state }, scope) =>
      playerCards(
        state,
        inPlayerOrder(state).filter((seat) => seat !== scope.seat),
      ),
    firstPlayer: ({ state }) => playerCards(state, inPlayerOrder(state).slice(0, 1)),
    enemies: ({ state }) => board.enemiesInPlay(state),
    yours: ({ state }, { seat }) =>
      board.cardsInPlay(state).filter((card) => cardOf(state, card).controller === seat),
    inPlay: ({ state }) => board.cardsInPlay(state),
    host: ({ state }, { source }) => asCards(cardOf(state, source).host),
    attachedHere: ({ state }, { source }) => board.attachedTo(state, source),
    // A card that is played lies on the table by then, so it is not among them.
    yourHand: (table, scope) => inHand(table, scope).filter((card) => card !== scope.source),
    yourDeck: yours(deck),
    yourDeckTop: (table, { seat }) => (seat === NONE ? [] : asCards(topOf(table, of(deck, seat)))),
    yourDiscard: yours(discard),
    discards: everybodys(discard),
    encounterDeck: ({ state }) => zoneOf(state, encounterDeck),
    encounterDeckTop: (table) => asCards(topOf(table, encounterDeck)),
    encounterDiscard: ({ state }) => zoneOf(state, encounterDiscard),
    encounterDeckAndDiscard: ({ state }) => [
      ...zoneOf(state, encounterDeck),
      ...zoneOf(state, encounterDiscard),
    ],
    setAside: ({ state }) => zoneOf(state, setAside),
  } satisfies Readonly<Record<string, From>>;
}
