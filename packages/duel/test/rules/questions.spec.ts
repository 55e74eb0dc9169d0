import { builders } from '@grimrule/kernel';
import { questionsOf } from '@grimrule/kernel/testing';
import { describe, expect, test } from 'vitest';
import { duel } from '../../src/game.ts';
import {
  choose,
  damage,
  draw,
  enemies,
  heal,
  score,
  yours,
} from '../../src/vocabulary/builders.ts';
import type { DuelWords } from '../../src/vocabulary/nodes.ts';
import { sidesAt } from '../table/chapter.ts';
import { dying, handFor, PILOT } from '../table/facts.ts';
import type { Play } from '../table/play.ts';
import { doing, reworded } from './rewording.ts';

const { chooseSome, eachInAnyOrder, either, inAnyOrder, later } = builders<DuelWords>();

/** The question of each step of the rules that asks one, on a table where it does. */
const QUESTIONS: Readonly<Record<string, readonly [table: () => Play, question: string]>> = {
  'play phase: play a card or end the phase': [
    () =>
      sidesAt({
        heroes: {
          hand: ['wasp-a', 'thor-a', 'hulk-a', 'daily-bugle'],
          artefacts: ['tactigon', 'ebony-blade', 'norn-stones'],
        },
        villains: { board: { tower: 'kang-b' } },
      }).table,
    '0: playPhase [play phase, 1] play wasp-a | play thor-a | play daily-bugle | play spare | use tactigon | use ebony-blade | endPhase => endPhase',
  ],
  'discarding: choose cards to discard': [
    () => {
      const { table, villains } = sidesAt({
        active: 'villains',
        villains: { hand: handFor('thanos-a') },
        heroes: { hand: ['wasp-a', 'thor-a', 'daily-bugle'] },
      });
      villains.laysDown('thanos-a', 'tower');
      return table;
    },
    '0: chooseDiscards (count 2, card thanos-a) [discard, 2] wasp-a | thor-a | daily-bugle | spare',
  ],
  'moving: choose an empty place': [
    () => {
      const { table, heroes } = sidesAt({
        heroes: { hand: [PILOT], board: { 'manhattan 1': 'thor-b' } },
        villains: { board: { 'manhattan 0': 'kang-b', 'manhattan 2': 'hela-b' } },
      });
      heroes.plays(PILOT).at('tower').chooses('thor-b');
      return table;
    },
    '0: choosePlace (card thor-b) [places, 1] manhattan 0 | manhattan 2 | sanctum 0 | sanctum 1 => sanctum 0',
  ],
  'playing a card: pay its cost': [
    () => {
      const { table, heroes } = sidesAt({
        heroes: { hand: ['hulk-b', 'captain-marvel-a', 'doctor-strange-a', 'daily-bugle'] },
        freed: ['green'],
      });
      heroes.plays('hulk-b');
      return table;
    },
    '0: pay (card hulk-b) [paying, 0 to 3] captain-marvel-a | doctor-strange-a | daily-bugle | spare | civilian-green',
  ],
  'entering play: choose an empty place': [
    () => {
      const { table, heroes } = sidesAt({
        heroes: { board: { 'manhattan 0': 'thor-b', tower: 'hulk-b' } },
        villains: { board: { 'manhattan 1': 'kang-b', 'manhattan 2': 'hela-b' } },
      });
      heroes.plays('spare');
      return table;
    },
    '0: choosePlace (card s-h-i-e-l-d-field-agent) [places, 1] manhattan 1 | manhattan 2 | sanctum 0 | sanctum 1 => sanctum 0',
  ],
  'attack phase: use an artefact or go on': [
    () =>
      sidesAt({
        phase: 'attack',
        heroes: { artefacts: ['ebony-blade', 'darkhold', 'tactigon'] },
        villains: { board: { tower: 'kang-b' } },
      }).table,
    '0: betweenAttacks [artefacts, 1] use darkhold | use tactigon | goOn => goOn',
  ],
  'freeing a civilian: choose a civilian': [
    () =>
      sidesAt({
        phase: 'attack',
        heroes: { board: { 'manhattan 1': 'thor-b' } },
        civilians: [['red', 'green'], ['yellow', 'blue', 'green'], ['red']],
      }).table,
    '0: freeCivilian [manhattan, 1] yellow at 1 | blue at 1 | green at 1',
  ],
  'taking an artefact: choose one of the two': [
    () =>
      sidesAt({
        active: 'villains',
        phase: 'attack',
        villains: { board: { 'sanctum 0': 'kang-b' } },
        marker: -2,
        offered: ['darkhold', 'tactigon'],
      }).table,
    '1: chooseArtefact [sanctum, 1] darkhold | tactigon',
  ],
  'forced window: next forced ability': [
    () =>
      sidesAt({
        heroes: {
          board: {
            'manhattan 0': 'black-panther-b',
            'manhattan 1': 'thor-b',
            'manhattan 2': 'hulk-b',
            'sanctum 0': 'wasp-a',
            tower: 'ant-man-a',
          },
          artefacts: ['staff-of-watoomb'],
        },
      }).table,
    '0: whichFirst (card none, event turnBegins, cards none) [permanent effects, 1] use staff-of-watoomb | use black-panther-b => use staff-of-watoomb',
  ],
  'window: use an ability or pass': [
    () =>
      sidesAt({
        heroes: {
          board: { 'manhattan 0': 'scarlet-witch-b', 'manhattan 1': 'doctor-strange-b' },
        },
        villains: {
          board: { 'manhattan 1': 'kang-b', 'manhattan 0': 'hela-b', tower: 'thanos-b' },
        },
        phase: 'attack',
      }).table,
    '0: useAbility (card none, event markerMoves, cards none) [permanent effects, 1] use scarlet-witch-b | pass => use scarlet-witch-b',
  ],
  'delayed effects: which delayed effect is next': [
    () => {
      const strike = (amount: number) =>
        choose(enemies, (foe) => later('sidePlayed', damage(amount, foe)));
      reworded('black-widow-a', strike(1));
      const { table, heroes } = doing(
        strike(2),
        { hand: ['black-widow-a', 'hulk-a'] },
        { villains: { board: { 'manhattan 0': 'thanos-b' } } },
      );
      heroes.plays('black-widow-a').paying('hulk-a').at('manhattan', 0);
      heroes.plays('spare').at('manhattan', 1);
      return table;
    },
    '0: whichFirst [timing, 1] wasp-a | black-widow-a',
  ],
  'in any order: which part is next': [
    () => doing(inAnyOrder(score(1), draw(1))).table,
    '0: chooseNextEffect (card wasp-a, effects 2) [choose, 1] option 1 | option 2',
  ],
  'choose: choose cards': [
    () =>
      doing(
        chooseSome(0, 2, yours, (some) => heal(1, some)),
        {
          board: {
            'manhattan 0': ['thor-b', 1],
            'manhattan 1': ['hulk-b', 1],
            'manhattan 2': ['ant-man-a', 1],
          },
        },
      ).table,
    '0: chooseCards (card wasp-a) [choose, 0 to 2] thor-b | hulk-b | ant-man-a',
  ],
  'for each: which is next': [
    () =>
      doing(
        eachInAnyOrder(enemies, (foe) => damage(1, foe)),
        {},
        { villains: { board: { 'manhattan 0': dying('kang-b'), tower: 'thanos-b' } } },
      ).table,
    '0: chooseNext (card wasp-a) [choose, 1] kang-b | thanos-b',
  ],
  'may: do it or not': [
    () => {
      const { table, villains } = sidesAt({
        active: 'villains',
        villains: { hand: ['hydra-scientist'] },
      });
      villains.plays('hydra-scientist').at('tower');
      return table;
    },
    '1: mayDo (card hydra-scientist, effects 1) [choose, 1] yes | no',
  ],
  'either: choose one': [
    () => doing(either(score(1), draw(1))).table,
    '0: chooseOne (card wasp-a, effects 2) [choose, 1] option 1 | option 2',
  ],
};

describe('the whole question', () => {
  test.each(Object.entries(QUESTIONS))('%s', (step, [table, question]) => {
    table().poses(step, question);
  });

  test('is kept of every step that asks one', () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual([...questionsOf(duel.definition)].sort());
  });
});
