import { NONE } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { playerPhase } from '../../src/rules/player-phase/player-phase.ts';
import { rounds } from '../../src/rules/round.ts';
import { villainPhase } from '../../src/rules/villain-phase/villain-phase.ts';
import type { ChampionsTable } from '../../src/table.ts';
import { inPlayerOrder } from '../../src/table.ts';

/** When the position is: before a turn, before the villain phase, or after the enemies activated. */
export type Moment = 'turn' | 'villain phase' | 'dealing';

export const momentByLot = (lots: Lots): Moment =>
  lots.pick(['turn', 'turn', 'turn', 'villain phase', 'dealing']);

/** Whether cards may be exhausted: they ready at the end of the player phase. */
export const isAfterReadying = (moment: Moment): boolean => moment === 'villain phase';

/** A later round, at this moment of it. */
export function beginAt(table: ChampionsTable, lots: Lots, moment: Moment): void {
  const { state } = table;
  const { vars, stack } = state;
  // All lasting effects are over.
  state.lasting = [];
  state.delayed = [];
  state.uses = [];
  const order = inPlayerOrder(state);
  state.rounds = lots.between(3, 12);
  state.phases = 2 * state.rounds;
  state.turns = state.rounds * order.length;
  vars.active = NONE;
  vars.changedForm = 0;
  vars.phase = moment === 'turn' ? 'player' : 'villain';
  const phase = moment === 'turn' ? playerPhase : villainPhase;
  stack.length = 1 + stack.findIndex(({ procedure }) => procedure === rounds.name);
  table.frame.step = at(rounds, phase.name);
  if (moment === 'villain phase') return;
  // The round starts the phase with what it has to remember; it goes on in the middle.
  table.run(() => table.frame.procedure === phase.name);
  if (moment === 'dealing') table.frame.step = at(villainPhase, '3 deal');
  else {
    table.frame.step = at(playerPhase, 'each player');
    Object.assign(table.frame.locals, { waiting: order.slice(lots.between(0, order.length - 1)) });
  }
}

interface Steps {
  readonly name: string;
  readonly steps: readonly { readonly name: string }[];
}

function at({ name, steps }: Steps, step: string): number {
  const found = steps.findIndex((each) => each.name.startsWith(step));
  if (found < 0) throw new Error(`the ${name} has no step '${step}'`);
  return found;
}
