import { CHAMPIONS_RESULTS, championsWords, HEROES, SCENARIOS } from '@grimrule/champions';
import type { LabGame } from '../../lab/lab-game.ts';
import { choiceIn, optionsFor } from './setup/choice.ts';

export const championsLab: LabGame = {
  results: CHAMPIONS_RESULTS,
  crossings(options) {
    const chosen = choiceIn(options);
    const [, ...others] = chosen.heroes;
    return HEROES.map(({ slug }) => slug)
      .filter((hero) => !others.includes(hero))
      .flatMap((hero) =>
        SCENARIOS.map(({ slug: scenario }) => ({
          // The sets recommended for one villain need not suit another.
          options: optionsFor({
            ...chosen,
            heroes: [hero, ...others],
            scenario,
            modular: undefined,
            skirmish: undefined,
          }),
          facts: { hero, scenario },
        })),
      );
  },
  factName(fact, value, language) {
    if (fact === 'scenario') return championsWords[language].scenario(value);
    return HEROES.find(({ slug }) => slug === value)?.names[language] ?? value;
  },
};
