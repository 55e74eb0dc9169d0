import type { RingsCard } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../../card/icons.tsx';
import type { Stat } from '../../page-game.ts';
import { NAMES } from '../names.ts';

export type StatId = keyof (typeof NAMES)['en']['stats'];

const ICONS: Readonly<Record<StatId, IconName>> = {
  engagementCost: 'engagement',
  threatCost: 'threat',
  threat: 'threat',
  willpower: 'willpower',
  attack: 'attack',
  defense: 'defend',
  questPoints: 'quest',
  hitPoints: 'health',
};

/** In the order in which they stand on a card. */
const STATS = Object.keys(ICONS) as readonly StatId[];

/** Where the number is printed: what a card adds to the staging area is its threat strength. */
function printedOn(card: RingsCard, id: StatId): number | undefined {
  return id === 'threat' ? card.threatStrength : card[id];
}

/** The numbers that a card has. */
export function statIdsOf(card: RingsCard): readonly StatId[] {
  return STATS.filter((id) => printedOn(card, id) !== undefined && !isUnused(card, id));
}

/** Progress does not end every stage: where it does not, there are no quest points. */
const isUnused = ({ noProgress }: RingsCard, id: StatId) =>
  id === 'questPoints' && noProgress === true;

export function statsOf(card: RingsCard, language: Language): readonly Stat[] {
  return statIdsOf(card).map((id) => ({
    id,
    icon: ICONS[id],
    label: NAMES[language].stats[id],
    value: shown(printedOn(card, id) ?? 0),
  }));
}

const shown = (value: number) => (value < 0 ? 'X' : String(value));
