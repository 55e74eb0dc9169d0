import { FastForward, Pause, Play, StepForward } from 'lucide-react';
import { SPEEDS, useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';
import { usePlayback } from './playback/playback.tsx';
import { useTable } from './table-context.tsx';

/** The controls of the playback, and the way back from an earlier position. */
export function Banner() {
  const { isShowing, isPast, store } = useTable();
  const { t } = useLanguage();
  if (!isShowing && !isPast) return null;
  return (
    <div className="banner">
      {isShowing && <PlaybackControls />}
      {isPast && (
        <button
          type="button"
          className="button button-main"
          onClick={() => store.lookAt(null)}
          data-verb="present"
        >
          {t('banner.present')}
        </button>
      )}
    </div>
  );
}

function PlaybackControls() {
  const playback = usePlayback();
  const { stoppedAt, isPaused } = playback;
  const { words } = useTable();
  const { t } = useLanguage();
  const speed = useSettings((settings) => settings.speed);
  const isWaiting = stoppedAt !== null || isPaused;
  return (
    <fieldset className="playback">
      <legend className="sr-only">{t('banner.playback')}</legend>
      {stoppedAt !== null && (
        <button
          type="button"
          className="button button-main"
          onClick={() => playback.goOn()}
          data-verb="go-on"
        >
          {t('banner.goOn', { step: words.rule(stoppedAt) })}
        </button>
      )}
      {stoppedAt === null && (
        <button
          type="button"
          className="button button-icon"
          aria-label={isWaiting ? t('banner.play') : t('banner.pause')}
          title={isWaiting ? t('banner.play') : t('banner.pause')}
          onClick={() => (isWaiting ? playback.goOn() : playback.pause())}
          data-verb="pause"
        >
          {isWaiting ? (
            <Play size={18} aria-hidden="true" />
          ) : (
            <Pause size={18} aria-hidden="true" />
          )}
        </button>
      )}
      <button
        type="button"
        className="button button-icon"
        aria-label={t('banner.step')}
        title={t('banner.step')}
        onClick={() => playback.step()}
        data-verb="step"
      >
        <StepForward size={18} aria-hidden="true" />
      </button>
      <select
        className="select"
        aria-label={t('settings.speed')}
        value={speed}
        onChange={(event) => {
          const chosen = SPEEDS.find((each) => each === event.target.value);
          if (chosen) useSettings.setState({ speed: chosen });
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {t(`settings.speeds.${each}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        onClick={() => playback.skip()}
        data-verb="skip"
        aria-keyshortcuts="Space"
      >
        <FastForward size={18} aria-hidden="true" />
        {t('banner.skip')}
      </button>
    </fieldset>
  );
}
