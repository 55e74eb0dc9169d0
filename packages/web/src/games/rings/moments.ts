import type { GameMoments } from '../../table/moments/kinds.ts';
import { SHARED_MOMENTS } from '../cooperative/moments.ts';

export const MOMENTS: GameMoments = {
  kinds: {
    ...SHARED_MOMENTS,
    phaseBegins: 'none',
    // Of a card that was just revealed this is no news.
    staged: 'none',
    shadowTurned: 'boost',
    threatRaised: 'threat',
    threatLowered: 'relief',
    progressPlaced: 'relief',
    questResolved: 'threat',
    stageRevealed: 'reveal',
    travelled: 'play',
    destroyed: 'defeat',
  },
  stars: ['Hero'],
  good: ['progress'],
  untold: ['shadows', 'committed', 'attacking', 'defending'],
};
