import type { Definition } from '../game/rules.ts';

/** Is called at the end of the running test, the last one first. */
type Afterwards = (undo: () => void) => void;

const BY_DESIGN = [
  'triggers',
  'modifiers',
  'modifies',
  'ownModifiers',
  'demands',
  'listens',
  'listensInHand',
] as const;

/**
 * For the running test a design of the game is printed as the first card of another definition. What
 * a game knows of its cards by heart is fixed for everybody else.
 */
export function reprint(
  definition: Definition,
  design: number,
  one: Definition,
  afterwards: Afterwards,
): void {
  for (const table of BY_DESIGN) replaceAt(definition[table], design, one[table][0], afterwards);
  for (const [seats, base] of definition.base.entries()) {
    replaceAt(base, design, one.base[seats]?.[0], afterwards);
  }
}

function replaceAt<T>(
  list: readonly T[],
  at: number,
  by: T | undefined,
  afterwards: Afterwards,
): void {
  const before = list[at];
  if (by !== undefined) Reflect.set(list, at, by);
  afterwards(() => {
    Reflect.set(list, at, before);
  });
}

/** For the running test a record has the fields of another one, and no others. */
export function becomeFor(printed: object, by: object, afterwards: Afterwards): void {
  const before = { ...printed };
  const become = (other: object) => {
    for (const key of Object.keys(printed)) Reflect.deleteProperty(printed, key);
    Object.assign(printed, other);
  };
  become(by);
  afterwards(() => become(before));
}
