import { describe, test } from 'vitest';
import { beforeStaging, beforeTravel, underAttack } from '../situations.ts';

describe('Despair', () => {
  test('removes 4 progress from the quest, and none from the active location', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      quest: { card: 'Flies and Spiders', progress: 6 },
      location: { card: 'Forest Gate', progress: 3 },
      wholeEncounterDeck: ['Despair', 'Hummerhorns'],
    })
      .pass()
      .changes({
        'Flies and Spiders': 'progress 2',
        'encounter deck': 1,
        'encounter discard pile': 'Despair',
      });
  });

  test('removes all if there is less', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      quest: { card: 'Flies and Spiders', progress: 3 },
      wholeEncounterDeck: ['Despair'],
    })
      .pass()
      .shows({ 'Flies and Spiders': '' });
  });

  test('as a shadow takes the defense of the defending character for this attack', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Glorfindel', 'Beravor'],
          engaged: [{ card: 'Wolf Rider', shadow: ['Despair'] }],
        },
      ],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({
        Gimli: 'damage 2, exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'Despair',
      });
  });

  test('as a shadow does nothing more to an undefended attack', () => {
    underAttack({
      players: [
        { heroes: ['Gimli', 'Beravor'], engaged: [{ card: 'Wolf Rider', shadow: ['Despair'] }] },
      ],
    })
      .pass()
      .until('undefendedDamage')
      .choose('Gimli')
      .until('whomToAttack')
      .shows({ Gimli: 'damage 2' });
  });
});

describe('The Brown Lands', () => {
  test('get 1 progress when the players have traveled there, and are explored by it', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }],
      staging: ['The Brown Lands', 'Old Forest Road'],
    })
      .choose('travel The Brown Lands')
      .asks('actionWindow')
      .changes({
        'staging area': 'Old Forest Road',
        'encounter discard pile': 'The Brown Lands',
      });
  });

  test('get none when the players travel elsewhere', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }],
      staging: ['The Brown Lands', 'Enchanted Stream', 'Great Forest Web'],
    })
      .choose('travel Great Forest Web')
      .shows({
        'staging area': 'Enchanted Stream, The Brown Lands',
        'The Brown Lands': '',
        'active location': 'Great Forest Web',
      });
  });
});

describe('The East Bight', () => {
  test('must be traveled to if no location is active', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }],
      staging: ['Old Forest Road', 'The East Bight'],
    })
      .asks('actionWindow')
      .shows({ 'staging area': 'Old Forest Road', 'active location': 'The East Bight' });
  });

  test('leaves the choice between two of them', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }],
      staging: ['Old Forest Road', 'The East Bight', 'The East Bight'],
    })
      .asks('whereToTravel', 0)
      .lacks('travel Old Forest Road', 'pass')
      .choose('travel The East Bight')
      .shows({
        'staging area': 'Old Forest Road, The East Bight',
        'active location': 'The East Bight',
      });
  });

  test('waits while another location is active', () => {
    beforeTravel({
      players: [{ heroes: ['Beravor'] }],
      staging: ['The East Bight'],
      location: 'Old Forest Road',
    })
      .asks('actionWindow')
      .shows({ 'staging area': 'The East Bight', 'active location': 'Old Forest Road' });
  });
});
