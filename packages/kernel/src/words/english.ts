import type { Grammar } from './grammar.ts';
import type { Clause, Description, Measure, Phrase } from './phrase.ts';
import { capitalised, listed, spaced } from './phrase.ts';

export interface EnglishNoun {
  readonly one: string;
  readonly many: string;
}

export const inEnglish = (one: string, many = `${one}s`): EnglishNoun => ({ one, many });

function phrase(text: string, plural = false): Phrase {
  return { plural, as: () => text };
}

/** Something the reader does: the same words in every position. */
export function you(text: string): Clause {
  return { order: text, after: text, wish: text, plain: true };
}

/** Something that somebody else does or that holds. */
export function they(
  subject: Phrase,
  [one, many]: readonly [string, string],
  rest: string,
): Clause {
  const order = spaced(subject.as('nominative'), subject.plural ? many : one, rest);
  const wish = spaced('have', subject.as('nominative'), one === 'has' ? 'get' : many, rest);
  return { order, after: order, wish, plain: false };
}

export const yourOpponent = phrase('your opponent');
export const bothPlayers = phrase('both players', true);

function withArticle(text: string): string {
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
}

function noun({ adjectives, noun: of, following }: Description<EnglishNoun>, plural: boolean) {
  return spaced(...adjectives, plural ? of.many : of.one, ...following);
}

function one(of: Description<EnglishNoun>): Phrase {
  if (of.elided) return phrase('another');
  if (of.unique) return phrase(`the ${noun(of, false)}`);
  if (of.yours) return phrase(`${of.other ? 'another' : 'one'} of your ${noun(of, true)}`);
  return phrase(of.other ? `another ${noun(of, false)}` : withArticle(noun(of, false)));
}

function measured({ count, each, asEvent }: Measure, unit: EnglishNoun, sign: string): string {
  if (asEvent)
    return `${count === 1 ? 'the same amount' : `${count} times the amount`} of ${unit.many}`;
  const text = `${sign}${Math.abs(count)} ${Math.abs(count) === 1 ? unit.one : unit.many}`;
  return each === null ? text : `${text} for each ${each}`;
}

const TESTS = {
  least: (value: string) => `${value} or more`,
  most: (value: string) => `${value} or less`,
  over: (value: string) => `over ${value}`,
  under: (value: string) => `below ${value}`,
} as const;

