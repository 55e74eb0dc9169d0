import type { CardId, Effect, Seat } from '@grimrule/kernel';
import { value, zoneOf } from '@grimrule/kernel';
import { HAND, on, otherSide } from '../board.ts';
import type { DuelTable } from '../table.ts';
import { onBoard } from '../table.ts';
import { CARD, cardWorth, leftOf, pointsWorth } from './worth.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

const numberIn = (amount: unknown, otherwise = 1) =>
  typeof amount === 'number' ? amount : otherwise;

/** The worth of a step of the artefact marker, of healing a point, of looking at a hand. */
const STEP = 0.35;
const HEALED = 0.25;
const LOOK = 0.1;
const FREED = 0.8;
const COMES = 1.2;
const BACK = 0.8;

/** The worth of hurting a character by so much: all of it if that is the end of it. */
export function hitWorth(table: DuelTable, card: CardId, amount: number): number {
  const left = leftOf(table, card);
  const worth = cardWorth(table.state, card);
  return amount >= left ? worth + Math.max(0, value(table, card, 'strength')) * 0.3 : amount * 0.25;
}

/** What an effect would bring its side now. It reads the words of the card, and no name. */
export function effectWorth(table: DuelTable, seat: Seat, card: CardId, effect: unknown): number {
  if (!isNode(effect)) return 0;
  const enemies = onBoard(table.state, otherSide(seat));
  const own = onBoard(table.state, seat);
  switch (effect.do) {
    case 'score':
      return pointsWorth(table.state, seat, numberIn(effect.points));
    case 'draw':
      return CARD * numberIn(effect.count);
    case 'advance':
      return STEP * numberIn(effect.steps);
    case 'free':
      return FREED;
    case 'takeLocation':
      return 2 * CARD;
    case 'look':
      return LOOK;
    case 'theyDiscard': {
      const there = zoneOf(table.state, on(HAND, otherSide(seat))).length;
      return CARD * Math.min(there, numberIn(effect.count));
    }
    case 'bothDiscardHands': {
      const mine = zoneOf(table.state, on(HAND, seat)).length;
      return CARD * (zoneOf(table.state, on(HAND, otherSide(seat))).length - mine);
    }
    case 'damage':
      return sumOfHits(table, enemies, own, effect);
    case 'heal':
      return own.some((each) => lacks(table, each) > 0) ? HEALED * numberIn(effect.amount) : 0;
    case 'enter':
      return COMES;
    case 'toHand':
    case 'recover':
    case 'return':
      return BACK;
    case 'choose':
      return chosenWorth(table, seat, card, effect, enemies, own);
    default:
      return partsOf(effect).reduce<number>(
        (sum, part) => sum + effectWorth(table, seat, card, part),
        0,
      );
  }
}

const partsOf = (effect: Node): readonly unknown[] =>
  Array.isArray(effect.effects) ? effect.effects : [effect.effect, effect.body, effect.yes];

export const lacks = (table: DuelTable, card: CardId) =>
  Math.max(0, value(table, card, 'life') - leftOf(table, card));

/** A chosen target is the best one. */
function chosenWorth(
  table: DuelTable,
  seat: Seat,
  card: CardId,
  effect: Node,
  enemies: readonly CardId[],
  own: readonly CardId[],
): number {
  const amount = damageIn(effect.body);
  if (amount > 0) {
    return enemies.reduce((most, each) => Math.max(most, hitWorth(table, each, amount)), 0);
  }
  const healed = healIn(effect.body);
  if (healed > 0) {
    return own.reduce(
      (most, each) => Math.max(most, HEALED * Math.min(healed, lacks(table, each))),
      0,
    );
  }
  return effectWorth(table, seat, card, effect.body);
}

function sumOfHits(
  table: DuelTable,
  enemies: readonly CardId[],
  own: readonly CardId[],
  { hits }: Node,
): number {
  if (!Array.isArray(hits)) return 0;
  return hits.filter(isNode).reduce((sum, { amount, to }) => {
    const much = numberIn(amount);
    const source = isNode(to) ? String(to.in ?? '') : '';
    const filter = isNode(to) && isNode(to.where) ? String(to.where.is ?? '') : '';
    const hit = source === 'yours' ? own : enemies;
    const all = hit.reduce((worth, each) => worth + hitWorth(table, each, much), 0);
    const share = filter === '' ? 1 : SOME;
    return sum + (source === 'yours' ? -all : all) * share;
  }, 0);
}

/** Effects on those at one site or place hit some of them. */
const SOME = 0.35;

/** How much damage an effect deals to what is chosen for it, and how much it heals. */
export function damageIn(effect: unknown): number {
  if (!isNode(effect)) return 0;
  if (effect.do === 'damage' && Array.isArray(effect.hits)) {
    return effect.hits.filter(isNode).reduce((sum, { amount }) => sum + numberIn(amount), 0);
  }
  return partsOf(effect).reduce<number>((sum, part) => sum + damageIn(part), 0);
}

export function healIn(effect: unknown): number {
  if (!isNode(effect)) return 0;
  if (effect.do === 'heal') return numberIn(effect.amount);
  return partsOf(effect).reduce<number>((sum, part) => sum + healIn(part), 0);
}

/** The effect that a choice is made for. */
export function effectOf({ state }: DuelTable): Effect | undefined {
  const locals = state.stack[state.stack.length - 1]?.locals as { readonly effect?: Effect };
  return locals.effect;
}
