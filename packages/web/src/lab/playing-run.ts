import type { GameRecord } from '@grimrule/kernel';
import type { Job, Plan, Row } from '@grimrule/lab';
import { jobsLeft } from '@grimrule/lab';
import type { SaidByLab, SaidToLab } from './lab.worker.ts';

/** Games that a worker is given at a time: what is under way is lost when a run is paused. */
const AT_ONCE = 2;
/** More would wait for memory rather than compute. */
const MOST_WORKERS = 8;

/** One core is left to the page. */
const workersHere = () =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

interface Listener {
  played(row: Row): void;
  /** All games are played, or a worker broke down. */
  ended(isBroken: boolean): void;
}

/** Plays the games of a plan that have no row yet, in workers. Gives a function that pauses it. */
export function playRun(plan: Plan, done: readonly Row[], listener: Listener): () => void {
  const left = [...jobsLeft(plan, done)];
  const count = Math.min(workersHere(), Math.ceil(left.length / AT_ONCE));
  const workers = Array.from({ length: count }, newWorker);
  let working = count;
  const stop = () => {
    for (const worker of workers.splice(0)) worker.terminate();
  };
  const end = (isBroken: boolean) => {
    stop();
    listener.ended(isBroken);
  };
  const giveWork = (worker: Worker) => {
    const jobs: readonly Job[] = left.splice(0, AT_ONCE);
    if (jobs.length > 0) worker.postMessage({ say: 'play', plan, jobs } satisfies SaidToLab);
    else if (--working === 0) end(false);
  };
  if (count === 0) end(false);
  for (const worker of [...workers]) {
    worker.onmessage = ({ data }: MessageEvent<SaidByLab>) => {
      if (data.say === 'played') listener.played(data.row);
      else if (data.say === 'ready') giveWork(worker);
      else end(true);
    };
    worker.onerror = () => end(true);
    giveWork(worker);
  }
  return stop;
}

/** A game of a run, played once more; null if that failed. */
export function retell(plan: Plan, job: Job): Promise<GameRecord | null> {
  const worker = newWorker();
  return new Promise<GameRecord | null>((done) => {
    worker.onmessage = ({ data }: MessageEvent<SaidByLab>) =>
      done(data.say === 'retold' ? data.record : null);
    worker.onerror = () => done(null);
    worker.postMessage({ say: 'retell', plan, job } satisfies SaidToLab);
  }).finally(() => worker.terminate());
}

const newWorker = () =>
  new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module', name: 'lab' });
