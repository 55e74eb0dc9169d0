import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeTravel } from '../situations.ts';

describe('Great Forest Web', () => {
  test('is traveled to when each player exhausts a hero § travel', () => {
    beforeTravel({
      players: [
        { heroes: ['Aragorn', 'Beravor'], area: ['Veteran Axehand'] },
        { heroes: ['Gimli', { card: 'Legolas', exhausted: true }] },
      ],
      staging: ['Great Forest Web'],
    })
      .asks('whereToTravel', 0)
      .choose('travel Great Forest Web')
      .asks('chooseCard', 0)
      .offers('Aragorn', 'Beravor')
      .lacks('Veteran Axehand', 'Gimli')
      .choose('Aragorn')
      .asks('actionWindow', 0)
      .changes({
        Aragorn: 'exhausted',
        Gimli: 'exhausted',
        'staging area': '',
        'active location': 'Great Forest Web',
      });
  });

  test('cannot be traveled to if somebody has no ready hero', () => {
    beforeTravel({
      players: [
        { heroes: ['Beravor'] },
        { heroes: [{ card: 'Legolas', exhausted: true }], area: ['Veteran Axehand'] },
      ],
      staging: ['Great Forest Web', 'Old Forest Road'],
    })
      .asks('whereToTravel')
      .cannot('travel Great Forest Web', 'cannotPayTravel')
      .offers('travel Old Forest Road', 'pass');
  });
});

describe('Mountains of Mirkwood', () => {
  test('are traveled to after the top card of the encounter deck is revealed', () => {
    beforeTravel({
      players: [{ heroes: ['Aragorn', 'Beravor'], threat: 20 }],
      staging: ['Mountains of Mirkwood'],
      wholeEncounterDeck: ['Endless Caverns', 'Forest Gate', 'Old Forest Road'],
    })
      .choose('travel Mountains of Mirkwood')
      .asks('actionWindow')
      // It is really revealed: with doomed 1 and surge.
      .changes({
        'your threat': 21,
        'encounter deck': 1,
        'staging area': 'Endless Caverns, Forest Gate',
        'active location': 'Mountains of Mirkwood',
      });
  });

  test('cannot be traveled to without a card to reveal', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }],
      staging: ['Mountains of Mirkwood', 'Old Forest Road'],
      wholeEncounterDeck: [],
      encounterDiscard: ['Forest Gate'],
    })
      .cannot('travel Mountains of Mirkwood', 'cannotPayTravel')
      .changes({});
  });

  const explored = (staging: readonly string[] = []) =>
    play({
      players: [
        {
          heroes: ['Beravor', { card: 'Aragorn', committed: true }],
          wholeDeck: ['Gandalf', 'Faramir', 'Sneak Attack', 'Ever Vigilant', 'Beorn', 'Gléowine'],
        },
        { heroes: ['Gimli'], wholeDeck: ['Feint', 'Quick Strike'] },
        { heroes: ['Legolas'], wholeDeck: [] },
      ],
      location: { card: 'Mountains of Mirkwood', progress: 2 },
      staging,
      phase: 'quest',
      step: '3.3 action window',
    });

  test('let each player take one of the top 5 cards of their deck when they are explored § search', () => {
    explored()
      .pass()
      .asks('useAbility', 0)
      .choose('use Mountains of Mirkwood')
      .asks('mayDo', 0)
      .choose('yes')
      .asks('chooseCard', 0)
      .offers('Gandalf', 'Faramir', 'Sneak Attack', 'Ever Vigilant', 'Beorn')
      .lacks('Gléowine')
      .choose('Beorn')
      .asks('mayDo', 1)
      .choose('yes')
      .asks('chooseCard', 1)
      .choose('Feint')
      // The third player has no deck left to search.
      .asks('actionWindow')
      .changes({
        'Beravor hand': 'Beorn',
        'Beravor deck': 5,
        'Gimli hand': 'Feint',
        'Gimli deck': 1,
        'active location': '',
        'encounter discard pile': 'Mountains of Mirkwood',
        'Mountains of Mirkwood': '',
        'Flies and Spiders': 'progress 1',
      });
  });

  test('let each player decline § search, may', () => {
    explored()
      .pass()
      .choose('use Mountains of Mirkwood')
      .choose('no')
      .asks('mayDo', 1)
      .choose('no')
      .asks('actionWindow')
      .shows({ 'Beravor hand': '', 'Gimli hand': '' });
  });

  test('do nothing before they are explored', () => {
    explored(['Old Forest Road', 'Old Forest Road']).pass().asks('actionWindow').changes({});
  });
});
