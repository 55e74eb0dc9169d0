import { zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { ARTEFACT_STACK } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';
import { codeIn, handFor, laid } from '../table/facts.ts';

const OFFER = { offered: ['tactigon', 'norn-stones'], stack: ['darkhold', 'ebony-blade'] } as const;

chapter('The artefact track', (lay) => {
  test('on the last field the attacker takes one of the two open artefacts § artefacts, taking-an-artefact', () => {
    const { table, villains } = lay({
      active: 'villains',
      phase: 'attack',
      marker: -2,
      ...OFFER,
      villains: { board: { 'sanctum 0': 'taskmaster-a' } },
    });
    villains.isAsked('chooseArtefact').expectChoices('tactigon', 'norn-stones');
    villains.cannotChoose('hydra-trooper', 'sanctum').chooses('norn-stones');
    table.look();
    expect(table.picture).toMatchObject({
      'villains artefacts': 'norn-stones',
      'heroes artefacts': '',
      offer: 'darkhold, ebony-blade',
    });
  });

  test('the other goes under the stack, two new ones are opened, and the marker jumps to the enemy half § artefact-track, taking-an-artefact', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      marker: 2,
      ...OFFER,
      heroes: { board: { 'sanctum 1': 'thor-a' } },
    });
    heroes.chooses('norn-stones');
    expect(codeIn(table.state, zoneOf(table.state, ARTEFACT_STACK)[0] ?? -1)).toBe('tactigon');
    expect(table.state.vars.marker).toBe(-1);
    expect(table.picture).toMatchObject({
      'artefact stack': 9,
      offer: 'darkhold, ebony-blade',
      'heroes artefacts': 'norn-stones',
      'villains artefacts': '',
    });
  });

  test('before the last field nothing is taken § artefact-track', () => {
    const { table } = lay({
      phase: 'attack',
      marker: 1,
      ...OFFER,
      heroes: { board: { 'sanctum 1': 'thor-a' } },
    });
    table.expectChangesOfTurn('heroes', { marker: 1 });
  });

  test('both sides pull the same marker § artefact-track', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      marker: 2,
      villains: { board: { 'sanctum 0': 'taskmaster-a', 'sanctum 1': 'hydra-trooper' } },
    });
    table.expectChangesOfTurn('villains', { marker: -2 });
  });

  test('steps that are left after taking an artefact are made from where the marker jumped to § artefact-track', () => {
    const { table, heroes } = lay({
      marker: 2,
      ...OFFER,
      heroes: { hand: handFor('scarlet-witch-a') },
    });
    heroes.laysDown('scarlet-witch-a', 'tower').chooses('norn-stones');
    table.expectChanges({
      ...laid('scarlet-witch-a', 'tower'),
      marker: -2,
      offer: 'darkhold, ebony-blade',
      'artefact stack': -1,
      'heroes artefacts': 'norn-stones',
    });
  });

  test('an artefact taken in an attack can be used in the same turn § one-time-effects', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      marker: 2,
      ...OFFER,
      heroes: { board: { 'sanctum 1': 'thor-a' } },
      villains: { board: { 'manhattan 0': 'thanos-b' } },
    });
    heroes.chooses('tactigon').expectChoices('use tactigon', 'goOn').uses('tactigon');
    table.expectChangesOfTurn('heroes', {
      marker: -3,
      offer: 'darkhold, ebony-blade',
      'artefact stack': -1,
      box: 1,
      'villains manhattan 0': 'thanos-b with 1',
    });
  });

  test('with one artefact left it is taken without a choice § taking-an-artefact', () => {
    const { table } = lay({
      phase: 'attack',
      marker: 2,
      offered: ['norn-stones'],
      noOtherArtefacts: true,
      heroes: { board: { 'sanctum 1': 'thor-a' } },
    });
    expect(table.picture).toMatchObject({
      'heroes artefacts': 'norn-stones',
      offer: '',
      marker: -1,
    });
  });

  test('with none left the marker jumps and nobody gets anything § taking-an-artefact', () => {
    const { table } = lay({
      phase: 'attack',
      marker: 2,
      offered: [],
      noOtherArtefacts: true,
      heroes: { board: { 'sanctum 1': 'thor-a' } },
    });
    table.expectChangesOfTurn('heroes', { marker: -3 });
  });
});
