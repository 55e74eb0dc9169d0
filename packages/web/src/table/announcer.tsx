import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import { sentenceOf } from './sentence.ts';
import { useLatestTable, useTable, useTableState } from './table-context.tsx';
import { useNoticeWords } from './use-notices.ts';

/** Listening takes longer than looking: what happens meanwhile is said together. */
const PAUSE_MS = 1500;
const MOST = 6;

/** Tells those who cannot see the table what happens on it. */
export function Announcer() {
  const { words, view, reader, prompt } = useTable();
  const { t } = useLanguage();
  const pointing = useTableState((state) => state.pointing);
  const said = useNews();
  const notice = useLatestNotice();
  const design = pointing ? view.cards[pointing.card]?.design : undefined;
  return (
    <div className="sr-only">
      <p role="status">{said}</p>
      <p role="status">{prompt ? words.line(prompt.ask, reader) : ''}</p>
      <p role="status">{notice}</p>
      <p role="status">
        {pointing && design !== undefined
          ? t('announce.points', { name: pointing.name, card: words.name(design) })
          : ''}
      </p>
    </div>
  );
}

/** What the table has told everybody since this page came, wherever the chat is. */
function useLatestNotice(): string {
  const chat = useTableState((state) => state.chat);
  const words = useNoticeWords();
  const [first] = useState(() => chat.at(-1)?.number ?? 0);
  const latest = chat.findLast(({ number, notice }) => notice && number > first);
  return latest?.notice ? words(latest.notice) : '';
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
