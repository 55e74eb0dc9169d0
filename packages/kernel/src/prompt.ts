import type { Line } from './line.ts';
import type { Cost } from './payment.ts';
import { covers } from './payment.ts';
import type { CardId, Seat } from './state.ts';

/** One thing that can be picked. What the fields beyond the verb mean is the verb's business. */
export interface Option {
  readonly verb: string;
  readonly card?: CardId;
  /** Index of an ability of the card. */
  readonly ability?: number;
  /** A place, an amount, the number of an alternative. */
  readonly value?: number;
  /** The event of the window that an ability answers. */
  readonly event?: number;
}

/** What a player decides: the options picked, in the order picked. */
export type Answer = readonly Option[];

/** A question to one seat. Every legal answer follows from it, and no other is accepted. */
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
  readonly cost?: Cost;
  /** A sensible answer to start from; for payments, see `proposalFor`. */
  readonly proposal?: Answer;
}

/** Why something cannot be done, with the rule that says so. */
export interface Refusal {
  readonly reason: Line;
  readonly rule: string;
  /** The option that was refused, where there is one. */
  readonly option?: Option;
}

export const PASS: Option = Object.freeze({ verb: 'pass' });

export function sameOption(one: Option, other: Option): boolean {
  return (
    one === other ||
    (one.verb === other.verb &&
      one.card === other.card &&
      one.ability === other.ability &&
      one.value === other.value &&
      one.event === other.event)
  );
}

/** The only legal answer, or null if there is something to decide. */
export function onlyAnswer(prompt: Prompt): Answer | null {
  const { options, least, most, cost } = prompt;
  if (cost) return cost.symbols.length === 0 ? [] : spendsEverything(prompt, cost);
  if (most === 0) return [];
  return least >= options.length ? options : null;
}

function spendsEverything(prompt: Prompt, cost: Cost): Answer | null {
  return cost.sources.length === cost.symbols.length && covers(cost, prompt.options)
    ? prompt.options
    : null;
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
