import { NONE } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { playerPhase } from '../../src/rules/player-phase.ts';
import { rounds } from '../../src/rules/round.ts';
import { turn } from '../../src/rules/turn.ts';
import { villainPhase } from '../../src/rules/villain-phase.ts';
import type { ChampionsTable } from '../../src/table.ts';
import { inPlayerOrder } from '../../src/table.ts';

/** When the position is: in a turn, before the villain phase, or after the enemies activated. */
export type Moment = 'turn' | 'villain phase' | 'dealing';

export const momentByLot = (lots: Lots): Moment =>
  lots.pick(['turn', 'turn', 'turn', 'villain phase', 'dealing']);

/** Whether cards may be exhausted: they ready at the end of the player phase. */
export const isAfterReadying = (moment: Moment): boolean => moment === 'villain phase';

/** A later round, at this moment of it. */
export function beginAt(table: ChampionsTable, lots: Lots, moment: Moment): void {
  const { state } = table;
  const { vars, stack } = state;
  // What has been done for a time is over.
  state.lasting = [];
  state.delayed = [];
  state.uses = [];
  const order = inPlayerOrder(state);
  state.rounds = lots.between(3, 12);
  state.phases = 2 * state.rounds;
  state.turns = state.rounds * order.length;
  stack.length = 1 + stack.findIndex(({ procedure }) => procedure === rounds.name);
  const round = table.frame;
  if (moment === 'turn') {
    const seat = lots.pick(order) ?? NONE;
    const waiting = order.slice(order.indexOf(seat) + 1);
    vars.phase = 'player';
    vars.active = seat;
    vars.changedForm = lots.chance(30) ? 1 << seat : 0;
    round.step = after(rounds, 'player phase');
    stack.push(
      { procedure: playerPhase.name, step: at(playerPhase, 'each player'), locals: { waiting } },
      { procedure: turn.name, step: at(turn, 'what to do'), locals: { seat, declined: 0 } },
    );
    return;
  }
  vars.active = NONE;
  vars.changedForm = 0;
  vars.phase = moment === 'dealing' ? 'villain' : 'player';
  round.step = after(rounds, 'villain phase');
  const step = moment === 'dealing' ? at(villainPhase, '3 deal') : 0;
  stack.push({ procedure: villainPhase.name, step, locals: { waiting: [] } });
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

/** The number that stands in a frame while this step is being done. */
const after = (procedure: Steps, step: string): number => at(procedure, step) + 1;
