import { describe, test } from 'vitest';
import { play } from './play.ts';

describe('the table for tests', () => {
  test('lays out what is described and tells exactly what has changed', () => {
    play({
      players: [{ heroes: ['Aragorn', 'Théodred'], resources: 2, hand: ['Faramir'] }],
      staging: ['Hummerhorns'],
    })
      .asks('planning', 0)
      .plays('Faramir')
      .changes({
        Aragorn: '',
        Théodred: '',
        'your hand': '',
        'your play area': 'Aragorn, Faramir, Théodred',
      });
  });

  test('says why something cannot be done, wherever somebody can act', () => {
    play({
      players: [
        { heroes: ['Beravor', { card: 'Aragorn', resources: 2 }], resources: 1, hand: ['Faramir'] },
      ],
    })
      .offers('use Beravor', 'pass')
      .cannot('play Faramir', 'cannotAfford')
      .changes({});
  });

  test('begins in any step of any phase', () => {
    play({
      players: [
        {
          heroes: ['Gimli', { card: 'Legolas', damage: 1 }],
          engaged: [{ card: 'Forest Spider', damage: 1, shadow: ['Hummerhorns'] }],
        },
      ],
      location: { card: 'Old Forest Road', progress: 1 },
      phase: 'combat',
      step: '6.7',
    })
      .shows({ 'shadow cards': 1, 'active location': 'Old Forest Road' })
      .choose('attack Forest Spider')
      .choose('attack Gimli', 'attack Legolas')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Forest Spider, Hummerhorns' })
      .asks('useAbility', 0);
  });

  test('calls players by their first heroes, and goes on until something is asked', () => {
    play({
      players: [{ heroes: ['Aragorn'], threat: 20 }, { heroes: ['Éowyn'] }],
      phase: 'quest',
      quest: 'A Fork in the Road',
      encounterDeck: ['Old Forest Road', 'Old Forest Road'],
    })
      .until('commitToQuest', 1)
      .commit()
      .until('whereToTravel')
      .shows({
        'Aragorn threat': 22,
        'Éowyn threat': 11,
        quest: 'A Fork in the Road',
        committed: '',
      });
  });
});
