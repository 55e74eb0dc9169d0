import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';

/** More files than a reader takes in at a glance: by then a folder has parts of its own. */
const MOST_FILES = 32;

const SOURCES_AND_TESTS = ['packages/*/{bin,build,src,test}/**', '{bench,scripts}/**'];

/** A sentence for every folder of sources or tests that has more files than it should. */
export function crowdedFolders(root: string, most = MOST_FILES): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of globSync(SOURCES_AND_TESTS, { cwd: root, ignore: ['**/node_modules/**'] })) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, files]) => files > most)
    .map(([folder, files]) => `${folder} has ${files} files; ${most} is the most`)
    .sort();
}
