import type { CardId, Seat, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { RingsCard } from './card.ts';
import { card, withoutText } from './card.ts';
import { POOL } from './pool.ts';

/** The threat dial of a player. Each has a design of its own, which tells whose it is. */
const dialOf = (seat: Seat) =>
  card({
    id: seat === 0 ? 'dial' : `dial-${seat + 1}`,
    guid: '',
    name: 'Threat dial',
    nameDe: 'Bedrohungszähler',
    type: 'Player',
    quantityRevised: 1,
  });
const dial = dialOf(0);

/** A hero who has been taken prisoner lies face down. */
const prisoner = card({
  id: 'prisoner',
  guid: '',
  name: 'Prisoner',
  nameDe: 'Gefangener',
  type: 'Prisoner',
  quantityRevised: 0,
});

/** Any other captured card, face down. */
const captive = card({
  id: 'captive',
  guid: '',
  name: 'Captive',
  nameDe: 'Gefangene Karte',
  type: 'Captive',
  quantityRevised: 0,
});

/** A card of a player's deck that lies face down in front of that player as an enemy. */
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

/** All printed sides, and the sides that cards can have besides. */
const SIDES: readonly RingsCard[] = [...POOL, dial, prisoner, captive, orcGuard];

const BLANK = POOL.map(withoutText);
const OTHER_DIALS = [1, 2, 3].map(dialOf);

/** Every design: what is printed, and the same cards with a blank text box. */
export const DESIGNS: readonly RingsCard[] = [...SIDES, ...BLANK, ...OTHER_DIALS];

const BY_CODE = new Map(SIDES.map(({ code }, design) => [code, design]));

/** The printed side of a card that may be blank. */
export function sideOf(design: number): number {
  const blank = design - SIDES.length;
  return blank >= 0 && blank < BLANK.length ? blank : design;
}

/** The same card with a blank text box. Pieces that are no cards have none. */
export function blanked(design: number): number {
  return design < POOL.length ? SIDES.length + design : design;
}

export function designOf(code: string): number {
  const design = BY_CODE.get(code);
  if (design === undefined) throw new Error(`no card '${code}'`);
  return design;
}

/** By seat: the design of its dial. */
export const DIALS: readonly number[] = [
  designOf(dial.code),
  ...OTHER_DIALS.map((_, at) => SIDES.length + BLANK.length + at),
];
export const PRISONER = designOf(prisoner.code);
export const CAPTIVE = designOf(captive.code);
export const ORC_GUARD = designOf(orcGuard.code);

export const isOrcGuard = (state: State, card: CardId) => cardOf(state, card).design === ORC_GUARD;

export function printed(design: number): RingsCard {
  const found = DESIGNS[design];
  if (!found) throw new Error(`no design ${design}`);
  return found;
}

/** The card as it is printed now. */
export function printedAs(state: State, id: CardId): RingsCard {
  return printed(cardOf(state, id).design);
}
