import type { Modifier } from '@grimrule/kernel';
import type { Grammar } from '../grammar.ts';
import type { Clause, Measure } from '../phrase.ts';
import { capitalised, listed, spaced } from '../phrase.ts';
import type { GermanNoun } from './declension.ts';
import type { Verb } from './deeds.ts';
import { du, sie } from './deeds.ts';
import { deinGegner } from './phrases.ts';
import { measured } from './quantities.ts';
import { afterwards, begunBy, joinedTheirs, withoutDu } from './sequences.ts';

function verb(order: string, you: string, one: string, infinitive: string): Verb {
  return { order, you, one, many: infinitive, infinitive };
}

const HAVE = verb('habe', 'hast', 'hat', 'haben');
const CHOOSE = verb('wähle', 'wählst', 'wählt', 'wählen');
const SEARCH = verb('durchsuche', 'durchsuchst', 'durchsucht', 'durchsuchen');
const RAISE = verb('erhöhe', 'erhöhst', 'erhöht', 'erhöhen');
const LOWER = verb('senke', 'senkst', 'senkt', 'senken');

/** Instructions put together, and abilities with their openings and costs. */
export const sentences = {
  sequence(told) {
    const clauses = told.flatMap((clause) => clause.parts ?? clause);
    const [first, ...rest] = clauses;
    if (!first) throw new Error('a sequence of nothing');
    if (rest.length === 0) return first;
    const plain = clauses.every((clause) => clause.plain);
    const orders = clauses.map(({ order }) => order);
    const clause: Clause = {
      order: plain
        ? listed(orders, 'und')
        : orders.map((order, at) => (at ? capitalised(order) : order)).join('. '),
      after: afterwards(first, rest),
      wish: listed(
        clauses.map(({ wish }) => wish),
        'und',
      ),
      plain,
      parts: clauses,
      ...purposeOf(clauses, plain),
    };
    const theirs = joinedTheirs(clauses, 'und');
    return theirs ? { ...clause, theirs } : clause;
  },
  either(clauses) {
    if (clauses.length > 2 || clauses.some(({ plain, parts }) => !plain || parts)) {
      const parts = clauses.map(({ order }, at) => `(${at + 1}) ${capitalised(order)}`);
      const text = parts.join('; ');
      return {
        order: `wähle eins: ${text}`,
        after: `wählst du eins: ${text}`,
        wish: `eins wählen: ${text}`,
        purpose: `eins zu wählen: ${text}`,
        plain: false,
      };
    }
    const clause: Clause = {
      order: listed(
        clauses.map(({ order }) => order),
        'oder',
      ),
      after: listed(
        clauses.map(({ after }, at) => (at ? withoutDu(after) : after)),
        'oder',
      ),
      wish: listed(
        clauses.map(({ wish }) => wish),
        'oder',
      ),
      plain: false,
      purpose: listed(
        clauses.map(({ purpose = '' }) => purpose),
        'oder',
      ),
    };
    const theirs = joinedTheirs(clauses, 'oder');
    return theirs ? { ...clause, theirs } : clause;
  },
  may({ wish, theirs }) {
    const clause: Clause = {
      order: `du darfst ${wish}`,
      after: `darfst du ${wish}`,
      wish,
      plain: false,
    };
    if (!theirs) return clause;
    return { ...clause, theirs: { verb: 'darf', rest: theirs.wish, wish: theirs.wish } };
  },
  when(condition, then, otherwise) {
    const or =
      otherwise && `; sonst${/^wenn /.test(otherwise.after) ? ',' : ''} ${otherwise.after}`;
    const order = `wenn ${condition}, ${then.after}${or ?? ''}`;
    const wish = `${then.wish}, wenn ${condition}${otherwise ? ` (sonst ${otherwise.wish})` : ''}`;
    return { order, after: order, wish, plain: false };
  },
  orderedAnyhow: (card) => ({
    ...card,
    as: (form) => `${card.as(form)} in beliebiger Reihenfolge`,
  }),
  forEach(card, clause, ordered) {
    const lead = `für ${card.as('accusative')}${ordered ? ' in beliebiger Reihenfolge' : ''}`;
    const wish = `${lead} ${clause.wish}`;
    // A clause that begins with a condition is a sentence of its own.
    if (/^wenn /.test(clause.after)) {
      const text = `${lead}: ${capitalised(clause.order)}`;
      return { order: text, after: text, wish, plain: false };
    }
    const inside = clause.after.replace(/^(\S+) du /, `$1 du ${lead} `);
    const after = inside === clause.after ? `${lead} ${clause.after}` : inside;
    return { order: `${lead} ${clause.after}`, after, wish, plain: false };
  },
  repeat(times, clause) {
    const often = times.map(oftenness).join(' plus ');
    return {
      order: `tu dies ${often}: ${capitalised(clause.order)}`,
      after: `tust du dies ${often}: ${capitalised(clause.order)}`,
      wish: `dies ${often} tun: ${capitalised(clause.order)}`,
      plain: false,
    };
  },
  inAnyOrder({ order }) {
    const text = capitalised(order);
    return {
      order: `in beliebiger Reihenfolge: ${text}`,
      after: `tust du dies in beliebiger Reihenfolge: ${text}`,
      wish: `dies in beliebiger Reihenfolge tun: ${text}`,
      plain: false,
    };
  },
  as(who, { order, theirs, parts }) {
    const name = who.as('nominative');
    if (!theirs) return begunBy(who, order, parts);
    return {
      order: spaced(name, theirs.verb, theirs.rest),
      after: spaced(theirs.verb, name, theirs.rest),
      wish: spaced(who.as('accusative'), theirs.wish, 'lassen'),
      purpose: spaced(who.as('accusative'), theirs.wish, 'zu lassen'),
      plain: false,
    };
  },
  speaksOfYou: ({ order }) => /\b(?:du|dir|dich|dein\p{Ll}*)\b/u.test(order),
  ifDone(first, second, condition) {
    const done = first.plain ? 'wenn du das tust' : 'wenn das geschieht';
    const lead = `${done}${condition ? ` und ${condition}` : ''}`;
    return {
      order: `${first.order}. ${capitalised(lead)}, ${second.after}`,
      after: `${first.after}; ${lead}, ${second.after}`,
      wish: `${first.wish}; ${lead}, ${second.after}`,
      plain: false,
    };
  },
  choose: (card) => du(CHOOSE, card.as('accusative')),
  // No matter who is on it, a searched card is a card and can be called `sie` from then on.
  search: (where, card) =>
    du(SEARCH, `${where} nach ${card.name ? 'der Karte ' : ''}${card.as('dative')}`),
  opponent: deinGegner,
  decidesTies(who, { order, after, wish }) {
    const note = `(bei Gleichstand entscheidet ${who.as('nominative')})`;
    return {
      order: `${order} ${note}`,
      after: `${after} ${note}`,
      wish: `${wish} ${note}`,
      plain: false,
    };
  },
  chooses(who, card, then) {
    const chooses = sie(who, CHOOSE, card.as('accusative'));
    return {
      order: `${chooses.order}: ${capitalised(then.order)}`,
      after: `${chooses.after}: ${capitalised(then.order)}`,
      wish: `${chooses.wish}: ${capitalised(then.order)}`,
      plain: false,
    };
  },
  allOf: (clauses): Clause => sentences.sequence(clauses),
  instead: ({ after, wish }) => ({
    order: `stattdessen ${after}`,
    after: / du /.test(after) ? after.replace(' du ', ' du stattdessen ') : `${after} stattdessen`,
    wish: `stattdessen ${wish}`,
    plain: false,
  }),
  alter: (more, by) => du(more ? RAISE : LOWER, `den Betrag um ${by}`),
  during: (period, { order, after, wish, purpose }) => ({
    order: period === '' ? order : `${period} ${after}`,
    after: spaced(after, period),
    wish: spaced(period, wish),
    plain: false,
    ...(purpose === undefined ? {} : { purpose: spaced(period, purpose) }),
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

  triggered(lead, condition, clause) {
    const when = condition === null ? '' : `, wenn ${condition}`;
    // A clause that begins with a condition is a sentence of its own.
    const isBound = when === '' && /^wenn /.test(clause.after);
    const order = isBound
      ? `${lead.replace(/,$/, '')}: ${capitalised(clause.after)}`
      : `${lead} ${clause.after}${when}`;
    // After something else has opened the sentence, what is waited for comes last.
    const last = lead.endsWith(',') ? `, ${lead.slice(0, -1)}` : ` ${lead}`;
    return { order, after: `${clause.after}${last}${when}`, wish: order, plain: false };
  },
  // Both are orders, whatever comes before them.
  costs(cost, effect) {
    const order = `${cost.order} → ${effect.order}`;
    return { order, after: order, wish: `${cost.wish} → ${effect.order}`, plain: false };
  },
  costsTo(cost, effect) {
    const { purpose } = effect;
    const then = purpose === undefined ? `. Wenn du das tust, ${effect.after}` : `, um ${purpose}`;
    return {
      order: cost.order + then,
      after: cost.after + then,
      wish: cost.wish + then,
      plain: false,
    };
  },
  additionalCost: (purpose, cost) => `zusätzliche Kosten, ${purpose}: ${capitalised(cost.order)}`,
  limit: (times, per) => `${times === 1 ? 'einmal' : `${times}-mal`} ${per}`,
} satisfies Partial<Grammar<GermanNoun>>;

/** The purpose of several deeds; those that are sentences of their own follow. */
function purposeOf(clauses: readonly Clause[], plain: boolean): Pick<Clause, 'purpose'> {
  const [first, ...rest] = clauses;
  if (first?.purpose === undefined) return {};
  if (plain) {
    const all = clauses.flatMap(({ purpose }) => purpose ?? []);
    return { purpose: listed(all, 'und') };
  }
  return { purpose: [first.purpose, ...rest.map(({ order }) => capitalised(order))].join('. ') };
}

function oftenness({ count, each: every, named: letter, per = '' }: Measure): string {
  const times = count === 1 && letter === undefined ? 'einmal' : `${letter ?? count}-mal`;
  const often = spaced(times, per);
  return every === null ? often : `${often} für ${every}`;
}

function changed(op: Modifier['op'], by: Measure, stat: GermanNoun): string {
  switch (op) {
    case 'add':
      return measured(by, stat, by.count < 0 ? '−' : '+', 'accusative');
    case 'set':
    case 'fix':
      return `${stat.one} ${by.count}`;
    case 'times':
      return `${by.count}-mal so viel ${stat.one}`;
    case 'most':
      return `höchstens ${measured(by, stat, '', 'accusative')}`;
  }
}
