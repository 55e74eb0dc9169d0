import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeStaging, underAttack } from '../situations.ts';

describe('Dungeon Jailor', () => {
  const failing = (staging: readonly string[], threat = 20) =>
    play({
      players: [
        { heroes: ['Beravor', { card: 'Gimli', attached: ['Dungeon Torch'] }], threat },
        { heroes: ['Legolas'], threat },
      ],
      scenario: 'dol-guldur',
      staging: [...staging],
      wholeEncounterDeck: ['Forest Gate'],
      phase: 'quest',
      step: '3.3 action window',
    }).pass();

  test('has an unclaimed objective shuffled into the encounter deck when a quest fails', () => {
    failing(['Dungeon Jailor', 'Shadow Key', "Gandalf's Map"])
      .until('chooseCard', 0)
      .offers('Shadow Key', "Gandalf's Map")
      .lacks('Dungeon Torch')
      .choose('Shadow Key')
      .changes({
        'Beravor threat': 21,
        'Legolas threat': 21,
        'staging area': "Dungeon Jailor, Gandalf's Map",
        'encounter deck': 2,
      });
  });

  test('takes a guarded one too, and leaves its guard', () => {
    play({
      players: [{ heroes: ['Beravor'] }],
      scenario: 'dol-guldur',
      staging: ['Dungeon Jailor', { card: 'Forest Spider', attached: ['Shadow Key'] }],
      wholeEncounterDeck: ['Forest Gate'],
      phase: 'quest',
      step: '3.3 action window',
    })
      .pass()
      .shows({ 'staging area': 'Dungeon Jailor, Forest Spider', 'encounter deck': 2 });
  });

  test('takes nothing without an objective there, or when it is engaged', () => {
    failing(['Dungeon Jailor']).changes({ 'Beravor threat': 21, 'Legolas threat': 21 });
    play({
      players: [{ heroes: ['Beravor'], threat: 20, engaged: ['Dungeon Jailor'] }],
      scenario: 'dol-guldur',
      staging: ['Shadow Key', 'Forest Spider'],
      phase: 'quest',
      step: '3.3 action window',
    })
      .pass()
      .changes({ 'your threat': 22 });
  });

  test('takes nothing when the quest does not fail', () => {
    play({
      players: [{ heroes: ['Beravor', { card: 'Gimli', committed: true }], threat: 20 }],
      scenario: 'dol-guldur',
      staging: ['Shadow Key', 'Dungeon Jailor', 'Endless Caverns'],
      phase: 'quest',
      step: '3.3 action window',
    })
      .pass()
      .changes({});
  });
});

