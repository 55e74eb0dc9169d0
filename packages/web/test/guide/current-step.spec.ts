import type { Prompt } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import { expect, test } from 'vitest';
import { currentStep, latest, stepsDoneBy } from '../../src/guide/current-step.ts';
import type { GuideStep } from '../../src/guide/guide-step.ts';
import { holdsPlayback } from '../../src/guide/guide-step.ts';

const step = (id: string, on: GuideStep['on'], until: GuideStep['until'] = 'look'): GuideStep => ({
  ...{ id, on, until },
  at: '#question',
  text: { en: id, de: id },
});
const steps = [
  step('villain', { ask: 'mulligan' }),
  step('hand', { ask: 'mulligan' }, 'answer'),
  step('play', { ask: 'playerTurn', offers: 'play' }, { asks: 'pay' }),
  step('attack', { ask: 'playerTurn', offers: 'attack' }, { tells: 'the attack is initiated' }),
  step('threat', { step: '1 place threat' }),
];
const asks = (say: string, ...verbs: readonly string[]): Prompt => ({
  ...{ seat: 0, ask: { say }, rule: '', least: 1, most: 1 },
  options: verbs.map((verb) => ({ verb })),
});
const line = (name: string, at = 3): Told => ({
  at,
  entry: { line: { say: 'drew' }, rule: '', step: name, seen: {}, designs: {} },
});
const quiet = { prompt: null, told: [] };
const ids = (found: readonly GuideStep[]) => found.map(({ id }) => id);

test('a step comes with its question, and the next about it when it is done', () => {
  const moment = { ...quiet, prompt: asks('mulligan') };
  expect(currentStep(steps, [], moment)?.id).toBe('villain');
  expect(currentStep(steps, ['villain'], moment)?.id).toBe('hand');
  expect(currentStep(steps, ['villain', 'hand'], moment)).toBeNull();
  expect(currentStep(steps, [], quiet)).toBeNull();
});

test('a step about a deed comes only where the question offers it', () => {
  const turn = (...verbs: readonly string[]) => ({
    ...quiet,
    prompt: asks('playerTurn', ...verbs),
  });
  expect(currentStep(steps, [], turn('play', 'attack'))?.id).toBe('play');
  expect(currentStep(steps, [], turn('attack'))?.id).toBe('attack');
  expect(currentStep(steps, [], turn('endTurn'))).toBeNull();
});

test('a step about what happened comes even if more has happened since, and holds the playback', () => {
  const moment = { prompt: null, told: [line('1 place threat'), line('2 activate enemies')] };
  const found = currentStep(steps, [], moment);
  expect(found?.id).toBe('threat');
  expect(found && holdsPlayback(found)).toBe(true);
  expect(steps.slice(0, 4).some(holdsPlayback)).toBe(false);
});

test('a step is done by the question that its deed leads to, or by what the log tells', () => {
  expect(ids(stepsDoneBy(steps, { ...quiet, prompt: asks('pay') }))).toEqual(['play']);
  const told = [line('the attack is initiated')];
  expect(ids(stepsDoneBy(steps, { prompt: null, told }))).toEqual(['attack']);
  expect(stepsDoneBy(steps, { ...quiet, prompt: asks('playerTurn') })).toEqual([]);
});

test('the latest lines are those of the last decision', () => {
  const log = [line('a', 1), line('b', 2), line('c', 2)];
  expect(latest(log)).toEqual([log[1], log[2]]);
  expect(latest([])).toEqual([]);
});
