import type { Description } from '../table/description.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';

/** Positions that tests of encounter cards begin with. */
export type Situation = Omit<Description, 'phase' | 'step'>;

/**
 * Just before cards are revealed. A player who can always act, say with Beravor, is asked before
 * and right after it, so that `pass` reveals the cards and nothing else happens.
 */
export const beforeStaging = (situation: Situation): Play =>
  play({ ...situation, phase: 'quest', step: '3.2 action window' });

/** Just before the quest is resolved: `pass` does so, and nothing is revealed before. */
export const beforeResolution = (situation: Situation): Play =>
  play({ ...situation, phase: 'quest', step: '3.3 action window' });

/** The enemies attack, with the shadow cards that they have: the first one now. */
export const underAttack = (situation: Situation): Play =>
  play({ ...situation, phase: 'combat', step: '6.3' })
    .until('whoDefends')
    .look();

export const beforeTravel = (situation: Situation): Play => play({ ...situation, phase: 'travel' });

export const beforeEngagement = (situation: Situation): Play =>
  play({ ...situation, phase: 'encounter' });
