import { tryGame } from '@grimrule/bots';
import type { Json } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { botNamed } from '../bots.ts';
import { Mistake } from '../mistake.ts';
import type { Setup, TableGame } from '../table-game.ts';
import { CampaignFile, campaignsOf, logOf } from './campaign-file.ts';
import type { Campaigns } from './campaigns.ts';

/** After so many games of one campaign nobody tries any more. */
const MOST_GAMES = 15;

interface Simulating {
  readonly table: TableGame;
  readonly setup: Setup;
  readonly bot: string;
  readonly seed: string;
  readonly expert: boolean;
  readonly language: Language;
}

/** Plays whole campaigns: each scenario until it is won, and what is to be chosen by lot. */
export async function simulateCampaigns(count: number, how: Simulating): Promise<Campaigns> {
  let found: Campaigns = { campaigns: 0, won: 0, givenUp: 0, games: 0 };
  for (let number = 0; number < count; number++) {
    const { isWon, isOver, games } = await playCampaign(`${how.seed}/${number}`, how);
    found = {
      campaigns: found.campaigns + 1,
      won: found.won + (isWon ? 1 : 0),
      givenUp: found.givenUp + (isOver ? 0 : 1),
      games: found.games + games,
    };
  }
  return found;
}

async function playCampaign(seed: string, how: Simulating) {
  const { table, setup, bot, expert, language } = how;
  const campaign = campaignsOf(table, language);
  const lots = dice(seeded(seed));
  let log = logOf(table, campaign.begin(setup.options, expert), language);
  let games = 0;
  for (; campaign.next(log) && games < MOST_GAMES; games++) {
    const { options } = new CampaignFile(table, '', log, language).setupOf(setup);
    await table.load?.({ options });
    const played = tryGame(table.game, [botNamed(bot)], options, `${seed}/${games}`);
    if ('failure' in played) throw new Mistake(`${seed}/${games}: ${played.message}`);
    log = decided(logOf(table, campaign.after(log, played.state), language));
  }
  return { isWon: campaign.isWon(log), isOver: campaign.next(log) === null, games };

  function decided(after: Json): Json {
    let now = after;
    for (let [next] = campaign.pending(now); next; [next] = campaign.pending(now)) {
      const answer = next.answers[lots.roll(next.answers.length)] ?? '';
      now = logOf(table, campaign.decide(now, answer), language);
    }
    return now;
  }
}
