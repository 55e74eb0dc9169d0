import { Naming } from '../log/naming.tsx';
import { sentenceOf } from '../log/sentence.ts';
import { useTable } from '../table-context.tsx';

/** A line of the log by its place in it; card names lead to the cards. */
export function LoggedLine(props: { readonly line: number; readonly className?: string }) {
  const { log, words, seat, view } = useTable();
  const told = log[props.line];
  if (!told || !('entry' in told)) return null;
  const { entry } = told;
  return (
    <p className={props.className}>
      <Naming
        sentence={sentenceOf(words, entry, seat, view.seats)}
        designs={entry.designs}
        words={words}
      />
    </p>
  );
}
