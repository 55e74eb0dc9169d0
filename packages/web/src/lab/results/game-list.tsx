import type { Plan, Row } from '@grimrule/lab';
import { isPlayed, keyOf } from '@grimrule/lab';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { watchRecord } from '../../screens/replay/opened-file.ts';
import type { LabGame } from '../lab-game.ts';
import { retell } from '../playing-run.ts';
import { useLabWords } from '../words.ts';

const STEP = 25;

/** The games of a run one by one; each can be watched. */
export function GameList(props: {
  readonly lab: LabGame;
  readonly plan: Plan;
  readonly rows: readonly Row[];
}) {
  const { lab, plan, rows } = props;
  const { language, say } = useLabWords();
  const [count, setCount] = useState(STEP);
  const [asked, setAsked] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [, navigate] = useLocation();
  const { results } = lab.results[language];
  const watch = async (row: Row) => {
    setAsked(keyOf(row));
    setFailed(false);
    const record = await retell(plan, row);
    setAsked(null);
    if (!record) {
      setFailed(true);
      return;
    }
    watchRecord(record);
    navigate('/replay/file');
  };
  return (
    <details className="lab-panel">
      <summary data-verb="single-games">{say.single}</summary>
      {isFailed && <p role="alert">{say.notRetold}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard. */}
      <section className="lab-scroll" tabIndex={0} aria-label={say.single}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.number}</th>
              {plan.settings.length > 1 && <th scope="col">{say.only}</th>}
              <th scope="col">{say.result}</th>
              <th scope="col">{say.rounds}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map((row) => (
              <tr key={keyOf(row)}>
                <td>{row.number + 1}</td>
                {plan.settings.length > 1 && <td>{plan.settings[row.setting]?.name}</td>}
                <td>{isPlayed(row) ? (results[row.ending] ?? row.ending) : row.message}</td>
                <td>{isPlayed(row) ? row.rounds : '–'}</td>
                <td>
                  <button
                    type="button"
                    className="button"
                    data-verb="watch"
                    disabled={asked !== null}
                    onClick={() => void watch(row)}
                  >
                    <Play aria-hidden="true" size={15} />
                    {asked === keyOf(row) ? say.preparing : say.watch}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count < rows.length && (
        <button type="button" className="button" onClick={() => setCount(count + STEP)}>
          {say.moreGames}
        </button>
      )}
    </details>
  );
}
