import { describe, expect, test } from 'vitest';
import { engage, query } from '../../../src/vocabulary/builders.ts';
import type { Description } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { cardsTold, doing, told } from '../rewording.ts';

const solo = (threat: number, staging: Description['staging'] = []) =>
  play({
    players: [{ heroes: ['Aragorn', 'Beravor'], threat }],
    staging,
    phase: 'encounter',
    encounterDeck: ['Old Forest Road'],
  });

describe('optional engagement (5.2)', () => {
  test('is one enemy for each player, whatever its engagement cost § optional-engagement, step-5-2, encounter-phase', () => {
    solo(1, ['Hummerhorns', 'Hill Troll', 'Old Forest Road'])
      .asks('whomToEngage', 0)
      .offers('engage Hummerhorns', 'engage Hill Troll', 'pass')
      .lacks('engage Old Forest Road')
      .choose('engage Hill Troll')
      .shows({ 'your engaged': 'Hill Troll', 'staging area': 'Hummerhorns, Old Forest Road' })
      .asks('actionWindow', 0);
  });

  test('goes in player order, and everybody may decline § optional-engagement, step-5-2', () => {
    play({
      players: [
        { heroes: ['Aragorn'], threat: 1 },
        { heroes: ['Beravor'], threat: 1 },
      ],
      firstPlayer: 1,
      staging: ['Hill Troll', 'Wargs'],
      phase: 'encounter',
    })
      .asks('whomToEngage', 1)
      .pass()
      .asks('whomToEngage', 0)
      .choose('engage Wargs')
      .asks('actionWindow', 1)
      .shows({ 'Aragorn engaged': 'Wargs', 'Beravor engaged': '', 'staging area': 'Hill Troll' });
  });
});

describe('an engagement check (5.3)', () => {
  test('an enemy engages a player whose threat is as high as its engagement cost, or higher § engagement-check, step-5-3', () => {
    solo(30, ['Hill Troll']).until('actionWindow').pass().shows({ 'your engaged': 'Hill Troll' });
    solo(31, ['Hill Troll']).until('actionWindow').pass().shows({ 'your engaged': 'Hill Troll' });
    solo(29, ['Hill Troll']).until('actionWindow').pass().shows({ 'your engaged': '' });
  });

  test('of those that could, the one with the highest cost comes first, until none is left § engagement-check, step-5-3', () => {
    const table = solo(30, ['East Bight Patrol', 'Hill Troll', 'Hummerhorns', 'Wargs'])
      .until('actionWindow')
      .pass();
    table.shows({
      'your engaged': 'East Bight Patrol, Hill Troll, Wargs',
      'staging area': 'Hummerhorns',
    });
    expect(cardsTold(table, 'engages')).toEqual(['Hill Troll', 'Wargs', 'East Bight Patrol']);
  });

  test('is made by the players in turn, again and again, until nobody engages § engagement-check, step-5-3, player-order, encounter-phase', () => {
    const table = play({
      players: [
        { heroes: ['Aragorn'], threat: 30 },
        { heroes: ['Beravor'], threat: 20 },
      ],
      staging: ['Hill Troll', 'King Spider', 'Wargs', 'Wolf Rider', 'Hummerhorns'],
      phase: 'encounter',
    });
    table
      .until('actionWindow', 1)
      .pass()
      // Aragorn: Hill Troll. Beravor: one of two with 20. Aragorn: the other. Beravor: Wolf Rider.
      .asks('whoEngages', 0)
      .offers('engage King Spider', 'engage Wargs')
      .choose('engage Wargs')
      .shows({
        'Aragorn engaged': 'Hill Troll, King Spider',
        'Beravor engaged': 'Wargs, Wolf Rider',
        'staging area': 'Hummerhorns',
      });
  });

  test('a player nobody can engage is passed over, and the others go on § engagement-check', () => {
    play({
      players: [
        { heroes: ['Beravor'], threat: 1 },
        { heroes: ['Aragorn'], threat: 40 },
      ],
      staging: ['Hill Troll', 'Wargs'],
      phase: 'encounter',
    })
      .until('actionWindow', 0)
      .pass()
      .shows({ 'Aragorn engaged': 'Hill Troll, Wargs', 'Beravor engaged': '' });
  });
});

describe('an engaged enemy', () => {
  test('has engaged the player, and the player has engaged it, however that came about § engaged, step-5-3', () => {
    // Forest Spider is stronger in the round in which it engages.
    for (const threat of [1, 25]) {
      const table = solo(threat, ['Forest Spider']).until('whomToEngage');
      if (threat === 1) table.choose('engage Forest Spider');
      else table.pass();
      table.until('whoDefends').choose('defend Aragorn');
      expect(told(table, 'engages')).toEqual(['engages']);
      // It attacks with 2 and 1 more; he defends with 2.
      table.pass().pass().asks('actionWindow', 0).shows({ Aragorn: 'damage 1, exhausted' });
    }
    // A card brings it too.
    doing(
      engage(query('enemies')),
      { heroes: ['Gimli', 'Beravor'], threat: 1 },
      { staging: ['Forest Spider'] },
    )
      .has('Forest Spider', { attack: 3 })
      .shows({ 'your engaged': 'Forest Spider', 'staging area': '' });
  });

  test('does not add its threat to the staging area § engaged, staging-area', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 20, engaged: ['Hill Troll'] }],
      encounterDeck: ['Eyes of the Forest'],
      phase: 'quest',
    })
      .commit()
      .untilPhase('travel')
      .shows({ 'your threat': 20 });
  });
});
