import { readFileSync, writeFileSync } from 'node:fs';
import { readRun } from '@grimrule/lab';
import { describe, expect, test } from 'vitest';
import { planned } from '../src/lab/planning.ts';
import { grimrule, scratch, startGrimrule } from './run.ts';

const LAB = 'lab champions --bot random --seed w --games 6'.split(' ');
const COMPARE = ['--compare', '--heroes "she-hulk" --bot random'];

const started = async (...args: readonly string[]) => {
  const { out, err, code } = await startGrimrule([...LAB, ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
};

describe('a run', () => {
  test('has the same rows, however many threads play it and wherever it was interrupted', async () => {
    const whole = scratch('whole.jsonl');
    const one = await started(...COMPARE, '--threads', '1', '--file', whole, '--json');
    const text = readFileSync(whole, 'utf8');
    const cut = scratch('cut.jsonl');
    // In the middle of the line of a game.
    writeFileSync(cut, text.slice(0, text.length * 0.6));
    const two = await started(...COMPARE, '--threads', '2', '--file', cut, '--json');
    expect(two).toBe(one);
    expect(readRun(readFileSync(cut, 'utf8'))).toEqual(readRun(text));
    const { settings, comparison } = JSON.parse(one);
    expect(settings.map(({ games }: { games: number }) => games)).toEqual([6, 6]);
    expect(comparison).toMatchObject({ pairs: 6, neither: 6 });
  });

  test('that is whole is told anew without playing', async () => {
    const file = scratch('again.jsonl');
    await started('--file', file);
    const before = readFileSync(file, 'utf8');
    const { out } = await grimrule([...LAB, '--file', file, '--lang', 'de']);
    expect(out).toMatch(/6 Partien/);
    expect(out).toMatch(/gewonnen +0,0\s% \(0\) +0,0\s% – 39,0\s%/);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('is told with its cards, round by round, and as a table for spreadsheets', async () => {
    const csv = scratch('run.csv');
    const out = await started('--cards', '--csv', csv);
    expect(out).toMatch(/villain: hit points left +29\.0/);
    expect(out).toMatch(/Swinging Web Kick +[+−]\d/);
    expect(out).toMatch(/This is no proof/);
    const lines = readFileSync(csv, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('setting,seed,won,result,ending,rounds,decisions,heroes,threat,villain');
  });

  test('of all settings is a table of heroes against scenarios', async () => {
    const args = 'lab champions --bot random --games 1 --players 1 --mode expert --table'.split(
      ' ',
    );
    const { out } = await startGrimrule(args);
    expect(out).toMatch(/^ +rhino +klaw +ultron .*\n/);
    expect(out).toMatch(/\nshe-hulk +0\.0% \[0\.0% 79\.3%\]/);
  });
});

describe('what was typed', () => {
  const asked = { games: 2, from: 0, seed: 's', bot: 'random' };

  test('makes the same plan in every language', () => {
    const en = planned('champions', { ...asked, compare: '--mode expert' }, 'en');
    const de = planned('champions', { ...asked, compare: '--mode expert' }, 'de');
    expect(de.plan).toEqual(en.plan);
    expect(en.plan.settings.map(({ options }) => options)).toMatchObject([
      { mode: 'standard', scenario: 'rhino' },
      { mode: 'expert', scenario: 'rhino' },
    ]);
  });

  test('is taken over by the second setting where that says nothing else', () => {
    const typed = { ...asked, scenario: 'klaw', heroes: 'iron-man' };
    const { plan } = planned('champions', { ...typed, compare: '--bot sensible' }, 'en');
    const [first, second] = plan.settings;
    expect(second?.options).toEqual(first?.options);
    expect([first?.bots, second?.bots]).toEqual([['random'], ['sensible']]);
  });

  test.each([
    ['--compare --table', /no option '--table'/],
    ['--compare "--mode hard"', /no mode 'hard'/],
    ['--compare "--mode"', /--mode needs a value/],
    ['--compare "--mod expert"', /no option '--mod'. Did you mean --mode or --modular/],
    ['--compare "--easy"', /champions has no option '--easy'/],
    ['--compare "expert"', /no option 'expert'/],
    ['--compare "--bot sensibel"', /no bot 'sensibel'. Did you mean sensible\?/],
    ['--compare "--mode expert" --table', /--compare and --table cannot be combined/],
    ['--against random', /champions has no option '--against'/],
    ['--games 1000001', /--games takes a whole number from 1 to 1000000/],
    ['--file package.json', /'package.json' is not a run of the laboratory/],
    [`--csv ${scratch('no/such/folder.csv')}`, /cannot be saved .*ENOENT/],
  ])('%s is refused with a sentence', async (typed, sentence) => {
    const words = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    );
    const args = 'lab champions --bot random --games 1'.split(' ');
    const { code, err } = await startGrimrule([...args, ...words.flatMap((word) => word ?? [])]);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });

  test('has to be that of the file', async () => {
    const file = scratch('other.jsonl');
    await started('--file', file);
    const args = [...LAB, '--file', file];
    const { err } = await grimrule([...args, '--mode', 'expert']);
    expect(err).toMatch(/is a run with other options/);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"rules":"\d+"/, '"rules":"0"'));
    const old = await grimrule(args);
    expect(old.err).toMatch(/was played by version 0 of the rules, and this is version \d+/);
  });
});
