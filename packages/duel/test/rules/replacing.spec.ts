import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { dying, MEDIC, printed } from '../table/facts.ts';

chapter('Replacing a main character', (lay) => {
  test('the dearer version of Captain Marvel takes the place of the other for nothing, and the damage goes § replacing-a-main-character, main-characters', () => {
    const { table, heroes } = lay({
      heroes: {
        board: { 'manhattan 1': ['captain-marvel-a', 2], 'manhattan 0': ['hulk-a', 1] },
        hand: ['captain-marvel-b', 'iron-man-a'],
      },
      freed: ['blue'],
    });
    expect(printed('captain-marvel-b').cost).toHaveLength(4);
    heroes.chooses('play captain-marvel-b');
    table.expectChanges({
      'heroes hand': 'iron-man-a',
      'heroes discard': 'captain-marvel-a',
      'heroes manhattan 1': 'captain-marvel-b',
    });
  });

  test('the same version replaces itself as well § replacing-a-main-character, main-characters', () => {
    const { table, heroes } = lay({
      heroes: { board: { tower: dying('thor-a') }, hand: ['thor-a'] },
    });
    heroes.chooses('play thor-a');
    table.expectChanges({
      'heroes hand': '',
      'heroes discard': 'thor-a',
      'heroes tower': 'thor-a',
    });
  });

  test('the new card has to take that place, though others are empty § replacing-a-main-character, main-characters', () => {
    const { table, heroes } = lay({
      heroes: { board: { 'sanctum 1': 'hulk-a' }, hand: ['hulk-b'] },
    });
    heroes.chooses('play hulk-b').isAsked('playPhase');
    table.expectChanges({
      'heroes hand': '',
      'heroes discard': 'hulk-a',
      'heroes sanctum 1': 'hulk-b',
    });
  });

  test('it is possible on a full board § replacing-a-main-character, places', () => {
    const { table, heroes } = lay({
      heroes: {
        board: {
          'manhattan 0': 'thor-a',
          'manhattan 1': 'hulk-a',
          'manhattan 2': 'wasp-a',
          'sanctum 0': 'iron-man-a',
          'sanctum 1': 'black-widow-a',
          tower: 'ant-man-a',
        },
        hand: ['iron-man-b', 'thor-b'],
      },
    });
    heroes.expectChoices('play iron-man-b', 'play thor-b', 'endPhase');
    heroes.cannotPlay('spare', 'noEmptyPlace', 'places');
    heroes.chooses('play iron-man-b');
    table.expectChanges({
      'heroes hand': 'thor-b',
      'heroes discard': 'iron-man-a',
      'heroes sanctum 0': 'iron-man-b',
    });
  });

  test('side characters are not replaced: the same one may stand here twice § side-characters', () => {
    const { table, heroes } = lay({
      heroes: { board: { 'manhattan 0': MEDIC }, hand: [MEDIC] },
    });
    heroes.chooses(`play ${MEDIC}`).chooses('manhattan 1');
    table.expectChanges({ 'heroes hand': '', 'heroes manhattan 1': MEDIC });
  });

  test('the immediate effect of the new card is carried out § replacing-a-main-character, immediate-effects', () => {
    const { table, heroes } = lay({
      heroes: { board: { tower: 'captain-marvel-a' }, hand: ['captain-marvel-b'] },
      villains: { board: { 'manhattan 0': 'kang-b', tower: 'ultron-b' } },
    });
    heroes.chooses('play captain-marvel-b');
    table.expectChanges({
      'heroes hand': '',
      'heroes discard': 'captain-marvel-a',
      'heroes tower': 'captain-marvel-b',
      'villains manhattan 0': 'kang-b with 1',
      'villains tower': 'ultron-b with 1',
    });
  });

  test('being replaced is not being defeated: nobody answers it § replacing-a-main-character, defeated, eternal-flame', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { 'manhattan 0': 'hela-a', 'manhattan 1': ['ultron-a', 1] },
        hand: ['ultron-a'],
        artefacts: ['eternal-flame'],
      },
      heroes: { board: { tower: 'thor-b' } },
    });
    villains.chooses('play ultron-a').isAsked('playPhase');
    table.expectChanges({
      'villains hand': '',
      'villains discard': 'ultron-a',
      'villains manhattan 1': 'ultron-a',
    });
  });

  test('what the old card did while it lay there ends with it § permanent-effects', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { 'manhattan 0': 'leader-b' },
        hand: ['leader-a', 'taskmaster-b', 'loki-a'],
      },
    });
    villains.chooses('play leader-a');
    table.look();
    // The discount has gone: now all its symbols have to be paid.
    villains.chooses('play taskmaster-b').isAsked('pay', 0, printed('taskmaster-b').cost.length);
    table.leavesOpen('pay');
  });

  test('an effect that brings a character back replaces the one that is there § entering-play', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { 'manhattan 0': 'kang-a', 'sanctum 0': ['leader-b', 1] },
        hand: ['kang-b'],
        discard: ['leader-a'],
        deck: ['hydra-bomber'],
      },
    });
    villains.chooses('play kang-b');
    table.expectChanges({
      'villains hand': 'hydra-bomber',
      'villains deck': -1,
      'villains discard': 'kang-a, leader-b',
      'villains manhattan 0': 'kang-b',
      'villains sanctum 0': 'leader-a',
    });
  });
});
