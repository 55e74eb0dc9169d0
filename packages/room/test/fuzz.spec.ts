import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARSERS } from './fuzz/parsers.ts';

const RUNS = 100;
/** Far longer than it takes on a busy machine: a parser that needs longer never ends. */
const LIMIT_MS = 60_000;

/** The project's own bundler is plain JavaScript. */
interface Bundler {
  bundle(entries: readonly string[]): Promise<URL>;
}

let script: URL;
let thread: Worker | null = null;

beforeAll(async () => {
  const bundler = new URL('../../../scripts/bundle.mjs', import.meta.url).href;
  const { bundle } = (await import(bundler)) as Bundler;
  script = new URL('thread.mjs', await bundle(['packages/room/test/fuzz/thread.ts']));
});

afterAll(async () => {
  await thread?.terminate();
});

/** The failures, found in a thread that can be ended if a parser hangs: then the next parser gets a new one. */
async function faultOf(name: string): Promise<string> {
  thread ??= new Worker(script);
  const used = thread;
  used.postMessage({ name, runs: RUNS });
  const patience = AbortSignal.timeout(LIMIT_MS);
  try {
    const [fault] = await once(used, 'message', { signal: patience });
    return fault;
  } catch (error) {
    thread = null;
    await used.terminate();
    if (patience.aborted) return 'it does not end';
    throw error;
  }
}

describe('any sent text', () => {
  for (const name of Object.keys(PARSERS)) {
    it(`is read or refused, and never thrown at: ${name}`, { timeout: 2 * LIMIT_MS }, async () => {
      expect(await faultOf(name)).toBe('');
    });
  }
});
