import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Measured } from '@grimrule/bots';
import { measure } from '@grimrule/bots';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { playOnBoardgame } from './boardgame-duel.ts';

const FOUR_HEROES = ['spider-man', 'captain-marvel', 'iron-man', 'black-panther'];
const ROUNDS = 3;
const SLICES = 10;
const USAGE = `usage: npm run bench -- [--json] [--seconds N]

  --json       print one JSON object and nothing else
  --seconds N  how long one measurement takes (3); each is taken ${ROUNDS} times
`;

interface Results extends Measured {
  readonly boardgameIoMovesPerSecond: number;
}

interface Compared {
  readonly results: Results;
  /** Near ours if both play by the same rules. */
  readonly boardgameMovesPerGame: number;
}

/** Prints what was measured; gives the exit code. */
export function main(args: readonly string[]): number {
  const wanted = understood(args);
  if (typeof wanted === 'string') {
    process.stderr.write(`${wanted}\n\n${USAGE}`);
    return 2;
  }
  const { seconds, json, only } = wanted;
  if (only) {
    process.stdout.write(JSON.stringify(PARTS[only](seconds)));
    return 0;
  }
  if (!json) process.stdout.write(`${ROUNDS} rounds of ${seconds} s for each, one core ...\n\n`);
  const duelParts = apart<Compared>('duel', seconds);
  const championsSolo = apart<Measured>('championsSolo', seconds);
  const championsFour = apart<Measured>('championsFour', seconds);
  const ringsSolo = apart<Measured>('ringsSolo', seconds);
  const results = { duel: duelParts.results, championsSolo, championsFour, ringsSolo };
  const tables = [
    duelTable(duelParts),
    gameTable('Champions, Spider-Man against Rhino', championsSolo),
    gameTable('Champions, four players against Ultron', championsFour),
    gameTable('Rings, Leadership in Passage Through Mirkwood', ringsSolo),
  ];
  process.stdout.write(json ? `${JSON.stringify(results)}\n` : tables.join('\n'));
  return 0;
}

/** What can be measured. Each has a process of its own, so that none warms or spoils another. */
const PARTS = {
  duel: (seconds: number): Compared => compare(seconds),
  championsSolo: (seconds: number) =>
    measureOften(champions, seconds, { heroes: ['spider-man'], scenario: 'rhino' }),
  championsFour: (seconds: number) =>
    measureOften(champions, seconds, { heroes: FOUR_HEROES, scenario: 'ultron' }),
  ringsSolo: (seconds: number) =>
    measureOften(rings, seconds, { decks: ['leadership'], scenario: 'passage' }),
} as const;
type Part = keyof typeof PARTS;
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

function apart<T>(part: Part, seconds: number): T {
  const [script = ''] = process.argv.slice(1);
  const args = [...process.execArgv, script, '--only', part, '--seconds', String(seconds)];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  if (run.status !== 0) throw new Error(`measuring '${part}' failed`);
  return JSON.parse(run.stdout) as T;
}

interface Wanted {
  readonly seconds: number;
  readonly json: boolean;
  readonly only?: Part;
}

function understood(args: readonly string[]): Wanted | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean' },
        seconds: { type: 'string', default: '3' },
        only: { type: 'string' },
      },
    });
    const seconds = Number(values.seconds);
    if (!(seconds > 0)) return `--seconds takes a number above 0, not '${values.seconds}'`;
    const { only, json = false } = values;
    if (only === undefined) return { seconds, json };
    return isPart(only) ? { seconds, json, only } : `there is nothing called '${only}' to measure`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Both engines in turn, several times, because whatever else the machine does slows down the one
 * that runs just then. For both the fastest slice of all rounds counts.
 */
function compare(seconds: number): Compared {
  const ours: Measured[] = [];
  const theirs: Pace[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(measure(duel, seconds));
    theirs.push(boardgamePace(seconds, round));
  }
  const results = {
    ...best(ours),
    boardgameIoMovesPerSecond: Math.round(Math.max(...theirs.map((each) => each.movesPerSecond))),
  };
  return { results, boardgameMovesPerGame: median(theirs.map((each) => each.movesPerGame)) };
}

function measureOften(game: Game, seconds: number, options: Json): Measured {
  return best(Array.from({ length: ROUNDS }, () => measure(game, seconds, options)));
}

/** The fastest pace of several measurements, and what is usual of the rest. */
function best(measured: readonly Measured[]): Measured {
  const fastest = (of: (each: Measured) => number) => Math.max(...measured.map(of));
  const usual = (of: (each: Measured) => number) => median(measured.map(of));
  return {
    decisionsPerSecond: fastest((each) => each.decisionsPerSecond),
    gamesPerSecond: fastest((each) => each.gamesPerSecond),
    forksPerSecond: fastest((each) => each.forksPerSecond),
    freshBytes: usual((each) => each.freshBytes),
    stateBytes: usual((each) => each.stateBytes),
    answerP99Ms: usual((each) => each.answerP99Ms),
    answerMaxMs: usual((each) => each.answerMaxMs),
  };
}

interface Pace {
  readonly movesPerSecond: number;
  readonly movesPerGame: number;
}

/** The first part of the time warms up, as it does for ours. */
function boardgamePace(seconds: number, round: number): Pace {
  boardgameFor(Math.max(1000, seconds * 200), `warm-up ${round}`);
  const slices = Array.from({ length: SLICES }, (_, slice) =>
    boardgameFor((seconds * 500) / SLICES, `round ${round} slice ${slice}`),
  );
  return {
    movesPerSecond: Math.max(...slices.map(({ movesPerSecond }) => movesPerSecond)),
    movesPerGame: sum(slices.map(({ moves }) => moves)) / sum(slices.map(({ games }) => games)),
  };
}

function boardgameFor(ms: number, name: string) {
  const start = performance.now();
  let games = 0;
  let moves = 0;
  do moves += playOnBoardgame(`${name}/${games++}`).moves;
  while (performance.now() - start < ms);
  const seconds = (performance.now() - start) / 1000;
  return { games, moves, movesPerSecond: moves / seconds };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

type Row = readonly [string, string];

function duelTable({ results, boardgameMovesPerGame }: Compared): string {
  const ratio = results.decisionsPerSecond / results.boardgameIoMovesPerSecond;
  return gameTable('Duel', results, [
    ['boardgame.io, moves per second', grouped(results.boardgameIoMovesPerSecond)],
    ['boardgame.io, moves per game', boardgameMovesPerGame.toFixed(1)],
    ['Grimrule is faster by a factor of', ratio.toFixed(1)],
  ]);
}

function gameTable(title: string, results: Measured, more: readonly Row[] = []): string {
  const rows: readonly Row[] = [
    ['decisions per second', grouped(results.decisionsPerSecond)],
    ['games per second', grouped(results.gamesPerSecond)],
    ['decisions per game', (results.decisionsPerSecond / results.gamesPerSecond).toFixed(1)],
    ['forks per second', grouped(results.forksPerSecond)],
    ['bytes of a new game', grouped(results.freshBytes)],
    ['bytes per state', grouped(results.stateBytes)],
    ['p99 of an answer', `${results.answerP99Ms.toFixed(3)} ms`],
    ['slowest answer', `${results.answerMaxMs.toFixed(3)} ms`],
    ...more,
  ];
  const left = Math.max(...rows.map(([name]) => name.length));
  const right = Math.max(...rows.map(([, value]) => value.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(left)}  ${value.padStart(right)}\n`);
  return `${title}\n${lines.join('')}`;
}

const grouped = (value: number) => Math.round(value).toLocaleString('en');
