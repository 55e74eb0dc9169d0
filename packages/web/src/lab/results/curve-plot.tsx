import type { Curve } from '@grimrule/lab';
import { ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import { useLabWords } from '../words.ts';

const WIDTH = 420;
const HEIGHT = 220;
const EDGE = { left: 40, right: 12, top: 12, bottom: 34 };
const INNER = { x: WIDTH - EDGE.left - EDGE.right, y: HEIGHT - EDGE.top - EDGE.bottom };
const TICKS = 4;
const MOST_LABELS = 10;

/** A number of the game round by round, a line for each setting, with the range of its mean. */
export function CurvePlot(props: {
  readonly title: string;
  readonly names: readonly string[];
  /** By setting; undefined where none of its games has got so far. */
  readonly curves: readonly (Curve | undefined)[];
}) {
  const { title, names, curves } = props;
  const { say, number } = useLabWords();
  const points = curves.map((curve) => curve?.points ?? []);
  const all = points.flat();
  const last = Math.max(1, ...all.map(({ round }) => round));
  const least = Math.min(0, ...all.map(({ mean }) => mean));
  const most = Math.max(1, ...all.map(({ mean }) => mean)) * 1.08;
  const inside = (value: number) => Math.min(most, Math.max(least, value));
  const x = (round: number) => EDGE.left + (INNER.x * (round - 1)) / Math.max(1, last - 1);
  const y = (value: number) => EDGE.top + INNER.y * (1 - (inside(value) - least) / (most - least));
  const every = Math.ceil(last / MOST_LABELS);
  const path = line<(typeof all)[number]>()
    .x(({ round }) => x(round))
    .y(({ mean }) => y(mean));
  const band = area<(typeof all)[number]>()
    .x(({ round }) => x(round))
    .y0((point) => y(point.least))
    .y1((point) => y(point.most));
  return (
    <figure className="lab-plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ticks(least, most, TICKS).map((value) => (
          <g key={value}>
            <path className="graph-rule" d={`M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 8} y={y(value) + 5} textAnchor="end">
              {number(value)}
            </text>
          </g>
        ))}
        {Array.from({ length: last }, (_, at) => at + 1)
          .filter((round) => (round - 1) % every === 0)
          .map((round) => (
            <text key={round} x={x(round)} y={HEIGHT - 12} textAnchor="middle">
              {round}
            </text>
          ))}
        {points.map((each, at) => (
          <g key={names[at]} data-which={at}>
            <path className="lab-band" d={band(each) ?? ''} />
            <path className="lab-line" d={path(each) ?? ''} />
          </g>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say.round}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: last }, (_, at) => at + 1).map((round) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {points.map((each, at) => {
                const found = each.find((point) => point.round === round);
                return <td key={names[at]}>{found ? number(found.mean) : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
