import type { Procedure, Seat } from '@grimrule/kernel';
import { endLasting, endLimits, goTo, value, zoneOf } from '@grimrule/kernel';
import { ARTEFACTS, BOARD, on, otherSide } from '../board.ts';
import type { DuelTable, DuelVars } from '../table.ts';
import { duelProcedure } from '../table.ts';
import { attackPhase } from './attack-phase.ts';
import { drawCards } from './drawing.ts';
import { checkDeck } from './game-end.ts';
import { playPhase } from './play-phase.ts';

/** The sides take turns until the game ends. */
export const turns: Procedure<DuelVars> = duelProcedure('turn', 'turn', [
  {
    name: 'the turn begins',
    run(table) {
      const { state } = table;
      if (state.vars.active === BOARD.first) state.rounds++;
      state.turns++;
      table.tell?.({ say: 'turnBegins', seat: state.vars.active });
    },
  },
  { name: 'I: play', run: (table) => table.start(playPhase, {}) },
  { name: 'II: attack', run: (table) => table.start(attackPhase, { place: 0, attacked: [] }) },
  {
    name: 'III: draw',
    run(table) {
      const { vars } = table.state;
      vars.phase = 'draw';
      table.state.phases++;
      drawCards(table, vars.active, cardsToDraw(table, vars.active));
      checkDeck(table, vars.active);
    },
  },
  {
    name: 'the turn passes to the other side',
    run(table, _frame) {
      const { vars } = table.state;
      endLasting(table.state, 'turn');
      endLimits(table.state, 'turn');
      vars.active = otherSide(vars.active);
      goTo(table, turns, 'the turn begins');
    },
  },
]);

function cardsToDraw(table: DuelTable, seat: Seat): number {
  return zoneOf(table.state, on(ARTEFACTS, seat)).reduce(
    (sum, artefact) => sum + value(table, artefact, 'drawn'),
    BOARD.drawn,
  );
}
