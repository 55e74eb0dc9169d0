import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('bkw', 'msm', 'thor');

const three = ['Energy', 'Genius', 'Mockingbird'];

describe('a card that says what it costs § cost', () => {
  const hercules = (engaged: readonly string[], hand: readonly string[]) =>
    play({ players: [{ hero: 'spider-man', form: 'hero', hand: ['Hercules', ...hand], engaged }] });

  test('costs less in hand', () => {
    hercules(['Shocker'], three).choose('play Hercules').shows({ 'your hand': '' });
    hercules([], three).cannot('play Hercules', 'cannotPay');
  });

  test('counts for its own player', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['Hercules', ...three] },
        { hero: 'she-hulk', form: 'hero', engaged: ['Shocker'] },
      ],
    }).cannot('play Hercules', 'cannotPay');
  });

  test('says nothing of other cards, in hand or in play', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Black Cat', 'Genius'],
          area: ['Hercules'],
          engaged: ['Shocker'],
        },
      ],
    })
      .choose('play Black Cat')
      .shows({ 'your hand': '' });
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Mockingbird', 'Hercules', 'Genius'],
          engaged: ['Shocker'],
        },
      ],
    })
      .choose('play Mockingbird')
      .shows({ 'your hand': '' })
      .pass();
  });
});

describe('a card that can be played from the discard pile § play-restrictions-and-permissions', () => {
  test('is played from there for its cost, on your turn', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          hand: ['Energy', 'Genius'],
          discard: ['Lockjaw', 'Hellcat'],
        },
      ],
    })
      .lacks('play Hellcat')
      .choose('play Lockjaw')
      .shows({
        'your play area': 'Lockjaw, She-Hulk',
        'your discard pile': 'Energy, Genius, Hellcat',
        'your hand': '',
      });
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['Energy'], discard: ['Lockjaw'] }],
    }).cannot('play Lockjaw', 'cannotPay');
  });

  test('is not on another player’s turn, nor from another’s pile', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', hand: ['Energy', 'Genius'] },
        { hero: 'iron-man', hand: ['Energy', 'Genius'], discard: ['Lockjaw'] },
      ],
    })
      .lacks('play Lockjaw')
      .choose('ask Tony Stark')
      .lacks('play Lockjaw');
  });
});
