import type { Rulebook } from '@grimrule/rulebook';
import { spansOf } from '@grimrule/rulebook';
import { useLanguage } from '../words/language.ts';
import type { OpenEntry } from './entry-link.tsx';
import { EntryLink } from './entry-link.tsx';

/** A paragraph of the rulebook with its links. */
export function LinkedText(props: {
  readonly book: Rulebook;
  readonly words: string;
  readonly onOpen?: OpenEntry | undefined;
}) {
  const { book, words, onOpen } = props;
  const { language } = useLanguage();
  const spans = spansOf(words, (id) => book.entry(id)?.[language].title ?? id);
  return spans.map((span, place) =>
    span.entry === undefined ? (
      span.words
    ) : (
      // The same words may lead to the same entry twice; they never move.
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is always the same
      <EntryLink key={place} book={book} id={span.entry} onOpen={onOpen}>
        {span.words}
      </EntryLink>
    ),
  );
}
