import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { sentenceOf } from '../log/sentence.ts';
import { useLatestTable, useTable, useTableState } from '../table-context.tsx';

/** Listening takes longer than looking: what happens meanwhile is said together. */
const PAUSE_MS = 1500;
const MOST = 6;

const LatestNotice = lazy(async () => ({
  default: (await import('../chat/latest-notice.tsx')).LatestNotice,
}));

/** Announces events on the table to screen readers. */
export function Announcer() {
  const { words, view, reader, prompt } = useTable();
  const { t } = useLanguage();
  const pointing = useTableState((state) => state.pointing);
  const said = useNews();
  const hasNotices = useTableState(({ chat }) => chat.some(({ notice }) => notice));
  // A page that has just come is not told what it finds in the chat.
  const last = useTableState(({ chat }) => chat.at(-1)?.number ?? 0);
  const [since] = useState(last);
  const design = pointing ? view.cards[pointing.card]?.design : undefined;
  return (
    <div className="sr-only">
      <p role="status">{said}</p>
      <p role="status">{prompt ? words.line(prompt.ask, reader) : ''}</p>
      {hasNotices && (
        <Suspense fallback={null}>
          <LatestNotice since={since} />
        </Suspense>
      )}
      <p role="status">
        {pointing && design !== undefined
          ? t('announce.points', { name: pointing.name, card: words.name(design) })
          : ''}
      </p>
    </div>
  );
}

/** The new lines of the log, put together now and then. */
function useNews(): string {
  const latest = useLatestTable();
  const { log } = useTable();
  const { t } = useLanguage();
  const told = useRef(log.length);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    // Something was taken back: there is nothing new to say of it.
    told.current = Math.min(told.current, log.length);
    if (log.length === told.current || timer.current !== null) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      const { log: all, words, seat, view, isPast } = latest.current;
      if (isPast) return;
      const news = all.slice(told.current);
      told.current = all.length;
      const lines = news
        .slice(-MOST)
        .flatMap((each) =>
          'entry' in each ? [sentenceOf(words, each.entry, seat, view.seats)] : [],
        );
      const left = news.length - lines.length;
      setSaid([left > 0 ? t('announce.before', { count: left }) : '', ...lines].join(' '));
    }, PAUSE_MS);
  }, [log, latest, t]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return said;
}
