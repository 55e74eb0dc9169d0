import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './list.ts';
import { planted } from './planting.ts';

const textOf = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const PROGRAM = fileURLToPath(new URL('../../bin/mutants.mjs', import.meta.url));

describe('the planted faults', () => {
  it('have names of their own', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });

  it.each(MUTANTS)('still apply: $name', (mutant) => {
    const text = textOf(mutant.file);
    expect(planted(mutant, text)).not.toBe(text);
  });

  it('say which file has changed when one no longer applies', () => {
    const [mutant] = MUTANTS;
    if (!mutant) throw new Error('there are none');
    expect(() => planted(mutant, 'other text')).toThrow(`${mutant.file} has 0 times`);
    expect(() => planted(mutant, `${mutant.find} ${mutant.find}`)).toThrow(/has 2 times/);
  });

  // `npm run trials:mutants` tries all of them.
  it('are caught, one by a trial and one by a spec', { timeout: 600_000 }, () => {
    const names = ['anybody who plays answers for any seat', 'tells its hidden host'];
    const only = names.flatMap((name) => ['--only', name]);
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, ...only], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('2 mutants, 0 verdicts that are wrong');
    expect(status).toBe(0);
  });
});
