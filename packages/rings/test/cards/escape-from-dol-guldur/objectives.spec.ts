import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeStaging, underAttack } from '../situations.ts';

const OBJECTIVES = ["Gandalf's Map", 'Dungeon Torch', 'Shadow Key'] as const;

describe.each(OBJECTIVES)('%s', (objective) => {
  test('can be claimed by any player for 2 threat, for a hero of theirs § objective-cards', () => {
    play({
      players: [
        { heroes: ['Beravor'], threat: 20 },
        { heroes: ['Gimli', 'Legolas'], area: ['Veteran Axehand'], threat: 20 },
      ],
      scenario: 'dol-guldur',
      staging: [objective],
    })
      .offers(`use ${objective}`, 'pass', 'use Beravor')
      .until('actionWindow', 1)
      .choose(`use ${objective}`)
      .asks('chooseCard', 1)
      .offers('Gimli', 'Legolas')
      .lacks('Beravor', 'Veteran Axehand')
      .choose('Legolas')
      .changes({
        'Gimli threat': 22,
        'staging area': '',
        'Gimli play area': ['Gimli', 'Legolas', 'Veteran Axehand', objective].sort().join(', '),
        [objective]: 'on Legolas',
      });
  });

  test('cannot be claimed while it is guarded', () => {
    play({
      players: [{ heroes: ['Beravor'] }],
      scenario: 'dol-guldur',
      staging: [{ card: 'Forest Spider', attached: [objective] }],
    }).cannot(`use ${objective}`, 'conditionNotMet');
  });

  test('cannot be claimed a second time', () => {
    play({
      players: [{ heroes: ['Beravor', { card: 'Gimli', attached: [objective] }] }],
      scenario: 'dol-guldur',
    }).lacks(`use ${objective}`);
  });

  test('is guarded by the next card of the encounter deck when it is revealed', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      scenario: 'dol-guldur',
      wholeEncounterDeck: [objective, 'Forest Spider', 'Forest Gate'],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'staging area': ['Forest Spider', objective].sort().join(', '),
        [objective]: 'on Forest Spider',
      });
  });

  test('is free at once if its guard is a treachery', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      scenario: 'dol-guldur',
      wholeEncounterDeck: [objective, "The Necromancer's Reach", 'Forest Gate'],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'encounter discard pile': "The Necromancer's Reach",
        'staging area': objective,
      })
      .offers(`use ${objective}`, 'pass', 'use Beravor');
  });

  test('is free when the enemy that guards it is destroyed, wherever that is', () => {
    play({
      players: [
        {
          heroes: ['Beravor', 'Gimli'],
          engaged: [{ card: 'Cavern Guardian', damage: 1, attached: [objective] }],
        },
      ],
      scenario: 'dol-guldur',
      phase: 'combat',
      step: '6.7',
    })
      .shows({ [objective]: 'on Cavern Guardian', 'staging area': objective })
      .choose('attack Cavern Guardian')
      .choose('attack Gimli')
      .until('actionWindow')
      .pass()
      .pass()
      .shows({ [objective]: '', 'staging area': objective, 'your engaged': '' })
      .offers(`use ${objective}`, 'pass', 'use Beravor');
  });

  test('is free when the location that guards it is explored', () => {
    play({
      players: [{ heroes: ['Beravor', { card: 'Gimli', committed: true }] }],
      scenario: 'dol-guldur',
      location: { card: 'Endless Caverns', progress: 1, attached: [objective] },
      phase: 'quest',
      step: '3.3 action window',
    })
      .lacks(`use ${objective}`)
      .pass()
      .shows({ [objective]: '', 'staging area': objective })
      .offers(`use ${objective}`, 'pass', 'use Beravor');
  });

  test('goes back to the staging area when its hero leaves play § objective-cards', () => {
    underAttack({
      players: [
        {
          heroes: ['Beravor', { card: 'Gimli', damage: 4, attached: [objective] }],
          engaged: ['Cavern Guardian'],
        },
      ],
      scenario: 'dol-guldur',
      wholeEncounterDeck: [],
    })
      .pass()
      .until('undefendedDamage')
      .choose('Gimli')
      .shows({
        'staging area': objective,
        [objective]: '',
        'your play area': 'Beravor',
        'your discard pile': 'Gimli',
      });
  });

  test('goes back to the staging area when its player is eliminated', () => {
    play({
      players: [
        { heroes: [{ card: 'Gimli', attached: [objective] }], threat: 49 },
        { heroes: ['Beravor'], threat: 20 },
      ],
      scenario: 'dol-guldur',
      phase: 'refresh',
    })
      .asks('actionWindow', 1)
      .shows({ 'staging area': objective, [objective]: '', 'Gimli play area': '' });
  });

  test('is restricted: a third restricted attachment makes one of them go § restricted', () => {
    play({
      players: [
        {
          heroes: ['Beravor', { card: 'Gimli', attached: ['Dwarven Axe', 'Blade of Gondolin'] }],
        },
      ],
      scenario: 'dol-guldur',
      staging: [objective],
    })
      .choose(`use ${objective}`)
      .choose('Gimli')
      .asks('overLimit', 0)
      .offers('discard Dwarven Axe', 'discard Blade of Gondolin', `discard ${objective}`)
      .choose(`discard ${objective}`)
      .shows({ 'staging area': objective, [objective]: '', 'your discard pile': '' });
  });
});

