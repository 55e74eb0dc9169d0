import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { AGENT, dying, hurt, MEDIC, strengthOf } from '../table/facts.ts';

chapter('Phase II: attacking', (lay) => {
  test('a defender takes as much damage as the attacker is strong § attack, strength, defence', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': 'taskmaster-a' } },
      heroes: { board: { 'manhattan 0': 'hulk-b', 'manhattan 1': 'thor-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes manhattan 0': hurt('hulk-b', strengthOf('taskmaster-a')),
    });
  });

  test('cards attack one by one from the outermost place of Manhattan to the tower § order-of-attack, attack-phase', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: {
        board: {
          tower: 'hydra-trooper',
          'manhattan 2': 'taskmaster-a',
          'manhattan 0': 'ultron-a',
          'sanctum 1': 'leader-a',
          'sanctum 0': 'zola-a',
          'manhattan 1': 'baron-mordo-a',
        },
      },
      heroes: {
        board: {
          'manhattan 0': 'hulk-b',
          'manhattan 1': 'thor-b',
          'manhattan 2': 'captain-marvel-b',
          'sanctum 0': 'iron-man-b',
          'sanctum 1': 'black-panther-b',
          tower: 'spider-man-b',
        },
        // With a full board only a replacement keeps their phase open.
        hand: ['hulk-a'],
      },
    });
    const attackers = table.log.flatMap(({ line }) =>
      line.say === 'attacks' && typeof line.card === 'number' ? table.codes([line.card]) : [],
    );
    expect(attackers).toEqual([
      'ultron-a',
      'baron-mordo-a',
      'taskmaster-a',
      'zola-a',
      'leader-a',
      'hydra-trooper',
    ]);
    table.look();
  });

  test('a card without strength does not attack, defended or not § strength, attack-phase', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': MEDIC, tower: MEDIC } },
      villains: { board: { 'manhattan 0': 'kang-b' } },
    });
    expect(strengthOf(MEDIC)).toBe(0);
    table.expectChangesOfTurn('heroes', {});
  });

  test('a card whose strength was taken does not attack and has no attack effect § strength, attack-effects', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'sanctum 0': 'doctor-strange-b', 'manhattan 0': ['hulk-b', 1] } },
      villains: { board: { 'sanctum 0': 'loki-b', 'manhattan 0': 'thanos-b' } },
    });
    expect(strengthOf('doctor-strange-b')).toBeLessThanOrEqual(2);
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': hurt('thanos-b', strengthOf('hulk-b') + 1),
    });
  });

  test('only the side whose turn it is attacks; defenders do not strike back § attack', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' } },
      villains: { board: { tower: 'thanos-b', 'manhattan 0': 'ultron-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains tower': hurt('thanos-b', strengthOf('wasp-a')),
    });
  });

  test('damage is for the card opposite, not for its neighbours § opposite, defence', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 1': 'hulk-a' } },
      villains: {
        board: { 'manhattan 0': 'kang-b', 'manhattan 1': 'ultron-b', 'manhattan 2': 'thanos-b' },
      },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 1': hurt('ultron-b', strengthOf('hulk-a')),
    });
  });

  test('Zola heals one damage from himself when he attacks § attack-effects', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': ['zola-a', 2], 'manhattan 1': ['ultron-b', 2] } },
      heroes: { board: { 'manhattan 0': 'hulk-b', 'manhattan 1': 'thor-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'villains manhattan 0': 'zola-a with 1',
      'heroes manhattan 0': hurt('hulk-b', strengthOf('zola-a')),
      'heroes manhattan 1': hurt('thor-b', strengthOf('ultron-b')),
    });
  });

  test('the whole attack of a card comes before the next: a defeat opens the way for nobody else § attack-phase, order-of-effects', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'hulk-a', 'manhattan 1': 'thor-a' } },
      villains: { board: { 'manhattan 0': dying('leader-a'), 'manhattan 1': 'thanos-b' } },
    });
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': '',
      'villains discard': 'leader-a',
      'villains manhattan 1': hurt('thanos-b', strengthOf('thor-a')),
    });
  });

  test('a defeated defender still means there was a defence: no bonus § attack, defence', () => {
    const { table } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'hulk-a' } },
      villains: { board: { tower: dying('leader-a') } },
    });
    table.expectChangesOfTurn('heroes', { 'villains tower': '', 'villains discard': 'leader-a' });
  });

  test('an attack effect works on the position the earlier attacks have left § attack-effects, order-of-effects', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'hulk-a', 'manhattan 1': 'captain-marvel-a' } },
      villains: {
        board: {
          'manhattan 0': dying('leader-a'),
          'manhattan 1': 'thanos-b',
          'manhattan 2': 'kang-b',
        },
      },
    });
    heroes.expectChoices('thanos-b', 'kang-b').chooses('kang-b');
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': '',
      'villains discard': 'leader-a',
      'villains manhattan 1': hurt('thanos-b', strengthOf('captain-marvel-a')),
      'villains manhattan 2': 'kang-b with 1',
    });
  });

  test('an attacker that falls while attacking has no attack effect § attack-effects', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'manhattan 0': dying('green-goblin-b') } },
      heroes: { board: { 'manhattan 0': 'black-panther-a', 'manhattan 1': 'thor-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'villains manhattan 0': '',
      'villains discard': 'green-goblin-b',
      'heroes manhattan 0': hurt('black-panther-a', strengthOf('green-goblin-b')),
    });
  });

  test('cards that came this turn attack at once § attack-phase', () => {
    const { table, heroes } = lay({
      heroes: { hand: [] },
      villains: { board: { tower: 'kang-b' } },
    });
    heroes.chooses('play spare').chooses('tower');
    table.expectChangesOfTurn('heroes', {
      'heroes tower': AGENT,
      'villains tower': hurt('kang-b', strengthOf(AGENT)),
    });
  });

  test('between attacks the owner may use an artefact, or go on § attack-phase, one-time-effects', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { 'manhattan 0': 'thor-a', tower: 'hulk-a' }, artefacts: ['tactigon'] },
      villains: { board: { 'manhattan 0': 'thanos-b', tower: 'kang-b' } },
    });
    heroes.isAsked('betweenAttacks').expectChoices('use tactigon', 'goOn').goesOn();
    table.expectChanges({ 'villains manhattan 0': hurt('thanos-b', strengthOf('thor-a')) });
    heroes.expectChoices('use tactigon', 'goOn').uses('tactigon');
    table.expectChangesOfTurn('heroes', {
      'heroes artefacts': '',
      box: 1,
      'villains manhattan 0': hurt('thanos-b', strengthOf('thor-a') + 1),
      'villains tower': hurt('kang-b', strengthOf('hulk-a') + 1),
    });
  });

  test('after the last attack there is one more chance § attack-phase, one-time-effects', () => {
    const { table, heroes } = lay({
      phase: 'attack',
      heroes: { board: { tower: 'wasp-a' }, artefacts: ['tactigon'] },
      villains: { board: { tower: 'kang-b' } },
    });
    heroes.goesOn().expectChoices('use tactigon', 'goOn').goesOn();
    table.expectChangesOfTurn('heroes', { 'villains tower': 'kang-b with 1' });
  });

  // The book does not say so: an attack effect reads the board after the blow.
  test('who defeats the defender finds nobody opposite § opposite, attack-effects', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'sanctum 0': 'green-goblin-b' } },
      heroes: { board: { 'sanctum 0': dying('thor-a') } },
    });
    table.expectChangesOfTurn('villains', {
      points: -1,
      'heroes sanctum 0': '',
      'heroes discard': 'thor-a',
    });
  });
});
