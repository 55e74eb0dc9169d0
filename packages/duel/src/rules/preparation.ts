import { move, shuffle, topOf } from '@grimrule/kernel';
import { ARTEFACT_STACK, BOARD, BOX, DECK, HEROES, LOCATIONS, on, VILLAINS } from '../board.ts';
import { duelProcedure } from '../table.ts';
import { offerArtefacts } from './artefact-track.ts';
import { drawCards } from './drawing.ts';
import { turns } from './turn.ts';

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
