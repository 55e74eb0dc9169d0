import type { CardId } from '@grimrule/kernel';
import { value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsState, ChampionsTable, LentTrait } from '../table.ts';
import type { PeriodName } from '../vocabulary/events.ts';
import { traitStat } from '../vocabulary/stats.ts';

/** Printed or gained. RR: Traits, Gains. */
export function hasTrait(table: ChampionsTable, card: CardId, trait: string): boolean {
  const { lentTraits } = table.state.vars;
  if (lentTraits.some((lent) => lent.card === card && lent.trait === trait)) return true;
  const stat = traitStat(trait);
  if (table.game.statIndex.has(stat)) return value(table, card, stat) > 0;
  return printedAs(table.state, card).traits?.includes(trait) ?? false;
}

/** A card gains all traits that others have now, for a time. */
export function lendTraits(
  { state }: ChampionsTable,
  card: CardId,
  models: readonly CardId[],
  until: LentTrait['until'],
): void {
  const printed = models.flatMap((model) => printedAs(state, model).traits ?? []);
  const lent = state.vars.lentTraits.flatMap((each) =>
    models.includes(each.card) ? [each.trait] : [],
  );
  const gained = [...new Set([...printed, ...lent])];
  state.vars.lentTraits = [
    ...state.vars.lentTraits,
    ...gained.map((trait) => ({ card, trait, until })),
  ];
}

/** Says whether there were any that end with this period. */
export function endLentTraits({ vars }: ChampionsState, period: PeriodName): boolean {
  if (vars.lentTraits.every(({ until }) => until !== period)) return false;
  vars.lentTraits = vars.lentTraits.filter(({ until }) => until !== period);
  return true;
}
