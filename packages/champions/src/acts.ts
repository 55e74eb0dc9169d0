import type { Rules } from '@grimrule/kernel';
import type { ActsOf } from './acts/act.ts';
import { cardActs } from './acts/cards.ts';
import { damageActs } from './acts/damage.ts';
import { deckActs } from './acts/decks.ts';
import { encounterActs } from './acts/encounters.ts';
import { gameActs } from './acts/game.ts';
import { payingActs } from './acts/paying.ts';
import { playingActs } from './acts/playing.ts';
import { stateActs } from './acts/states.ts';
import type { ChampionsVars } from './table.ts';
import type { ChampionsAct } from './vocabulary/nodes.ts';

const acts: ActsOf<ChampionsAct['do']> = {
  ...damageActs,
  ...cardActs,
  ...deckActs,
  ...encounterActs,
  ...stateActs,
  ...payingActs,
  ...playingActs,
  ...gameActs,
};

/** The kernel hands every act to its own function by name, so the general type is safe here. */
export const ACTS = acts as unknown as Rules<ChampionsVars>['acts'];
