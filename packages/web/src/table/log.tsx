import type { CardId } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import { memo, useEffect, useRef } from 'react';
import { useLanguage } from '../words/language.ts';
import { enlarge, inspect } from './inspector-state.ts';
import { linked } from './linked-text.ts';
import { useTable } from './table-context.tsx';

const LAST_LINES = 200;

/** What has happened, in sentences; card names lead to the cards. */
export function Log() {
  const { log } = useTable();
  const { t } = useLanguage();
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the log.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [log]);
  const first = Math.max(0, log.length - LAST_LINES);
  return (
    <ol className="log" aria-label={t('log.title')}>
      {log.slice(first).map((told, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places.
        <LogLine key={first + index} told={told} />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

const LogLine = memo(function LogLine({ told }: { readonly told: Told }) {
  const { words, reader } = useTable();
  const { t } = useLanguage();
  if ('takenBack' in told) {
    const { seat, decisions, learned } = told.takenBack;
    const key = learned ? 'log.takenBackSeen' : 'log.takenBack';
    return <li className="log-back">{t(key, { name: words.seat(seat), count: decisions })}</li>;
  }
  const { entry } = told;
  const named = (id: string): [string, CardId] => [
    words.name(entry.designs[Number(id)] ?? 0),
    Number(id),
  ];
  const names = Object.keys(entry.designs).map(named);
  return (
    <li data-say={entry.line.say} title={entry.rule ? words.rule(entry.rule) : undefined}>
      {linked(words.entry(entry, reader), names).map((part, index) =>
        part.card === null ? (
          part.text
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence keep their places.
            key={index}
            type="button"
            className="card-link"
            onMouseEnter={() => part.card !== null && inspect(part.card)}
            onClick={() => part.card !== null && enlarge(part.card)}
          >
            {part.text}
          </button>
        ),
      )}
    </li>
  );
});
