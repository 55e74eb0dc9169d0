/** Cards of one kind that lie together: on one line, or on several where room is short. */
export interface Shelf {
  /** The width of each card with what is attached to it, as a share of the height of a card. */
  readonly widths: readonly number[];
  /** The height of a card as a share of the room, where nothing is short. */
  readonly share: number;
  /** The height below which a card cannot be read any more, in pixels. */
  readonly least: number;
  /** How fast its cards shrink where room is short: 1 as all, 2 twice as fast. */
  readonly yields?: number;
  /** What a caption takes of the height, in pixels. */
  readonly caption: number;
  /** What the shelf needs besides its cards, in pixels. */
  readonly extra?: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Between two cards. */
  readonly gap: number;
  /** Between two shelves. */
  readonly between: number;
}

/** How large the cards of a shelf are, and how wide its longest line is. */
export interface Fitted {
  readonly height: number;
  readonly width: number;
}

/** Halving so often comes closer than a pixel. */
const HALVINGS = 12;

/**
 * Finds the largest cards for which all shelves lie side by side in a room, none covering another. Cards
 * shrink together, each shelf down to its least height; a shelf breaks into lines where that makes room.
 */
export function fitted(shelves: readonly Shelf[], room: Room): readonly Fitted[] {
  const free = room.width - room.between * Math.max(0, shelves.length - 1);
  const at = (scale: number) => shelves.map((shelf) => narrowest(shelf, scale, room));
  const fits = (found: readonly Fitted[]) => widthOf(found) <= free;
  let [least, most] = [0, 1];
  if (fits(at(1))) least = 1;
  for (let halving = 0; halving < HALVINGS && least < 1; halving++) {
    const middle = (least + most) / 2;
    if (fits(at(middle))) least = middle;
    else most = middle;
  }
  return withFewerLines(shelves, grown(shelves, at(least), least, free, room), free, room);
}

/**
 * A shelf that breaks into lines makes much room at once, more than its cards needed: the others grow
 * into it, the first of them first.
 */
function grown(
  shelves: readonly Shelf[],
  found: readonly Fitted[],
  scale: number,
  free: number,
  room: Room,
): readonly Fitted[] {
  let left = free - widthOf(found);
  return shelves.map((shelf, index) => {
    const width = found[index]?.width ?? 0;
    const fits = (at: number) => narrowest(shelf, at, room).width - width <= left;
    let [least, most] = [scale, 1];
    if (fits(1)) least = 1;
    for (let halving = 0; halving < HALVINGS && least < 1; halving++) {
      const middle = (least + most) / 2;
      if (fits(middle)) least = middle;
      else most = middle;
    }
    const one = narrowest(shelf, least, room);
    left -= one.width - width;
    return one;
  });
}

const widthOf = (found: readonly Fitted[]) => found.reduce((sum, { width }) => sum + width, 0);

/** A shelf at some scale, on as many lines as the height allows. */
function narrowest(shelf: Shelf, scale: number, room: Room): Fitted {
  const space = room.height - shelf.caption;
  const wanted = shelf.share * room.height * scale ** (shelf.yields ?? 1);
  const height = Math.min(space, Math.max(shelf.least, wanted));
  const lines = Math.max(1, Math.floor((space + room.gap) / (height + room.gap)));
  return { height, width: onLines(shelf, height, lines, room.gap) };
}

/** Where there is room left, a shelf need not break. */
function withFewerLines(
  shelves: readonly Shelf[],
  found: readonly Fitted[],
  free: number,
  { gap }: Room,
): readonly Fitted[] {
  let left = free - widthOf(found);
  return found.map((one, index) => {
    const shelf = shelves[index];
    if (!shelf || left <= 0) return one;
    for (let lines = 1; lines < shelf.widths.length; lines++) {
      const width = onLines(shelf, one.height, lines, gap);
      const more = width - one.width;
      if (more <= 0) break;
      if (more > left) continue;
      left -= more;
      return { height: one.height, width };
    }
    return one;
  });
}

/** The width of the longest of so many lines, with the cards in their order. */
function onLines({ widths, extra = 0 }: Shelf, height: number, lines: number, gap: number): number {
  const pixels = widths.map((width) => width * height);
  let least = Math.max(0, ...pixels);
  let most = sumOf(pixels, gap);
  if (lines <= 1) return most + extra;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (least + most) / 2;
    if (linesFor(pixels, middle, gap) <= lines) most = middle;
    else least = middle;
  }
  return most + extra;
}

const sumOf = (pixels: readonly number[], gap: number) =>
  pixels.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, pixels.length - 1);

/** How many lines of some width it takes. */
function linesFor(pixels: readonly number[], width: number, gap: number): number {
  let lines = 1;
  let used = -gap;
  for (const each of pixels) {
    if (used + gap + each > width + 0.01) {
      lines += 1;
      used = -gap;
    }
    used += gap + each;
  }
  return lines;
}
