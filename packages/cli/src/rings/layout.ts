import type { Game, View } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { lookingAt } from '../table-view.ts';

type VarsOf<G> = G extends Game<infer V> ? V : never;
export type RingsView = View<VarsOf<typeof rings>>;

export const { sightings, knownCards, record, valuesIn } = lookingAt(rings);
