import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/grimrule.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command, as somebody would type it, with this on its standard input. */
export function grimrule(args: readonly string[], input = '', environment = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', LANG: 'C', ...environment };
    const child = spawn(process.execPath, [bin, ...args], { env });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'grimrule-'));

/** A place for a file that only this run of the tests uses. */
export function scratch(name: string): string {
  return join(folder, name);
}

export const EMPTY_LINES = '\n'.repeat(500);

/** A process takes a while to start, and longer while other tests keep the machine busy. */
export const PATIENCE = { timeout: 30_000 };
