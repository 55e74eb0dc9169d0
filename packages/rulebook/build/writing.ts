import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Leaves an unchanged file alone, so that watchers and comparisons of dates see no change. */
export function writeIfChanged(file: string, text: string): void {
  if (textOf(file) === text) return;
  // Two commands may start at the same time, and a third may read.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
