import type { Language } from '@grimrule/words';
import { checkSetup, foreign, givenFor } from '../game-flags.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import type { Failed } from '../simulate/failures.ts';
import { failureLines, failuresForPrograms } from '../simulate/failures.ts';
import { matrixForPrograms, matrixLines } from '../simulate/matrix.ts';
import { resultsOf } from '../simulate/numbers.ts';
import { playSeries } from '../simulate/pool.ts';
import { report } from '../simulate/report.ts';
import type { Setup } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Chunk, Played } from '../worker.ts';

interface Simulation {
  readonly games?: number;
  readonly from: number;
  readonly seed: string;
  readonly bot: string;
  readonly against?: string;
  readonly matrix?: true;
  readonly threads?: number;
  readonly workers?: number;
  readonly json?: true;
}

export async function simulate(
  name: string,
  options: Simulation,
  language: Language,
): Promise<void> {
  const say = CLI_WORDS[language];
  const { against, threads, workers } = options;
  if (against !== undefined && gameNamed(name).cooperative) throw foreign(name, '--against', say);
  if (threads !== undefined && workers !== undefined) {
    throw new Mistake(say.conflict('--threads', '--workers'));
  }
  await (options.matrix
    ? simulateAll(name, options, language)
    : simulateOne(name, options, language));
}

async function simulateOne(name: string, options: Simulation, language: Language): Promise<void> {
  const say = CLI_WORDS[language];
  const table = gameNamed(name);
  const setup = table.setUp(givenFor(name, options, say), say);
  const { seats } = checkSetup(table, setup, language);
  const series = seriesOf(name, options, setup, options.seed);
  const start = performance.now();
  const [played] = await playSeries([series], options.threads ?? options.workers, say);
  const seconds = (performance.now() - start) / 1000;
  if (!played) return;
  const failed = failedIn([series], [setup], [played]);
  if (options.json) {
    const { bot, against = bot, seed } = options;
    const results = resultsOf(table, played);
    const { decisions } = played.tally;
    print([
      JSON.stringify({
        game: name,
        bot,
        against,
        seed,
        options: setup.options,
        players: seats,
        ...results,
        failures: failuresForPrograms(failed),
        seconds,
        gamesPerSecond: results.games / seconds,
        decisionsPerSecond: decisions / seconds,
      }),
    ]);
  } else print(report(table, setup, played, seconds, language));
  complain(failed, options, language);
}

/** Every setup of a game, each with as many games. */
async function simulateAll(name: string, options: Simulation, language: Language): Promise<void> {
  const say = CLI_WORDS[language];
  const table = gameNamed(name);
  const combinations = table.combinations(givenFor(name, options, say), say);
  if (combinations.length === 0) throw new Mistake(say.noMatrix(name));
  const setups = combinations.map(({ setup }) => setup);
  for (const setup of setups) checkSetup(table, setup, language);
  const series = combinations.map(({ setup, facts }) =>
    seriesOf(name, options, setup, [options.seed, ...Object.values(facts)].join('/')),
  );
  const start = performance.now();
  const results = await playSeries(series, options.threads ?? options.workers, say);
  const seconds = (performance.now() - start) / 1000;
  const failed = failedIn(series, setups, results);
  const matrix = { table, combinations, results };
  if (options.json) {
    const { bot, seed } = options;
    const games = gamesOf(options);
    const failures = failuresForPrograms(failed);
    const found = matrixForPrograms(matrix);
    print([JSON.stringify({ game: name, bot, seed, games, ...found, failures, seconds })]);
  } else print(matrixLines(matrix, seconds, language));
  complain(failed, options, language);
}

function seriesOf(
  name: string,
  options: Simulation,
  { options: setup }: Setup,
  seed: string,
): Chunk {
  const { bot, against = bot, from } = options;
  const to = from + gamesOf(options);
  return { game: name, options: setup, bots: [bot, against], seed, from, to };
}

/** Of a matrix every setup is played so often. */
function gamesOf({ games, matrix }: Simulation): number {
  return games ?? (matrix ? 5 : 1000);
}

function failedIn(
  series: readonly Chunk[],
  setups: readonly Setup[],
  results: readonly Played[],
): readonly Failed[] {
  return results.flatMap(({ failures }, index) => {
    const chunk = series[index];
    const setup = setups[index];
    if (!chunk || !setup) return [];
    return failures.map((failure) => ({ failure, series: chunk, setup }));
  });
}

/** Games that did not come to an end make the whole command fail, whatever the others did. */
function complain(failed: readonly Failed[], { json }: Simulation, language: Language): void {
  if (failed.length === 0) return;
  process.exitCode = 1;
  const lines = failureLines(failed, CLI_WORDS[language]);
  if (!json) print(['']);
  process.stderr.write(`${lines.join('\n')}\n`);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
