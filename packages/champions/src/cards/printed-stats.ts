import { traitStat } from '@grimrule/kernel';
import type { NumberedKeyword } from '../vocabulary/stats.ts';
import { KEYWORDS, STATS } from '../vocabulary/stats.ts';
import type { Facts, Keywords } from './facts.ts';

const NAMES_OF_STATS: ReadonlySet<string> = new Set(STATS);

export function statsOf(
  printed: Facts,
  keywords: Keywords | undefined,
  schemeIcons: Facts['schemeIcons'],
): Record<string, number> {
  const { thw, atk, def, rec, sch, health, handSize, cost, boost } = printed;
  const stats: Record<string, number> = {
    hitPoints: health ?? 0,
    handSize: handSize ?? 0,
    atkConsequential: printed.atkConsequential ?? 0,
    thwConsequential: printed.thwConsequential ?? 0,
    allyLimit: handSize === undefined ? 0 : ALLY_LIMIT,
    cost: cost ?? 0,
    boostIcons: boost ?? 0,
    startingThreat: printed.baseThreat ?? 0,
    targetThreat: printed.threatTarget ?? 0,
    escalation: printed.escalationThreat ?? 0,
    ...schemeIcons,
  };
  // A power that is an X is defined by the text box; until then it is nothing.
  const powers = printed.type === 'attachment' ? {} : { thw, atk, def, rec, sch };
  for (const [power, value] of Object.entries(powers)) stats[power] = Math.max(0, value ?? 0);
  if (keywords) {
    for (const keyword of KEYWORDS) stats[keyword] = keywordNumber(keywords, keyword);
  }
  for (const trait of printed.traits ?? []) {
    const stat = traitStat(trait);
    if (NAMES_OF_STATS.has(stat)) stats[stat] = 1;
  }
  return stats;
}

/** The number printed after a keyword; 1 if none is printed, 0 without the keyword. */
export function keywordNumber(keywords: Keywords, keyword: NumberedKeyword): number {
  const number = keywords[keyword] ?? 0;
  return typeof number === 'object' ? number.perPlayer : Number(number);
}

export const isPerPlayer = (keywords: Keywords, keyword: NumberedKeyword) =>
  typeof keywords[keyword] === 'object';

/** RR: Ally Limit. */
const ALLY_LIMIT = 3;

/** The numbers that are printed for each player. */
export function perSeat(printed: Facts, keywords: Keywords | undefined): readonly string[] {
  return [
    ...(keywords ? KEYWORDS.filter((keyword) => isPerPlayer(keywords, keyword)) : []),
    ...(printed.costPerHero ? ['cost'] : []),
    ...(printed.healthPerHero ? ['hitPoints'] : []),
    ...(printed.baseThreatPerHero ? ['startingThreat'] : []),
    ...(printed.threatTargetPerHero ? ['targetThreat'] : []),
    ...(printed.escalationPerHero ? ['escalation'] : []),
  ];
}
