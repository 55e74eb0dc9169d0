import { DECKS, RINGS_RESULTS, ringsWords, SCENARIOS, sharedHeroes } from '@grimrule/rings';
import type { LabGame } from '../../lab/lab-game.ts';
import { choiceIn, optionsFor } from './setup/choice.ts';

export const ringsLab: LabGame = {
  results: RINGS_RESULTS,
  crossings(options) {
    const chosen = choiceIn(options);
    const [, ...others] = chosen.decks;
    const isFree = (slug: string) =>
      sharedHeroes(DECKS.filter((deck) => [slug, ...others].includes(deck.slug))).length === 0;
    return DECKS.map(({ slug }) => slug)
      .filter((deck) => !others.includes(deck) && isFree(deck))
      .flatMap((deck) =>
        SCENARIOS.map(({ slug: scenario }) => ({
          options: optionsFor({ ...chosen, decks: [deck, ...others], scenario }),
          facts: { deck, scenario },
        })),
      );
  },
  factName: (fact, value, language) =>
    fact === 'scenario' ? ringsWords[language].scenario(value) : ringsWords[language].deck(value),
};
