import type { RingsCard } from '@grimrule/rings';
import { DECKS, DESIGNS, POOL, ringsWords, SCENARIOS } from '@grimrule/rings';
import type { Catalogue, Group, ListedCard } from '../../../cards/catalogue.ts';
import { dataParts } from '../../../cards/data-parts.ts';
import { NAMES } from '../names.ts';
import { EXPLAINS } from './explains.ts';

function listed(card: RingsCard): ListedCard {
  const { type, sphere, unique, campaignClass, fromDifferentHeroes, name, nameB } = card;
  return {
    code: card.code,
    design: DESIGNS.indexOf(card),
    type,
    copies: card.quantityRevised,
    ...(nameB === undefined || nameB === name ? {} : { titles: [name, nameB] }),
    otherSides: [],
    says: dataParts({ type, sphere, unique, campaignClass, fromDifferentHeroes }, card.abilities),
  };
}

const codesOf = (cards: readonly RingsCard[]) => new Set(cards.map(({ code }) => code));

const spheres = [...new Set(POOL.flatMap(({ sphere }) => sphere ?? []))];
const encounterSets = [...new Set(POOL.flatMap(({ encounterSet }) => encounterSet ?? []))];

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const groups: readonly Group[] = [
  ...spheres.map((sphere) => ({
    id: slugOf(sphere),
    kind: 'set' as const,
    name: { en: ringsWords.en.sphere(sphere), de: ringsWords.de.sphere(sphere) },
    codes: codesOf(POOL.filter((card) => card.sphere === sphere)),
  })),
  // The German book leaves the titles of encounter sets in English.
  ...encounterSets.map((set) => ({
    id: slugOf(set),
    kind: 'set' as const,
    name: { en: set, de: set },
    codes: codesOf(POOL.filter(({ encounterSet }) => encounterSet === set)),
  })),
  ...DECKS.map(({ slug, heroes, cards }) => ({
    id: `deck-${slug}`,
    kind: 'deck' as const,
    name: { en: ringsWords.en.deck(slug), de: ringsWords.de.deck(slug) },
    codes: new Set([...heroes, ...Object.keys(cards)]),
  })),
  ...SCENARIOS.map(({ slug, encounterSets: used }) => ({
    id: `scenario-${slug}`,
    kind: 'scenario' as const,
    name: { en: ringsWords.en.scenario(slug), de: ringsWords.de.scenario(slug) },
    codes: codesOf(POOL.filter(({ encounterSet = '' }) => used.includes(encounterSet))),
  })),
];

const types = [...new Set(POOL.map(({ type }) => type))];

export const ringsCatalogue: Catalogue = {
  cards: POOL.map(listed),
  types: types.map((type) => ({
    type,
    name: { en: NAMES.en.types[type], de: NAMES.de.types[type] },
  })),
  groups,
  explains: EXPLAINS,
};
