import type { CardId, Happening, Seat, ZoneId } from '@grimrule/kernel';
import { cardOf, move, NONE, occur, zoneOf } from '@grimrule/kernel';
import {
  AREA,
  ATTACHMENTS,
  BOOST,
  BOX,
  DEALT,
  DECK,
  DISCARD,
  ENGAGED,
  HAND,
  NEMESIS,
  OBLIGATIONS,
  of,
  PLAYED,
  REMOVED,
  SPECIAL_DECK,
  SPECIAL_DISCARD,
  TUCKED,
  UNDER,
} from '../../board.ts';
import { FACEDOWN } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  championsProcedure,
  identityOf,
  isInPlay,
  isPlaying,
  nextPlayer,
  playerOf,
  typeOf,
} from '../../table.ts';
import { attachAnew, canLeavePlay, discardPileOf, leavePlay } from '../in-play/leaving-play.ts';
import { loseGame } from './game-end.ts';

export function eliminate(table: ChampionsTable, seat: Seat): void {
  if (!isPlaying(table.state, seat)) return;
  table.tell?.({ say: 'eliminated', seat }, 'player elimination');
  table.start(elimination, { seat });
}

/** Where a player's cards can lie at others', out of play. */
const HELD: readonly ZoneId[] = [UNDER, TUCKED, BOOST];

/** A minion that is a card of the player, lying face down, is still that player's card. */
const isFacedown = ({ state }: ChampionsTable, card: CardId) =>
  isInPlay(state, card) && cardOf(state, card).design === FACEDOWN;

/** RR: Player Elimination, its five steps. */
export const elimination = championsProcedure<{ readonly seat: Seat }>(
  'player elimination',
  'player elimination',
  [
    {
      name: '1 pass the first player token',
      run(table, { seat }) {
        const { vars } = table.state;
        const next = nextPlayer(table.state, seat);
        vars.eliminated |= 1 << seat;
        if (vars.firstPlayer !== seat || next === seat) return;
        vars.firstPlayer = next;
        table.tell?.({ say: 'firstPlayer', seat: next });
      },
    },
    {
      name: '2 minions engage the next player',
      run(table, { seat }) {
        const { state } = table;
        const next = nextPlayer(state, seat);
        if (next === NONE) return;
        const engaged: Happening[] = [];
        for (const card of zoneOf(state, of(ENGAGED, seat))) {
          move(table, card, of(ENGAGED, next));
          table.tell?.({ say: 'engages', card, seat: next }, 'engage');
          engaged.push(event.engaged(card, next));
        }
        if (engaged.length > 0) occur(table, ...engaged);
      },
    },
    {
      name: "3 others' cards leave",
      run(table, { seat }) {
        const { state } = table;
        const attached = zoneOf(state, ATTACHMENTS).filter((card) => {
          const { host } = cardOf(state, card);
          // Where nobody is left to engage, minions stay as they are until the game is lost.
          if (host === NONE || cardOf(state, host).zone === of(ENGAGED, seat)) return false;
          return playerOf(state, host) === seat;
        });
        const others = zoneOf(state, of(AREA, seat)).filter(
          (card) => cardOf(state, card).owner !== seat,
        );
        for (const card of [...attached, ...others, ...zoneOf(state, of(OBLIGATIONS, seat))]) {
          if (canLeavePlay(table, card)) leavePlay(table, card, discardPileOf(table, card));
          else if (typeOf(state, card) === 'attachment') attachAnew(table, card);
          else leavePlay(table, card, REMOVED);
        }
        for (const card of zoneOf(state, of(DEALT, seat))) {
          move(table, card, discardPileOf(table, card));
        }
      },
    },
    {
      name: '4 own cards leave',
      run(table, { seat }) {
        const { state } = table;
        const identity = identityOf(state, seat);
        // Wherever they are in play, also before other players.
        state.cards.forEach(({ owner, zone, host }, card) => {
          if (owner !== seat || card === identity) return;
          if (isInPlay(state, card)) leavePlay(table, card, of(DISCARD, seat));
          else if (zone === UNDER && isFacedown(table, host)) {
            table.tell?.({ say: 'discardedFromPlay', card: host }, 'discard');
            leavePlay(table, host, BOX);
          } else if (HELD.includes(zone)) move(table, card, of(DISCARD, seat));
        });
      },
    },
    {
      name: '5 the area is removed',
      run(table, { seat }) {
        const { state } = table;
        for (const zones of [
          AREA,
          HAND,
          DECK,
          DISCARD,
          PLAYED,
          NEMESIS,
          SPECIAL_DECK,
          SPECIAL_DISCARD,
        ]) {
          for (const card of zoneOf(state, of(zones, seat))) move(table, card, REMOVED);
        }
        if (nextPlayer(state, seat) === NONE) loseGame(table, 'allEliminated');
      },
    },
  ],
);
