import type { Entry, Rulebook, Ruling } from '@grimrule/rulebook';
import type { ReactNode } from 'react';
import { useLanguage } from '../words/language.ts';
import type { OpenEntry } from './entry-link.tsx';
import { EntryLink } from './entry-link.tsx';
import { LinkedText } from './linked-text.tsx';
import { RulingText } from './ruling-text.tsx';
import './entry-text.css';

/** The wording of an entry: the rule, examples, rulings, decided doubts, and where to read on. */
export function EntryText(props: {
  readonly book: Rulebook;
  readonly entry: Entry;
  /** Opens an entry where this one stands; without it, links lead to the entry's own page. */
  readonly onOpen?: OpenEntry;
  /** The level of the headings inside. */
  readonly heading?: 'h2' | 'h3';
}) {
  const { book, entry, onOpen, heading: Heading = 'h2' } = props;
  const { language, t } = useLanguage();
  const { text, examples = [] } = entry[language];
  const { decided = [], see = [] } = entry;
  const rulings = book.rulingsOf(entry);
  const said = (words: string) => <LinkedText book={book} words={words} onOpen={onOpen} />;
  const told = (words: string) => ({ key: words, shown: said(words) });
  const ruled = (ruling: Ruling) => ({
    key: ruling.id,
    shown: <RulingText book={book} ruling={ruling} onOpen={onOpen} />,
  });
  const parts = [
    ['examples', t('rulebook.entry.examples', { count: examples.length }), examples.map(told)],
    ['rulings', t('rulebook.entry.rulings', { count: rulings.length }), rulings.map(ruled)],
    ['decided', t('rulebook.entry.decided'), decided.map((note) => told(note[language]))],
  ] as const;
  return (
    <div className="entry-text">
      <div className="entry-rule">
        {text.map((paragraph) => (
          <Paragraph key={paragraph} words={paragraph} said={said} />
        ))}
      </div>
      {parts.map(
        ([kind, title, paragraphs]) =>
          paragraphs.length > 0 && (
            <section key={kind} className="entry-note" data-kind={kind}>
              <Heading>{title}</Heading>
              {paragraphs.map(({ key, shown }) => (
                <p key={key}>{shown}</p>
              ))}
            </section>
          ),
      )}
      {see.length > 0 && (
        <section className="entry-see">
          <Heading>{t('rulebook.entry.see')}</Heading>
          <ul>
            {see.map((id) => (
              <li key={id}>
                <EntryLink book={book} id={id} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const COUNTED = /^(?:\p{L}+, )?(?:\d+|[a-z])\. /u;

/** Steps that are counted hang on their number. */
function Paragraph(props: { readonly words: string; readonly said: (words: string) => ReactNode }) {
  const { words, said } = props;
  const [number] = COUNTED.exec(words) ?? [];
  if (number === undefined) return <p>{said(words)}</p>;
  return (
    <p className="entry-step">
      <b>{number}</b>
      <span>{said(words.slice(number.length))}</span>
    </p>
  );
}
