import type { Lexicon } from '@grimrule/words';
import type { RingsWords } from '../../vocabulary/nodes.ts';

type Words<N> = Lexicon<RingsWords, N>;

/** The nouns for the cards of an event if the ability asks nothing of them. */
export function eventNouns<N>(
  nouns: Readonly<Record<'character' | 'shadowCard', N>>,
  types: Readonly<Record<'Location' | 'Quest' | 'Enemy' | 'Objective' | 'Hero', N>>,
) {
  const subjects: NonNullable<Words<N>['subjects']> = {
    committed: nouns.character,
    explored: types.Location,
    stageDefeated: types.Quest,
    travelled: types.Location,
    engaged: types.Enemy,
    shadowDealt: nouns.shadowCard,
    shadowEffect: nouns.shadowCard,
    shadowResolved: nouns.shadowCard,
    defenderDeclared: nouns.character,
    attackerDeclared: nouns.character,
    playerAttacked: types.Enemy,
    damaged: nouns.character,
    destroyed: nouns.character,
    claimed: types.Objective,
    wouldBeCaptured: types.Hero,
    captured: types.Hero,
    rescued: types.Hero,
  };
  const causes: NonNullable<Words<N>['causes']> = {
    shadowDealt: types.Enemy,
    enemyAttacks: types.Enemy,
    enemyAttacked: types.Enemy,
    defenderDeclared: types.Enemy,
    shadowEffect: types.Enemy,
    shadowResolved: types.Enemy,
    attackerDeclared: types.Enemy,
  };
  return { subjects, causes };
}
