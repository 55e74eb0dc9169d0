import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';

/** More files than a reader takes in at a glance: by then a folder has parts of its own. */
const MOST_FILES = 32;

/** Where files are written by hand: kept games are as many as there are. */
const WRITTEN = [
  'packages/*/{bin,build,entries,rulings,src,test}/**',
  'examples/*/packages/**',
  '{bench,docs,scripts}/**',
];

/** A sentence for every folder of sources, tests or texts that has more files than it should. */
export function crowdedFolders(root: string, most = MOST_FILES): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of globSync(WRITTEN, { cwd: root, ignore: ['**/node_modules/**'] })) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, files]) => files > most)
    .map(([folder, files]) => `${folder} has ${files} files; ${most} is the most`)
    .sort();
}
