import type { Entry, Json } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import type { CampaignLog } from '../../src/campaign/log.ts';
import { rings } from '../../src/game.ts';
import type { Audited } from './books.ts';

/** The options of a game, with a log that the rules can read. */
export interface Setting extends Audited {
  readonly campaign?: CampaignLog;
}

/** The options of a game: the log of a campaign decides the scenario and the decks. */
export function optionsOf({ decks, scenario, mode, firstPlayer, campaign }: Setting): Json {
  return campaign ? { campaign, mode, firstPlayer } : { decks, scenario, mode, firstPlayer };
}

/** A random game, with its whole log. */
export interface Played {
  readonly options: Setting;
  readonly log: readonly Entry[];
}

export function play(options: Setting, seed: string): Played {
  const begun = rings.setup(optionsOf(options), seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const die = dice(seeded(seed));
  const log = [...begun.log];
  let { state } = begun;
  while (state.prompt) {
    const { prompt } = state;
    // A player who follows the proposals now and then lives longer and sees more.
    const answer = die.roll(2) === 0 ? rings.proposal(state) : randomAnswer(prompt, die);
    const answered = rings.answer(state, prompt.seat, answer);
    if ('refusal' in answered) throw new Error(JSON.stringify(answered.refusal));
    state = answered.state;
    log.push(...answered.log);
  }
  return { options, log };
}
