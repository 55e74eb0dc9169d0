import { chaptersOf, KERNEL_CHAPTERS } from '@grimrule/kernel/testing';
import { expect, test } from 'vitest';
import { duel } from '../../src/game.ts';

/**
 * The entry of the rulebook that each procedure of the game follows, and its steps in the order of the book: the
 * log and "why" cite both.
 */
const CITED = {
  preparation: [
    'preparation',
    'shuffle both decks and remove cards unseen',
    'shuffle the artefacts and open two',
    'shuffle the locations',
    'draw the first hands',
    'the villains begin',
  ],
  turn: [
    'turn',
    'the turn begins',
    'I: play',
    'II: attack',
    'III: draw',
    'the turn passes to the other side',
  ],
  'play phase': ['play phase', 'the phase begins', 'play a card or end the phase'],
  'playing a card': [
    'playing',
    'show the card',
    'pay its cost',
    'carry it out',
    'effects of playing it',
  ],
  'playing a location': ['locations', 'score its points', 'its effect', 'put it under the pile'],
  'entering play': [
    'places',
    'replace the same character',
    'choose an empty place',
    'lay it there',
    'immediate effect',
  ],
  moving: ['places', 'choose an empty place'],
  discarding: ['discard', 'choose cards to discard'],
  'attack phase': [
    'attack phase',
    'the phase begins',
    'use an artefact or go on',
    'the next card attacks',
  ],
  attack: ['attack', 'damage the defender or take the bonus', 'attack effect'],
  bonus: ['bonus', 'the site gives its bonus', 'effects of the bonus'],
  'freeing a civilian': ['manhattan', 'choose a civilian'],
  'artefact track': ['sanctum', 'one step', 'effects of moving it'],
  'taking an artefact': [
    'sanctum',
    'choose one of the two',
    'the other goes under the stack',
    'open two new ones',
    'the marker jumps to the other half',
  ],
  defeat: ['defeat', 'defeat the fallen'],
};

test('every procedure cites the rule that it follows, and has its steps in order', () => {
  expect(chaptersOf(duel.definition)).toEqual({ ...CITED, ...KERNEL_CHAPTERS });
});

test('every window of permanent effects cites their rule, those that are done by themselves first', () => {
  expect(duel.definition.levels).toEqual([
    { name: 'forced', moment: 'after', forced: true, rule: 'permanent effects' },
    { name: 'optional', moment: 'after', forced: false, rule: 'permanent effects' },
  ]);
});
