import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CardPicture, Portrait } from '../../art/card-picture.tsx';
import { listTables } from '../../link/local/local-tables.ts';
import { useLanguage } from '../../words/language.ts';
import { useDate } from '../saved/standing.ts';
import type { Entry } from './statistics.ts';

/** So many are shown at first: a long history is rarely read to its end. */
const STEP = 30;

/** The games one by one, the newest first; each leads to its replay. */
export function GameList(props: {
  readonly entries: readonly Entry[];
  readonly onDelete: (entry: Entry) => void;
}) {
  const { entries, onDelete } = props;
  const { t } = useLanguage();
  const [most, setMost] = useState(STEP);
  const kept = useKeptTables();
  return (
    <section className="history-panel history-games">
      <header>
        <h2>{t('history.games')}</h2>
        <span className="quiet">{t('history.newest')}</span>
      </header>
      <ol>
        {entries.slice(0, most).map((entry) => (
          <Game
            key={entry.finished.id}
            entry={entry}
            isThere={entry.finished.where === 'server' || kept?.has(entry.finished.table) !== false}
            onDelete={onDelete}
          />
        ))}
      </ol>
      {entries.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + STEP)}>
          {t('history.more')}
        </button>
      )}
    </section>
  );
}

function Game(props: {
  readonly entry: Entry;
  /** Whether the game itself is still kept. */
  readonly isThere: boolean;
  readonly onDelete: (entry: Entry) => void;
}) {
  const { entry, isThere, onDelete } = props;
  const { finished, page, result, title, heroes, against } = entry;
  const { t, language } = useLanguage();
  const date = useDate()(finished.at);
  const { where, table, rounds } = finished;
  const replay = where === 'here' ? `/replay/local/${table}` : `/replay/${table}`;
  const text = (
    <>
      <span className="history-faces" aria-hidden="true">
        {heroes.slice(0, 2).map(({ id, design }) => (
          <span key={id} className="history-face">
            {design !== null && <Portrait art={page.face(design, language).art} />}
          </span>
        ))}
        {against?.design != null && (
          <span className="history-foe">
            <CardPicture art={page.face(against.design, language).art} size="S" />
          </span>
        )}
      </span>
      <span className="history-text">
        <b data-result={result}>{t(`history.${result}`)}</b>
        <span>
          {title}, {t('history.round', { count: rounds })}
        </span>
        <span className="quiet">{date}</span>
        {!isThere && <span className="quiet">{t('history.gone')}</span>}
      </span>
    </>
  );
  return (
    <li data-result={result} data-finished={finished.table}>
      {isThere ? (
        <Link href={replay} aria-label={t('history.watch', { title })} data-verb="replay">
          {text}
        </Link>
      ) : (
        <div>{text}</div>
      )}
      <button
        type="button"
        className="button button-icon button-quiet"
        aria-label={t('history.deleteOne', { title })}
        title={t('history.deleteOne', { title })}
        onClick={() => onDelete(entry)}
        data-verb="delete-entry"
      >
        <Trash2 size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** The tables that this browser still has; null until that is known. */
function useKeptTables(): ReadonlySet<string> | null {
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    listTables().then(
      (tables) => setKept(new Set(tables.map(({ table }) => table))),
      () => setKept(new Set()),
    );
  }, []);
  return kept;
}
