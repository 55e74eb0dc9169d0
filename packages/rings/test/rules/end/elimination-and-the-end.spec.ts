import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../../src/rules/end/scoring.ts';
import {
  action,
  damage,
  eliminate,
  loseGame,
  lowerThreat,
  progress,
  query,
  quest,
  raiseThreat,
  same,
  shuffleIn,
  titled,
  toDeckTop,
  toHand,
  winGame,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { cardsTold, doing, saying, told } from '../rewording.ts';

/** Gimli’s player plays an event that does this; Beravor’s is there too. */
const together = (
  effect: Parameters<typeof action>[0],
  gimli: Partial<PlayerDescription> = {},
  beravor: Partial<PlayerDescription> = {},
) => {
  saying('Stand Together', action(effect));
  return play({
    players: [
      { heroes: ['Gimli'], threat: 20, ...gimli, hand: ['Stand Together', ...(gimli.hand ?? [])] },
      { heroes: ['Beravor'], threat: 20, ...beravor },
    ],
  }).choose('play Stand Together');
};

describe('threat', () => {
  test('never falls below zero § threat', () => {
    doing(lowerThreat(you, 6), { threat: 4 }).shows({ 'your threat': 0 }).asks('commitToQuest', 0);
  });

  test('of 50 eliminates a player at once, 49 does not § threat-limit, threat, player-elimination', () => {
    together(raiseThreat(you, 30)).shows({ 'Gimli threat': 50, 'Gimli play area': '' });
    together(raiseThreat(you, 29)).shows({ 'Gimli threat': 49, 'Gimli play area': 'Gimli' });
    together(raiseThreat(you, 99)).shows({ 'Gimli threat': 50, 'Gimli play area': '' });
  });

  test('of 50 alone leaves nobody to be first player § player-elimination, first-player', () => {
    expect(told(together(raiseThreat(you, 30)), 'firstPlayer')).toHaveLength(1);
    expect(told(doing(raiseThreat(you, 30), { threat: 20 }), 'firstPlayer')).toEqual([]);
  });
});

describe('a player is eliminated', () => {
  test('when the last of their heroes has been destroyed, whatever allies they have § player-elimination, hero-cards, destroyed', () => {
    const gimli = { heroes: ['Gimli', 'Legolas'], area: ['Faramir'] };
    together(damage(9, query('heroes', titled('Gimli'))), gimli).shows({
      'Gimli play area': 'Faramir, Legolas',
    });
    together(damage(9, query('yourHeroes')), gimli).shows({ 'Gimli play area': '' });
  });

  test('when a card says so § player-elimination', () => {
    together(eliminate(query('players', same(query('you'))))).shows({
      'Gimli play area': '',
      'Beravor play area': 'Beravor',
    });
    doing(eliminate(you)).isOver('encounter', 'allEliminated');
  });

  test('then their hand, their deck and everything they control go to the discard piles of their owners § player-elimination', () => {
    const table = together(
      raiseThreat(you, 30),
      { hand: ['Gandalf'], wholeDeck: ['Feint', 'Beorn'], area: ['Faramir'] },
      {},
    );
    table.shows({
      'Gimli hand': '',
      'Gimli deck': 0,
      'Gimli play area': '',
      'Gimli discard pile': 'Beorn, Faramir, Feint, Gandalf, Gimli, Stand Together',
    });
  });

  test('what they own and others control stays with them, and goes to their pile later § ownership-and-control, player-elimination', () => {
    saying('Stand Together', action(raiseThreat(you, 50)));
    saying('Feint', action(toHand(query('allies'))));
    play({
      players: [
        {
          heroes: ['Éowyn', 'Gimli'],
          threat: 20,
          area: ['Wandering Took'],
          hand: ['Stand Together'],
          wholeDeck: [],
        },
        { heroes: ['Legolas', 'Beravor'], threat: 20, resources: 1, hand: ['Feint'] },
      ],
    })
      .choose('use Wandering Took')
      .choose('play Stand Together')
      .shows({ 'Éowyn play area': '' })
      .until('actionWindow', 1)
      .shows({ 'Legolas play area': 'Beravor, Legolas, Wandering Took' })
      .choose('play Feint')
      .shows({
        'Éowyn hand': '',
        'Éowyn discard pile': 'Gimli, Stand Together, Wandering Took, Éowyn',
        'Legolas play area': 'Beravor, Legolas',
      });
  });

  test('what would go to their hand or their deck goes to their discard pile, and the log says so § player-elimination, ownership-and-control', () => {
    for (const goesBack of [toHand, shuffleIn, toDeckTop]) {
      saying('Stand Together', action(raiseThreat(you, 50)));
      saying('Feint', action(goesBack(query('allies'))));
      const table = play({
        players: [
          {
            heroes: ['Éowyn', 'Gimli'],
            threat: 20,
            area: ['Wandering Took'],
            hand: ['Stand Together'],
            wholeDeck: [],
          },
          { heroes: ['Legolas', 'Beravor'], threat: 20, resources: 1, hand: ['Feint'] },
        ],
      })
        .choose('use Wandering Took')
        .choose('play Stand Together')
        .until('actionWindow', 1)
        .choose('play Feint')
        .shows({
          'Éowyn hand': '',
          'Éowyn deck': 0,
          'Éowyn discard pile': 'Gimli, Stand Together, Wandering Took, Éowyn',
        });
      expect(cardsTold(table, 'toPileOfEliminated')).toEqual(['Wandering Took']);
      expect(told(table, 'toHand', 'toDeck', 'shuffledIn')).toEqual([]);
    }
  });

  test('what they control and others own goes to their piles § player-elimination', () => {
    saying('Stand Together', action(raiseThreat(you, 30)));
    play({
      players: [
        { heroes: ['Éowyn'], threat: 20, area: ['Wandering Took'] },
        { heroes: ['Gimli'], threat: 20, hand: ['Stand Together'], wholeDeck: [] },
      ],
    })
      .choose('use Wandering Took')
      .until('actionWindow', 1)
      .choose('play Stand Together')
      .shows({
        'Éowyn discard pile': 'Wandering Took',
        'Gimli discard pile': 'Gimli, Stand Together',
      })
      .asks('commitToQuest', 0);
  });

  test('then enemies engaged with them go back to the staging area with the damage they have § player-elimination', () => {
    together(raiseThreat(you, 30), { engaged: [{ card: 'Hill Troll', damage: 3 }] }).shows({
      'staging area': 'Hill Troll',
      'Hill Troll': 'damage 3',
    });
  });

  test('then objectives they have claimed go back to the staging area § objective-cards, player-elimination', () => {
    together(raiseThreat(you, 30), {
      heroes: [{ card: 'Gimli', attached: ["Gandalf's Map"] }],
    }).shows({
      'staging area': "Gandalf's Map",
      "Gandalf's Map": '',
      'encounter discard pile': '',
    });
  });

  test('if they were the first player the next one becomes it § player-elimination, first-player, step-2-2, planning-phase, active-player', () => {
    together(raiseThreat(you, 30)).shows({ 'first player': 1 }).asks('actionWindow', 1);
  });

  test('then the others go on: one card less is revealed § player-elimination, step-3-3, step-7-3, refresh-phase', () => {
    const table = play({
      players: [
        { heroes: ['Gimli'], threat: 49 },
        { heroes: ['Beravor'], threat: 1 },
        { heroes: ['Aragorn'], threat: 1 },
      ],
      phase: 'refresh',
      encounterDeck: Array.from({ length: 3 }, () => 'Old Forest Road'),
    })
      .shows({ 'Gimli play area': '' })
      .until('whereToTravel');
    expect(told(table, 'revealed')).toHaveLength(2);
  });

  test('and is asked nothing any more § next-player', () => {
    together(raiseThreat(you, 30), { hand: ['Gandalf'] })
      .until('commitToQuest')
      .asks('commitToQuest', 1);
  });

  test('in the middle of an attack against them: the attack is over § player-elimination, threat-limit', () => {
    play({
      players: [
        { heroes: ['Gimli'], threat: 47, engaged: ['Hill Troll'], wholeDeck: [] },
        { heroes: ['Beravor'], threat: 1 },
      ],
      encounterDeck: ["Ungoliant's Spawn"],
      phase: 'combat',
    })
      .until('whoDefends', 0)
      .choose('defend Gimli')
      .until('actionWindow', 1)
      .pass()
      .shows({ 'staging area': 'Hill Troll', 'Gimli discard pile': 'Gimli' });
  });
});

describe('the game is lost', () => {
  test('when all players have been eliminated § player-elimination, winning', () => {
    doing(raiseThreat(you, 50)).isOver('encounter', 'allEliminated');
    together(raiseThreat(query('players'), 40)).isOver('encounter', 'allEliminated');
  });

  test('when a card says so § winning', () => {
    doing(loseGame).isOver('encounter', 'cardSaysLoss');
  });
});

describe('the game is won', () => {
  test('when the last stage is completed and somebody is still there § winning', () => {
    doing(progress(10, quest), {}, { quest: 'core-122' }).isOver('players', 'questCompleted');
  });

  test('by all players together, also by those who have been eliminated § winning', () => {
    const table = play({
      players: [
        { heroes: ['Gimli'], threat: 49 },
        { heroes: ['Legolas', 'Thalin'], threat: 1 },
      ],
      quest: { card: 'core-122', progress: 9 },
      phase: 'refresh',
      encounterDeck: ['Eyes of the Forest'],
    })
      .until('commitToQuest', 1)
      .choose('commit Legolas', 'commit Thalin')
      .isOver('players', 'questCompleted');
    expect(table.state.outcome?.winners).toEqual([0, 1]);
  });

  test('when a card says so § winning', () => {
    doing(winGame).isOver('players', 'cardSaysWin');
  });
});

describe('the score', () => {
  test('adds up threat, dead heroes, damage and ten for each completed round, less victory points § scoring, victory-x', () => {
    const { state } = play({
      players: [
        {
          heroes: [{ card: 'Gimli', damage: 2 }, 'Beravor'],
          threat: 30,
          discard: ['Aragorn', 'Faramir'],
        },
        {
          heroes: [{ card: 'Éowyn', damage: 1 }],
          area: [{ card: 'Gandalf', damage: 3 }],
          threat: 20,
        },
      ],
      victory: ['Hill Troll', 'Gladden Fields'],
    });
    expect(scoreOf({ ...state, rounds: 8 })).toEqual({
      threat: 50,
      deadHeroes: 12,
      damage: 3,
      rounds: 70,
      victoryPoints: 7,
      total: 50 + 12 + 3 + 70 - 7,
    });
  });

  test('counts whoever has been eliminated with a threat of 50 and all their heroes dead § scoring', () => {
    const { state } = together(damage(9, query('yourHeroes')), { threat: 20 }, { threat: 10 });
    expect(scoreOf(state)).toMatchObject({ threat: 60, deadHeroes: 11, damage: 0 });
  });

  test('does not count the round in which the game ended: it was not completed § scoring', () => {
    const { state } = doing(winGame);
    expect(scoreOf(state).rounds).toBe(0);
  });
});
