import { useLanguage } from '../../../words/language.ts';
import type { Chosen } from './chosen.ts';

interface ModeChoiceProps {
  readonly mode: Chosen['mode'];
  readonly onChange: (mode: Chosen['mode']) => void;
}

const MODES = ['easy', 'standard'] as const;

export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const { t } = useLanguage();
  return (
    <fieldset className="setup-part">
      <legend>{t('rings.setup.mode')}</legend>
      <div className="setup-chips">
        {MODES.map((each) => (
          <button
            key={each}
            type="button"
            className="button setup-chip"
            aria-pressed={mode === each}
            onClick={() => onChange(each)}
            data-mode={each}
          >
            {t(`rings.setup.modes.${each}`)}
          </button>
        ))}
      </div>
      <p className="quiet">{t(`rings.setup.modeHints.${mode}`)}</p>
    </fieldset>
  );
}
