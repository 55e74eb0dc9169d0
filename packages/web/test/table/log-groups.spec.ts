import type { Told } from '@grimrule/room';
import { expect, test } from 'vitest';
import { groupsOf, levelOf } from '../../src/table/log/log-groups.ts';

const told = (say: string, at = 0): Told => ({
  at,
  entry: { line: { say }, rule: '', step: '', seen: {}, designs: {} },
});

test('rounds, phases and turns are headings, and other lines are not', () => {
  expect(levelOf('roundBegins')).toBe(1);
  expect(levelOf('villainPhase')).toBe(2);
  expect(levelOf('attackPhase')).toBe(2);
  expect(levelOf('phaseBegins')).toBe(2);
  expect(levelOf('turnBegins')).toBe(3);
  expect(levelOf('stepThreat')).toBe(3);
  expect(levelOf('villainPhaseEnds')).toBeNull();
  expect(levelOf('damaged')).toBeNull();
});

test('each line stands under the heading before it, with its place in the log', () => {
  const log = [told('drew'), told('roundBegins'), told('plays'), told('paid'), told('turnBegins')];
  const groups = groupsOf(log);
  expect(groups.map(({ heading, level, lines }) => [heading?.at, level, lines.length])).toEqual([
    [undefined, 1, 1],
    [1, 1, 2],
    [4, 3, 0],
  ]);
  expect(groups[1]?.lines.map(({ at }) => at)).toEqual([2, 3]);
});

test('a log that is shown from the middle keeps the places of its lines', () => {
  const log = [told('drew'), told('roundBegins'), told('plays')];
  expect(groupsOf(log, 2)).toEqual([{ heading: null, level: 1, lines: [{ at: 2, told: log[2] }] }]);
});
