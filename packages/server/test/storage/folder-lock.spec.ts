import {
  chmodSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderInUse, lockFolder } from '../../src/storage/folder-lock.ts';

const TOUCH_MS = 5_000;

describe('the data folder', () => {
  let folder = '';
  let path = '';
  const told: string[] = [];
  const lock = () => lockFolder(folder, (error) => told.push(String(error)));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    folder = mkdtempSync(join(tmpdir(), 'grimrule-lock-'));
    path = join(folder, 'lock.json');
    told.length = 0;
  });

  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it('belongs to one process at a time', () => {
    const release = lock();
    expect(lock).toThrow(FolderInUse);
    release();
    lock()();
    expect(existsSync(path)).toBe(false);
  });

  it('is free again when its process is gone, also if another has its number now', () => {
    const old = { token: 'old', host: hostname(), pid: process.pid, began: 'long ago' };
    writeFileSync(path, JSON.stringify(old));
    lock()();
    writeFileSync(path, '');
    lock()();
  });

  it('stays taken when somebody removes the lock, which is told once', () => {
    const release = lock();
    rmSync(path);
    vi.advanceTimersByTime(TOUCH_MS);
    expect(lock).toThrow(FolderInUse);
    vi.advanceTimersByTime(3 * TOUCH_MS);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('it was removed');
    release();
    expect(existsSync(path)).toBe(false);
  });

  it('is held while the lock is touched, and what hinders that is told', () => {
    const release = lock();
    utimesSync(path, new Date(0), new Date(0));
    vi.advanceTimersByTime(TOUCH_MS);
    expect(statSync(path).mtimeMs).toBeGreaterThan(0);
    const other = { token: 'other', host: 'elsewhere', pid: 7, began: null };
    writeFileSync(path, JSON.stringify(other));
    vi.advanceTimersByTime(3 * TOUCH_MS);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('another server has taken it (process 7 on elsewhere)');
    release();
    expect(existsSync(path)).toBe(true);
  });

  it('is for nobody else on the machine to read, also if it was before', () => {
    chmodSync(folder, 0o755);
    const release = lock();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    release();
  });
});
