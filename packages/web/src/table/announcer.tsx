import { useTable } from './table-context.tsx';

const LAST = 3;

/** Tells those who cannot see the table what happens on it. */
export function Announcer() {
  const { log, words, reader, prompt } = useTable();
  const last = log
    .slice(-LAST)
    .flatMap((told) => ('entry' in told ? [words.entry(told.entry, reader)] : []));
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {last.join(' ')} {prompt ? words.line(prompt.ask, reader) : ''}
    </div>
  );
}
