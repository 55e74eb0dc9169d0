import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeStaging, underAttack } from '../situations.ts';

describe('Eastern Crows', () => {
  test('surge', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      wholeEncounterDeck: ['Eastern Crows', 'Old Forest Road', 'Forest Gate'],
    })
      .pass()
      .changes({ 'encounter deck': 1, 'staging area': 'Eastern Crows, Old Forest Road' });
  });

  test('are shuffled back into the encounter deck when they are destroyed', () => {
    play({
      players: [{ heroes: ['Beravor', 'Gimli'], engaged: ['Eastern Crows', 'Wolf Rider'] }],
      wholeEncounterDeck: ['Forest Gate'],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Eastern Crows')
      .choose('attack Gimli')
      .until('whomToAttack')
      .changes({ Gimli: 'exhausted', 'your engaged': 'Wolf Rider', 'encounter deck': 2 });
  });

  test('others are not', () => {
    play({
      players: [{ heroes: ['Beravor', 'Gimli'], engaged: ['Eastern Crows', 'Wolf Rider'] }],
      wholeEncounterDeck: ['Forest Gate'],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Wolf Rider')
      .choose('attack Gimli')
      .until('whomToAttack')
      .changes({
        Gimli: 'exhausted',
        'your engaged': 'Eastern Crows',
        'encounter discard pile': 'Wolf Rider',
      });
  });

  for (const [how, threat, damage] of [
    ['+1 attack', 34, 1],
    ['+2 if the threat of the defending player is 35 or higher', 35, 2],
  ] as const) {
    test(`as a shadow give the attacking enemy ${how}`, () => {
      underAttack({
        players: [
          {
            heroes: ['Gimli', 'Beravor'],
            threat,
            engaged: [{ card: 'Wolf Rider', shadow: ['Eastern Crows'] }],
          },
          { heroes: ['Legolas'], threat: 40 },
        ],
      })
        .choose('defend Gimli')
        .until('whomToAttack')
        .changes({
          Gimli: `damage ${damage}, exhausted`,
          'shadow cards': 0,
          'encounter discard pile': 'Eastern Crows',
        });
    });
  }
});

describe('Evil Storm', () => {
  test('deals 1 damage to each character of players with 35 threat or more', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor', 'Aragorn'], threat: 34 },
        { heroes: ['Gimli', { card: 'Thalin', exhausted: true }], threat: 35 },
        { heroes: ['Legolas'], area: ['Snowbourn Scout'], threat: 40 },
      ],
      wholeEncounterDeck: ['Evil Storm', 'Old Forest Road', 'Old Forest Road', 'Hummerhorns'],
    })
      .pass()
      .changes({
        Gimli: 'damage 1',
        Thalin: 'damage 1, exhausted',
        Legolas: 'damage 1',
        'Legolas play area': 'Legolas',
        'Legolas discard pile': 'Snowbourn Scout',
        'encounter deck': 1,
        'encounter discard pile': 'Evil Storm',
        'staging area': 'Old Forest Road, Old Forest Road',
      });
  });
});

describe('Pursued by Shadow', () => {
  test('raises the threat of each player by 1 for each character that is not committed', () => {
    beforeStaging({
      players: [
        {
          heroes: ['Beravor', { card: 'Aragorn', committed: true }],
          area: [{ card: 'Veteran Axehand', exhausted: true }],
          threat: 20,
        },
        { heroes: [{ card: 'Gimli', committed: true }], threat: 20 },
        { heroes: ['Legolas'], threat: 20 },
      ],
      wholeEncounterDeck: [
        'Pursued by Shadow',
        'Old Forest Road',
        'Old Forest Road',
        'Hummerhorns',
      ],
    })
      .pass()
      .changes({
        'Beravor threat': 22,
        'Legolas threat': 21,
        'encounter deck': 1,
        'encounter discard pile': 'Pursued by Shadow',
        'staging area': 'Old Forest Road, Old Forest Road',
      });
  });

  const attacked = (exhausted: boolean) =>
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          area: [
            { card: 'Veteran Axehand', exhausted },
            { card: 'Snowbourn Scout', exhausted },
            'Beorn',
          ],
          threat: 20,
          engaged: [{ card: 'Wolf Rider', shadow: ['Pursued by Shadow'] }],
        },
        { heroes: ['Legolas'], area: [{ card: 'Faramir', exhausted: true }] },
      ],
    });

  test('as a shadow returns an exhausted ally of the defending player to its owner’s hand', () => {
    attacked(true)
      .choose('defend Gimli')
      .pass()
      .asks('chooseCard', 0)
      .offers('Veteran Axehand', 'Snowbourn Scout')
      .lacks('Beorn', 'Faramir', 'Gimli')
      .choose('Veteran Axehand')
      .changes({
        Gimli: 'exhausted',
        'Veteran Axehand': '',
        'Gimli play area': 'Beorn, Beravor, Gimli, Snowbourn Scout',
        'Gimli hand': 'Veteran Axehand',
        'shadow cards': 0,
        'encounter discard pile': 'Pursued by Shadow',
      });
  });

  test('as a shadow can return the ally that defends, so that the attack is undefended', () => {
    attacked(false)
      .choose('defend Beorn')
      .pass()
      .until('undefendedDamage')
      .shows({ 'Gimli hand': 'Beorn', 'Gimli threat': 20 });
  });

  test('as a shadow raises his threat by 3 if he controls no exhausted ally', () => {
    attacked(false).choose('defend Gimli').pass().changes({
      Gimli: 'exhausted',
      'Gimli threat': 23,
      'shadow cards': 0,
      'encounter discard pile': 'Pursued by Shadow',
    });
  });
});

describe('Treacherous Fog', () => {
  test('gives locations in the staging area 1 threat more, those that come later too § lasting-effects', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], threat: 10 },
        { heroes: ['Gimli'], threat: 10 },
      ],
      staging: ['Old Forest Road', 'Forest Spider'],
      location: 'Great Forest Web',
      wholeEncounterDeck: ['Treacherous Fog', 'Forest Gate', 'Hummerhorns'],
    })
      .pass()
      .pass()
      // 1, 2 and 2, and 1 more for each of the two locations.
      .changes({
        'Beravor threat': 17,
        'Gimli threat': 17,
        'encounter deck': 1,
        'encounter discard pile': 'Treacherous Fog',
        'staging area': 'Forest Gate, Forest Spider, Old Forest Road',
      });
  });

  test('makes each player with 35 threat or more discard a card of their choice', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], hand: ['Gandalf'], threat: 34 },
        { heroes: ['Gimli'], hand: ['Feint', 'Beorn'], threat: 35 },
        { heroes: ['Legolas'], hand: ['Quick Strike', 'Gandalf'], threat: 40 },
        { heroes: ['Thalin'], threat: 40 },
      ],
      wholeEncounterDeck: [
        'Treacherous Fog',
        'Forest Gate',
        'Forest Gate',
        'Forest Gate',
        'Hummerhorns',
      ],
    })
      .pass()
      .asks('chooseCard', 1)
      .offers('Feint', 'Beorn')
      .choose('Feint')
      .asks('chooseCard', 2)
      .choose('Gandalf')
      .changes({
        'Gimli hand': 'Beorn',
        'Gimli discard pile': 'Feint',
        'Legolas hand': 'Quick Strike',
        'Legolas discard pile': 'Gandalf',
        'encounter deck': 1,
        'encounter discard pile': 'Treacherous Fog',
        'staging area': 'Forest Gate, Forest Gate, Forest Gate',
      });
  });
});
