import { DESIGNS, ringsWords, SCENARIOS } from '@grimrule/rings';
import { useId } from 'react';
import { useLanguage } from '../../../words/language.ts';
import { Poster } from '../../cooperative/setup/poster.tsx';
import type { Art } from '../../page-game.ts';
import { faceOf } from '../face/face.ts';
import { useRingsTexts } from '../texts/texts.ts';

interface ScenarioChoiceProps {
  readonly scenario: string;
  readonly onChange: (scenario: string) => void;
}

/** The landscape of a scenario: that of the quest card it begins with. */
export function landscapeOf(slug: string): Art {
  const set = SCENARIOS.find((each) => each.slug === slug)?.name;
  const first = DESIGNS.findIndex(
    ({ type, encounterSet, stage }) => type === 'Quest' && encounterSet === set && stage === 1,
  );
  return faceOf(first, 'en').art;
}

export function ScenarioChoice({ scenario, onChange }: ScenarioChoiceProps) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="setup-title">
        {texts.setup.scenario}
      </h2>
      <ul className="posters" data-shape="wide">
        {SCENARIOS.map(({ slug }, index) => (
          <li key={slug}>
            <Poster
              slug={slug}
              title={ringsWords[language].scenario(slug)}
              art={landscapeOf(slug)}
              shape="wide"
              place={{ index, of: SCENARIOS.length }}
              isChosen={slug === scenario}
              onChoose={() => onChange(slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
