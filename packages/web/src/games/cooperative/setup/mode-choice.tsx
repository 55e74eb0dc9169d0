import { useLanguage } from '../../../words/language.ts';

interface ModeChoiceProps<Mode extends string> {
  readonly modes: readonly Mode[];
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
  readonly titles: Readonly<Record<Mode, string>>;
  readonly hints: Readonly<Record<Mode, string>>;
}

/** The mode of a game, and what it means. */
export function ModeChoice<Mode extends string>(props: ModeChoiceProps<Mode>) {
  const { modes, mode, onChange, titles, hints } = props;
  const { t } = useLanguage();
  return (
    <fieldset className="setup-part">
      <legend className="setup-caption">{t('setup.mode')}</legend>
      <div className="setup-segments">
        {modes.map((each) => (
          <button
            key={each}
            type="button"
            className="setup-segment"
            aria-pressed={mode === each}
            onClick={() => onChange(each)}
            data-mode={each}
          >
            {titles[each]}
          </button>
        ))}
      </div>
      <p className="quiet">{hints[mode]}</p>
    </fieldset>
  );
}
