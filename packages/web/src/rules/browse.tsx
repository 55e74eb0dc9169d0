import type { Entry, GameOfBook, Rulebook } from '@grimrule/rulebook';
import { hasRulebook, TOPIC_TITLES, TOPICS } from '@grimrule/rulebook';
import { Link, useParams, useSearch } from 'wouter';
import { coverOf } from '../games/registry.ts';
import { useLanguage } from '../words/language.ts';
import { useBook } from './books.ts';
import { EntryLink } from './entry-link.tsx';
import { MissingBook } from './missing-entry.tsx';
import { grouped, inOrder, letterOf } from './order.ts';
import { RulesScreen } from './rules-screen.tsx';

/** All entries of a game, by letter or by topic. */
export function Browse() {
  const { game = '' } = useParams();
  return hasRulebook(game) ? <Book game={game} /> : <MissingBook />;
}

interface Shelf {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

function Book({ game }: { readonly game: GameOfBook }) {
  const { t } = useLanguage();
  const book = useBook(game);
  const isByTopic = new URLSearchParams(useSearch()).get('by') === 'topic';
  const shelves = useShelves(book, isByTopic);
  const ways = [
    [false, `/rules/${game}`, t('rulebook.browse.byLetter')],
    [true, `/rules/${game}?by=topic`, t('rulebook.browse.byTopic')],
  ] as const;
  return (
    <RulesScreen title={t('rulebook.of', { game: coverOf(game)?.title ?? game })} game={game}>
      <div className="row rules-ways">
        <nav className="switch" aria-label={t('rulebook.browse.label')}>
          {ways.map(([way, address, name]) => (
            <Link key={address} href={address} aria-current={way === isByTopic || undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <p className="quiet">{t('rulebook.browse.count', { count: book.entries.length })}</p>
      </div>
      <nav
        className={isByTopic ? 'rules-topics' : 'rules-letters'}
        aria-label={t(isByTopic ? 'rulebook.browse.topics' : 'rulebook.browse.letters')}
      >
        {shelves.map(({ key, title }) => (
          <a key={key} href={`#${key}`}>
            {isByTopic || title.length === 1 ? title : '1–9'}
          </a>
        ))}
      </nav>
      {shelves.map((shelf) => (
        <section key={shelf.key} aria-labelledby={shelf.key} className="rules-shelf">
          <h2 id={shelf.key} className="section-title">
            {shelf.title}
          </h2>
          <ul>
            {shelf.entries.map((entry) => (
              <Row key={entry.id} book={book} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </RulesScreen>
  );
}

function useShelves({ entries }: Rulebook, isByTopic: boolean): readonly Shelf[] {
  const { language, t } = useLanguage();
  const sorted = inOrder(entries, language);
  if (isByTopic) {
    const byTopic = grouped(sorted, ({ topic }) => topic);
    return TOPICS.flatMap((topic) => {
      const found = byTopic.get(topic);
      return found
        ? [{ key: `topic-${topic}`, title: TOPIC_TITLES[language][topic], entries: found }]
        : [];
    });
  }
  return [...grouped(sorted, (entry) => letterOf(entry, language))].map(([letter, found]) => ({
    key: letter === null ? 'steps' : `letter-${letter.toLowerCase()}`,
    title: letter ?? t('rulebook.browse.otherSigns'),
    entries: found,
  }));
}

/** An entry that only points elsewhere says so at once. */
function Row({ book, entry }: { readonly book: Rulebook; readonly entry: Entry }) {
  const { t } = useLanguage();
  const [target] = entry.untested === 'pointer' ? (entry.see ?? []) : [];
  return (
    <li>
      <EntryLink book={book} id={entry.id} />
      {target !== undefined && (
        <span className="quiet rules-pointer">
          {t('rulebook.browse.pointer')} <EntryLink book={book} id={target} />
        </span>
      )}
    </li>
  );
}
