import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Vision', () => {
  const withVision = {
    hero: 'she-hulk',
    area: ['Vision', 'Tigra'],
    hand: ['Relentless Assault', 'Uppercut'],
  } as const;

  test('gets 2 more THW for an energy resource', () => {
    play({ players: [withVision], threat: 6 })
      .choose('use Vision')
      .asks('chooseOne', 0)
      .choose('option 1')
      .changes({ 'your hand': 'Uppercut', 'your discard pile': 'Relentless Assault' })
      .choose('thwart Vision')
      .changes({ Vision: 'damage 1, exhausted', 'The Break-In!': 'threat 3' })
      .choose('thwart Tigra')
      .changes({ Tigra: 'damage 1, exhausted', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('gets 2 more ATK instead, and then no THW', () => {
    play({ players: [withVision], threat: 6 })
      .choose('use Vision')
      .choose('option 2')
      .choose('attack Vision')
      .changes({
        Vision: 'damage 1, exhausted',
        Rhino: 'damage 4',
        'your hand': 'Uppercut',
        'your discard pile': 'Relentless Assault',
      })
      .asks('playerTurn', 0);
    play({ players: [withVision], threat: 6 })
      .choose('use Vision')
      .choose('option 2')
      .choose('thwart Vision')
      .shows({ 'The Break-In!': 'threat 5' })
      .asks('playerTurn', 0);
  });

  test('does so once per round', () => {
    const table = play({
      players: [{ ...withVision, hand: ['Relentless Assault', 'Relentless Assault'] }],
    })
      .choose('use Vision')
      .pay('Relentless Assault')
      .choose('option 1')
      .asks('playerTurn', 0)
      .lacks('use Vision');
    const card = table.card('Vision');
    table.refuses({ verb: 'use', card, ability: 0 }, 'limitReached', 'limit');
  });

  test('loses it at the end of the phase and may gain it again in the next round', () => {
    play({
      players: [
        {
          ...withVision,
          hand: ['Relentless Assault'],
          wholeDeck: ['Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy'],
        },
      ],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .choose('use Vision')
      .choose('option 2')
      .endTurn()
      .passAll()
      .asks('playerTurn', 0)
      .offersAmongOthers('use Vision')
      .look()
      .choose('attack Vision')
      .changes({ Vision: 'damage 1, exhausted', 'Hydra Mercenary': 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('comes back as a new card: the bonus is gone, and he may be given another § leaves-play', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          area: [{ card: 'Vision', damage: 2 }],
          hand: ['Relentless Assault', 'Make the Call', 'Genius', 'Strength', 'Hellcat'],
        },
      ],
    })
      .choose('use Vision')
      .pay('Relentless Assault')
      .choose('option 2')
      .choose('attack Vision')
      .shows({ Rhino: 'damage 4', 'your play area': 'Jennifer Walters' })
      .choose('play Make the Call')
      .offers('use Vision', 'attack Vision', 'change form', 'end turn')
      .choose('attack Vision')
      .shows({ Rhino: 'damage 6', Vision: 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('can be helped by a wild resource, and only by the resources of his controller', () => {
    play({ players: [{ ...withVision, hand: ['Hellcat'] }] })
      .choose('use Vision')
      .choose('option 1')
      .changes({ 'your hand': '', 'your discard pile': 'Hellcat' })
      .asks('playerTurn', 0);
    play({
      players: [
        { ...withVision, hand: ['Uppercut', 'Genius'] },
        { hero: 'spider-man', hand: ['Energy'] },
      ],
    }).lacks('use Vision');
  });

  test('uses it while he is exhausted, in either form of his controller § exhausted', () => {
    play({
      players: [{ ...withVision, form: 'hero', area: [{ card: 'Vision', exhausted: true }] }],
    })
      .choose('use Vision')
      .choose('option 2')
      .changes({ 'your hand': 'Uppercut', 'your discard pile': 'Relentless Assault' })
      .asks('playerTurn', 0);
  });
});
