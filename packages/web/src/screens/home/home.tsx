import { COVERS } from '../../games/registry.ts';
import { JoinByCode } from '../../joining/join-by-code.tsx';
import { useLanguage } from '../../words/language.ts';
import { Sign } from '../frame/emblem.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { useTitle } from '../frame/use-title.ts';
import { Continue } from './continue.tsx';
import { GameTile } from './game-tile.tsx';
import { OfflineReady } from './offline-notice.tsx';
import './home.css';

/** The start page. */
export function HomeScreen() {
  const { t } = useLanguage();
  useTitle('');
  return (
    <div className="screen">
      <PageHead isHome />
      <main className="screen-main home">
        <div className="home-intro">
          <h1>
            <Sign size={72} />
            Grimrule
          </h1>
          <p className="home-tagline">{t('home.tagline')}</p>
          <p className="quiet home-more">{t('screens.home.intro')}</p>
        </div>
        <Continue />
        <section aria-labelledby="home-games">
          <h2 id="home-games" className="sr-only">
            {t('screens.home.games')}
          </h2>
          <ul className="game-tiles">
            {COVERS.map(([name, cover]) => (
              <GameTile key={name} name={name} cover={cover} />
            ))}
          </ul>
        </section>
        <JoinByCode />
      </main>
      <PageFoot>
        <p>{t('home.unofficial')}</p>
        <OfflineReady />
      </PageFoot>
    </div>
  );
}
