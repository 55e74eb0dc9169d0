import { botNamed } from '@grimrule/bots';
import type { Game, GameRecord } from '@grimrule/kernel';
import type { Job, Plan, Players, Row } from '@grimrule/lab';
import { playJob, recordOf } from '@grimrule/lab';
import { rulesOf } from '../games/rules.ts';

/** Games to be played, or one to be played once more and told. */
export type SaidToLab =
  | { readonly say: 'play'; readonly plan: Plan; readonly jobs: readonly Job[] }
  | { readonly say: 'retell'; readonly plan: Plan; readonly job: Job };

export type SaidByLab =
  | { readonly say: 'played'; readonly row: Row }
  /** All games that were asked for are played. */
  | { readonly say: 'ready' }
  | { readonly say: 'retold'; readonly record: GameRecord }
  | { readonly say: 'broken' };

const tell = (message: SaidByLab) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<SaidToLab>) => {
  work(data).catch((error: unknown) => {
    console.error(error);
    tell({ say: 'broken' });
  });
};

async function work(data: SaidToLab): Promise<void> {
  const game = await rulesOf(data.plan.game);
  if (!game) throw new Error(`there is no game '${data.plan.game}'`);
  if (data.say === 'retell') {
    const record = recordOf(data.plan, data.job, await playersFor(game, data.plan, data.job));
    tell({ say: 'retold', record });
    return;
  }
  for (const job of data.jobs) {
    tell({ say: 'played', row: playJob(data.plan, job, await playersFor(game, data.plan, job)) });
  }
  tell({ say: 'ready' });
}

/** The cards of a setting are there before its first game. */
async function playersFor(game: Game, { settings }: Plan, { setting }: Job): Promise<Players> {
  await game.load(settings[setting]?.options);
  return { game, bots: known };
}

function known(name: string) {
  const bot = botNamed(name);
  if (!bot) throw new Error(`no bot '${name}'`);
  return bot;
}
