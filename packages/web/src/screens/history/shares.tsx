import { CardPicture, Portrait } from '../../art/card-picture.tsx';
import { useLanguage } from '../../words/language.ts';
import type { Entry, Share } from './statistics.ts';
import { counted, rows } from './statistics.ts';

const percent = (won: number, played: number) =>
  played === 0 ? 0 : Math.round((100 * won) / played);

/** More bars than these cannot be told apart. */
const MOST_BARS = 35;

/** How many games, how many of them won, and the last of them one by one. */
export function Sums({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useLanguage();
  const games = counted(entries);
  const won = games.filter(({ result }) => result === 'won').length;
  const { now, best } = rows(entries);
  const last = games.slice(0, MOST_BARS).reverse();
  return (
    <section className="history-sums">
      <dl>
        <div>
          <dt>{t('history.count', { count: entries.length })}</dt>
          <dd>{entries.length}</dd>
        </div>
        <div>
          <dt>{t('history.share', { count: won })}</dt>
          <dd>
            {percent(won, games.length)}
            <small>%</small>
          </dd>
        </div>
        <div>
          <dt>{t('history.row', { best })}</dt>
          <dd>{now}</dd>
        </div>
      </dl>
      <div className="history-last">
        <div className="history-results" aria-hidden="true">
          {last.map(({ finished, result }) => (
            <i key={finished.id} data-result={result} />
          ))}
        </div>
        <p>{t('history.last', { count: last.length })}</p>
      </div>
    </section>
  );
}

/** The interval as a sentence, for those who want to know how sure a share is. */
function useInterval() {
  const { t } = useLanguage();
  return ({ least, most }: Share) =>
    t('history.interval', { least: Math.round(100 * least), most: Math.round(100 * most) });
}

/** Shares as bars: as long as they were played, as green as they won. */
export function Bars(props: { readonly title: string; readonly shares: readonly Share[] }) {
  const { title, shares } = props;
  const { t, language } = useLanguage();
  const interval = useInterval();
  const most = Math.max(1, ...shares.map(({ played }) => played));
  if (shares.length === 0) return null;
  return (
    <section className="history-panel">
      <header>
        <h2>{title}</h2>
        <span className="quiet">{t('history.wonOfPlayed')}</span>
      </header>
      <ul className="history-bars">
        {shares.map((share) => {
          const { key, member, page, won, played } = share;
          return (
            <li key={key} title={interval(share)}>
              <span className="history-face" aria-hidden="true">
                {member.design !== null && (
                  <Portrait art={page.face(member.design, language).art} />
                )}
              </span>
              <b>{member.name}</b>
              <span>{t('history.wonOf', { won, played })}</span>
              <span className="history-bar" style={{ width: `${(100 * played) / most}%` }}>
                <i style={{ width: `${percent(won, played)}%` }} />
              </span>
              <strong>
                {percent(won, played)}
                <small>%</small>
              </strong>
              <span className="history-interval">
                {Math.round(100 * share.least)}–{Math.round(100 * share.most)} %
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opponents as posters. */
export function Against(props: { readonly title: string; readonly shares: readonly Share[] }) {
  const { title, shares } = props;
  const { t, language } = useLanguage();
  const interval = useInterval();
  if (shares.length === 0) return null;
  return (
    <section>
      <h2 className="history-head">{title}</h2>
      <ul className="history-posters">
        {shares.map((share) => {
          const { key, member, page, won, played } = share;
          return (
            <li key={key} data-mostly={2 * won >= played ? 'won' : 'lost'} title={interval(share)}>
              <span className="history-picture" aria-hidden="true">
                {member.design !== null && (
                  <CardPicture art={page.face(member.design, language).art} />
                )}
              </span>
              <b>{member.name}</b>
              <strong>
                {percent(won, played)}
                <small>%</small>
              </strong>
              <span>{t('history.wonOf', { won, played })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
