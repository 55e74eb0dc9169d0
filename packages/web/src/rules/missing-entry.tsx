import type { Rulebook } from '@grimrule/rulebook';
import { hasRulebook, search } from '@grimrule/rulebook';
import { coverOf } from '../games/registry.ts';
import { useLanguage } from '../words/language.ts';
import { EntryLink } from './entry-link.tsx';
import { Books } from './rules-home.tsx';
import { RulesScreen } from './rules-screen.tsx';

const NEAREST = 6;

/** An address under which a book has no entry, and the entries that may have been meant. */
export function MissingEntry({ book, id }: { readonly book: Rulebook; readonly id: string }) {
  const { language, t } = useLanguage();
  const game = coverOf(book.game)?.title ?? book.game;
  const near = search(book, language, id.replaceAll('-', ' ')).slice(0, NEAREST);
  return (
    <RulesScreen
      title={t('rulebook.missing.title')}
      {...(hasRulebook(book.game) && { game: book.game })}
    >
      <div className="stack" data-missing={id}>
        <p>{t('rulebook.missing.text', { game, entry: id })}</p>
        {near.length > 0 && (
          <section>
            <h2 className="section-title">{t('rulebook.missing.nearest')}</h2>
            <ul className="rules-nearest">
              {near.map((entry) => (
                <li key={entry.id}>
                  <EntryLink book={book} id={entry.id} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </RulesScreen>
  );
}

/** A game without a rulebook. */
export function MissingBook() {
  const { t } = useLanguage();
  return (
    <RulesScreen title={t('rulebook.missing.title')}>
      <p>{t('rulebook.missing.game')}</p>
      <Books />
    </RulesScreen>
  );
}
