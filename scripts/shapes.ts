import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  /** How often in a decision, on average. */
  readonly perDecision: number;
}

/** A stretch of the program, and how often it ran; what lies in it may have run more or less often. */
interface Stretch {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/**
 * Plays random games under V8's own log and counts, and gives the places that have met more than four shapes of
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
    const counts = join(folder, 'counts');
    const flags = ['--no-opt', '--log-ic', `--logfile=${log}`, '--no-logfile-per-isolate'];
    const env = { ...process.env, NODE_V8_COVERAGE: counts };
    const decisions = execFileSync(process.execPath, [...flags, program, String(games)], { env });
    const ran = stretchesIn(counts);
    return placesIn(readFileSync(log, 'latin1'), program, root, ran, Number(decisions));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line of the log: `LoadIC,address,time,line,column,old state,new state,shape,field,…`. */
const LOOK = /^(?:Keyed)?(?:Load|Store|Has)IC,[^,]*,\d+,(\d+),(\d+),\S,(\S),[^,]*,([^,]*),/gm;
const MEGAMORPHIC = 'N';

function placesIn(
  log: string,
  program: string,
  root: string,
  ran: readonly Stretch[],
  decisions: number,
): readonly SlowPlace[] {
  const text = readFileSync(program, 'utf8').split('\n');
  const offsets = [0];
  for (const { length } of text) offsets.push((offsets.at(-1) ?? 0) + length + 1);
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
    const times = timesAt((offsets[line] ?? 0) + at, ran);
    const place = { path, line: entry.originalLine + 1, field, perDecision: times / decisions };
    found.set(`${path}:${place.line} ${field}`, place);
  }
  return [...found.values()];
}

/** What Node has counted of the program. */
function stretchesIn(folder: string): readonly Stretch[] {
  interface Counted {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly Stretch[] }[];
  }
  const scripts = readdirSync(folder).flatMap((name): readonly Counted[] => {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')).result;
  });
  return scripts
    .filter(({ url }) => url.endsWith('/random-games.mjs'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
}

/** How often the code at this place ran: the smallest stretch around it says so. */
function timesAt(offset: number, ran: readonly Stretch[]): number {
  let [times, size] = [0, Number.POSITIVE_INFINITY];
  for (const { startOffset, endOffset, count } of ran) {
    const length = endOffset - startOffset;
    if (startOffset <= offset && offset < endOffset && length <= size)
      [times, size] = [count, length];
  }
  return times;
}
