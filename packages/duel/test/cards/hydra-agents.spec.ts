import { test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { AGENT, dying, handFor, hurt, laid, MEDIC, strengthOf } from '../table/facts.ts';

chapter('Hydra agents', (lay) => {
  test('Hydra Infiltrator: coming makes the enemy discard a card of their choice', () => {
    const { table, heroes, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('hydra-infiltrator') },
      heroes: { hand: ['thor-a', 'hulk-a'] },
    });
    villains.laysDown('hydra-infiltrator', 'tower');
    heroes.expectChoices('thor-a', 'hulk-a', 'spare').chooses('thor-a');
    table.expectChanges({
      ...laid('hydra-infiltrator', 'tower'),
      'heroes hand': 'hulk-a',
      'heroes discard': 'thor-a',
    });
  });

  test('Hydra Bomber: defeated deals one damage to the enemy opposite, and to no neighbour', () => {
    const { table } = lay({
      phase: 'attack',
      villains: { board: { 'manhattan 1': dying('hydra-bomber') } },
      heroes: { board: { 'manhattan 1': 'thor-a', 'manhattan 0': MEDIC, 'manhattan 2': MEDIC } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 1': '',
      'villains discard': 'hydra-bomber',
      'heroes manhattan 1': 'thor-a with 1',
    });
  });

  test('Hydra Bomber: the damage can defeat the attacker', () => {
    const { table } = lay({
      phase: 'attack',
      villains: { board: { 'manhattan 1': dying('hydra-bomber') } },
      heroes: { board: { 'manhattan 1': dying('captain-marvel-a') } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 1': '',
      'villains discard': 'hydra-bomber',
      'heroes manhattan 1': '',
      'heroes discard': 'captain-marvel-a',
    });
  });

  test('Hydra Bomber: with nobody opposite the bomb harms nobody', () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['tactigon'], board: { 'manhattan 0': AGENT } },
      villains: { board: { tower: dying('hydra-bomber') } },
    });
    heroes.uses('tactigon').isAsked('playPhase');
    table.expectChanges({
      'heroes artefacts': '',
      box: 1,
      'villains tower': '',
      'villains discard': 'hydra-bomber',
    });
  });

  test('Hydra Scientist: coming may put the top two cards of your deck on the discard pile', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: ['hydra-scientist'], deck: ['kang-a', 'ultron-b'] },
    });
    villains.plays('hydra-scientist').at('tower').expectChoices('yes', 'no').chooses('yes');
    table.expectChanges({
      'villains hand': '',
      'villains tower': 'hydra-scientist',
      'villains deck': -2,
      'villains discard': 'kang-a, ultron-b',
    });
  });

  test('Hydra Scientist: the last card of the deck stays, and nobody has to', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: ['hydra-scientist'], wholeDeck: ['kang-a', 'ultron-b'] },
    });
    villains.plays('hydra-scientist').at('tower').chooses('yes');
    table.expectChanges({
      'villains hand': '',
      'villains tower': 'hydra-scientist',
      'villains deck': -1,
      'villains discard': 'kang-a',
    });
    const declined = lay({ active: 'villains', villains: { hand: ['hydra-scientist'] } });
    declined.villains.plays('hydra-scientist').at('tower').chooses('no');
    declined.table.expectChanges({ 'villains hand': '', 'villains tower': 'hydra-scientist' });
  });

  test('Hydra Trooper: only attacks', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: 'hydra-trooper' } },
      heroes: { board: { tower: 'hulk-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes tower': hurt('hulk-b', strengthOf('hydra-trooper')),
    });
  });
});
