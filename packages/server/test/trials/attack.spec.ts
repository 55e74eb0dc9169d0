import { describe, expect, it } from 'vitest';
import { bundledScripts } from '../support/bundles.ts';
import { attackTrial } from './attack-trial.ts';
import { complaintsAbout, type LoadResult } from './load-trial.ts';

// A small version of `npm run attack`.
describe('players at other tables', { timeout: 300_000 }, () => {
  it('lose no answer while somebody attacks', async () => {
    const wanted = { watchers: 4, botTables: 2, seconds: 2 };
    const results = await attackTrial(wanted, await bundledScripts());
    expect(results.map(({ lost }) => lost)).toEqual([0, 0, 0, 0]);
    for (const { answers } of results) expect(answers).toBeGreaterThan(0);
    const [quiet, one, many] = results;
    expect(quiet?.got).toBe(0);
    for (const attack of [one, many]) expect(attack?.got).toBeGreaterThan(0);
  });
});

describe('the load trial', () => {
  const fine: LoadResult = {
    ...{ tables: 200, answers: 18_000, lost: 0, cpuMsPerAnswer: 0.8, tablesPerCore: 800 },
    ...{ p50Ms: 9, p99Ms: 30, processorWaitMsPerAnswer: 0.1, kbPerTable: 300 },
    memory: [],
  };

  it('complains about lost answers, about processor time and about waiting', () => {
    expect(complaintsAbout(fine)).toEqual([]);
    expect(complaintsAbout({ ...fine, lost: 1 })).toHaveLength(1);
    expect(complaintsAbout({ ...fine, cpuMsPerAnswer: 2 })).toHaveLength(1);
    expect(complaintsAbout({ ...fine, p99Ms: 80 })).toHaveLength(1);
  });

  it('complains about memory that goes on growing, not about what new tables take', () => {
    const curve = (...heaps: readonly number[]) =>
      heaps.map((heap, index) => ({ second: index * 300, heap, resident: 400 }));
    const level = { ...fine, memory: curve(60, 150, 180, 190, 170, 185, 195) };
    expect(complaintsAbout(level)).toEqual([]);
    const growing = { ...fine, memory: curve(60, 150, 180, 220, 260, 300, 340) };
    expect(complaintsAbout(growing)).toHaveLength(1);
    expect(complaintsAbout({ ...fine, memory: curve(60, 340) })).toEqual([]);
  });

  it('does not hold it against the server that others have the processor', () => {
    const busy = { ...fine, p99Ms: 800, processorWaitMsPerAnswer: 5 };
    expect(complaintsAbout(busy)).toEqual([]);
    expect(complaintsAbout({ ...busy, cpuMsPerAnswer: 2 })).toHaveLength(1);
    expect(complaintsAbout({ ...busy, processorWaitMsPerAnswer: null })).toHaveLength(1);
  });
});
