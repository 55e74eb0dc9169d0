import { useState } from 'react';
import { useLocation } from 'wouter';
import { download } from '../../link/files/record-file.ts';
import { isRefused } from '../../link/server/ask.ts';
import { fetchRecord } from '../../link/server/server-api.ts';
import { useLanguage } from '../../words/language.ts';
import { Screen } from '../frame/screen.tsx';
import { Problems } from '../new-game/problems.tsx';
import { ReportDialog } from '../open-table/report.tsx';
import { useServerWords } from '../server-words.ts';
import { FileButton } from './file-button.tsx';
import { MayVanish } from './may-vanish.tsx';
import { useRecordWords } from './record-words.ts';
import { SavedRow, type SavedVerb } from './saved-row.tsx';
import type { SavedGame } from './use-saved.ts';
import { remove, useSaved } from './use-saved.ts';
import './saved.css';

/** All games that can be resumed, here and on the server. */
export function SavedGames() {
  const { t } = useLanguage();
  const { here, server, refused, refresh } = useSaved();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [reported, setReported] = useState<SavedGame | null>(null);
  const [, navigate] = useLocation();
  const serverWords = useServerWords();
  const recordWords = useRecordWords();

  const save = async ({ where, table }: SavedGame) => {
    const { localRecord } = await import('../../link/local/local-record.ts');
    const record = where === 'here' ? await localRecord(table) : await fetchRecord(table);
    if (!record) setProblems([t('screens.saved.cannotRead')]);
    else if (isRefused(record)) setProblems(serverWords(record.refused));
    else download(record);
  };
  const uploads = async ({ table }: SavedGame) => {
    setNote(t('screens.saved.uploading'));
    const { takeAlong } = await import('./take-along.ts');
    const taken = await takeAlong(table);
    setNote('');
    if (!taken) setProblems([t('screens.saved.cannotRead')]);
    else if (isRefused(taken)) setProblems(serverWords(taken.refused));
    else navigate(`/table/${taken.table}/links`);
  };
  const removes = async (saved: SavedGame) => {
    setRemoved({ saved, fetchBack: await remove(saved) });
    await refresh();
  };
  const act = (verb: SavedVerb, saved: SavedGame) => {
    setProblems([]);
    if (verb === 'save') void save(saved);
    if (verb === 'otherDevice') void uploads(saved);
    if (verb === 'links') navigate(`/table/${saved.table}/links`);
    if (verb === 'report') setReported(saved);
    if (verb === 'remove') void removes(saved);
  };
  const opens = async (file: File) => {
    setProblems([]);
    const { importFile } = await import('../replay/opened-file.ts');
    const opened = await importFile(file).catch(() => null);
    if (!opened) setProblems([t('screens.saved.notStored')]);
    else if ('cannot' in opened) setProblems([recordWords(opened)]);
    else if (opened.dropped === 0) navigate(`/local/${opened.table}`);
    else {
      const isOfOtherDice = opened.since?.say === 'otherGenerator';
      const dropped = t('screens.saved.dropped', { count: opened.dropped });
      setNote(isOfOtherDice ? t('screens.saved.otherGenerator') : dropped);
      await refresh();
    }
  };
  const watches = async (file: File) => {
    const { watchFile } = await import('../replay/opened-file.ts');
    const cannot = await watchFile(file);
    if (cannot) setProblems([recordWords(cannot)]);
    else navigate('/replay/file');
  };

  const fetchBack = removed?.fetchBack;
  const isEmpty = here?.length === 0 && server.length === 0;
  return (
    <Screen title={t('screens.saved.title')} className="saved">
      <div className="row">
        <FileButton label={t('screens.saved.open')} onFile={opens} verb="open-file" />
        <FileButton label={t('screens.saved.openReplay')} onFile={watches} verb="watch-file" />
        <p className="quiet hint">{t('screens.saved.openHint')}</p>
      </div>
      <Problems lines={problems} />
      {note !== '' && (
        <p role="status" className="note">
          {note}
        </p>
      )}
      {removed && (
        <div role="status" className="note row">
          <p>
            {t(removed.saved.where === 'here' ? 'screens.saved.deleted' : 'screens.saved.unlisted')}
          </p>
          {fetchBack && (
            <button
              type="button"
              className="button"
              data-verb="fetch-back"
              onClick={() => {
                setRemoved(null);
                void fetchBack().then(refresh);
              }}
            >
              {t('screens.saved.fetchBack')}
            </button>
          )}
        </div>
      )}
      {isEmpty && <p className="quiet">{t('screens.saved.empty')}</p>}
      {here !== null && here.length > 0 && <MayVanish />}
      <Shelf title={t('screens.saved.here')} games={here ?? []} onVerb={act} />
      <Shelf title={t('screens.saved.server')} games={server} onVerb={act} />
      {refused && <p className="quiet">{serverWords(refused).join(' ')}</p>}
      {reported && (
        <ReportDialog
          where={reported.where}
          table={reported.table}
          onClose={() => setReported(null)}
        />
      )}
    </Screen>
  );
}

interface Removed {
  readonly saved: SavedGame;
  readonly fetchBack: (() => Promise<void>) | null;
}

function Shelf(props: {
  readonly title: string;
  readonly games: readonly SavedGame[];
  readonly onVerb: (verb: SavedVerb, saved: SavedGame) => void;
}) {
  const { title, games, onVerb } = props;
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <ul className="saved-list">
        {games.map((saved) => (
          <SavedRow key={saved.table} saved={saved} onVerb={onVerb} />
        ))}
      </ul>
    </section>
  );
}
