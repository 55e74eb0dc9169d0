import { champions } from '@grimrule/champions';
import type { Game } from '@grimrule/kernel';
import { dice, randomAnswer, resume, seeded, snapshotOf } from '@grimrule/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Move, StoredSnapshot } from '../src/index.ts';
import { isRefusal, Room, reasonsFor, restore } from '../src/index.ts';
import { snapshotAfter } from '../src/moves/asked-move.ts';
import { undoTargets } from '../src/moves/undo-targets.ts';

const game = champions as Game;
const DECISIONS = 40;

function move(room: Room, made: Move): string {
  const planned = room.plan(made);
  if (isRefusal(planned)) return planned.reason.say;
  room.make(planned);
  return 'done';
}

function decide(room: Room, times: number, by: (room: Room) => Move): void {
  for (let left = times; left > 0; left--) expect(move(room, by(room))).toBe('done');
}

const asProposed = ({ state }: Room): Move => ({
  kind: 'answer',
  seat: state.prompt?.seat ?? 0,
  answer: game.proposal(state),
});

/** A whole game, and the same as a table has it that knows it from a later position on. */
function tables() {
  const whole = Room.open(game, { heroes: ['spider-man'], scenario: 'rhino' }, 7);
  if (!(whole instanceof Room)) throw new Error(JSON.stringify(whole));
  decide(whole, DECISIONS, asProposed);
  // In the middle of a round, so that a round begins before the position and one after it.
  const at = undoTargets(whole.match, [0]).round ?? 0;
  const from = at - 3;
  const base = snapshotOf(game.definition, from, whole.match.stateAt(from));
  const resumed = resume(game, { ...whole.record(), base });
  if ('problems' in resumed) throw new Error(JSON.stringify(resumed.problems));
  return { whole, later: new Room(resumed.match), from };
}

describe('a table that goes on from a later position', () => {
  let whole: Room;
  let later: Room;
  let from: number;
  beforeEach(() => {
    ({ whole, later, from } = tables());
  });

  it('counts its decisions from the beginning of the game', () => {
    expect(from).toBeGreaterThan(0);
    expect(later.decisions).toBe(DECISIONS);
    expect(later.state).toEqual(whole.state);
    expect(undoTargets(later.match, [0])).toEqual(undoTargets(whole.match, [0]));
  });

  it('tells what was told since', () => {
    expect(later.log).toEqual(whole.log.filter(({ at }) => at > from));
    expect(later.log.length).toBeGreaterThan(5);
  });

  it('tells why', () => {
    const before = whole.log.length - later.log.length;
    const round = undoTargets(later.match, [0]).round ?? 0;
    const since = later.log.flatMap(({ at }, line) => (at > round ? [line] : []));
    expect(since.length).toBeGreaterThan(5);
    for (const line of since) {
      const reasons = reasonsFor(later, line, 0).map((reason) => ({
        ...reason,
        lines: reason.lines.map((each) => each + before),
      }));
      expect(reasons).toEqual(reasonsFor(whole, line + before, 0));
    }
    expect(since.some((line) => reasonsFor(later, line, 0).length > 0)).toBe(true);
  });

  it('undoes back to that position, and not beyond it', () => {
    expect(move(later, { kind: 'undo', seat: 0, to: from - 1 })).toBe('nothingToUndo');
    for (const to of [from + 2, from]) {
      expect(move(later, { kind: 'undo', seat: 0, to })).toBe('done');
      expect([later.decisions, later.state]).toEqual([to, whole.match.stateAt(to)]);
    }
    expect(undoTargets(later.match, [0])).toEqual({
      ...{ decision: null, turn: null, phase: null, round: null },
    });
  });

  it('restores what was taken back, although something else was decided since', () => {
    const { state } = later;
    const random = dice(seeded('otherwise'));
    move(later, { kind: 'undo', seat: 0, to: from + 2 });
    decide(later, 2, ({ state: { prompt } }) => ({
      kind: 'answer',
      seat: prompt?.seat ?? 0,
      answer: prompt ? randomAnswer(prompt, random) : [],
    }));
    const [lost] = later.lost;
    expect(lost).toMatchObject({ at: from + 2, decisions: DECISIONS - from - 2 });
    const planned = later.plan({ kind: 'restore', seat: 0, branch: lost?.branch ?? 0 });
    if (isRefusal(planned)) throw new Error(planned.reason.say);
    expect(snapshotAfter(later, planned)).toEqual(snapshotOf(game.definition, DECISIONS, state));
    expect(move(later, { kind: 'restore', seat: 0, branch: lost?.branch ?? 0 })).toBe('done');
    expect([later.decisions, later.state]).toEqual([DECISIONS, state]);
  });
});

describe('a table that began with a position', () => {
  const stored = () => {
    const { whole, from } = tables();
    const { options, seed, generator } = whole.match;
    const base = { number: 0, ...snapshotOf(game.definition, 0, whole.match.stateAt(from)) };
    return { options, seed, generator, moves: [], snapshots: [base] };
  };

  it('is begun with it again', () => {
    const { version } = game.definition;
    const before = stored();
    const again = restore(game, { ...before, rules: [version] });
    expect(again instanceof Room && [again.decisions, again.state.cards]).toEqual([
      0,
      before.snapshots[0]?.state.cards,
    ]);
  });

  it('is taken over with it when the rules have changed since', () => {
    const before = stored();
    const [base] = before.snapshots;
    const state = { ...base?.state, rules: '0' } as StoredSnapshot['state'];
    const snapshots = before.snapshots.map((each) => ({ ...each, state }));
    const again = restore(game, { ...before, snapshots, rules: ['0'] });
    if (!(again instanceof Room)) throw new Error('it cannot be restored');
    expect(again.state.rules).toBe(game.definition.version);
    expect(again.state.cards).toEqual(base?.state.cards);
  });
});
