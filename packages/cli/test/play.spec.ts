import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMPTY_LINES, grimrule, PATIENCE, scratch } from './run.ts';

const DUEL = 'play duel --seed s --bot random'.split(' ');

test('a whole game can be piped in as empty lines', PATIENCE, async () => {
  const { code, out, err } = await grimrule(DUEL, EMPTY_LINES);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/(win|draw)/i);
});

test('options are picked by their numbers, and several pay', PATIENCE, async () => {
  const { out, code } = await grimrule([...DUEL, '--seat', 'villains'], '1\n\n1\nw\nu\nr\nq\n');
  expect(code).toBe(0);
  expect(out).toContain('Taken back.');
  expect(out).toContain('Done again.');
  expect(out).toContain('The game was not saved.');
});

test('what is no answer is refused, and the question stays', PATIENCE, async () => {
  const input = `99\nabc\n1 1\n${EMPTY_LINES}`;
  const { err, code } = await grimrule([...DUEL, '--seat', 'villains'], input);
  expect(err).toContain("'99' is none of the numbers listed.");
  expect(err).toContain("'abc' is none of the numbers listed.");
  expect(err.trim().split('\n')).toHaveLength(3);
  expect(code).toBe(0);
});

test('moves that end too early leave a sentence and exit code 2', PATIENCE, async () => {
  const { err, code } = await grimrule(DUEL, '\n');
  expect(err).toMatch(/^The moves ended after \d+ decisions, before the game was over\.\n$/);
  expect(code).toBe(2);
});

test('a saved game goes on where it was', PATIENCE, async () => {
  const file = scratch('resumed.json');
  const first = await grimrule([...DUEL, '--seat', 'villains', '--save', file], '1\nq\n');
  expect(first.out).toContain(`--resume ${file}`);
  const before = JSON.parse(readFileSync(file, 'utf8')).decisions.length;
  expect(before).toBeGreaterThan(0);
  const again = ['play', 'duel', '--resume', file, '--save', file];
  const { code, out } = await grimrule(again, EMPTY_LINES);
  expect(code).toBe(0);
  expect(out).toContain('Villains (you)');
  expect(JSON.parse(readFileSync(file, 'utf8')).decisions.length).toBeGreaterThan(before);
});

test('two people share the input', PATIENCE, async () => {
  const { code, out } = await grimrule(['play', 'duel', '--hot-seat', '--seed', '1'], EMPTY_LINES);
  expect(code).toBe(0);
  expect(out).toContain('Heroes (you)');
  expect(out).toContain('Villains (you)');
});
