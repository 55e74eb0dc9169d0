import type { Entry, GameOfBook, Rulebook } from '@grimrule/rulebook';
import { hasRulebook } from '@grimrule/rulebook';
import { ExternalLink } from 'lucide-react';
import { entryAddress } from '../../rules/address.ts';
import { useBook } from '../../rules/books.ts';
import { EntryText } from '../../rules/entry-text.tsx';
import { useLanguage } from '../../words/language.ts';
import { useTable } from '../table-context.tsx';
import { WhyTold } from './chain.tsx';
import type { Reading } from './reading.ts';
import { read } from './reading.ts';
import { SituationAtHand } from './situation.tsx';
import { WhyValue } from './why-value.tsx';

/** One page of what is read beside the game. */
export function Contents({ reading }: { readonly reading: Reading }) {
  const { page } = useTable();
  const { t } = useLanguage();
  if (reading.read === 'why') return <WhyTold line={reading.line} />;
  if (!hasRulebook(page.name)) return <p className="quiet">{t('beside.missing')}</p>;
  return <InBook game={page.name} reading={reading} />;
}

function InBook(props: {
  readonly game: GameOfBook;
  readonly reading: Exclude<Reading, { readonly read: 'why' }>;
}) {
  const { reading } = props;
  const book = useBook(props.game);
  const { page } = useTable();
  switch (reading.read) {
    case 'rule':
      return <Rule book={book} entry={book.ofRule(reading.rule, reading.step)} reading={reading} />;
    case 'entry':
      return <Rule book={book} entry={book.entry(reading.entry)} />;
    case 'keyword': {
      const { keyword } = reading;
      return (
        <Rule
          book={book}
          entry={book.entry(page.entries[keyword] ?? '') ?? book.ofKeyword(keyword)}
        />
      );
    }
    case 'value': {
      const { card, stat } = reading;
      const entry = book.entry(page.entries[stat] ?? '') ?? book.ofKeyword(stat);
      return (
        <>
          <WhyValue card={card} stat={stat} />
          {entry && <Words book={book} entry={entry} isPart />}
        </>
      );
    }
  }
}

function Rule(props: {
  readonly book: Rulebook;
  readonly entry: Entry | undefined;
  readonly reading?: Extract<Reading, { readonly read: 'rule' }>;
}) {
  const { book, entry, reading } = props;
  const { words } = useTable();
  const { t } = useLanguage();
  const situation = reading?.situation && (
    <SituationAtHand situation={reading.situation} rule={reading.rule} />
  );
  if (entry) {
    return (
      <Words book={book} entry={entry}>
        {situation}
      </Words>
    );
  }
  return (
    <>
      <h2 className="beside-title">{reading ? words.rule(reading.rule) : ''}</h2>
      {situation}
      <p className="quiet">{t('beside.missing')}</p>
    </>
  );
}

/** An entry with its title, and between them what makes it matter now. */
function Words(props: {
  readonly book: Rulebook;
  readonly entry: Entry;
  /** Whether it stands below something else. */
  readonly isPart?: boolean;
  readonly children?: React.ReactNode;
}) {
  const { book, entry, isPart = false, children } = props;
  const { language, t } = useLanguage();
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <article className="beside-entry" data-entry={entry.id}>
      <Heading className="beside-title">{entry[language].title}</Heading>
      {children}
      <EntryText
        book={book}
        entry={entry}
        heading="h3"
        onOpen={(id) => read({ read: 'entry', entry: id })}
      />
      {/* The game stays where it is. */}
      <a
        className="beside-page quiet"
        href={entryAddress(book.game, entry.id)}
        target="_blank"
        rel="noopener"
        data-verb="as-page"
      >
        <ExternalLink size={14} aria-hidden="true" /> {t('beside.asPage')}
      </a>
    </article>
  );
}
