import { LONGEST_NAME } from '../link/limits.ts';
import { useLanguage } from '../words/language.ts';

/** A person's name for the others at a table. */
export function NameField(props: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  const { t } = useLanguage();
  return (
    <label className="stack">
      <b>{t('joining.name')}</b>
      <input
        className="field"
        value={props.value}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        onChange={({ target }) => props.onChange(target.value)}
        aria-describedby="name-hint"
      />
      <span id="name-hint" className="quiet hint">
        {t('joining.nameHint')}
      </span>
    </label>
  );
}
