import type { CardId } from '@grimrule/kernel';
import { CHANGED, traitStat, value } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable, LentTrait } from '../../table.ts';
import type { PeriodName } from '../../vocabulary/events.ts';
import { GAINED_TRAITS } from '../../vocabulary/stats.ts';

/** Printed or gained. RR: Traits, Gains. */
export function hasTrait(table: ChampionsTable, card: CardId, trait: string): boolean {
  const { lentTraits } = table.state.vars;
  if (lentTraits.some((lent) => lent.card === card && lent.trait === trait)) return true;
  const stat = traitStat(trait);
  if (table.game.statIndex.has(stat)) return value(table, card, stat) > 0;
  return printedAs(table.state, card).traits?.includes(trait) ?? false;
}

/** All traits that a card has now. */
export function traitsOf(table: ChampionsTable, card: CardId): readonly string[] {
  const printed = printedAs(table.state, card).traits ?? [];
  const lent = table.state.vars.lentTraits.filter((each) => each.card === card);
  return [...new Set([...printed, ...GAINED_TRAITS, ...lent.map(({ trait }) => trait)])].filter(
    (trait) => hasTrait(table, card, trait),
  );
}

/** A card gains all traits that others have now, for a time. */
export function lendTraits(
  table: ChampionsTable,
  card: CardId,
  models: readonly CardId[],
  until: LentTrait['until'],
): void {
  const { state } = table;
  table.note(CHANGED.play);
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

export function endLentTraits(table: ChampionsTable, period: PeriodName): void {
  const { vars } = table.state;
  if (vars.lentTraits.every(({ until }) => until !== period)) return;
  table.note(CHANGED.play);
  vars.lentTraits = vars.lentTraits.filter(({ until }) => until !== period);
}
