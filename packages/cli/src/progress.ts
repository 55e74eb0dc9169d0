import type { Streams } from './streams.ts';
import type { CliWords } from './words/en.ts';

const BAR = 24;
const EVERY_MS = 100;

/** A bar on stderr while games are played; silent when that is no terminal. */
export class Progress {
  private readonly start = performance.now();
  private readonly all: number;
  private readonly say: CliWords;
  private readonly stderr: Streams['stderr'];
  /** How many games were there already when it began: they say nothing about the speed. */
  private readonly before: number;
  private drawn = 0;

  constructor(all: number, say: CliWords, stderr: Streams['stderr'], before = 0) {
    this.all = all;
    this.before = before;
    this.say = say;
    this.stderr = stderr;
  }

  show(done: number): void {
    if (!this.stderr.isTTY) return;
    const now = performance.now();
    if (now - this.drawn < EVERY_MS && done < this.all) return;
    this.drawn = now;
    const rate = (done - this.before) / ((now - this.start) / 1000);
    const filled = Math.round((done / this.all) * BAR);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const left = duration((this.all - done) / Math.max(rate, 1e-9));
    const text = this.say.progress(done, this.all, rate, left);
    this.stderr.write(`\r\x1b[K${bar} ${text}`);
  }

  end(): void {
    if (this.stderr.isTTY) this.stderr.write('\r\x1b[K');
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
