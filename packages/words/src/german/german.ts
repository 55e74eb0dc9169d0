import type { Grammar } from '../grammar.ts';
import { listed, spaced } from '../phrase.ts';
import { conditions } from './conditions.ts';
import type { GermanNoun } from './declension.ts';
import { article, ended } from './declension.ts';
import {
  anyNumber,
  anySort,
  asMany,
  each,
  every,
  inGenitive,
  it,
  named,
  ofYours,
  one,
  phrase,
  pointed,
  possessed,
  some,
  theOnly,
  titledIn,
  whose,
} from './phrases.ts';
import { measured, splitIn } from './quantities.ts';
import { sentences } from './sentences.ts';

/** How German puts the structure of abilities into words: what is spoken of, and how much of it. */
export const german: Grammar<GermanNoun> = {
  language: 'de',
  ...conditions,
  ...sentences,

  one,
  each,
  every,
  some,
  anyNumber,
  asMany,
  kind: (of) => of.fixed ?? phrase(true, (form) => named(of, form, true, 'none')),
  together: (phrases) =>
    phrase(true, (form) =>
      listed(
        phrases.map((part) => part.as(form)),
        'und',
      ),
    ),
  eitherOf: (phrases) => ({
    plural: phrases.at(-1)?.plural ?? false,
    ...(phrases.at(-1)?.you ? { you: true } : {}),
    as: (form) =>
      listed(
        phrases.map((part) => part.as(form)),
        'oder',
      ),
  }),
  titledIn,
  // A titled card is feminine, whatever is on it.
  eachTitled: (name) =>
    phrase(false, (form) => `${ended('jed', form, 'f')} Karte ${name.as('nominative')}`),
  anySort,
  otherThan: (card) => `(außer ${card.as('dative')})`,
  self: (noun) => pointed('dies', noun, false),
  it,
  that: (noun, many, apart) =>
    noun.single && !many ? theOnly(noun) : pointed(apart && !many ? 'jen' : 'dies', noun, many),
  those: (noun) => pointed('dies', noun, true),

  quantity: (measures, unit) => ({
    ...phrase(measures.length > 1 || measures[0]?.count !== 1, (form) =>
      measures.map((part) => measured(part, unit, '', form)).join(' plus '),
    ),
    split: splitIn(measures, unit),
  }),
  // A title has several copies.
  perCard: (of) =>
    of.name?.name
      ? spaced('jede Karte', of.name.as('nominative'), of.yours ? 'unter deiner Kontrolle' : '')
      : each(of).as('accusative'),
  perPoint: (stat, of) =>
    of.you
      ? `jeden Punkt ${article('dein', 'genitive', stat.gender)} ${stat.one}`
      : `jeden Punkt ${stat.one} ${of.as('genitive')}`,
  asMuchAs: inGenitive,
  perToken: (unit, on) =>
    `${ended('jed', 'accusative', unit.gender)} ${unit.one} auf ${on.as('dative')}`,
  perKept: (noun) => `jede dieser ${noun.many}`,
  sum: (values) => values.join(' plus '),
  product: (value, by) => `${by}-mal ${value}`,
  numberOf: (of) => `die Anzahl ${whose(of) ? ofYours(of) : named(of, 'genitive', true, 'none')}`,
  statOf: possessed,
  tokensOn: (unit, on) =>
    on.you
      ? `${article('dein', 'nominative', unit.gender)} ${unit.one}`
      : `${unit.one} auf ${on.as('dative')}`,
  eventAmount: 'der Betrag',
  keptCount: 'die Anzahl dieser Karten',
  doneAmount: 'diese Menge',
  atMost: (value, most) => `${value} (höchstens ${most})`,
  noteMost: (most) => `höchstens ${most}`,
  noteIf: (value, condition) => `${value}, wenn ${condition}`,
};
