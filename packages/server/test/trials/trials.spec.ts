import { describe, expect, it } from 'vitest';
import { bundledScripts } from '../support/bundles.ts';
import { KINDS } from '../support/places.ts';
import { chaosTrial } from './chaos-trial.ts';
import { fuzzTrial } from './fuzz-trial.ts';
import { loadTrial } from './load-trial.ts';

// Small versions of `npm run chaos`, `npm run fuzz` and `npm run load`. How quick the server is
// depends on what else the machine does, so only the whole `npm run load` judges that.
describe('a server', { timeout: 300_000 }, () => {
  it.each(KINDS)('loses nothing that it acknowledged when it is killed (%s)', async (kind) => {
    const kills = kind === 'postgres' ? 3 : 1;
    const result = await chaosTrial(kind, { kills, tables: 2 }, await bundledScripts());
    expect(result).toMatchObject({ kills, lost: 0, doubled: 0, forgotten: 0, stuck: 0 });
    expect(result.acknowledged).toBeGreaterThan(kills * 10);
  });

  it('stands nonsense, and gives no secrets away', async () => {
    const wanted = { messages: 1500, games: 4 };
    const { messages, ...result } = await fuzzTrial(wanted, await bundledScripts());
    expect(messages).toBeGreaterThanOrEqual(wanted.messages);
    expect(result).toMatchObject({ findings: [], crashes: 0, leaks: 0, trespasses: 0 });
    expect(result.positions).toBeGreaterThan(100);
  });

  it('acknowledges every answer of many tables', async () => {
    const result = await loadTrial(
      { tables: 8, seconds: 2, thinking: 650 },
      await bundledScripts(),
      null,
    );
    expect(result).toMatchObject({ tables: 8, lost: 0 });
    expect(result.answers).toBeGreaterThan(8);
  });
});
