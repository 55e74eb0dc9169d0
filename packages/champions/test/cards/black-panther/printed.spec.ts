import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { boostIconsAre, cardsGive } from '../printed.ts';

/** Cards that give one energy resource each. */
const coins = (count: number) => Array.from({ length: count }, () => 'Supersonic Punch');

describe('the cards of Black Panther', () => {
  test.each([
    ['Shuri', 2],
    ['The Golden City', 2],
    ['Energy Daggers', 2],
    ['Panther Claws', 2],
    ['Tactical Genius', 2],
    ['Vibranium Suit', 2],
  ])('%s costs %i', (card, cost) => {
    const holding = (count: number) =>
      play({ players: [{ hero: 'black-panther', hand: [card, ...coins(count)] }] });
    holding(cost - 1).lacks(`play ${card}`);
    holding(cost)
      .choose(`play ${card}`)
      .passAll()
      .changes({
        'your hand': '',
        'your discard pile': coins(cost).join(', '),
        'your play area': [card, "T'Challa"].sort().join(', '),
      })
      .asks('playerTurn', 0);
  });

  test('Ancestral Knowledge costs 1', () => {
    const holding = (hand: readonly string[]) =>
      play({
        players: [{ hero: 'black-panther', discard: ['Shuri'], hand }],
      });
    holding(['Ancestral Knowledge']).lacks('play Ancestral Knowledge');
    holding(['Ancestral Knowledge', ...coins(1)]).offers(
      'play Ancestral Knowledge',
      'change form',
      'end turn',
    );
  });

  test.each(['01043a', '01043b', '01043c', '01043d'])('Wakanda Forever! (%s) costs 1', (code) => {
    const holding = (hand: readonly string[]) =>
      play({
        players: [{ hero: 'black-panther', form: 'hero', area: ['Panther Claws'], hand }],
      });
    holding([code]).lacks('play Wakanda Forever!');
    holding([code, ...coins(1)])
      .choose('play Wakanda Forever!')
      .shows({ 'your hand': '', Rhino: 'damage 4' })
      .asks('playerTurn', 0);
  });

  cardsGive([
    ['Shuri', 'physical'],
    ['Ancestral Knowledge', 'mental'],
    ['01043a', 'energy'],
    ['01043b', 'mental'],
    ['01043c', 'physical'],
    ['01043d', 'wild'],
    ['Vibranium', 'wild'],
    ['The Golden City', 'energy'],
    ['Energy Daggers', 'mental'],
    ['Panther Claws', 'energy'],
    ['Tactical Genius', 'physical'],
    ['Vibranium Suit', 'mental'],
  ]);

  boostIconsAre([
    ['Affairs of State', 2],
    ['Usurp The Throne', 3],
    ['Killmonger', 2],
    ['Heart-Shaped Herb', 1],
    ['Ritual Combat', 2],
  ]);
});
