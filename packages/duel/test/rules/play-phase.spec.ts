import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { AGENT, handFor, laid, MEDIC, means } from '../table/facts.ts';

const FULL_BOARD = {
  'manhattan 0': 'thor-a',
  'manhattan 1': 'hulk-a',
  'manhattan 2': 'wasp-a',
  'sanctum 0': 'iron-man-a',
  'sanctum 1': 'black-widow-a',
  tower: 'ant-man-a',
} as const;

chapter('Phase I: playing cards', (lay) => {
  test('any number of cards may be played, one after the other § play-phase', () => {
    const { table, heroes } = lay({ heroes: { hand: [MEDIC, ...handFor('thor-a')] } });
    heroes.laysDown('thor-a', 'sanctum 0');
    heroes.plays(MEDIC).at('manhattan', 2);
    table.expectChanges({
      ...laid('thor-a', 'sanctum 0'),
      'heroes manhattan 2': MEDIC,
    });
    heroes.expectChoices('play spare', 'endPhase');
  });

  test('playing is optional: the phase may end with cards in hand § play-phase', () => {
    const { table, heroes, villains } = lay({ heroes: { hand: [MEDIC] } });
    heroes.expectChoices(`play ${MEDIC}`, 'play spare', 'endPhase').ends();
    villains.isAsked('playPhase');
    table.expectChangesOfTurn('heroes', {});
  });

  test('a phase in which nothing can be played ends by itself', () => {
    const { table, villains } = lay({ heroes: { hand: ['thor-b'], noSpare: true } });
    villains.isAsked('playPhase');
    table.expectChangesOfTurn('heroes', {});
  });

  test('only the side whose turn it is decides', () => {
    const { table, villains } = lay({ villains: { hand: ['hydra-bomber'] } });
    villains.isRefused([{ verb: 'endPhase' }], 'notYourDecision', 'play phase');
    table.expectChanges({});
  });

  test('an answer that is no option is refused, whatever it is', () => {
    const { table, heroes } = lay({ villains: { hand: ['hydra-bomber'] } });
    heroes.isRefused('endPhase', 'answerIsNoList', 'play phase');
    heroes.isRefused([null], 'notAnOption', 'play phase');
    heroes.isRefused([{ verb: 'play', card: 9999 }], 'notAnOption', 'play phase');
    heroes.isRefused([], 'tooFewPicked', 'play phase');
    const [first] = table.prompt?.options ?? [];
    heroes.isRefused([first, { verb: 'endPhase' }], 'tooManyPicked', 'play phase');
    heroes.isRefused([first, first], 'pickedTwice', 'play phase');
    table.expectChanges({});
  });

  test('a card may go to any empty place of its own side, facing an enemy or not § places, playing-a-card', () => {
    const { table, heroes } = lay({
      heroes: { hand: handFor('thor-a'), board: { 'manhattan 1': AGENT } },
      villains: { board: { 'manhattan 0': 'hydra-trooper', 'manhattan 1': 'leader-a' } },
    });
    heroes.plays('thor-a').paying(...means('thor-a'));
    heroes
      .isAsked('choosePlace')
      .expectChoices('manhattan 0', 'manhattan 2', 'sanctum 0', 'sanctum 1', 'tower')
      .isRefused([{ verb: 'place', value: 1 }], 'notAnOption', 'places')
      .chooses('manhattan 0');
    table.expectChanges(laid('thor-a', 'manhattan 0'));
  });

  test('with all six places taken no further character can be played § places', () => {
    const { heroes } = lay({
      heroes: { board: FULL_BOARD, hand: ['captain-america-a', 'spider-man-a', 'wasp-b'] },
    });
    heroes.cannotPlay('captain-america-a', 'noEmptyPlace', 'places');
    heroes.cannotPlay('spare', 'noEmptyPlace', 'places');
    heroes.expectChoices('play wasp-b', 'endPhase');
  });

  test('with all six places taken a location can still be played § places, playing-a-location', () => {
    const { table, heroes } = lay({
      heroes: {
        board: { ...FULL_BOARD, 'sanctum 0': 'captain-america-b' },
        hand: [...handFor('oscorp-tower', 'heroes'), 'wasp-b'],
      },
      villains: { board: { tower: 'kang-b' } },
    });
    heroes.visits('oscorp-tower');
    expect(table.state.vars.points).toBeGreaterThan(0);
  });

  test('the last empty place is taken without asking', () => {
    const { table, heroes } = lay({
      heroes: {
        board: {
          'manhattan 0': 'thor-a',
          'manhattan 1': 'hulk-a',
          'manhattan 2': 'wasp-a',
          'sanctum 0': 'iron-man-a',
          tower: 'ant-man-a',
        },
        hand: ['hulk-b'],
      },
    });
    heroes.plays('spare').at('sanctum', 1);
    table.expectChanges({ 'heroes spare': -1, 'heroes sanctum 1': AGENT });
  });
});
