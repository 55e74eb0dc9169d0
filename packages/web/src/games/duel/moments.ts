import type { GameMoments } from '../../table/moments/kinds.ts';

export const MOMENTS: GameMoments = {
  kinds: {
    turnBegins: 'none',
    attackPhase: 'none',
    paid: 'none',
    plays: 'play',
    // The card was just shown large.
    entered: 'none',
    attacks: 'aim',
    damaged: 'hit',
    healed: 'heal',
    defeated: 'defeat',
    scored: 'relief',
    markerMoved: 'relief',
    markerJumped: 'relief',
    tookArtefact: 'play',
    usesArtefact: 'play',
  },
  stars: ['main'],
  good: [],
  untold: [],
};
