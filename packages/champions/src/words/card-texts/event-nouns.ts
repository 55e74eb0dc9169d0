import type { Lexicon } from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';

type Words<N> = Lexicon<ChampionsWords, N>;

/** The nouns for the cards of an event if the ability asks nothing of them. */
export function eventNouns<N>(
  nouns: Readonly<Record<'character' | 'enemy' | 'scheme' | 'card' | 'attacker', N>>,
  types: Readonly<Record<'minion', N>>,
) {
  const subjects: NonNullable<Words<N>['subjects']> = {
    attacking: nouns.character,
    attackMade: nouns.enemy,
    attacked: nouns.character,
    defended: nouns.character,
    damaged: nouns.character,
    wouldTake: nouns.character,
    wouldDeal: nouns.character,
    defeated: nouns.enemy,
    engaged: types.minion,
    thwarted: nouns.scheme,
    usingPower: nouns.character,
    powerUsed: nouns.character,
    wouldPlace: nouns.scheme,
    threatPlaced: nouns.scheme,
    revealing: nouns.card,
    revealed: nouns.card,
  };
  const causes: NonNullable<Words<N>['causes']> = {
    wouldAttack: nouns.enemy,
    attacking: nouns.enemy,
    defending: nouns.attacker,
    defended: nouns.attacker,
    wouldScheme: nouns.enemy,
    scheming: nouns.enemy,
    schemed: nouns.enemy,
    boosting: nouns.enemy,
  };
  return { subjects, causes };
}
