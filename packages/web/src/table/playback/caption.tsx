import { useLanguage } from '../../words/language.ts';
import { read } from '../beside/reading.ts';
import { isCounted, shortTitle } from '../beside/titles.ts';
import { sentenceOf } from '../log/sentence.ts';
import { useTable } from '../table-context.tsx';
import { usePlayback } from './playback.tsx';

/** The moment being shown: the step as the rulebook names it, and the sentence of the log. */
export function Caption() {
  const { log, words, seat, view } = useTable();
  const { left } = usePlayback();
  const { t } = useLanguage();
  const last = log.at(-1);
  if (!last || !('entry' in last)) return <p className="quiet">{t('question.showing')}</p>;
  const { entry } = last;
  const step = words.rule(entry.step);
  const rule = shortTitle(words.rule(entry.rule));
  return (
    // Screen readers hear the same from the announcer.
    <div className="caption" data-step={entry.step}>
      <button
        type="button"
        className="caption-step"
        data-rule={entry.rule}
        onClick={() => {
          const situation = { is: 'told', line: log.length - 1 } as const;
          read({ read: 'rule', rule: entry.rule, step: entry.step, situation });
        }}
      >
        {rule}
        {isCounted(step) && step !== rule && <b> · {step}</b>}
      </button>
      <p className="caption-line" aria-hidden="true">
        {sentenceOf(words, entry, seat, view.seats)}
      </p>
      <p className="caption-left" aria-hidden="true">
        {t('banner.left', { count: left })}
      </p>
    </div>
  );
}
