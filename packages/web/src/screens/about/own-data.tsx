import type { OwnData as Exported, Forgotten } from '@grimrule/room';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ask, isRefused } from '../../link/ask.ts';
import { saveAsFile } from '../../link/files.ts';
import { forgetTable, keptTables } from '../../link/seat-keys.ts';
import { Problems } from '../problems.tsx';
import { useServerWords } from '../server-words.ts';
import { counted, useAboutWords } from './words.ts';

/** The most keys that a server takes at once. */
const AT_ONCE = 200;

/** What is kept of this browser's seats can be had, or deleted. */
export function OwnData() {
  const { say } = useAboutWords();
  const words = say.privacy;
  const serverWords = useServerWords();
  const [tables, setTables] = useState(() => Object.keys(keptTables()));
  const [isAsking, setAsking] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Asks for all keys, as many at a time as a server takes. */
  const askAll = async <T,>(path: string): Promise<readonly T[] | null> => {
    const keys = Object.values(keptTables()).flat();
    const answers: T[] = [];
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const answer = await ask<T>(path, { keys: keys.slice(from, from + AT_ONCE) });
      if (isRefused(answer)) {
        setProblems(serverWords(answer.refused));
        return null;
      }
      answers.push(answer);
    }
    setProblems([]);
    return answers;
  };
  const save = async () => {
    const answers = await askAll<Exported>('mine/export');
    if (answers) saveAsFile('own-data', { tables: answers.flatMap((each) => each.tables) });
  };
  const remove = async () => {
    if (!(await askAll<Forgotten>('mine/delete'))) return;
    for (const table of Object.keys(keptTables())) forgetTable(table);
    setTables([]);
    setAsking(false);
    setDeleted(true);
  };

  return (
    <section aria-labelledby="about-mine">
      <h2 id="about-mine" className="section-title">
        {words.mine}
      </h2>
      <p>{words.mineHint}</p>
      <p>
        {tables.length === 0
          ? words.noSeats
          : counted(words.seats_one, words.seats_other, tables.length)}
      </p>
      {tables.length > 0 && (
        <div className="row">
          <button type="button" className="button" data-verb="export" onClick={() => void save()}>
            <Download aria-hidden="true" size={18} /> {words.export}
          </button>
          <button
            type="button"
            className="button"
            data-verb="delete"
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            <Trash2 aria-hidden="true" size={18} /> {words.delete}
          </button>
        </div>
      )}
      {isAsking && (
        <div className="problem about-sure" role="alert">
          <p>{words.sure}</p>
          <div className="row">
            <button
              type="button"
              className="button"
              data-verb="really-delete"
              onClick={() => void remove()}
            >
              {words.really}
            </button>
            <button type="button" className="button button-plain" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
          </div>
        </div>
      )}
      {isDeleted && <p role="status">{words.deleted}</p>}
      <Problems lines={problems} />
    </section>
  );
}
