import { useId } from 'react';
import { Icon } from '../../../card/icons.tsx';
import type { DeckDesk, Kind } from '../../desk/desk.ts';
import { useDeckTexts } from '../../words/words.ts';
import type { Bar, Copies } from './numbers.ts';
import { curve, meanCost, tally } from './numbers.ts';

const WIDTH = 200;
const HEIGHT = 76;
const FOOT = 15;
const HEAD = 13;

/** The curve of costs: a bar each, with its number. */
export function CostCurve({ copies }: { readonly copies: readonly Copies[] }) {
  const { say, language } = useDeckTexts();
  const id = useId();
  const bars = curve(copies);
  const mean = meanCost(copies);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / bars.length;
  const high = HEIGHT - FOOT - HEAD;
  const told = bars.map(({ id: cost, count }) => `${cost}: ${count}`).join(', ');
  return (
    <figure className="builder-curve">
      <figcaption id={id}>
        {say.numbers.curve}{' '}
        {mean !== null && (
          <span className="builder-mean">
            {say.numbers.mean(mean.toLocaleString(language, { maximumFractionDigits: 1 }))}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${say.numbers.curve}: ${told}`}
      >
        {bars.map(({ id: cost, count }, at) => {
          const height = (high * count) / most;
          const x = at * step;
          return (
            <g key={cost}>
              <rect
                className="builder-bar"
                x={x + step * 0.14}
                y={HEAD + high - height}
                width={step * 0.72}
                height={Math.max(height, 1)}
                rx={2}
              />
              {count > 0 && (
                <text className="builder-bar-count" x={x + step / 2} y={HEAD + high - height - 3}>
                  {count}
                </text>
              )}
              <text className="builder-bar-name" x={x + step / 2} y={HEIGHT - 3}>
                {cost}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** What the cards give when they are spent, or which spheres the heroes pay for. */
export function ResourceBars(props: {
  readonly copies: readonly Copies[];
  readonly desk: DeckDesk;
}) {
  const { copies, desk } = props;
  const { say } = useDeckTexts();
  const order = desk.resources.map(({ id }) => id);
  const bars = tally(copies, ({ resources }) => resources, order);
  return <Bars title={say.numbers.resources} bars={bars} kinds={desk.resources} isColoured />;
}

/** Named bars on their sides, each with its number. */
export function Bars(props: {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly kinds: readonly Kind[];
  readonly isColoured?: boolean;
  readonly name?: (id: string) => string;
}) {
  const { title, bars, kinds, isColoured = false, name } = props;
  const { language } = useDeckTexts();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className="builder-bars">
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ id, count }) => {
          const kind = kinds.find((each) => each.id === id);
          const title = name?.(id) ?? kind?.name[language] ?? id;
          return (
            <li key={id} title={title}>
              {kind?.icon && isColoured ? (
                <span className="resource" data-resource={kind.icon} aria-hidden="true">
                  <Icon name={kind.icon} />
                </span>
              ) : null}
              <span className={kind?.icon && isColoured ? 'sr-only' : 'builder-bar-title'}>
                {title}
              </span>
              <span className="builder-track" aria-hidden="true">
                <i
                  style={{ width: `${(100 * count) / most}%` }}
                  data-resource={isColoured ? kind?.icon : undefined}
                />
              </span>
              <b>{count}</b>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
