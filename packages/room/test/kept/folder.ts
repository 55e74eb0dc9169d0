import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));

/** The commits whose writing is kept. */
export const KEPT: readonly string[] = readdirSync(FIXTURES).filter((name) => !name.includes('.'));

export function kept<T>(commit: string, file: string): T {
  return JSON.parse(readFileSync(join(FIXTURES, commit, file), 'utf8')) as T;
}

/** The names of the kept files in a folder, without their ending. */
export function keptIn(commit: string, folder: string): readonly string[] {
  return readdirSync(join(FIXTURES, commit, folder)).map((file) => file.replace('.json', ''));
}
