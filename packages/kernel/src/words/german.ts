import type { GermanNoun } from './declension.ts';
import { article, ended } from './declension.ts';
import type { Verb } from './german-phrases.ts';
import {
  deinGegner,
  du,
  each,
  every,
  it,
  measured,
  named,
  ofYours,
  one,
  phrase,
  pointed,
  qualities,
  sie,
} from './german-phrases.ts';
import type { Grammar } from './grammar.ts';
import type { Measure } from './phrase.ts';
import { capitalised, listed, spaced } from './phrase.ts';

const HAVE: Verb = { order: 'habe', you: 'hast', one: 'hat', many: 'haben', infinitive: 'haben' };
const CHOOSE: Verb = {
  order: 'wähle',
  you: 'wählst',
  one: 'wählt',
  many: 'wählen',
  infinitive: 'wählen',
};
const RAISE: Verb = {
  order: 'erhöhe',
  you: 'erhöhst',
  one: 'erhöht',
  many: 'erhöhen',
  infinitive: 'erhöhen',
};
const LOWER: Verb = {
  order: 'senke',
  you: 'senkst',
  one: 'senkt',
  many: 'senken',
  infinitive: 'senken',
};

const TESTS = {
  least: (value: string) => `${value} oder mehr`,
  most: (value: string) => `${value} oder weniger`,
  over: (value: string) => `über ${value}`,
  under: (value: string) => `unter ${value}`,
} as const;

