import type { Piece } from '@grimrule/kernel';
import { move, NONE, shuffle, topOf } from '@grimrule/kernel';
import {
  ARTEFACT_STACK,
  BOARD,
  BOX,
  CIVILIANS,
  DECK,
  HEROES,
  LOCATIONS,
  on,
  SIDES,
  VILLAINS,
} from '../board.ts';
import { POOL } from '../cards/pool.ts';
import { duelProcedure } from '../table.ts';
import { offerArtefacts } from './artefact-track.ts';
import { drawCards } from './drawing.ts';
import { turns } from './turn.ts';

/** Everything in the box, where it lies before the game. */
export const PIECES: readonly Piece[] = POOL.flatMap((card, design) =>
  Array.from({ length: card.copies }, (_, copy): Piece => {
    if (card.kind === 'location') return { design, owner: NONE, zone: LOCATIONS };
    if (card.kind === 'artefact') return { design, owner: NONE, zone: ARTEFACT_STACK };
    // One civilian of each colour at each place of Manhattan.
    if (card.kind === 'civilian') return { design, owner: NONE, zone: CIVILIANS[copy] ?? BOX };
    const owner = card.side === null ? NONE : SIDES.indexOf(card.side);
    return { design, owner, zone: on(DECK, owner) };
  }),
);

export const preparation = duelProcedure('preparation', 'preparation', [
  {
    name: 'shuffle both decks and remove cards unseen',
    run(table) {
      for (const seat of [HEROES, VILLAINS]) {
        shuffle(table, on(DECK, seat));
        for (let removed = 0; removed < BOARD.removed; removed++) {
          move(table, topOf(table, on(DECK, seat)), BOX);
        }
      }
    },
  },
  {
    name: 'shuffle the artefacts and open two',
    run(table) {
      shuffle(table, ARTEFACT_STACK);
      offerArtefacts(table);
    },
  },
  { name: 'shuffle the locations', run: (table) => shuffle(table, LOCATIONS) },
  {
    name: 'draw the first hands',
    run(table) {
      for (const seat of [VILLAINS, HEROES]) drawCards(table, seat, on(BOARD.firstHand, seat));
    },
  },
  { name: 'the villains begin', run: (table) => table.start(turns, {}) },
]);
