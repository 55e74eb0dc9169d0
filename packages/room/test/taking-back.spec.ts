import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type { Move, Told } from '../src/index.ts';
import { isRefusal, Room } from '../src/index.ts';
import { undoTargets } from '../src/moves/undo-targets.ts';
import { Announcer, standingAt } from '../src/telling/announcer.ts';
import { KeptReasons, MOST_KEPT } from '../src/telling/reasons.ts';

const [HEROES, VILLAINS] = [0, 1];

function opened(game: Game = duel as Game, options: Json = null): Room {
  const room = Room.open(game, options, 'taking back');
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  return room;
}

/** Makes a move, and gives what the first seat is told of it. */
function make(room: Room, move: Move) {
  const planned = room.plan(move);
  if (isRefusal(planned)) throw new Error(planned.reason.say);
  return new Announcer(room).makeAndTell(planned)(HEROES, [HEROES]);
}

/** The asked seat does what is proposed, or this. */
function decide(room: Room, verb?: string) {
  const { prompt } = room.state;
  if (!prompt) throw new Error('nobody is asked');
  const found = verb && prompt.options.find((option) => option.verb === verb);
  const answer = found ? [found] : proposalFor(prompt);
  return make(room, { kind: 'answer', seat: prompt.seat, answer });
}

const takenBack = (log: readonly Told[]) =>
  log.flatMap((told) => ('takenBack' in told ? [{ at: told.at, ...told.takenBack }] : []));

