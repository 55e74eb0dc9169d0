import { Link } from 'wouter';
import { GAME_NAMES } from '../games/registry.ts';
import { useLanguage } from '../words/language.ts';

export function HomeScreen() {
  const { t } = useLanguage();
  return (
    <main className="home">
      <h1>Grimrule</h1>
      <p>{t('home.tagline')}</p>
      <ul>
        {GAME_NAMES.map((name) => (
          <li key={name}>
            <Link href={`/new/${name}`} className="button button-main">
              {t('home.play')} {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('home.unofficial')}</p>
    </main>
  );
}
