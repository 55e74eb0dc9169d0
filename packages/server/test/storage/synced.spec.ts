import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DatabaseThread } from '../../src/storage/database-thread.ts';
import { openSynced } from '../../src/storage/synced-files.ts';
import { bundledScripts } from '../support/bundles.ts';

describe('the embedded database', () => {
  it('syncs every commit, and nothing else need be synced', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'grimrule-synced-'));
    let synced = 0;
    const lite = await openSynced(folder, (file) => {
      synced++;
      fsyncSync(file);
    });
    expect(synced).toBeGreaterThan(0);
    await lite.query('create table kept (number integer)');
    for (let commits = 1; commits <= 10; commits++) {
      synced = 0;
      await lite.query('insert into kept values ($1)', [commits]);
      expect(synced).toBeGreaterThan(0);
    }
    synced = 0;
    await lite.query('select * from kept');
    expect(synced).toBe(0);
    await lite.close();
    const again = await openSynced(folder);
    expect((await again.query('select * from kept')).rows).toHaveLength(10);
    await again.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    [true, 'on'],
    [false, 'off'],
  ])('of a server syncs: %s', async (isSynced, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'grimrule-synced-'));
    const { database } = await bundledScripts();
    const thread = await DatabaseThread.start(database, { folder, isSynced });
    expect((await thread.query('show fsync', [])).rows).toEqual([{ fsync: said }]);
    await thread.close();
    rmSync(folder, { recursive: true });
  });
});
