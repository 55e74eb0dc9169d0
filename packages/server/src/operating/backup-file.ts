import { once } from 'node:events';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Lines } from './restore.ts';

/** Seeds of running games and what people said are in it. */
const OWN_FILE = 0o600;

const isPacked = (file: string) => file.endsWith('.gz');

export type Write = (text: string | Uint8Array) => Promise<void>;

/** Fills a file that is not there yet; nothing of it stays if that fails. */
export async function newFile<T>(file: string, fill: (write: Write) => Promise<T>): Promise<T> {
  const target = createWriteStream(file, { flags: 'wx', mode: OWN_FILE });
  // A file that is there already is not ours to remove.
  await once(target, 'open');
  const source = isPacked(file) ? createGzip() : new PassThrough();
  const written = pipeline(source, target);
  // It is awaited below, but may fail before that.
  written.catch(() => undefined);
  try {
    const result = await fill(async (text) => {
      if (!source.write(text)) await Promise.race([once(source, 'drain'), written]);
    });
    source.end();
    await written;
    return result;
  } catch (error) {
    source.destroy();
    rmSync(file, { force: true });
    throw error;
  }
}

/** The lines of a file. Texts may hold characters that other readers take for the end of a line. */
export function linesOf(file: string): Lines {
  return async function* lines() {
    const source = createReadStream(file);
    const unpacked = isPacked(file) ? source.pipe(createGunzip()) : source;
    source.once('error', (error) => unpacked.destroy(error));
    let rest = '';
    for await (const text of unpacked.setEncoding('utf8')) {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
    if (rest !== '') yield rest;
  };
}
