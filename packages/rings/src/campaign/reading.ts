import type { Shape } from '@grimrule/kernel';
import {
  asSent,
  faultsOf,
  faultsOfAll,
  isCount,
  isSent,
  isTally,
  isText,
  isTexts,
  isTruth,
  isWhole,
  orNothing,
  playedTooEarly,
} from '@grimrule/kernel';
import { MOST_PLAYERS } from '../board.ts';
import { deckProblems, sharedHeroes } from '../decks/deck-building.ts';
import { isCounts } from '../decks/players.ts';
import { SCENARIOS } from '../scenarios/scenario.ts';
import { campaignCardOf, copiesOf, isPermanent, isPlayersCard } from './campaign-cards.ts';
import { isHeroCode } from './heroes.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog, Logged, PoolCard } from './log.ts';
import { LOG_VERSION } from './log.ts';

const PLAYER: Shape = {
  name: isText,
  heroes: isTexts,
  cards: isCounts,
  threatPenalty: isCount,
  exchanged: isTruth,
  healed: isTruth,
};
const POOL_CARD: Shape = {
  card: isText,
  hero: orNothing(isText),
  player: orNothing(isCount),
  leftOut: isTruth,
};
const NOTES: Shape = { prisoner: orNothing(isText), damage: isTally, heroPenalties: isTally };
const COMPLETED: Shape = { scenario: isText, score: isWhole };
const LOG: Shape = {
  version: isWhole,
  expert: isTruth,
  players: Array.isArray,
  fallenHeroes: isTexts,
  threatPenalty: isCount,
  pool: Array.isArray,
  notes: isSent,
  completed: Array.isArray,
  defeats: isTexts,
};

/** Reads whatever somebody sent as a campaign log. */
export function readLog(sent: unknown): Logged<CampaignLine> {
  const problems = shapeProblems(sent);
  if (problems.length > 0) return { problems };
  // Every field has just been looked at.
  const log = sent as CampaignLog;
  const faults = logProblems(log);
  return faults.length > 0 ? { problems: faults } : { log };
}

function shapeProblems(sent: unknown): readonly CampaignLine[] {
  if (!isSent(sent) || sent.version === undefined) return [{ say: 'logField', at: '' }];
  const { version, players, pool, completed, notes } = sent;
  if (version !== LOG_VERSION) return [{ say: 'logVersion', version: asSent(version) }];
  const faults = [
    ...faultsOf(sent, LOG, ''),
    ...faultsOfAll(players, PLAYER, 'players'),
    ...faultsOfAll(pool, POOL_CARD, 'pool'),
    ...faultsOfAll(completed, COMPLETED, 'completed'),
    ...(isSent(notes) ? faultsOf(notes, NOTES, 'notes.') : []),
  ];
  return faults.map((at) => ({ say: 'logField', at }));
}

/** Everything that cannot be true of a log, whose shape is right. */
export function logProblems(log: CampaignLog): readonly CampaignLine[] {
  const { players, pool } = log;
  const fewOrMany = players.length < 1 || players.length > MOST_PLAYERS;
  return [
    ...(fewOrMany ? [{ say: 'logField', at: 'players' } as const] : []),
    ...players.flatMap((deck, seat) => deckProblems(deck, { seat, inCampaign: true })),
    ...sharedHeroes(players),
    ...strangers(log),
    ...pool.flatMap((each) => poolProblems(each, log)),
    ...copyProblems(pool),
    ...scenarioProblems(log),
  ];
}

/** Heroes that nobody knows. */
function strangers({ fallenHeroes, notes }: CampaignLog): readonly CampaignLine[] {
  const named: readonly (readonly [string, readonly string[]])[] = [
    ['fallenHeroes', fallenHeroes],
    ['notes.prisoner', notes.prisoner === null ? [] : [notes.prisoner]],
    ['notes.damage', Object.keys(notes.damage)],
    ['notes.heroPenalties', Object.keys(notes.heroPenalties)],
  ];
  return named.flatMap(([at, codes]) =>
    codes
      .filter((code) => !isHeroCode(code))
      .map((card): CampaignLine => ({ say: 'logUnknownHero', card, at })),
  );
}

/** RR: Campaign Pool. Where each card belongs. */
function poolProblems(
  { card, hero, player, leftOut }: PoolCard,
  { players }: CampaignLog,
): readonly CampaignLine[] {
  const printed = campaignCardOf(card);
  if (!printed) return [{ say: 'logNoCampaignCard', card }];
  const problems: CampaignLine[] = [];
  const hosted = hero !== null && isHeroCode(hero);
  if (hosted !== isPermanent(printed)) problems.push({ say: 'logWrongHost', card });
  const owned = player !== null && player < players.length;
  if (owned !== isPlayersCard(printed)) problems.push({ say: 'logWrongPlayer', card });
  if (leftOut && !mayBeLeftOut(card)) {
    problems.push({ say: 'cannotBeLeftOut', seat: player ?? 0, card });
  }
  return problems;
}

/** Boons may be in the deck of their player, burdens must. */
export function mayBeLeftOut(code: string): boolean {
  const card = campaignCardOf(code);
  return card?.campaignClass === 'boon' && isPlayersCard(card);
}

function copyProblems(pool: readonly PoolCard[]): readonly CampaignLine[] {
  const codes = [...new Set(pool.map(({ card }) => card))];
  return codes.flatMap((code): readonly CampaignLine[] => {
    const printed = campaignCardOf(code);
    if (!printed) return [];
    const { quantityRevised: most, max } = printed;
    const count = copiesOf(pool, code);
    const hosts = pool.flatMap(({ card, hero }) => (card === code && hero !== null ? [hero] : []));
    const twice = max?.per === 'host' ? hosts.filter((hero, at) => hosts.indexOf(hero) < at) : [];
    return [
      ...(count > most ? [{ say: 'logTooManyCopies', card: code, count, most } as const] : []),
      ...twice.map((hero): CampaignLine => ({ say: 'logTwiceOnHero', card: code, hero })),
    ];
  });
}

/** The completed scenarios are the beginning of the list of scenarios; lost ones are on it too. */
function scenarioProblems(log: CampaignLog): readonly CampaignLine[] {
  const wrong = playedTooEarly(
    log,
    SCENARIOS.map(({ slug }) => slug),
  );
  return wrong.map((scenario) => ({ say: 'logWrongScenario', scenario }));
}
