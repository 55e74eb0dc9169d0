import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { UNDER } from '../../../src/board.ts';
import { rings } from '../../../src/game.ts';
import { action, eliminate, you } from '../../../src/vocabulary/builders.ts';
import { saying } from '../../rules/rewording.ts';
import { play } from '../../table/play.ts';
import { beforeStaging, beforeTravel, underAttack } from '../situations.ts';

describe('Under the Shadow', () => {
  test('raises the threat in the staging area by the number of players', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], threat: 10 },
        { heroes: ['Gimli'], threat: 10 },
        { heroes: ['Legolas'], threat: 10 },
      ],
      wholeEncounterDeck: ['Under the Shadow', 'Old Forest Road', 'Old Forest Road', 'Forest Gate'],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'encounter discard pile': 'Under the Shadow',
        'staging area': 'Old Forest Road, Old Forest Road',
      })
      .pass()
      .changes({ 'Beravor threat': 15, 'Gimli threat': 15, 'Legolas threat': 15 });
  });

  test('does not count in the next quest phase', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'], threat: 10 }],
      wholeEncounterDeck: ['Under the Shadow', 'Under the Shadow', 'Forest Gate'],
    })
      .pass()
      .pass()
      .shows({ 'your threat': 11 })
      .untilPhase('quest')
      .commit()
      .pass()
      .pass()
      // 1 of the refresh phase, 1 of the second card; nothing is left of the first.
      .shows({ 'your threat': 13 });
  });

  test('as a shadow raises the threat of the defending player by their engaged enemies', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          threat: 20,
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Under the Shadow'] }],
        },
        { heroes: ['Legolas'], threat: 20, engaged: ['Wolf Rider', 'Wolf Rider'] },
      ],
      staging: ['Forest Spider'],
    })
      .choose('defend Gimli')
      .pass()
      .changes({
        Gimli: 'exhausted',
        'Gimli threat': 21,
        'shadow cards': 0,
        'encounter discard pile': 'Under the Shadow',
      });
    play({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          threat: 20,
          engaged: [
            { card: 'Dungeon Jailor', shadow: ['Under the Shadow'] },
            'Wolf Rider',
            'Orc Guard',
          ],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .choose('activate Dungeon Jailor')
      .until('whoDefends')
      .choose('defend Gimli')
      .pass()
      .shows({ 'your threat': 23 });
  });
});

describe('Iron Shackles', () => {
  test('are attached to the deck of the first player', () => {
    beforeStaging({
      players: [{ heroes: ['Gimli'] }, { heroes: ['Beravor'] }],
      firstPlayer: 1,
      wholeEncounterDeck: ['Old Forest Road', 'Iron Shackles', 'Forest Gate'],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'Beravor on the deck': 'Iron Shackles',
        'Iron Shackles': 'on Beravor',
        'staging area': 'Old Forest Road',
      });
  });

  test('are attached there as a shadow too', () => {
    underAttack({
      players: [
        { heroes: ['Beravor'] },
        {
          heroes: ['Gimli'],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Iron Shackles'] }],
        },
      ],
    })
      .choose('defend Gimli')
      .pass()
      .changes({
        Gimli: 'exhausted',
        'shadow cards': 0,
        'Beravor on the deck': 'Iron Shackles',
        'Iron Shackles': 'on Beravor',
      });
  });

  const shackled = () =>
    beforeStaging({
      players: [
        { heroes: ['Beravor', 'Denethor'], wholeDeck: ['Gandalf', 'Faramir', 'Beorn'] },
        { heroes: ['Gimli'], wholeDeck: ['Feint', 'Quick Strike', 'Gandalf'] },
      ],
      wholeEncounterDeck: ['Iron Shackles', 'Old Forest Road', 'Forest Gate'],
    }).pass();

  test('are discarded instead the next time cards would be drawn from that deck § replacement-effects', () => {
    shackled()
      .look()
      .choose('use Beravor')
      .choose('Beravor')
      .changes({
        Beravor: 'exhausted',
        'Beravor on the deck': '',
        'Iron Shackles': '',
        'encounter discard pile': 'Iron Shackles',
      })
      .untilPhase('resource')
      .shows({ 'Beravor hand': 'Gandalf', 'Gimli hand': 'Feint' });
  });

  test('are discarded instead of the card of the resource phase', () => {
    shackled().untilPhase('resource').shows({
      'Beravor hand': '',
      'Beravor on the deck': '',
      'Gimli hand': 'Feint',
      'encounter discard pile': 'Iron Shackles',
    });
  });

  test('stay when somebody else draws', () => {
    shackled()
      .look()
      .choose('use Beravor')
      .choose('Gimli')
      .changes({ Beravor: 'exhausted', 'Gimli hand': 'Feint, Quick Strike', 'Gimli deck': 1 });
  });

  test('count as a Condition attachment: a Miner of the Iron Hills breaks them', () => {
    beforeStaging({
      players: [
        {
          heroes: ['Denethor', { card: 'Beravor', resources: 2 }],
          hand: ['Miner of the Iron Hills'],
        },
      ],
      wholeEncounterDeck: ['Iron Shackles', 'Old Forest Road', 'Old Forest Road', 'Forest Gate'],
      location: 'Enchanted Stream',
    })
      .pass()
      .until('planning')
      .plays('Miner of the Iron Hills', 'Beravor', 'Beravor')
      .choose('use Miner of the Iron Hills')
      .shows({ 'your on the deck': '', 'encounter discard pile': 'Iron Shackles' });
  });
});

