import { rmSync } from 'node:fs';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { dataFolder } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { pause } from '../support/postgres.ts';
import { CHAMPIONS, DUEL, newTableAt, request } from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { isGrowing, MemoryCurve, type MemoryPoint, metric } from './memory-curve.ts';
import { processorTimeOf } from './processor.ts';
import { Progress } from './progress.ts';

export interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
  /** How long people take to answer on average, in milliseconds. */
  readonly thinking: number;
}

export interface LoadResult {
  readonly tables: number;
  readonly answers: number;
  /** Answers that were neither acknowledged nor refused. */
  readonly lost: number;
  /** Time of a processor that the server needs for an answer, in all its threads. */
  readonly cpuMsPerAnswer: number;
  /** How many such tables would keep one processor busy, if nobody had to wait. */
  readonly tablesPerCore: number;
  /** From an answer to its acknowledgement. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How long the server waited for a processor that others had, for each answer; null if unknown. */
  readonly processorWaitMsPerAnswer: number | null;
  readonly kbPerTable: number;
  /** The server's memory, at the beginning and every five minutes. */
  readonly memory: readonly MemoryPoint[];
}

/** The demands of the trial. */
const MOST_CPU_MS = 1;
const MOST_P99_MS = 50;
/** If the server waits for others longer than this share of its own time, they decide how long answers take. */
const BUSY = 0.25;

/** The faults of a result. On a busy machine the times of answers mean nothing. */
export function complaintsAbout(result: LoadResult): readonly string[] {
  const { lost, cpuMsPerAnswer, p99Ms, processorWaitMsPerAnswer: waited, memory } = result;
  const isBusy = waited !== null && waited > BUSY * cpuMsPerAnswer;
  return [
    ...(lost > 0 ? [`${lost} answers were lost`] : []),
    ...(cpuMsPerAnswer > MOST_CPU_MS ? [`an answer takes more than ${MOST_CPU_MS} ms`] : []),
    ...(p99Ms >= MOST_P99_MS && !isBusy
      ? [`one in a hundred waits ${MOST_P99_MS} ms or more`]
      : []),
    ...(isGrowing(memory) ? ['the memory that the tables take goes on growing'] : []),
  ];
}

/** The shortest pause, as a share of the average; the longest is as much beyond it. */
const QUICKEST = 0.46;
const MEMORY_EVERY_MS = 300_000;
/** Every so many tables somebody watches. */
const WATCHED = 10;

/** Many tables of quick players against one server, in a process of its own. */
export async function loadTrial(
  { tables, seconds, thinking }: LoadOptions,
  { serve }: Scripts,
  url: string | null,
): Promise<LoadResult> {
  const folder = await dataFolder('load');
  const env: Record<string, string> = url ? { DATABASE_URL: url } : { GRIMRULE_DATA: folder };
  const server = await ServerProcess.start(serve, env);
  const progress = new Progress('load');
  try {
    const crowd = new Crowd(server.port, thinking);
    const empty = await lowestHeap(server.port, 3);
    await crowd.seat(tables, progress);
    // The server has compiled what it needs and everybody sits: now it counts.
    crowd.begin();
    await pause(2000);
    crowd.forget();
    const before = processorTimeOf(server.pid);
    const cpuBefore = await cpuMsOf(server.port);
    const end = Date.now() + seconds * 1000;
    const curve = new MemoryCurve(server.port, MEMORY_EVERY_MS);
    for (let left = seconds * 1000; left > 0; left = end - Date.now()) {
      await curve.look();
      progress.show(`${crowd.latencies.length} answers, ${Math.ceil(left / 1000)} s to go`);
      await pause(Math.min(left, 1000));
    }
    const heap = curve.lowestSince(seconds * (2 / 3));
    const cpu = (await cpuMsOf(server.port)) - cpuBefore;
    const after = processorTimeOf(server.pid);
    await crowd.stop();
    const sorted = Float64Array.from(crowd.latencies).sort();
    const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    const each = (total: number) => Math.round((total / sorted.length) * 100) / 100;
    const waited = before && after ? after.waited - before.waited : null;
    return {
      tables,
      answers: sorted.length,
      lost: crowd.lost,
      cpuMsPerAnswer: each(cpu),
      tablesPerCore: Math.floor(thinking / (cpu / sorted.length)),
      p50Ms: round(percentile(0.5)),
      p99Ms: round(percentile(0.99)),
      processorWaitMsPerAnswer: waited === null ? null : each(waited),
      kbPerTable: Math.max(0, Math.round((heap - empty) / 1024 / tables)),
      memory: curve.points,
    };
  } finally {
    progress.end();
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everybody who plays. */
class Crowd {
  latencies: number[] = [];
  lost = 0;
  private readonly port: number;
  private readonly rolls = dice(seeded('load'));
  private readonly playing: Promise<void>[] = [];
  private readonly seated: { readonly table: string; readonly pages: readonly Page[] }[] = [];
  private readonly thinking: number;
  private isOver = false;

  constructor(port: number, thinking: number) {
    this.port = port;
    this.thinking = thinking;
  }

  async seat(tables: number, progress: Progress): Promise<void> {
    for (let index = 0; index < tables; index++) {
      this.seated.push(await this.newTable(index));
      progress.show(`${index + 1} of ${tables} tables`);
    }
  }

  begin(): void {
    for (const [index, { pages }] of this.seated.entries()) {
      this.playing.push(this.playOn(index, pages));
    }
  }

  /** Earlier measurements do not count. */
  forget(): void {
    this.latencies = [];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.playing);
  }

  private async newTable(index: number) {
    const asked = index % 2 === 0 ? DUEL : CHAMPIONS;
    const { table, keys } = await newTableAt(this.port, asked);
    const pages = await Promise.all(keys.map((key) => Page.open(this.port, table, [key])));
    if (index % WATCHED === 0) pages.push(await Page.open(this.port, table, []));
    return { table, pages };
  }

  /** Plays one game after the other. */
  private async playOn(index: number, first: readonly Page[]): Promise<void> {
    for (let pages = first; !this.isOver; ) {
      await Promise.all(pages.map((page) => this.play(page)));
      for (const page of pages) page.close();
      if (!this.isOver) pages = (await this.newTable(index)).pages;
    }
  }

  private thinkingTime(): number {
    const least = Math.round(this.thinking * QUICKEST);
    return least + this.rolls.roll(2 * (this.thinking - least));
  }

  private async play(page: Page): Promise<void> {
    if (page.seats.length === 0) return;
    while (!page.isOver && !this.isOver) {
      const [prompt] = page.prompts.values();
      if (!prompt) {
        await Promise.race([page.until(() => page.prompts.size > 0 || page.isOver), pause(500)]);
        continue;
      }
      await pause(this.thinkingTime());
      const { seat } = prompt;
      const answer = [...randomAnswer(prompt, this.rolls)];
      const start = performance.now();
      try {
        await page.ask({ say: 'answer', seat, number: page.number, answer });
        this.latencies.push(performance.now() - start);
      } catch {
        this.lost++;
        return;
      }
    }
  }
}

async function cpuMsOf(port: number): Promise<number> {
  return (await measured(port, 'process_cpu_seconds_total')) * 1000;
}

async function measured(port: number, name: string): Promise<number> {
  const { text } = await request(port, '/metrics');
  return metric(text, name);
}

/** Memory in use right after it was cleaned up: the lowest value for a while. */
async function lowestHeap(port: number, looks: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  for (let look = 0; look < looks; look++) {
    lowest = Math.min(lowest, await measured(port, 'nodejs_heap_size_used_bytes'));
    await pause(200);
  }
  return lowest;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
