import type { Readable, Writable } from 'node:stream';

/** The streams that a command reads and writes: the process's own, or those of a test. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

export function print({ stdout }: Streams, lines: readonly string[]): void {
  stdout.write(`${lines.join('\n')}\n`);
}

export function complain({ stderr }: Streams, lines: readonly string[]): void {
  stderr.write(`${lines.join('\n')}\n`);
}
