import { DESIGNS, SCENARIOS } from '@grimrule/champions';
import { useId } from 'react';
import { useLanguage } from '../../../words/language.ts';
import { designOf } from '../../codes.ts';
import { Poster } from '../../cooperative/setup/poster.tsx';
import { faceOf } from '../face/face.ts';
import { useChampionsTexts } from '../texts/texts.ts';

interface ScenarioChoiceProps {
  readonly scenario: string;
  readonly onChange: (scenario: string) => void;
}

export function ScenarioChoice({ scenario, onChange }: ScenarioChoiceProps) {
  const { language } = useLanguage();
  const texts = useChampionsTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="setup-title">
        {texts.setup.scenario}
      </h2>
      <ul className="posters" data-shape="upright">
        {SCENARIOS.map(({ slug, names, villain: [first] }, index) => {
          const design = designOf(DESIGNS, first);
          return (
            <li key={slug}>
              <Poster
                slug={slug}
                title={names[language]}
                art={faceOf(design, language).art}
                shape="upright"
                index={index}
                isChosen={slug === scenario}
                onChoose={() => onChange(slug)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
