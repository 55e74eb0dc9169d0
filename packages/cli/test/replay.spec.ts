import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_LINES, grimrule, scratch } from './run.ts';

const saved = scratch('saved.json');
const read = () => JSON.parse(readFileSync(saved, 'utf8'));
/** The same game before its last decision: one that is over is told from its setup if it can be. */
const unfinished = () => {
  const { decisions, snapshots, ...record } = read();
  const left = decisions.slice(0, -1);
  const isEarlier = (each: { readonly decisions: number }) => each.decisions <= left.length;
  return { ...record, decisions: left, snapshots: snapshots.filter(isEarlier) };
};

beforeAll(async () => {
  const args = ['play', 'duel', '--seed', 'r', '--bot', 'random', '--save', saved];
  await grimrule(args, EMPTY_LINES);
});

describe('replay', () => {
  test('tells the game round by round and checks it', async () => {
    const { code, out, err } = await grimrule(['replay', saved]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Setup');
    expect(out).toContain('Round 1');
    expect(out).toContain('Round 2');
    expect(out).toMatch(/All \d+ decisions replay as they were saved\./);
  });

  test('stops where it is told to', async () => {
    const { out } = await grimrule(['replay', saved, '--to', '3', '--lang', 'de']);
    expect(out).toContain('Angehalten nach 3 von');
    expect(out).toContain('Der Tisch nach 3 Entscheidungen');
  });

  test('shows a side only what it knew', async () => {
    const all = await grimrule(['replay', saved]);
    const heroes = await grimrule(['replay', saved, '--seat', 'heroes']);
    expect(all.out).not.toMatch(/villains draw a card/);
    expect(heroes.out).toMatch(/villains draw a card/);
    expect(heroes.out).toContain('Your hand');
  });

  test('says how far a game of other rules goes', async () => {
    const file = scratch('other-rules.json');
    writeFileSync(file, JSON.stringify({ ...unfinished(), rules: '0' }));
    const { code, out } = await grimrule(['replay', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/saved with version 0 of the rules.*\d+ of \d+ decisions still fit/);
    expect(out).not.toContain('Setup');
  });

  test('tells a finished game of other rules from its setup, if it still ends the same', async () => {
    const file = scratch('other-rules-finished.json');
    writeFileSync(file, JSON.stringify({ ...read(), rules: '0' }));
    const { code, out } = await grimrule(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('Setup');
    const all = read().decisions.length;
    expect(out).toContain(`${all} of ${all} decisions still fit`);
  });

  const DAMAGES: readonly (readonly [what: string, damage: object])[] = [
    ['no variables', { vars: {} }],
    ['no side to move', { vars: { active: 7, points: 0, marker: 0, phase: 'play' } }],
    ['nothing under way', { stack: [] }],
    ['no cards', { cards: [] }],
    ['a billion seats', { seats: 1e9 }],
    ['nobody asked', { prompt: { seat: -1, ask: { say: 'playPhase' }, options: [] } }],
    ['a question without options', { prompt: { seat: 0, ask: { say: 'x' }, options: [] } }],
  ];
  test.concurrent.each(DAMAGES)('passes over damaged snapshots: %s', async (what, damage) => {
    const file = scratch(`snapshots ${what}.json`);
    const { snapshots, ...record } = read();
    const damaged = snapshots.map((snapshot: { readonly state: object }) => ({
      ...snapshot,
      state: { ...snapshot.state, ...damage },
    }));
    writeFileSync(file, JSON.stringify({ ...record, rules: '0', snapshots: damaged }));
    const { code, out, err } = await grimrule(['replay', file]);
    expect(err).toBe('');
    expect(out).toContain('Setup');
    const all = record.decisions.length;
    expect(out).toContain(`${all} of ${all} decisions still fit`);
    expect(code).toBe(0);
    const resumed = await grimrule(['play', 'duel', '--resume', file], EMPTY_LINES);
    expect(resumed.err).toBe('');
    expect(resumed.code).toBe(0);
  });

  test('goes on from the last snapshot that is sound', async () => {
    const file = scratch('last snapshot damaged.json');
    const { snapshots, ...record } = unfinished();
    const last = { ...snapshots.at(-1), state: { ...snapshots.at(-1).state, vars: {} } };
    const some = { ...record, rules: '0', snapshots: [...snapshots.slice(0, -1), last] };
    writeFileSync(file, JSON.stringify(some));
    const { code, out } = await grimrule(['replay', file]);
    expect(code).toBe(0);
    expect(out).not.toContain('Setup');
    expect(out).toContain(`Round ${snapshots.at(-2).state.rounds}`);
  });

  test('reads a file that begins with a byte order mark', async () => {
    const file = scratch('marked.json');
    writeFileSync(file, `\uFEFF${readFileSync(saved, 'utf8')}`);
    expect((await grimrule(['replay', file])).code).toBe(0);
  });

  test('of a bot that is no longer known asks nothing of it', async () => {
    const file = scratch('unknown bot.json');
    writeFileSync(file, JSON.stringify({ ...read(), players: { seat: 'x', bot: 'x' } }));
    const { code, err } = await grimrule(['play', 'duel', '--resume', file], EMPTY_LINES);
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});

describe('a file that is no good gets one sentence and exit code 2', () => {
  const json = (change: (record: ReturnType<typeof read>) => unknown) => () =>
    JSON.stringify(change(read()));
  const BROKEN: readonly (readonly [kind: string, content: () => string | Buffer, RegExp])[] = [
    ['empty', () => '', /not a saved game, or is incomplete/],
    ['truncated', () => readFileSync(saved).subarray(0, 700), /or is incomplete/],
    ['binary', () => Buffer.from([0, 255, 254, 1, 2, 128]), /or is incomplete/],
    ['foreign', () => '{"format":"other","moves":[1,2]}', /not a saved game of Grimrule/],
    ['a list', () => '[1,2,3]', /not a saved game of Grimrule/],
    ['null', () => 'null', /not a saved game of Grimrule/],
    ['of another game', json((it) => ({ ...it, game: 'chess' })), /game of 'chess'/],
    ['without a seed', json((it) => ({ ...it, seed: null })), /has no seed/],
    ['without decisions', json((it) => ({ ...it, decisions: 7 })), /no list of decisions/],
    ['with a hole', json((it) => ({ ...it, decisions: [null] })), /decision 1 cannot be read/],
    [
      'with huge numbers',
      json((it) => ({
        ...it,
        decisions: [{ seat: 1e300, answer: [{ verb: 'play', card: 1e300 }] }],
      })),
      /decision 1 of 1 is not legal/,
    ],
    [
      'tampered with',
      json((it) => ({ ...it, decisions: it.decisions.toSpliced(2, 1) })),
      /decision \d+ of \d+ is not legal/,
    ],
    ['of options unheard of', json((it) => ({ ...it, options: { x: 1 } })), /damaged/],
  ];

  test.concurrent.each(BROKEN)('%s', async (kind, content, sentence) => {
    const file = scratch(`broken ${kind}.json`);
    writeFileSync(file, content());
    const { code, out, err } = await grimrule(['replay', file]);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test.concurrent('also when the game should go on', async () => {
    const file = scratch('not to be resumed.json');
    for (const [content, sentence] of [
      [{ ...read(), game: 'chess' }, /a game of chess, not of duel/],
      [{ ...read(), decisions: [{ seat: 0, answer: [] }] }, /decision 1 of 1 is not legal/],
    ] as const) {
      writeFileSync(file, JSON.stringify(content));
      const { code, out, err } = await grimrule(['play', 'duel', '--resume', file], EMPTY_LINES);
      expect(err).toMatch(sentence);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(out).toBe('');
      expect(code).toBe(2);
    }
  });

  test.concurrent('missing, or a folder', async () => {
    mkdirSync(scratch('folder'), { recursive: true });
    const missing = await grimrule(['replay', scratch('nowhere.json')]);
    expect(missing.err).toMatch(/There is no file/);
    expect(missing.code).toBe(2);
    const folder = await grimrule(['replay', scratch('folder')]);
    expect(folder.err).toMatch(/is a folder/);
    expect(folder.code).toBe(2);
  });

  test.concurrent('a device or a pipe, which may never end', async () => {
    const pipe = scratch('pipe');
    spawnSync('bash', ['-c', `mkfifo '${pipe}'`]);
    for (const file of ['/dev/zero', pipe]) {
      const { err, code } = await grimrule(['replay', file]);
      expect(err).toMatch(/is a pipe or a device, not a file\.\n$/);
      expect(code).toBe(2);
    }
  });

  test.concurrent('too short for --to', async () => {
    const { err, code } = await grimrule(['replay', saved, '--to', '99999']);
    expect(err).toMatch(/beyond the end/);
    expect(code).toBe(2);
  });
});
