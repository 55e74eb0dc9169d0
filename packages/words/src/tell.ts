import type {
  Ability,
  AdditionalCost,
  Condition,
  Effect,
  Structure,
  Triggered,
  Vocabulary,
} from '@grimrule/kernel';
import { conditionText, partsOf } from './conditions.ts';
import { effectClause } from './effects.ts';
import type { Grammar } from './grammar.ts';
import type { Heading, Lexicon } from './lexicon.ts';
import { modified, modifiersClause } from './modifiers.ts';
import type { Clause } from './phrase.ts';
import { capitalised } from './phrase.ts';
import { Teller } from './teller.ts';
import { waitingFor } from './waiting.ts';
import type { Within } from './within.ts';

/** The text of an ability, made from its data: a label and one or two short sentences. */
export function tell<W extends Vocabulary, N>(
  grammar: Grammar<N>,
  lexicon: Lexicon<W, N>,
  ability: Ability<W>,
): string {
  const { label } = lexicon.heading(ability);
  const text = abilityText(new Teller(grammar, lexicon, effectClause), ability);
  return pointed(`${label === '' ? '' : `${label}: `}${capitalised(text)}.`);
}

/** The text of an effect alone: of an ability, or of one of two effects that can be chosen. */
export function tellEffect<W extends Vocabulary, N>(
  grammar: Grammar<N>,
  lexicon: Lexicon<W, N>,
  effect: Effect<W>,
  { on, cost }: Within<W> = {},
): string {
  const to = new Teller(grammar, lexicon, effectClause);
  to.event = on ?? null;
  if (cost) costClause(to, cost);
  return pointed(`${capitalised(effectClause(to, effect).order)}.`);
}

/** A condition of a card as it follows `if`; empty if it goes without saying. */
export const tellCondition = <W extends Vocabulary, N>(
  grammar: Grammar<N>,
  lexicon: Lexicon<W, N>,
  condition: Condition<W>,
): string => conditionText(new Teller(grammar, lexicon, effectClause), condition) ?? '';

/** The comma that closes a clause gives way to another mark. */
const pointed = (text: string) => text.replace(/,(?=[,.:;])/g, '');

function abilityText<W extends Vocabulary, N>(to: Teller<W, N>, ability: Ability<W>): string {
  const { grammar, lexicon } = to;
  const heading = lexicon.heading(ability);
  switch (ability.kind) {
    case 'constant':
      return modifiersClause(to, ability.modifiers).order;
    case 'called': {
      const when = conditions(to, heading, partsOf(ability.when));
      const effect = doneBy(to, ability, effectClause(to, ability.effect));
      return when === null ? effect.order : grammar.when(when, effect, null).order;
    }
    case 'triggered':
      return limited(to, heading, ability, triggered(to, heading, ability));
    case 'action': {
      // The condition comes first: without it the cost is not paid either.
      const when = conditions(to, heading, partsOf(ability.when));
      const cost = ability.cost && !heading.saysCost ? costClause(to, ability.cost) : null;
      const effect = effectClause(to, ability.effect);
      const done = heading.may ? grammar.may(effect) : effect;
      const paid = cost ? costing(to, cost, done) : done;
      const bound = when === null ? paid : grammar.when(when, paid, null);
      return limited(to, heading, ability, bound.order);
    }
    case 'additionalCost':
      return additionalCost(to, ability);
  }
}

function additionalCost<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { to: deed, of, by, cost }: AdditionalCost<W>,
): string {
  const purpose = to.lexicon.deeds?.[deed as W['deed']];
  if (!purpose) throw new Error(`no words for '${deed}'`);
  const told = purpose(modified(to, of).one, by ? modified(to, by).one : null);
  return to.grammar.additionalCost(told, costClause(to, cost));
}

function triggered<W extends Vocabulary, N>(
  to: Teller<W, N>,
  heading: Heading,
  ability: Triggered<W>,
): string {
  const { lexicon, grammar } = to;
  to.event = ability.on;
  const before = lexicon.before?.includes(ability.level as W['level']) ?? false;
  const { lead, rest } = waitingFor(to, ability.on, ability.when, before);
  const cost = ability.cost && !heading.saysCost ? costClause(to, ability.cost) : null;
  const effect = doneBy(to, ability, effectClause(to, ability.effect));
  const optional = lexicon.optional.includes(ability.level as W['level']);
  const done = optional ? grammar.may(effect) : effect;
  const paid = cost ? costing(to, cost, done) : done;
  return grammar.triggered(lead, conditions(to, heading, rest), paid).order;
}

/** Where nobody has been spoken of, somebody has to be who does it. */
function doneBy<W extends Vocabulary, N>(
  { lexicon, grammar }: Teller<W, N>,
  ability: Ability<W>,
  effect: Clause,
): Clause {
  const who = effect.theirs && grammar.speaksOfYou(effect) ? lexicon.doer?.(ability) : null;
  return who ? grammar.as(who, effect) : effect;
}

function costing<W extends Vocabulary, N>(
  { lexicon, grammar }: Teller<W, N>,
  cost: Clause,
  effect: Clause,
): Clause {
  return lexicon.costs === 'purpose' ? grammar.costsTo(cost, effect) : grammar.costs(cost, effect);
}

/** The cards that a cost was paid with can be spoken of in the effect. */
function costClause<W extends Vocabulary, N>(to: Teller<W, N>, cost: Effect<W>): Clause {
  const known = cost as Structure<W>;
  const parts = known.do === 'sequence' ? known.effects : [cost];
  const clause = to.grammar.allOf(parts.map((part) => effectClause(to, part)));
  to.keep(0, cost);
  return known.do === 'sequence' && known.ordered ? to.grammar.inAnyOrder(clause) : clause;
}

function conditions<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { saysFacts = [] }: Heading,
  parts: ReturnType<typeof partsOf<W>>,
): string | null {
  const told = parts.flatMap((part) =>
    saysFacts.includes(part.fact) ? [] : (conditionText(to, part) ?? []),
  );
  return told.length === 0 ? null : to.grammar.both(told);
}

/** How often it may be used; after a list of choices that is a sentence of its own. */
function limited<W extends Vocabulary, N>(
  { grammar, lexicon }: Teller<W, N>,
  { saysLimit }: Heading,
  { limit: bound }: Extract<Ability<W>, { readonly kind: 'triggered' | 'action' }>,
  text: string,
): string {
  if (!bound || saysLimit) return text;
  const limit = grammar.limit(bound.times, lexicon.periods[bound.per as W['period']].per);
  return text.includes('(1) ') ? `${text}. ${capitalised(limit)}` : `${text} (${limit})`;
}
