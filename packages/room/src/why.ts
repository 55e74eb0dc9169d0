import type { Cause, Definition, Frame, Seat, State } from '@grimrule/kernel';
import { causesIn, doerOf, NONE } from '@grimrule/kernel';
import type { Room } from './room.ts';
import { opened } from './told.ts';

/** A reason for a line of the log, with the lines that were told on the way from it. */
export interface Reason extends Cause {
  /** Their places in the log, the latest last. */
  readonly lines: readonly number[];
}

/** Nobody reads on beyond so many lines. */
const MOST_LINES = 40;

/**
 * Why a line of the log was told, as far as a seat could know then: what was being resolved, the
 * outermost first. The log does not keep that. The decision that led to the line is made again, and
 * the stack is looked at when it is told; so it costs nothing while nobody asks.
 */
export function reasonsFor<V>(
  room: Room<V>,
  line: number,
  seat: Seat,
  open = false,
): readonly Reason[] {
  const moments = new Moments(room);
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

/** The positions in which lines were told; the lines of one decision are found together. */
class Moments<V> {
  private readonly room: Room<V>;
  private readonly found = new Map<number, readonly State<V>[]>();

  constructor(room: Room<V>) {
    this.room = room;
  }

  at(line: number): State<V> | null {
    const { match, log } = this.room;
    const told = log[line];
    if (!told || !('entry' in told)) return null;
    const position = told.at - match.earlier;
    const within = match.logAt(position).indexOf(told.entry);
    return this.statesAt(position)[within] ?? null;
  }

  private statesAt(position: number): readonly State<V>[] {
    const known = this.found.get(position);
    if (known) return known;
    const { match, game } = this.room;
    const decision = match.decisionAt(position);
    const states: State<V>[] = [];
    if (decision) {
      const before = match.stateAt(position - 1);
      game.answer(before, decision.seat, decision.answer, (state) => states.push(state));
    }
    this.found.set(position, states);
    return states;
  }
}
