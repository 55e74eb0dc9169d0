import type { Answer } from '@grimrule/kernel';
import { dice, randomAnswer, seeded, Table } from '@grimrule/kernel';
import { newCampaign } from '../../src/campaign/beginning.ts';
import type { CampaignLine } from '../../src/campaign/lines.ts';
import type { CampaignLog, Logged } from '../../src/campaign/log.ts';
import { LEARNING_DECKS } from '../../src/decks/learning-decks.ts';
import { rings } from '../../src/game.ts';
import { winning } from '../../src/rules/end/game-end.ts';
import type { RingsState, RingsVars } from '../../src/table.ts';

/** The log, where nothing speaks against it. */
export function logOf(logged: Logged<CampaignLine>): CampaignLog {
  if ('problems' in logged) throw new Error(JSON.stringify(logged.problems));
  return logged.log;
}

export function problemsOf(logged: Logged<CampaignLine>): readonly CampaignLine[] {
  return 'problems' in logged ? logged.problems : [];
}

/** A log of so many players with the learning decks, in which something is different. */
export function campaign(seats = 1, change: Partial<CampaignLog> = {}): CampaignLog {
  const players = LEARNING_DECKS.slice(0, seats).map(({ name, heroes, cards }) => ({
    name,
    heroes,
    cards,
  }));
  return { ...logOf(newCampaign(players)), ...change };
}

export const COMPLETED = [
  { scenario: 'passage', score: 100 },
  { scenario: 'anduin', score: 120 },
  { scenario: 'dol-guldur', score: 140 },
];

/** The first game of this log, after everybody has kept the hand. */
export function begin(log: CampaignLog, more: object = {}, seed = 'a campaign'): RingsState {
  const begun = rings.setup({ campaign: log, ...more }, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  let { state } = begun;
  while (rings.prompt(state)?.ask.say === 'mulligan') state = answered(state, [{ verb: 'keep' }]);
  return state;
}

function answered(state: RingsState, answer: Answer): RingsState {
  const done = rings.answer(state, rings.prompt(state)?.seat ?? 0, answer);
  if ('refusal' in done) throw new Error(JSON.stringify(done.refusal));
  return done.state;
}

/** Goes on with random answers, so many of them or until the game is over. */
export function playOn(state: RingsState, seed: string, most: number): RingsState {
  let now = state;
  const random = dice(seeded(seed));
  for (let count = 0; count < most; count++) {
    const prompt = rings.prompt(now);
    if (!prompt) break;
    now = answered(now, randomAnswer(prompt, random));
  }
  return now;
}

/** Answers as the game proposes until the first round has begun. */
export function throughSetup(state: RingsState): RingsState {
  let now = state;
  while (now.vars.phase === 'setup') now = answered(now, rings.proposal(now));
  return now;
}

/** The game is won here and now, as if the last stage had been defeated. */
export function win(state: RingsState): RingsState {
  const won = rings.fork(state);
  won.stack.push({ procedure: winning.name, step: 0, locals: { ending: 'questCompleted' } });
  new Table<RingsVars>(rings.definition, won, []).run();
  return won;
}
