import { ticks } from 'd3-array';
import { line } from 'd3-shape';
import type { Course, Series } from '../../course/course.ts';
import { useLanguage } from '../../words/language.ts';

const WIDTH = 640;
const HEIGHT = 300;
const EDGE = { left: 38, right: 14, top: 14, bottom: 42 };
const INNER = { x: WIDTH - EDGE.left - EDGE.right, y: HEIGHT - EDGE.top - EDGE.bottom };
const TICKS = 5;
/** More labels than these would run into one another. */
const MOST_LABELS = 12;

/** Marks tell the series apart for people who do not see their colours. */
const MARKS = [
  'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0z',
  'M-4.5-4.5H4.5V4.5H-4.5z',
  'M0-6L6 0L0 6L-6 0z',
  'M0-6L6 5H-6z',
  'M-6-5H6L0 6z',
  'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z',
];
const markOf = (index: number) => MARKS[index % MARKS.length];

/** The course of a game as lines, with a caption and its numbers as a table. */
export function Graph({ course }: { readonly course: Course }) {
  const { points, series, decided, per } = course;
  const { t } = useLanguage();
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [least, most] = [Math.min(0, ...known), Math.max(1, ...known)];
  const x = (index: number) => EDGE.left + (INNER.x * index) / Math.max(1, points.length - 1);
  const y = (value: number) => EDGE.top + INNER.y * (1 - (value - least) / (most - least));
  const every = Math.ceil(points.length / MOST_LABELS);
  const turning = decided ? points.indexOf(String(decided.round)) : -1;
  const path = line<{ readonly value: number | null; readonly index: number }>()
    .defined(({ value }) => value !== null)
    .x(({ index }) => x(index))
    .y(({ value }) => y(value ?? 0));
  return (
    <figure className="graph">
      <figcaption>
        <Legend series={series} />
        <span className="sr-only">{t('result.graph', { per, count: points.length })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {turning >= 0 && (
          <rect
            className="graph-turning"
            x={x(turning)}
            y={EDGE.top}
            width={Math.max(8, x(Math.min(turning + 1, points.length - 1)) - x(turning))}
            height={INNER.y}
          />
        )}
        {ticks(least, most, TICKS).map((value) => (
          <g key={value}>
            <path className="graph-rule" d={`M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 9} y={y(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {points.map((label, index) =>
          index % every === 0 || index === points.length - 1 ? (
            <text
              key={label}
              x={x(index)}
              y={HEIGHT - EDGE.bottom + 20}
              textAnchor={index === points.length - 1 ? 'end' : 'middle'}
            >
              {label}
            </text>
          ) : null,
        )}
        <text x={EDGE.left + INNER.x / 2} y={HEIGHT - 4} textAnchor="middle">
          {per}
        </text>
        {series.map(({ id, values }, place) => (
          <g key={id} className="graph-series" {...looksAt(series, place)}>
            <path d={path(values.map((value, index) => ({ value, index }))) ?? ''} />
            {points.length <= 2 * MOST_LABELS &&
              values.map((value, index) =>
                value === null ? null : (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place on the line.
                    key={index}
                    className="graph-mark"
                    d={markOf(place) ?? ''}
                    transform={`translate(${x(index).toFixed(1)} ${y(value).toFixed(1)})`}
                  />
                ),
              )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul className="graph-legend">
      {series.map(({ id, name }, place) => (
        <li key={id} {...looksAt(series, place)}>
          <svg viewBox="-14 -8 28 16" aria-hidden="true" className="graph-series">
            <path d="M-14 0H14" />
            <path className="graph-mark" d={markOf(place) ?? ''} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The colour of a series: its role, and which of that role it is. */
function looksAt(series: readonly Series[], place: number) {
  const { role } = series[place] ?? { role: 'own' };
  const which = series.slice(0, place).filter((each) => each.role === role).length;
  return { 'data-role': role, 'data-which': which };
}

/** The same numbers to be read. */
export function Numbers({ course: { points, series, per } }: { readonly course: Course }) {
  const { t } = useLanguage();
  return (
    <details className="result-numbers">
      <summary>{t('result.numbers')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard. */}
      <section className="result-scroll" tabIndex={0} aria-label={t('result.numbers')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{per}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ id, values }) => (
                  <td key={id}>{values[index] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
