import type { Decision, Game, GameRecord, Line, Snapshot } from '@grimrule/kernel';
import { dealtBy, resume } from '@grimrule/kernel';
import { Course, isTurning } from '../moves/course.ts';
import type { Move } from '../moves/move.ts';
import { isRefusal } from '../moves/planned.ts';
import { Room } from '../room.ts';
import type { Stored, StoredSnapshot } from './restore.ts';
import { begun, FORGOTTEN, isOfToday } from './restore.ts';

/** A stored table with moves that are missing or that make no sense. */
export interface Damaged extends Omit<Stored, 'moves'> {
  readonly moves: ReadonlyMap<number, Move>;
  /** The number of the last move that was stored, be it sound or not. */
  readonly last: number;
}

export interface Salvaged<V> {
  readonly room: Room<V>;
  /** The first move that is not there or does not fit. */
  readonly damaged: number;
  /** The move after which the game goes on. */
  readonly from: number;
}

/**
 * As much of a damaged table as can be had: from its beginning as far as the moves go, or, if a
 * position was kept later than that, from the last one kept. New moves get numbers beyond all
 * that were stored.
 */
export function salvage<V>(game: Game<V>, stored: Damaged): Salvaged<V> | readonly Line[] {
  const whole = isOfToday(game, stored) ? replayed(game, stored) : null;
  const damaged = (whole?.number ?? soundUntil(stored.moves, 0)) + 1;
  const kept = stored.snapshots.findLast(({ number }) => number >= damaged);
  if (whole && !kept) {
    const from = whole.number;
    whole.number = stored.last;
    return { room: whole, damaged, from };
  }
  const start = kept ?? stored.snapshots.at(-1);
  const { record, from } = recordFrom(game, stored, start);
  const resumed = resume(game, record);
  if ('problems' in resumed) return resumed.problems;
  return { room: new Room(resumed.match, stored.last), damaged, from: from - resumed.dropped };
}

/** Moves come from outside: what is no move must not get into a room. */
export function isMove(data: unknown): data is Move {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('seat' in data)) {
    return false;
  }
  const { kind, seat } = data;
  if (!Number.isInteger(seat)) return false;
  if (kind === 'answer' || kind === 'ahead') return 'answer' in data && Array.isArray(data.answer);
  if (kind === 'undo' || kind === 'askUndo') return 'to' in data && Number.isInteger(data.to);
  if (kind === 'restore' || kind === 'askRestore') {
    return 'branch' in data && Number.isInteger(data.branch);
  }
  return kind === 'redo' || kind === 'askRedo' || kind === 'allowUndo' || kind === 'refuseUndo';
}

/** The table from its beginning, as far as its moves go. */
function replayed<V>(game: Game<V>, stored: Damaged): Room<V> | null {
  const dealt = dealtBy(game, stored.generator, stored.seed);
  const room = dealt && begun(dealt, stored);
  if (!(room instanceof Room)) return null;
  for (let move = stored.moves.get(1); move; move = stored.moves.get(room.number + 1)) {
    try {
      const planned = room.plan(move);
      if (isRefusal(planned)) return room;
      room.make(planned);
    } catch {
      return room;
    }
  }
  return room;
}

function soundUntil(moves: ReadonlyMap<number, Move>, from: number): number {
  let number = from;
  while (moves.has(number + 1)) number++;
  return number;
}

/** The decisions since a kept position, or since the beginning. */
function recordFrom(
  game: Game,
  { options, seed, generator, moves }: Damaged,
  start: StoredSnapshot | undefined,
): { readonly record: GameRecord; readonly from: number } {
  const earlier = start?.decisions ?? 0;
  const course = new Course([], earlier);
  let number = start?.number ?? 0;
  for (let move = moves.get(number + 1); move; move = moves.get(number + 1)) {
    // Nothing leads back behind a kept position, nor to what was taken back before it.
    if (isTurning(move) && !course.turnWanted(move)) break;
    number++;
    course.make(move, number);
  }
  const decisions = [
    ...Array.from({ length: earlier }, () => FORGOTTEN),
    ...course.made(earlier).map(({ seat, answer }): Decision => ({ seat, answer })),
  ];
  const snapshots: readonly Snapshot[] = start ? [start] : [];
  const record: GameRecord = {
    format: 'grimrule',
    game: game.name,
    rules: 'several',
    generator: start?.state.generator ?? generator,
    options,
    seed,
    decisions,
    base: null,
    snapshots,
    takenBack: [],
  };
  return { record, from: number };
}
