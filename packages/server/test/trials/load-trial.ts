import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { Page } from '../support/page.ts';
import { pause } from '../support/postgres.ts';
import { CHAMPIONS, DUEL, newTableAt, request } from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { Progress } from './progress.ts';

export interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly tables: number;
  readonly answers: number;
  /** Answers that were neither acknowledged nor refused. */
  readonly lost: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly kbPerTable: number;
  /** Time of a processor that the server needs for an answer: other programs do not change it. */
  readonly cpuMsPerAnswer: number;
}

/** People take this long to answer. */
const LEAST_MS = 300;
const MOST_MS = 1000;
/** Every so many tables somebody watches. */
const WATCHED = 10;

/** Many tables of quick players against one server, in a process of its own. */
export async function loadTrial(
  { tables, seconds }: LoadOptions,
  { serve }: Scripts,
  url: string | null,
): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'grimrule-load-'));
  const env: Record<string, string> = url ? { DATABASE_URL: url } : { GRIMRULE_DATA: folder };
  const server = await ServerProcess.start(serve, env);
  const progress = new Progress('load');
  try {
    const crowd = new Crowd(server.port);
    const empty = await lowestHeap(server.port, 3);
    await crowd.seat(tables, progress);
    // The server has compiled what it needs and everybody sits: now it counts.
    crowd.begin();
    await pause(2000);
    crowd.forget();
    const cpuBefore = await measured(server.port, 'process_cpu_seconds_total');
    const end = Date.now() + seconds * 1000;
    const watching = heapDuring(server.port, end);
    for (let left = seconds * 1000; left > 0; left = end - Date.now()) {
      progress.show(`${crowd.latencies.length} answers, ${Math.ceil(left / 1000)} s to go`);
      await pause(Math.min(left, 1000));
    }
    const heap = await watching;
    const cpu = (await measured(server.port, 'process_cpu_seconds_total')) - cpuBefore;
    await crowd.stop();
    const sorted = Float64Array.from(crowd.latencies).sort();
    const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return {
      tables,
      answers: sorted.length,
      lost: crowd.lost,
      p50Ms: round(percentile(0.5)),
      p99Ms: round(percentile(0.99)),
      kbPerTable: Math.max(0, Math.round((heap - empty) / 1024 / tables)),
      cpuMsPerAnswer: Math.round((cpu / sorted.length) * 100_000) / 100,
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
  private isOver = false;

  constructor(port: number) {
    this.port = port;
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

  /** What was measured until now does not count. */
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

  private async play(page: Page): Promise<void> {
    if (page.seats.length === 0) return;
    while (!page.isOver && !this.isOver) {
      const [prompt] = page.prompts.values();
      if (!prompt) {
        await Promise.race([page.until(() => page.prompts.size > 0 || page.isOver), pause(500)]);
        continue;
      }
      await pause(LEAST_MS + this.rolls.roll(MOST_MS - LEAST_MS));
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

async function measured(port: number, name: string): Promise<number> {
  const { text } = await request(port, '/metrics');
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** What is in use right after memory was cleaned up: the lowest that is seen for a while. */
async function lowestHeap(port: number, looks: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  for (let look = 0; look < looks; look++) {
    lowest = Math.min(lowest, await measured(port, 'nodejs_heap_size_used_bytes'));
    await pause(200);
  }
  return lowest;
}

/** The same in the last third of a time. */
async function heapDuring(port: number, end: number): Promise<number> {
  await pause(((end - Date.now()) * 2) / 3);
  return lowestHeap(port, Math.max(1, Math.floor((end - Date.now()) / 250)));
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
