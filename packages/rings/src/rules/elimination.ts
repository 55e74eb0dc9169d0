import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, move, NONE, zoneOf } from '@grimrule/kernel';
import {
  AREA,
  BOX,
  DECK,
  DISCARD,
  ENGAGED,
  HAND,
  ON_DECK,
  of,
  PLAYED,
  STAGING,
  UNDER,
} from '../board.ts';
import type { RingsTable } from '../table.ts';
import { heroesOf, isInPlay, isPlaying, nextPlayer, ringsProcedure, typeOf } from '../table.ts';
import type { CardType } from '../vocabulary/nodes.ts';
import { makeFirstPlayer } from './first-player.ts';
import { loseGame } from './game-end.ts';
import { discardPileOf, leavePlay } from './leaving-play.ts';

export function eliminate(table: RingsTable, seat: Seat): void {
  if (!isPlaying(table.state, seat)) return;
  if (table.log) table.tell({ say: 'eliminated', seat }, 'player elimination');
  table.start(elimination, { seat });
}

/** A prisoner is not dead: his player goes on. RR: Eliminated Player. */
export function eliminateWithoutHeroes(table: RingsTable, seat: Seat): void {
  const { state } = table;
  const prisoners = zoneOf(state, of(AREA, seat)).some(
    (card) => typeOf(state, card) === 'Prisoner',
  );
  if (heroesOf(state, seat).length === 0 && !prisoners) eliminate(table, seat);
}

const FACE_DOWN: readonly CardType[] = ['Prisoner', 'Captive'];

/** A prisoner stays where he is held with what he has, and nobody is left who could lead him out. */
function discardUnlessCaptive(table: RingsTable, card: CardId): void {
  if (FACE_DOWN.includes(typeOf(table.state, card))) return;
  leavePlay(table, card, discardPileOf(table, card));
}

/** RR: Eliminated Player. */
export const elimination = ringsProcedure<{ readonly seat: Seat }>(
  'player elimination',
  'player elimination',
  [
    {
      name: 'pass the first player token',
      run(table, { seat }) {
        const { vars } = table.state;
        const next = nextPlayer(table.state, seat);
        vars.eliminated |= 1 << seat;
        if (vars.firstPlayer !== seat || next === seat) return;
        makeFirstPlayer(table, next);
      },
    },
    {
      name: 'his enemies go back to the staging area',
      run(table, { seat }) {
        for (const enemy of zoneOf(table.state, of(ENGAGED, seat))) move(table, enemy, STAGING);
      },
    },
    {
      name: 'his cards are discarded',
      run(table, { seat }) {
        const { state } = table;
        for (const zone of [of(AREA, seat), of(ON_DECK, seat)]) {
          for (const card of zoneOf(state, zone)) {
            // With a hero go his attachments, and objectives back to the staging area.
            if (cardOf(state, card).zone === zone) discardUnlessCaptive(table, card);
          }
        }
        // Also what is attached to cards of others, and what lies face down as an enemy.
        state.cards.forEach(({ owner, host }, card) => {
          if (owner !== seat) return;
          if (isInPlay(state, card)) discardUnlessCaptive(table, card);
          else if (cardOf(state, card).zone === UNDER) leavePlay(table, host, BOX);
        });
        for (const zones of [HAND, DECK, PLAYED]) {
          for (const card of zoneOf(state, of(zones, seat))) {
            const { owner } = cardOf(state, card);
            move(table, card, of(DISCARD, owner === NONE ? seat : owner));
          }
        }
      },
    },
    {
      name: 'or the game is lost',
      run(table) {
        const { seats } = table.state;
        const left = Array.from({ length: seats }, (_, seat) => seat);
        if (!left.some((seat) => isPlaying(table.state, seat))) loseGame(table, 'allEliminated');
      },
    },
  ],
);
