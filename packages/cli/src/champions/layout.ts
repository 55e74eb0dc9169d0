import { champions } from '@grimrule/champions';
import type { Game, View } from '@grimrule/kernel';
import { lookingAt } from '../table-view.ts';

type VarsOf<G> = G extends Game<infer V> ? V : never;
export type ChampionsView = View<VarsOf<typeof champions>>;

export const { sightings, knownCards, record, valuesIn } = lookingAt(champions);
