import type { Answer } from '@grimrule/kernel';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';

const MOST_LINES = 6;

/** What an answer will surely do; it stops where hidden cards begin. */
export function Foresight(props: { readonly answer: Answer; readonly isFloating?: boolean }) {
  const { page, table, words, reader, prompt } = useTable();
  const { t } = useLanguage();
  // A click is answered first, and then looked ahead from.
  const answer = useDeferredValue(props.answer);
  const ahead = useMemo(
    () => (prompt ? page.game.preview(table.state, answer) : null),
    [page, table, prompt, answer],
  );
  if (!ahead || ahead.log.length === 0) return null;
  const lines = ahead.log.slice(0, MOST_LINES);
  return (
    <div className="foresight" data-floating={props.isFloating || undefined}>
      <p className="foresight-title">{t('foresight.title')}</p>
      <ul>
        {lines.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own.
          <li key={index}>{words.entry(entry, reader)}</li>
        ))}
        {(ahead.ends === 'hidden' || ahead.log.length > MOST_LINES) && (
          <li className="quiet">
            {t(ahead.ends === 'hidden' ? 'foresight.hidden' : 'foresight.more')}
          </li>
        )}
      </ul>
    </div>
  );
}
