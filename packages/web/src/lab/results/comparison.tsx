import type { Row } from '@grimrule/lab';
import { compare } from '@grimrule/lab';
import { useLabWords } from '../words.ts';

const PAIRS = ['both', 'onlyFirst', 'onlySecond', 'neither'] as const;

/** Two settings on the same seeds, pair by pair. */
export function ComparisonPanel({ rows }: { readonly rows: readonly Row[] }) {
  const { say, points, chance } = useLabWords();
  const found = compare(rows, 0, 1);
  if (found.pairs === 0) return null;
  const { value, least, most } = found.difference;
  return (
    <section className="lab-panel lab-comparison">
      <h2>{say.comparison}</h2>
      <p>
        <b>{say.better(points(value), points(least), points(most))}</b>
      </p>
      <p>{say.chance(chance(found.chance))}</p>
      <div className="lab-pairs" aria-hidden="true">
        {PAIRS.map((pair) => (
          <i key={pair} data-pair={pair} style={{ flexGrow: found[pair] }} />
        ))}
      </div>
      <dl>
        {PAIRS.map((pair) => (
          <div key={pair} data-pair={pair}>
            <dt>{say.pairs[pair]}</dt>
            <dd>{found[pair]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
