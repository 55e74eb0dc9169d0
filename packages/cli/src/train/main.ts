import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plan, Trained, TrainingGame } from '@grimrule/lab';
import { headOf, isSamePlan, jobCount, jobsLeft, lineOf, readRun, train } from '@grimrule/lab';
import { gameNamed } from '../games.ts';
import { inThreads } from '../threads.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Jobs, ReadRow } from '../worker.ts';

const USAGE =
  'npm run train -- <game> --folder <folder> [--games 20] [--seed 1] [--players 1,2,3,4] [--mode standard] [--bot sensible] [--threads 2] [--learn] [--write]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '1' },
    mode: { type: 'string' },
    bot: { type: 'string', default: 'sensible' },
    threads: { type: 'string' },
    learn: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [game = ''] = positionals;
const { folder } = values;
if (folder === undefined || game === '') {
  console.error(USAGE);
  process.exit(2);
}

const table = gameNamed(game);
const { readings, version } = table.game.definition;
if (!readings) throw new Error(`${game} has no readings to learn from`);

/** Every hero or deck against every scenario, for each number of players: all of them count alike. */
const plan: Plan = {
  game,
  settings: values.players.split(',').flatMap((players) =>
    table
      .combinations(
        { players, ...(values.mode === undefined ? {} : { mode: values.mode }) },
        CLI_WORDS.en,
      )
      .map(({ setup, facts }) => ({
        name: setup.title.en,
        facts: Object.fromEntries(
          Object.entries(facts).map(([name, fact]) => [name, String(fact)]),
        ),
        options: setup.options,
        bots: [values.bot],
      })),
  ),
  games: Number(values.games),
  from: 0,
  seed: `train/${values.seed}`,
};

mkdirSync(folder, { recursive: true });
const file = join(folder, 'games.jsonl');
if (!existsSync(file)) writeFileSync(file, headOf({ plan, rules: version }));
const text = readFileSync(file, 'utf8');
const run = readRun(text);
if (!run || !isSamePlan(run.plan, plan) || run.rules !== version) {
  throw new Error(`${file} has games of another plan; choose another folder`);
}
if (!text.endsWith('\n')) appendFileSync(file, '\n');
const rows = [...run.rows] as ReadRow[];

if (!values.learn) {
  const tasks: Jobs[] = jobsLeft(plan, rows).map((job) => ({ plan, jobs: [job] }));
  const threads = values.threads === undefined ? undefined : Number(values.threads);
  await inThreads<Jobs, readonly ReadRow[]>({ name: 'playToLearn', tasks, threads }, (found) => {
    appendFileSync(file, found.map(lineOf).join(''));
    rows.push(...found);
    if (rows.length % 20 === 0) console.log(`${rows.length} of ${jobCount(plan)} games`);
  });
}

const games = rows.flatMap((row): readonly TrainingGame[] => {
  if ('failure' in row) return [];
  const { setting: group, number, won, positions } = row;
  return [{ group, number, won, positions }];
});
const trained = train(games);
const names = readingNames();
report(trained);
if (values.write) write(trained);

/** The names of the readings, from the first position of a game. */
function readingNames(): readonly string[] {
  const begun = table.game.setup(plan.settings[0]?.options, '');
  if ('problems' in begun) throw new Error('the first setting cannot be set up');
  return Object.keys(readings?.(begun.state) ?? {});
}

function report({ judgement, games: count, positions, held }: Trained): void {
  console.log(`learned from ${count} games with ${positions} rounds`);
  console.log(
    `held out ${held.games} games: log loss ${held.lossToday.toFixed(3)} today, ${held.lossLearned.toFixed(3)} learned; order within settings ${held.orderToday.toFixed(3)} today, ${held.orderLearned.toFixed(3)} learned`,
  );
  const weighed = names.map((name, at) => [name, judgement.weights[at] ?? 0] as const);
  for (const [name, weight] of weighed) console.log(`  ${name.padEnd(20)} ${weight.toFixed(4)}`);
}

/** Puts the weights beside the game's own judgement, and adds this generation to its record. */
function write({ judgement, games: count, positions, held }: Trained): void {
  const home = join('packages', game, 'src', 'judgement');
  const record = join(home, 'generations.json');
  const before: readonly unknown[] = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : [];
  const generation = before.length + 1;
  const weights = Object.fromEntries(
    names.map((name, at) => [name, Number((judgement.weights[at] ?? 0).toPrecision(4))]),
  );
  const start = Number(judgement.start.toPrecision(4));
  writeFileSync(
    join(home, 'weights.json'),
    pretty({ generation, players: values.players.split(',').map(Number), start, weights }),
  );
  const { players, bot, seed, mode = null } = values;
  const of = {
    games: plan.games,
    settings: plan.settings.length,
    players,
    mode,
    bot,
    seed,
    rules: version,
  };
  writeFileSync(
    record,
    pretty([...before, { generation, ...of, learnedFrom: count, positions, held }]),
  );
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
