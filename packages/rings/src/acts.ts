import type { Rules } from '@grimrule/kernel';
import type { ActsOf } from './acts/act.ts';
import { campaignActs } from './acts/campaign.ts';
import { cardActs } from './acts/cards.ts';
import { deckActs } from './acts/decks.ts';
import { encounterActs } from './acts/encounters.ts';
import type { RingsVars } from './table.ts';
import type { RingsAct } from './vocabulary/nodes.ts';

const acts: ActsOf<RingsAct['do']> = {
  ...cardActs,
  ...deckActs,
  ...encounterActs,
  ...campaignActs,
};

/** The kernel hands every act to its own function by name, so the general type is safe here. */
export const ACTS = acts as unknown as Rules<RingsVars>['acts'];
