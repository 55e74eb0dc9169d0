import type { Option, State } from '@grimrule/kernel';
import { again, game, procedure } from '@grimrule/kernel';

interface DialVars {
  turned: number;
  right: number;
}

const DIALS = 2;

const dials = procedure<DialVars>('dials', 'dials', [
  {
    name: 'turn a dial',
    question: () => ({
      seat: 0,
      ask: { say: 'turn' },
      rule: 'dials',
      options: ['left', 'right'].map((verb): Option => ({ verb })),
      least: 1,
      most: 1,
    }),
    answered(table, _frame, [picked]) {
      const { vars } = table.state;
      vars.turned++;
      if (picked?.verb === 'right') vars.right++;
      if (vars.turned < DIALS) again(table);
    },
  },
  {
    name: 'the lock',
    run(table) {
      const open = table.state.vars.right === DIALS;
      const result = open ? 'open' : 'shut';
      table.end({ result, ending: result, winners: open ? [0] : [], line: { say: result } });
    },
  },
]);

/** How much of a success it is to have turned so many dials to the right: one alone is worst. */
const SUCCESS = [0.5, 0.2, 1];

/** The smallest game against the game in which the better way takes two decisions that agree. */
export const twoDials = judgedBy(({ vars }) => SUCCESS[vars.right] ?? 0);

/** The same where positions look as good as this. */
export function judgedBy(evaluate: (state: State<DialVars>) => number) {
  return game<DialVars>({
    name: 'two dials',
    version: '1',
    seats: 1,
    cooperative: true,
    printed: [],
    zones: [],
    levels: [],
    stats: [],
    events: [],
    cardFields: [],
    happens: {},
    procedures: [dials],
    acts: {},
    sources: {},
    filters: {},
    facts: {},
    order: () => [0],
    prepare: () => ({ seats: 1, pieces: [], vars: { turned: 0, right: 0 } }),
    begin: dials,
    propose: (_table, { options }) => options.slice(0, 1),
    evaluate,
  });
}
