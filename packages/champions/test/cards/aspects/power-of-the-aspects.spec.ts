import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { inHand } from './in-hand.ts';

const POWERS = [
  // The resource card, a card of its aspect that costs 3, and such a card of another aspect.
  { power: 'The Power of Aggression', own: 'Tac Team', other: 'Med Team' },
  { power: 'The Power of Justice', own: 'Jessica Jones', other: 'Tigra' },
  { power: 'The Power of Leadership', own: 'Hawkeye', other: 'Black Widow' },
  { power: 'The Power of Protection', own: 'Med Team', other: 'Tac Team' },
] as const;

describe.each(POWERS)('$power', ({ power, own, other }) => {
  test('gives two resources for a card of its own aspect', () => {
    play({ players: [{ hero: 'she-hulk', hand: [own, power, 'Backflip'] }] })
      .choose(`play ${own}`)
      .shows({
        'your hand': '',
        'your discard pile': ['Backflip', power].join(', '),
        'your play area': [own, 'Jennifer Walters'].sort().join(', '),
      })
      .asks('playerTurn', 0);
  });

  test('gives one resource for a card of another aspect', () => {
    play({ players: [{ hero: 'she-hulk', hand: [other, power, 'Backflip'] }] }).lacks(
      `play ${other}`,
    );
    play({ players: [{ hero: 'she-hulk', hand: [other, power, 'Backflip', 'Uppercut'] }] })
      .choose(`play ${other}`)
      .shows({ 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('gives one resource for a basic card and for a card of the hero § basic-card', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand: ['Haymaker', power] }] }).lacks(
      'play Haymaker',
    );
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand: ['Ground Stomp', power] }] }).lacks(
      'play Ground Stomp',
    );
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand: ['Haymaker', power, 'Backflip'] }] })
      .choose('play Haymaker')
      .changes({
        Rhino: 'damage 3',
        'your hand': '',
        'your discard pile': ['Backflip', 'Haymaker', power].sort().join(', '),
      })
      .asks('playerTurn', 0);
  });

  test('stands for a resource of any type', () => {
    play({
      players: [{ hero: 'she-hulk', area: ['Vision'], hand: [power] }],
    })
      .choose('use Vision')
      .choose('option 1')
      .changes({ 'your hand': '', 'your discard pile': power })
      .asks('playerTurn', 0);
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', exhausted: true, area: ['Tenacity'], hand: [power] },
      ],
    })
      .choose('use Tenacity')
      .shows({ 'She-Hulk': '', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('cannot be played itself', () => {
    const table = play({ players: [{ hero: 'she-hulk', hand: [power, 'Energy'] }] }).lacks(
      `play ${power}`,
    );
    table.refuses({ verb: 'play', card: inHand(table, power) }, 'cannotBePlayed');
  });
});

describe('doubled resources', () => {
  test('two of a kind pay four of the cost', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Vision', 'The Power of Leadership', 'The Power of Leadership'],
        },
      ],
    })
      .choose('play Vision')
      .shows({ 'your hand': '', 'your play area': 'Jennifer Walters, Vision' })
      .asks('playerTurn', 0);
  });

  test('both of a doubled wild resource may be different types', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['For Justice!', 'The Power of Justice'] }],
      threat: 6,
    })
      .choose('play For Justice!')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('what another player holds does not pay', () => {
    play({
      players: [
        { hero: 'she-hulk', hand: ['Tac Team', 'Backflip'] },
        { hero: 'spider-man', hand: ['The Power of Aggression'] },
      ],
    }).lacks('play Tac Team');
  });
});
