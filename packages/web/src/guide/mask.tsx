import type { Spot } from './spot.ts';

/** Room around what stays lit. */
const MARGIN = 8;
const CORNER = 14;

/** Dims the table but for the thing that is spoken of, and the question that one answers. */
export function Mask({
  spot,
  withQuestion,
}: {
  readonly spot: Spot;
  readonly withQuestion: boolean;
}) {
  const question = withQuestion ? document.querySelector('#question') : null;
  const isInside = question?.contains(spot.element) ?? false;
  const holes = [
    hole(spot),
    ...(question && !isInside ? [hole(question.getBoundingClientRect())] : []),
  ];
  return (
    <svg className="guide-mask" aria-hidden="true">
      <path fillRule="evenodd" d={`M0 0H${innerWidth}V${innerHeight}H0Z${holes.join('')}`} />
      <path className="guide-ring" d={holes[0]} />
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
