import type { Option, Refusal, Seat, Use } from '@grimrule/kernel';
import { abilityOption, scopeOf, useAbility, useOf, uses, zoneOf } from '@grimrule/kernel';
import { ARTEFACTS, on } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import type { DuelTable } from '../table.ts';

/** When an artefact can be used: in the play phase, or at any time of its owner's turn. */
export type During = 'play' | 'turn';

/** An action that a player might think of. */
interface Thinkable {
  readonly option: Option;
  readonly use: Use;
}

const NOTHING: readonly Thinkable[] = [];

function thinkable(table: DuelTable, seat: Seat, during: readonly During[]): readonly Thinkable[] {
  if (zoneOf(table.state, on(ARTEFACTS, seat)).length === 0) return NOTHING;
  const found: Thinkable[] = [];
  for (const card of zoneOf(table.state, on(ARTEFACTS, seat))) {
    printedAs(table.state, card).abilities.forEach((ability, index) => {
      if (ability.kind !== 'action' || !during.includes(ability.during as During)) return;
      const option = abilityOption('use', card, index);
      found.push({ option, use: useOf(ability, index, scopeOf(card, seat)) });
    });
  }
  return found;
}

export function actionOptions(
  table: DuelTable,
  seat: Seat,
  during: readonly During[],
): readonly Option[] {
  const options: Option[] = [];
  for (const { option, use } of thinkable(table, seat, during)) {
    if (uses.allows(table, use)) options.push(option);
  }
  return options;
}

export const actionRefusals = (
  table: DuelTable,
  seat: Seat,
  during: readonly During[],
): readonly Refusal[] =>
  thinkable(table, seat, during).flatMap(({ option, use }) => uses.refuses(table, use, option));

export function useAction(table: DuelTable, seat: Seat, { card, ability }: Option): void {
  if (card === undefined || ability === undefined) return;
  table.tell?.({ say: 'usesArtefact', seat, card }, 'artefacts');
  useAbility(table, ability, scopeOf(card, seat));
}
