import type { Seat } from '@grimrule/kernel';
import { readKept } from '../link/keys/kept-texts.ts';

/** A knock without an answer so far. */
export interface Knocking {
  readonly token: string;
  readonly seat: Seat;
  readonly name: string;
}

const nameOf = (code: string) => `grimrule.knock.${code}`;

/** A knock survives a reload of the page. */
export function keptKnock(code: string): Knocking | null {
  const { token, seat, name } = readKept<Knocking>(nameOf(code), sessionStorage);
  return token === undefined || seat === undefined ? null : { token, seat, name: name ?? '' };
}

export function keepKnock(code: string, knocking: Knocking | null): void {
  if (knocking) sessionStorage.setItem(nameOf(code), JSON.stringify(knocking));
  else sessionStorage.removeItem(nameOf(code));
}
