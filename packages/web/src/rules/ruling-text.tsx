import type { Rulebook, Ruling } from '@grimrule/rulebook';
import { subjectOf } from '@grimrule/rulebook';
import { useLanguage } from '../words/language.ts';
import type { OpenEntry } from './entry-link.tsx';
import { LinkedText } from './linked-text.tsx';

/** A ruling in one paragraph: what it is about, and what holds. */
export function RulingText(props: {
  readonly book: Rulebook;
  readonly ruling: Ruling;
  readonly onOpen?: OpenEntry | undefined;
}) {
  const { book, ruling, onOpen } = props;
  const { language, t } = useLanguage();
  return (
    <>
      <b className="entry-subject">
        {ruling.erratum && `${t('rulebook.rulings.kind.erratum')}, `}
        {subjectOf(ruling, language)}:
      </b>{' '}
      <LinkedText book={book} words={ruling[language]} onOpen={onOpen} />
    </>
  );
}
