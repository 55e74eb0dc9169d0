import type { Node, Path, Tag } from './tree.ts';
import { isNode, nameOf, tagOf } from './tree.ts';

/** The vocabulary of a game's cards, learnt from all of them. */
export interface Learnt {
  /** Values of a field of one kind of node: `trait.trait`. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Kinds of nodes that have the same fields, and so could stand in each other's place. */
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
  /** Flags that a kind of node may have. */
  readonly flags: ReadonlyMap<string, ReadonlySet<string>>;
  /** Fields that a kind of node may do without. */
  isOptional(name: string, field: string): boolean;
}

/** Learns the values, kinds and fields there are; `names` adds those that no card has yet. */
export function learn(
  trees: readonly unknown[],
  names: Readonly<Record<string, readonly string[]>>,
): Learnt {
  const values = new Map<string, Set<string>>();
  const alike = new Map<string, Set<string>>();
  const flags = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const look = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      for (const [at, part] of value.entries()) {
        if (typeof part === 'string') noteIn(values, listKind(path), part);
        look(part, [...path, at]);
      }
    }
    if (!isNode(value)) return;
    const name = nameOf(value, path);
    const tag = tagOf(value);
    if (tag) noteIn(alike, shapeOf(value, tag), String(value[tag]));
    count(counts, name);
    for (const [field, part] of Object.entries(value)) {
      count(counts, `${name}.${field}`);
      if (typeof part === 'string' && field !== tag) noteIn(values, `${name}.${field}`, part);
      if (part === true) noteIn(flags, name, field);
      look(part, [...path, field]);
    }
  };
  for (const tree of trees) look(tree, []);
  for (const [kind, found] of values) {
    for (const name of names[kind] ?? names[kind.split('.').at(-1) ?? ''] ?? []) found.add(name);
  }
  return {
    values,
    alike,
    flags,
    isOptional: (name, field) => (counts.get(name) ?? 0) > (counts.get(`${name}.${field}`) ?? 0),
  };
}

/** The kind of a list's members: `type.types`. */
export function listKind(path: Path): string {
  return path
    .filter((step) => typeof step === 'string')
    .slice(-1)
    .join('');
}

/** The fields of a node and what is in them, but for its kind. */
export function shapeOf(node: Node, tag: Tag): string {
  const fields = Object.entries(node).map(([field, part]) =>
    field === tag ? field : `${field} ${sortOf(part)}`,
  );
  return `${tag}: ${fields.sort().join()}`;
}

function sortOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  // An amount may be a number or a node.
  if (isNode(value)) return tagOf(value) === 'amount' ? 'number' : 'node';
  return typeof value;
}

function noteIn<K>(map: Map<K, Set<string>>, key: K, value: string): void {
  const found = map.get(key);
  if (found) found.add(value);
  else map.set(key, new Set([value]));
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
