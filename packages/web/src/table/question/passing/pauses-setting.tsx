import { useSettings } from '../../../settings/settings.ts';
import { useLanguage } from '../../../words/language.ts';
import { useTable } from '../../table-context.tsx';
import { EVERY_PAUSE } from './passes.ts';

/** The moments at which the page asks or passes, in plain words. */
export function PausesSetting() {
  const { page } = useTable();
  const { t, language } = useLanguage();
  const chosen = useSettings((settings) => settings.pauses);
  const isEvery = chosen[EVERY_PAUSE] === true;
  const all = page.pauses?.all ?? [];
  if (all.length === 0) return null;
  return (
    <fieldset className="setting">
      <legend>{t('settings.pauses')}</legend>
      <p className="quiet">{t('settings.pausesHint')}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={isEvery}
          onChange={({ target }) =>
            useSettings.setState({ pauses: { ...chosen, [EVERY_PAUSE]: target.checked } })
          }
          data-pause={EVERY_PAUSE}
        />
        {t('settings.everyPause')}
      </label>
      {all.map(({ id, label, isAsked }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={isEvery || (chosen[id] ?? isAsked)}
            disabled={isEvery}
            onChange={({ target }) =>
              useSettings.setState({ pauses: { ...chosen, [id]: target.checked } })
            }
            data-pause={id}
          />
          {label[language]}
        </label>
      ))}
    </fieldset>
  );
}
