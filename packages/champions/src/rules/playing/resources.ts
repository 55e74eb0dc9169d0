import { perDesign } from '../../cards/designs.ts';
import type { Resource } from '../../vocabulary/nodes.ts';

/** RR: Resource. */

/** One bit for each type of resource. A resource is the set of symbols it can stand for. */
const BITS: Readonly<Record<Resource, number>> = { energy: 1, mental: 2, physical: 4, wild: 8 };
export const ANY = 15;

export const bitOf = (resource: Resource) => BITS[resource];

/** A wild resource can be used as any type. RR: Wild Resource. */
export const maskOf = (resource: Resource) => (resource === 'wild' ? ANY : BITS[resource]);

/** By design: what is printed in the corner. */
const PRINTED = perDesign<readonly number[]>([], ({ resources = {} }) =>
  Object.entries(resources).flatMap(([resource, count]) =>
    new Array<number>(count ?? 0).fill(maskOf(resource as Resource)),
  ),
);

export function printedResources(design: number): readonly number[] {
  return PRINTED[design] ?? [];
}
