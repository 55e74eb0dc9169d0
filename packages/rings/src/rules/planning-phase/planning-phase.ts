import type { Seat } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { inPlayerOrder, isPlaying, ringsProcedure } from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { beginPhase, endPhase } from '../phases.ts';

interface Planning {
  /** Players who have not planned yet. */
  waiting: readonly Seat[];
}

/** RR: Appendix I, 2.1 to 2.4. */
export const planningPhase = ringsProcedure<Planning>('planning phase', 'planning phase', [
  {
    name: '2.1 the planning phase begins',
    run(table, locals) {
      beginPhase(table, 'planning');
      locals.waiting = inPlayerOrder(table.state);
    },
  },
  {
    name: '2.2 special action window',
    run(table, locals) {
      const [seat, ...others] = locals.waiting;
      table.state.vars.active = NONE;
      if (seat === undefined) return;
      // 2.3: then the next player becomes the active one.
      locals.waiting = others;
      table.frame.step--;
      if (!isPlaying(table.state, seat)) return;
      table.state.vars.active = seat;
      table.state.turns++;
      openActionWindow(table, seat);
    },
  },
  { name: '2.4 the planning phase ends', run: (table) => endPhase(table, 'planning') },
]);
