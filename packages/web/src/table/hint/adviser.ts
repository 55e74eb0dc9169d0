import type { Answer } from '@grimrule/kernel';
import type { Advised, Consulted } from './adviser.worker.ts';

/** A worker that compares answers while the page stays alive. It starts with the first question. */
let worker: Worker | null = null;
let last = 0;
let heard: ((advised: Advised) => void) | null = null;

function theWorker(): Worker {
  worker ??= new Worker(new URL('./adviser.worker.ts', import.meta.url), {
    type: 'module',
    name: 'adviser',
  });
  return worker;
}

/**
 * Asks what a sensible player would do, by what the seat can see. Whoever asks again does not wait
 * for the first answer any more. The result ends the wait.
 */
export function consult(
  question: Omit<Consulted, 'id'>,
  tell: (answers: readonly Answer[]) => void,
): () => void {
  const asked = theWorker();
  last++;
  const id = last;
  heard = (advised) => {
    if (advised.id === id) tell(advised.answers);
  };
  asked.onmessage = ({ data }: MessageEvent<Advised>) => heard?.(data);
  asked.onerror = () => tell([]);
  asked.postMessage({ id, ...question } satisfies Consulted);
  return () => {
    heard = null;
  };
}
