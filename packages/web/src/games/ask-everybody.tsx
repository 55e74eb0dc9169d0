import { useId } from 'react';
import { useLanguage } from '../words/language.ts';

/** Whether all players are asked who might respond. Offered where asking fewer tells something. */
export function AskEverybody(props: {
  readonly seats: number;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { seats, checked, onChange } = props;
  const { t } = useLanguage();
  const id = useId();
  if (seats < 2) return null;
  return (
    <div className="setup-part">
      <label className="setup-check">
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={id}
          data-option="askEverybody"
        />
        {t('setup.askEverybody')}
      </label>
      <p className="quiet" id={id}>
        {t('setup.askEverybodyHint')}
      </p>
    </div>
  );
}
