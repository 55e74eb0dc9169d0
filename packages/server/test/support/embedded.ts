import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** An empty embedded database, as a folder of files and as a dump. */
interface Made {
  readonly files: string;
  readonly dump: string;
}

/** A new folder for a server, in which the embedded database is there already. */
export async function dataFolder(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `grimrule-${name}-`));
  await putDatabase(folder);
  return folder;
}

/** Puts the files of an empty database where a server looks for them. */
export async function putDatabase(folder: string): Promise<void> {
  const { files } = await made();
  cpSync(files, join(folder, 'postgres'), { recursive: true });
}

let template: Promise<Blob> | null = null;

/** A dump of an empty database: others are loaded from it in a moment. */
export function emptyDatabase(): Promise<Blob> {
  template ??= made().then(({ dump }) => new Blob([new Uint8Array(readFileSync(dump))]));
  return template;
}

/** To make a database takes seconds, so it is made once for each version of the library. */
async function made(): Promise<Made> {
  const library = join(
    dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    '..',
  );
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const folder = join(library, '..', '..', '.cache', `grimrule-embedded-${version}`);
  if (!existsSync(folder)) await make(folder);
  return { files: join(folder, 'postgres'), dump: join(folder, 'dump.tar') };
}

/** Two runs may make it at the same time: each does so aside, and the first to finish is kept. */
async function make(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}.`);
  try {
    const lite = await PGlite.create(join(fresh, 'postgres'));
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    writeFileSync(join(fresh, 'dump.tar'), new Uint8Array(await dump.arrayBuffer()));
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
