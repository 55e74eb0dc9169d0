import { readdirSync, readFileSync } from 'node:fs';

/** Time of a process, in milliseconds, over all its threads. */
export interface ProcessorTime {
  /** It ran. */
  readonly ran: number;
  /** It could have run, but others had the processor. */
  readonly waited: number;
}

const NANOSECONDS = 1e6;

/**
 * Linux's account of a process's threads, without those that have ended; other systems have none.
 */
export function processorTimeOf(pid: number): ProcessorTime | null {
  try {
    const folder = `/proc/${pid}/task`;
    const threads = readdirSync(folder).map((thread) => {
      const [ran = 0, waited = 0] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8')
        .split(' ')
        .map(Number);
      return { ran, waited };
    });
    return {
      ran: threads.reduce((sum, { ran }) => sum + ran, 0) / NANOSECONDS,
      waited: threads.reduce((sum, { waited }) => sum + waited, 0) / NANOSECONDS,
    };
  } catch {
    return null;
  }
}
