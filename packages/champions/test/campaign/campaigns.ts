import type { Answer } from '@grimrule/kernel';
import { dice, proposalFor, randomAnswer, seeded, Table } from '@grimrule/kernel';
import { newCampaign } from '../../src/campaign/beginning.ts';
import type { GameResult } from '../../src/campaign/game-result.ts';
import type { CampaignLine } from '../../src/campaign/lines.ts';
import type { CampaignLog, Logged } from '../../src/campaign/log.ts';
import { champions } from '../../src/game.ts';
import { winGame } from '../../src/rules/end/game-end.ts';
import { STARTER_DECKS } from '../../src/shelf/offers.ts';
import type { ChampionsState, ChampionsVars } from '../../src/table.ts';

/** The log, where nothing speaks against it. */
export function logOf(logged: Logged): CampaignLog {
  if ('problems' in logged) throw new Error(JSON.stringify(logged.problems));
  return logged.log;
}

export const problemsOf = (logged: Logged): readonly CampaignLine[] =>
  'problems' in logged ? logged.problems : [];

/** A log of so many players with ready decks, in which something is different. */
export function campaign(seats = 1, change: Partial<CampaignLog> = {}): CampaignLog {
  const players = STARTER_DECKS.slice(0, seats).map(({ slug, identity, cards }) => ({
    name: slug,
    identity,
    cards,
  }));
  return { ...logOf(newCampaign('rise-of-red-skull', players)), ...change };
}

const SCENARIOS = ['crossbones', 'absorbing-man', 'taskmaster', 'zola', 'red-skull'];

/** So many scenarios that have been won. */
export const won = (count: number) => ({
  completed: SCENARIOS.slice(0, count).map((scenario) => ({ scenario })),
});

/** A won game of the scenario that comes next, of which nothing else is worth noting. */
export function result(log: CampaignLog, change: Partial<GameResult> = {}): GameResult {
  return {
    scenario: SCENARIOS[log.completed.length] ?? '',
    won: true,
    ending: 'villainDefeated',
    hitPoints: log.players.map(() => 5),
    cards: {},
    numbers: {},
    seats: {},
    kept: [],
    lost: [],
    improved: [],
    struck: [],
    ...change,
  };
}

/** The next game of this log, up to the first mulligan. */
export function begin(log: CampaignLog, more: object = {}, seed = 'a campaign'): ChampionsState {
  const begun = champions.setup({ campaign: log, ...more }, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  let { state } = begun;
  while (state.prompt && state.prompt.ask.say !== 'mulligan') {
    state = answered(state, proposalFor(state.prompt));
  }
  return state;
}

function answered(state: ChampionsState, answer: Answer): ChampionsState {
  const done = champions.answer(state, state.prompt?.seat ?? 0, answer);
  if ('refusal' in done) throw new Error(JSON.stringify(done.refusal));
  return done.state;
}

/** Goes on with random answers, so many of them or until the game is over. */
export function playOn(state: ChampionsState, seed: string, most: number): ChampionsState {
  let now = state;
  const random = dice(seeded(seed));
  for (let count = 0; count < most && now.prompt; count++) {
    now = answered(now, randomAnswer(now.prompt, random));
  }
  return now;
}

/** The same position, but the players have won. */
export function win(state: ChampionsState): ChampionsState {
  const now = champions.fork(state);
  winGame(new Table<ChampionsVars>(champions.definition, now, null), 'villainDefeated');
  return now;
}
