import type { Answer, Prompt } from '@grimrule/kernel';
import { NONE, tokensOn } from '@grimrule/kernel';
import { threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import { enemiesInPlay, playerOf } from '../table.ts';
import { perThreat } from './outlook.ts';
import { amountOf, deedsIn, findDeed, isNode } from './reading.ts';
import { foeOf } from './sides.ts';
import { gainOf } from './worth.ts';

/** One of several things to be done, or one thing or nothing. */
export function adviceForOption(table: RingsTable, prompt: Prompt): Answer | null {
  const { options, ask } = prompt;
  const effects = Array.isArray(ask.effects) ? ask.effects : [];
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const effect = option.verb === 'no' ? null : effects[option.value ?? 0];
    const worth = effect === null ? 0 : worthOf(table, prompt, effect);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best ? [best] : null;
}

/** The worth of freeing a captured hero. */
const FREED = 2.5;

function worthOf(table: RingsTable, { seat, ask }: Prompt, effect: unknown): number {
  const deeds = deedsIn(effect);
  if (deeds.has('removeThreat')) {
    const by = amountOf(findDeed(effect, 'removeThreat')?.amount);
    return by * perThreat(threatOf(table, seat));
  }
  if (deeds.has('damage') && deeds.has('choose')) return struckWorth(table, effect);
  if (deeds.has('toDeck')) return 0.1;
  if (deeds.has('removeCounters')) return FREED + gainOf(effect);
  const own = typeof ask.card === 'number' && ask.card !== NONE;
  return gainOf(effect) + (own ? 0.01 : 0);
}

/** The gain of damage that the players place: an enemy destroyed by it, or less. */
function struckWorth(table: RingsTable, effect: unknown): number {
  const hits = findDeed(effect, 'damage')?.hits;
  const amount = amountOf(Array.isArray(hits) && isNode(hits[0]) ? hits[0].amount : 1);
  let most = 0;
  for (const enemy of enemiesInPlay(table.state)) {
    const { left, worth } = foeOf(table, enemy, Math.max(0, playerOf(table.state, enemy)));
    const hurt = tokensOn(table, enemy, 'damage') > 0 ? 0.1 : 0;
    most = Math.max(most, amount >= left ? worth : (0.6 * worth * amount) / left + hurt);
  }
  return most;
}
