import type { Answer, Prompt } from '@grimrule/kernel';
import { cardOf, costOf, NONE, payWith, proposalFor, value, zoneOf } from '@grimrule/kernel';
import { HAND, of } from '../board.ts';
import { ANY, symbolFor } from '../rules/resource-phase/resources.ts';
import type { RingsTable } from '../table.ts';
import { gainOfDesign } from './worth.ts';

/** The extra cost of a resource that another card in hand waits for. */
const NEEDED = 2;

/**
 * Pays with the resources that no other card in hand waits for; among those with the heroes who have
 * most, so that each keeps something.
 */
export function payment(table: RingsTable, prompt: Prompt): Answer {
  const { cost } = prompt;
  if (!cost) return proposalFor(prompt);
  const wanted = wantedResources(table, prompt);
  const left = new Map<number, number>();
  // The last resources of a pool come last: they are the ones that are kept.
  const pools = new Map<number, number>();
  for (const { gives } of cost.sources) {
    const icons = gives[0] ?? 0;
    pools.set(icons, (pools.get(icons) ?? 0) + 1);
  }
  const sources = [...cost.sources]
    .sort((one, other) => one.worth - other.worth)
    .map((source) => {
      const icons = source.gives[0] ?? 0;
      const taken = (left.get(icons) ?? 0) + 1;
      left.set(icons, taken);
      const rest = (pools.get(icons) ?? 0) - taken;
      return rest < (wanted.get(icons) ?? 0) ? { ...source, worth: source.worth + NEEDED } : source;
    });
  return proposalFor(payWith(prompt, costOf(cost.symbols, sources, cost.overpay, cost.reserves)));
}

/** By the icons of a pool: how many of its resources the cheapest good card in hand asks for. */
function wantedResources(
  table: RingsTable,
  { ask, cost, seat }: Prompt,
): ReadonlyMap<number, number> {
  const { state } = table;
  const paid = typeof ask.card === 'number' ? ask.card : NONE;
  const wanted = new Map<number, number>();
  const icons = new Set((cost?.sources ?? []).map(({ gives }) => gives[0] ?? 0));
  for (const card of zoneOf(state, of(HAND, seat))) {
    if (card === paid || gainOfDesign(cardOf(state, card).design) <= 0) continue;
    const symbol = symbolFor(table, card);
    const price = value(table, card, 'cost');
    // Any hero pays for a neutral card.
    if (price <= 0 || symbol === ANY) continue;
    for (const pool of icons) {
      if ((pool & symbol) === 0) continue;
      wanted.set(pool, Math.min(wanted.get(pool) ?? price, price));
    }
  }
  return wanted;
}
