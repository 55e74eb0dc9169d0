import { championsWords } from '@grimrule/champions';
import { duelWords } from '@grimrule/duel';
import type { Entry, Match } from '@grimrule/kernel';
import { ringsWords } from '@grimrule/rings';
import type { Told } from '@grimrule/room';
import { expect, test } from 'vitest';
import { MOMENTS as CHAMPIONS } from '../../src/games/champions/moments.ts';
import { MOMENTS as DUEL } from '../../src/games/duel/moments.ts';
import { MOMENTS as RINGS } from '../../src/games/rings/moments.ts';
import { nextBeat } from '../../src/table/moments/beats.ts';
import type { GameMoments } from '../../src/table/moments/kinds.ts';
import { HOLD_MS } from '../../src/table/moments/kinds.ts';
import { weightIn } from '../../src/table/moments/weight.ts';
import { goldenMatch } from './golden.ts';

const told = (say: string, more: object = {}, step = ''): { readonly told: Told } => ({
  told: { at: 0, entry: { line: { say, ...more }, rule: '', step, seen: {}, designs: {} } },
});
const inChampions = ({ told: line }: { readonly told: Told | null }) =>
  weightIn(CHAMPIONS, line, [0]);
const beatOf = (...says: string[]) =>
  nextBeat(
    says.map((say) => told(say)),
    inChampions,
  );

test('what weighs nothing comes with the next weighty moment', () => {
  expect(beatOf('villainPhase', 'stepThreat', 'threatPlaced', 'revealed')).toEqual({
    count: 3,
    kind: 'threat',
    of: 2,
  });
});

test('quick moments in a row are one, and a weighty one after them is its own', () => {
  expect(beatOf('drew', 'exhausted', 'roundBegins', 'drew', 'revealed')).toEqual({
    count: 4,
    kind: 'quick',
    of: 3,
  });
  expect(beatOf('revealed', 'drew')).toEqual({ count: 1, kind: 'reveal', of: 0 });
});

test('nothing but boilerplate is shown at once and holds nothing up', () => {
  expect(beatOf('villainPhaseEnds', 'roundBegins')).toEqual({ count: 2, kind: 'none', of: -1 });
});

test('a change without a line comes along', () => {
  const waiting = [{ told: null }, told('revealed')];
  expect(nextBeat(waiting, inChampions)).toEqual({ count: 2, kind: 'reveal', of: 1 });
});

test('a beat ends where the page may have to stop', () => {
  const waiting = [told('roundBegins'), told('stepDeal', {}, 'deal'), told('revealed')];
  const isStop = ({ told: line }: { readonly told: Told }) =>
    'entry' in line && line.entry.step === 'deal';
  expect(nextBeat(waiting, inChampions, isStop)).toEqual({
    count: 1,
    kind: 'none',
    of: -1,
  });
});

test('a card that I play myself is no news; that of another is', () => {
  const plays = told('plays', { seat: 1, card: 4 }).told;
  expect(weightIn(CHAMPIONS, plays, [0])).toBe('play');
  expect(weightIn(CHAMPIONS, plays, [1])).toBe('none');
});

test('threat of 0 is not looked at', () => {
  expect(weightIn(CHAMPIONS, told('threatPlaced', { count: 0 }).told, [0])).toBe('none');
  expect(weightIn(CHAMPIONS, told('threatPlaced', { count: 1 }).told, [0])).toBe('threat');
});

test('a game without a table of moments shows everything quickly', () => {
  expect(weightIn(undefined, told('revealed').told, [0])).toBe('quick');
});

/** How long the lines are shown at normal speed, answer by answer as they come. */
function lasting(moments: GameMoments, answers: readonly (readonly Entry[])[]): number {
  let sum = 0;
  for (const log of answers) {
    let waiting = log.map((entry): { readonly told: Told } => ({ told: { at: 0, entry } }));
    while (waiting.length > 0) {
      const { count, kind } = nextBeat(waiting, ({ told: line }) => weightIn(moments, line, [0]));
      sum += HOLD_MS[kind];
      waiting = waiting.slice(count);
    }
  }
  return sum;
}

/** The parts of a game between two lines, each as the logs of its answers. */
function parts(match: Match, first: string, last: string): readonly (readonly Entry[])[][] {
  const found: Entry[][][] = [];
  let isWithin = false;
  for (let at = 1; at <= match.undoable; at++) {
    const log = match.logAt(at);
    const from = log.findIndex(({ line }) => line.say === first);
    const until = log.findIndex(({ line }, index) => index > from && line.say === last);
    if (from >= 0) {
      isWithin = true;
      found.push([]);
    }
    if (isWithin) {
      found.at(-1)?.push(log.slice(Math.max(0, from), until < 0 ? undefined : until + 1));
    }
    if (until >= 0) isWithin = false;
  }
  return found;
}

const EVENTS = ['surges', 'defeated', 'villainStage', 'schemeAdvanced', 'attached'];

test('a villain phase without events takes less than five seconds at normal speed', () => {
  const phases = parts(goldenMatch('champions', 'alone'), 'villainPhase', 'playerPhase');
  const says = (phase: readonly (readonly Entry[])[]) => phase.flat().map(({ line }) => line.say);
  const isPlain = (phase: readonly (readonly Entry[])[]) => {
    const all = says(phase);
    const count = (name: string) => all.filter((say) => say === name).length;
    return (
      count('revealed') === 1 && count('enemyAttacks') === 1 && !EVENTS.some((each) => count(each))
    );
  };
  const plain = phases.filter(isPlain);
  expect(plain.length).toBeGreaterThan(1);
  for (const phase of plain) {
    const ms = lasting(CHAMPIONS, phase);
    expect(ms).toBeLessThan(5000);
    // Something is seen of it: the threat, the attack, the card.
    expect(ms).toBeGreaterThan(HOLD_MS.threat + HOLD_MS.aim + HOLD_MS.reveal);
  }
});

/** Enough for every line that a table of moments names. */
const PARAMS = { card: 0, cards: [0], seat: 0, count: 1, now: 1, place: 0, phase: 'quest' };

test('every line that a table of moments weighs is one that its game says', () => {
  const games = [
    [CHAMPIONS, championsWords],
    [RINGS, ringsWords],
    [DUEL, duelWords],
  ] as const;
  const reader = { seat: 0, seats: 1, designOf: () => 0 };
  for (const [{ kinds }, { en }] of games) {
    const say = (name: string) => en.line({ say: name, ...PARAMS, result: 'success' }, reader);
    expect(() => say('noSuchLine')).toThrow();
    for (const name of Object.keys(kinds)) expect(say(name), name).not.toBe('');
  }
});
