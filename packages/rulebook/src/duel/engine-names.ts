import type { EngineNames } from '../engine-names.ts';

export const DUEL_NAMES: EngineNames = {
  rules: {
    // The course of the game.
    'I: play': 'play-phase',
    'II: attack': 'attack-phase',
    'III: draw': 'draw-phase',
    drawing: 'draw-phase',
    points: 'victory-points',
    'game end': 'end-of-the-game',

    // Cards and their effects.
    playing: 'playing-a-card',
    paying: 'paying-costs',
    replacing: 'replacing-a-main-character',
    discard: 'discarding',
    timing: 'order-of-effects',
    effect: 'effects',
    choose: 'effects',
    'choose option': 'effects',
    may: 'effects',
    condition: 'effects',
    target: 'effects',
    limit: 'effects',
    'immediate effect': 'immediate-effects',
    'attack effect': 'attack-effects',

    // Attacks.
    sanctum: 'sanctum-sanctorum',
    tower: 'avengers-tower',
    'freeing a civilian': 'civilians',
    defeat: 'defeated',
  },
  keywords: {},
};
