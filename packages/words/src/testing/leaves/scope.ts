import type { Node } from './tree.ts';

/** The cards that can be spoken of at a place: those of the event, and those that were kept. */
export interface Scope {
  readonly event: boolean;
  readonly slots: readonly Slot[];
}

interface Slot {
  readonly slot: number;
  /** May hold several cards. */
  readonly many: boolean;
}

export const OUTERMOST: Scope = { event: false, slots: [] };

/** The references that one of the fields of a node may use. */
export function scopeIn(node: Node, field: string, scope: Scope): Scope {
  const isUsed = node.kind === 'triggered' || node.kind === 'action';
  if (isUsed) {
    const paid = node.cost !== undefined && field === 'effect' ? [{ slot: 0, many: true }] : [];
    const event = scope.event || node.kind === 'triggered';
    return { event, slots: [...scope.slots, ...paid] };
  }
  if (node.do === 'later') return { ...scope, event: true };
  if (!isBinder(node)) return scope;
  const isWithin = field === 'body' || (node.oneByOne === true && field === 'from');
  if (!isWithin) return scope;
  const many = node.do === 'keep' || node.most !== undefined;
  return { ...scope, slots: [...scope.slots, { slot: Number(node.slot), many }] };
}

/** A node that gives cards a number, by which they are spoken of in what follows. */
export const isBinder = (node: Node) =>
  node.do === 'choose' || node.do === 'each' || node.do === 'keep';

/** Everything that a reference could stand for at a place; several cards if they are needed. */
export function refsIn({ event, slots }: Scope, many: boolean): readonly Node[] {
  const kept = slots
    .filter((each) => each.many || !many)
    .map(({ slot }) => ({ ref: 'slot', slot }));
  if (many) return kept;
  return [{ ref: 'this' }, ...(event ? [{ ref: 'subject' }, { ref: 'cause' }] : []), ...kept];
}
