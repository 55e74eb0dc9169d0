import type { Procedure } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { combatPhase } from '../../src/rules/combat-phase/combat-phase.ts';
import { encounterPhase } from '../../src/rules/encounter-phase/encounter-phase.ts';
import { planningPhase } from '../../src/rules/planning-phase/planning-phase.ts';
import { questPhase } from '../../src/rules/quest-phase/quest-phase.ts';
import { refreshPhase } from '../../src/rules/refresh-phase/refresh-phase.ts';
import { rounds } from '../../src/rules/round.ts';
import type { RingsTable, RingsVars } from '../../src/table.ts';
import { engagedWith, inPlayerOrder } from '../../src/table.ts';
import type { Phase } from '../../src/vocabulary/nodes.ts';

/** When the position is: at the beginning of a phase, or before the enemies attack. */
export type Moment = 'planning' | 'quest' | 'encounter' | 'combat' | 'enemy attacks' | 'refresh';

export const momentByLot = (lots: Lots): Moment =>
  lots.pick([
    'planning',
    'planning',
    'planning',
    'quest',
    'quest',
    'encounter',
    'combat',
    'enemy attacks',
    'refresh',
  ]);

/** Before the quest phase all characters are ready: nobody has had a reason to exhaust. */
export const isAfterQuest = (moment: Moment): boolean =>
  moment !== 'planning' && moment !== 'quest';

/** In the encounter phase every enemy within reach has engaged somebody. */
export const isAfterEngagement = (moment: Moment): boolean =>
  moment === 'combat' || moment === 'enemy attacks' || moment === 'refresh';

const PROCEDURES: Readonly<Record<Moment, Procedure<RingsVars, never>>> = {
  planning: planningPhase,
  quest: questPhase,
  encounter: encounterPhase,
  combat: combatPhase,
  'enemy attacks': combatPhase,
  refresh: refreshPhase,
};

/** The phase that has begun before this moment. */
export const phaseBefore: Readonly<Record<Moment, Phase>> = {
  planning: 'resource',
  quest: 'planning',
  encounter: 'travel',
  combat: 'encounter',
  'enemy attacks': 'combat',
  refresh: 'combat',
};

/** A later round, at this moment of it. */
export function beginAt(table: RingsTable, lots: Lots, moment: Moment): void {
  const { state } = table;
  const { vars, stack } = state;
  // All lasting effects are over.
  state.lasting = [];
  state.delayed = [];
  state.uses = [];
  state.rounds = lots.between(3, 12);
  state.turns = state.rounds;
  state.phases = 7 * state.rounds;
  vars.phase = phaseBefore[moment];
  vars.active = NONE;
  vars.committed = [];
  const engaged = inPlayerOrder(state).flatMap((seat) => engagedWith(state, seat));
  vars.attacked = moment === 'refresh' ? engaged : [];
  vars.struck = Array.from({ length: state.seats }, () => []);
  stack.length = 1 + stack.findIndex(({ procedure }) => procedure === rounds.name);
  const { name, steps } = PROCEDURES[moment];
  table.frame.step = rounds.steps.findIndex((step) => step.name.endsWith(name));
  if (moment !== 'enemy attacks') return;
  // The round starts the phase with what it has to remember; it goes on in the middle.
  table.run(() => table.frame.procedure === name);
  table.frame.step = steps.findIndex((step) => step.name.startsWith('6.3'));
}
