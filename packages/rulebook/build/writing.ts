import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Who watches files or compares their dates need not notice that nothing has changed. */
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
