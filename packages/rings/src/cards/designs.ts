import type { CardId, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { RingsCard } from './card.ts';
import { card } from './card.ts';
import { CORE_SET } from './pool.ts';

/** The threat dial of a player. */
const dial = card({
  id: 'dial',
  guid: '',
  name: 'Threat dial',
  nameDe: 'Bedrohungszähler',
  type: 'Player',
  quantityRevised: 4,
});

/** A hero who has been taken prisoner lies face down. */
const prisoner = card({
  id: 'prisoner',
  guid: '',
  name: 'Prisoner',
  nameDe: 'Gefangener',
  type: 'Prisoner',
  quantityRevised: 0,
});

/** A card of a player's deck that lies face down before him, as an enemy. */
const orcGuard = card({
  id: 'orc-guard',
  guid: '',
  name: 'Orc Guard',
  nameDe: 'Ork-Wache',
  type: 'Enemy',
  quantityRevised: 0,
  attack: 1,
  defense: 1,
  hitPoints: 1,
});

/** Every design: the cards, and what cards can be besides. */
export const DESIGNS: readonly RingsCard[] = [...CORE_SET, dial, prisoner, orcGuard];

const BY_CODE = new Map(DESIGNS.map(({ code }, design) => [code, design]));

export function designOf(code: string): number {
  const design = BY_CODE.get(code);
  if (design === undefined) throw new Error(`no card '${code}'`);
  return design;
}

export const DIAL_DESIGN = designOf(dial.code);
export const PRISONER = designOf(prisoner.code);
export const ORC_GUARD = designOf(orcGuard.code);

export function printed(design: number): RingsCard {
  const found = DESIGNS[design];
  if (!found) throw new Error(`no design ${design}`);
  return found;
}

/** What a card is now. */
export function printedAs(state: State, id: CardId): RingsCard {
  return printed(cardOf(state, id).design);
}
