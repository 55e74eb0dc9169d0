import type { Told } from '@grimrule/room';

/** A line of the log with its place in it. */
interface PlacedLine {
  readonly at: number;
  readonly told: Told;
}

/** A part of the log under its heading: the line that begins it, or none for the beginning. */
export interface LogGroup {
  readonly heading: PlacedLine | null;
  /** 1 for a round, 2 for a phase, 3 for a turn or a step of a phase. */
  readonly level: 1 | 2 | 3;
  readonly lines: readonly PlacedLine[];
}

/** All games name the lines alike with which rounds, phases, turns and steps begin. */
export function levelOf(say: string): 1 | 2 | 3 | null {
  if (say === 'roundBegins') return 1;
  if (say === 'phaseBegins' || /^[a-z]+Phase$/.test(say)) return 2;
  if (say === 'turnBegins' || /^step[A-Z]/.test(say)) return 3;
  return null;
}

export function groupsOf(log: readonly Told[], from = 0): readonly LogGroup[] {
  const groups: { heading: PlacedLine | null; level: 1 | 2 | 3; lines: PlacedLine[] }[] = [
    { heading: null, level: 1, lines: [] },
  ];
  for (const [index, told] of log.slice(from).entries()) {
    const line = { at: from + index, told };
    const level = 'entry' in told ? levelOf(told.entry.line.say) : null;
    if (level === null) groups.at(-1)?.lines.push(line);
    else groups.push({ heading: line, level, lines: [] });
  }
  return groups.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}
