import type {
  Announces,
  CardId,
  Charges,
  Demand,
  Happening,
  Reserve,
  Seat,
  ZoneId,
} from '@grimrule/kernel';
import { running } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import type { Using } from './additional-costs.ts';
import { otherDemands, reservesFor, USING } from './additional-costs.ts';
import type { Help } from './alliance.ts';
import { leftToPay } from './alliance.ts';
import { canAfford } from './paying.ts';
import type { Price } from './playable.ts';
import { allSymbols, NO_RESERVES, ownParts } from './playable.ts';

export const PLAYING = 'playing a card';

export interface Playing extends Announces, Charges {
  readonly card: CardId;
  readonly seat: Seat;
  /** The ability an event is played for, or NONE. */
  readonly ability: number;
  readonly event: Happening | null;
  readonly at: number;
  price: Price;
  /** Where it lay before. */
  readonly from: ZoneId;
  /** What an upgrade is played on, if it was said before the cost was paid; or NONE. */
  host?: CardId;
  /** The chosen value of X. */
  x: number;
  /** Players who have not said yet whether they help to pay, and what the others give. */
  helpers: readonly Seat[];
  help: readonly Help[];
  /** The additional costs that cards in play demand for it. */
  demands: readonly Demand[];
  /** How many parts of the ability's cost have been paid together with the card. */
  prepaid: number;
  /** The sets of types, as bits, that it can have been paid with, and the one that counts. */
  ways: readonly number[];
  paidWith: number;
  /** The types, as bits, that could pay alone for all of it. Positions that were kept before lack the field. */
  paidOnly?: number;
  /** How many effects there were for another event that is being played. */
  readonly effects: number;
  /** The player who will control it. */
  controller: Seat;
  /** Resources that were spent beyond the cost, for a card that counts them. */
  overpaid?: readonly number[];
  /** Whether its effects are canceled. Positions that were kept before lack the field. */
  cancelled?: boolean;
}

/** The card whose play is being resolved, or null. */
export const currentPlay = (table: ChampionsTable, card: CardId) =>
  running<Playing>(table, PLAYING, (play) => play.card === card);

/** Cards that cannot be spent, because other parts of the cost need them. */
export function reservesOf(
  table: ChampionsTable,
  { card, seat, ability, demands }: Playing,
): readonly Reserve[] {
  const parts = ownParts(table, card, seat, ability);
  if (parts.length === 0 && demands.length === 0) return NO_RESERVES;
  return reservesFor(table, [...otherDemands(demands), ...parts], card);
}

/**
 * Takes one of the parts of an ability's cost that were paid together with others off the account.
 * False if none is left: then the part still has to be paid.
 */
export function usePrepayment({ state }: ChampionsTable, card: CardId): boolean {
  const frame = state.stack.findLast(
    ({ procedure, locals }) =>
      (procedure === PLAYING || procedure === USING) && (locals as Playing | Using).card === card,
  );
  const paying = frame?.locals as Playing | Using | undefined;
  if (!paying || paying.prepaid === 0) return false;
  paying.prepaid--;
  return true;
}

export function symbolsOfPlay(
  table: ChampionsTable,
  { card, ability, price, x, demands }: Playing,
) {
  return allSymbols(table, card, ability, price, x, demands);
}

/** The rest that the player of the card pays themselves; null if they cannot. */
export function restToPay(table: ChampionsTable, locals: Playing) {
  const { card, seat, help } = locals;
  const given = help.flatMap(({ gives }) => gives);
  const reserves = reservesOf(table, locals);
  return leftToPay(symbolsOfPlay(table, locals), given, (rest) =>
    canAfford(table, seat, card, rest, reserves),
  );
}