describe('what was taken back', () => {
  it('is told in one line, also when it is done twice to the same decision', () => {
    const room = opened();
    decide(room, 'endPhase');
    decide(room, 'endPhase');
    make(room, { kind: 'undo', seat: HEROES, to: 1 });
    const once = { at: 1, seat: HEROES, decisions: 1, learned: true };
    expect(takenBack(room.log)).toEqual([once]);
    decide(room, 'endPhase');
    make(room, { kind: 'undo', seat: HEROES, to: 1 });
    expect(takenBack(room.log)).toEqual([{ ...once, decisions: 2 }]);
    make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
    expect(takenBack(room.log)).toEqual([{ at: 0, seat: VILLAINS, decisions: 3, learned: true }]);
  });

  it('stays told where something earlier is taken back than the line', () => {
    const room = opened();
    for (let made = 0; made < 3; made++) decide(room, 'endPhase');
    make(room, { kind: 'undo', seat: HEROES, to: 1 });
    decide(room, 'endPhase');
    decide(room, 'endPhase');
    make(room, { kind: 'undo', seat: VILLAINS, to: 2 });
    expect(takenBack(room.log).map(({ at, decisions }) => [at, decisions])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('is no longer told once it is done again', () => {
    const room = opened();
    decide(room, 'endPhase');
    const before = room.log.length;
    make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
    make(room, { kind: 'redo', seat: VILLAINS });
    expect(takenBack(room.log)).toEqual([]);
    expect(room.log).toHaveLength(before);
  });

  it('says whether a hidden card was seen', () => {
    const room = opened(champions as Game, { scenario: 'rhino', heroes: ['she-hulk'] });
    decide(room);
    decide(room, 'changeForm');
    make(room, { kind: 'undo', seat: 0, to: 1 });
    expect(takenBack(room.log)).toEqual([{ at: 1, seat: 0, decisions: 1, learned: false }]);
  });

  it('does not count the own cards that were laid open to the other side', () => {
    const room = opened();
    const asked = () => room.state.prompt?.ask.say;
    const { printed } = room.game.definition;
    const plain = room.state.prompt?.options.find(
      ({ verb, card = -1 }) =>
        verb === 'play' && printed[room.state.cards[card]?.design ?? -1]?.abilities.length === 0,
    );
    if (!plain) throw new Error('no card without an effect can be played');
    make(room, { kind: 'answer', seat: VILLAINS, answer: [plain] });
    while (asked() !== 'playPhase') decide(room);
    expect(room.match.learnedSince(0, [HEROES])).toBe(true);
    make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
    expect(takenBack(room.log)).toMatchObject([{ seat: VILLAINS, learned: false }]);
  });

  it('counts what the other side has laid open', () => {
    const room = opened();
    decide(room, 'play');
    make(room, { kind: 'undo', seat: HEROES, to: 0 });
    expect(takenBack(room.log)).toMatchObject([{ seat: HEROES, learned: true }]);
  });
});

describe('a choice that is left halfway', () => {
  const paying = () => {
    const room = opened();
    decide(room, 'play');
    while (!room.state.prompt?.cost) {
      make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
      const dear = room.state.prompt?.options.find(
        ({ verb, card }) => verb === 'play' && isPaidFor(room, card),
      );
      if (!dear) throw new Error('no card has to be paid for');
      make(room, { kind: 'answer', seat: VILLAINS, answer: [dear] });
    }
    return room;
  };
  const isPaidFor = (room: Room, card = -1) => {
    const answered = room.game.answer(room.state, VILLAINS, [{ verb: 'play', card }]);
    return !('refusal' in answered) && answered.state.prompt?.cost !== undefined;
  };
  const leaves = (room: Room, ...seats: readonly number[]) =>
    new Announcer(room).standing(seats[0] ?? 2, seats).leaves;

  it('is the payment for a card, which goes back to before it was played', () => {
    expect(leaves(paying(), VILLAINS)).toBe(0);
  });

  it('is not a question of another seat, nor one that begins a deed', () => {
    expect(leaves(paying(), HEROES)).toBeNull();
    expect(leaves(opened(), VILLAINS)).toBeNull();
  });

  it('goes on behind the payment with the place', () => {
    const room = paying();
    decide(room);
    expect(room.state.prompt?.ask.say).toBe('choosePlace');
    expect(leaves(room, VILLAINS)).toBe(0);
    decide(room);
    expect(leaves(room, VILLAINS)).toBeNull();
  });

  it('is not told of as taken back', () => {
    const room = paying();
    make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
    expect(takenBack(room.log).filter(({ decisions }) => decisions > 1)).toEqual([]);
    const before = takenBack(room.log).length;
    decide(room, 'endPhase');
    make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
    expect(takenBack(room.log)).toHaveLength(before + 1);
  });

  it('does not come back to what was set off by a deed', () => {
    const room = opened(champions as Game, { scenario: 'rhino', heroes: ['she-hulk'] });
    decide(room);
    decide(room, 'changeForm');
    expect(room.state.prompt?.ask.say).toBe('useAbility');
    expect(leaves(room, 0)).toBeNull();
  });
});

describe('where undo leads', () => {
  it('in Duel: to the beginnings of phase, turn and round, and to the last own decision', () => {
    const room = opened();
    const nowhere = { decision: null, turn: null, phase: null, round: null };
    expect(undoTargets(room.match, [HEROES])).toEqual(nowhere);
    decide(room, 'endPhase');
    expect(undoTargets(room.match, [HEROES])).toEqual({
      decision: null,
      turn: 0,
      phase: 0,
      round: 0,
    });
    expect(undoTargets(room.match, [VILLAINS])).toEqual({
      decision: 0,
      turn: 0,
      phase: 0,
      round: 0,
    });
    decide(room, 'endPhase');
    expect(undoTargets(room.match, [HEROES])).toEqual({ decision: 1, turn: 1, phase: 1, round: 0 });
    expect(undoTargets(room.match, [VILLAINS]).decision).toBe(0);
    decide(room, 'endPhase');
    expect(undoTargets(room.match, [HEROES])).toEqual({ decision: 1, turn: 2, phase: 2, round: 2 });
    expect(undoTargets(room.match, [HEROES, VILLAINS]).decision).toBe(2);
    expect(undoTargets(room.match, []).decision).toBeNull();
  });
});

describe('what a move tells', () => {
  it('is one moment without a line where nothing is told', () => {
    const room = opened();
    decide(room, 'endPhase');
    const { length } = room.log;
    const asked = make(room, { kind: 'askUndo', seat: VILLAINS, to: 0, needs: [HEROES] });
    expect(asked.keep).toBe(length);
    expect(asked.moments.map(({ told }) => told)).toEqual([null]);
  });

  it('is a moment a line', () => {
    const room = opened();
    const { length } = room.log;
    const ended = decide(room, 'endPhase');
    expect(ended.keep).toBe(length);
    expect(ended.moments).toHaveLength(room.log.length - length);
    expect(ended.moments.every(({ told }) => told !== null)).toBe(true);
  });

  it('keeps of the log what stays', () => {
    const room = opened();
    const { length } = room.log;
    decide(room, 'endPhase');
    const undone = make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
    expect(undone.keep).toBe(length);
    expect(undone.moments.map(({ told }) => told && 'takenBack' in told)).toEqual([true]);
  });
});

describe('a position of the past', () => {
  it('is any from the beginning to now, and no other', () => {
    const room = opened();
    decide(room, 'endPhase');
    const there = (at: number) => standingAt(room, at, HEROES) !== null;
    expect([-1, 0, 1, 2].map(there)).toEqual([false, true, true, false]);
  });

  it('asks nothing, undoes nothing, and has the log up to then', () => {
    const room = opened();
    const before = room.log.length;
    decide(room, 'endPhase');
    const then = standingAt(room, 0, VILLAINS);
    expect(then?.view.prompt).toBeNull();
    expect(then?.undo.decision).toBeNull();
    expect(then?.decisions).toBe(0);
    expect(then?.log).toHaveLength(before);
  });

  it('shows hidden cards only where all lie open', () => {
    const room = opened();
    const known = (open: boolean) =>
      standingAt(room, 0, HEROES, open)?.view.cards.filter((card) => card !== null).length ?? 0;
    expect(known(true)).toBe(room.state.cards.length);
    expect(known(false)).toBeLessThan(known(true));
  });
});

describe('branches that were taken back', () => {
  it('are kept up to the twentieth, and of more the longest', () => {
    const room = opened();
    /** So many decisions on, and back to the beginning; each branch begins with another play. */
    const branch = (length: number) => {
      for (let made = 1; made < length; made++) decide(room, 'endPhase');
      decide(room, 'play');
      make(room, { kind: 'undo', seat: VILLAINS, to: 0 });
    };
    for (let length = 1; length <= 21; length++) branch(length);
    const lengths = () => room.lost.map(({ branch: number, decisions }) => [number > 0, decisions]);
    // The latest can be done again, and is none of the twenty.
    const older = Array.from({ length: 20 }, (_, at) => [true, 20 - at]);
    expect(lengths()).toEqual([[false, 21], ...older]);
    branch(22);
    expect(lengths()).toEqual([[false, 22], [true, 21], ...older.slice(0, 19)]);
  });
});

describe('reasons that were found', () => {
  const told = { at: 0, takenBack: { seat: 0, decisions: 1, learned: false } };
  const asking = (line: number) => ({ line, seat: 0, open: false });

  it('are kept for all who ask the same, and not for those who ask something else', () => {
    const kept = new KeptReasons();
    let found = 0;
    const find = () => {
      found++;
      return [];
    };
    kept.of(told, asking(1), find);
    kept.of(told, asking(1), find);
    expect(found).toBe(1);
    kept.of(told, asking(2), find);
    kept.of(told, { ...asking(1), seat: 1 }, find);
    kept.of(told, { ...asking(1), open: true }, find);
    kept.of({ ...told }, asking(1), find);
    expect(found).toBe(5);
    // A seat and a line that read alike when they are written in a row.
    kept.of(told, { line: 1, seat: 11, open: false }, find);
    kept.of(told, { line: 11, seat: 1, open: false }, find);
    expect(found).toBe(7);
  });

  it('are forgotten beyond 256, those first that were asked for longest ago', () => {
    expect(MOST_KEPT).toBe(256);
    const kept = new KeptReasons();
    for (let line = 0; line < 256; line++) kept.of(told, asking(line), () => []);
    expect(kept.bytes).toBe(256_000);
    kept.of(told, asking(0), () => []);
    kept.of(told, asking(256), () => []);
    expect(kept.bytes).toBe(256_000);
    const isKept = (line: number) => {
      let wasKept = true;
      kept.of(told, asking(line), () => {
        wasKept = false;
        return [];
      });
      return wasKept;
    };
    expect([0, 256, 1].map(isKept)).toEqual([true, true, false]);
  });
});
