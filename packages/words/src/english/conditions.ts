import type { Grammar } from '../grammar.ts';
import { listed, listedAlike, spaced } from '../phrase.ts';
import type { EnglishNoun } from './phrases.ts';
import { hasOwnNoun, noun, one, quality, withArticle } from './phrases.ts';

const TESTS = {
  least: (value: string) => `${value} or more`,
  most: (value: string) => `${value} or less`,
  over: (value: string) => `over ${value}`,
  under: (value: string) => `below ${value}`,
} as const;

const COUNTED = {
  least: (value: string) => `at least ${value}`,
  most: (value: string) => `at most ${value}`,
  over: (value: string) => `more than ${value}`,
  under: (value: string) => `fewer than ${value}`,
} as const;

/** What follows `if`, and what a noun has to fulfil. */
export const conditions = {
  withStat: (stat, test, value) =>
    stat.one === stat.many
      ? `with ${stat.one} ${TESTS[test](value)}`
      : `with ${COUNTED[test](value)} ${value === '1' && test === 'least' ? stat.one : stat.many}`,
  withTokens: (unit, test, value) =>
    `with ${test === 'least' ? 'at least' : 'less than'} ${value} ${unit.many}`,
  oneOf: (descriptions) =>
    `(${listed(
      descriptions.map(
        (of) => of.fixed?.as('nominative') ?? (hasOwnNoun(of) ? noun(of, false) : quality(of)),
      ),
      'or',
    )})`,

  exists(of, least, negated) {
    const many = least !== '1';
    if (of.name && of.befell) return of.befell(of.name, negated);
    // The state is told after the name.
    const card = of.state === '' ? of.fixed : of.name;
    if (card?.name && many) {
      const bound = negated ? 'there are fewer than' : 'there are at least';
      return spaced(bound, least, 'copies of', card.as('dative'), of.place);
    }
    if (card) {
      const is = `${card.as('nominative')} ${card.plural ? 'are' : 'is'}`;
      return spaced(is, negated ? 'not' : '', of.state || of.place || 'there');
    }
    if (of.those) {
      const bound = negated ? `fewer than ${least}` : `at least ${least}`;
      if (many) return `${bound} of those cards are ${noun(of, true)}`;
      return `${negated ? 'none' : 'one'} of those cards is ${withArticle(noun(of, false))}`;
    }
    if (of.yours) {
      const single = of.other ? `another ${noun(of, false)}` : withArticle(noun(of, false));
      const what = many ? `${least} ${noun(of, true)}` : single;
      const bound = negated ? 'you have fewer than' : 'you have at least';
      if (!many) return spaced(negated ? 'you do not have' : 'you have', what, of.place);
      return spaced(bound, what, of.place);
    }
    if (!many) {
      const other = of.other ? 'other ' : '';
      const what = one({ ...of, unique: false }).as('nominative');
      return spaced('there is', negated ? `no ${other}${noun(of, false)}` : what, of.place);
    }
    const bound = negated ? 'there are fewer than' : 'there are at least';
    return spaced(bound, least, noun(of, true), of.place);
  },
  cardIs(card, what, sameNoun) {
    const { adjectives, sorts, following, has } = what;
    const who = card.as('nominative');
    if (what.does !== '') return `${who} ${what.does}`;
    if (has.length > 0) return `${who} ${card.plural ? 'have' : 'has'} ${listed(has, 'and')}`;
    if (sameNoun && sorts.length > 0 && adjectives.length + following.length === 0) {
      return `${who} ${card.plural ? 'have' : 'has'} the ${listed(sorts, 'and')} trait`;
    }
    const is = sameNoun ? quality(what) : one(what).as('nominative');
    return `${who} ${card.plural ? 'are' : 'is'} ${is}`;
  },
  isCard: (card, other, negated): string =>
    other.you
      ? conditions.isCard(other, card, negated)
      : `${card.as('nominative')} ${card.plural ? 'are' : 'is'} ${negated ? 'not ' : ''}${other.as('nominative')}`,
  atLeast: (value, least, negated) => `${value} is ${negated ? 'less than' : 'at least'} ${least}`,
  hadEffect: (negated) => (negated ? 'that has no effect' : 'that has an effect'),
  both: (conditions) => listed(conditions, 'and'),
  anyOf: (conditions) => listed(conditions, 'or'),
  anyAlike: (things) => listedAlike(things, 'or'),
} satisfies Partial<Grammar<EnglishNoun>>;
