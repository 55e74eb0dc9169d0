import type { Plan, Row } from '@grimrule/lab';
import { gridOf, varyingFacts } from '@grimrule/lab';
import type { CSSProperties } from 'react';
import type { LabGame } from '../lab-game.ts';
import { useLabWords } from '../words.ts';

/** Shares of games won by two facts of their settings. */
export function HeatMap(props: {
  readonly lab: LabGame;
  readonly plan: Plan;
  readonly rows: readonly Row[];
}) {
  const { lab, plan, rows } = props;
  const { language, say, percent } = useLabWords();
  const [down, across] = varyingFacts(plan);
  if (down === undefined || across === undefined) return null;
  const grid = gridOf(plan, rows, down, across);
  const name = (fact: string, value: string) => lab.factName?.(fact, value, language) ?? value;
  return (
    <section className="lab-panel">
      <h2>{say.heat}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard. */}
      <section className="lab-scroll" tabIndex={0} aria-label={say.heat}>
        <table className="lab-heat">
          <thead>
            <tr>
              <td />
              {grid.columns.map((column) => (
                <th key={column} scope="col">
                  {name(across, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, at) => (
              <tr key={row}>
                <th scope="row">{name(down, row)}</th>
                {grid.columns.map((column, place) => {
                  const share = grid.cells[at]?.[place];
                  if (!share || share.games === 0) return <td key={column}>–</td>;
                  return (
                    <td
                      key={column}
                      style={{ '--share': share.value } as CSSProperties}
                      title={say.interval(percent(share.least), percent(share.most))}
                    >
                      <b>{percent(share.value)}</b>
                      <small>
                        {percent(share.least)} – {percent(share.most)}
                      </small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
