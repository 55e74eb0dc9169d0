import type {
  Decision,
  Game,
  GameRecord,
  Json,
  Line,
  Seed,
  Snapshot,
  State,
} from '@grimrule/kernel';
import { dealtBy, GENERATOR, isWhereItWas, Match, resume } from '@grimrule/kernel';
import { Course } from '../moves/course.ts';
import type { Move } from '../moves/move.ts';
import { isRefusal } from '../moves/planned.ts';
import { Room } from '../room.ts';

/** A table as it is stored. */
export interface Stored {
  readonly options: Json;
  readonly seed: Seed;
  /** The generator that it was set up with. */
  readonly generator: string;
  /** The version of the rules each move was made with; the first is that of the setup. */
  readonly rules: readonly string[];
  readonly moves: readonly Move[];
  readonly snapshots: readonly StoredSnapshot[];
}

export interface StoredSnapshot extends Snapshot {
  /** The number of the move after which it was made; 0 for a game that began with this position. */
  readonly number: number;
}

/**
 * A stored table as it was left. If the rules have changed since, and not for this game, it is still
 * the same game; otherwise it goes on from its last snapshot as far as the moves still fit.
 */
export function restore<V>(game: Game<V>, stored: Stored): Room<V> | readonly Line[] {
  const steps = restoring(game, stored);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps, so that the caller can do other work in between. */
export function* restoring<V>(
  game: Game<V>,
  stored: Stored,
): Generator<void, Room<V> | readonly Line[]> {
  const { moves } = stored;
  const dealt = dealtBy(game, stored.generator, stored.seed);
  if (!dealt || !isOfToday(game, stored)) {
    const same = dealt && (yield* replayingTheSame(dealt, stored));
    if (same) return same;
    const resumed = resume(game, recordOf(game, stored));
    if ('problems' in resumed) return resumed.problems;
    return new Room(resumed.match, moves.length);
  }
  const room = begun(dealt, stored);
  if (!(room instanceof Room)) return room;
  for (const move of moves) {
    const planned = room.plan(move);
    if (isRefusal(planned)) throw new Error(`move ${room.number + 1} does not fit`);
    room.make(planned);
    yield;
  }
  return room;
}

/**
 * The table from its beginning, with its log and everything that can be undone, if other rules come
 * to the same positions that were kept; null if they do not.
 */
function* replayingTheSame<V>(game: Game<V>, stored: Stored): Generator<void, Room<V> | null> {
  const { moves, snapshots } = stored;
  // A position that it began with would have to be taken over.
  if (snapshots.some(({ number }) => number === 0)) return null;
  const kept = new Map(snapshots.map((snapshot) => [snapshot.number, snapshot.state]));
  try {
    const room = begun(game, stored);
    if (!(room instanceof Room)) return null;
    for (const move of moves) {
      const planned = room.plan(move);
      if (isRefusal(planned)) return null;
      room.make(planned);
      const state = kept.get(room.number);
      if (state && !isWhereItWas(game.definition, state, room.state as State)) return null;
      yield;
    }
    return room;
  } catch {
    // Rules may trip over moves that they would never have allowed.
    return null;
  }
}

/** Whether these rules made everything of a table, with a generator that is known here. */
export function isOfToday(
  game: Game,
  { seed, generator, rules }: Pick<Stored, 'seed' | 'generator' | 'rules'>,
): boolean {
  const { version } = game.definition;
  return dealtBy(game, generator, seed) !== null && rules.every((each) => each === version);
}

/** A table before its first move: from a position where it has one to begin with. */
export function begun<V>(
  game: Game<V>,
  {
    options,
    seed,
    generator,
    snapshots,
  }: Pick<Stored, 'options' | 'seed' | 'generator' | 'snapshots'>,
): Room<V> | readonly Line[] {
  const base = snapshots.find(({ number }) => number === 0);
  if (!base) return Room.open(game, options, seed, generator);
  const state = game.fork(base.state as State<V>);
  return new Room(new Match(game, { state, log: [] }, { options, seed, base }));
}

/** The decisions before a kept position; the record only counts them, they are never replayed. */
export const FORGOTTEN: Decision = { seat: 0, answer: [] };

/** The decisions that are left when everything that was taken back is taken back. */
function recordOf(game: Game, stored: Stored): GameRecord {
  const { options, seed, generator, moves, snapshots } = stored;
  let course = new Course([]);
  let sound = snapshots.filter(({ number }) => number === 0);
  for (const [index, move] of moves.entries()) {
    const low = course.turnOf(move)?.low ?? course.decisions;
    course.make(move, index + 1);
    // A snapshot of something that was taken back is of a game that never was.
    const made = snapshots.filter(({ number }) => number === index + 1);
    // Where newer rules no longer took all decisions, the snapshot says how many are left.
    const left = made[0]?.decisions ?? course.decisions;
    if (left !== course.decisions) {
      const unknown = Array.from({ length: Math.max(0, left - course.decisions) }, () => FORGOTTEN);
      course = new Course([...course.made(0, left), ...unknown]);
    }
    sound = [...sound.filter((each) => each.decisions <= low), ...made].filter(
      (each) => each.decisions <= left,
    );
  }
  const decisions = course.made(0).map(({ seat, answer }): Decision => ({ seat, answer }));
  // Where other dice began a game that ours went on with, there is no way from its setup to here.
  const isOurs = ({ state }: StoredSnapshot) => state.generator === GENERATOR;
  const ours = dealtBy(game, generator, seed) ? undefined : sound.find(isOurs);
  return {
    format: 'grimrule',
    game: game.name,
    rules: 'several',
    generator: ours ? GENERATOR : generator,
    options,
    seed,
    decisions,
    base: ours ?? null,
    snapshots: sound,
    takenBack: [],
  };
}
