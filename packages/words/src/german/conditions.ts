import type { Grammar } from '../grammar.ts';
import type { Phrase } from '../phrase.ts';
import { listed, listedAlike, spaced } from '../phrase.ts';
import type { GermanNoun } from './declension.ts';
import { article, inflected } from './declension.ts';
import { named, one, qualities, traitsNamed } from './phrases.ts';

const TESTS = {
  least: (value: string) => `${value} oder mehr`,
  most: (value: string) => `${value} oder weniger`,
  over: (value: string) => `über ${value}`,
  under: (value: string) => `unter ${value}`,
} as const;

const COUNTED = {
  least: 'mindestens',
  most: 'höchstens',
  over: 'mehr als',
  under: 'weniger als',
} as const;

/** What follows `wenn`, and what a noun has to fulfil. */
export const conditions = {
  withStat: (stat, test, value) =>
    stat.one === stat.many
      ? `mit ${stat.one} ${TESTS[test](value)}`
      : `mit ${COUNTED[test]} ${value} ${inflected(stat, 'dative', value !== '1')}`,
  withTokens: (unit, test, value) =>
    `mit ${test === 'least' ? 'mindestens' : 'weniger als'} ${value} ${unit.many}`,
  oneOf: (descriptions) =>
    `(${listed(
      descriptions.map(
        (of) => of.fixed?.as('nominative') ?? (listed(qualities(of), 'und') || of.noun.one),
      ),
      'oder',
    )})`,

  exists(of, least, negated) {
    if (of.name && of.befell) return of.befell(of.name, negated);
    // The state is told after the name.
    const card = of.state === '' ? of.fixed : of.name;
    if (card?.name && least !== '1') {
      const many = negated ? 'es weniger als' : 'es mindestens';
      return spaced(many, least, 'Exemplare von', card.as('dative'), of.place, 'gibt');
    }
    if (card) {
      const where = spaced(negated ? 'nicht' : '', of.state || of.place || 'da', being(card));
      return `${card.as('nominative')} ${where}`;
    }
    if (of.those) {
      const bound = negated ? `weniger als ${least}` : `mindestens ${least}`;
      if (least !== '1')
        return `${bound} dieser Karten ${named(of, 'nominative', true, 'none')} sind`;
      const card = article('ein', 'nominative', of.noun.gender);
      const what = `${card} ${named(of, 'nominative', false, 'indefinite')}`;
      return `${negated ? 'keine' : 'eine'} dieser Karten ${what} ist`;
    }
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
    const { adjectives, sorts, following, has } = what;
    const haveIt = card.you ? 'hast' : card.plural ? 'haben' : 'hat';
    if (what.does !== '') {
      const control = what.yours ? 'unter deiner Kontrolle' : '';
      return spaced(card.as('nominative'), control, what.does);
    }
    if (has.length > 0) return `${card.as('nominative')} ${listed(has, 'und')} ${haveIt}`;
    if (sameNoun && sorts.length > 0 && adjectives.length + following.length === 0) {
      return `${card.as('nominative')} das Merkmal ${traitsNamed(sorts)} ${haveIt}`;
    }
    const is = sameNoun ? listed(qualities(what), 'und') : one(what).as('nominative');
    return `${card.as('nominative')} ${is} ${being(card)}`;
  },
  isCard: (card, other, negated): string =>
    other.you
      ? conditions.isCard(other, card, negated)
      : spaced(card.as('nominative'), negated ? 'nicht' : '', other.as('nominative'), being(card)),
  atLeast: (value, least, negated) =>
    `${value} ${negated ? 'weniger als' : 'mindestens'} ${least} beträgt`,
  hadEffect: (negated) => (negated ? 'das keine Wirkung hat' : 'das eine Wirkung hat'),
  both: (conditions) => listed(conditions, 'und'),
  anyOf: (conditions) => listed(conditions, 'oder'),
  anyAlike: (things) => listedAlike(things, 'oder'),
} satisfies Partial<Grammar<GermanNoun>>;

const being = (card: Phrase) => (card.you ? 'bist' : card.plural ? 'sind' : 'ist');
