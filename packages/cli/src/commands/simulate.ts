import { availableParallelism } from 'node:os';
import type { Tally } from '@grimrule/bots';
import { add, interval, NO_GAMES } from '@grimrule/bots';
import type { Language } from '@grimrule/kernel';
import { gameNamed } from '../games.ts';
import { Progress } from '../progress.ts';
import { paint } from '../screen/paint.ts';
import { columnsOf } from '../screen/text.ts';
import type { CliWords } from '../words/words.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Chunk } from '../worker.ts';

interface Simulation {
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly against?: string;
  readonly workers?: number;
  readonly json?: true;
}

export async function simulate(
  name: string,
  options: Simulation,
  language: Language,
): Promise<void> {
  const say = CLI_WORDS[language];
  const start = performance.now();
  const tally = await playAll(name, options, say);
  const seconds = (performance.now() - start) / 1000;
  const text = options.json
    ? JSON.stringify(summary(name, options, tally, seconds))
    : report(name, tally, seconds, language);
  process.stdout.write(`${text}\n`);
}

/** Chunks are small enough to keep every thread busy to the end. */
function chunks(name: string, { games, seed, bot, against }: Simulation, threads: number) {
  const size = Math.max(1, Math.min(100, Math.ceil(games / (threads * 8))));
  const found: Chunk[] = [];
  for (let from = 0; from < games; from += size) {
    const to = Math.min(games, from + size);
    found.push({ game: name, bots: [bot, against ?? bot], seed, from, to });
  }
  return found;
}

async function playAll(name: string, options: Simulation, say: CliWords): Promise<Tally> {
  const { Piscina } = await import('piscina');
  const threads = options.workers ?? availableParallelism();
  const pool = new Piscina({
    filename: new URL('./worker.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
  });
  const progress = new Progress(options.games, say);
  let tally = NO_GAMES;
  try {
    const waiting = chunks(name, options, threads);
    const work = async () => {
      for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
        const part: Tally = await pool.run(chunk, { name: 'playChunk' });
        tally = add(tally, part);
        progress.show(tally.games);
      }
    };
    // Two chunks a thread: one being played, one at hand when it is done.
    await Promise.all(Array.from({ length: threads * 2 }, work));
  } finally {
    progress.end();
    await pool.destroy();
  }
  return tally;
}

/** Every name with its count, also those that never came up. */
function counts(names: readonly string[], found: Readonly<Record<string, number>>) {
  return Object.fromEntries(names.map((name) => [name, found[name] ?? 0]));
}

function summary(name: string, options: Simulation, tally: Tally, seconds: number) {
  const { outcomes, endings } = gameNamed(name);
  const { bot, against = bot, seed } = options;
  return {
    game: name,
    games: tally.games,
    bot,
    against,
    seed,
    outcomes: counts(outcomes, tally.outcomes),
    endings: counts(endings, tally.endings),
    rounds: tally.rounds / tally.games,
    decisions: tally.decisions / tally.games,
    seconds,
    gamesPerSecond: tally.games / seconds,
    decisionsPerSecond: tally.decisions / seconds,
  };
}

function report(name: string, tally: Tally, seconds: number, language: Language): string {
  const say = CLI_WORDS[language];
  const { outcomes, endings, label } = gameNamed(name);
  const { games } = tally;
  const decimals = (value: number, digits: number) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (share: number) => `${decimals(share * 100, 1)} %`;
  const row = (id: string, count: number) => {
    const [from, to] = interval(count, games);
    return [
      `  ${label(id, language)}`,
      String(count).padStart(String(games).length),
      percent(count / games).padStart(8),
      `${percent(from)} – ${percent(to)}`,
    ];
  };
  const blank = ['', '', ''];
  const rows = [
    [paint.bold(say.results), ...blank.slice(1), say.interval],
    ...outcomes.map((id) => row(id, tally.outcomes[id] ?? 0)),
    [paint.bold(say.endings), ...blank],
    ...endings.map((id) => row(id, tally.endings[id] ?? 0)),
  ];
  return [
    say.simulated(games, decimals(seconds, 1), decimals(games / seconds, 0)),
    '',
    ...columnsOf(rows),
    '',
    ...columnsOf([
      [say.meanRounds, decimals(tally.rounds / games, 1)],
      [say.meanDecisions, decimals(tally.decisions / games, 1)],
    ]),
  ].join('\n');
}
