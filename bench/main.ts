import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Slice } from './engine.ts';
import type { PartName } from './parts.ts';
import { isPart, PARTS } from './parts.ts';
import type { Pace } from './tables.ts';
import { tableOf } from './tables.ts';

const USAGE = `usage: npm run bench -- [--only PART] [--seconds N] [--against COMMIT] [--json]

  --only PART       one of ${Object.keys(PARTS).join(', ')}
  --seconds N       processor time for the random players of one part and one engine (10)
  --against COMMIT  builds that commit too, lets both take turns on the same seeds, and gives ratios
  --json            prints one JSON object and nothing else
`;

/** The compiled parts of the benchmark. */
export interface Programs {
  readonly race: URL;
  readonly engine: string;
  readonly boardgame: URL;
  /** The commit of the working tree; with a plus if there is more than that in it. */
  readonly commit: string;
  engineAt(commit: string): Promise<string>;
}

interface Wanted {
  readonly seconds: number;
  readonly json: boolean;
  readonly parts: readonly PartName[];
  readonly against: string | null;
}

/** Slices of random play and of sensible play. */
const SLICES = 20;
const SENSIBLE_SLICES = 6;
const FORK_SLICES = 5;
const FORK_MS = 200;
/** Fresh processes whose first second of processor time is counted. */
const STARTS = 3;
const FIRST_SECOND = 1000;

/** Prints what was measured; gives the exit code. */
export async function main(args: readonly string[], programs: Programs): Promise<number> {
  const wanted = understood(args);
  if (typeof wanted === 'string') {
    process.stderr.write(`${wanted}\n\n${USAGE}`);
    return 2;
  }
  const engines = [programs.engine];
  if (wanted.against !== null) engines.push(await programs.engineAt(wanted.against));
  const results: Partial<Record<PartName, readonly Pace[]>> = {};
  for (const part of wanted.parts) {
    const paces = measured(part, wanted.seconds, engines, programs);
    results[part] = paces;
    if (!wanted.json) process.stdout.write(tableOf(PARTS[part].title, paces, wanted.against));
  }
  if (wanted.json) process.stdout.write(`${JSON.stringify(results)}\n`);
  else process.stdout.write(`${circumstances(programs.commit)}\n`);
  return 0;
}

/** What figures are worth little without. */
function circumstances(commit: string): string {
  const load = loadavg().map((each) => each.toFixed(1));
  const cores = availableParallelism();
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, commit ${commit}, Node ${process.versions.node}, ${cores} cores, load ${load.join(' ')} (1, 5, 15 minutes)`;
}

/** Each measurement has a process of its own, so that none warms or spoils another. */
function measured(
  part: PartName,
  seconds: number,
  engines: readonly string[],
  { race, boardgame }: Programs,
): readonly Pace[] {
  const run = <T>(measurement: string, ms: number, slices: number, of: readonly string[]) =>
    child<readonly (readonly T[])[]>([
      fileURLToPath(race),
      ...[measurement, part, String(ms), String(slices), ...of],
    ]);
  const ms = (seconds * 1000) / SLICES;
  const random = run<Slice>('random', ms, SLICES, engines);
  const sensible = run<Slice>(
    'sensible',
    (seconds * 500) / SENSIBLE_SLICES,
    SENSIBLE_SLICES,
    engines,
  );
  const fork = run<number>('fork', FORK_MS, FORK_SLICES, engines);
  const bytes = run<number>('bytes', 0, 1, engines);
  const starts = Array.from({ length: STARTS }, () =>
    engines.map((engine) => run<number>('first', FIRST_SECOND, 1, [engine])[0]?.[0] ?? 0),
  );
  const rival =
    part === 'duel' ? child<Pace['boardgame']>([fileURLToPath(boardgame), String(seconds)]) : null;
  return engines.map((_, index): Pace => {
    const slices = random.map((taken) => taken[index]).filter((slice) => slice !== undefined);
    return {
      slices,
      sensible: sensible.map((taken) => taken[index]).filter((slice) => slice !== undefined),
      forkMicroseconds: Math.min(...fork.map((taken) => taken[index] ?? Number.POSITIVE_INFINITY)),
      bytes: bytes[0]?.[index] ?? 0,
      firstSecond: Math.max(...starts.map((taken) => taken[index] ?? 0)),
      boardgame: index === 0 ? rival : null,
    };
  });
}

function child<T>(args: readonly string[]): T {
  const run = spawnSync(process.execPath, [...process.execArgv, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
    maxBuffer: 1024 ** 3,
    // Libraries decide while they are loaded whether they check themselves. In a comparison of
    // speed boardgame.io and immer must not.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new Error(`measuring failed: ${args.slice(1, 3).join(' ')}`);
  return JSON.parse(run.stdout) as T;
}

function understood(args: readonly string[]): Wanted | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '10' },
        only: { type: 'string' },
        against: { type: 'string' },
      },
    });
    const seconds = Number(values.seconds);
    if (!(seconds > 0)) return `--seconds takes a number above 0, not '${values.seconds}'`;
    const { only, json, against = null } = values;
    if (only !== undefined && !isPart(only)) return `there is nothing called '${only}' to measure`;
    const all = Object.keys(PARTS) as PartName[];
    return { seconds, json, against, parts: only === undefined ? all : [only] };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
