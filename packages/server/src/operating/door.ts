import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The way from the data folder to the server that has it open: only one process can use the
 * embedded database, so the command line asks the server.
 */
const door = z.object({ address: z.string(), token: z.string() });
export type Door = z.infer<typeof door>;

const OWN_FILE = 0o600;
const fileIn = (folder: string) => join(folder, 'operator.json');

/** Gives what removes it again. */
export function putDoor(folder: string, opened: Door): () => void {
  const file = fileIn(folder);
  // A file that is there keeps its mode, so an old one goes first.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(opened), { mode: OWN_FILE, flag: 'wx' });
  return () => rmSync(file, { force: true });
}

export function findDoor(folder: string): Door | null {
  try {
    return door.safeParse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}
