import { expect, test } from 'vitest';
import { grimrule, PATIENCE } from './run.ts';

const ARGS = 'simulate duel --games 24 --seed w --json'.split(' ');

async function simulated(...more: readonly string[]) {
  const { out, code } = await grimrule([...ARGS, ...more]);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(1);
  const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(out);
  expect(seconds * gamesPerSecond).toBeCloseTo(24);
  expect(decisionsPerSecond).toBeGreaterThan(0);
  return rest;
}

test('the same seed gives the same results, however many threads play', PATIENCE, async () => {
  const one = await simulated('--bot', 'random', '--workers', '1');
  const two = await simulated('--bot', 'random', '--workers', '2');
  expect(two).toEqual(one);
  expect(Object.keys(one.outcomes)).toEqual(['heroes', 'villains', 'draw']);
  expect(Object.keys(one.endings)).toEqual(['heroPoints', 'villainPoints', 'civilians', 'deck']);
  const { heroes, villains, draw } = one.outcomes;
  expect(heroes + villains + draw).toBe(24);
  expect(one).toMatchObject({ games: 24, bot: 'random', against: 'random', seed: 'w' });
  expect(one.rounds).toBeGreaterThan(1);
  expect(one.decisions).toBeGreaterThan(one.rounds);
});

test('a report in words names outcomes and endings', PATIENCE, async () => {
  const args = 'simulate duel --games 6 --seed w --bot random --lang de'.split(' ');
  const { out } = await grimrule(args);
  expect(out).toMatch(/6 Spiele in/);
  expect(out).toMatch(/Helden gewinnen +\d/);
  expect(out).toMatch(/ein Deck war leer +\d/);
});
