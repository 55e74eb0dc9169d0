import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { dying, handFor, hurt, laid, MEDIC, printed, strengthOf } from '../table/facts.ts';

chapter('Green villains', (lay) => {
  test('Leader (a): coming he draws a card', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('leader-a'), deck: ['kang-a', 'kang-b'] },
    });
    villains.laysDown('leader-a', 'tower');
    table.expectChanges({
      ...laid('leader-a', 'tower'),
      'villains hand': 'kang-a',
      'villains deck': -1,
    });
  });

  test('Leader (b): your main characters cost one free symbol less § cost', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'leader-b' },
        hand: ['thanos-a', 'zola-a', 'ultron-a', 'kang-a'],
      },
      heroes: { noSpare: true },
    });
    const { cost } = printed('thanos-a');
    expect(cost.filter((symbol) => symbol === '*').length).toBeGreaterThan(1);
    villains.chooses('play thanos-a').isAsked('pay', 0, cost.length - 1);
    villains.cannotPay('zola-a').chooses('zola-a', 'ultron-a').chooses('manhattan 0');
    table.expectChanges({
      'villains hand': 'kang-a',
      'villains discard': 'zola-a, ultron-a',
      'villains manhattan 0': 'thanos-a',
    });
  });

  test('Leader (b): side characters, locations and main characters of the enemy cost what they cost', () => {
    const { villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'leader-b' },
        hand: ['hydra-infiltrator', 'central-park', 'green-goblin-a'],
      },
      heroes: { noSpare: true },
    });
    villains.chooses('play central-park').isAsked('pay', 0, printed('central-park').cost.length);
    villains.chooses('green-goblin-a', 'hydra-infiltrator');
    const theirs = lay({
      villains: { board: { tower: 'leader-b' } },
      heroes: { hand: handFor('thor-a') },
    });
    theirs.heroes.chooses('play thor-a').isAsked('pay', 0, printed('thor-a').cost.length);
    theirs.table.leavesOpen('pay');
  });

  test('Green Goblin (a): coming he deals two damage to any enemy', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('green-goblin-a'), board: { tower: 'kang-b' } },
      heroes: { board: { 'manhattan 0': 'hulk-b', tower: 'thor-b' } },
    });
    villains.laysDown('green-goblin-a', 'manhattan 1').expectChoices('hulk-b', 'thor-b');
    villains.cannotChoose('kang-b').chooses('thor-b');
    table.expectChanges({
      ...laid('green-goblin-a', 'manhattan 1'),
      'heroes tower': 'thor-b with 2',
    });
  });

  test('Green Goblin (b): attacking with nobody opposite he scores a point besides the bonus', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'sanctum 0': 'green-goblin-b', 'sanctum 1': 'taskmaster-a' } },
    });
    table.expectChangesOfTurn('villains', { marker: -2, points: -1 });
  });

  test('Green Goblin (b): against a defender who stands he scores nothing', () => {
    const { table } = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { 'sanctum 0': 'green-goblin-b' } },
      heroes: { board: { 'sanctum 0': 'hulk-b' } },
    });
    table.expectChangesOfTurn('villains', {
      'heroes sanctum 0': hurt('hulk-b', strengthOf('green-goblin-b')),
    });
  });

  test('Hela (a): when another of your cards is defeated she may deal one damage', () => {
    const { table, villains } = lay({
      phase: 'attack',
      villains: { board: { 'manhattan 0': dying('leader-a'), tower: 'hela-a' } },
      heroes: { board: { 'manhattan 0': 'thor-a', 'manhattan 1': MEDIC } },
    });
    villains.expectChoices('use hela-a', 'pass').uses('hela-a');
    villains.expectChoices('thor-a', MEDIC).cannotChoose('hela-a').chooses(MEDIC);
    table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': '',
      'villains discard': 'leader-a',
      'heroes manhattan 1': hurt(MEDIC, 1),
    });
  });

  test('Hela (a): not for herself, not for an enemy, and only if you like', () => {
    const herself = lay({
      phase: 'attack',
      villains: { board: { tower: dying('hela-a') } },
      heroes: { board: { tower: 'thor-a' } },
    });
    herself.table.expectChangesOfTurn('heroes', {
      'villains tower': '',
      'villains discard': 'hela-a',
    });
    const enemy = lay({
      active: 'villains',
      phase: 'attack',
      villains: { board: { tower: 'hela-a' } },
      heroes: { board: { tower: dying('thor-a'), 'manhattan 0': 'hulk-b' } },
    });
    enemy.table.expectChangesOfTurn('villains', { 'heroes tower': '', 'heroes discard': 'thor-a' });
    const passing = lay({
      phase: 'attack',
      villains: { board: { 'manhattan 0': dying('leader-a'), tower: 'hela-a' } },
      heroes: { board: { 'manhattan 0': 'thor-a' } },
    });
    passing.villains.passes();
    passing.table.expectChangesOfTurn('heroes', {
      'villains manhattan 0': '',
      'villains discard': 'leader-a',
    });
  });

  test('Hela (b): coming she may bring back a card that costs two or less', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        board: { tower: 'hela-a' },
        hand: ['hela-b'],
        discard: ['kang-b', 'ultron-a', 'hydra-trooper', 'leader-b'],
      },
    });
    villains.chooses('play hela-b').expectChoices('yes', 'no').chooses('yes');
    // The Hela she has replaced lies there as well.
    villains.expectChoices('ultron-a', 'hydra-trooper', 'leader-b', 'hela-a');
    villains.cannotChoose('kang-b').chooses('ultron-a').chooses('manhattan 0');
    table.expectChanges({
      'villains hand': '',
      'villains tower': 'hela-b',
      'villains manhattan 0': 'ultron-a',
      'villains discard': 'kang-b, hydra-trooper, leader-b, hela-a',
    });
  });

  test('Hela (b): she may leave them where they are', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'hela-a' }, hand: ['hela-b'], discard: ['ultron-a'] },
    });
    villains.chooses('play hela-b').chooses('no');
    table.expectChanges({
      'villains hand': '',
      'villains tower': 'hela-b',
      'villains discard': 'ultron-a, hela-a',
    });
  });
});
