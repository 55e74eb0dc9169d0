import type { Seat } from '@grimrule/kernel';
import { readKept } from '../link/kept-texts.ts';

/** A knock that somebody waits for an answer to. */
export interface Knocking {
  readonly token: string;
  readonly seat: Seat;
  readonly name: string;
}

const nameOf = (code: string) => `grimrule.knock.${code}`;

/** Whoever loads the page again still stands at the door. */
export function keptKnock(code: string): Knocking | null {
  const { token, seat, name } = readKept<Knocking>(nameOf(code), sessionStorage);
  return token === undefined || seat === undefined ? null : { token, seat, name: name ?? '' };
}

export function keepKnock(code: string, knocking: Knocking | null): void {
  if (knocking) sessionStorage.setItem(nameOf(code), JSON.stringify(knocking));
  else sessionStorage.removeItem(nameOf(code));
}
