import type { Decision, Game, GameRecord, Json, Line, Seed, Snapshot } from '@grimrule/kernel';
import { resume } from '@grimrule/kernel';
import type { Move } from './move.ts';
import { isRefusal, Room } from './room.ts';

/** A table as it is stored. */
export interface Stored {
  readonly options: Json;
  readonly seed: Seed;
  /** The version of the rules each move was made with; the first is that of the setup. */
  readonly rules: readonly string[];
  readonly moves: readonly Move[];
  readonly snapshots: readonly StoredSnapshot[];
}

export interface StoredSnapshot extends Snapshot {
  /** The number of the move after which it was made. */
  readonly number: number;
}

/**
 * A stored table as it was left. If the rules have changed since, it goes on from its last
 * snapshot as far as the moves still fit.
 */
export function restore<V>(game: Game<V>, stored: Stored): Room<V> | readonly Line[] {
  const { options, seed, moves, rules } = stored;
  if (rules.every((version) => version === game.definition.version)) {
    const room = Room.open(game, options, seed);
    if (!(room instanceof Room)) return room;
    for (const move of moves) {
      const planned = room.plan(move);
      if (isRefusal(planned)) throw new Error(`move ${room.number + 1} does not fit`);
      room.make(planned);
    }
    return room;
  }
  const resumed = resume(game, recordOf(game, stored));
  if ('problems' in resumed) return resumed.problems;
  return new Room(resumed.match, moves.length);
}

/** The decisions that are left when everything that was taken back is taken back. */
function recordOf(game: Game, { options, seed, moves, snapshots }: Stored): GameRecord {
  const decisions: Decision[] = [];
  let sound: readonly StoredSnapshot[] = [];
  let here = 0;
  let wish = 0;
  for (const [index, move] of moves.entries()) {
    if (move.kind === 'answer') {
      decisions.length = here;
      decisions.push({ seat: move.seat, answer: move.answer });
      here++;
    }
    if (move.kind === 'undo') here = move.to;
    if (move.kind === 'redo') here++;
    if (move.kind === 'askUndo') wish = move.to;
    if (move.kind === 'allowUndo') here = wish;
    // A snapshot of something that was taken back is of a game that never was.
    const made = snapshots.filter(({ number }) => number === index + 1);
    sound = [...sound, ...made].filter((each) => each.decisions <= here);
  }
  decisions.length = here;
  return {
    format: 'grimrule',
    game: game.name,
    rules: 'several',
    options,
    seed,
    decisions,
    base: null,
    snapshots: sound,
    takenBack: [],
  };
}
