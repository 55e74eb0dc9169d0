import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSpec } from './tests-in.ts';
import { testsIn } from './tests-in.ts';

/** A spec file of the project: its package, its path from the packages' folder, what is in it. */
export interface Spec extends WrittenSpec {
  readonly home: string;
  readonly file: string;
}

/** Reads every spec of every package; `root` is the project's folder. */
export function readSpecs(root: string): readonly Spec[] {
  const packages = join(root, 'packages');
  return readdirSync(packages).flatMap((home) =>
    specFiles(join(packages, home, 'test')).map((name) => ({
      home,
      file: `${home}/test/${name.replaceAll('\\', '/')}`,
      ...testsIn(readFileSync(join(packages, home, 'test', name), 'utf8')),
    })),
  );
}

function specFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .sort();
}
