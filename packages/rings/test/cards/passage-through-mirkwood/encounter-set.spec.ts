import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeEngagement, beforeStaging, beforeTravel, underAttack } from '../situations.ts';

describe('Forest Spider', () => {
  test('has 1 more attack in the round in which it engages a player', () => {
    const table = beforeEngagement({
      players: [{ heroes: ['Gimli', 'Beravor'], threat: 20 }],
      staging: ['Forest Spider'],
      wholeEncounterDeck: ['Old Forest Road', 'Old Forest Road', 'Old Forest Road'],
    });
    table
      .choose('engage Forest Spider')
      .until('whoDefends')
      .choose('defend Gimli')
      .until('whomToAttack')
      // 3 against a defense of 2; in the next round 2.
      .shows({ Gimli: 'damage 1, exhausted' })
      .pass()
      .commit()
      .until('whoDefends')
      .choose('defend Gimli')
      .until('whomToAttack')
      .shows({ Gimli: 'damage 1, resource 1, exhausted' });
  });

  test('does not have it when an engagement was long ago, or another one engages', () => {
    beforeEngagement({
      players: [{ heroes: ['Gimli', 'Beravor'], threat: 20, engaged: ['Forest Spider'] }],
      staging: ['Cavern Guardian'],
      wholeEncounterDeck: [],
    })
      .choose('engage Cavern Guardian')
      .until('whichEnemyAttacks')
      .choose('activate Forest Spider')
      .until('whoDefends')
      .choose('defend Gimli')
      .until('whoDefends')
      .shows({ Gimli: 'exhausted' });
  });

  test('as a shadow makes the defending player discard an attachment they control', () => {
    underAttack({
      players: [
        {
          heroes: [
            { card: 'Gimli', attached: ['Dwarven Axe', 'Caught in a Web'] },
            { card: 'Beravor', attached: ['The Favor of the Lady'] },
          ],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Forest Spider'] }],
        },
        { heroes: [{ card: 'Legolas', attached: ['Blade of Gondolin'] }] },
      ],
    })
      .choose('defend Gimli')
      .pass()
      .asks('chooseCard', 0)
      .offers('Dwarven Axe', 'The Favor of the Lady')
      .lacks('Blade of Gondolin', 'Caught in a Web')
      .choose('The Favor of the Lady')
      .changes({
        Gimli: 'exhausted',
        'The Favor of the Lady': '',
        'Gimli play area': 'Beravor, Dwarven Axe, Gimli',
        'Gimli discard pile': 'The Favor of the Lady',
        'shadow cards': 0,
        'encounter discard pile': 'Forest Spider',
      });
  });

  test('as a shadow can be an attachment on an enemy that the player controls', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [
            { card: 'Dungeon Jailor', shadow: ['Forest Spider'] },
            { card: 'Hill Troll', attached: ['Forest Snare'] },
          ],
        },
      ],
    })
      .choose('defend Gimli')
      .pass()
      .shows({ 'your discard pile': 'Forest Snare' });
  });

  test('as a shadow does nothing to a player without attachments', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Forest Spider'] }],
        },
        { heroes: [{ card: 'Legolas', attached: ['Blade of Gondolin'] }] },
      ],
    })
      .choose('defend Gimli')
      .pass()
      .changes({
        Gimli: 'exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'Forest Spider',
      });
  });
});

describe('East Bight Patrol', () => {
  const attacked = () =>
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          threat: 20,
          engaged: [{ card: 'Dungeon Jailor', shadow: ['East Bight Patrol'] }],
        },
        { heroes: ['Legolas'], threat: 20 },
      ],
    });

  test('as a shadow gives the attacking enemy +1 attack', () => {
    attacked().choose('defend Gimli').until('whomToAttack').changes({
      Gimli: 'damage 1, exhausted',
      'shadow cards': 0,
      'encounter discard pile': 'East Bight Patrol',
    });
  });

  test('as a shadow also raises the threat of the defending player by 3 if it is undefended', () => {
    attacked().pass().until('undefendedDamage').choose('Gimli').until('whomToAttack').changes({
      Gimli: 'damage 3',
      'Gimli threat': 23,
      'shadow cards': 0,
      'encounter discard pile': 'East Bight Patrol',
    });
  });
});

