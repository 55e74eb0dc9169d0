import { FastForward, Pause, Play, StepForward } from 'lucide-react';
import { SPEEDS, useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';
import { read } from './beside/reading.ts';
import { stackNow } from './beside/stack-now.ts';
import { shortTitle } from './beside/titles.ts';
import { usePlayback } from './playback/playback.tsx';
import { useTable } from './table-context.tsx';

/** The procedures being resolved while nothing is asked, outermost first. */
export function Banner() {
  const { view, words, page, isShowing, isPast, store, prompt } = useTable();
  const { t } = useLanguage();
  const followed = view.stack.flatMap(({ procedure }, depth) => {
    const rule = page.game.definition.procedures.get(procedure)?.rule;
    return rule ? [{ rule, depth }] : [];
  });
  // A question names its own rule.
  const distinct = prompt ? [] : toldOf(followed, page.frame ?? []);
  return (
    <section className="banner" aria-label={t('banner.title')}>
      <ol className="banner-stack">
        {distinct.map(({ rule, depth }, index) => (
          <li key={depth} aria-current={index === distinct.length - 1 ? 'step' : undefined}>
            <button
              type="button"
              className="banner-rule"
              data-rule={rule}
              onClick={() => {
                const stack = stackNow(view).slice(0, depth + 1);
                read({ read: 'rule', rule, situation: { is: 'resolving', stack } });
              }}
            >
              {shortTitle(words.rule(rule))}
            </button>
          </li>
        ))}
      </ol>
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
    </section>
  );
}

/** A rule that is being followed, and where on the stack. */
interface Followed {
  readonly rule: string;
  readonly depth: number;
}

/** So many are read at a glance. */
const MOST = 4;
/** These go without saying: effects have their time and do something. */
const MATTER_OF_COURSE = ['timing', 'effect'];

/** The procedures worth naming: not the frame of every game, and not too many. */
function toldOf(rules: readonly Followed[], frame: readonly string[]): readonly Followed[] {
  const within = rules.filter(
    ({ rule }) => !frame.includes(rule) && !MATTER_OF_COURSE.includes(rule),
  );
  // Parts of one procedure follow the same rule and are named once.
  const distinct = within.filter(({ rule }, index) => rule !== within[index + 1]?.rule);
  if (distinct.length === 0) return rules.slice(-1);
  return distinct.length > MOST ? [...distinct.slice(0, 1), ...distinct.slice(1 - MOST)] : distinct;
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
