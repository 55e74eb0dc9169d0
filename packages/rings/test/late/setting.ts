import type { Json } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import type { CampaignLog, PoolCard } from '../../src/campaign/log.ts';
import { DECKS } from '../../src/decks/players.ts';
import { readOptions } from '../../src/options.ts';
import { SCENARIOS } from '../../src/scenarios/scenario.ts';
import type { Audited } from '../auditor/books.ts';
import { COMPLETED, campaign } from '../campaign/campaigns.ts';

const SLUGS = DECKS.map(({ slug }) => slug);
const NAMES = ['passage', 'anduin', 'dol-guldur'] as const;

/** The options of a game, with a log that the rules can read. */
export interface Setting extends Audited {
  readonly campaign?: CampaignLog;
}

/** A game by lot: any scenario and mode, any decks that go together, or a game of a campaign. */
export function setting(lots: Lots): Setting {
  const players = lots.between(1, 4);
  const scenario = lots.pick(NAMES);
  const mode = lots.pick(['standard', 'easy']);
  const firstPlayer = lots.between(0, players - 1);
  const rest = { scenario, mode, firstPlayer } as const;
  if (lots.chance(30)) return { ...rest, decks: [], campaign: campaignByLot(lots, players, rest) };
  return { ...rest, decks: companyByLot(lots, players) };
}

/** What the rules are given: the log of a campaign says which scenario and which decks. */
export function optionsOf({ decks, scenario, mode, firstPlayer, campaign: log }: Setting): Json {
  return log ? { campaign: log, mode, firstPlayer } : { decks, scenario, mode, firstPlayer };
}

/** No two of the decks may have a hero in common. */
function companyByLot(lots: Lots, players: number): readonly string[] {
  for (let tried = 0; tried < 50; tried++) {
    const decks = lots.some(SLUGS, players);
    if ('game' in readOptions({ decks })) return decks;
  }
  return SLUGS.slice(0, players);
}

const nobodys = { hero: null, player: null, leftOut: false };

/** A log after none, one or two scenarios, with boons and burdens. */
function campaignByLot(
  lots: Lots,
  players: number,
  { scenario }: Pick<Audited, 'scenario'>,
): CampaignLog {
  const played = SCENARIOS.findIndex(({ slug }) => slug === scenario);
  const bare = campaign(players);
  const heroes = bare.players.flatMap((player) => player.heroes);
  const bearer = lots.pick(heroes) ?? '';
  const pool: PoolCard[] = [];
  if (played > 0) {
    bare.players.forEach((_, player) => {
      pool.push({ ...nobodys, card: 'core-132', player, leftOut: lots.chance(20) });
    });
    pool.push({ ...nobodys, card: lots.pick(['core-136', 'core-137']) });
  }
  if (played > 1)
    pool.push({ ...nobodys, card: lots.pick(['core-133', 'core-138']), hero: bearer });
  return {
    ...bare,
    expert: lots.chance(50),
    completed: COMPLETED.slice(0, played),
    pool,
    threatPenalty: lots.between(0, played),
    notes: {
      prisoner: played > 1 ? bearer : null,
      damage: played > 0 ? { [bearer]: 1 } : {},
      heroPenalties: {},
    },
  };
}
