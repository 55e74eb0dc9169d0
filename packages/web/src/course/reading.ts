import type { CardId, Entry, Match, Seat, State } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';

/** A line of the log, with when it was told and whose decision led to it. */
export interface ToldLine {
  readonly at: number;
  /** The round or turn. */
  readonly round: number;
  readonly seat: Seat;
  readonly say: string;
  readonly card: CardId;
  readonly cards: readonly CardId[];
  readonly count: number;
  readonly entry: Entry;
}

/** The log of a game in order; rounds are counted by the line that begins one. */
export function linesOf(match: Match, begins: string): readonly ToldLine[] {
  const lines: ToldLine[] = [];
  let round = begins === 'roundBegins' ? match.stateAt(0).rounds : match.stateAt(0).turns;
  for (let position = 0; position <= match.undoable; position++) {
    for (const entry of match.logAt(position)) {
      const { say, card, cards, count } = entry.line;
      // What was told before the first decision is in the first state already.
      if (say === begins && position > 0) round++;
      lines.push({
        ...{ at: position + match.earlier, round, say, entry },
        seat: match.decisionAt(position)?.seat ?? NONE,
        card: typeof card === 'number' ? card : NONE,
        cards: Array.isArray(cards) ? (cards as CardId[]) : [],
        count: typeof count === 'number' ? count : 0,
      });
    }
  }
  return lines;
}

/** The positions at which rounds or turns begin, and the last one. */
export function pointsOf(
  match: Match,
  period: 'rounds' | 'turns',
): readonly { readonly label: number | null; readonly state: State }[] {
  const points: { label: number | null; state: State }[] = [];
  for (let position = 0; position <= match.undoable; position++) {
    const now = match.positionAt(position)[period];
    const isFirst = position === 0 || now !== match.positionAt(position - 1)[period];
    // Before the first round the table is only set up.
    if (isFirst && now > 0) points.push({ label: now, state: match.stateAt(position) });
  }
  return [...points, { label: null, state: match.state }];
}

/** The sum of what lines count. */
export function total(lines: readonly ToldLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

/** The line that counts most; the last of several. */
export function greatest(lines: readonly ToldLine[]): ToldLine | undefined {
  return lines.reduce<ToldLine | undefined>(
    (most, line) => (most && most.count > line.count ? most : line),
    undefined,
  );
}
