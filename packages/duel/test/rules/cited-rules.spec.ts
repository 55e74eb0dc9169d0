import { rulesOf } from '@grimrule/kernel/testing';
import { expect, test } from 'vitest';
import { duel } from '../../src/game.ts';

/** The entry of the rulebook that each procedure follows: the log and "why" cite it. */
const CITED = {
  preparation: 'preparation',
  turn: 'turn',
  'play phase': 'play phase',
  'playing a card': 'playing',
  'playing a location': 'locations',
  'entering play': 'places',
  moving: 'places',
  discarding: 'discard',
  'attack phase': 'attack phase',
  attack: 'attack',
  bonus: 'bonus',
  'freeing a civilian': 'manhattan',
  'artefact track': 'sanctum',
  'taking an artefact': 'sanctum',
  defeat: 'defeat',
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
  expect(rulesOf(duel.definition)).toEqual(CITED);
});

test('every window of permanent effects cites their rule, those that are done by themselves first', () => {
  expect(duel.definition.levels).toEqual([
    { name: 'forced', moment: 'after', forced: true, rule: 'permanent effects' },
    { name: 'optional', moment: 'after', forced: false, rule: 'permanent effects' },
  ]);
});
