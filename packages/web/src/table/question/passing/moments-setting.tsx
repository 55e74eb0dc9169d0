import { useSettings } from '../../../settings/settings.ts';
import { useLanguage } from '../../../words/language.ts';
import { useTable } from '../../table-context.tsx';
import { EVERY_MOMENT } from './passes.ts';

/** The moments at which the page asks or passes, in plain words. */
export function MomentsSetting() {
  const { page } = useTable();
  const { t, language } = useLanguage();
  const chosen = useSettings((settings) => settings.moments);
  const isEvery = chosen[EVERY_MOMENT] === true;
  const all = page.moments?.all ?? [];
  if (all.length === 0) return null;
  return (
    <fieldset className="setting">
      <legend>{t('settings.moments')}</legend>
      <p className="quiet">{t('settings.momentsHint')}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={isEvery}
          onChange={({ target }) =>
            useSettings.setState({ moments: { ...chosen, [EVERY_MOMENT]: target.checked } })
          }
          data-moment={EVERY_MOMENT}
        />
        {t('settings.everyMoment')}
      </label>
      {all.map(({ id, label, isAsked }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={isEvery || (chosen[id] ?? isAsked)}
            disabled={isEvery}
            onChange={({ target }) =>
              useSettings.setState({ moments: { ...chosen, [id]: target.checked } })
            }
            data-moment={id}
          />
          {label[language]}
        </label>
      ))}
    </fieldset>
  );
}