describe('guards', () => {
  test('count their threat in the staging area', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 20 }],
      scenario: 'dol-guldur',
      staging: [{ card: 'Forest Spider', attached: ['Shadow Key'] }],
      phase: 'quest',
      step: '3.3 action window',
    })
      .pass()
      .changes({ 'your threat': 22 });
  });

  test('an objective that should guard another one lets the next card do so', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      scenario: 'dol-guldur',
      wholeEncounterDeck: [
        'Shadow Key',
        'Dungeon Torch',
        'Forest Spider',
        'Endless Caverns',
        'Forest Gate',
        'Hummerhorns',
      ],
    })
      .pass()
      .shows({
        'Shadow Key': 'on Forest Spider',
        'Dungeon Torch': 'on Endless Caverns',
        // The surge of the Caverns.
        'staging area': 'Dungeon Torch, Endless Caverns, Forest Gate, Forest Spider, Shadow Key',
      });
  });
});

describe("Gandalf's Map", () => {
  test('keeps its hero from attacking and defending', () => {
    const fighting = (step: string) =>
      play({
        players: [
          {
            heroes: ['Beravor', { card: 'Gimli', attached: ["Gandalf's Map"] }],
            engaged: ['Cavern Guardian'],
          },
        ],
        scenario: 'dol-guldur',
        wholeEncounterDeck: [],
        phase: 'combat',
        step,
      });
    fighting('6.3').until('whoDefends').offers('defend Beravor', 'pass').lacks('defend Gimli');
    fighting('6.7').choose('attack Cavern Guardian').asks('actionWindow').shows({ Gimli: '' });
  });

  test('lets him quest', () => {
    play({
      players: [{ heroes: ['Beravor', { card: 'Gimli', attached: ["Gandalf's Map"] }] }],
      scenario: 'dol-guldur',
      phase: 'quest',
    })
      .until('commitToQuest')
      .offers('commit Gimli', 'commit Beravor');
  });

  test('does not hamper the enemy that guards it', () => {
    underAttack({
      players: [
        {
          heroes: ['Beravor'],
          engaged: [{ card: 'Cavern Guardian', attached: ["Gandalf's Map"] }],
        },
      ],
      scenario: 'dol-guldur',
    }).offers('defend Beravor', 'pass');
  });
});

const atTheEndOfTheRound = (objective: string) =>
  play({
    players: [
      { heroes: ['Beravor'], threat: 20 },
      { heroes: [{ card: 'Gimli', attached: [objective] }, 'Legolas'], threat: 20 },
    ],
    scenario: 'dol-guldur',
    phase: 'refresh',
    step: '7.4 action window',
  })
    .asks('actionWindow')
    .pass();

describe('Dungeon Torch', () => {
  test('raises the threat of its hero’s player by 2 at the end of each round', () => {
    atTheEndOfTheRound('Dungeon Torch').shows({ 'Beravor threat': 20, 'Gimli threat': 22 });
  });

  test('raises nothing before it is claimed', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 20 }],
      scenario: 'dol-guldur',
      staging: [{ card: 'Forest Gate', attached: ['Dungeon Torch'] }, 'Shadow Key'],
      phase: 'refresh',
      step: '7.4 action window',
    })
      .pass()
      .shows({ 'your threat': 20, Beravor: 'resource 1' });
  });
});

describe('Shadow Key', () => {
  test('deals its hero 1 damage at the end of each round', () => {
    atTheEndOfTheRound('Shadow Key').shows({
      Gimli: 'damage 1, resource 1',
      Legolas: 'resource 1',
      Beravor: 'resource 1',
    });
  });

  test('does not hurt the enemy that guards it', () => {
    play({
      players: [
        { heroes: ['Beravor'], engaged: [{ card: 'Cavern Guardian', attached: ['Shadow Key'] }] },
      ],
      scenario: 'dol-guldur',
      phase: 'refresh',
      step: '7.4 action window',
    })
      .pass()
      .shows({ 'Cavern Guardian': '' });
  });
});
