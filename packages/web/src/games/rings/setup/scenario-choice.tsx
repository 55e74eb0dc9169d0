import { DESIGNS, ringsWords, SCENARIOS } from '@grimrule/rings';
import { CardPicture } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import { ScenarioButton } from '../../cooperative/setup/scenario-button.tsx';
import { faceOf } from '../face/face.ts';
import { useRingsTexts } from '../texts/texts.ts';

interface ScenarioChoiceProps {
  readonly scenario: string;
  readonly onChange: (scenario: string) => void;
}

/** The quest card that a scenario begins with. */
const firstQuest = (scenario: string) =>
  DESIGNS.findIndex(
    ({ type, encounterSet, stage }) => type === 'Quest' && encounterSet === scenario && stage === 1,
  );

export function ScenarioChoice({ scenario, onChange }: ScenarioChoiceProps) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  return (
    <fieldset className="setup-part">
      <legend>{texts.setup.scenario}</legend>
      <div className="setup-cards">
        {SCENARIOS.map(({ slug, name }, index) => {
          const title = ringsWords[language].scenario(slug);
          return (
            <ScenarioButton
              key={slug}
              slug={slug}
              title={title}
              index={index}
              isChosen={slug === scenario}
              onChoose={() => onChange(slug)}
              className="setup-card setup-scenario"
            >
              <span className="setup-view">
                <CardPicture art={faceOf(firstQuest(name), language).art} shape="wide" />
              </span>
              <b>{title}</b>
            </ScenarioButton>
          );
        })}
      </div>
    </fieldset>
  );
}
