import { describe, test } from 'vitest';
import {
  all,
  cannot,
  constant,
  divideThwart,
  itself,
  least,
  mainScheme,
  most,
  moveThreat,
  query,
  schemes,
  sideSchemes,
  thwart,
  titled,
  type,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

const two = {
  sideSchemes: [
    { card: 'Bomb Scare', threat: 3 },
    { card: "Breakin' & Takin'", threat: 2 },
  ],
};
const helicarrier = query('yours', titled('Helicarrier'));

describe('threat that is moved', () => {
  test('is removed from one scheme, which is defeated by it, and placed on the other § move', () => {
    doing(
      moveThreat(
        5,
        query('sideSchemes', least('threat', sideSchemes)),
        query('sideSchemes', most('threat', sideSchemes)),
      ),
      {},
      two,
    ).changes({
      'Bomb Scare': 'threat 5',
      'side schemes': 'Bomb Scare',
      "Breakin' & Takin'": '',
      'encounter discard pile': "Breakin' & Takin'",
      'your discard pile': 'Get Ready',
      'your hand': '',
    });
  });

  test('lies on a card that is no scheme as well § move', () => {
    doing(moveThreat(1, mainScheme, helicarrier), { area: ['Helicarrier'] }).changes({
      'The Break-In!': 'threat 3',
      Helicarrier: 'threat 1',
      'your discard pile': 'Get Ready',
      'your hand': '',
    });
  });
});

describe('threat that is divided among schemes', () => {
  test('is removed as the player divides it, from all of them at once § thwart', () => {
    doing(thwart(divideThwart(3, schemes)), {}, two)
      .offers('Bomb Scare', "Breakin' & Takin'", 'The Break-In!')
      .choose('Bomb Scare')
      .choose('The Break-In!')
      .choose('The Break-In!')
      .changes({
        'The Break-In!': 'threat 2',
        'Bomb Scare': 'threat 2',
        'your discard pile': 'Get Ready',
        'your hand': '',
      });
  });
});

test('a scheme that cannot be thwarted loses threat by other effects § cannot', () => {
  saying('Bomb Scare', constant(cannot('cannotBeThwarted', all(itself, type('side_scheme')))));
  play({
    players: [{ hero: 'she-hulk', form: 'hero' }],
    sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    threat: 2,
  })
    .choose('thwart She-Hulk')
    .shows({ 'The Break-In!': 'threat 1' });
  doing(moveThreat(1, sideSchemes, mainScheme), {}, { sideSchemes: ['Bomb Scare'] }).shows({
    'The Break-In!': 'threat 5',
  });
});
