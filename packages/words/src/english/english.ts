import type { Grammar } from '../grammar.ts';
import { listed, spaced } from '../phrase.ts';
import { conditions } from './conditions.ts';
import type { EnglishNoun } from './phrases.ts';
import {
  anyNumber,
  asMany,
  each,
  every,
  measured,
  noun,
  one,
  phrase,
  possessed,
  possessive,
  some,
  splitIn,
  titledIn,
  whose,
} from './phrases.ts';
import { sentences } from './sentences.ts';

/** How English puts the structure of abilities into words: what is spoken of, and how much of it. */
export const english: Grammar<EnglishNoun> = {
  language: 'en',
  ...conditions,
  ...sentences,

  one,
  each,
  every,
  some,
  anyNumber,
  asMany,
  kind: (of) => of.fixed ?? phrase(noun(of, true), true),
  together: (phrases) => ({
    plural: true,
    as: (form) =>
      listed(
        phrases.map((each) => each.as(form)),
        'and',
      ),
  }),
  eitherOf: (phrases) => ({
    plural: phrases.at(-1)?.plural ?? false,
    as: (form) =>
      listed(
        phrases.map((each) => each.as(form)),
        'or',
      ),
  }),
  titledIn: (name, of) => ({ ...phrase(titledIn(name, of)), name: of.adjectives.length === 0 }),
  eachTitled: (name) => phrase(`each ${name.as('nominative')}`),
  anySort: (sorts) => listed(sorts, 'or'),
  otherThan: (card) => `other than ${card.as('accusative')}`,
  self: (of) => phrase(`this ${of.one}`),
  it: (of, many) =>
    of.person && !many ? phrase(`that ${of.one}`) : phrase(many ? 'them' : 'it', many),
  that: (of, many) =>
    phrase(many ? `those ${of.many}` : `${of.single ? 'the' : 'that'} ${of.one}`, many),
  those: (of) => phrase(`those ${of.many}`, true),

  quantity: (measures, unit) => ({
    ...phrase(
      measures.map((part) => measured(part, unit, '')).join(' plus '),
      measures.length > 1 || measures[0]?.count !== 1,
    ),
    split: splitIn(measures, unit),
  }),
  perCard(of) {
    const owner = whose(of);
    // A title has several copies.
    if (of.name?.name)
      return spaced('copy of', of.name.as('dative'), owner ? 'that you control' : '');
    return owner ? `of ${owner} ${of.other ? 'other ' : ''}${noun(of, true)}` : noun(of, false);
  },
  perPoint: (stat, of) =>
    of.you ? `point of your ${stat.one}` : `point of ${stat.one} of ${of.as('genitive')}`,
  asMuchAs: (stat, of) => possessive(stat.one, of),
  perToken: (unit, on) => `${unit.one} on ${on.as('dative')}`,
  perKept: (of) => `of those ${of.many}`,
  sum: (values) => values.join(' plus '),
  product: (value, by) => `${by} times ${value}`,
  numberOf: (of) => spaced('the number of', whose(of) ?? '', noun(of, true)),
  statOf: (stat, of) => possessed(stat.one, of),
  tokensOn: (unit, on) => (on.you ? `your ${unit.one}` : `the ${unit.one} on ${on.as('dative')}`),
  eventAmount: 'the amount',
  keptCount: 'the number of those cards',
  doneAmount: 'that amount',
  atMost: (value, most) => `${value} (at most ${most})`,
  noteMost: (most) => `at most ${most}`,
  noteIf: (value, condition) => `${value} if ${condition}`,
};
