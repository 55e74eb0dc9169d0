import type { OwnData as Exported, Forgotten } from '@grimrule/room';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveAsFile } from '../../link/files/files.ts';
import { forgetPlayer } from '../../link/keys/player.ts';
import { allKeys, forgetTable, keptTables } from '../../link/keys/seat-keys.ts';
import type { Asked } from '../../link/server/ask.ts';
import { ask, isRefused } from '../../link/server/ask.ts';
import { listServerTables } from '../../link/server/server-api.ts';
import { counted } from '../../words/plural.ts';
import { Problems } from '../new-game/problems.tsx';
import { useServerWords } from '../server-words.ts';
import { useAboutWords } from './words.ts';

/** The most keys that a server takes at once. */
const AT_ONCE = 200;

/** Asks with all keys of this browser, as many at a time as a server takes. */
async function askAll<T>(act: (keys: readonly string[]) => Asked<T>): Asked<readonly T[]> {
  const keys = allKeys();
  const answers: T[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const answer = await act(keys.slice(from, from + AT_ONCE));
    if (isRefused(answer)) return answer;
    answers.push(answer);
  }
  return answers;
}

/** Export and deletion of the data of this browser's player and of seats by old links. */
export function OwnData() {
  const { say } = useAboutWords();
  const words = say.privacy;
  const serverWords = useServerWords();
  const [isKnown, setKnown] = useState(() => allKeys().length > 0);
  const [tables, setTables] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  useEffect(() => {
    void askAll(listServerTables).then((answers) => {
      if (isRefused(answers)) return;
      setTables(new Set(answers.flatMap((each) => each.tables.map(({ table }) => table))).size);
    });
  }, []);

  const save = async () => {
    const answers = await askAll((keys) => ask<Exported>('mine/export', { keys }));
    if (isRefused(answers)) {
      setProblems(serverWords(answers.refused));
      return;
    }
    setProblems([]);
    saveAsFile('own-data', {
      players: answers.flatMap((each) => each.players),
      tables: answers.flatMap((each) => each.tables),
    });
  };
  const remove = async () => {
    const answers = await askAll((keys) => ask<Forgotten>('mine/delete', { keys }));
    if (isRefused(answers)) {
      setProblems(serverWords(answers.refused));
      return;
    }
    setProblems([]);
    for (const table of Object.keys(keptTables())) forgetTable(table);
    forgetPlayer();
    setKnown(false);
    setTables(0);
    setAsking(false);
    setDeleted(true);
  };

  return (
    <section aria-labelledby="about-mine">
      <h2 id="about-mine" className="section-title">
        {words.mine}
      </h2>
      <p>{words.mineHint}</p>
      <p>{tables === 0 ? words.noSeats : counted(words.seats_one, words.seats_other, tables)}</p>
      {isKnown && (
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