describe('Black Forest Bats', () => {
  test('make each player remove a character from the quest, of whoever it is', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor', { card: 'Gimli', committed: true }] },
        {
          heroes: [{ card: 'Legolas', committed: true }, 'Thalin'],
          area: [{ card: 'Snowbourn Scout', committed: true }],
        },
      ],
      wholeEncounterDeck: ['Black Forest Bats', 'Old Forest Road'],
    })
      .pass()
      .asks('chooseCard', 0)
      .offers('Gimli', 'Legolas', 'Snowbourn Scout')
      .lacks('Beravor', 'Thalin')
      .choose('Snowbourn Scout')
      .asks('chooseCard', 1)
      .offers('Gimli', 'Legolas')
      .lacks('Snowbourn Scout')
      .choose('Legolas')
      // Characters removed from the quest do not ready.
      .changes({
        committed: 'Gimli',
        'encounter deck': 0,
        'staging area': 'Black Forest Bats, Old Forest Road',
      });
  });

  test('do nothing if nobody is committed', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor', { card: 'Gimli', exhausted: true }] }],
      wholeEncounterDeck: ['Black Forest Bats'],
    })
      .pass()
      .changes({ 'encounter deck': 0, 'staging area': 'Black Forest Bats' });
  });
});

describe('Old Forest Road', () => {
  const travelled = (firstPlayer: number) =>
    beforeTravel({
      players: [
        {
          heroes: [
            { card: 'Gimli', exhausted: true },
            { card: 'Thalin', exhausted: true },
            'Beravor',
          ],
        },
        { heroes: [{ card: 'Legolas', exhausted: true }, 'Aragorn'] },
      ],
      firstPlayer,
      staging: ['Old Forest Road'],
    }).choose('travel Old Forest Road');

  test('lets the first player ready a character when the players have traveled there', () => {
    travelled(0)
      .asks('useAbility', 0)
      .choose('use Old Forest Road')
      .asks('chooseCard', 0)
      .offers('Gimli', 'Thalin')
      .lacks('Beravor', 'Legolas')
      .choose('Thalin')
      .asks('actionWindow')
      .changes({ Thalin: '', 'staging area': '', 'active location': 'Old Forest Road' });
  });

  test('need not be used', () => {
    travelled(1)
      .asks('useAbility', 1)
      .pass()
      .asks('actionWindow')
      .changes({ 'staging area': '', 'active location': 'Old Forest Road' });
  });

  test('offers nothing to a first player whose characters are all ready', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }, { heroes: [{ card: 'Legolas', exhausted: true }] }],
      staging: ['Old Forest Road'],
    })
      .choose('travel Old Forest Road')
      .asks('actionWindow')
      .changes({ 'staging area': '', 'active location': 'Old Forest Road' });
  });

  test('does nothing when the players travel elsewhere', () => {
    beforeTravel({
      players: [{ heroes: ['Denethor', { card: 'Gimli', exhausted: true }] }],
      staging: ['Old Forest Road', 'Enchanted Stream'],
    })
      .choose('travel Enchanted Stream')
      .asks('actionWindow')
      .changes({ 'staging area': 'Old Forest Road', 'active location': 'Enchanted Stream' });
  });
});

describe('Forest Gate', () => {
  const travelled = () =>
    beforeTravel({
      players: [
        { heroes: ['Beravor'], wholeDeck: ['Gandalf', 'Faramir', 'Beorn'] },
        { heroes: ['Legolas'] },
      ],
      staging: ['Forest Gate'],
    }).choose('travel Forest Gate');

  test('lets the first player draw 2 cards when the players have traveled there', () => {
    travelled().asks('useAbility', 0).choose('use Forest Gate').asks('actionWindow').changes({
      'Beravor hand': 'Faramir, Gandalf',
      'Beravor deck': 1,
      'staging area': '',
      'active location': 'Forest Gate',
    });
  });

  test('need not be used', () => {
    travelled().pass().asks('actionWindow').shows({ 'Beravor hand': '' });
  });

  test('does nothing when the players travel elsewhere', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'], wholeDeck: ['Gandalf', 'Faramir', 'Beorn'] }],
      staging: ['Forest Gate', 'Endless Caverns'],
    })
      .choose('travel Endless Caverns')
      .asks('actionWindow')
      .changes({ 'staging area': 'Forest Gate', 'active location': 'Endless Caverns' });
  });

  test('has no response if he cannot draw', () => {
    play({
      players: [{ heroes: ['Denethor'], wholeDeck: [] }],
      staging: ['Forest Gate'],
      phase: 'travel',
    })
      .choose('travel Forest Gate')
      .asks('actionWindow')
      .shows({ 'active location': 'Forest Gate' });
  });
});
