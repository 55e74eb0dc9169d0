import type { CardId, Happening, Seat } from '@grimrule/kernel';
import { cardOf, move, occur, zoneOf } from '@grimrule/kernel';
import { AREA, BOX, DECK, ENGAGED, HAND, ON_DECK, of, PLAYED, STAGING, UNDER } from '../board.ts';
import type { RingsTable } from '../table.ts';
import { heroesOf, isPlaying, nextPlayer, ringsProcedure, typeOf } from '../table.ts';
import type { CardType } from '../vocabulary/nodes.ts';
import { makeFirstPlayer } from './first-player.ts';
import { loseGame } from './game-end.ts';
import { discardPileOf, takeFromPlay } from './leaving-play.ts';

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
        const zones = [of(AREA, seat), of(ON_DECK, seat)];
        const left = zones
          .flatMap((zone) => zoneOf(state, zone))
          // With a hero go his attachments, and objectives back to the staging area.
          .flatMap((card) => (zones.includes(cardOf(state, card).zone) ? drop(table, card) : []));
        // What lies face down as an enemy.
        const guards = zoneOf(state, UNDER)
          .filter((card) => cardOf(state, card).owner === seat)
          .flatMap((card) => takeFromPlay(table, cardOf(state, card).host, BOX));
        if (left.length + guards.length > 0) occur(table, ...left, ...guards);
        for (const zone of [HAND, DECK, PLAYED]) {
          for (const card of zoneOf(state, of(zone, seat))) {
            move(table, card, discardPileOf(table, card));
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

/**
 * Everything he controls leaves play: also what belongs to others, and goes to its owner. A
 * prisoner stays where he is held, and nobody is left who could lead him out.
 */
function drop(table: RingsTable, card: CardId): readonly Happening[] {
  if (FACE_DOWN.includes(typeOf(table.state, card))) return [];
  return takeFromPlay(table, card, discardPileOf(table, card));
}
