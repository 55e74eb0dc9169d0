import { fold } from '@grimrule/kernel';
import { readable } from '../../cards/readable.ts';
import type { PageGame } from '../../games/page-game.ts';
import type { BuildCard } from '../desk/desk.ts';

/** What somebody looks for in the pool; an empty field or list filters nothing. */
export interface Wanted {
  readonly words: string;
  readonly factions: readonly string[];
  readonly types: readonly string[];
  readonly costs: readonly number[];
  readonly resources: readonly string[];
  readonly trait: string;
  readonly keyword: string;
  readonly pack: string;
  readonly sort: Sort;
}

export const SORTS = ['faction', 'name', 'cost', 'type', 'pack'] as const;
export type Sort = (typeof SORTS)[number];

export const ANYTHING: Wanted = {
  words: '',
  factions: [],
  types: [],
  costs: [],
  resources: [],
  trait: '',
  keyword: '',
  pack: '',
  sort: 'faction',
};

/** Costs from this on are one. */
export const DEAR = 5;
/** A card without a cost, and one with an X. */
export const NO_COST = -2;

export const costClass = ({ cost }: BuildCard): number =>
  cost === null ? NO_COST : Math.min(cost, DEAR);

/** The cards that are all of what is wanted. */
export function found(
  page: PageGame,
  cards: readonly BuildCard[],
  wanted: Wanted,
): readonly BuildCard[] {
  const { words, factions, types, costs, resources, trait, keyword, pack } = wanted;
  const parts = fold(words).trim().split(/\s+/);
  const isAmong = <T>(list: readonly T[], value: T) => list.length === 0 || list.includes(value);
  return cards.filter(
    (card) =>
      isAmong(factions, card.faction) &&
      isAmong(types, card.type) &&
      isAmong(costs, costClass(card)) &&
      (resources.length === 0 || resources.some((kind) => card.resources.includes(kind))) &&
      (trait === '' || card.traits.includes(trait)) &&
      (keyword === '' || card.keywords.includes(keyword)) &&
      (pack === '' || Object.hasOwn(card.inPacks, pack)) &&
      parts.every((part) => readable(page, card).includes(part)),
  );
}

/** Sorted as wanted, and by title within that. */
export function sorted(
  page: PageGame,
  cards: readonly BuildCard[],
  sort: Sort,
  orders: { readonly types: readonly string[]; readonly factions: readonly string[] },
  language: 'en' | 'de',
): readonly BuildCard[] {
  const title = ({ design }: BuildCard) => page.face(design, language).title;
  const byTitle = (one: BuildCard, other: BuildCard) =>
    title(one).localeCompare(title(other), language);
  const keys: Readonly<Record<Sort, (card: BuildCard) => number | string>> = {
    faction: ({ faction, type }) =>
      orders.factions.indexOf(faction) * 100 + orders.types.indexOf(type),
    name: () => 0,
    cost: ({ cost }) => cost ?? NO_COST,
    type: ({ type }) => orders.types.indexOf(type),
    pack: ({ code }) => code,
  };
  const key = keys[sort];
  return [...cards].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a < b ? -1 : a > b ? 1 : byTitle(one, other);
  });
}
