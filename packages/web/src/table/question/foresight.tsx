import type { Answer } from '@grimrule/kernel';
import { useMemo } from 'react';
import { useLanguage } from '../../words/language.ts';
import { useTable } from '../table-context.tsx';

const MOST_LINES = 6;

/** The certain effects of an answer to the current question, up to the first hidden card. */
export function Foresight(props: {
  readonly answer: Answer;
  /** How many lines are worth showing: one may say no more than the option itself. */
  readonly least?: number;
}) {
  const { answer, least = 1 } = props;
  const { page, table, words, reader, prompt } = useTable();
  const { t } = useLanguage();
  const ahead = useMemo(
    () => (prompt ? page.game.preview(table.state, answer) : null),
    [page, table, prompt, answer],
  );
  if (!ahead || ahead.log.length < least) return null;
  const isCut = ahead.log.length > MOST_LINES;
  return (
    <div className="foresight">
      <p className="foresight-title">{t('foresight.title')}</p>
      <ul>
        {ahead.log.slice(0, MOST_LINES).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own.
          <li key={index}>{words.entry(entry, reader)}</li>
        ))}
        {(isCut || ahead.ends === 'hidden') && (
          <li className="quiet">{t(isCut ? 'foresight.more' : 'foresight.hidden')}</li>
        )}
      </ul>
    </div>
  );
}
