import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { dice, Match, randomAnswer, seeded } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { Room } from '@grimrule/room';

/** The longest of so many games is kept in memory so many times. */
const GAMES = 30;
const COPIES = 10;
const LONGEST = 700;
/** Of four decisions one is random and the others sensible, so that games take long. */
const RANDOM = 4;
/** How far apart the decisions are that undo is tried to. */
const APART = 5;

const CASES: readonly { readonly name: string; readonly game: Game; readonly options: Json }[] = [
  { name: 'Duel', game: duel as Game, options: null },
  {
    name: 'Champions, four players against Ultron',
    game: champions as Game,
    options: {
      heroes: ['spider-man', 'captain-marvel', 'iron-man', 'black-panther'],
      scenario: 'ultron',
    },
  },
  {
    name: 'Rings, four players, Journey Down the Anduin',
    game: rings as Game,
    options: { decks: ['leadership', 'lore', 'spirit', 'tactics'], scenario: 'anduin' },
  },
];

interface Measured {
  readonly name: string;
  readonly decisions: number;
  readonly lines: number;
  /** Whole states that are in memory. */
  readonly states: number;
  readonly mbPerGame: number;
  /** The same as the server counts it, without looking at the heap. */
  readonly countedMbPerGame: number;
  /** Processor time from the end of the game back to a decision. */
  readonly undoMedianMs: number;
  readonly undoSlowestMs: number;
}

export function main(args: readonly string[]): void {
  const measured = CASES.map(({ name, game, options }) => measure(name, game, options));
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(measured)}\n`);
  else console.table(measured);
}

function measure(name: string, game: Game, options: Json): Measured {
  const seeds = Array.from({ length: GAMES }, (_, index) => String(index));
  const lengths = seeds.map((seed) => played(game, options, seed).undoable);
  const longest = seeds[lengths.indexOf(Math.max(...lengths))] ?? '';
  const before = bytesInUse();
  const rooms = Array.from({ length: COPIES }, () => new Room(played(game, options, longest)));
  const bytes = (bytesInUse() - before) / COPIES;
  const [room] = rooms;
  if (!room) throw new Error('nothing was played');
  const { states, undoable, bytes: counted } = room.match;
  const tried = Math.floor(undoable / APART);
  const times = Float64Array.from({ length: tried }, (_, at) => timeOfUndo(room.match, at * APART));
  times.sort();
  return {
    name,
    decisions: undoable,
    lines: room.log.length,
    states,
    mbPerGame: rounded(bytes / 1e6),
    countedMbPerGame: rounded(counted / 1e6),
    undoMedianMs: rounded(times[Math.floor(tried / 2)] ?? 0),
    undoSlowestMs: rounded(times.at(-1) ?? 0),
  };
}

function played(game: Game, options: Json, seed: string): Match {
  const match = Match.begin(game, options, seed);
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const rolls = dice(seeded(seed));
  while (match.undoable < LONGEST) {
    const prompt = game.prompt(match.state);
    if (!prompt) break;
    const isRandom = rolls.roll(RANDOM) === 0 || !prompt.proposal;
    match.answer(prompt.seat, isRandom ? randomAnswer(prompt, rolls) : prompt.proposal);
  }
  return match;
}

function timeOfUndo(match: Match, to: number): number {
  const start = process.cpuUsage();
  match.undo(to);
  const { user, system } = process.cpuUsage(start);
  while (match.redo());
  return (user + system) / 1000;
}

function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
