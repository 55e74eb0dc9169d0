import type { Dice } from '../chance/random.ts';
import type { Option } from './option.ts';
import { anyPayment, cheapest, payments } from './payment.ts';
import type { Answer, Prompt } from './prompt.ts';
import { hasOrder } from './prompt.ts';

/**
 * Lists the legal answers of a prompt, lazily: there may be many. Each set of options comes once, or
 * where the order matters once in each direction.
 */
export function* answersTo(prompt: Prompt): Generator<Answer> {
  const { cost, options, least, most } = prompt;
  for (const answer of cost ? payments(cost) : picks(options, least, most, 0, [])) {
    yield answer;
    if (hasOrder(prompt, answer)) yield answer.toReversed();
  }
}

function* picks(
  options: readonly Option[],
  least: number,
  most: number,
  from: number,
  picked: Answer,
): Generator<Answer> {
  if (picked.length >= least) yield picked;
  if (picked.length === most) return;
  for (let next = from; next < options.length; next++) {
    const option = options[next];
    if (option) yield* picks(options, least, most, next + 1, [...picked, option]);
  }
}

/** A sensible answer to start from: the prompt's own, the cheapest payment, or the first there is. */
export function proposalFor(prompt: Prompt): Answer {
  if (prompt.proposal) return prompt.proposal;
  return prompt.cost ? cheapest(prompt.cost) : prompt.options.slice(0, prompt.least);
}

/** A random legal answer. */
export function randomAnswer(prompt: Prompt, dice: Dice): Answer {
  if (prompt.cost) return anyPayment(prompt.cost, dice);
  const { options, least } = prompt;
  const most = Math.min(prompt.most, options.length);
  const count = least === most ? most : least + dice.roll(most - least + 1);
  if (count === 1) {
    const option = options[options.length === 1 ? 0 : dice.roll(options.length)];
    return option ? [option] : [];
  }
  return dice.shuffle([...options]).slice(0, count);
}
