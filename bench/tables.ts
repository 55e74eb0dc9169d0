import type { Slice } from './engine.ts';

/** The measurements of one engine in one part. */
export interface Pace {
  readonly slices: readonly Slice[];
  readonly sensible: readonly Slice[];
  readonly forkMicroseconds: number;
  readonly bytes: number;
  readonly firstSecond: number;
  readonly boardgame: { readonly movesPerSecond: number; readonly movesPerGame: number } | null;
}

type Row = readonly string[];

/** The figures of a part; with another commit beside, its figures and the ratio to them. */
export function tableOf(title: string, paces: readonly Pace[], against: string | null): string {
  const rows = FIGURES.flatMap(
    ({ name, of, shown, isBetterWhenLess, isAmount }): readonly Row[] => {
      const values = paces.map(of);
      const [ours = Number.NaN, other] = values;
      if (Number.isNaN(ours)) return [];
      const cells = [name, ...values.map((value) => (Number.isNaN(value) ? '' : shown(value)))];
      if (other === undefined) return [cells];
      const ratio = isBetterWhenLess ? other / ours : ours / other;
      return [[...cells, isAmount || Number.isNaN(ratio) ? '' : ratio.toFixed(2)]];
    },
  );
  const head: Row = against === null ? [title, ''] : [title, 'this', against.slice(0, 12), 'ratio'];
  return `${columns([head, ...rows])}\n`;
}

interface Figure {
  readonly name: string;
  of(pace: Pace): number;
  shown(value: number): string;
  readonly isBetterWhenLess?: true;
  /** How much was measured, which is no better or worse than another amount. */
  readonly isAmount?: true;
}

const FIGURES: readonly Figure[] = [
  {
    name: 'decisions a processor second, fastest slice',
    of: ({ slices }) => fastest(slices, ({ decisions }) => decisions),
    shown: grouped,
  },
  {
    name: 'decisions a processor second, all slices',
    of: ({ slices }) => overall(slices, ({ decisions }) => decisions),
    shown: grouped,
  },
  {
    name: 'rounds a processor second, fastest slice',
    of: ({ slices }) => fastest(slices, ({ rounds }) => rounds),
    shown: grouped,
  },
  {
    name: 'decisions a second by the clock, all slices',
    of: ({ slices }) => (1000 * sum(slices, 'decisions')) / sum(slices, 'wallMs'),
    shown: grouped,
  },
  {
    name: 'rounds a second by the clock, all slices',
    of: ({ slices }) => (1000 * sum(slices, 'rounds')) / sum(slices, 'wallMs'),
    shown: grouped,
  },
  {
    name: 'seconds of the processor, all slices',
    of: ({ slices }) => sum(slices, 'cpuMs') / 1000,
    shown: (value) => value.toFixed(1),
    isAmount: true,
  },
  {
    name: 'seconds of the clock, all slices',
    of: ({ slices }) => sum(slices, 'wallMs') / 1000,
    shown: (value) => value.toFixed(1),
    isAmount: true,
  },
  {
    name: 'decisions in the first processor second of a process',
    of: ({ firstSecond }) => firstSecond,
    shown: grouped,
  },
  {
    name: 'decisions of `sensible` a processor second',
    of: ({ sensible }) => overall(sensible, ({ decisions }) => decisions),
    shown: (value) => value.toFixed(1),
  },
  {
    name: 'a fork, microseconds',
    of: ({ forkMicroseconds }) => forkMicroseconds,
    shown: (value) => value.toFixed(2),
    isBetterWhenLess: true,
  },
  {
    name: 'bytes of a state as JSON',
    of: ({ bytes }) => bytes,
    shown: grouped,
    isBetterWhenLess: true,
  },
  {
    name: 'decisions a game',
    of: ({ slices }) => sum(slices, 'decisions') / sum(slices, 'games'),
    shown: (value) => value.toFixed(1),
    isAmount: true,
  },
  {
    name: 'boardgame.io, moves a processor second',
    of: ({ boardgame }) => boardgame?.movesPerSecond ?? Number.NaN,
    shown: grouped,
  },
  {
    name: 'boardgame.io, moves a game',
    of: ({ boardgame }) => boardgame?.movesPerGame ?? Number.NaN,
    shown: (value) => value.toFixed(1),
  },
];

function fastest(slices: readonly Slice[], of: (slice: Slice) => number): number {
  return Math.max(...slices.map((slice) => (1000 * of(slice)) / slice.cpuMs));
}

function overall(slices: readonly Slice[], of: (slice: Slice) => number): number {
  const done = slices.reduce((total, slice) => total + of(slice), 0);
  return (1000 * done) / sum(slices, 'cpuMs');
}

function sum(slices: readonly Slice[], of: keyof Slice): number {
  return slices.reduce((total, slice) => total + slice[of], 0);
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function columns(rows: readonly Row[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length);
    });
  }
  const line = (row: Row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return rows.map((row) => `${line(row)}\n`).join('');
}
