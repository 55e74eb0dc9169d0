import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { download } from '../../link/files/record-file.ts';
import { keysAt } from '../../link/keys/seat-keys.ts';
import { isRefused } from '../../link/server/ask.ts';
import { reportProblem, tableInfo } from '../../link/server/server-api.ts';
import { useFocusBack } from '../../use-focus-back.ts';
import { useLanguage } from '../../words/language.ts';
import { Problems } from '../new-game/problems.tsx';
import { useServerWords } from '../server-words.ts';

const LONGEST_REPORT = 2000;

/** Keeps the game as it is now, for developers. */
export function ReportDialog(props: {
  readonly where: 'here' | 'server';
  readonly table: string;
  readonly onClose: () => void;
}) {
  const { where, table, onClose } = props;
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  const [text, setText] = useState('');
  const [thanks, setThanks] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const serverWords = useServerWords();
  const key = useSeatedKey(where, table);

  const saveFile = async () => {
    const { localRecord } = await import('../../link/local/local-record.ts');
    const record = await localRecord(table);
    if (record) {
      download(record, text.trim());
      setThanks(t('screens.report.saved'));
    } else setProblems([t('screens.saved.cannotRead')]);
  };
  const send = async (by: string) => {
    const answer = await reportProblem(table, { key: by, text });
    if (isRefused(answer)) setProblems(serverWords(answer.refused));
    else setThanks(t('screens.report.sent', { report: answer.report }));
  };
  const isWatching = where === 'server' && key === null;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content {...focusBack} className="dialog report">
          <Dialog.Title className="dialog-title">{t('screens.report.title')}</Dialog.Title>
          <Dialog.Description>
            {t(isWatching ? 'screens.report.watching' : 'screens.report.intro')}
          </Dialog.Description>
          {!isWatching && (
            <label className="stack">
              {t('screens.report.what')}
              <textarea
                className="field"
                rows={5}
                maxLength={LONGEST_REPORT}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </label>
          )}
          {!isWatching && (
            <p className="quiet">
              {t(where === 'here' ? 'screens.report.local' : 'screens.report.server')}
            </p>
          )}
          <Problems lines={problems} />
          {thanks !== '' && <p role="status">{thanks}</p>}
          <div className="row">
            {where === 'here' && (
              <button
                type="button"
                className="button button-main"
                data-verb="save-report"
                onClick={() => void saveFile()}
              >
                {t('screens.report.save')}
              </button>
            )}
            {key && (
              <button
                type="button"
                className="button button-main"
                data-verb="send-report"
                disabled={thanks !== ''}
                onClick={() => void send(key)}
              >
                {t('screens.report.send')}
              </button>
            )}
            <Dialog.Close className="button">{t('close')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The key of a player at this table; null for a spectator, undefined while it is not known. */
function useSeatedKey(where: 'here' | 'server', table: string): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    if (where === 'here') return;
    let isStill = true;
    const find = async () => {
      for (const each of keysAt(table)) {
        const about = await tableInfo(table, [each]);
        if (!isRefused(about) && about.mine.length > 0) return each;
      }
      return null;
    };
    void find().then((found) => isStill && setKey(found));
    return () => {
      isStill = false;
    };
  }, [where, table]);
  return key;
}
