import { paint } from '../screen/paint.ts';
import type { Piece } from '../screen/text.ts';
import { flow } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';

interface Hand {
  readonly label: string;
  readonly empty: string;
  readonly designs: readonly number[];
  /** A card among others in a line. */
  briefly(design: number): Piece;
  /** A card in a line or a column of its own. */
  line(design: number, width: number): string;
}

/** The least width of a column. */
const COLUMN = 40;

/** The hand of the seat that looks: briefly, in lines, or in as many columns as fit. */
export function drawHandOf(hand: Hand, sheet: Sheet): readonly string[] {
  const { designs } = hand;
  const title = ` ${hand.label} (${designs.length})`;
  if (designs.length === 0) return [`${paint.bold(title)} ${hand.empty}`];
  if (sheet.hand === 'brief') return flow(`${title}: `, designs.map(hand.briefly), sheet.width);
  const across = sheet.hand === 'lines' ? 1 : Math.max(1, Math.floor(sheet.width / COLUMN));
  const width = Math.floor(sheet.width / across);
  const rows = Math.ceil(designs.length / across);
  const lines = Array.from({ length: rows }, (_, at) =>
    Array.from({ length: across }, (_, column) => designs[column * rows + at])
      .map((design) => (design === undefined ? '' : hand.line(design, width)))
      .join('')
      .trimEnd(),
  );
  return [paint.bold(title), ...lines];
}
