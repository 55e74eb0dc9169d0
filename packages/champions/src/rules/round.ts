import { occur, value } from '@grimrule/kernel';
import { event } from '../happenings.ts';
import { cardsInPlay, championsProcedure } from '../table.ts';
import { endEffects } from './abilities/lasting-effects.ts';
import { discardFromPlay } from './in-play/leaving-play.ts';
import { playerPhase } from './player-phase/player-phase.ts';
import { villainPhase } from './villain-phase/villain-phase.ts';

/** RR: Round Overview. Rounds follow each other until the game ends. */
export const rounds = championsProcedure('round', 'round overview', [
  {
    name: 'a round begins',
    run(table) {
      const { state } = table;
      state.rounds++;
      table.tell?.({ say: 'roundBegins', count: state.rounds });
      occur(table, event.roundBegins());
    },
  },
  { name: 'player phase', run: (table) => table.start(playerPhase, { waiting: [] }) },
  { name: 'villain phase', run: (table) => table.start(villainPhase, { waiting: [] }) },
  {
    // Lasting effects and keywords come before everything else that waits for the end.
    name: 'temporary cards leave',
    run(table) {
      endEffects(table, 'round');
      for (const card of cardsInPlay(table.state)) {
        if (value(table, card, 'temporary') > 0) discardFromPlay(table, card);
      }
    },
  },
  {
    name: 'the round ends',
    run(table) {
      table.frame.step = 0;
      occur(table, event.roundEnds());
    },
  },
]);
