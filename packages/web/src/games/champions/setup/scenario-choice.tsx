import { DESIGNS, SCENARIOS } from '@grimrule/champions';
import { CardFace } from '../../../card/card-face.tsx';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { faceOf } from '../face/face.ts';

interface ScenarioChoiceProps {
  readonly scenario: string;
  readonly onChange: (scenario: string) => void;
}

/** The scenarios of a box come in the order of their difficulty. */
const LEVELS = ['easy', 'medium', 'hard'] as const;

export function ScenarioChoice({ scenario, onChange }: ScenarioChoiceProps) {
  const { language, t } = useLanguage();
  return (
    <fieldset className="setup-part">
      <legend>{t('champions.setup.scenario')}</legend>
      <div className="setup-cards">
        {SCENARIOS.map(({ slug, names, villain: [first] }, index) => {
          const design = DESIGNS.findIndex(({ code }) => code === first);
          const level = Math.min(index, LEVELS.length - 1);
          const hint = t(`champions.setup.${LEVELS[level] ?? 'hard'}`);
          return (
            <button
              key={slug}
              type="button"
              className="setup-card"
              aria-pressed={slug === scenario}
              onClick={() => onChange(slug)}
              aria-label={`${names[language]}, ${hint}`}
              data-scenario={slug}
            >
              <span className="setup-face">
                <CardFace face={faceOf(design, language)} />
              </span>
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
