import { useMemo, useState } from 'react';
import { GuideSwitch } from '../guide/guide-switch.tsx';
import { useSettings } from '../settings/settings.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { useLanguage } from '../words/language.ts';
import { stopsOf } from './playback/stops.ts';
import { PausesSetting } from './question/passing/pauses-setting.tsx';
import { SeatActions } from './seats/seat-actions.tsx';
import { showPanel } from './side/panels.ts';
import { useTable, useTableState } from './table-context.tsx';

/** The settings, with those that belong to a table. */
export function TableSettings() {
  const { t } = useLanguage();
  const turns = useSettings((settings) => settings.turnsToAsked);
  const warns = useSettings((settings) => settings.warns);
  const playsSeveral = useTableState((state) => state.seats.length > 1);
  return (
    <SettingsDialog open onOpenChange={(open) => open || showPanel(null)}>
      {playsSeveral && (
        <label className="check">
          <input
            type="checkbox"
            checked={turns}
            onChange={({ target }) => useSettings.setState({ turnsToAsked: target.checked })}
          />
          {t('settings.turns')}
        </label>
      )}
      <GuideSwitch />
      <label className="check">
        <input
          type="checkbox"
          name="warns"
          checked={warns}
          onChange={({ target }) => useSettings.setState({ warns: target.checked })}
        />
        {t('settings.warns')}
      </label>
      <AwakeSetting />
      <LoneSeat />
      <PausesSetting />
      <Stops />
    </SettingsDialog>
  );
}

/** Only where the browser can keep the screen awake. */
function AwakeSetting() {
  const { t } = useLanguage();
  const staysAwake = useSettings((settings) => settings.staysAwake);
  if (!('wakeLock' in navigator)) return null;
  return (
    <label className="check">
      <input
        type="checkbox"
        name="stays-awake"
        checked={staysAwake}
        onChange={({ target }) => useSettings.setState({ staysAwake: target.checked })}
      />
      {t('device.staysAwake')}
    </label>
  );
}

/** The seat of a single player: a phone has no room for it above the table. */
function LoneSeat() {
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  const own = useTableState((state) => state.seats);
  const [there, ...others] = info?.seats ?? [];
  if (!there || others.length > 0 || own.length === 0) return null;
  return (
    <fieldset className="setting lone-seat">
      <legend>{t('seats.mine')}</legend>
      <SeatActions seat={0} there={there} onDone={() => showPanel(null)} />
    </fieldset>
  );
}

/** The steps at which the page pauses, for players who want to look closely. */
function Stops() {
  const { page, words, log } = useTable();
  const { t } = useLanguage();
  const stops = useSettings((settings) => settings.stops);
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => stopsOf(page.game.definition, words, log), [page, words, log]);
  const pattern = wanted.trim().toLowerCase();
  const shown = all.filter(({ step, title }) =>
    pattern === '' ? stops.includes(step) : title.toLowerCase().includes(pattern),
  );
  const toggle = (step: string, isOn: boolean) =>
    useSettings.setState({
      stops: isOn ? [...stops, step] : stops.filter((each) => each !== step),
    });
  return (
    <fieldset className="setting">
      <legend>{t('settings.stops')}</legend>
      <p className="quiet">{t('settings.stopsHint')}</p>
      <input
        type="search"
        className="input"
        value={wanted}
        aria-label={t('settings.findStop')}
        placeholder={t('settings.findStop')}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className="stops">
        {shown.map(({ step, title }) => (
          <label key={step} className="check">
            <input
              type="checkbox"
              checked={stops.includes(step)}
              onChange={({ target }) => toggle(step, target.checked)}
            />
            {title}
          </label>
        ))}
        {shown.length === 0 && pattern !== '' && <p className="quiet">{t('log.nothing')}</p>}
      </div>
    </fieldset>
  );
}
