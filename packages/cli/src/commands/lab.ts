import { writeFileSync } from 'node:fs';
import { csvOf, isPlayed, tableOfRun } from '@grimrule/lab';
import type { Language } from '@grimrule/words';
import { codeOf } from '../files.ts';
import { givenFor } from '../game-flags.ts';
import { gameNamed } from '../games.ts';
import type { Asked } from '../lab/planning.ts';
import { planned } from '../lab/planning.ts';
import type { Told } from '../lab/report.ts';
import { cardLines, gridLines, labForPrograms, settingLines } from '../lab/report.ts';
import { NO_FILE, openRun } from '../lab/run-file.ts';
import { run } from '../lab/running.ts';
import { Mistake } from '../mistake.ts';
import type { Streams } from '../streams.ts';
import { print } from '../streams.ts';
import type { CliWords } from '../words/en.ts';
import { CLI_WORDS } from '../words/words.ts';

interface LabOptions extends Asked {
  readonly file?: string;
  readonly csv?: string;
  readonly cards?: true;
  readonly queue?: true;
  readonly threads?: number;
  readonly json?: true;
}

/** Gives the exit code: games that did not come to an end make the whole command fail. */
export async function lab(
  name: string,
  options: LabOptions,
  language: Language,
  streams: Streams,
): Promise<number> {
  const say = CLI_WORDS[language];
  const { file, csv, threads } = options;
  const table = gameNamed(name);
  const isOneSetting = options.compare === undefined && !options.table;
  await table.load?.(isOneSetting ? { given: givenFor(name, options, say) } : undefined);
  const { plan, setups } = planned(name, options, language);
  const { version } = table.game.definition;
  if (options.queue && file !== undefined) throw new Mistake(say.conflict('--queue', '--file'));
  const kept = file === undefined ? NO_FILE : openRun(file, plan, version, say);
  const rows = options.queue
    ? await (await laboratory()).queueRun(plan, version, say, streams)
    : await run(plan, kept, threads, say, streams);
  const told: Told = { table, plan, setups, rows, language };
  if (csv !== undefined) writeCsv(csv, told, say);
  tell(told, options, streams);
  return rows.every(isPlayed) ? 0 : 1;
}

function tell(told: Told, { json, cards, table }: LabOptions, streams: Streams): void {
  if (json) {
    print(streams, [JSON.stringify(labForPrograms(told, cards === true))]);
    return;
  }
  print(streams, table ? gridLines(told) : settingLines(told));
  if (cards) print(streams, cardLines(told));
}

function writeCsv(file: string, { plan, rows }: Told, say: CliWords): void {
  try {
    writeFileSync(file, csvOf(tableOfRun(plan, rows)));
  } catch (error) {
    throw new Mistake(say.cannotSave(file, codeOf(error)));
  }
}

interface WorkerOptions {
  readonly threads?: number;
  readonly untilEmpty?: true;
}

/** Plays what is in the queue. */
export async function worker(
  options: WorkerOptions,
  language: Language,
  streams: Streams,
): Promise<void> {
  await (await laboratory()).takeWork(options, CLI_WORDS[language], streams);
}

/** A bundle of its own, so that players load no database. */
function laboratory(): Promise<typeof import('./laboratory.ts')> {
  return import(new URL('laboratory.mjs', import.meta.url).href);
}
