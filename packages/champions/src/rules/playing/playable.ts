import type { CardId, Demand, Effect, Refusal, Reserve, Seat } from '@grimrule/kernel';
import { anyDemands, cardOf, demandsFor, NONE, possible, scopeOf, value } from '@grimrule/kernel';
import { HAND, of } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { friendliesInPlay, inPlayerOrder, isInForm } from '../../table.ts';
import { discardThis } from '../../vocabulary/builders.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { mayEnter } from '../in-play/entering-play.ts';
import { hasMatchInPlay } from '../in-play/unique.ts';
import { otherDemands, reservesFor, symbolsDemanded, whyNotDemanded } from './additional-costs.ts';
import { canBePaid } from './alliance.ts';
import { costOfAbility, spentBy, symbolsSpentBy, symbolsToPlay } from './paying.ts';
import { playsOf } from './plays.ts';

/** At which price a card is played: an effect that plays it may make it cheaper or free. */
export interface Price {
  readonly less: number;
  /** Its resource cost is ignored. */
  readonly free: boolean;
  /** The card whose effect plays it, or NONE: that one cannot be spent for it. */
  readonly by: CardId;
}

export const AS_IT_COSTS: Price = { less: 0, free: false, by: NONE };

const PERMANENTS: readonly CardType[] = ['ally', 'upgrade', 'support', 'player_side_scheme'];

export const staysInPlay = (type: CardType) => PERMANENTS.includes(type);

/** The players who could control a card that may be played under any player's control. */
export function controllers(table: ChampionsTable, card: CardId, seat: Seat): readonly Seat[] {
  const { anyControl } = printedAs(table.state, card);
  const seats = anyControl ? inPlayerOrder(table.state) : [seat];
  return seats.filter((each) => mayEnter(table, card, each));
}

/** Why a card that stays in play cannot be played now, or null. Steps 1 and 2 of playing. */
export function whyNotPlayable(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  price = AS_IT_COSTS,
): Refusal | null {
  const refuse = (say: string, rule: string): Refusal => ({ reason: { say, card }, rule });
  const { state } = table;
  const { abilities } = printedAs(state, card);
  const why = whyNotAllowed(table, card, seat);
  if (why) return why;
  if (hasMatchInPlay(table, card)) return refuse('matchInPlay', 'unique');
  if (controllers(table, card, seat).length === 0) return refuse('maxInPlay', 'max');
  for (const ability of abilities) {
    if (ability.kind !== 'called' || ability.call !== 'attach') continue;
    if (!possible(table, ability.effect, scopeOf(card, seat))) return refuse('noTarget', 'target');
  }
  return whyNotPaid(table, card, seat, NONE, price);
}

/** The reason why a card of any type cannot be played: a dash, its form, a missing team. */
export function whyNotAllowed(table: ChampionsTable, card: CardId, seat: Seat): Refusal | null {
  const refuse = (say: string, rule: string): Refusal => ({ reason: { say, card }, rule });
  const { onlyIn, cost, keywords } = printedAs(table.state, card);
  if (cost === undefined) return refuse('cannotBePlayed', 'dash');
  if (onlyIn && !isInForm(table.state, seat, onlyIn)) return refuse('wrongForm', 'form');
  if (value(table, card, 'cannotBePlayed') > 0) return refuse('cannotBePlayed', 'cannot');
  return keywords?.teamUp && !isTeamTogether(table, keywords.teamUp)
    ? refuse('teamNotTogether', 'team-up')
    : null;
}

/** RR: Team-Up. Both characters have to be in play; an ally counts by its subtitle too. */
function isTeamTogether({ state }: ChampionsTable, names: readonly [string, string]): boolean {
  const there = friendliesInPlay(state).flatMap((card) => {
    const { name, subname } = printedAs(state, card);
    return subname === undefined ? [name] : [name, subname];
  });
  return names.every((name) => there.includes(name));
}

export function whyNotPaid(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  ability: number = NONE,
  price = AS_IT_COSTS,
): Refusal | null {
  const { max, keywords } = printedAs(table.state, card);
  // RR: Requirement.
  if (price.free && keywords?.requirement) {
    return { reason: { say: 'cannotBePlayed', card }, rule: 'requirement' };
  }
  if ((max?.per === 'round' || max?.per === 'phase') && playsOf(table, card) >= max.times) {
    return { reason: { say: 'maxPlayed', card, per: max.per }, rule: 'max' };
  }
  const symbols = allSymbols(table, card, ability, price);
  const own = ownParts(table, card, seat, ability);
  const parts = isInHand(table, price.by, seat)
    ? [...own, { cost: LEAVE, scope: scopeOf(price.by, seat) }]
    : own;
  const reserves = parts.length === 0 ? NO_RESERVES : reservesFor(table, parts, card);
  if (!canBePaid(table, card, seat, symbols, reserves)) {
    return { reason: { say: 'cannotPay', card }, rule: 'cost' };
  }
  if (!anyDemands(table)) return null;
  const deed = { to: 'play', card, seat };
  return whyNotDemanded(table, deed, demandsFor(table, deed), { symbols, parts });
}

/** A card that is used by being played is still in hand when it is asked what it could play. */
const isInHand = ({ state }: ChampionsTable, card: CardId, seat: Seat) =>
  card !== NONE && cardOf(state, card).zone === of(HAND, seat);
const LEAVE = discardThis as Effect;

/** The parts of an ability's own cost that are no resources. */
export function ownParts(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  ability: number,
): readonly Demand[] {
  const cost = costOfAbility(table, card, ability);
  return cost ? otherDemands([{ cost, scope: scopeOf(card, seat) }]) : NO_PARTS;
}
const NO_PARTS: readonly Demand[] = [];
export const NO_RESERVES: readonly Reserve[] = [];
const NO_SYMBOLS: readonly number[] = [];

/** Several costs are paid at the same time, with resources divided as one likes. RR: Cost. */
export function allSymbols(
  table: ChampionsTable,
  card: CardId,
  ability: number,
  { less, free }: Price,
  x = 0,
  demands = NO_PARTS,
): readonly number[] {
  const symbols = free ? NO_SYMBOLS : symbolsToPlay(table, card, x, less);
  const spent = spentBy(table, card, ability);
  if (spent.length === 0 && demands.length === 0) return symbols;
  const all = [
    ...symbols,
    ...symbolsSpentBy(table, card, ability),
    ...symbolsDemanded(table, demands),
  ];
  return all.sort((one, other) => one - other);
}
