import type { Node } from './tree.ts';
import { isNode } from './tree.ts';
import type { Exempt, Site } from './unsaid-leaves.ts';

/** The old value and the new one are both among these. */
export const areBoth = <C>({ leaf, other }: Site<C>, values: readonly unknown[]) =>
  values.includes(leaf.was) && values.includes(other);

/** Names that the text need not tell apart, whatever they are the names of. */
export const alike = <C>(because: string, ...values: readonly string[]): Exempt<C> => ({
  because,
  holds: (site) => areBoth(site, values),
});

export const playedFromHand = <C>(isEvent: (card: C) => boolean): Exempt<C> => ({
  because: 'an event is always played from the hand',
  holds: ({ leaf, card }) => /^kind \w+\.from$/.test(leaf.kind) && isEvent(card),
});

/** Sets that differ only in the kinds of cards in them. */
export const kindTold = <C>(...sets: readonly (readonly string[])[]): Exempt<C> => ({
  because: 'a test that names the kind or the card tells more than the kind of the set',
  holds: (site) =>
    site.leaf.kind === 'query.in' &&
    namesKind(site.parent.where) &&
    sets.some((names) => areBoth(site, names)),
});

function namesKind(test: unknown): boolean {
  if (!isNode(test)) return false;
  const of = (Array.isArray(test.of) ? test.of : []) as readonly Node[];
  if (test.is === 'all') return of.some(namesKind);
  if (test.is === 'any') return of.every(namesKind);
  return test.is === 'titled' || test.is === 'same' || test.is === 'type';
}

export const oneCertainCard = <C>(): Exempt<C> => ({
  because: 'one certain card is there or not: there are no two of it',
  holds: ({ leaf, parent }) =>
    leaf.kind === 'fact exists.least' && isNode(parent.of) && isSame(parent.of.where),
});

function isSame(test: unknown): boolean {
  if (!isNode(test)) return false;
  const of = (Array.isArray(test.of) ? test.of : []) as readonly Node[];
  return test.is === 'same' || (test.is === 'all' && of.some(isSame));
}

export const topOfItsPile = <C>(): Exempt<C> => ({
  because: 'the topmost card of a pile lies in that pile: its place is told once',
  holds: ({ leaf, parent, grandparent }) => {
    const isTop = (node: unknown) => isNode(node) && node.is === 'topmost';
    return leaf.kind === 'query.in' && (isTop(parent.where) || isTop(grandparent));
  },
});

/** Numbers that are printed on cards; all others begin with nothing. */
export const hadOrNot = <C>(...printed: readonly string[]): Exempt<C> => ({
  because: 'what is never printed is had or not: set to 2 it is had as with 1 added',
  holds: ({ leaf, parent }) =>
    /^modifiers?\.(?:by|op)$/.test(leaf.kind) && !printed.includes(String(parent.stat)),
});

export const oneByOne = <C>(): Exempt<C> => ({
  because:
    'whether cards are chosen one by one is how the question is asked; what each has to be is told',
  holds: ({ leaf }) => leaf.kind === 'do choose.oneByOne',
});
