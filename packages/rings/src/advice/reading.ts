import type { Effect } from '@grimrule/kernel';
import type { RingsWords } from '../vocabulary/nodes.ts';

/** Cards are data: what they do can be read from them, as a reader would. */

type Node = Readonly<Record<string, unknown>>;

export const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A number that depends on the game is guessed. */
const UNKNOWN = 2;

/** A number that a card speaks of, on average. */
export function amountOf(node: unknown): number {
  if (typeof node === 'number') return node;
  if (!isNode(node)) return 1;
  if (node.amount === 'if') return (amountOf(node.yes) + amountOf(node.no)) / 2;
  return UNKNOWN;
}

/** The name of an effect's act. */
export type Deed = Effect<RingsWords>['do'];

/** The names of all acts in an effect. */
export function deedsIn(node: unknown, found: Set<Deed> = new Set()): ReadonlySet<Deed> {
  if (!isNode(node)) return found;
  if (typeof node.do === 'string') found.add(node.do as Deed);
  for (const part of Object.values(node)) deedsIn(part, found);
  return found;
}

/** The first act of this name in an effect. */
export function findDeed(node: unknown, name: Deed): Node | undefined {
  if (!isNode(node)) return undefined;
  if (node.do === name) return node;
  for (const part of Object.values(node)) {
    const found = findDeed(part, name);
    if (found) return found;
  }
  return undefined;
}

/** Whether a reference means the card that speaks. */
export const isThis = (cards: unknown) => isNode(cards) && cards.ref === 'this';

/** The named set that a query looks in. */
export function sourceOf(cards: unknown): string {
  if (!isNode(cards)) return '';
  return typeof cards.in === 'string' ? cards.in : '';
}
