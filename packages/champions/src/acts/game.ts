import { cardsOf, report, some } from '@grimrule/kernel';
import { callAbilities } from '../rules/abilities/called-abilities.ts';
import { loseGame, winGame } from '../rules/end/game-end.ts';
import { advancing } from '../rules/threat/main-scheme.ts';
import type { ActsOf } from './act.ts';

/** The course of the game, and abilities that call others. */
export const gameActs: ActsOf<'special' | 'advance' | 'winGame' | 'loseGame'> = {
  special: {
    perform(table, { card }, scope) {
      for (const each of cardsOf(table, card, scope)) {
        callAbilities(table, each, 'special', scope.seat);
        report(table, [each]);
      }
    },
    possible: (table, { card }, scope) => some(table, card, scope, () => true),
  },
  advance: { perform: (table) => table.start(advancing, {}) },
  winGame: { perform: (table) => winGame(table, 'cardSaysWin') },
  loseGame: { perform: (table) => loseGame(table, 'cardSaysLoss') },
};
