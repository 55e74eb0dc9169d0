import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';

interface Bundler {
  readonly cache: string;
  compile(entries: readonly string[], folder: string, plugins: readonly Plugin[]): Promise<void>;
}

/** The versions of Node whose log is known to be read rightly. */
export const KNOWN_VERSIONS: readonly number[] = [20, 24];

/** A place in our sources where the engine looks for a field the slow way. */
export interface SlowPlace {
  readonly path: string;
  readonly line: number;
  /** What it looks for; of a list, the index as a name. */
  readonly field: string;
}

/**
 * Plays random games under V8's own log and gives the places that have met more than four shapes of
 * objects (V8 calls them megamorphic), and those that have looked for an index of -1, which is no index
 * but a name. Nothing is optimised meanwhile, so that the log is whole and the same every time.
 */
export async function slowPlaces(
  root: string,
  games: number,
  plugins: readonly Plugin[] = [],
): Promise<readonly SlowPlace[]> {
  const { cache, compile }: Bundler = await import(new URL('bundle.mjs', import.meta.url).href);
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'shapes-'));
  try {
    await compile(['scripts/random-games.ts'], folder, plugins);
    const program = join(folder, 'random-games.mjs');
    const log = join(folder, 'v8.log');
    const flags = ['--no-opt', '--log-ic', `--logfile=${log}`, '--no-logfile-per-isolate'];
    execFileSync(process.execPath, [...flags, program, String(games)]);
    return placesIn(readFileSync(log, 'latin1'), program, root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line of the log: `LoadIC,address,time,line,column,old state,new state,shape,field,…`. */
const LOOK = /^(?:Keyed)?(?:Load|Store|Has)IC,[^,]*,\d+,(\d+),(\d+),\S,(\S),[^,]*,([^,]*),/gm;
const MEGAMORPHIC = 'N';

function placesIn(log: string, program: string, root: string): readonly SlowPlace[] {
  const text = readFileSync(program, 'utf8').split('\n');
  const map = new SourceMap(JSON.parse(readFileSync(`${program}.map`, 'utf8')));
  const found = new Map<string, SlowPlace>();
  for (const [, row = '', column = '', state, field = ''] of log.matchAll(LOOK)) {
    const isIndex = field === '-1';
    if (state !== MEGAMORPHIC && !isIndex) continue;
    const [line, at] = [Number(row) - 1, Number(column) - 1];
    // Node's own sources are in the log too: such a line is none of ours.
    const around = text[line]?.slice(Math.max(0, at - 40), at + 40) ?? '';
    if (!around.includes(isIndex ? '[' : field)) continue;
    const entry = map.findEntry(line, at);
    if (!('originalSource' in entry)) continue;
    const path = relative(root, resolve(program, '..', entry.originalSource))
      .split(sep)
      .join('/');
    const place = { path, line: entry.originalLine + 1, field };
    found.set(`${path}:${place.line} ${field}`, place);
  }
  return [...found.values()];
}
