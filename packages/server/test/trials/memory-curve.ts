import { request } from '../support/requests.ts';

/** The server's memory at a moment, in MB. */
export interface MemoryPoint {
  readonly second: number;
  /** The lowest since the point before: what was in use right after memory was cleaned up. */
  readonly heap: number;
  /** All of the process, with the embedded database. */
  readonly resident: number;
}

const MB = 1024 * 1024;
/** The heap may be larger at the end than after a quarter of the time by this share and so many MB. */
const GROWTH = 0.15;
const SLACK_MB = 20;

/** Follows what a server takes while it is under load. */
export class MemoryCurve {
  readonly points: MemoryPoint[] = [];
  private readonly port: number;
  private readonly start = Date.now();
  private readonly everyMs: number;
  private readonly seen: { readonly second: number; readonly heap: number }[] = [];
  private lowest = Number.POSITIVE_INFINITY;
  private next: number;

  constructor(port: number, everyMs: number) {
    this.port = port;
    this.everyMs = everyMs;
    this.next = this.start + everyMs;
  }

  async look(): Promise<void> {
    const { text } = await request(this.port, '/metrics');
    const heap = metric(text, 'nodejs_heap_size_used_bytes');
    this.seen.push({ second: (Date.now() - this.start) / 1000, heap });
    this.lowest = Math.min(this.lowest, heap);
    if (Date.now() < this.next && this.points.length > 0) return;
    if (this.points.length > 0) this.next += this.everyMs;
    this.points.push({
      second: Math.round((Date.now() - this.start) / 1000),
      heap: Math.round(this.lowest / MB),
      resident: Math.round(metric(text, 'process_resident_memory_bytes') / MB),
    });
    this.lowest = Number.POSITIVE_INFINITY;
  }

  /** The lowest heap since so many seconds after the start, in bytes. */
  lowestSince(second: number): number {
    return Math.min(...this.seen.filter((each) => each.second >= second).map(({ heap }) => heap));
  }
}

/** Whether the heap goes on growing when all tables are there and played for a while. */
export function isGrowing(points: readonly MemoryPoint[]): boolean {
  const early = points[Math.ceil(points.length / 4)];
  const last = points.at(-1);
  // A short run has no second quarter to speak of.
  if (!early || !last || points.length < 6) return false;
  return last.heap > early.heap * (1 + GROWTH) + SLACK_MB;
}

/** A number that the server tells about itself. */
export function metric(text: string, name: string): number {
  const found = new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`the server tells no ${name}: ${text.slice(0, 100)}`);
  return Number(found);
}
