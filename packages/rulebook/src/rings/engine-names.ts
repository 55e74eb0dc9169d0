import type { EngineNames } from '../engine-names.ts';

export const RINGS_NAMES: EngineNames = {
  rules: {
    // The course of the game.
    round: 'framework-steps',
    '1 resource phase': 'resource-phase',
    '2 planning phase': 'planning-phase',
    '3 quest phase': 'quest-phase',
    '4 travel phase': 'travel-phase',
    '5 encounter phase': 'encounter-phase',
    '6 combat phase': 'combat-phase',
    '7 refresh phase': 'refresh-phase',
    'action window': 'action-windows',
    'game end': 'winning',

    // Cards and abilities.
    cancel: 'prevent',
    effect: 'effects',
    'choose option': 'choose',
    condition: 'play-restrictions',
    target: 'choose',
    limit: 'limits',
    'playing cards': 'playing-a-card',
    'unique cards': 'unique',
    'entering play': 'enters-play',
    'in play and out of play': 'in-play',
    'restricted attachments': 'restricted',
    'running out of cards': 'empty-deck',
    'discard pile': 'discard-piles',
    'laying on the discard pile': 'discard-piles',
    arranging: 'choose',
    shuffling: 'setup',

    // The quest.
    'commit characters': 'step-3-2',
    doomed: 'doomed-x',
    objective: 'objective-cards',
    'placing progress': 'quest-progress',
    advancing: 'quest-progress',
    'new stage': 'quest-cards',

    // Enemies and combat.
    'enemy attack': 'resolving-enemy-attacks',
    'enemy attacks': 'resolving-enemy-attacks',
    'declare defenders': 'step-6-4-1',
    'shadow effect': 'shadow-effects',
    'combat damage': 'step-6-4-3',
    'player attack': 'resolving-player-attacks',
    'player attacks': 'resolving-player-attacks',
    'declare attackers': 'step-6-8b',
    'attack at once': 'attacks-outside-combat',
    'dealing damage': 'damage',
  },
  keywords: { doomed: 'doomed-x', victory: 'victory-x' },
};