export const german: Grammar<GermanNoun> = {
  language: 'de',

  one,
  each,
  every,
  self: (noun) => pointed('dies', noun, false),
  it,
  that: (noun) => pointed('jen', noun, false),
  those: (noun) => pointed('dies', noun, true),

  quantity: (measures, unit) =>
    phrase(measures.length > 1 || measures[0]?.count !== 1, (form) =>
      measures.map((part) => measured(part, unit, '', form)).join(' plus '),
    ),
  perCard: (of) => each(of).as('accusative'),
  perPoint: (stat, of) => `jeden Punkt ${stat.one} ${of.as('genitive')}`,
  perToken: (unit, on) =>
    `${ended('jed', 'accusative', unit.gender)} ${unit.one} auf ${on.as('dative')}`,
  perKept: (noun) => `jede dieser ${noun.many}`,
  sum: (values) => values.join(' plus '),
  product: (value, by) => `${by}-mal ${value}`,
  numberOf: (of) => `die Anzahl ${of.yours ? ofYours(of) : named(of, 'genitive', true, 'none')}`,
  statOf: (stat, of) => `${stat.one} ${of.as('genitive')}`,
  tokensOn: (unit, on) => `${unit.one} auf ${on.as('dative')}`,
  eventAmount: 'der Betrag',
  keptCount: 'die Anzahl dieser Karten',

  withStat: (stat, test, value) => `mit ${stat.one} ${TESTS[test](value)}`,
  withTokens: (unit, test, value) =>
    `mit ${test === 'least' ? 'mindestens' : 'weniger als'} ${value} ${unit.many}`,
  oneOf: (descriptions) =>
    `(${listed(
      descriptions.map((of) => listed(qualities(of), 'und') || of.noun.one),
      'oder',
    )})`,

  exists(of, least, negated) {
    const verb = of.yours ? 'hast' : 'gibt';
    const who = of.yours ? 'du' : 'es';
    if (least === '1') {
      const lead = article(negated ? 'kein' : 'ein', 'accusative', of.noun.gender);
      return spaced(who, lead, named(of, 'accusative', false, 'indefinite'), of.place, verb);
    }
    const bound = negated ? 'weniger als' : 'mindestens';
    return spaced(who, bound, least, named(of, 'accusative', true, 'none'), of.place, verb);
  },
  cardIs(card, what, sameNoun) {
    const is = sameNoun ? listed(qualities(what), 'und') : one(what).as('nominative');
    return `${card.as('nominative')} ${is} ${card.plural ? 'sind' : 'ist'}`;
  },
  isCard: (card, other, negated) =>
    spaced(card.as('nominative'), negated ? 'nicht' : '', other.as('nominative'), 'ist'),
  atLeast: (value, least, negated) =>
    `${value} ${negated ? 'weniger als' : 'mindestens'} ${least} beträgt`,
  both: (conditions) => listed(conditions, 'und'),
  anyOf: (conditions) => listed(conditions, 'oder'),

  sequence(clauses) {
    const [first, ...rest] = clauses;
    if (!first) throw new Error('a sequence of nothing');
    if (rest.length === 0) return first;
    const plain = clauses.every((clause) => clause.plain);
    const orders = clauses.map(({ order }) => order);
    return {
      order: plain
        ? listed(orders, 'und')
        : orders.map((order, at) => (at ? capitalised(order) : order)).join('. '),
      after: listed(
        [first.after, ...rest.map((each) => (each.plain ? each.after : each.order))],
        'und',
      ),
      wish: listed(
        clauses.map(({ wish }) => wish),
        'und',
      ),
      plain,
    };
  },
  either: (clauses) => ({
    order: listed(
      clauses.map(({ order }) => order),
      'oder',
    ),
    after: listed(
      clauses.map(({ after }) => after),
      'oder',
    ),
    wish: listed(
      clauses.map(({ wish }) => wish),
      'oder',
    ),
    plain: false,
  }),
  may: ({ wish }) => ({
    order: `du darfst ${wish}`,
    after: `darfst du ${wish}`,
    wish,
    plain: false,
  }),
  when(condition, then, otherwise) {
    const order = `wenn ${condition}, ${then.after}${otherwise ? `; sonst ${otherwise.after}` : ''}`;
    const wish = `${then.wish}, wenn ${condition}${otherwise ? ` (sonst ${otherwise.wish})` : ''}`;
    return { order, after: order, wish, plain: false };
  },
  forEach(card, clause) {
    const lead = `für ${card.as('accusative')}`;
    const order = `${lead} ${clause.after}`;
    return { order, after: order, wish: `${lead} ${clause.wish}`, plain: false };
  },
  opponentChooses(card, then) {
    const chooses = sie(deinGegner, CHOOSE, card.as('accusative'));
    return {
      order: `${chooses.order}: ${capitalised(then.order)}`,
      after: `${chooses.after}: ${capitalised(then.order)}`,
      wish: `${chooses.wish}: ${capitalised(then.order)}`,
      plain: false,
    };
  },
  instead: ({ after, wish }) => ({
    order: `stattdessen ${after}`,
    after: `${after} stattdessen`,
    wish: `stattdessen ${wish}`,
    plain: false,
  }),
  alter: (more, by) => du(more ? RAISE : LOWER, `den Betrag um ${by}`),
  during: (period, { after, wish }) => ({
    order: `${period} ${after}`,
    after: `${after} ${period}`,
    wish: `${period} ${wish}`,
    plain: false,
  }),
  while: (condition, { order, after, wish, plain }) => ({
    order: `${order}, solange ${condition}`,
    after: `${after}, solange ${condition}`,
    wish: `${wish}, solange ${condition}`,
    plain,
  }),
  changes: (subject, op, by, stat) =>
    sie(
      subject,
      HAVE,
      listed(
        by.map((part) => changed(op, part, stat)),
        'und',
      ),
    ),

  triggered: (lead, condition, clause) =>
    `${lead} ${clause.after}${condition === null ? '' : `, wenn ${condition}`}`,
  costs: (cost, effect) => `${cost.order} → ${capitalised(effect.order)}`,
  limit: (times, per) => `${times === 1 ? 'einmal' : `${times}-mal`} ${per}`,
};

function changed(op: 'set' | 'add' | 'times', by: Measure, stat: GermanNoun): string {
  if (op === 'add') return measured(by, stat, by.count < 0 ? '−' : '+', 'accusative');
  return op === 'set' ? `${stat.one} ${by.count}` : `${by.count}-mal so viel ${stat.one}`;
}
