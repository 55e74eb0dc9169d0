import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { GENERATOR } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type { Move, StoredSnapshot } from '../src/index.ts';
import { isRefusal, Room, salvage } from '../src/index.ts';
import { snapshotAfter } from '../src/moves/asked-move.ts';

const SEED = 'salvage';
const VERSION = duel.definition.version;

/** Six phases that end at once, as they are stored: two snapshots at the ends of rounds. */
function stored() {
  const room = Room.open(duel as Game, null, SEED);
  if (!(room instanceof Room)) throw new Error('Duel cannot be set up');
  const moves = new Map<number, Move>();
  const snapshots: StoredSnapshot[] = [];
  for (let number = 1; number <= 6; number++) {
    const seat = room.state.prompt?.seat ?? -1;
    const planned = room.plan({ kind: 'answer', seat, answer: [{ verb: 'endPhase' }] });
    if (isRefusal(planned)) throw new Error(planned.reason.say);
    const snapshot = snapshotAfter(room, planned);
    room.make(planned);
    moves.set(number, planned.move);
    if (snapshot) snapshots.push({ ...snapshot, number });
  }
  return { moves, snapshots };
}

/** The rest of the table after this damage to the stored rows. */
function left(
  damage: (moves: Map<number, Move>, snapshots: StoredSnapshot[]) => void,
  rules: readonly string[] = [VERSION],
) {
  const { moves, snapshots } = stored();
  damage(moves, snapshots);
  const origin = { options: null, seed: SEED, generator: GENERATOR, rules };
  const found = salvage(duel as Game, { ...origin, moves, snapshots, last: 6 });
  if (!('room' in found)) throw new Error(JSON.stringify(found));
  const { room, damaged, from } = found;
  const { turns } = room.state;
  return { damaged, from, number: room.number, decisions: room.decisions, turns };
}

/** The last move is lost, and the position after it. */
const withoutTheLast = (moves: Map<number, Move>, snapshots: StoredSnapshot[]) => {
  moves.delete(6);
  snapshots.pop();
};

const ODD: Move = { kind: 'answer', seat: 0, answer: [{ verb: 'win' }] };

describe('a damaged table', () => {
  it('has snapshots at the ends of its rounds', () => {
    expect(stored().snapshots.map(({ number, decisions }) => [number, decisions])).toEqual([
      [2, 2],
      [4, 4],
      [6, 6],
    ]);
  });

  it('goes on from the last position that was kept after the damage', () => {
    expect(left((moves) => moves.delete(3))).toEqual({
      ...{ damaged: 3, from: 6, number: 6, decisions: 6, turns: 7 },
    });
  });

  it('goes on from there with the moves since', () => {
    expect(
      left((moves, snapshots) => {
        moves.delete(3);
        snapshots.pop();
      }),
    ).toEqual({ damaged: 3, from: 6, number: 6, decisions: 6, turns: 7 });
    expect(
      left((moves, snapshots) => {
        moves.delete(3);
        moves.delete(6);
        snapshots.pop();
      }),
    ).toEqual({ damaged: 3, from: 5, number: 6, decisions: 5, turns: 6 });
  });

  it('goes on from the position after the very move that is lost', () => {
    const lost = left((moves, snapshots) => {
      moves.delete(4);
      snapshots.pop();
    });
    expect(lost).toEqual({ damaged: 4, from: 6, number: 6, decisions: 6, turns: 7 });
  });

  it('keeps what led to the damage where no position was kept after it', () => {
    expect(left(withoutTheLast)).toEqual({
      ...{ damaged: 6, from: 5, number: 6, decisions: 5, turns: 6 },
    });
    const fromTheBeginning = left((moves, snapshots) => {
      moves.delete(1);
      snapshots.splice(0);
    });
    expect(fromTheBeginning).toEqual({
      ...{ damaged: 1, from: 0, number: 6, decisions: 0, turns: 1 },
    });
  });

  it('is damaged by a move that does not fit as by one that is not there', () => {
    const odd = left((moves, snapshots) => {
      withoutTheLast(moves, snapshots);
      moves.set(6, ODD);
    });
    expect(odd).toEqual({ damaged: 6, from: 5, number: 6, decisions: 5, turns: 6 });
  });

  it('goes no further back than a kept position', () => {
    const undo = (to: number): Move => ({ kind: 'undo', seat: 0, to });
    const after = (to: number) =>
      left((moves, snapshots) => {
        moves.delete(3);
        moves.set(6, undo(to));
        snapshots.pop();
      });
    expect(after(4)).toEqual({ damaged: 3, from: 6, number: 6, decisions: 4, turns: 5 });
    expect(after(3)).toEqual({ damaged: 3, from: 5, number: 6, decisions: 5, turns: 6 });
  });

  it('of other rules goes on from its last position, as far as the moves still fit', () => {
    const older = ['1'];
    expect(left((moves) => moves.delete(5), older)).toEqual({
      ...{ damaged: 5, from: 6, number: 6, decisions: 6, turns: 7 },
    });
    const nothingKept = left((moves, snapshots) => {
      moves.delete(4);
      snapshots.splice(0);
    }, older);
    expect(nothingKept).toEqual({ damaged: 4, from: 3, number: 6, decisions: 3, turns: 4 });
    expect(left(withoutTheLast, older)).toEqual({
      ...{ damaged: 6, from: 5, number: 6, decisions: 5, turns: 6 },
    });
  });
});
