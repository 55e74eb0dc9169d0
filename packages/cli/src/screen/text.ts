import { stripVTControlCharacters } from 'node:util';
import type { Painter } from './paint.ts';

/** How many columns a text takes on the screen. */
export function columns(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/** A text without colours, cut off or filled up to exactly so many columns. */
export function fit(text: string, width: number): string {
  const letters = [...text];
  if (letters.length <= width) return text + ' '.repeat(width - letters.length);
  return width <= 1
    ? '…'.slice(0, width)
    : `${letters
        .slice(0, width - 1)
        .join('')
        .trimEnd()}…`.padEnd(width);
}

/** Cut off if it is too long. */
export function cut(text: string, width: number): string {
  return fit(text, width).trimEnd();
}

/** Fills up a text that may hold colours. */
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

/** Breaks a text at its spaces; with more than `most` lines, the last one is cut off. */
export function wrap(
  text: string,
  width: number,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && columns(line) + 1 + columns(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  if (lines.length <= most) return lines;
  const last = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), cut(last, width)];
}

/** Pieces of a line, each with its colour, put together as one that is exactly so wide. */
export type Piece = readonly [text: string, painter?: Painter];

export function joinPieces(pieces: readonly Piece[], width: number): string {
  let left = width;
  let line = '';
  for (const [text, painter] of pieces) {
    const shown = cut(text, left) === text.trimEnd() ? text.slice(0, left) : cut(text, left);
    line += painter ? painter(shown) : shown;
    left -= columns(shown);
    if (left <= 0) break;
  }
  return line + ' '.repeat(Math.max(0, left));
}

/** Columns of texts, each as wide as its widest cell. */
export function columnsOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, columns(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, index) => pad(cell, widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Keeps a piece on one line. */
const HARD_SPACE = '\u00A0';

/** Pieces one after the other behind a label, none of them broken, in as many lines as it takes. */
export function flow(label: string, pieces: readonly Piece[], width: number): readonly string[] {
  const room = width - columns(label);
  const whole = pieces.map(([text, painter]) => {
    // One that is wider than a line has to be broken after all.
    const shown = columns(text) > room ? text : text.replaceAll(' ', HARD_SPACE);
    const words = shown.split(' ');
    return words.map((word) => (painter ? painter(word) : word)).join(' ');
  });
  const indent = ' '.repeat(columns(label));
  return wrap(whole.join(`${HARD_SPACE}· `), room).map((line, index) => {
    const shown = line.replaceAll(HARD_SPACE, ' ').replace(/ ·$/, '');
    return (index === 0 ? label : indent) + shown;
  });
}
