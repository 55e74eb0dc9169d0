import type { Scope } from './scope.ts';
import { isBinder, OUTERMOST, refsIn, scopeIn } from './scope.ts';
import type { Node, Path } from './tree.ts';
import { isNode, nameOf, type TAGS, tagOf } from './tree.ts';
import type { Learnt } from './vocabulary.ts';
import { listKind, shapeOf } from './vocabulary.ts';

/** A place of a card and the other values that could stand there. */
export interface Leaf {
  /** The kind of leaf: `choose.by`, `trait.trait`. */
  readonly kind: string;
  readonly path: Path;
  readonly was: unknown;
  /** `undefined` is for something that could be left out. */
  readonly others: readonly unknown[];
}

/** All leaves of a part of a card, with what they could be instead. */
export function leavesOf(learnt: Learnt, tree: unknown, path: Path): readonly Leaf[] {
  return leavesIn(learnt, tree, path, OUTERMOST);
}

function leavesIn(learnt: Learnt, value: unknown, path: Path, scope: Scope): readonly Leaf[] {
  if (Array.isArray(value)) return listLeaves(learnt, value, path, scope);
  if (isNode(value)) return nodeLeaves(learnt, value, path, scope);
  return [];
}

function listLeaves(
  learnt: Learnt,
  list: readonly unknown[],
  path: Path,
  scope: Scope,
): readonly Leaf[] {
  const field = listKind(path);
  return list.flatMap((part, at): readonly Leaf[] => {
    const here = [...path, at];
    const others: unknown[] =
      typeof part === 'string' ? besides(learnt.values.get(field), [...list]) : [];
    if (list.length > 1) others.unshift(undefined);
    const leaf: Leaf = { kind: `${field}[]`, path: here, was: part, others };
    return [...(others.length > 0 ? [leaf] : []), ...leavesIn(learnt, part, here, scope)];
  });
}

function nodeLeaves(learnt: Learnt, node: Node, path: Path, scope: Scope): readonly Leaf[] {
  const tag = tagOf(node);
  const name = nameOf(node, path);
  // A reference is one leaf, whatever it stands for.
  if (tag === 'ref') {
    const many = path.at(-1) === 'in';
    const others = refsIn(scope, many).filter(
      (ref) => JSON.stringify(ref) !== JSON.stringify(node),
    );
    return others.length > 0 ? [{ kind: 'ref', path, was: node, others }] : [];
  }
  const inner = Object.entries(node).flatMap(([field, part]) =>
    fieldLeaves(learnt, node, name, field, part, [...path, field], scope),
  );
  const absent = [...(learnt.flags.get(name) ?? [])].filter((flag) => node[flag] === undefined);
  const flags = absent.map((flag): Leaf => {
    return { kind: `${name}.${flag}`, path: [...path, flag], was: undefined, others: [true] };
  });
  return [...(tag ? kindLeaf(learnt, node, tag, path) : []), ...inner, ...flags];
}

/** Another kind of node with the same fields. */
function kindLeaf(
  learnt: Learnt,
  node: Node,
  tag: (typeof TAGS)[number],
  path: Path,
): readonly Leaf[] {
  const was = String(node[tag]);
  // All of one and any of one are the same.
  const { of } = node;
  if (Array.isArray(of) && of.length < 2) return [];
  const kinds = besides(learnt.alike.get(shapeOf(node, tag)), [was]);
  const stripped = was === 'not' ? [of] : [];
  const others = [...stripped, ...kinds.map((kind) => ({ ...node, [tag]: kind }))];
  return others.length > 0 ? [{ kind: `${tag} ${was}`, path, was: node, others }] : [];
}

function fieldLeaves(
  learnt: Learnt,
  node: Node,
  name: string,
  field: string,
  part: unknown,
  path: Path,
  scope: Scope,
): readonly Leaf[] {
  if (field === tagOf(node)) return [];
  // The number itself has no meaning.
  if (field === 'slot' && isBinder(node)) return [];
  const kind = `${name}.${field}`;
  const inner = leavesIn(learnt, part, path, scopeIn(node, field, scope));
  const gone: readonly unknown[] = learnt.isOptional(name, field) ? [undefined] : [];
  const others = [...gone, ...scalars(learnt, kind, field, part, scope)];
  return others.length > 0 ? [{ kind, path, was: part, others }, ...inner] : inner;
}

function scalars(
  learnt: Learnt,
  kind: string,
  field: string,
  part: unknown,
  scope: Scope,
): readonly unknown[] {
  if (field === 'slot') {
    return scope.slots.flatMap(({ slot, many }) => (many && slot !== part ? [slot] : []));
  }
  if (typeof part === 'number') return [part + 1, part + 2];
  if (typeof part === 'string') return besides(learnt.values.get(kind), [part]);
  return [];
}

function besides(known: ReadonlySet<string> | undefined, but: readonly unknown[]): string[] {
  return [...(known ?? [])].filter((value) => !but.includes(value));
}
