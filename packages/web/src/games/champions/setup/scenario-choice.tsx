import { DESIGNS, SCENARIOS } from '@grimrule/champions';
import { useId } from 'react';
import { useLanguage } from '../../../words/language.ts';
import { designOf } from '../../codes.ts';
import type { PlaceInBox } from '../../cooperative/setup/poster.tsx';
import { Poster } from '../../cooperative/setup/poster.tsx';
import { faceOf } from '../face/face.ts';
import { useChampionsTexts } from '../texts/texts.ts';

/** So many posters are large. */
const FEW = 6;

/** The first two digits of a code tell the box. */
const boxOf = ([code = '']: readonly string[]) => code.slice(0, 2);

function placeInBox(wanted: string): PlaceInBox {
  const box = boxOf(SCENARIOS.find(({ slug }) => slug === wanted)?.villain ?? []);
  const inBox = SCENARIOS.filter(({ villain }) => boxOf(villain) === box);
  return { index: inBox.findIndex(({ slug }) => slug === wanted), of: inBox.length };
}

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
      <ul className="posters" data-shape="upright" data-many={SCENARIOS.length > FEW || undefined}>
        {SCENARIOS.map(({ slug, names, villain: [first] }) => {
          const design = designOf(DESIGNS, first);
          return (
            <li key={slug}>
              <Poster
                slug={slug}
                title={names[language]}
                art={faceOf(design, language).art}
                shape="upright"
                place={placeInBox(slug)}
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
