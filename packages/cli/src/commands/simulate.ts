import type { Language } from '@grimrule/words';
import { simulateCampaigns } from '../campaign/simulating.ts';
import { checkSetup, foreign, givenFor } from '../game-flags.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import type { Failed } from '../simulate/failures.ts';
import { failureLines, failuresForPrograms } from '../simulate/failures.ts';
import { matrixForPrograms, matrixLines } from '../simulate/matrix.ts';
import { resultsOf } from '../simulate/numbers.ts';
import { playSeries } from '../simulate/pool.ts';
import { report } from '../simulate/report.ts';
import { slowNodeLines } from '../simulate/slow-node.ts';
import type { Streams } from '../streams.ts';
import { complain, print } from '../streams.ts';
import type { Setup } from '../table-game.ts';
import type { CliWords } from '../words/en.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Chunk, Played } from '../worker.ts';

interface Simulation {
  readonly games?: number;
  readonly from: number;
  readonly seed: string;
  readonly bot: string;
  readonly against?: string;
  readonly matrix?: true;
  readonly campaign?: true;
  readonly expertCampaign?: true;
  readonly threads?: number;
  readonly workers?: number;
  readonly json?: true;
}

/** Gives the exit code: games that did not come to an end make the whole command fail. */
export async function simulate(
  name: string,
  options: Simulation,
  language: Language,
  streams: Streams,
): Promise<number> {
  const say = CLI_WORDS[language];
  const { against, threads, workers } = options;
  if (against !== undefined && gameNamed(name).cooperative) throw foreign(name, '--against', say);
  if (threads !== undefined && workers !== undefined) {
    throw new Mistake(say.conflict('--threads', '--workers'));
  }
  const given = givenFor(name, options, say);
  await gameNamed(name).load?.(options.matrix ? undefined : { given });
  if (options.campaign && options.matrix) {
    throw new Mistake(say.conflict('--campaign', '--matrix'));
  }
  if (options.campaign) {
    await simulateAsCampaigns(name, options, language, streams);
    return 0;
  }
  const failed = await (options.matrix
    ? simulateAll(name, options, language, streams)
    : simulateOne(name, options, language, streams));
  if (failed.length === 0) return 0;
  if (!options.json) print(streams, ['']);
  complain(streams, failureLines(failed, say));
  return 1;
}

/** Whole campaigns, one after the other. */
async function simulateAsCampaigns(
  name: string,
  { games = 10, bot, seed, expertCampaign, json, ...typed }: Simulation,
  language: Language,
  streams: Streams,
): Promise<void> {
  const say = CLI_WORDS[language];
  const table = gameNamed(name);
  const setup = table.setUp(givenFor(name, typed, say), say);
  const expert = expertCampaign === true;
  const found = await simulateCampaigns(games, { table, setup, bot, seed, expert, language });
  print(
    streams,
    json
      ? [JSON.stringify({ game: name, bot, seed, expert, ...found })]
      : say.campaign.simulated(found),
  );
}

async function simulateOne(
  name: string,
  options: Simulation,
  language: Language,
  streams: Streams,
): Promise<readonly Failed[]> {
  const say = CLI_WORDS[language];
  const table = gameNamed(name);
  const setup = table.setUp(givenFor(name, options, say), say);
  const { seats } = checkSetup(table, setup, language);
  const series = seriesOf(name, options, setup, options.seed);
  const start = performance.now();
  const [played] = await playAll([series], options, say, streams);
  const seconds = (performance.now() - start) / 1000;
  if (!played) return [];
  const failed = failedIn([series], [setup], [played]);
  if (options.json) {
    const { bot, against = bot, seed } = options;
    const results = resultsOf(table, played);
    const { decisions } = played.tally;
    print(streams, [
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
  } else print(streams, report(table, setup, played, seconds, language));
  return failed;
}

/** Every setup of a game, each with as many games. */
async function simulateAll(
  name: string,
  options: Simulation,
  language: Language,
  streams: Streams,
): Promise<readonly Failed[]> {
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
  const results = await playAll(series, options, say, streams);
  const seconds = (performance.now() - start) / 1000;
  const failed = failedIn(series, setups, results);
  const matrix = { table, combinations, results };
  if (options.json) {
    const { bot, seed } = options;
    const games = gamesOf(options);
    const failures = failuresForPrograms(failed);
    const found = matrixForPrograms(matrix);
    print(streams, [JSON.stringify({ game: name, bot, seed, games, ...found, failures, seconds })]);
  } else print(streams, matrixLines(matrix, seconds, language));
  return failed;
}

function playAll(
  series: readonly Chunk[],
  { threads, workers }: Simulation,
  say: CliWords,
  streams: Streams,
): Promise<readonly Played[]> {
  for (const line of slowNodeLines(series, process.versions.node, say)) complain(streams, [line]);
  return playSeries(series, threads ?? workers, say, streams);
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
