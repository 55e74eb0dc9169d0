import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  type LucideIcon,
  Pause,
  Play,
} from 'lucide-react';
import { useTable } from '../../table/table-context.tsx';
import { useLanguage } from '../../words/language.ts';
import type { Rewinding } from './use-rewinding.ts';

/** A slider over all decisions, and buttons for single steps. */
export function ReplayControls(props: {
  readonly rewinding: Rewinding;
  readonly rounds: readonly number[];
}) {
  const { rewinding, rounds } = props;
  const { at, first, last, isPlaying, goTo, setPlaying } = rewinding;
  const { t } = useLanguage();
  const { view } = useTable();
  const label = t(view.rounds === 0 ? 'screens.replay.ofSetup' : 'screens.replay.of', {
    ...{ at, last, round: view.rounds },
  });
  const roundBefore = rounds.findLast((start) => start < at);
  const roundAfter = rounds.find((start) => start > at);
  const Turn = isPlaying ? Pause : Play;
  return (
    <section className="replay-controls" aria-label={t('screens.replay.controls')}>
      <div className="row replay-buttons">
        <Step sign={ChevronFirst} name={t('screens.replay.first')} to={first} {...{ at, goTo }} />
        <Step
          sign={ChevronsLeft}
          name={t('screens.replay.roundBack')}
          to={roundBefore ?? first}
          {...{ at, goTo }}
        />
        <Step
          sign={ChevronLeft}
          name={t('screens.replay.back')}
          to={Math.max(first, at - 1)}
          {...{ at, goTo }}
        />
        <button
          type="button"
          className="button button-main"
          onClick={() => setPlaying(!isPlaying)}
          data-verb="play"
        >
          <Turn aria-hidden="true" size={18} fill="currentColor" />
          <span>{t(isPlaying ? 'screens.replay.pause' : 'screens.replay.play')}</span>
        </button>
        <Step
          sign={ChevronRight}
          name={t('screens.replay.forward')}
          to={Math.min(last, at + 1)}
          {...{ at, goTo }}
        />
        <Step
          sign={ChevronsRight}
          name={t('screens.replay.roundForward')}
          to={roundAfter ?? last}
          {...{ at, goTo }}
        />
        <Step sign={ChevronLast} name={t('screens.replay.last')} to={last} {...{ at, goTo }} />
        <span className="replay-label">{label}</span>
      </div>
      <input
        type="range"
        className="replay-slider"
        min={first}
        max={last}
        value={at}
        aria-label={t('screens.replay.position')}
        aria-valuetext={label}
        onChange={({ target }) => {
          setPlaying(false);
          goTo(Number(target.value));
        }}
      />
    </section>
  );
}

function Step(props: {
  readonly sign: LucideIcon;
  readonly name: string;
  readonly at: number;
  readonly to: number;
  readonly goTo: (at: number) => void;
}) {
  const { sign: Sign, name, at, to, goTo } = props;
  return (
    <button
      type="button"
      className="button"
      aria-label={name}
      title={name}
      disabled={at === to}
      onClick={() => goTo(to)}
    >
      <Sign aria-hidden="true" size={18} />
    </button>
  );
}
