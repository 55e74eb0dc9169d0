/** A part of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Side = 'top' | 'right' | 'bottom' | 'left';

/** Where a bubble stands beside a thing, and where on its edge the arrow begins. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** The side of the thing on which it stands. */
  readonly side: Side;
  /** The place of the arrow along the edge that faces the thing. */
  readonly point: number;
}

/** Between the thing and the bubble there is room for the arrow. */
const GAP = 20;
const MARGIN = 8;
/** How much worse it is to cover the thing than anything else. */
const NEVER = 10_000;
/** The arrow keeps away from the corners of the bubble. */
const CORNER = 22;

const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom'];
/** Along the edge: the arrow in the middle of the bubble, near its beginning, or near its end. */
const SHARES = [0.5, 0.15, 0.85];

/**
 * Puts a bubble beside a thing so that it lies on the screen, does not cover the thing, and covers as
 * little as possible of what else one may want to press.
 */
export function placeBubble(
  thing: Box,
  bubble: Size,
  screen: Size,
  avoid: readonly Box[],
): BubblePlace {
  const places = SIDES.flatMap((side) =>
    SHARES.map((share) => placeAt(side, share, thing, bubble, screen)),
  );
  const cost = (place: BubblePlace) => {
    const box = { ...place, ...bubble };
    const covered = avoid.reduce((sum, each) => sum + overlap(box, each), 0);
    return overlap(box, thing) * NEVER + covered;
  };
  const costs = places.map(cost);
  const best = costs.indexOf(Math.min(...costs));
  return places[best] as BubblePlace;
}

function placeAt(side: Side, share: number, thing: Box, bubble: Size, screen: Size): BubblePlace {
  const isBeside = side === 'left' || side === 'right';
  const [middleX, middleY] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const wanted = {
    left: isBeside
      ? side === 'right'
        ? thing.left + thing.width + GAP
        : thing.left - GAP - bubble.width
      : middleX - bubble.width * share,
    top: isBeside
      ? middleY - bubble.height * share
      : side === 'bottom'
        ? thing.top + thing.height + GAP
        : thing.top - GAP - bubble.height,
  };
  const left = within(wanted.left, MARGIN, screen.width - MARGIN - bubble.width);
  const top = within(wanted.top, MARGIN, screen.height - MARGIN - bubble.height);
  const point = isBeside
    ? within(middleY - top, CORNER, bubble.height - CORNER)
    : within(middleX - left, CORNER, bubble.width - CORNER);
  return { left, top, side, point };
}

/** A value between two others; where they leave no room, the first counts. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
