import { cardAt } from '../asking/asking.ts';
import type { CardId } from '../state/ids.ts';
import type { Delayed, Lasting, State } from '../state/state.ts';
import type { CommonFilter, Structure, Vocabulary } from './ability.ts';
import { isRef } from './ability.ts';

/** Whether an effect is only that a card in a slot is changed for a time. */
export function changesSlot<W extends Vocabulary>(effect: Structure<W>, slot: number): boolean {
  if (effect.do === 'sequence') {
    const all = effect.effects as readonly Structure<W>[];
    return all.length > 0 && all.every((part) => changesSlot(part, slot));
  }
  if (effect.do !== 'lasting') return false;
  const of = effect.modifier.of as CommonFilter<W>;
  return of.is === 'same' && isRef(of.as) && of.as.ref === 'slot' && of.as.slot === slot;
}

export function addLasting(state: State, lasting: Lasting): void {
  state.lasting = [...state.lasting, lasting];
}

export function addDelayed(state: State, delayed: Delayed): void {
  state.delayed = [...state.delayed, delayed];
}

/** All changes until the end of this period, or all but the oldest, which another one has made. */
export function endLasting(state: State, period: string, spared = 0): void {
  if (state.lasting.length === 0) return;
  const ending = state.lasting.filter(({ until }) => until === period).slice(spared);
  if (ending.length > 0) {
    state.lasting = state.lasting.filter((lasting) => !ending.includes(lasting));
  }
}

/** How many changes there are until the end of this period. */
export function countLasting({ lasting }: State, period: string): number {
  return lasting.length === 0 ? 0 : lasting.filter(({ until }) => until === period).length;
}

/** A card that leaves play and comes back is a new card: what was changed on it alone is over. */
export function forgetLasting(state: State, card: CardId): void {
  if (state.lasting.length === 0) return;
  state.lasting = state.lasting.filter(({ modifier, scope }) => {
    const { is, as } = modifier.of as Partial<Extract<CommonFilter, { is: 'same' }>>;
    return is !== 'same' || !as || !isRef(as) || cardAt(as, scope) !== card;
  });
}
