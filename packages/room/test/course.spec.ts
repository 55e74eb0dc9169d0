import type { Seat } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../src/index.ts';
import { Course } from '../src/moves/course.ts';

/** A course to which moves are made as a room makes them, numbered from 1. */
class Played {
  readonly course: Course;
  private number = 0;

  /** How many decisions lie before the position that it goes on from. */
  private readonly earlier: number;

  constructor(most?: number, earlier = 0) {
    this.course = new Course([], earlier, most);
    this.earlier = earlier;
  }

  make(move: Move): void {
    this.number++;
    this.course.make(move, this.number);
  }

  /** A decision that is known by its name. */
  decide(...names: readonly string[]): void {
    for (const verb of names) this.make({ kind: 'answer', seat: 0, answer: [{ verb }] });
  }

  undo(to: number, seat: Seat = 0): void {
    this.make({ kind: 'undo', seat, to: this.earlier + to });
  }

  restore(branch: number): void {
    this.make({ kind: 'restore', seat: 0, branch });
  }

  get line(): string {
    return this.course
      .made(this.earlier)
      .map(({ answer }) => answer[0]?.verb)
      .join('');
  }

  get lost(): readonly string[] {
    return this.course.lost.map(
      ({ branch, at, decisions }) => `${branch}:${at - this.earlier}+${decisions}`,
    );
  }
}

describe.each([0, 3])('the course of a game that goes on after %i decisions', (earlier) => {
  const begun = (most?: number) => new Played(most, earlier);

  it('brings back what was taken back just now', () => {
    const played = begun();
    played.decide('a', 'b', 'c');
    played.undo(2);
    played.undo(0);
    expect([played.line, played.lost]).toEqual(['', ['0:0+3']]);
    played.restore(0);
    expect([played.line, played.lost]).toEqual(['abc', []]);
  });

  it('brings back what was taken back although something else was decided since', () => {
    const played = begun();
    played.decide('a', 'b', 'c');
    played.undo(1);
    played.decide('x', 'y');
    expect([played.line, played.lost]).toEqual(['axy', ['5:1+2']]);
    played.restore(5);
    expect(played.line).toBe('abc');
    // The decisions made instead are not lost either.
    expect(played.lost).toEqual(['7:1+2']);
    played.restore(7);
    expect([played.line, played.lost]).toEqual(['axy', ['8:1+2']]);
  });

  it('loses nothing when somebody takes back, decides, and does so again further back', () => {
    const played = begun();
    played.decide('a', 'b', 'c', 'd');
    played.undo(3);
    played.decide('x');
    played.undo(1);
    played.decide('y');
    expect(played.line).toBe('ay');
    for (const { branch } of played.course.lost) {
      const again = begun();
      again.decide('a', 'b', 'c', 'd');
      again.undo(3);
      again.decide('x');
      again.undo(1);
      again.decide('y');
      again.restore(branch);
      expect(['abcd', 'abcx']).toContain(again.line);
      expect(again.course.lost).toHaveLength(2);
    }
    expect(played.lost).toEqual(['8:1+3', '6:1+3']);
  });

  it('restores a branch that leads on from what is taken back at the moment', () => {
    const played = begun();
    played.decide('a', 'b', 'c');
    played.undo(2);
    played.decide('x');
    played.undo(0);
    expect(played.lost).toEqual(['0:0+3', '5:0+3']);
    played.restore(5);
    expect([played.line, played.lost]).toEqual(['abc', ['7:2+1']]);
  });

  it('keeps only what is no beginning of something longer', () => {
    const played = begun();
    played.decide('a', 'b');
    played.undo(1);
    played.decide('x');
    played.undo(1);
    played.decide('b', 'c');
    played.undo(1);
    played.decide('z');
    // "b" alone is the beginning of "bc".
    expect(played.lost).toEqual(['9:1+2', '6:1+1']);
  });

  it('has not lost any more what is all there again with a branch', () => {
    const played = begun();
    played.decide('a', 'b');
    played.undo(0);
    played.decide('a', 'b');
    played.undo(1);
    played.decide('x');
    expect(played.lost).toEqual(['7:1+1', '4:0+2']);
    played.restore(7);
    expect([played.line, played.lost]).toEqual(['ab', ['8:1+1']]);
  });

  it('keeps the longest of very many', () => {
    const played = begun(3);
    played.decide('a', 'b', 'c', 'd', 'e');
    played.undo(0);
    for (let times = 0; times < 10; times++) {
      played.decide(`${times}`);
      played.undo(0);
    }
    played.decide('z');
    expect(played.course.lost).toHaveLength(3);
    const [{ branch = 0 } = {}] = played.course.lost.filter(({ decisions }) => decisions === 5);
    played.restore(branch);
    expect(played.line).toBe('abcde');
  });
});

describe('a course', () => {
  it('waits until everybody has agreed who has to', () => {
    const played = new Played();
    played.decide('a', 'b');
    played.make({ kind: 'askUndo', seat: 0, to: 1, needs: [1, 2, 3] });
    played.make({ kind: 'allowUndo', seat: 1 });
    expect([played.course.decisions, played.course.wish?.needs]).toEqual([2, [2, 3]]);
    expect([0, 1, 2, 3].map((seat) => played.course.isAsked(seat))).toEqual([
      ...[false, false, true, true],
    ]);
    played.make({ kind: 'allowUndo', seat: 3, seats: [3, 2] });
    expect([played.course.decisions, played.course.wish]).toEqual([1, null]);
    played.make({ kind: 'askRedo', seat: 0, needs: [1] });
    expect(played.course.wish).toMatchObject({ what: 'redo', to: 2, needs: [1] });
    played.make({ kind: 'refuseUndo', seat: 1 });
    expect([played.course.decisions, played.course.wish]).toEqual([1, null]);
  });
});
