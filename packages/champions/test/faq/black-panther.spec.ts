import { describe, expect, test } from 'vitest';
import { play } from '../table/play.ts';

describe('Black Panther retaliates', () => {
  const attacked = () =>
    play({
      players: [
        { hero: 'black-panther', form: 'hero', area: ['Hulk'] },
        { hero: 'captain-marvel', form: 'hero', exhausted: false },
      ],
      encounterDeck: ['Advance', 'Advance', '"I\'m Tough"', '"I\'m Tough"'],
      phase: 'villain',
    });

  test('FAQ 16, Black Panther: not if another hero or an ally defends for him', () => {
    attacked()
      .choose('defend Hulk')
      .shows({ Rhino: '', Hulk: 'damage 2, exhausted' })
      .asks('whoDefends', 1);
    attacked()
      .pass()
      .choose('defend Captain Marvel')
      .shows({ Rhino: '', 'Captain Marvel': 'damage 1, exhausted' })
      .asks('whoDefends', 0);
  });

  test('FAQ 17, Black Panther: if he defends himself', () => {
    attacked()
      .choose('defend Black Panther')
      .shows({ Rhino: 'damage 1', 'Black Panther': 'exhausted' })
      .asks('whoDefends', 1);
  });
});

test('FAQ 18, Ancestral Knowledge: the printings of Wakanda Forever! are one card, of which one is chosen', () => {
  const table = play({
    players: [
      {
        hero: 'black-panther',
        hand: ['Ancestral Knowledge', 'Energy'],
        discard: ['01043a', '01043b', 'Shuri', '01043d'],
      },
    ],
  }).choose('play Ancestral Knowledge');
  expect(table.options.filter((option) => option === 'Wakanda Forever!')).toHaveLength(3);
  table.choose('Wakanda Forever!').lacks('Wakanda Forever!').offers('Shuri', 'Energy', 'done');
});

test('FAQ 19, Vibranium Suit: damage that is moved is dealt where it goes, so a tough card there is discarded', () => {
  const suited = (status: readonly 'tough'[]) =>
    play({
      players: [
        {
          hero: 'black-panther',
          form: 'hero',
          damage: 3,
          area: ['Vibranium Suit'],
          hand: ['01043a', 'Backflip'],
        },
      ],
      villain: { status },
    }).choose('play Wakanda Forever!');
  suited(['tough']).shows({ Rhino: '', 'Black Panther': 'damage 1' }).asks('playerTurn', 0);
  suited([]).shows({ Rhino: 'damage 2', 'Black Panther': 'damage 1' }).asks('playerTurn', 0);
});
