/** Plain data, as cards are made of it. */
export type Node = Readonly<Record<string, unknown>>;

/** From the root of a card down to a part of it. */
export type Path = readonly (string | number)[];

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields that say what kind of node it is. */
export const TAGS = ['do', 'is', 'fact', 'amount', 'kind', 'ref'] as const;
export type Tag = (typeof TAGS)[number];

/** The field that names a node's kind, if it has one. An act may have an amount as well. */
export function tagOf(node: Node): Tag | null {
  return TAGS.find((tag) => typeof node[tag] === 'string') ?? null;
}

/** The name of a node: its own kind or, of one without, the field it stands in. */
export function nameOf(node: Node, path: Path): string {
  const tag = tagOf(node);
  if (tag) return `${tag} ${node[tag]}`;
  if (node.in !== undefined) return 'query';
  const field = path.findLast((step) => typeof step === 'string');
  return field === undefined ? 'card' : String(field);
}

export function at(tree: unknown, path: Path): unknown {
  return path.reduce((part, step) => (part as Node)[String(step)], tree);
}

/** A copy of a tree with another value at a path; without one, the field or the part is gone. */
export function withAt(tree: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.flatMap((part: unknown, at) => {
      if (at !== step) return [part];
      const changed = withAt(part, rest, value);
      return changed === undefined ? [] : [changed];
    });
  }
  const { [String(step)]: before, ...others } = tree as Node;
  const changed = withAt(before, rest, value);
  return changed === undefined ? others : { ...(tree as Node), [String(step)]: changed };
}

/** `abilities.0.effect.count` */
export const pathText = (path: Path) => path.join('.');
