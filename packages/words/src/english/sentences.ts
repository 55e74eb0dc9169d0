import type { Modifier } from '@grimrule/kernel';
import type { Grammar } from '../grammar.ts';
import type { Clause, Measure, Theirs } from '../phrase.ts';
import { capitalised, listed, spaced } from '../phrase.ts';
import type { EnglishNoun } from './phrases.ts';
import { measured, they, you, yourOpponent } from './phrases.ts';

/** The same text in every position. */
function same(order: string, wish: string, plain = false): Clause {
  return { order, after: order, wish, plain };
}

/** Every position of a clause with something added. */
function inAll(
  { order, after, wish, plain }: Clause,
  add: (text: string) => string,
  isPlain = plain,
): Clause {
  return { order: add(order), after: add(after), wish: add(wish), plain: isPlain };
}

/** Instructions put together, and abilities with their openings and costs. */
export const sentences = {
  sequence(told) {
    const clauses = told.flatMap((clause) => clause.parts ?? clause);
    const [first] = clauses;
    if (first && clauses.length === 1) return first;
    const plain = clauses.every((clause) => clause.plain);
    const orders = clauses.map(({ order }) => order);
    const clause: Clause = {
      order: plain
        ? listed(orders, 'and')
        : orders.map((part, at) => (at ? capitalised(part) : part)).join('. '),
      after: afterwards(clauses),
      wish: listed(
        clauses.map(({ wish }) => wish),
        'and',
      ),
      plain,
      parts: clauses,
    };
    const theirs = joinedTheirs(clauses, 'and');
    return theirs ? { ...clause, theirs } : clause;
  },
  either(clauses) {
    if (clauses.length > 2 || clauses.some(({ plain, parts }) => !plain || parts)) {
      const parts = clauses.map(({ order }, at) => `(${at + 1}) ${capitalised(order)}`);
      const text = `choose one: ${parts.join('; ')}`;
      return same(text, text);
    }
    const clause: Clause = {
      order: clauses.map(({ order }) => order).join(', or '),
      after: clauses.map(({ after }) => after).join(', or '),
      wish: clauses.map(({ wish }) => wish).join(', or '),
      plain: false,
    };
    const theirs = joinedTheirs(clauses, 'or');
    return theirs ? { ...clause, theirs } : clause;
  },
  may({ wish, theirs }) {
    const clause = same(`you may ${wish}`, wish);
    if (!theirs) return clause;
    return { ...clause, theirs: { verb: 'may', rest: theirs.wish, wish: theirs.wish } };
  },
  when(condition, then, otherwise) {
    const order = `if ${condition}, ${then.after}${otherwise ? `; otherwise, ${otherwise.after}` : ''}`;
    const wish = `${then.wish} if ${condition}${otherwise ? ` (otherwise, ${otherwise.wish})` : ''}`;
    return same(order, wish);
  },
  orderedAnyhow: (card) => ({ ...card, as: (form) => `${card.as(form)}, in any order,` }),
  forEach(card, clause, ordered) {
    const lead = `for ${card.plural ? 'each of ' : ''}${card.as('accusative')}${ordered ? ' in any order' : ''}`;
    return same(`${lead}, ${clause.after}`, `${clause.wish} ${lead}`);
  },
  repeat(times, clause) {
    const often = times.map(oftenness).join(' plus ');
    return same(`do this ${often}: ${clause.order}`, `do this ${often}: ${clause.order}`);
  },
  inAnyOrder({ order }) {
    const text = `do this in any order: ${capitalised(order)}`;
    return same(text, text);
  },
  as(who, { order, theirs, parts }) {
    const name = who.as('nominative');
    if (!theirs) return begunBy(name, order, parts);
    return same(spaced(name, theirs.verb, theirs.rest), spaced('have', name, theirs.wish));
  },
  speaksOfYou: ({ order }) => /\byour?\b/.test(order),
  ifDone(first, second, condition) {
    const lead = `${first.plain ? 'if you do' : 'if so'}${condition ? ` and ${condition}` : ''}`;
    return {
      order: `${first.order}. ${capitalised(lead)}, ${second.after}`,
      after: `${first.after}; ${lead}, ${second.after}`,
      wish: `${first.wish}; ${lead}, ${second.after}`,
      plain: false,
    };
  },
  choose: (card) => you(`choose ${card.as('accusative')}`),
  search: (where, card) => you(`search ${where} for ${card.as('accusative')}`),
  opponent: yourOpponent,
  chooses(who, card, then) {
    const name = who.as('nominative');
    const order = `${name} chooses ${card.as('accusative')}: ${then.order}`;
    const wish = `have ${name} choose ${card.as('accusative')}: ${then.order}`;
    return same(order, wish);
  },
  decidesTies: (who, then) =>
    inAll(then, (text) => `${text} (${who.as('nominative')} decides ties)`, false),
  allOf(clauses) {
    const [first] = clauses;
    if (first && clauses.length === 1) return first;
    const texts = (form: 'order' | 'wish') =>
      listed(
        clauses.map((clause) => clause[form]),
        'and',
      );
    return same(
      texts('order'),
      texts('wish'),
      clauses.every(({ plain }) => plain),
    );
  },
  instead: (clause) => inAll(clause, (text) => `${text} instead`),
  alter: (more, by) => you(`${more ? 'raise' : 'lower'} the amount by ${by}`),
  during: (period, clause) =>
    inAll(clause, (text) => {
      // `for each card for this attack` would be hard to read.
      const comesFirst = period.startsWith('for ') && text.includes(' for each ');
      return comesFirst ? `${period}, ${text}` : spaced(text, period);
    }),
  while: (condition, clause) => inAll(clause, (text) => `${text} while ${condition}`),
  changes: (subject, op, by, stat) =>
    they(subject, ['has', 'have'], by.map((part) => changed(op, part, stat)).join(' and ')),

  triggered(lead, condition, clause) {
    const when = condition === null ? '' : ` if ${condition}`;
    const order = `${lead}, ${clause.after}${when}`;
    // After something else has opened the sentence, what is waited for comes last.
    return { order, after: `${clause.after} ${lead}${when}`, wish: order, plain: false };
  },
  costs: (cost, effect) => ({
    order: `${cost.order} → ${effect.order}`,
    after: `${cost.after} → ${effect.order}`,
    wish: `${cost.wish} → ${effect.order}`,
    plain: false,
  }),
  costsTo(cost, effect) {
    const { parts = [effect] } = effect;
    const [first = effect, ...rest] = parts;
    const joined = effect.plain || rest.length === 0;
    const wish = joined ? effect.wish : first.wish;
    const then = joined ? '' : rest.map(({ order }) => `. ${capitalised(order)}`).join('');
    return inAll(cost, (text) => `${text} to ${wish}${then}`, false);
  },
  additionalCost: (purpose, cost) => `as an additional cost ${purpose}, ${cost.order}`,
  limit: (times, per) => `${times === 1 ? 'once' : `${times} times`} ${per}`,
} satisfies Partial<Grammar<EnglishNoun>>;

