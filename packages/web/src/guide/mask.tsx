import type { Spot } from './spot.ts';

/** Room around what stays lit. */
const MARGIN = 8;
const CORNER = 14;

/** The question that one answers, and what a card offers. */
const ANSWERS = '#question, .sheet';

/** Dims the table but for the thing that is spoken of, and where one answers. */
export function Mask({
  spot,
  withQuestion,
}: {
  readonly spot: Spot;
  readonly withQuestion: boolean;
}) {
  const answers = withQuestion ? [...document.querySelectorAll(ANSWERS)] : [];
  const others = answers.filter((each) => !each.contains(spot.element));
  const [lit, ...also] = [spot, ...others.map((each) => each.getBoundingClientRect())].map(hole);
  return (
    <svg className="guide-mask" aria-hidden="true">
      <path
        fillRule="evenodd"
        d={`M0 0H${innerWidth}V${innerHeight}H0Z${[lit, ...also].join('')}`}
      />
      <path className="guide-ring" d={lit} />
    </svg>
  );
}

function hole(place: Pick<Spot, 'left' | 'top' | 'width' | 'height'>): string {
  const [left, top] = [place.left - MARGIN, place.top - MARGIN];
  const [width, height] = [place.width + 2 * MARGIN, place.height + 2 * MARGIN];
  const corner = Math.min(CORNER, width / 2, height / 2);
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}`;
  return [
    `M${left + corner} ${top}h${width - 2 * corner}${turn(1, 1)}v${height - 2 * corner}`,
    `${turn(-1, 1)}h${2 * corner - width}${turn(-1, -1)}v${2 * corner - height}${turn(1, -1)}Z`,
  ].join('');
}
