import type { Choose } from '../abilities/possible.ts';
import { choices, leastOf } from '../abilities/possible.ts';
import { amount, select } from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import { bind } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { cardOption, DONE } from '../prompts/option.ts';
import type { CardId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { cardOf } from '../state/state.ts';
import { show } from '../state/zones.ts';
import { ask, chooser } from './effect-questions.ts';
import { perform } from './perform.ts';
import { again, procedure } from './procedure.ts';
import { report } from './report.ts';
import { tellChanged } from './telling-changes.ts';

interface Choosing {
  readonly effect: Choose;
  readonly scope: Scope;
  chosen: readonly CardId[];
}

function areCopies({ state }: Table, cards: readonly CardId[]): boolean {
  const [first = NONE] = cards;
  return cards.every((card) => {
    const { design, zone } = cardOf(state, card);
    return design === state.cards[first]?.design && zone === state.cards[first]?.zone;
  });
}

export const choosing = procedure<unknown, Choosing>('choose', 'choose', [
  {
    name: 'look through the cards',
    run(table, { effect, scope }) {
      if (!effect.search) return;
      const seat = chooser(table, effect.by, scope);
      for (const card of select(table, { in: effect.from.in }, scope)) show(table, card, 1 << seat);
    },
  },
  {
    name: 'choose cards',
    question(table, { effect, scope, chosen }) {
      const least = leastOf(table, effect, scope);
      const most = effect.most === undefined ? 1 : amount(table, effect.most, scope);
      const cards = choices(table, effect, scope, chosen);
      // Copies of one card in a pile that is searched are all the same.
      const among = effect.search && areCopies(table, cards) ? cards.slice(-most) : cards;
      const options = among.map((card) => cardOption('choose', card));
      if (options.length === 0 || chosen.length >= most) return null;
      const seat = chooser(table, effect.by, scope);
      if (effect.oneByOne) {
        const enough = chosen.length >= least ? [DONE] : [];
        return ask(scope, seat, [...options, ...enough], 'chooseCard');
      }
      const say = most === 1 ? 'chooseCard' : 'chooseCards';
      const there = options.length;
      return ask(scope, seat, options, say, Math.min(least, there), Math.min(most, there));
    },
    answered(table, locals, answer) {
      const cards = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
      locals.chosen = [...locals.chosen, ...cards];
      if (locals.effect.oneByOne && cards.length > 0) again(table);
    },
    refusals: (table, { scope }) => table.game.refusesChoice?.(table, scope) ?? [],
  },
  {
    name: 'what follows the choice',
    run(table, { effect, scope, chosen }) {
      if (chosen.length < leastOf(table, effect, scope)) report(table, [], 0, true);
      if (chosen.length === 0) return;
      tellChanged(table, effect, chosen, scope);
      perform(table, effect.body, bind(scope, effect.slot, chosen));
    },
  },
]);
