import { expect, test } from 'vitest';
import { BackGuard } from '../../src/table/leaving/back-guard.ts';

/** The history of a tab that came to a table from the start page. */
function aHistory() {
  const states: unknown[] = [null, null];
  let at = 1;
  return {
    get state() {
      return states[at];
    },
    get at() {
      return at;
    },
    pushState(state: unknown) {
      states.splice(++at, states.length, state);
    },
    go(steps: number) {
      at += steps;
    },
  };
}

function aTable(past = aHistory()) {
  const asked: number[] = [];
  const guard = new BackGuard(past, () => void asked.push(past.at));
  const go = (steps: number) => {
    past.go(steps);
    guard.moved();
  };
  return { past, guard, asked, go };
}

test('a table at which nothing was done has no entry of its own', () => {
  const { past } = aTable();
  expect(past.at).toBe(1);
});

test('the first step back leads to the table itself and is noticed', () => {
  const { past, guard, asked, go } = aTable();
  guard.arm();
  guard.arm();
  expect(past.at).toBe(2);
  go(-1);
  expect(asked).toEqual([1]);
});

test('who stays is asked again', () => {
  const { past, guard, asked, go } = aTable();
  guard.arm();
  go(-1);
  guard.arm();
  go(-1);
  expect(asked).toEqual([1, 1]);
  expect(past.at).toBe(1);
});

test('a step forward to the guard is not taken for one back', () => {
  const { guard, asked, go } = aTable();
  guard.arm();
  go(-1);
  go(1);
  expect(asked).toEqual([1]);
  go(-1);
  expect(asked).toEqual([1, 1]);
});

test('a table that was loaded anew is still guarded', () => {
  const { past, guard } = aTable();
  guard.arm();
  const again = aTable(past);
  again.guard.arm();
  expect(past.at).toBe(2);
  again.go(-1);
  expect(again.asked).toEqual([1]);
});
