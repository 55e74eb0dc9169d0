import type { ChampionsCard, ChampionsSpeech } from '@grimrule/champions';
import { DESIGNS, designCoded } from '@grimrule/champions';
import type { Painter } from '../screen/paint.ts';
import { paint } from '../screen/paint.ts';
import type { ChampionsLabels } from './labels.ts';

export function printed(design: number): ChampionsCard {
  const card = DESIGNS[design];
  if (!card) throw new Error(`no design ${design}`);
  return card;
}

export function printedAs(code: string): ChampionsCard {
  const card = DESIGNS[designCoded(code)];
  if (!card) throw new Error(`no card '${code}'`);
  return card;
}

const PAINTERS: Readonly<Record<ChampionsCard['faction'], Painter>> = {
  hero: paint.white,
  aggression: paint.red,
  justice: paint.yellow,
  leadership: paint.blueBright,
  protection: paint.green,
  basic: paint.white,
  encounter: paint.magenta,
  campaign: paint.magenta,
};

export function painterOf({ faction }: ChampionsCard): Painter {
  return PAINTERS[faction];
}

/** `energy`, `2 mental` */
export function resourcesText({ resources = {} }: ChampionsCard, words: ChampionsSpeech): string {
  return (['energy', 'mental', 'physical', 'wild'] as const)
    .flatMap((resource) => {
      const count = resources[resource] ?? 0;
      if (count === 0) return [];
      return count === 1 ? [words.resource(resource)] : [`${count} ${words.resource(resource)}`];
    })
    .join(', ');
}

export const POWERS = ['sch', 'thw', 'atk', 'def', 'rec'] as const;

/** The powers and hit points of a printed card; a scheme has its threat. */
export function statsText(card: ChampionsCard, say: ChampionsLabels): string {
  const shown = (value: number) => (value < 0 ? 'X' : String(value));
  const signed = (value: number) =>
    card.type === 'attachment' && value >= 0 ? `+${value}` : shown(value);
  const powers = POWERS.flatMap((power) => {
    const value = card[power];
    return value === undefined ? [] : [`${say.powers[power]} ${signed(value)}`];
  });
  const { health, healthPerHero, baseThreat, threatTarget, escalationThreat } = card;
  const each = (value: number, perHero: boolean | undefined) =>
    perHero ? `${shown(value)}${say.perPlayer}` : shown(value);
  const life = health === undefined ? [] : [`${say.hitPoints} ${each(health, healthPerHero)}`];
  const threat = [
    ...(baseThreat === undefined
      ? []
      : [`${say.startingThreat} ${each(baseThreat, card.baseThreatPerHero)}`]),
    ...(threatTarget === undefined
      ? []
      : [`${say.targetThreat} ${each(threatTarget, card.threatTargetPerHero)}`]),
    ...(escalationThreat === undefined
      ? []
      : [`${say.escalation} +${each(escalationThreat, card.escalationPerHero)}`]),
  ];
  return [...powers, ...life, ...threat].join(' ');
}

/** The symbol before a name in lists: what the card is. */
export function costText({ cost, type }: ChampionsCard): string {
  if (cost === undefined) return type === 'resource' ? '–' : '';
  return cost < 0 ? 'X' : String(cost);
}
