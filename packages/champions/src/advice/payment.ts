import type { Answer, Prompt, Source } from '@grimrule/kernel';
import { cardOf, costOf, payWith, proposalFor } from '@grimrule/kernel';
import { printed } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { keptWorth } from './hand.ts';
import { playsToCome } from './turn.ts';

/** The cost of spending a card, and of each resource it gives: they could have paid for more. */
const CARD = 0.3;
const RESOURCE = 0.35;
/** The extra cost of a card that had better be played itself. */
const TO_BE_PLAYED = 5;
/** The cost of a counter of a card that pays: there are few of them, but no card is lost. */
const COUNTER = 0.2;

/** Pays with what is free, then with what would bring least, and wastes no resource. */
export function payment(table: ChampionsTable, prompt: Prompt): Answer | null {
  const { cost, seat } = prompt;
  if (!cost) return null;
  const plays = playsToCome(table, seat);
  const sources = cost.sources.map((source) => {
    const { verb, card } = source.option;
    if (card === undefined) return source;
    const { design } = cardOf(table.state, card);
    if (verb !== 'spend') return { ...source, worth: generated(design, source) };
    const kept = keptWorth(design) + CARD + RESOURCE * source.gives.length;
    return { ...source, worth: plays.has(card) ? TO_BE_PLAYED + kept : kept };
  });
  return proposalFor(payWith(prompt, costOf(cost.symbols, sources, cost.overpay, cost.reserves)));
}

/** What lies in play and pays again next turn is free; whatever has uses loses one of them. */
function generated(design: number, { gives }: Source): number {
  return printed(design).keywords?.uses ? COUNTER * gives.length : 0;
}
