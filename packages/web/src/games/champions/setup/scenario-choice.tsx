import { DESIGNS, SCENARIOS } from '@grimrule/champions';
import { CardFace } from '../../../card/card-face.tsx';
import { useLanguage } from '../../../words/language.ts';
import { ScenarioButton } from '../../cooperative/setup/scenario-button.tsx';
import { faceOf } from '../face/face.ts';
import { useChampionsTexts } from '../texts/texts.ts';

interface ScenarioChoiceProps {
  readonly scenario: string;
  readonly onChange: (scenario: string) => void;
}

export function ScenarioChoice({ scenario, onChange }: ScenarioChoiceProps) {
  const { language } = useLanguage();
  const texts = useChampionsTexts();
  return (
    <fieldset className="setup-part">
      <legend>{texts.setup.scenario}</legend>
      <div className="setup-cards">
        {SCENARIOS.map(({ slug, names, villain: [first] }, index) => (
          <ScenarioButton
            key={slug}
            slug={slug}
            title={names[language]}
            index={index}
            isChosen={slug === scenario}
            onChoose={() => onChange(slug)}
            className="setup-card"
          >
            <span className="setup-face">
              <CardFace
                face={faceOf(
                  DESIGNS.findIndex(({ code }) => code === first),
                  language,
                )}
              />
            </span>
          </ScenarioButton>
        ))}
      </div>
    </fieldset>
  );
}