export const english: Grammar<EnglishNoun> = {
  language: 'en',

  one,
  each(of) {
    if (of.unique) return one(of);
    const each = of.other ? 'each other' : 'each';
    if (!of.yours) return phrase(`${each} ${noun(of, false)}`);
    return phrase(`each of your ${of.other ? 'other ' : ''}${noun(of, true)}`);
  },
  every(of) {
    if (of.unique) return one(of);
    const whose = of.yours ? 'your' : 'all';
    return phrase(spaced(whose, of.other ? 'other' : '', noun(of, true)), true);
  },
  self: (of) => phrase(`this ${of.one}`),
  it: () => phrase('it'),
  that: (of) => phrase(`that ${of.one}`),
  those: (of) => phrase(`those ${of.many}`, true),

  quantity: (measures, unit) =>
    phrase(
      measures.map((each) => measured(each, unit, '')).join(' plus '),
      measures.length > 1 || measures[0]?.count !== 1,
    ),
  perCard: (of) =>
    of.yours ? `of your ${of.other ? 'other ' : ''}${noun(of, true)}` : noun(of, false),
  perPoint: (stat, of) => `point of ${stat.one} of ${of.as('genitive')}`,
  perToken: (unit, on) => `${unit.one} on ${on.as('dative')}`,
  perKept: (of) => `of those ${of.many}`,
  sum: (values) => values.join(' plus '),
  product: (value, by) => `${by} times ${value}`,
  numberOf: (of) => `the number of ${of.yours ? 'your ' : ''}${noun(of, true)}`,
  statOf: (stat, of) => `the ${stat.one} of ${of.as('genitive')}`,
  tokensOn: (unit, on) => `the ${unit.one} on ${on.as('dative')}`,
  eventAmount: 'the amount',
  keptCount: 'the number of those cards',

  withStat: (stat, test, value) => `with ${stat.one} ${TESTS[test](value)}`,
  withTokens: (unit, test, value) =>
    `with ${test === 'least' ? 'at least' : 'less than'} ${value} ${unit.many}`,
  oneOf: (descriptions) =>
    `(${listed(
      descriptions.map((of) => (hasOwnNoun(of) ? noun(of, false) : quality(of))),
      'or',
    )})`,

  exists(of, least, negated) {
    const many = least !== '1';
    if (of.yours) {
      const what = many ? `${least} ${noun(of, true)}` : withArticle(noun(of, false));
      const bound = negated ? 'you have fewer than' : 'you have at least';
      if (!many) return spaced(negated ? 'you do not have' : 'you have', what, of.place);
      return spaced(bound, what, of.place);
    }
    if (!many) {
      return spaced('there is', negated ? `no ${noun(of, false)}` : withArticle(noun(of, false)));
    }
    const bound = negated ? 'there are fewer than' : 'there are at least';
    return spaced(bound, least, noun(of, true), of.place);
  },
  cardIs(card, what, sameNoun) {
    const is = sameNoun ? quality(what) : one(what).as('nominative');
    return `${card.as('nominative')} ${card.plural ? 'are' : 'is'} ${is}`;
  },
  isCard: (card, other, negated) =>
    `${card.as('nominative')} is ${negated ? 'not ' : ''}${other.as('nominative')}`,
  atLeast: (value, least, negated) => `${value} is ${negated ? 'less than' : 'at least'} ${least}`,
  both: (conditions) => listed(conditions, 'and'),
  anyOf: (conditions) => listed(conditions, 'or'),

  sequence(clauses) {
    const [first] = clauses;
    if (first && clauses.length === 1) return first;
    const plain = clauses.every((clause) => clause.plain);
    const orders = clauses.map(({ order }) => order);
    const joined = orders.join(', then ');
    return {
      order: plain ? joined : orders.map((each, at) => (at ? capitalised(each) : each)).join('. '),
      after: joined,
      wish: clauses.map(({ wish }) => wish).join(', then '),
      plain,
    };
  },
  either: (clauses) => ({
    order: clauses.map(({ order }) => order).join(', or '),
    after: clauses.map(({ after }) => after).join(', or '),
    wish: clauses.map(({ wish }) => wish).join(', or '),
    plain: false,
  }),
  may: ({ wish }) => ({
    order: `you may ${wish}`,
    after: `you may ${wish}`,
    wish,
    plain: false,
  }),
  when(condition, then, otherwise) {
    const order = `if ${condition}, ${then.after}${otherwise ? `; otherwise, ${otherwise.after}` : ''}`;
    const wish = `${then.wish} if ${condition}${otherwise ? ` (otherwise, ${otherwise.wish})` : ''}`;
    return { order, after: order, wish, plain: false };
  },
  forEach(card, clause) {
    const order = `for ${card.as('accusative')}, ${clause.after}`;
    return {
      order,
      after: order,
      wish: `${clause.wish} for ${card.as('accusative')}`,
      plain: false,
    };
  },
  opponentChooses(card, then) {
    const order = `your opponent chooses ${card.as('accusative')}: ${then.order}`;
    const wish = `have your opponent choose ${card.as('accusative')}: ${then.order}`;
    return { order, after: order, wish, plain: false };
  },
  instead: ({ order, after, wish, plain }) => ({
    order: `${order} instead`,
    after: `${after} instead`,
    wish: `${wish} instead`,
    plain,
  }),
  alter: (more, by) => you(`${more ? 'raise' : 'lower'} the amount by ${by}`),
  during: (period, { order, after, wish, plain }) => ({
    order: `${order} ${period}`,
    after: `${after} ${period}`,
    wish: `${wish} ${period}`,
    plain,
  }),
  while: (condition, { order, after, wish, plain }) => ({
    order: `${order} while ${condition}`,
    after: `${after} while ${condition}`,
    wish: `${wish} while ${condition}`,
    plain,
  }),
  changes: (subject, op, by, stat) =>
    they(subject, ['has', 'have'], by.map((each) => changed(op, each, stat)).join(' and ')),

  triggered: (lead, condition, clause) =>
    `${lead}, ${clause.after}${condition === null ? '' : ` if ${condition}`}`,
  costs: (cost, effect) => `${cost.order} → ${effect.order}`,
  limit: (times, per) => `${times === 1 ? 'once' : `${times} times`} ${per}`,
};

function changed(op: 'set' | 'add' | 'times', by: Measure, stat: EnglishNoun): string {
  if (op === 'add') return measured(by, stat, by.count < 0 ? '−' : '+');
  return op === 'set' ? `${stat.one} ${by.count}` : `${by.count} times the ${stat.one}`;
}

/** What is said of a card after `is`. */
function quality({ adjectives, following, yours }: Description<EnglishNoun>): string {
  const parts = [...adjectives, ...following];
  return listed(yours ? ['yours', ...parts] : parts, 'and');
}

function hasOwnNoun({ adjectives, following, yours }: Description<EnglishNoun>): boolean {
  return adjectives.length === 0 && following.length === 0 && !yours;
}
