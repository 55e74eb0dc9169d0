import type { Answer, CardId, Option, Prompt } from '@grimrule/kernel';
import { fitsCost, NONE, paidAlsoWith, sameOption } from '@grimrule/kernel';

/** Whether one option is all there is to say, so that picking it decides. */
export function isOneOf({ least, most, cost }: Prompt): boolean {
  return !cost && least === 1 && most === 1;
}

/** Puts an option among the picked ones, or takes it out again. */
export function toggled(picked: Answer, option: Option, { most, cost }: Prompt): Answer {
  if (placeOf(picked, option) >= 0) return picked.filter((other) => !sameOption(other, option));
  if (cost && !cost.overpay) return paidAlsoWith(cost, picked, option);
  // Where one is wanted, another pick replaces the first; a full hand of picks takes no more.
  if (!cost && most === 1) return [option];
  if (!cost && picked.length >= most) return picked;
  return [...picked, option];
}

/** The place of an option among the picked ones, from 0, or -1. */
export function placeOf(picked: Answer, option: Option): number {
  return picked.findIndex((other) => sameOption(other, option));
}

/**
 * One click on a card that could pay several times: one more is put in while something is owed,
 * else all of it is taken out.
 */
export function nextOfMany(
  picked: Answer,
  options: readonly Option[],
  isPaid: boolean,
): readonly Option[] {
  const more = options.find((option) => placeOf(picked, option) < 0);
  if (more && !isPaid) return [more];
  return options.filter((option) => placeOf(picked, option) >= 0);
}

const NOTHING: readonly Option[] = [];
const byCard = new WeakMap<Prompt, ReadonlyMap<CardId, readonly Option[]>>();

/** The options of a question; of what could be spent, only what fits the cost. */
export function openOptions({ options, cost }: Prompt): readonly Option[] {
  return cost ? options.filter((option) => fitsCost(cost, option)) : options;
}

/** The options that a card offers now; the same list as long as the question is the same. */
export function optionsOn(prompt: Prompt | null, card: CardId): readonly Option[] {
  if (!prompt) return NOTHING;
  const known = byCard.get(prompt) ?? grouped(openOptions(prompt));
  byCard.set(prompt, known);
  return known.get(card) ?? NOTHING;
}

function grouped(options: readonly Option[]): ReadonlyMap<CardId, readonly Option[]> {
  const groups = new Map<CardId, readonly Option[]>();
  for (const option of options) {
    const { card = NONE } = option;
    if (card !== NONE) groups.set(card, [...(groups.get(card) ?? []), option]);
  }
  return groups;
}

/** Whether a question asks which card something is done to, rather than what to do. */
export function asksForTarget({ options, ask, cost }: Prompt): boolean {
  const verbs = new Set(options.flatMap(({ verb, card }) => (card === undefined ? [] : [verb])));
  const [verb] = verbs;
  return !cost && verbs.size === 1 && verb !== 'play' && verb !== 'use' && ask.card !== undefined;
}
