import { isHeeded, NONE, occur } from '@grimrule/kernel';
import { event } from '../happenings.ts';
import { ringsProcedure } from '../table.ts';
import { endPeriod } from './abilities/lasting-changes.ts';
import { combatPhase } from './combat-phase/combat-phase.ts';
import { encounterPhase } from './encounter-phase/encounter-phase.ts';
import { planningPhase } from './planning-phase/planning-phase.ts';
import { questPhase } from './quest-phase/quest-phase.ts';
import { refreshPhase } from './refresh-phase/refresh-phase.ts';
import { resourcePhase } from './resource-phase/resource-phase.ts';
import { travelPhase } from './travel-phase/travel-phase.ts';

/** RR: Appendix I. Round after round, until somebody has won or all have lost. */
export const rounds = ringsProcedure('round', 'round', [
  {
    name: '0.0 the round begins',
    run(table) {
      const { state } = table;
      state.rounds++;
      state.vars.attacked = [];
      // All players act in every phase: a round is the turn of all of them.
      state.turns++;
      state.vars.alliesPlayed = 0;
      state.vars.playedThisRound = [];
      state.vars.usedByPlayers = [];
      table.tell?.({ say: 'roundBegins', count: state.rounds });
      if (isHeeded(table, 'roundBegins')) occur(table, event.roundBegins());
    },
  },
  { name: '1 resource phase', run: (table) => table.start(resourcePhase, {}) },
  { name: '2 planning phase', run: (table) => table.start(planningPhase, { waiting: [] }) },
  {
    name: '3 quest phase',
    run: (table) => table.start(questPhase, { waiting: [], staged: [], more: 0 }),
  },
  { name: '4 travel phase', run: (table) => table.start(travelPhase, { to: NONE }) },
  {
    name: '5 encounter phase',
    run: (table) => table.start(encounterPhase, { waiting: [], next: NONE }),
  },
  {
    name: '6 combat phase',
    run: (table) => table.start(combatPhase, { waiting: [], asked: NONE }),
  },
  { name: '7 refresh phase', run: (table) => table.start(refreshPhase, { passed: [] }) },
  {
    name: '0.1 the round ends',
    run(table) {
      endPeriod(table, 'round');
      if (isHeeded(table, 'roundEnds')) occur(table, event.roundEnds());
    },
  },
  {
    name: 'the next round',
    run(table) {
      table.frame.step = 0;
    },
  },
]);
