import type { Answer, CardId, Cost, Entry, Game, Option, State } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { asksForTarget, isOneOf } from '../picking.ts';

/** Where taking an option leads, as far as it is certain. */
export interface Outlook {
  /** What has to be paid on the way. */
  readonly price: Cost | null;
  /** The cards it may be done to, and the one a sensible player would choose. */
  readonly targets: readonly CardId[];
  readonly target: CardId;
  readonly certain: State;
  readonly log: readonly Entry[];
}

/** What to do, what to pay, whom to do it to. */
const MOST_QUESTIONS = 3;

/**
 * Follows an option through its own questions: it is paid as proposed, and done to a target, this
 * one or the proposed one. Nothing hidden is looked at.
 */
export function outlookOn(game: Game, state: State, option: Option, wanted = NONE): Outlook {
  const seat = state.prompt?.seat;
  let now = state;
  let answer: Answer = [option];
  let price: Cost | null = null;
  let targets: readonly CardId[] = [];
  let target: CardId = NONE;
  const log: Entry[] = [];
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const { state: certain, ends, log: told } = game.preview(now, answer);
    log.push(...told);
    const { prompt } = certain;
    now = certain;
    const isOwn = ends === 'question' && prompt?.seat === seat && prompt?.ask.card === option.card;
    if (!isOwn || !prompt) break;
    if (prompt.cost) {
      price = prompt.cost;
      answer = game.proposal(certain);
    } else if (isOneOf(prompt) && asksForTarget(prompt) && target === NONE) {
      const { options } = prompt;
      targets = options.flatMap(({ card }) => card ?? []);
      const aimed = options.find(({ card }) => card === wanted && wanted !== NONE);
      answer = aimed ? [aimed] : game.proposal(certain);
      target = answer[0]?.card ?? NONE;
    } else break;
  }
  return { price, targets, target, certain: now, log };
}
