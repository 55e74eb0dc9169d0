import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Wandering Took', () => {
  const table = (threat: number) =>
    play({
      players: [
        {
          heroes: ['Beravor'],
          threat,
          area: [
            {
              card: 'Wandering Took',
              damage: 1,
              exhausted: true,
              attached: ['Self Preservation'],
            },
          ],
        },
        { heroes: ['Éowyn', 'Denethor'], threat: 20 },
      ],
    });

  test('goes to another player as he is, with three points of threat and what is attached', () => {
    table(30).choose('use Wandering Took').changes({
      'Beravor threat': 27,
      'Éowyn threat': 23,
      'Beravor play area': 'Beravor',
      'Éowyn play area': 'Denethor, Self Preservation, Wandering Took, Éowyn',
    });
  });

  test('goes once a round, whoever has him', () => {
    table(30)
      .choose('use Wandering Took')
      .until('actionWindow', 1)
      .cannot('use Wandering Took', 'limitReached');
  });

  test('stays with somebody whose threat cannot go down by three', () => {
    table(2).cannot('use Wandering Took', 'costCannotBePaid');
  });

  test('stays with somebody who is alone', () => {
    play({ players: [{ heroes: ['Beravor'], area: ['Wandering Took'] }] }).cannot(
      'use Wandering Took',
      'noTarget',
    );
  });

  test('may be too much for the other player', () => {
    play({
      players: [
        { heroes: ['Beravor'], threat: 30, area: ['Wandering Took'] },
        { heroes: ['Éowyn'], threat: 47 },
      ],
    })
      .choose('use Wandering Took')
      .shows({
        'Éowyn threat': 50,
        'Éowyn play area': '',
        'Beravor discard pile': 'Wandering Took',
      });
  });
});

describe('Lórien Guide', () => {
  const committing = (location?: string) =>
    play({
      players: [{ heroes: ['Beravor'], area: ['Lórien Guide'] }],
      phase: 'quest',
      staging: ['Forest Gate'],
      ...(location ? { location } : {}),
    }).commit('Lórien Guide');

  test('places a progress token on the active location when she commits to the quest', () => {
    committing('Old Forest Road').choose('use Lórien Guide').changes({
      'Lórien Guide': 'exhausted',
      committed: 'Lórien Guide',
      'Old Forest Road': 'progress 1',
    });
  });

  test('does nothing without an active location, or when she stays behind', () => {
    committing().asks('actionWindow').shows({ 'Forest Gate': '', 'Flies and Spiders': '' });
    play({
      players: [{ heroes: ['Beravor', 'Éowyn'], area: ['Lórien Guide'] }],
      phase: 'quest',
      location: 'Old Forest Road',
    })
      .commit('Éowyn')
      .asks('actionWindow')
      .shows({ 'Old Forest Road': '' });
  });
});

describe('Northern Tracker', () => {
  test('places a progress token on each location in the staging area', () => {
    play({
      players: [{ heroes: ['Beravor'], area: ['Northern Tracker'] }],
      phase: 'quest',
      staging: ['Forest Gate', { card: 'Great Forest Web', progress: 1 }, 'Wolf Rider'],
      location: 'Old Forest Road',
    })
      .commit('Northern Tracker')
      .choose('use Northern Tracker')
      .changes({
        'Northern Tracker': 'exhausted',
        committed: 'Northern Tracker',
        'Forest Gate': 'progress 1',
        'Great Forest Web': '',
        'staging area': 'Forest Gate, Wolf Rider',
        'encounter discard pile': 'Great Forest Web',
      });
  });

  test('does nothing without locations there, or when he stays behind', () => {
    play({
      players: [{ heroes: ['Beravor'], area: ['Northern Tracker'] }],
      phase: 'quest',
      staging: ['Wolf Rider'],
      location: 'Old Forest Road',
    })
      .commit('Northern Tracker')
      .asks('actionWindow');
    play({
      players: [{ heroes: ['Beravor', 'Éowyn'], area: ['Northern Tracker'] }],
      phase: 'quest',
      staging: ['Forest Gate'],
    })
      .commit('Éowyn')
      .asks('actionWindow')
      .shows({ 'Forest Gate': '' });
  });
});
