import type { Ability, Cards, Amount as GeneralAmount, Ref } from '@grimrule/kernel';
import { builders } from '@grimrule/kernel';
import type { EnglishNoun, GermanNoun, Lexicon, Verb } from '../src/index.ts';
import { du, english, german, inEnglish, inGerman, named, tell, you } from '../src/index.ts';

/** A game made up for these tests: a garden, in which plants are watered and cut. */
export interface Garden {
  readonly event: 'cut';
  readonly level: 'must' | 'may';
  readonly call: 'planted';
  readonly stat: 'height';
  readonly source: 'yours' | 'weeds';
  readonly period: 'day';
  readonly deed: never;
  readonly act:
    | { readonly do: 'water'; readonly card: Ref; readonly amount: Amount }
    | { readonly do: 'cut'; readonly card: Cards<Garden> };
  readonly filter: { readonly is: 'tree' } | { readonly is: 'wild' };
  readonly fact: { readonly fact: 'raining' } | { readonly fact: 'yourPlant' };
  readonly number: { readonly amount: 'gardeners' };
}
export type Amount = GeneralAmount<Garden>;

export const CUT: Verb = {
  order: 'schneide',
  you: 'schneidest',
  one: 'schneidet',
  many: 'schneiden',
  infinitive: 'abschneiden',
  apart: 'ab',
};
const WATER: Verb = {
  order: 'gib',
  you: 'gibst',
  one: 'gibt',
  many: 'geben',
  infinitive: 'geben',
};
const heading = () => ({ label: 'Plant', may: false, saysCost: false, saysLimit: false });

export const inGardenEnglish: Lexicon<Garden, EnglishNoun> = {
  card: inEnglish('plant'),
  sources: { yours: { yours: true, place: 'in the garden' }, weeds: { noun: inEnglish('weed') } },
  filters: {
    tree: () => ({ yes: { noun: inEnglish('tree') }, no: { following: 'that is no tree' } }),
    wild: () => ({ yes: { adjective: 'wild' }, no: { adjective: 'tame' } }),
  },
  facts: {
    raining: () => ({ yes: 'it rains', no: 'it does not rain' }),
    yourPlant: () => null,
  },
  yourEvent: 'yourPlant',
  numbers: { gardeners: () => ({ each: 'gardener', value: 'the number of gardeners' }) },
  acts: {
    water: ({ card, amount }, say) =>
      you(
        `give ${say.quantity(amount, inEnglish('drop')).as('accusative')} to ${say.cards(card).as('dative')}`,
      ),
    cut: ({ card }, say) => you(`cut ${say.cards(card).as('accusative')}`),
  },
  stats: { height: { noun: inEnglish('height', 'height') } },
  events: {
    cut: ({ subject, marks }) =>
      `after ${subject?.as('nominative') ?? 'a plant'} is cut${marks.includes('deep') ? ' deeply' : ''}`,
  },
  marks: { deep: { yes: 'the cut is deep', no: 'the cut is shallow' } },
  searched: { weeds: 'the weeds' },
  next: { cut: () => named('the next plant that is cut') },
  optional: ['may'],
  periods: { day: { until: 'until nightfall', per: 'a day' } },
  tokens: {
    drop: { unit: inEnglish('drop'), some: { adjective: 'wet' }, none: { adjective: 'dry' } },
  },
  heading,
};

const tropfen: GermanNoun = { ...inGerman('m', 'Tropfen', 'Tropfen'), countable: true };

const inGardenGerman: Lexicon<Garden, GermanNoun> = {
  card: inGerman('f', 'Pflanze', 'Pflanzen'),
  sources: {
    yours: { yours: true, place: 'im Garten' },
    weeds: { noun: inGerman('n', 'Unkraut', 'Unkräuter') },
  },
  filters: {
    tree: () => ({
      yes: { noun: inGerman('m', 'Baum', 'Bäume') },
      no: { following: '(kein Baum)' },
    }),
    wild: () => ({ yes: { adjective: 'wild' }, no: { adjective: 'zahm' } }),
  },
  facts: {
    raining: () => ({ yes: 'es regnet', no: 'es nicht regnet' }),
    yourPlant: () => null,
  },
  yourEvent: 'yourPlant',
  numbers: { gardeners: () => ({ each: 'jeden Gärtner', value: 'die Anzahl der Gärtner' }) },
  acts: {
    water: ({ card, amount }, say) =>
      du(
        WATER,
        `${say.cards(card).as('dative')} ${say.quantity(amount, tropfen).as('accusative')}`,
      ),
    cut: ({ card }, say) => du(CUT, say.cards(card).as('accusative')),
  },
  stats: { height: { noun: inGerman('f', 'Höhe', 'Höhe') } },
  events: {
    cut: ({ subject, marks }) =>
      `nachdem ${subject?.as('nominative') ?? 'eine Pflanze'} ${marks.includes('deep') ? 'tief ' : ''}abgeschnitten wurde,`,
  },
  marks: { deep: { yes: 'der Schnitt tief ist', no: 'der Schnitt flach ist' } },
  searched: { weeds: 'das Unkraut' },
  next: { cut: () => named('die nächste Pflanze, die man abschneidet,') },
  optional: ['may'],
  periods: { day: { until: 'bis zum Abend', per: 'am Tag' } },
  tokens: {
    drop: {
      unit: inGerman('m', 'Tropfen', 'Tropfen'),
      some: { adjective: 'nass' },
      none: { adjective: 'trocken' },
    },
  },
  heading: () => ({ ...heading(), label: 'Pflanze' }),
};

export const garden = builders<Garden>();
export type GardenEffect = ReturnType<typeof garden.may>;

export const cut = (card: Cards<Garden>): GardenEffect => ({ do: 'cut', card });
export const water = (card: Ref, amount: Amount = 1): GardenEffect => ({
  do: 'water',
  card,
  amount,
});
export const raining = { fact: 'raining' } as const;
export const tree = { is: 'tree' } as const;
export const wild = { is: 'wild' } as const;

export function both(ability: Ability<Garden>): readonly [string, string] {
  return [
    tell(english, inGardenEnglish, ability).replace('Plant: ', ''),
    tell(german, inGardenGerman, ability).replace('Pflanze: ', ''),
  ];
}

export const doing = (effect: GardenEffect) => both({ kind: 'called', call: 'planted', effect });
