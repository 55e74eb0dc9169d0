import { DESIGNS, ringsWords, SCENARIOS } from '@grimrule/rings';
import { CardPicture } from '../../../art/card-picture.tsx';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { faceOf } from '../face/face.ts';

interface ScenarioChoiceProps {
  readonly scenario: string;
  readonly onChange: (scenario: string) => void;
}

/** The scenarios of the box come in the order of their difficulty. */
const LEVELS = ['easy', 'medium', 'hard'] as const;

export function ScenarioChoice({ scenario, onChange }: ScenarioChoiceProps) {
  const { language, t } = useLanguage();
  return (
    <fieldset className="setup-part">
      <legend>{t('rings.setup.scenario')}</legend>
      <div className="setup-cards">
        {SCENARIOS.map(({ slug, name }, index) => {
          const first = DESIGNS.findIndex(
            ({ type, encounterSet, stage }) =>
              type === 'Quest' && encounterSet === name && stage === 1,
          );
          const level = Math.min(index, LEVELS.length - 1);
          const hint = t(`rings.setup.${LEVELS[level] ?? 'hard'}`);
          const title = ringsWords[language].scenario(slug);
          return (
            <button
              key={slug}
              type="button"
              className="setup-card setup-scenario"
              aria-pressed={slug === scenario}
              onClick={() => onChange(slug)}
              aria-label={`${title}, ${hint}`}
              data-scenario={slug}
            >
              <span className="setup-view">
                <CardPicture art={faceOf(first, language).art} shape="wide" />
              </span>
              <b>{title}</b>
              <span className="setup-hint">
                <span className="setup-level" aria-hidden="true">
                  {LEVELS.map((each, at) => (
                    <Icon key={each} name="threat" data-off={at > level || undefined} />
                  ))}
                </span>
                {hint}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
