import type { Definition, Frame, Seat, State } from '@grimrule/kernel';
import { causesIn, doerOf, NONE, Retelling } from '@grimrule/kernel';
import type { Room } from '../room.ts';
import { opened } from './announcer.ts';
import type { Reason } from './reasons.ts';

/** More lines than this are never read. */
const MOST_LINES = 40;

/**
 * Why a line of the log was told, as far as a seat could know then: what was being resolved, the
 * outermost first. The log does not keep that. The decisions of the round are made again, and the
 * stack is looked at when the line is told; so it costs nothing until it is asked for.
 */
export function reasonsFor<V>(
  room: Room<V>,
  line: number,
  seat: Seat,
  open = false,
): readonly Reason[] {
  const told = room.log[line];
  if (!told) return [];
  return room.reasons.of(told, { line, seat, open }, () => found(room, line, seat, open));
}

function found<V>(room: Room<V>, line: number, seat: Seat, open: boolean): readonly Reason[] {
  const moments = new Moments(room, line);
  const then = moments.at(line);
  if (!then) return [];
  const { game } = room;
  const { stack } = game.view(open ? opened(then) : then, seat);
  const causes = causesIn(game.definition, stack);
  const lines = causes.map((): number[] => []);
  let later = then.stack;
  let shared = later.length;
  for (let at = line - 1; at >= 0 && at >= line - MOST_LINES; at--) {
    const earlier = moments.at(at)?.stack;
    if (!earlier) continue;
    shared = Math.min(shared, sharedDepth(game.definition, earlier, later));
    const within = causes.findLastIndex(({ depth }) => depth < shared);
    // Beyond what cards do lies the course of the game: nothing there is a reason.
    if (causes.slice(0, within + 1).every(({ card }) => card === NONE)) break;
    lines[within]?.unshift(at);
    later = earlier;
  }
  return causes.map((cause, index) => ({ ...cause, lines: lines[index] ?? [] }));
}

/** How many frames of a stack were there before already: a step back means another time. */
function sharedDepth(
  definition: Definition,
  earlier: readonly Frame[],
  later: readonly Frame[],
): number {
  const other = earlier.findIndex((before, depth) => {
    const after = later[depth];
    return (
      before.procedure !== after?.procedure ||
      before.step > after.step ||
      doerOf(definition, before) !== doerOf(definition, after)
    );
  });
  return other < 0 ? earlier.length : other;
}

/** The positions in which a line and those before it in its round were told. */
class Moments<V> {
  private readonly room: Room<V>;
  /** By the position that the lines led to. */
  private readonly found = new Map<number, readonly State<V>[]>();

  constructor(room: Room<V>, line: number) {
    this.room = room;
    const { match, game, log } = room;
    const positionOf = (at: number) => (log[at]?.at ?? 0) - match.earlier;
    const until = positionOf(line);
    const wanted = positionOf(Math.max(0, line - MOST_LINES));
    const start = startOfRound(room, until);
    const retelling = new Retelling(game.definition, match.stateAt(start - 1));
    for (let position = start; position <= until; position++) {
      const { answer } = match.decisionAt(position) ?? {};
      if (!answer) continue;
      if (position < wanted) retelling.skip(answer);
      else this.found.set(position, retelling.follow(answer));
    }
  }

  at(line: number): State<V> | null {
    const { match, log } = this.room;
    const told = log[line];
    if (!told || !('entry' in told)) return null;
    const position = told.at - match.earlier;
    const within = match.logAt(position).indexOf(told.entry);
    return this.found.get(position)?.[within] ?? null;
  }
}

/** Everything that is being resolved began in this round, but for the round itself. */
function startOfRound<V>({ match }: Room<V>, until: number): number {
  // The line may be told on the way into the next round.
  let position = Math.max(0, until - 1);
  const { rounds } = match.positionAt(position);
  while (position > 0 && match.positionAt(position - 1).rounds === rounds) position--;
  return Math.max(1, position - 1);
}