describe('Endless Caverns', () => {
  test('are doomed 1 and surge', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], threat: 20 },
        { heroes: ['Gimli'], threat: 30 },
      ],
      wholeEncounterDeck: ['Endless Caverns', 'Forest Gate', 'Old Forest Road', 'Hummerhorns'],
    })
      .pass()
      .changes({
        'Beravor threat': 21,
        'Gimli threat': 31,
        'encounter deck': 1,
        'staging area': 'Endless Caverns, Forest Gate, Old Forest Road',
      });
  });
});

describe('Tower Gate', () => {
  const travelled = () =>
    beforeTravel({
      players: [
        { heroes: ['Beravor'], wholeDeck: ['Gandalf', 'Faramir'] },
        { heroes: ['Gimli'], wholeDeck: ['Feint'] },
        { heroes: ['Legolas'], wholeDeck: [] },
      ],
      staging: ['Tower Gate'],
      wholeEncounterDeck: [],
    }).choose('travel Tower Gate');

  test('makes the top card of each player’s deck an Orc Guard that has engaged them', () => {
    travelled().asks('actionWindow').changes({
      'staging area': '',
      'active location': 'Tower Gate',
      'Beravor engaged': 'Orc Guard',
      'Beravor deck': 1,
      'Gimli engaged': 'Orc Guard',
      'Gimli deck': 0,
      'under cards': 2,
    });
  });

  test('the Orc Guards attack with 1, defend with 1 and have 1 hit point', () => {
    travelled()
      .until('whoDefends', 0)
      .pass()
      .until('whoDefends', 1)
      .shows({ Beravor: 'damage 1' })
      .pass()
      .until('whomToAttack', 0)
      .shows({ Gimli: 'damage 1' })
      .choose('attack Orc Guard')
      .until('whomToAttack', 1)
      // The card that it was goes to the discard pile of its owner.
      .shows({ 'Beravor engaged': '', 'Beravor discard pile': 'Gandalf', 'under cards': 1 });
  });

  test('an Orc Guard that is sent back goes to its owner’s discard pile, says the FAQ § engaged, discard-piles', () => {
    beforeTravel({
      players: [
        {
          heroes: [{ card: 'Éowyn', resources: 2 }, 'Beravor'],
          wholeDeck: ['Gandalf', 'Faramir'],
          hand: ['A Light in the Dark'],
        },
        { heroes: ['Gimli'], wholeDeck: ['Feint'] },
      ],
      staging: ['Tower Gate'],
      wholeEncounterDeck: [],
    })
      .choose('travel Tower Gate')
      .plays('A Light in the Dark')
      .choose('Orc Guard')
      .shows({
        'staging area': '',
        'Éowyn engaged': '',
        'Éowyn discard pile': 'A Light in the Dark, Gandalf',
        'Gimli engaged': 'Orc Guard',
        'under cards': 1,
      });
  });

  test('an Orc Guard before a player who is eliminated goes there too § player-elimination', () => {
    saying('Stand Together', action(eliminate(you)));
    beforeTravel({
      players: [
        { heroes: ['Gimli'], wholeDeck: ['Feint', 'Gandalf'], hand: ['Stand Together'] },
        { heroes: ['Beravor'], wholeDeck: ['Faramir'] },
      ],
      staging: ['Tower Gate'],
      wholeEncounterDeck: [],
    })
      .choose('travel Tower Gate')
      .choose('play Stand Together')
      .shows({
        'staging area': '',
        'Beravor engaged': 'Orc Guard',
        'Gimli discard pile': 'Feint, Gandalf, Gimli, Stand Together',
        'under cards': 1,
      })
      .asks('whoDefends', 1);
  });

  test('nobody knows which card an Orc Guard is', () => {
    const { state } = travelled();
    const hidden = zoneOf(state, UNDER);
    for (const seat of [0, 1, 2]) {
      const { cards } = rings.view(state, seat);
      expect(hidden.map((card) => cards[card])).toEqual([null, null]);
    }
  });

  test('does nothing when the players travel elsewhere', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }],
      staging: ['Tower Gate', 'Endless Caverns'],
    })
      .choose('travel Endless Caverns')
      .shows({ 'your engaged': '', 'active location': 'Endless Caverns' });
  });
});
