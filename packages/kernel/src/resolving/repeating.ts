import type { Effect } from '../abilities/ability.ts';
import type { Scope } from '../asking/scope.ts';
import { bind } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { cardOption } from '../prompts/option.ts';
import type { CardId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { ask } from './effect-questions.ts';
import { perform } from './perform.ts';
import { again, procedure, running } from './procedure.ts';

const FOR_EACH = 'for each';

interface Repeating {
  readonly body: Effect;
  readonly scope: Scope;
  left: number;
}

export const repeating = procedure<unknown, Repeating>('repeat', 'effect', [
  {
    name: 'once more',
    run(table, locals) {
      if (locals.left <= 0) return;
      locals.left--;
      again(table);
      perform(table, locals.body, locals.scope);
    },
  },
]);

interface ForEach {
  /** Those that are still to come. */
  cards: readonly CardId[];
  readonly slot: number;
  readonly body: Effect;
  readonly scope: Scope;
  readonly ordered: boolean;
}

export const forEach = procedure<unknown, ForEach>(FOR_EACH, 'effect', [
  {
    name: 'which is next',
    question(_table, { cards, scope, ordered }) {
      if (!ordered || cards.length < 2) return null;
      const options = cards.map((card) => cardOption('choose', card));
      return ask(scope, scope.seat, options, 'chooseNext');
    },
    answered(_table, locals, [picked]) {
      const next = picked?.card ?? NONE;
      locals.cards = [next, ...locals.cards.filter((card) => card !== next)];
    },
  },
  {
    name: 'next card',
    run(table, locals) {
      const [card, ...rest] = locals.cards;
      if (card === undefined) return;
      locals.cards = rest;
      table.frame.step = 0;
      perform(table, locals.body, bind(locals.scope, locals.slot, [card]));
    },
  },
]);

/** Whether the innermost `for each` on the stack has come to its last card. */
export function isLastOfEach(table: Table): boolean {
  return running<ForEach>(table, FOR_EACH)?.cards.length === 0;
}
