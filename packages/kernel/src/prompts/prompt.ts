import type { Line } from '../line.ts';
import type { CardId, Seat } from '../state/ids.ts';
import type { Option } from './option.ts';
import { sameOption } from './option.ts';
import type { Cost } from './payment.ts';
import { canPay, covers, onlyPayment } from './payment.ts';

/** A player's decision: the options picked, in the order picked. */
export type Answer = readonly Option[];

/**
 * A question to one seat. Every legal answer follows from it, and no other is accepted. The makers
 * below are the only ones, and name every field; one that was kept in a file may lack some.
 */
export interface Prompt {
  readonly seat: Seat;
  readonly ask: Line;
  /** The rule by which the question is asked. */
  readonly rule: string;
  readonly options: readonly Option[];
  /** An answer names at least and at most so many options. */
  readonly least: number;
  readonly most: number;
  /** Set when options are spent: the answer has to pay exactly this. */
  readonly cost?: Cost | undefined;
  /** Cards for which the order matters in which they are picked: what must be picked is asked for. */
  readonly ordered?: readonly CardId[] | undefined;
  /** Asked though there may be one answer only: that somebody has to decide tells nothing. */
  readonly anyway?: true | undefined;
  /** A sensible answer to start from; for payments, see `proposalFor`. */
  readonly proposal?: Answer | undefined;
}

/** What every question says: who is asked what, by which rule, and what there is to pick. */
type Asked = Pick<Prompt, 'seat' | 'ask' | 'rule' | 'options'>;

/** One of the options is to be picked. */
export const pickOne = (asked: Asked, proposal?: Answer): Prompt => pickSome(asked, 1, 1, proposal);

/** At least and at most so many of the options are to be picked. */
export const pickSome = (asked: Asked, least: number, most: number, proposal?: Answer): Prompt =>
  prompt(asked, least, most, undefined, undefined, undefined, proposal);

/** As many of the options are to be spent as pay the cost. */
export const payWith = (asked: Asked, cost: Cost, most = asked.options.length): Prompt =>
  prompt(asked, 0, most, cost, undefined, undefined, undefined);

/** The same in other words. */
export const asking = (of: Prompt, ask: Line): Prompt => {
  const { seat, rule, options, least, most, cost, ordered, anyway, proposal } = of;
  return prompt({ seat, ask, rule, options }, least, most, cost, ordered, anyway, proposal);
};

/** The same, where these cards are picked in an order that matters. */
export const inOrderOf = (of: Prompt, ordered: readonly CardId[]): Prompt =>
  prompt(of, of.least, of.most, of.cost, ordered, of.anyway, of.proposal);

/** The same, asked even if there is only one answer. */
export const askedAnyway = (of: Prompt): Prompt =>
  prompt(of, of.least, of.most, of.cost, of.ordered, true, of.proposal);

/** The same with an answer to start from. */
export const proposing = (of: Prompt, proposal: Answer): Prompt =>
  prompt(of, of.least, of.most, of.cost, of.ordered, of.anyway, proposal);

function prompt(
  { seat, ask, rule, options }: Asked,
  least: number,
  most: number,
  cost: Cost | undefined,
  ordered: readonly CardId[] | undefined,
  anyway: true | undefined,
  proposal: Answer | undefined,
): Prompt {
  return { seat, ask, rule, options, least, most, cost, ordered, proposal, anyway };
}

/** Why something cannot be done, with the rule that says so. */
export interface Refusal {
  readonly reason: Line;
  readonly rule: string;
  /** The option that was refused, where there is one. */
  readonly option?: Option;
}

/** The only legal answer, or null if there is something to decide or it is asked anyway. */
export function onlyAnswer(asked: Prompt): Answer | null {
  if (asked.anyway) return null;
  const only = onlyPicks(asked);
  return only && hasOrder(asked, only) ? null : only;
}

function onlyPicks({ options, least, most, cost }: Prompt): Answer | null {
  if (cost) return onlyPayment(cost);
  if (most === 0) return [];
  return least >= options.length ? options : null;
}

/** Whether the same options in another order are another answer. */
export function hasOrder({ ordered }: Prompt, answer: Answer): boolean {
  if (!ordered) return false;
  return answer.filter(({ card }) => card !== undefined && ordered.includes(card)).length > 1;
}

export function canBeAnswered({ cost, options, least }: Prompt): boolean {
  return cost ? canPay(cost.symbols, cost.sources) : options.length >= least;
}

/** Whether a question can be answered, and in more than one way. */
export function isOpen(prompt: Prompt): boolean {
  return canBeAnswered(prompt) && onlyAnswer(prompt) === null;
}

/**
 * The answer in the prompt's own options, or the reason it is none. Accepts anything: what
 * comes over a wire may have any shape.
 */
export function understand(prompt: Prompt, answer: unknown): Answer | Refusal {
  if (!Array.isArray(answer)) return refuse(prompt, 'answerIsNoList');
  const picked: Option[] = [];
  for (const pick of answer) {
    const option = findOption(prompt.options, pick);
    if (!option) return refuse(prompt, 'notAnOption');
    if (picked.includes(option)) return refuse(prompt, 'pickedTwice', option);
    picked.push(option);
  }
  if (prompt.cost) {
    return covers(prompt.cost, picked) ? picked : refuse(prompt, 'doesNotPay');
  }
  if (picked.length < prompt.least) return refuse(prompt, 'tooFewPicked');
  if (picked.length > prompt.most) return refuse(prompt, 'tooManyPicked');
  return picked;
}

function findOption(options: readonly Option[], pick: unknown): Option | undefined {
  if (typeof pick !== 'object' || pick === null) return undefined;
  for (const option of options) if (option === pick) return option;
  return options.find((option) => sameOption(option, pick as Option));
}

function refuse(prompt: Prompt, say: string, option?: Option): Refusal {
  const reason = { say, least: prompt.least, most: prompt.most };
  return option ? { reason, rule: prompt.rule, option } : { reason, rule: prompt.rule };
}

export function isRefusal(result: Answer | Refusal): result is Refusal {
  return !Array.isArray(result);
}
