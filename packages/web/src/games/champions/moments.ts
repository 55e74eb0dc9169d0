import type { GameMoments } from '../../table/moments/kinds.ts';
import { SHARED_MOMENTS } from '../cooperative/moments.ts';

export const MOMENTS: GameMoments = {
  kinds: {
    ...SHARED_MOMENTS,
    playerPhase: 'none',
    villainPhase: 'none',
    villainPhaseEnds: 'none',
    stepActivate: 'none',
    stepDeal: 'none',
    stepReveal: 'none',
    // What is placed is told by its own line.
    stepThreat: 'none',
    turnBegins: 'none',
    turnEnds: 'quick',
    paid: 'none',
    // The card is shown with what it adds.
    boostTurned: 'none',
    boostIcons: 'boost',
    enemySchemes: 'aim',
    thwarts: 'aim',
    threatPlaced: 'threat',
    accelerated: 'threat',
    threatRemoved: 'relief',
    defeated: 'defeat',
    villainStage: 'reveal',
    schemeAdvanced: 'reveal',
    changedForm: 'quick',
  },
  stars: ['hero', 'alter_ego', 'villain'],
  good: [],
  untold: ['boosts', 'under'],
};
