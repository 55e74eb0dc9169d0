import type { CardId } from '@grimrule/kernel';
import {
  become,
  cardOf,
  move,
  NONE,
  occur,
  setTokens,
  tokensOn,
  topOf,
  value,
} from '@grimrule/kernel';
import { MAIN_SCHEME, MAIN_SCHEME_DECK, REMOVED } from '../../board.ts';
import { otherSideOf, printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, inPlayerOrder, isInPlay, mainSchemeOf } from '../../table.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { loseGame } from '../end/game-end.ts';
import { leavePlay } from '../in-play/leaving-play.ts';
import { hinder } from './threat.ts';

/** RR: Main Scheme. Enough threat completes it, and the main scheme deck advances. */
export function completeIfReached(table: ChampionsTable, scheme: CardId): void {
  if (!isInPlay(table.state, scheme)) return;
  const target = value(table, scheme, 'targetThreat');
  if (target === 0 || tokensOn(table, scheme, 'threat') < target) return;
  table.start(completion, { scheme });
}

/** The A side of a scheme has no target threat, so nothing completes it. */
export const completion = championsProcedure<{ readonly scheme: CardId }>(
  'completing the main scheme',
  'main scheme',
  [
    {
      name: 'it is completed',
      run(table, { scheme }) {
        if (!isInPlay(table.state, scheme)) return;
        table.tell?.({ say: 'schemeCompleted', card: scheme });
        callAbilities(table, scheme, 'whenCompleted', inPlayerOrder(table.state)[0] ?? NONE);
        occur(table, event.completed(scheme));
      },
    },
    {
      name: 'the deck advances or the players lose',
      run(table, { scheme }) {
        if (!isInPlay(table.state, scheme)) return;
        const { lostWhenCompleted } = printedAs(table.state, scheme);
        if (lostWhenCompleted || topOf(table, MAIN_SCHEME_DECK) === NONE) {
          loseGame(table, 'schemeCompleted');
        } else table.start(advancing, {});
      },
    },
  ],
);

/** RR: Main Scheme, advancing: three steps. Excess threat is lost, acceleration tokens stay. */
export const advancing = championsProcedure('advancing the main scheme', 'main scheme', [
  {
    name: '1 the old stage leaves',
    run(table) {
      const { state } = table;
      const old = mainSchemeOf(state);
      const next = topOf(table, MAIN_SCHEME_DECK);
      if (next === NONE) return;
      const acceleration = tokensOn(table, old, 'acceleration');
      leavePlay(table, old, REMOVED);
      move(table, next, MAIN_SCHEME);
      if (acceleration > 0) setTokens(table, next, 'acceleration', acceleration);
      table.tell?.({ say: 'schemeAdvanced', card: next });
    },
  },
  {
    name: '2 its A side',
    run(table) {
      callAbilities(table, mainSchemeOf(table.state), 'whenRevealed', first(table));
    },
  },
  { name: '3 its B side', run: (table) => table.start(turningToB, {}) },
]);

/** The scheme is turned to its B side: starting threat, then When Revealed. */
export const turningToB = championsProcedure('turning the main scheme', 'main scheme', [
  {
    name: 'turn it',
    run(table) {
      const scheme = mainSchemeOf(table.state);
      if (scheme === NONE) return;
      become(table, scheme, otherSideOf(cardOf(table.state, scheme).design));
      const starting = value(table, scheme, 'startingThreat');
      setTokens(table, scheme, 'threat', starting);
      table.tell?.({ say: 'schemeRevealed', card: scheme, count: starting });
      hinder(table, scheme);
    },
  },
  {
    name: 'when revealed',
    run(table) {
      callAbilities(table, mainSchemeOf(table.state), 'whenRevealed', first(table));
    },
  },
]);

const first = ({ state }: ChampionsTable) => inPlayerOrder(state)[0] ?? NONE;
