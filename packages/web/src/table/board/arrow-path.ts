/** Where a card lies on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The arrow grows from a point to this width; its head is twice as wide. */
const WIDTH = 18;
const HEAD = { length: 30, width: 42 };
/** How far it bows, as a share of its length. */
const BOW = 0.14;

/** An arrow from the edge of one card to the edge of another: thin where it begins, with a head that hits. */
export function arrowPath(from: Box, to: Box): string {
  const start = edge(from, middle(to));
  const end = edge(to, middle(from));
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = {
    x: (start.x + end.x) / 2 + dy * BOW,
    y: (start.y + end.y) / 2 - dx * BOW,
  };
  const along = unit(bend, end);
  const neck = { x: end.x - along.x * HEAD.length, y: end.y - along.y * HEAD.length };
  const side = (by: number) => `${round(neck.x - along.y * by)} ${round(neck.y + along.x * by)}`;
  const bent = (by: number) => `${round(bend.x - along.y * by)} ${round(bend.y + along.x * by)}`;
  return [
    `M${round(start.x)} ${round(start.y)}`,
    `Q${bent(WIDTH / 4)} ${side(WIDTH / 2)}`,
    `L${side(HEAD.width / 2)}`,
    `L${round(end.x)} ${round(end.y)}`,
    `L${side(-HEAD.width / 2)}`,
    `L${side(-WIDTH / 2)}`,
    `Q${bent(-WIDTH / 4)} ${round(start.x)} ${round(start.y)}Z`,
  ].join('');
}

const round = (number: number) => Math.round(number * 10) / 10;

const middle = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where the line from the middle of a card to a point leaves the card. */
function edge(box: Box, towards: Point): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(
    dx === 0 ? 1 : box.width / 2 / Math.abs(dx),
    dy === 0 ? 1 : box.height / 2 / Math.abs(dy),
    1,
  );
  return { x: x + dx * share, y: y + dy * share };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
