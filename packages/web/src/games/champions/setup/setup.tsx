import { champions, championsWords } from '@grimrule/champions';
import type { Json } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { useMemo } from 'react';
import { useLanguage } from '../../../words/language.ts';
import { AskEverybody } from '../../ask-everybody.tsx';
import type { SetupProps } from '../../page-game.ts';
import type { SetupChoice } from './choice.ts';
import { choiceIn, optionsFor } from './choice.ts';
import { HeroChoice } from './hero-choice.tsx';
import { ModularChoice } from './modular-choice.tsx';
import { MoreChoices } from './more-choices.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import '../../setup.css';
import './setup.css';

/** Choosing heroes, villain and mode. One click changes one thing. */
export function ChampionsSetup({ options, onChange }: SetupProps) {
  const chosen = useMemo(() => choiceIn(options), [options]);
  const change = (part: Partial<SetupChoice>) => onChange(optionsFor({ ...chosen, ...part }));
  return (
    <div className="champions-setup">
      <HeroChoice heroes={chosen.heroes} onChange={(heroes) => change({ heroes })} />
      <ScenarioChoice
        scenario={chosen.scenario}
        // The sets recommended for another villain need not suit this one.
        onChange={(scenario) => change({ scenario, modular: undefined, skirmish: undefined })}
      />
      <ModularChoice
        scenario={chosen.scenario}
        modular={chosen.modular}
        onChange={(modular) => change({ modular })}
      />
      <MoreChoices chosen={chosen} onChange={change} />
      <AskEverybody
        seats={chosen.heroes.length}
        checked={chosen.askEverybody}
        onChange={(askEverybody) => change({ askEverybody })}
      />
      <Problems options={options} />
    </div>
  );
}

/** The problems of these options, as the rules report them. */
function Problems({ options }: { readonly options: Json }) {
  const { language } = useLanguage();
  const problems = useMemo(() => problemsOf(options, language), [options, language]);
  if (problems.length === 0) return null;
  return (
    <ul role="alert" className="champions-problems">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

function problemsOf(options: Json, language: Language): readonly string[] {
  const begun = champions.setup(options, 'the page');
  if (!('problems' in begun)) return [];
  const reader = { seat: NONE, seats: 1, designOf: () => null };
  return begun.problems.map((problem) => championsWords[language].line(problem, reader));
}
