import type { Chart, ChartStep, Language, Rulebook, StepKind } from '@grimrule/rulebook';
import { linesOf, widthOf } from './text-width.ts';

/** A chart in units of its drawing: boxes from top to bottom, and the ways between them. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  /** Lines that lead from a step to what may be done in it. */
  readonly branches: readonly Branch[];
  readonly waysBack: readonly Way[];
}

export interface Box {
  readonly step: ChartStep;
  readonly kind: StepKind;
  readonly number: string;
  readonly lines: readonly string[];
  /** On which condition it goes back from here. */
  readonly back: readonly string[];
  /** Everything that stands in it, to be read aloud. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its text begins. */
  readonly textX: number;
}

interface Arrow {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

interface Branch {
  readonly x: number;
  readonly from: number;
  readonly ends: readonly number[];
}

/** On the right: out of a box, up, and into an earlier one. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly box: number;
  readonly lane: number;
}

export const FONT = 14;
const SMALL_FONT = 12;
export const LINE = 18;
export const SMALL_LINE = 16;
export const PADDING = 10;
const WIDTH = 340;
const RIGHT = 304;
const LEFT = 6;
const INDENT = 24;
const SPINE = 52;
const LANE = 12;
const GAPS: Readonly<Record<StepKind, number>> = { edge: 18, step: 18, option: 8, window: 14 };

export function drawingOf(chart: Chart, book: Rulebook, language: Language): Drawing {
  const boxes: Box[] = [];
  let y = 2;
  for (const step of chart.steps) {
    if (boxes.length > 0) y += GAPS[step.kind];
    const box = boxOf(step, y, textOf(step, book, language), language);
    boxes.push(box);
    y += box.height;
  }
  return {
    width: WIDTH,
    height: y + 2,
    boxes,
    arrows: arrowsBetween(boxes),
    branches: branchesOf(boxes),
    waysBack: waysBackIn(boxes),
  };
}

/** The title of an entry without the number that stands before it anyway. */
function textOf({ says, entry, number }: ChartStep, book: Rulebook, language: Language): string {
  const text = says?.[language] ?? book.entry(entry)?.[language].title ?? entry;
  return number !== undefined && text.startsWith(`${number} `)
    ? text.slice(number.length + 1)
    : text;
}

function boxOf(step: ChartStep, y: number, text: string, language: Language): Box {
  const { kind, number = '', back, isInner = false } = step;
  const x = LEFT + (isInner ? INDENT : 0);
  const width = RIGHT - x;
  const numberWidth = number === '' ? 0 : widthOf(number, FONT) + 8;
  const textX = x + PADDING + numberWidth;
  const room = RIGHT - PADDING - textX;
  const lines = linesOf(text, FONT, room);
  const condition = back?.while[language] ?? '';
  const backLines = back ? linesOf(`↺ ${condition}`, SMALL_FONT, room) : [];
  return {
    step,
    kind,
    number,
    lines,
    back: backLines,
    name: [`${number} ${text}`.trim(), condition].filter((part) => part !== '').join(', '),
    x,
    y,
    width,
    height: lines.length * LINE + backLines.length * SMALL_LINE + (kind === 'window' ? 8 : 14),
    textX,
  };
}

/** Steps in any order hang on a branch; every other step follows by an arrow. */
function arrowsBetween(boxes: readonly Box[]): readonly Arrow[] {
  return boxes.slice(1).flatMap((box, place) => {
    const before = boxes[place];
    if (!before || box.kind === 'option') return [];
    return [{ x: SPINE, from: before.y + before.height, to: box.y }];
  });
}

function branchesOf(boxes: readonly Box[]): readonly Branch[] {
  return boxes.flatMap((box, place) => {
    const options = boxes.slice(place + 1);
    const end = options.findIndex(({ kind }) => kind !== 'option');
    const hanging = end < 0 ? options : options.slice(0, end);
    if (box.kind === 'option' || hanging.length === 0) return [];
    return [
      {
        x: LEFT + INDENT / 2,
        from: box.y + box.height,
        ends: hanging.map((option) => option.y + option.height / 2),
      },
    ];
  });
}

function waysBackIn(boxes: readonly Box[]): readonly Way[] {
  const middle = ({ y, height }: Box) => y + height / 2;
  const ways = boxes.flatMap((box, place) => {
    const { back } = box.step;
    if (!back) return [];
    const target = boxes.slice(0, place + 1).findLast(({ step }) => step.entry === back.to);
    if (!target) return [];
    // A step that is repeated leads back to itself.
    return target === box
      ? [{ from: middle(box) + 7, to: middle(box) - 7, box: place }]
      : [{ from: middle(box), to: middle(target), box: place }];
  });
  // The short ones run inside, and what runs around them further out.
  const placed: Way[] = [];
  for (const way of ways.toSorted((one, other) => one.from - one.to - (other.from - other.to))) {
    const beside = placed.filter((other) => way.to < other.from && other.to < way.from);
    const lane = Math.max(RIGHT, ...beside.map((other) => other.lane)) + LANE;
    placed.push({ ...way, lane });
  }
  return placed;
}
