import { SCENARIOS } from '@grimrule/champions';
import { useId } from 'react';
import { useLanguage } from '../../../words/language.ts';
import type { Chosen } from './chosen.ts';

interface MoreChoicesProps {
  readonly chosen: Chosen;
  readonly onChange: (part: Partial<Chosen>) => void;
}

const MODES = ['standard', 'expert'] as const;
const HEROIC = [0, 1, 2, 3, 4];
/** Stages are numbered in Roman numerals, as on the cards. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** Mode, heroic levels and skirmish. */
export function MoreChoices({ chosen, onChange }: MoreChoicesProps) {
  const { t } = useLanguage();
  const id = useId();
  const { mode, heroic, skirmish, scenario } = chosen;
  const stages = SCENARIOS.find(({ slug }) => slug === scenario)?.villain.length ?? 0;
  return (
    <div className="setup-more">
      <fieldset className="setup-part">
        <legend>{t('champions.setup.mode')}</legend>
        <div className="setup-chips">
          {MODES.map((each) => (
            <button
              key={each}
              type="button"
              className="button setup-chip"
              aria-pressed={mode === each}
              onClick={() => onChange({ mode: each })}
              data-mode={each}
            >
              {t(`champions.setup.${each}`)}
            </button>
          ))}
        </div>
        <p className="quiet">{t(`champions.setup.${mode}Hint`)}</p>
      </fieldset>
      <div className="setup-part">
        <label htmlFor={`${id}-heroic`}>{t('champions.setup.heroic')}</label>
        <select
          id={`${id}-heroic`}
          className="button"
          value={heroic}
          onChange={({ target }) => onChange({ heroic: Number(target.value) })}
          aria-describedby={`${id}-heroic-hint`}
        >
          {HEROIC.map((level) => (
            <option key={level} value={level}>
              {level === 0 ? t('champions.setup.heroicNone') : level}
            </option>
          ))}
        </select>
        <p className="quiet" id={`${id}-heroic-hint`}>
          {t('champions.setup.heroicHint')}
        </p>
      </div>
      <div className="setup-part">
        <label htmlFor={`${id}-skirmish`}>{t('champions.setup.skirmish')}</label>
        <select
          id={`${id}-skirmish`}
          className="button"
          value={skirmish ?? 0}
          onChange={({ target }) => onChange({ skirmish: Number(target.value) || undefined })}
          aria-describedby={`${id}-skirmish-hint`}
        >
          <option value={0}>{t('champions.setup.skirmishNone')}</option>
          {ROMAN.slice(0, stages).map((stage, index) => (
            <option key={stage} value={index + 1}>
              {t('champions.setup.skirmishStage', { stage })}
            </option>
          ))}
        </select>
        <p className="quiet" id={`${id}-skirmish-hint`}>
          {t('champions.setup.skirmishHint')}
        </p>
      </div>
    </div>
  );
}