/** A player does the first of several things; the others are not about that player any more. */
function begunBy(name: string, order: string, parts: readonly Clause[] = []): Clause {
  const [first, ...rest] = parts;
  const speaksOfYou = rest.some((clause) => /\byour?\b/.test(clause.order));
  if (!first?.theirs || speaksOfYou) {
    return same(`${name}: ${order}`, `do this for ${name}: ${order}`);
  }
  const { verb, rest: does, wish } = first.theirs;
  const then = rest.map((clause) => `. ${capitalised(clause.order)}`).join('');
  return same(spaced(name, verb, does) + then, spaced('have', name, wish) + then);
}

/** A sequence after something that comes first; what begins with a condition is a new sentence. */
function afterwards(clauses: readonly Clause[]): string {
  const begins = clauses.findIndex(
    ({ order }, at) => at > 0 && /^(?:if|when|after|for) /.test(order),
  );
  if (begins < 0) return joined(clauses);
  const rest = clauses.slice(begins).map(({ order }) => capitalised(order));
  return [joined(clauses.slice(0, begins)), ...rest].join('. ');
}

/** Instructions to the reader are listed; where something else happens, its turn is told. */
function joined(clauses: readonly Clause[]): string {
  const orders = clauses.map(({ order }) => order);
  if (clauses.every(({ plain }) => plain)) return listed(orders, 'and');
  return orders.length === 2 ? orders.join(', and ') : orders.join(', then ');
}

/** Several instructions to the reader, carried out by another player. */
function joinedTheirs(clauses: readonly Clause[], by: 'and' | 'or'): Theirs | null {
  const others = clauses.flatMap(({ theirs }) => theirs ?? []);
  const [first, ...more] = others;
  if (!first || others.length < clauses.length) return null;
  const parts = [first.rest, ...more.map((part) => spaced(part.verb, part.rest))];
  const wishes = others.map(({ wish }) => wish);
  const list = (texts: readonly string[]) =>
    by === 'or' ? texts.join(', or ') : listed(texts, by);
  return { verb: first.verb, rest: list(parts), wish: list(wishes) };
}

function oftenness({ count, each: every, named, per = '' }: Measure): string {
  const times = named ?? String(count);
  const often = spaced(times === '1' ? 'once' : `${times} times`, per);
  return every === null ? often : `${often} for each ${every}`;
}

function changed(op: Modifier['op'], by: Measure, stat: EnglishNoun): string {
  switch (op) {
    case 'add':
      return measured(by, stat, by.count < 0 ? '−' : '+');
    case 'set':
    case 'fix':
      return `${stat.one} ${by.count}`;
    case 'times':
      return `${by.count} times the ${stat.one}`;
    case 'most':
      return `at most ${measured(by, stat, '')}`;
  }
}
