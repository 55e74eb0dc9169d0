import { test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { dying, handFor, hurt, laid, MEDIC, strengthOf } from '../table/facts.ts';

/** It has no strength, so it does not attack. */
const STAYS_AT_HOME = MEDIC;

chapter('Artefacts that last', (lay) => {
  test('Ebony Blade: once in each play phase one damage to an enemy of your choice § ebony-blade', () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['ebony-blade'], board: { 'manhattan 0': 'thor-a' } },
      villains: { board: { 'manhattan 0': 'kang-b', tower: 'thanos-b' } },
    });
    heroes.uses('ebony-blade').expectChoices('kang-b', 'thanos-b').cannotChoose('thor-a');
    heroes.chooses('thanos-b');
    table.expectChanges({ 'villains tower': 'thanos-b with 1' });
    heroes
      .cannotUse('ebony-blade', 'limitReached', 'limit')
      .expectChoices('play spare', 'endPhase');
  });

  test('Ebony Blade: it can be used again in the next own play phase, and not in between § ebony-blade, turn', () => {
    const { table, heroes, villains } = lay({
      heroes: { artefacts: ['ebony-blade'] },
      villains: { board: { 'manhattan 0': 'thanos-b', tower: 'kang-b' } },
    });
    heroes.uses('ebony-blade').chooses('kang-b').ends();
    villains.expectChoices('play spare', 'endPhase').ends();
    table.look();
    heroes.uses('ebony-blade').chooses('kang-b');
    table.expectChanges({ 'villains tower': 'kang-b with 2' });
  });

  test('Ebony Blade: it rests in the attack phase, and without an enemy § ebony-blade', () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['ebony-blade'], board: { tower: STAYS_AT_HOME } },
    });
    heroes.cannotUse('ebony-blade', 'noTarget', 'target').ends();
    table.expectChangesOfTurn('heroes', {});
  });

  test('Ebony Blade: in the attack phase nobody is asked about it § ebony-blade', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { artefacts: ['ebony-blade'], board: { tower: 'wasp-a' } },
      villains: { board: { tower: 'thanos-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains tower': hurt('thanos-b', strengthOf('wasp-a')),
    });
  });

  test('Eternal Flame: after the defeat of one of your cards, one damage to an enemy if you like § eternal-flame', () => {
    const { table, heroes, villains } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'taskmaster-a', tower: 'ultron-b' } },
      heroes: {
        board: { 'manhattan 0': dying('thor-a'), tower: 'hulk-b' },
        artefacts: ['eternal-flame'],
      },
    });
    heroes.isAsked('useAbility').expectChoices('use eternal-flame', 'pass').uses('eternal-flame');
    heroes.expectChoices('taskmaster-a', 'ultron-b').cannotChoose('hulk-b').chooses('taskmaster-a');
    villains.isRefused([], 'notYourDecision', 'play phase');
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': '',
      'heroes discard': 'thor-a',
      'villains manhattan 0': 'taskmaster-a with 1',
      'heroes tower': hurt('hulk-b', strengthOf('ultron-b')),
    });
  });

  test('Eternal Flame: its owner may let it be § eternal-flame', () => {
    const { table, heroes } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'taskmaster-a' } },
      heroes: { board: { 'manhattan 0': dying('thor-a') }, artefacts: ['eternal-flame'] },
    });
    heroes.passes();
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': '',
      'heroes discard': 'thor-a',
    });
  });

  test('Eternal Flame: the defeat of an enemy does not light it § eternal-flame', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' }, artefacts: ['eternal-flame'] },
      villains: { board: { tower: dying('kang-b'), 'sanctum 0': 'thanos-b' } },
    });
    table.expectChangesOfTurn('heroes', { 'villains tower': '', 'villains discard': 'kang-b' });
  });

  test('Eternal Flame: it answers each of several defeats § eternal-flame', () => {
    const { table, heroes, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'thanos-a' }, artefacts: ['tactigon'] },
      heroes: {
        board: { 'manhattan 0': dying('thor-a'), 'manhattan 1': dying('wasp-a') },
        artefacts: ['eternal-flame'],
      },
    });
    villains.uses('tactigon');
    heroes.expectChoices('use eternal-flame', 'use eternal-flame', 'pass').uses('eternal-flame');
    heroes.expectChoices('use eternal-flame', 'pass').uses('eternal-flame');
    table.expectChanges({
      'villains artefacts': '',
      box: 1,
      'heroes manhattan 0': '',
      'heroes manhattan 1': '',
      'heroes discard': 'thor-a, wasp-a',
      'villains tower': 'thanos-a with 2',
    });
  });

  test('Lifeline Tablet: once in each play phase one of your damaged cards heals one § lifeline-tablet', () => {
    const { table, heroes } = lay({
      heroes: {
        artefacts: ['lifeline-tablet'],
        board: { 'manhattan 0': ['thor-b', 2], 'manhattan 1': ['hulk-b', 1], tower: 'wasp-a' },
      },
      villains: { board: { tower: ['thanos-b', 2] } },
    });
    heroes.uses('lifeline-tablet').expectChoices('thor-b', 'hulk-b');
    heroes.cannotChoose('wasp-a').cannotChoose('thanos-b').chooses('thor-b');
    table.expectChanges({ 'heroes manhattan 0': 'thor-b with 1' });
    heroes.cannotUse('lifeline-tablet', 'limitReached', 'limit');
  });

  test('Lifeline Tablet: in the next play phase it heals again § lifeline-tablet', () => {
    const { table, heroes, villains } = lay({
      heroes: {
        artefacts: ['lifeline-tablet'],
        board: { 'sanctum 0': ['thor-a', 3], 'sanctum 1': ['hulk-b', 2] },
      },
    });
    heroes.uses('lifeline-tablet').chooses('thor-a').ends();
    villains.ends();
    table.look();
    heroes.uses('lifeline-tablet').chooses('thor-a');
    table.expectChanges({ 'heroes sanctum 0': 'thor-a with 1' });
  });

  test('Lifeline Tablet: with nobody hurt it cannot be used § lifeline-tablet, healing', () => {
    const { heroes } = lay({
      heroes: { artefacts: ['lifeline-tablet'], board: { tower: 'wasp-a' } },
      villains: { board: { tower: ['thanos-b', 2] } },
    });
    heroes.cannotUse('lifeline-tablet', 'noTarget', 'target');
  });

  test('Norn Stones: their owner draws three cards instead of two § norn-stones', () => {
    const { table } = lay({
      phase: 'draw',
      heroes: { artefacts: ['norn-stones'], deck: ['hulk-a', 'thor-a', 'wasp-a', 'ant-man-a'] },
    });
    table.expectChanges({ 'heroes hand': 'hulk-a, thor-a, wasp-a', 'heroes deck': -3 });
  });

  test('Norn Stones: the enemy draws two as before § norn-stones', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'draw',
      heroes: { artefacts: ['norn-stones'] },
    });
    table.expectChangesOfTurn('villains', {});
  });

  test('Norn Stones: their owner cannot draw fewer, though the third card ends the game § norn-stones', () => {
    const { table } = lay({
      phase: 'draw',
      points: -1,
      heroes: { artefacts: ['norn-stones'], wholeDeck: ['hulk-a', 'thor-a', 'wasp-a'] },
    });
    table.expectOver('villains', 'deck');
    table.expectChanges({
      'heroes hand': 'hulk-a, thor-a, wasp-a',
      'heroes deck': -3,
      over: 'villains, deck',
    });
  });

  test('Norn Stones: cards drawn by effects are not more § norn-stones', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { artefacts: ['norn-stones'], hand: handFor('leader-a'), deck: ['kang-a'] },
    });
    villains.laysDown('leader-a', 'tower');
    table.expectChanges({
      ...laid('leader-a', 'tower'),
      'villains hand': 'kang-a',
      'villains deck': -1,
    });
  });

  test('Staff of Watoomb: a point at the beginning of your play phase with three cards on the board § staff-of-watoomb, play-phase', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        artefacts: ['staff-of-watoomb'],
        board: { 'manhattan 0': 'kang-a', 'manhattan 1': 'leader-a', tower: 'hydra-trooper' },
      },
    });
    table.expectChanges({ points: -1 });
    villains.isAsked('playPhase');
  });

  test('Staff of Watoomb: two cards are not enough, and those of the enemy do not count § staff-of-watoomb', () => {
    const { table } = lay({
      active: 'villains',
      villains: {
        artefacts: ['staff-of-watoomb'],
        board: { 'manhattan 0': 'kang-a', 'manhattan 1': 'leader-a' },
      },
      heroes: { board: { 'manhattan 0': 'thor-a', tower: 'wasp-a', 'sanctum 0': 'hulk-a' } },
    });
    table.expectChanges({});
  });

  test('Staff of Watoomb: nothing in the turn of the enemy § staff-of-watoomb', () => {
    const { table, heroes } = lay({
      villains: {
        artefacts: ['staff-of-watoomb'],
        board: { 'manhattan 0': 'kang-a', 'manhattan 1': 'leader-a', tower: 'hydra-trooper' },
      },
    });
    table.expectChanges({});
    heroes.isAsked('playPhase');
  });

  test('Staff of Watoomb: a third card that comes later in the phase is too late § staff-of-watoomb', () => {
    const { table, heroes } = lay({
      heroes: {
        artefacts: ['staff-of-watoomb'],
        board: { 'manhattan 0': 'thor-a', 'manhattan 1': 'hulk-a' },
        hand: [STAYS_AT_HOME],
      },
    });
    heroes.plays(STAYS_AT_HOME).at('tower');
    table.expectChanges({ 'heroes hand': '', 'heroes tower': STAYS_AT_HOME });
  });
});
