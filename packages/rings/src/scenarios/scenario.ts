import type { RingsCard } from '../cards/card.ts';
import { POOL } from '../cards/pool.ts';

/** A scenario: its quest, its encounter sets, and its campaign card. */
export interface Scenario {
  readonly slug: string;
  readonly name: string;
  readonly encounterSets: readonly string[];
  readonly campaignCard: string;
  /** Titles of cards that lie beside the quest deck from the beginning. */
  readonly beside?: readonly string[];
}

export const SCENARIOS: readonly Scenario[] = [
  {
    slug: 'passage',
    name: 'Passage Through Mirkwood',
    encounterSets: ['Passage Through Mirkwood', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
    campaignCard: 'core-129',
  },
  {
    slug: 'anduin',
    name: 'Journey Along the Anduin',
    encounterSets: ['Journey Along the Anduin', "Sauron's Reach", 'Wilderlands', 'Dol Guldur Orcs'],
    campaignCard: 'core-130',
  },
  {
    slug: 'dol-guldur',
    name: 'Escape from Dol Guldur',
    encounterSets: ['Escape from Dol Guldur', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
    campaignCard: 'core-131',
    beside: ['core-102'],
  },
];

/** The quest cards of a scenario, the first stage first. */
export function questOf(scenario: Scenario): readonly RingsCard[] {
  return POOL.filter(
    ({ type, encounterSet }) => type === 'Quest' && encounterSet === scenario.name,
  ).sort((one, other) => (one.stage ?? 0) - (other.stage ?? 0));
}

/** Every card of the encounter deck as often as it is in there; fewer in easy mode. */
export function encounterCardsOf(scenario: Scenario, easy: boolean): readonly RingsCard[] {
  return POOL.flatMap((card) => {
    const { type, encounterSet, quantityRevised, quantityEasy = 0, id } = card;
    if (type === 'Quest' || type === 'Campaign' || encounterSet === undefined) return [];
    if (!scenario.encounterSets.includes(encounterSet)) return [];
    if (scenario.beside?.includes(id)) return [];
    return new Array<RingsCard>(easy ? quantityEasy : quantityRevised).fill(card);
  });
}
