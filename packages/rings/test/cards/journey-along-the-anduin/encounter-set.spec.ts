import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeStaging, underAttack } from '../situations.ts';

describe('Misty Mountain Goblins', () => {
  test('remove 1 progress from the quest after they have attacked', () => {
    underAttack({
      players: [{ heroes: ['Gimli', 'Beravor'], engaged: ['Misty Mountain Goblins'] }],
      quest: { card: 'Flies and Spiders', progress: 3 },
      location: { card: 'Forest Gate', progress: 1 },
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({ Gimli: 'exhausted', 'Flies and Spiders': 'progress 2' });
  });

  test('remove none if there is none, or when another enemy attacks', () => {
    underAttack({
      players: [{ heroes: ['Gimli', 'Beravor'], engaged: ['Misty Mountain Goblins'] }],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({ Gimli: 'exhausted' });
    underAttack({
      players: [{ heroes: ['Gimli', 'Beravor'], engaged: ['Wolf Rider'] }],
      quest: { card: 'Flies and Spiders', progress: 3 },
      staging: ['Misty Mountain Goblins'],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({ Gimli: 'exhausted' });
  });

  for (const [how, answer, progress] of [
    ['1 progress', 'defend Gimli', 'progress 3'],
    ['3 if the attack is undefended', 'pass', 'progress 1'],
  ] as const) {
    test(`as a shadow remove ${how}`, () => {
      underAttack({
        players: [
          {
            heroes: ['Gimli', 'Beravor'],
            engaged: [{ card: 'Wolf Rider', shadow: ['Misty Mountain Goblins'] }],
          },
        ],
        quest: { card: 'Flies and Spiders', progress: 4 },
        location: { card: 'Forest Gate', progress: 1 },
      })
        .choose(answer)
        .look()
        .pass()
        .changes({
          'Flies and Spiders': progress,
          'shadow cards': 0,
          'encounter discard pile': 'Misty Mountain Goblins',
        });
    });
  }
});

describe('Massing at Night', () => {
  test('reveals as many cards more as there are players', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      wholeEncounterDeck: ['Massing at Night', 'Forest Gate', 'Old Forest Road'],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'encounter discard pile': 'Massing at Night',
        'staging area': 'Forest Gate',
      });
    beforeStaging({
      players: [{ heroes: ['Beravor'] }, { heroes: ['Gimli'] }, { heroes: ['Legolas'] }],
      wholeEncounterDeck: [
        'Massing at Night',
        'Forest Gate',
        'Forest Gate',
        'Forest Gate',
        'Old Forest Road',
        'Old Forest Road',
        'Forest Spider',
      ],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'encounter discard pile': 'Massing at Night',
        'staging area': 'Forest Gate, Forest Gate, Forest Gate, Old Forest Road, Old Forest Road',
      });
  });

  test('reveals them from a deck that is made anew when it runs out', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      wholeEncounterDeck: ['Massing at Night'],
      encounterDiscard: ['Forest Gate'],
    })
      .pass()
      // In the end the card itself is the whole new deck.
      .changes({ 'encounter discard pile': '', 'staging area': 'Forest Gate' });
  });

  test('as a shadow deals the attacker as many shadow cards as there are players', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [{ card: 'Wolf Rider', shadow: ['Massing at Night'] }],
        },
        { heroes: ['Legolas'] },
      ],
      wholeEncounterDeck: ['Wargs', 'Dol Guldur Orcs', 'Forest Gate'],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      // 2 and twice 1 against a defense of 2.
      .changes({
        Gimli: 'damage 2, exhausted',
        'shadow cards': 0,
        'encounter deck': 1,
        'encounter discard pile': 'Dol Guldur Orcs, Massing at Night, Wargs',
      });
  });
});

describe('Banks of the Anduin', () => {
  test('go on top of the encounter deck when they are explored', () => {
    play({
      players: [{ heroes: ['Beravor', { card: 'Gimli', committed: true }] }],
      location: { card: 'Banks of the Anduin', progress: 1 },
      wholeEncounterDeck: ['Forest Gate'],
      encounterDiscard: ['Old Forest Road'],
      phase: 'quest',
      step: '3.3 action window',
    })
      .pass()
      .changes({
        'active location': '',
        'Banks of the Anduin': '',
        'encounter deck': 2,
      })
      .untilPhase('quest')
      .commit()
      .pass()
      .shows({ 'staging area': 'Banks of the Anduin' });
  });

  test('have 1 threat', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 20 }],
      staging: ['Banks of the Anduin'],
      phase: 'quest',
      step: '3.3 action window',
    })
      .pass()
      .changes({ 'your threat': 21 });
  });
});

describe('Gladden Fields', () => {
  const refreshed = (where: object) =>
    play({
      players: [
        { heroes: ['Beravor'], threat: 20 },
        { heroes: ['Gimli'], threat: 30 },
      ],
      ...where,
      phase: 'refresh',
    });

  test('raise the threat of each player by 1 more in the refresh phase while they are active', () => {
    refreshed({ location: 'Gladden Fields' }).shows({ 'Beravor threat': 22, 'Gimli threat': 32 });
  });

  test('do not in the staging area', () => {
    refreshed({ staging: ['Gladden Fields'] }).shows({ 'Beravor threat': 21, 'Gimli threat': 31 });
  });

  test('do not when threat is raised otherwise', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 20 }],
      location: 'Gladden Fields',
      staging: ['Forest Gate'],
      phase: 'quest',
      step: '3.3 action window',
    })
      .pass()
      .changes({ 'your threat': 22 });
  });
});
