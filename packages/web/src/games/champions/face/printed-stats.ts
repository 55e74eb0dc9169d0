import type { ChampionsCard } from '@grimrule/champions';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../../card/icons.tsx';
import type { Stat } from '../../page-game.ts';
import { NAMES } from '../names.ts';

export const POWERS = ['sch', 'thw', 'atk', 'def', 'rec'] as const;
type StatId = keyof (typeof NAMES)['en']['stats'];

const ICONS: Readonly<Record<StatId, IconName>> = {
  sch: 'scheme',
  thw: 'thwart',
  atk: 'attack',
  def: 'defend',
  rec: 'recover',
  hitPoints: 'health',
  handSize: 'hand',
  startingThreat: 'threat',
  targetThreat: 'target',
  escalation: 'acceleration',
};

/** The numbers printed on a card: its powers, its hit points, its threat. */
export function statsOf(card: ChampionsCard, language: Language): readonly Stat[] {
  const { stats, perPlayer } = NAMES[language];
  const stat = (id: StatId, value: string, perHero = false): Stat => ({
    id,
    icon: ICONS[id],
    label: stats[id],
    ...(perHero ? { value: perPlayer(value), perPlayer: value } : { value }),
  });
  const powers = POWERS.flatMap((power): readonly Stat[] => {
    const value = card[power];
    if (value === undefined) return [];
    const harm = harmOf(card, power);
    return [{ ...stat(power, signed(card, value)), ...(harm > 0 ? { harm } : {}) }];
  });
  const { health, handSize, baseThreat, threatTarget, escalationThreat } = card;
  const { healthPerHero, baseThreatPerHero, threatTargetPerHero, escalationPerHero } = card;
  return [
    ...powers,
    ...(health === undefined ? [] : [stat('hitPoints', shown(health), healthPerHero)]),
    ...(handSize === undefined ? [] : [stat('handSize', shown(handSize))]),
    ...(baseThreat === undefined
      ? []
      : [stat('startingThreat', shown(baseThreat), baseThreatPerHero)]),
    ...(threatTarget === undefined
      ? []
      : [stat('targetThreat', shown(threatTarget), threatTargetPerHero)]),
    ...(escalationThreat === undefined
      ? []
      : [stat('escalation', `+${shown(escalationThreat)}`, escalationPerHero)]),
  ];
}

function harmOf(
  { thwConsequential = 0, atkConsequential = 0 }: ChampionsCard,
  power: (typeof POWERS)[number],
): number {
  if (power === 'thw') return thwConsequential;
  return power === 'atk' ? atkConsequential : 0;
}

const shown = (value: number) => (value < 0 ? 'X' : String(value));

/** Powers on an attachment are added to those of its host. */
const signed = ({ type }: ChampionsCard, value: number) =>
  type === 'attachment' && value >= 0 ? `+${value}` : shown(value);
