import { duel } from '@grimrule/duel';
import type { Game, Match, State } from '@grimrule/kernel';
import { dice, Match as GameMatch, randomAnswer, seeded } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { registrationOf } from '../../src/games/registry.ts';
import { goldenMatch } from './golden.ts';

async function courseOf(match: Match, language: 'en' | 'de' = 'en') {
  const tell = await registrationOf(match.game.name)?.course?.();
  if (!tell) throw new Error('this game tells its course');
  return tell(match, language, (seat) => `Seat ${seat + 1}`);
}

const numberIn = (
  figures: readonly { readonly id: string; readonly value: string }[],
  id: string,
): number => Number(figures.find((each) => each.id === id)?.value);

test('Champions: hit points and threat by round, as they stand when a round begins', async () => {
  const course = await courseOf(goldenMatch('champions', 'alone'));
  expect(course.points).toEqual(['1', '2', '3', '4', '5', '6', '7', 'end']);
  expect(course.series.map(({ name, values }) => [name, values])).toEqual([
    // In round 4 the second stage of 15 hit points comes, already hurt.
    ['Rhino', [14, 14, 4, 2, 12, 4, 8, 0]],
    ['Seat 1', [10, 7, 1, 1, 1, 1, 1, 1]],
    ['The Break-In!', [0, 1, 2, 5, 6, 6, 5, 5]],
  ]);
});

test('Champions: the greatest blow decided a game that was won', async () => {
  const course = await courseOf(goldenMatch('champions', 'alone'));
  expect(course.decided).toEqual({
    at: 62,
    round: 7,
    text: 'Round 7: Swinging Web Kick for 8, the plan at 5 of 7.',
  });
  expect(numberIn(course.figures, 'closest')).toBe(6);
});

test('Champions: what each player did adds up to what all did', async () => {
  const course = await courseOf(goldenMatch('champions', 'together'));
  for (const id of ['dealt', 'removed']) {
    const sum = course.players.reduce((all, { figures }) => all + numberIn(figures, id), 0);
    expect(sum, id).toBe(numberIn(course.figures, id));
    expect(sum, id).toBeGreaterThan(0);
  }
});

test('Champions: heroes who are out have no hit points, and the plan decided a game it won', async () => {
  const course = await courseOf(goldenMatch('champions', 'together'), 'de');
  expect(course.series[1]?.values.slice(-4)).toEqual([0, 0, 0, 0]);
  expect(course.decided).toMatchObject({ round: 9 });
  expect(course.decided?.text).toMatch(/^Runde 9: 4 Bedrohung auf einmal auf /);
});

test('the moments lead to where they happened', async () => {
  const match = goldenMatch('champions', 'alone');
  const { highlights } = await courseOf(match);
  expect(highlights.length).toBeGreaterThan(3);
  for (const { at, text } of highlights.filter((each) => each.text.startsWith('Swinging'))) {
    const said = match.logAt(at).map(({ line }) => line);
    expect(said, text).toContainEqual(expect.objectContaining({ say: 'damaged', count: 8 }));
  }
});

test('Rings: each player has a threat, and progress is a sum over all stages', async () => {
  const match = goldenMatch('rings', 'passage');
  const course = await courseOf(match);
  expect(course.series.map(({ values }) => values)).toEqual([
    [29, 30, 31, 32, 33, 34, 39, 40, 40],
    [29, 30, 31, 32, 33, 34, 35, 36, 36],
    [0, 1, 11, 16, 19, 23, 27, 27, 32],
  ]);
  expect(course.decided?.text).toBe('Round 2: the quest succeeds by 10.');
  const placed = match.log.filter(({ line }) => line.say === 'progressPlaced');
  const sum = placed.reduce((all, { line }) => all + Number(line.count), 0);
  expect(numberIn(course.figures, 'progress')).toBe(sum);
});

/** A game of Duel in which both sides decide by lot. */
function duelByLot(seed: string): Match {
  const match = GameMatch.begin(duel as Game, null, seed);
  if (!(match instanceof GameMatch)) throw new Error('Duel can be set up');
  const lots = dice(seeded(`${seed}, decisions`));
  for (let { prompt } = match.state as State; prompt; { prompt } = match.state as State) {
    match.answer(prompt.seat, randomAnswer(prompt, lots));
  }
  return match;
}

test('Duel: both tracks by turn, as the markers stood', async () => {
  const match = duelByLot('course');
  const course = await courseOf(match);
  const vars = match.state.vars as { readonly points: number; readonly marker: number };
  const [points, marker] = course.series;
  expect(points?.values[0]).toBe(0);
  expect(points?.values.at(-1)).toBe(vars.points);
  expect(marker?.values.at(-1)).toBe(vars.marker);
  const turns = course.points.slice(0, -1).map(Number);
  expect(turns[0]).toBe(1);
  expect(turns.at(-1)).toBe(match.state.turns);
  expect(turns).toEqual([...turns].sort((one, other) => one - other));
  // A line is told in the turn that it ends or begins.
  expect(course.highlights.length).toBeGreaterThan(1);
  for (const { at, round } of course.highlights) {
    const around = [match.positionAt(at - 1).turns, match.positionAt(at).turns];
    expect(around).toContain(round);
  }
  const scored = course.players.map(({ figures }) => numberIn(figures, 'scored'));
  expect(scored.reduce((sum, each) => sum + each, 0)).toBe(numberIn(course.figures, 'scored'));
  expect(numberIn(course.figures, 'scored')).toBeGreaterThan(0);
});
