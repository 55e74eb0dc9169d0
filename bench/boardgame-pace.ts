import { playOnBoardgame } from './boardgame-duel.ts';

// Runs in a process of its own: the same rules of Duel on boardgame.io. Prints one object.

const [seconds = '1'] = process.argv.slice(2);

/** The fastest slice counts: the first ones warm up. */
const SLICES = 10;
const each = (Number(seconds) * 1000) / SLICES;
const slices = Array.from({ length: SLICES }, (_, slice) => played(each, `slice ${slice}`));
process.stdout.write(
  JSON.stringify({
    movesPerSecond: Math.max(...slices.map(({ moves, cpuMs }) => (moves * 1000) / cpuMs)),
    movesPerGame: sum(slices.map(({ moves }) => moves)) / sum(slices.map(({ games }) => games)),
  }),
);

function played(ms: number, name: string) {
  const began = cpu();
  let games = 0;
  let moves = 0;
  do moves += playOnBoardgame(`${name}/${games++}`).moves;
  while (cpu() - began < ms);
  return { games, moves, cpuMs: cpu() - began };
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
