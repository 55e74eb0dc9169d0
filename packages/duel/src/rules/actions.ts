import type { Action, Option, Refusal, Seat } from '@grimrule/kernel';
import { abilityOption, initiation, scopeOf, useAbility, zoneOf } from '@grimrule/kernel';
import { ARTEFACTS, on } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import type { DuelTable } from '../table.ts';

/** When an artefact can be used: in the play phase, or at any time of its owner's turn. */
export type During = 'play' | 'turn';

interface Usable {
  readonly option: Option;
  readonly action: Action;
  readonly refusal: Refusal | null;
}

const NONE_USABLE: readonly Usable[] = [];

function usables(table: DuelTable, seat: Seat, during: readonly During[]): readonly Usable[] {
  if (zoneOf(table.state, on(ARTEFACTS, seat)).length === 0) return NONE_USABLE;
  const found: Usable[] = [];
  for (const card of zoneOf(table.state, on(ARTEFACTS, seat))) {
    printedAs(table.state, card).abilities.forEach((ability, index) => {
      if (ability.kind !== 'action' || !during.includes(ability.during as During)) return;
      found.push({
        option: abilityOption('use', card, index),
        action: ability,
        refusal: initiation(table, ability, index, scopeOf(card, seat)),
      });
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
  for (const { option, refusal } of usables(table, seat, during))
    if (!refusal) options.push(option);
  return options;
}

export function actionRefusals(
  table: DuelTable,
  seat: Seat,
  during: readonly During[],
): readonly Refusal[] {
  return usables(table, seat, during).flatMap(({ option, refusal }) =>
    refusal ? [{ ...refusal, option }] : [],
  );
}

export function useAction(table: DuelTable, seat: Seat, { card, ability }: Option): void {
  if (card === undefined || ability === undefined) return;
  table.tell?.({ say: 'usesArtefact', seat, card }, 'artefacts');
  useAbility(table, ability, scopeOf(card, seat));
}
