import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../src/command.ts';

const bin = fileURLToPath(new URL('../bin/grimrule.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const ENGLISH = { LC_ALL: 'C', LANG: 'C' };

/** Runs a command in this process, with this on its standard input. */
export async function grimrule(
  args: readonly string[],
  input = '',
  environment = {},
): Promise<Ran> {
  const stdin = Readable.from(input === '' ? [] : [input]);
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const told = Promise.all([text(stdout), text(stderr)]);
  const streams = { stdin, stdout, stderr };
  const code = await runCommand(args, streams, { ...ENGLISH, ...environment });
  stdout.end();
  stderr.end();
  const [out, err] = await told;
  return { code, out, err };
}

/** Starts the real program, as a person would type it, with this on its standard input. */
export function startGrimrule(args: readonly string[], input = '', environment = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...ENGLISH, ...environment };
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
