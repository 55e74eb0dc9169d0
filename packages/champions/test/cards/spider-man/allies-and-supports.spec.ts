import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Black Cat', () => {
  test('lets cards with a mental resource among the top two come to hand', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Black Cat', 'Strength'],
          deck: ['Genius', 'Energy', 'Genius'],
        },
      ],
    })
      .choose('play Black Cat')
      .changes({
        'your hand': 'Genius',
        'your deck': 41,
        'your discard pile': 'Energy, Strength',
        'your play area': 'Black Cat, Spider-Man',
      })
      .asks('playerTurn');
  });

  test('takes both, or none: a wild resource is not a mental one § mental-resource, wild-resource', () => {
    const table = (deck: readonly string[]) =>
      play({
        players: [{ hero: 'spider-man', form: 'hero', hand: ['Black Cat', 'Strength'], deck }],
      }).choose('play Black Cat');
    table(['Genius', 'Enhanced Spider-Sense'])
      .shows({ 'your hand': 'Enhanced Spider-Sense, Genius', 'your discard pile': 'Strength' })
      .asks('playerTurn');
    table(['The Power of Justice', 'Energy'])
      .shows({ 'your hand': '', 'your discard pile': 'Energy, Strength, The Power of Justice' })
      .asks('playerTurn');
  });

  test('does nothing when she enters play without being played', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Make the Call', 'Strength'],
          discard: ['Black Cat'],
          deck: ['Genius', 'Genius'],
        },
      ],
    })
      .choose('play Make the Call')
      .shows({
        'your hand': '',
        'your deck': 42,
        'your discard pile': 'Make the Call, Strength',
        'your play area': 'Black Cat, Spider-Man',
      })
      .asks('playerTurn');
  });

  test('takes damage when she thwarts, none when she attacks', () => {
    play({ players: [{ hero: 'spider-man', area: ['Black Cat'] }], threat: 3 })
      .choose('thwart Black Cat')
      .changes({ 'Black Cat': 'damage 1, exhausted', 'The Break-In!': 'threat 2' })
      .asks('playerTurn');
    play({ players: [{ hero: 'spider-man', area: ['Black Cat'] }] })
      .choose('attack Black Cat')
      .changes({ 'Black Cat': 'exhausted', Rhino: 'damage 1' })
      .asks('playerTurn');
  });

  test('is there only once', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Black Cat', 'Strength'], area: ['Black Cat'] }],
    })
      .cannot('play Black Cat', 'matchInPlay')
      .asks('playerTurn');
  });
});

describe('Aunt May', () => {
  test('heals 4 damage from Peter Parker', () => {
    play({ players: [{ hero: 'spider-man', damage: 6, area: ['Aunt May'] }] })
      .choose('use Aunt May')
      .changes({ 'Aunt May': 'exhausted', 'Peter Parker': 'damage 2' })
      .cannot('use Aunt May', 'costCannotBePaid')
      .asks('playerTurn');
  });

  test('heals what there is, and nobody else', () => {
    play({
      players: [
        { hero: 'spider-man', damage: 1, area: ['Aunt May', { card: 'Black Cat', damage: 1 }] },
        { hero: 'she-hulk', damage: 5 },
      ],
    })
      .choose('use Aunt May')
      .changes({ 'Aunt May': 'exhausted', 'Peter Parker': '' })
      .asks('playerTurn', 0);
  });

  test('is of no use to the unhurt nor to the hero', () => {
    play({ players: [{ hero: 'spider-man', area: ['Aunt May'] }] }).cannot(
      'use Aunt May',
      'noTarget',
    );
    play({ players: [{ hero: 'spider-man', form: 'hero', damage: 6, area: ['Aunt May'] }] }).cannot(
      'use Aunt May',
      'conditionNotMet',
    );
  });
});
