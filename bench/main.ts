import { parseArgs } from 'node:util';
import type { Measured } from '@grimrule/bots';
import { measure } from '@grimrule/bots';
import { duel } from '@grimrule/duel';
import { playOnBoardgame } from './boardgame-duel.ts';

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
  const { seconds, json } = wanted;
  if (!json) process.stdout.write(`${ROUNDS} rounds of twice ${seconds} s, one core ...\n\n`);
  const compared = compare(seconds);
  process.stdout.write(json ? `${JSON.stringify({ duel: compared.results })}\n` : table(compared));
  return 0;
}

function understood(
  args: readonly string[],
): { readonly seconds: number; readonly json: boolean } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '3' } },
    });
    const seconds = Number(values.seconds);
    if (!(seconds > 0)) return `--seconds takes a number above 0, not '${values.seconds}'`;
    return { seconds, json: values.json ?? false };
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
  const fastest = (of: (measured: Measured) => number) => Math.max(...ours.map(of));
  const results = {
    decisionsPerSecond: fastest((each) => each.decisionsPerSecond),
    gamesPerSecond: fastest((each) => each.gamesPerSecond),
    forksPerSecond: fastest((each) => each.forksPerSecond),
    stateBytes: median(ours.map((each) => each.stateBytes)),
    answerP99Ms: median(ours.map((each) => each.answerP99Ms)),
    boardgameIoMovesPerSecond: Math.round(Math.max(...theirs.map((each) => each.movesPerSecond))),
  };
  return { results, boardgameMovesPerGame: median(theirs.map((each) => each.movesPerGame)) };
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

function table({ results, boardgameMovesPerGame }: Compared): string {
  const ratio = results.decisionsPerSecond / results.boardgameIoMovesPerSecond;
  const rows: readonly (readonly [string, string])[] = [
    ['decisions per second', grouped(results.decisionsPerSecond)],
    ['games per second', grouped(results.gamesPerSecond)],
    ['decisions per game', (results.decisionsPerSecond / results.gamesPerSecond).toFixed(1)],
    ['forks per second', grouped(results.forksPerSecond)],
    ['bytes per state', grouped(results.stateBytes)],
    ['p99 of an answer', `${results.answerP99Ms.toFixed(3)} ms`],
    ['boardgame.io, moves per second', grouped(results.boardgameIoMovesPerSecond)],
    ['boardgame.io, moves per game', boardgameMovesPerGame.toFixed(1)],
    ['Grimrule is faster by a factor of', ratio.toFixed(1)],
  ];
  const left = Math.max(...rows.map(([name]) => name.length));
  const right = Math.max(...rows.map(([, value]) => value.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(left)}  ${value.padStart(right)}\n`);
  return `Duel\n${lines.join('')}`;
}

const grouped = (value: number) => Math.round(value).toLocaleString('en');
