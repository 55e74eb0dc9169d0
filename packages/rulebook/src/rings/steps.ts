import type { Entry } from '../entry.ts';
import { ENCOUNTER_PHASE } from './steps/encounter-phase.ts';
import { ENEMY_ATTACKS } from './steps/enemy-attacks.ts';
import { PLANNING_PHASE } from './steps/planning-phase.ts';
import { PLAYER_ATTACKS } from './steps/player-attacks.ts';
import { QUEST_PHASE } from './steps/quest-phase.ts';
import { REFRESH_PHASE } from './steps/refresh-phase.ts';
import { RESOURCE_PHASE } from './steps/resource-phase.ts';
import { ROUND } from './steps/round.ts';
import { TRAVEL_PHASE } from './steps/travel-phase.ts';

/** The steps of a round in their order, and what is resolved within them. */
export const STEPS: readonly Entry[] = [
  ...ROUND,
  ...RESOURCE_PHASE,
  ...PLANNING_PHASE,
  ...QUEST_PHASE,
  ...TRAVEL_PHASE,
  ...ENCOUNTER_PHASE,
  ...ENEMY_ATTACKS,
  ...PLAYER_ATTACKS,
  ...REFRESH_PHASE,
];
