import { hasRulebook } from '@grimrule/rulebook';
import { Link } from 'wouter';
import { COVERS } from '../games/registry.ts';
import { useLanguage } from '../words/language.ts';
import { PAGES, pageAddress } from './address.ts';
import { RulesScreen } from './rules-screen.tsx';

/** All rulebooks. */
export function RulesHome() {
  const { t } = useLanguage();
  return (
    <RulesScreen title={t('rulebook.title')}>
      <p className="rules-intro">{t('rulebook.intro')}</p>
      <Books />
      <p>
        <Link href="/dictionary" className="text-link">
          {t('rulebook.dictionary')}
        </Link>
      </p>
    </RulesScreen>
  );
}

export function Books() {
  const { language, t } = useLanguage();
  return (
    <ul className="rules-books" aria-label={t('rulebook.books')}>
      {COVERS.filter(([game]) => hasRulebook(game)).map(([game, cover]) => (
        <li key={game} className="rules-book" data-game={game}>
          <h2>
            <Link href={`/rules/${game}`} className="rules-book-link">
              {cover.title}
            </Link>
          </h2>
          <p className="quiet">{cover.blurb[language]}</p>
          <ul>
            {PAGES.map((page) => (
              <li key={page}>
                <Link href={pageAddress(game, page)} className="text-link">
                  {t(`rulebook.pages.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
