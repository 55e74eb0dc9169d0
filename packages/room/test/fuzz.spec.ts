import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { PARSERS } from './fuzz/parsers.ts';

const RUNS = 100;
/** Far longer than it takes on a busy machine: a parser that needs longer never ends. */
const LIMIT_MS = 60_000;

/** The project's own bundler is plain JavaScript. */
interface Bundler {
  bundle(entries: readonly string[]): Promise<URL>;
}

let thread: URL;

beforeAll(async () => {
  const bundler = new URL('../../../scripts/bundle.mjs', import.meta.url).href;
  const { bundle } = (await import(bundler)) as Bundler;
  thread = new URL('thread.mjs', await bundle(['packages/room/test/fuzz/thread.ts']));
});

/** The failures in a thread of its own, so that a parser that hangs can be ended. */
function faultOf(name: string): Promise<string> {
  const worker = new Worker(thread, { workerData: { name, runs: RUNS } });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve('it does not end');
      void worker.terminate();
    }, LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(timer));
  });
}

describe('any sent text', () => {
  for (const name of Object.keys(PARSERS)) {
    it(`is read or refused, and never thrown at: ${name}`, { timeout: 2 * LIMIT_MS }, async () => {
      expect(await faultOf(name)).toBe('');
    });
  }
});
