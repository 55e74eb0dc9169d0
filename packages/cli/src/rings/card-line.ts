import type { RingsCard } from '@grimrule/rings';
import { DESIGNS } from '@grimrule/rings';
import type { Painter } from '../screen/paint.ts';
import { paint } from '../screen/paint.ts';
import type { RingsLabels } from './labels.ts';

export function printed(design: number): RingsCard {
  const card = DESIGNS[design];
  if (!card) throw new Error(`no design ${design}`);
  return card;
}

const PAINTERS: Readonly<Record<NonNullable<RingsCard['sphere']>, Painter>> = {
  Leadership: paint.magenta,
  Tactics: paint.red,
  Spirit: paint.blueBright,
  Lore: paint.green,
  Neutral: paint.white,
  Boon: paint.white,
  Burden: paint.yellow,
};

/** Player cards have the colour of their sphere; encounter cards have one of their own. */
export function painterOf({ sphere }: RingsCard): Painter {
  return sphere ? PAINTERS[sphere] : paint.yellow;
}

export const POWERS = ['willpower', 'attack', 'defense'] as const;

const shown = (value: number) => (value < 0 ? 'X' : String(value));

/** The numbers of a printed card. */
export function statsText(card: RingsCard, say: RingsLabels): string {
  const { stats } = say;
  const parts: readonly (readonly [string, number | undefined])[] = [
    [stats.engagementCost, card.engagementCost],
    [stats.threat, card.threatStrength],
    ...POWERS.map((power) => [stats[power], card[power]] as const),
    [stats.hitPoints, card.hitPoints],
    [stats.questPoints, card.questPoints],
  ];
  return parts
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${shown(value)}`]))
    .join(' ');
}

export function costText({ cost }: RingsCard): string {
  return cost === undefined ? '' : shown(cost);
}
