import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { play } from '../sounds/sounds.ts';
import { useFocusBack } from '../use-focus-back.ts';
import { useLanguage } from '../words/language.ts';
import { SPEEDS, THEMES, useSettings } from './settings.ts';
import './settings.css';

const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** The settings of the page. A table adds its own. */
export function SettingsDialog(props: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children?: ReactNode;
}) {
  const { t, language, setLanguage } = useLanguage();
  const focusBack = useFocusBack();
  const { speed, theme, sound, volume } = useSettings();
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content {...focusBack} className="dialog settings" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title">{t('settings.title')}</Dialog.Title>
          <div className="settings-list">
            <Choices
              label={t('settings.language')}
              name="language"
              value={language}
              options={(['en', 'de'] as const).map((each) => [each, LANGUAGE_NAMES[each]])}
              onChange={(each) => void setLanguage(each)}
            />
            <Choices
              label={t('settings.theme')}
              name="theme"
              value={theme}
              options={THEMES.map((each) => [each, t(`settings.themes.${each}`)])}
              onChange={(each) => useSettings.setState({ theme: each })}
            />
            <Choices
              label={t('settings.speed')}
              name="speed"
              value={speed}
              options={SPEEDS.map((each) => [each, t(`settings.speeds.${each}`)])}
              onChange={(each) => useSettings.setState({ speed: each })}
            />
            <p className="quiet">{t('settings.motion')}</p>
            <fieldset className="setting">
              <legend>{t('settings.sound')}</legend>
              <label className="check">
                <input
                  type="checkbox"
                  checked={sound}
                  onChange={({ target }) => {
                    useSettings.setState({ sound: target.checked });
                    play('turn');
                  }}
                />
                {t('settings.soundOn')}
              </label>
              <label className="check">
                {t('settings.volume')}
                <input
                  type="range"
                  min={0}
                  max={100}
                  step={5}
                  value={Math.round(volume * 100)}
                  disabled={!sound}
                  onChange={({ target }) =>
                    useSettings.setState({ volume: target.valueAsNumber / 100 })
                  }
                  onPointerUp={() => play('card')}
                />
              </label>
            </fieldset>
            {props.children}
          </div>
          <Dialog.Close className="button button-main">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choices<T extends string>(props: {
  readonly label: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <fieldset className="setting">
      <legend>{props.label}</legend>
      {props.options.map(([value, text]) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
