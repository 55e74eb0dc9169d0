import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EMPTY_LINES, grimrule, scratch, startGrimrule } from './run.ts';

/** Nearly all other specs run commands in their own process; these start the program itself. */

const DUEL = 'play duel --seed s --bot random'.split(' ');

describe('the program', () => {
  test.concurrent.each([
    ['--help'],
    ['--version'],
    ['cards champions web-shooter'],
    ['cards duel --json'],
    ['cards rings'],
    ['rules champions overkill'],
    ['simulate --help --lang de'],
    ['plya duel'],
    ['help nonsense'],
    ['play duel'],
    ['play duel --save .'],
    ['simulate duel --games 1e3'],
    ['simulate champions --players 5 --lang de'],
    ['replay /dev/zero'],
  ])('says and ends with what the command alone does: %s', async (typed) => {
    const args = typed.split(' ');
    expect(await startGrimrule(args)).toEqual(await grimrule(args));
  });

  test.concurrent('ends with 0 if all went well, and with 2 after a mistake', async () => {
    const version = await startGrimrule(['--version']);
    expect(version).toEqual({ code: 0, out: '0.1.0\n', err: '' });
    const nothing = await startGrimrule([]);
    expect(nothing).toMatchObject({ code: 2, out: '' });
    expect(nothing.err).toMatch(/^Choose a command.*\n$/);
  });

  test.concurrent('speaks German where the system does', async () => {
    const { out } = await startGrimrule(['play', '--help'], '', { LC_ALL: 'de_DE.UTF-8' });
    expect(out).toContain('Aufruf:');
  });

  test.concurrent('plays a whole game that is piped in', async () => {
    const champions = 'play champions --seed s'.split(' ');
    const { code, out, err } = await startGrimrule(champions, EMPTY_LINES);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/The players (win|lose)/);
  });

  test.concurrent('goes on with a game that another process has saved, and replays it', async () => {
    const file = scratch('saved by a process.json');
    const saving = ['--seat', 'villains', '--save', file];
    const first = await startGrimrule([...DUEL, ...saving], '1\nq\n');
    expect(first).toMatchObject({ code: 0, err: '' });
    const before = JSON.parse(readFileSync(file, 'utf8')).decisions.length;
    const again = ['play', 'duel', '--resume', file, '--save', file];
    const { code, out } = await startGrimrule(again, EMPTY_LINES);
    expect(code).toBe(0);
    expect(out).toContain('Villains (you)');
    expect(JSON.parse(readFileSync(file, 'utf8')).decisions.length).toBeGreaterThan(before);
    const replayed = await startGrimrule(['replay', file]);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toMatch(/All \d+ decisions replay as they were saved\./);
  });

  test.concurrent('says when the moves end too early', async () => {
    const { err, code } = await startGrimrule(DUEL, '\n');
    expect(err).toMatch(/^The moves ended after \d+ decisions, before the game was over\.\n$/);
    expect(code).toBe(2);
  });

  test.concurrent('measures', async () => {
    const { out, code } = await startGrimrule(['bench', 'duel', '--json', '--seconds', '0.1']);
    expect(code).toBe(0);
    expect(JSON.parse(out).duel.decisionsPerSecond).toBeGreaterThan(0);
  });

  test('does not complain if its reader stops early', () => {
    const bin = fileURLToPath(new URL('../bin/grimrule.mjs', import.meta.url));
    const piped = spawnSync('bash', ['-c', `node '${bin}' cards duel --json | head -1`]);
    expect(String(piped.stderr)).toBe('');
    expect(String(piped.stdout)).not.toBe('');
  });
});
