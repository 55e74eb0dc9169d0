import { COVERS } from '../../games/registry.ts';
import { JoinByCode } from '../../joining/join-by-code.tsx';
import { useLanguage } from '../../words/language.ts';
import { PageFoot } from '../frame/page-foot.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { useTitle } from '../frame/use-title.ts';
import { Continue } from './continue.tsx';
import { Door } from './door.tsx';
import { OfflineReady } from './offline-notice.tsx';
import './home.css';

/** The start page: the doors of the games, the last game, and the way to friends. */
export function HomeScreen() {
  const { t } = useLanguage();
  useTitle('');
  return (
    <div className="screen home-screen">
      <PageHead isHome />
      <main className="screen-main home">
        <section aria-labelledby="home-games">
          <h2 id="home-games" className="sr-only">
            {t('screens.home.games')}
          </h2>
          <ul className="doors">
            {COVERS.map(([name, cover]) => (
              <Door key={name} name={name} cover={cover} />
            ))}
          </ul>
        </section>
        <div className="home-panels">
          <Continue />
          <JoinByCode />
        </div>
      </main>
      <PageFoot>
        <p>{t('home.unofficial')}</p>
        <OfflineReady />
      </PageFoot>
    </div>
  );
}
