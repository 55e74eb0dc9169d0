import { rulesOf } from '@grimrule/kernel/testing';
import { expect, test } from 'vitest';
import { rings } from '../../src/game.ts';

/** The entry of the rulebook that each procedure follows: the log and "why" cite it. */
const CITED = {
  setup: 'setup',
  round: 'round',
  'resource phase': 'resource phase',
  'planning phase': 'planning phase',
  'quest phase': 'quest phase',
  'travel phase': 'travel phase',
  'encounter phase': 'encounter phase',
  'combat phase': 'combat phase',
  'refresh phase': 'refresh phase',
  'action window': 'action windows',
  'playing a card': 'initiating abilities',
  'entering play': 'enters play',
  'restricted attachments': 'restricted',
  'drawing cards': 'drawing cards',
  'laying on the discard pile': 'discard pile',
  'dealing damage': 'damage',
  'player elimination': 'player elimination',
  reveal: 'staging',
  'placing progress': 'quest progress',
  advancing: 'quest progress',
  winning: 'campaign cards',
  'new stage': 'quest cards',
  'enemy attack': 'enemy attacks',
  'shadow effect': 'shadow effects',
  'player attack': 'player attacks',
  'attack at once': 'player attacks',
  arranging: 'choose',
  shuffling: 'setup',
  occurrence: 'timing',
  'forced window': 'timing',
  window: 'timing',
  'delayed effects': 'timing',
  sequence: 'effect',
  'in any order': 'effect',
  repeat: 'effect',
  choose: 'choose',
  'for each': 'effect',
  may: 'may',
  either: 'choose option',
  keep: 'effect',
  'additional costs': 'cost',
  'delayed effect': 'effect',
};

test('every procedure cites the rule that it follows', () => {
  expect(rulesOf(rings.definition)).toEqual(CITED);
});
