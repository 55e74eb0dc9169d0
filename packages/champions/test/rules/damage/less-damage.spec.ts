import { describe, test } from 'vitest';
import { change, constant, damage, query, yourIdentity } from '../../../src/vocabulary/builders.ts';
import { doing, saying } from '../rewording.ts';

const heroes = query('heroes');

describe('damage that a constant ability makes a character take less of § damage, constant-ability', () => {
  test('is not taken, each time', () => {
    saying('Helicarrier', constant(change('lessDamage', yourIdentity, 2)));
    doing(damage(3, heroes), { area: ['Helicarrier'] }).shows({ 'She-Hulk': 'damage 1' });
  });

  test('does not cost a tough card if nothing is left § tough', () => {
    saying('Helicarrier', constant(change('lessDamage', yourIdentity, 2)));
    const tough = { area: ['Helicarrier'], status: ['tough'] } as const;
    doing(damage(2, heroes), tough).shows({ 'She-Hulk': 'tough 1' });
    doing(damage(3, heroes), tough).shows({ 'She-Hulk': '' });
  });

  test('of attacks alone leaves other damage as it is', () => {
    saying('Helicarrier', constant(change('lessAttackDamage', yourIdentity, 2)));
    doing(damage(3, heroes), { area: ['Helicarrier'] }).shows({ 'She-Hulk': 'damage 3' });
  });

  test('cannot be used to pay with: all of it has to be taken § cost', () => {
    saying('Helicarrier', constant(change('lessDamage', yourIdentity, 1)));
    doing(damage(1, query('villain')), { area: ['Helicarrier', 'Focused Rage'] }).cannot(
      'use Focused Rage',
      'costCannotBePaid',
    );
  });
});
