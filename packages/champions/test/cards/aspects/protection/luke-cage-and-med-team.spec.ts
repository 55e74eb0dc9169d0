import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Luke Cage', () => {
  test('enters play with a tough card', () => {
    play({ players: [{ hero: 'she-hulk', hand: ['Luke Cage', 'Energy', 'Genius'] }] })
      .choose('play Luke Cage')
      .changes({
        'Luke Cage': 'tough 1',
        'your hand': '',
        'your discard pile': 'Energy, Genius',
        'your play area': 'Jennifer Walters, Luke Cage',
      })
      .asks('playerTurn', 0);
  });

  test('does so too when he is put into play', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Make the Call', 'Energy', 'Genius'],
          discard: ['Luke Cage'],
        },
      ],
    })
      .choose('play Make the Call')
      .shows({ 'Luke Cage': 'tough 1' })
      .asks('playerTurn', 0);
  });

  test('loses the tough card instead of his first consequential damage', () => {
    play({
      players: [{ hero: 'she-hulk', area: [{ card: 'Luke Cage', status: ['tough'] }] }],
    })
      .choose('attack Luke Cage')
      .changes({ 'Luke Cage': 'exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('loses it instead of the damage of an attack he defends against', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', area: [{ card: 'Luke Cage', status: ['tough'] }] },
      ],
      phase: 'villain',
      encounterDeck: ['Crowd Control', 'Hydra Mercenary'],
    })
      .choose('defend Luke Cage')
      .shows({ 'Luke Cage': 'exhausted', 'She-Hulk': '' })
      .asks('playerTurn', 0);
  });
});

describe('Med Team', () => {
  const hurt = { hero: 'she-hulk', damage: 5 } as const;

  test('enters play with three medical counters', () => {
    play({ players: [{ hero: 'she-hulk', hand: ['Med Team', 'Energy', 'Uppercut'] }] })
      .choose('play Med Team')
      .changes({
        'Med Team': 'medical 3',
        'your hand': '',
        'your discard pile': 'Energy, Uppercut',
        'your play area': 'Jennifer Walters, Med Team',
      })
      .asks('playerTurn', 0);
  });

  test('exhausts and spends a counter to heal 2 damage from any friendly character', () => {
    play({
      players: [
        { ...hurt, area: ['Med Team', { card: 'Tigra', damage: 1 }, 'Vision'] },
        { hero: 'spider-man', form: 'hero', damage: 1, area: [{ card: 'Hulk', damage: 3 }] },
      ],
      villain: { damage: 3 },
    })
      .choose('use Med Team')
      .asks('chooseCard', 0)
      .offers('Jennifer Walters', 'Tigra', 'Spider-Man', 'Hulk')
      .lacks('Vision', 'Rhino')
      .choose('Hulk')
      .changes({ 'Med Team': 'medical 2, exhausted', Hulk: 'damage 1' })
      .asks('playerTurn', 0)
      .lacks('use Med Team');
  });

  test('heals no more than there is', () => {
    play({ players: [{ hero: 'she-hulk', area: ['Med Team', { card: 'Tigra', damage: 1 }] }] })
      .choose('use Med Team')
      .changes({ 'Med Team': 'medical 2, exhausted', Tigra: '' })
      .asks('playerTurn', 0);
  });

  test('is discarded once the effect of its last counter is done', () => {
    play({
      players: [{ ...hurt, area: [{ card: 'Med Team', counters: { medical: 1 } }] }],
    })
      .choose('use Med Team')
      .changes({
        'Med Team': '',
        'Jennifer Walters': 'damage 3',
        'your play area': 'Jennifer Walters',
        'your discard pile': 'Med Team',
      })
      .asks('playerTurn', 0);
  });

  test('serves heroes as well', () => {
    play({ players: [{ ...hurt, form: 'hero', area: ['Med Team'] }] })
      .choose('use Med Team')
      .changes({ 'Med Team': 'medical 2, exhausted', 'She-Hulk': 'damage 3' })
      .asks('playerTurn', 0);
  });

  test('needs a friend who is hurt', () => {
    const table = play({
      players: [
        {
          hero: 'she-hulk',
          area: ['Med Team', 'Tigra'],
          engaged: [{ card: 'Shocker', damage: 1 }],
        },
      ],
      villain: { damage: 3 },
    }).lacks('use Med Team');
    const card = table.card('Med Team');
    table.refuses({ verb: 'use', card, ability: 0 }, 'noTarget', 'target');
  });
});
