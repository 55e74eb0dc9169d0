import type { ActsOf as Acts } from '@grimrule/kernel';
import type { ChampionsVars } from '../table.ts';
import type { ChampionsAct } from '../vocabulary/nodes.ts';

export type ActsOf<Names extends ChampionsAct['do']> = Acts<ChampionsVars, ChampionsAct, Names>;
