import type { Row, Summary } from '@grimrule/lab';
import { summaryOf } from '@grimrule/lab';
import type { PageGame } from '../../games/page-game.ts';
import type { LabGame } from '../lab-game.ts';
import { useLabWords } from '../words.ts';

/** What the games of a setting came to. */
export function Sums(props: {
  readonly page: PageGame;
  readonly lab: LabGame;
  readonly title: string;
  readonly rows: readonly Row[];
}) {
  const { page, lab, title, rows } = props;
  const { language, say, percent, number } = useLabWords();
  const sum = summaryOf(rows);
  const { results } = lab.results[language];
  const shares = Object.entries({
    ...(page.game.definition.cooperative ? {} : sum.results),
    ...sum.endings,
  });
  return (
    <section className="lab-panel" data-played={sum.games}>
      <h2>{title}</h2>
      <dl className="lab-figures">
        <Won sum={sum} />
        <div>
          <dt>{say.rounds}</dt>
          <dd>{number(sum.rounds.value)}</dd>
        </div>
        <div>
          <dt>{say.decisions}</dt>
          <dd>{number(sum.decisions.value)}</dd>
        </div>
      </dl>
      <h3>{say.endings}</h3>
      <ul className="lab-bars">
        {shares.map(([word, share]) => (
          <li key={word} title={say.interval(percent(share.least), percent(share.most))}>
            <span>{results[word] ?? word}</span>
            <b>{percent(share.value)}</b>
            <i style={{ width: `${100 * share.value}%` }} />
          </li>
        ))}
      </ul>
      {sum.failed > 0 && <p role="alert">{say.failed(sum.failed)}</p>}
    </section>
  );
}

/** How often was won; where two play against each other, how often the first of them. */
function Won({ sum: { won } }: { readonly sum: Summary }) {
  const { say, percent } = useLabWords();
  return (
    <div className="lab-won" title={say.intervalHint}>
      <dt>
        {say.won} {say.ofGames(won.games)}
        <small>{say.interval(percent(won.least), percent(won.most))}</small>
      </dt>
      <dd>{percent(won.value)}</dd>
      <span aria-hidden="true" className="lab-range">
        <span
          className="lab-range-sure"
          style={{ left: `${100 * won.least}%`, width: `${100 * (won.most - won.least)}%` }}
        />
        <span className="lab-range-mean" style={{ left: `${100 * won.value}%` }} />
      </span>
    </div>
  );
}