describe('Nazgûl of Dol Guldur', () => {
  const attacked = (shadow: readonly string[], hand: readonly string[] = []) =>
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor', { card: 'Éowyn', resources: 1 }],
          area: ['Veteran Axehand'],
          engaged: [{ card: 'Nazgûl of Dol Guldur', shadow }],
          hand,
        },
        { heroes: ['Legolas'] },
      ],
      scenario: 'dol-guldur',
      wholeEncounterDeck: [],
    })
      .choose('defend Gimli')
      .pass();

  test('makes the engaged player discard a character after a shadow effect', () => {
    attacked(['East Bight Patrol'])
      .asks('chooseCard', 0)
      .offers('Gimli', 'Beravor', 'Éowyn', 'Veteran Axehand')
      .lacks('Legolas')
      .choose('Veteran Axehand')
      .asks('actionWindow')
      .changes({
        Gimli: 'exhausted',
        'Gimli play area': 'Beravor, Gimli, Éowyn',
        'Gimli discard pile': 'Veteran Axehand',
        'shadow cards': 0,
        'encounter discard pile': 'East Bight Patrol',
      });
  });

  test('takes nobody for a shadow card without effect', () => {
    attacked(['Forest Gate']).asks('actionWindow').changes({
      Gimli: 'exhausted',
      'shadow cards': 0,
      'encounter discard pile': 'Forest Gate',
    });
  });

  test('takes nobody for an effect that was canceled', () => {
    attacked(['East Bight Patrol'], ['Hasty Stroke'])
      .plays('Hasty Stroke')
      .asks('actionWindow')
      .shows({ 'Gimli play area': 'Beravor, Gimli, Veteran Axehand, Éowyn' });
  });

  test('takes one for each of several effects', () => {
    attacked(['East Bight Patrol', "Ungoliant's Spawn"])
      .choose('Veteran Axehand')
      .asks('chooseCard', 0)
      .choose('Éowyn')
      .asks('actionWindow')
      .shows({ 'Gimli discard pile': 'Veteran Axehand, Éowyn' });
  });

  test('takes nobody when another enemy has a shadow effect', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [{ card: 'Cavern Guardian', shadow: ['East Bight Patrol'] }],
        },
      ],
      scenario: 'dol-guldur',
      staging: ['Nazgûl of Dol Guldur'],
    })
      .choose('defend Gimli')
      .pass()
      .asks('actionWindow')
      .shows({ 'your play area': 'Beravor, Gimli' });
  });

  test('can have no attachments § cannot-have-attachments', () => {
    const snaring = (enemy: string) =>
      play({
        players: [
          {
            heroes: [{ card: 'Beravor', resources: 3 }],
            hand: ['Forest Snare'],
            engaged: [enemy],
          },
        ],
        scenario: 'dol-guldur',
      });
    snaring('Nazgûl of Dol Guldur').lacks('play Forest Snare');
    snaring('Hill Troll').offers('play Forest Snare', 'pass', 'use Beravor');
  });
});

describe('Cavern Guardian', () => {
  test('raises the threat of each player by 1 when it is revealed: doomed 1', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], threat: 20 },
        { heroes: ['Gimli'], threat: 30 },
      ],
      wholeEncounterDeck: ['Cavern Guardian', 'Old Forest Road', 'Hummerhorns'],
    })
      .pass()
      .changes({
        'Beravor threat': 21,
        'Gimli threat': 31,
        'encounter deck': 1,
        'staging area': 'Cavern Guardian, Old Forest Road',
      });
  });

  const attacked = () =>
    underAttack({
      players: [
        {
          heroes: [
            { card: 'Gimli', attached: ['Dwarven Axe', 'Shadow Key', 'Caught in a Web'] },
            'Beravor',
          ],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Cavern Guardian'] }],
        },
        { heroes: [{ card: 'Legolas', attached: ['Blade of Gondolin', 'Dungeon Torch'] }] },
      ],
      scenario: 'dol-guldur',
    });

  test('as a shadow makes the defending player discard an attachment they control § attachment-cards', () => {
    attacked()
      .choose('defend Beravor')
      .until('chooseCard', 0)
      .offers('Dwarven Axe', 'Shadow Key')
      .lacks('Caught in a Web', 'Blade of Gondolin', 'Dungeon Torch')
      .choose('Dwarven Axe')
      .shows({ 'Gimli discard pile': 'Dwarven Axe', 'Shadow Key': 'on Gimli' })
      .asks('whomToAttack', 0);
  });

  test('as a shadow returns an objective that is discarded to the staging area § objective-cards', () => {
    attacked().choose('defend Gimli').until('chooseCard', 0).choose('Shadow Key').shows({
      'staging area': 'Shadow Key',
      'Shadow Key': '',
      'Gimli play area': 'Beravor, Dwarven Axe, Gimli',
      'Gimli discard pile': '',
    });
  });

  test('as a shadow makes him discard all of them if the attack is undefended', () => {
    attacked().pass().until('undefendedDamage').changes({
      'Dwarven Axe': '',
      'Shadow Key': '',
      'Gimli play area': 'Beravor, Gimli',
      'Gimli discard pile': 'Dwarven Axe',
      'staging area': 'Shadow Key',
      'shadow cards': 0,
      'encounter discard pile': 'Cavern Guardian',
    });
  });
});
