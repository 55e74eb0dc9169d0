import { describe, expect, test } from 'vitest';
import { beforeEngagement, beforeStaging, underAttack } from '../situations.ts';

describe('King Spider', () => {
  test('makes each player exhaust a ready character of theirs when it is revealed', () => {
    beforeStaging({
      players: [
        { heroes: ['Aragorn', 'Beravor', { card: 'Legolas', exhausted: true }] },
        { heroes: ['Gimli', 'Thalin'], area: ['Veteran Axehand'] },
      ],
      wholeEncounterDeck: ['King Spider', 'Great Forest Web'],
    })
      .pass()
      .asks('chooseCard', 0)
      .offers('Aragorn', 'Beravor')
      .lacks('Legolas', 'Gimli')
      .choose('Aragorn')
      .asks('chooseCard', 1)
      .offers('Gimli', 'Thalin', 'Veteran Axehand')
      .lacks('Beravor')
      .choose('Veteran Axehand')
      .asks('actionWindow', 0)
      .changes({
        Aragorn: 'exhausted',
        'Veteran Axehand': 'exhausted',
        'encounter deck': 0,
        'staging area': 'Great Forest Web, King Spider',
      });
  });

  test('spares players whose characters are all exhausted', () => {
    beforeStaging({
      players: [
        { heroes: [{ card: 'Aragorn', exhausted: true }] },
        { heroes: ['Beravor', 'Gimli'] },
      ],
      wholeEncounterDeck: ['King Spider', 'Great Forest Web'],
    })
      .pass()
      .asks('chooseCard', 1)
      .choose('Gimli')
      .changes({
        Gimli: 'exhausted',
        'encounter deck': 0,
        'staging area': 'Great Forest Web, King Spider',
      });
  });

  test('as a shadow makes the defending player exhaust another character', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn', 'Beravor', 'Gimli'],
          engaged: [{ card: 'Forest Spider', shadow: ['King Spider'] }],
        },
        { heroes: ['Legolas'] },
      ],
    })
      .choose('defend Aragorn')
      .asks('actionWindow')
      .pass()
      .asks('chooseCard', 0)
      .offers('Beravor', 'Gimli')
      .lacks('Aragorn', 'Legolas')
      .choose('Gimli')
      .asks('actionWindow')
      .changes({
        Aragorn: 'exhausted',
        Gimli: 'exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'King Spider',
      });
  });

  test('as a shadow makes him exhaust two if the attack is undefended', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn', 'Beravor', 'Gimli'],
          engaged: [{ card: 'Forest Spider', shadow: ['King Spider'] }],
        },
      ],
    })
      .pass()
      .pass()
      .asks('chooseCards', 0)
      .choose('Aragorn', 'Gimli')
      .changes({
        Aragorn: 'exhausted',
        Gimli: 'exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'King Spider',
      });
  });

  test('as a shadow lets him choose neither fewer than two nor more', () => {
    const table = underAttack({
      players: [
        {
          heroes: ['Aragorn', 'Beravor', 'Gimli'],
          engaged: [{ card: 'Forest Spider', shadow: ['King Spider'] }],
        },
      ],
    })
      .pass()
      .pass()
      .asks('chooseCards', 0)
      .offers('Aragorn', 'Beravor', 'Gimli');
    const options = table.prompt?.options ?? [];
    for (const count of [0, 1, 3]) {
      expect(() => table.answer(options.slice(0, count))).toThrow();
    }
    table
      .answer(options.slice(0, 2))
      .shows({ Aragorn: 'exhausted', Beravor: 'exhausted' })
      .asks('undefendedDamage', 0);
  });

  test('as a shadow takes as many as there are', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', { card: 'Aragorn', exhausted: true }],
          engaged: [{ card: 'Forest Spider', shadow: ['King Spider'] }],
        },
      ],
    })
      .pass()
      .asks('undefendedDamage')
      .changes({
        Gimli: 'exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'King Spider',
      });
  });
});

describe('Hummerhorns', () => {
  test('deal 5 damage to one hero of the player they engage', () => {
    beforeEngagement({
      players: [
        { heroes: ['Aragorn', 'Gimli', 'Beravor'], area: ['Veteran Axehand'], threat: 20 },
        { heroes: ['Legolas'], threat: 20 },
      ],
      staging: ['Hummerhorns'],
    })
      .asks('whomToEngage', 0)
      .choose('engage Hummerhorns')
      .asks('chooseCard', 0)
      .offers('Aragorn', 'Gimli', 'Beravor')
      .lacks('Veteran Axehand', 'Legolas')
      .choose('Gimli')
      .asks('actionWindow', 0)
      .changes({
        'Aragorn play area': 'Aragorn, Beravor, Veteran Axehand',
        'Aragorn discard pile': 'Gimli',
        'staging area': '',
        'Aragorn engaged': 'Hummerhorns',
      });
  });

  test('do so after an engagement check too, to whoever they engage', () => {
    beforeEngagement({
      players: [
        { heroes: ['Aragorn', 'Beravor'], threat: 39 },
        { heroes: ['Gimli', 'Glorfindel'], threat: 40 },
      ],
      staging: ['Hummerhorns'],
      gains: { Glorfindel: { hitPoints: 1 } },
    })
      .pass()
      .pass()
      .pass()
      .asks('chooseCard', 1)
      .choose('Glorfindel')
      .changes({
        Glorfindel: 'damage 5',
        'staging area': '',
        'Gimli engaged': 'Hummerhorns',
      });
  });

  test('as a shadow deal 1 damage to each character of the defending player', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn', 'Beravor'],
          area: ['Veteran Axehand'],
          engaged: [{ card: 'Forest Spider', shadow: ['Hummerhorns'] }],
        },
        { heroes: ['Legolas'] },
      ],
    })
      .choose('defend Aragorn')
      .pass()
      .changes({
        Aragorn: 'damage 1, exhausted',
        Beravor: 'damage 1',
        'Veteran Axehand': 'damage 1',
        'shadow cards': 0,
        'encounter discard pile': 'Hummerhorns',
      });
  });

  test('as a shadow deal 2 if the attack is undefended', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn', 'Beravor'],
          area: ['Veteran Axehand'],
          engaged: [{ card: 'Forest Spider', shadow: ['Hummerhorns'] }],
        },
      ],
    })
      .pass()
      .pass()
      .changes({
        Aragorn: 'damage 2',
        Beravor: 'damage 2',
        'your play area': 'Aragorn, Beravor',
        'your discard pile': 'Veteran Axehand',
        'shadow cards': 0,
        'encounter discard pile': 'Hummerhorns',
      });
  });
});

describe("Ungoliant's Spawn", () => {
  test('takes 1 willpower from each character that is committed now, until the end of the phase', () => {
    const table = beforeStaging({
      players: [
        { heroes: [{ card: 'Aragorn', committed: true }, 'Beravor'], threat: 30 },
        { heroes: [{ card: 'Éowyn', committed: true }, 'Gimli'], threat: 30 },
      ],
      wholeEncounterDeck: ["Ungoliant's Spawn", 'Old Forest Road'],
    }).pass();
    // 2 and 4 willpower less 1 each, against 3 and 1 threat: nothing on either side.
    table
      .changes({ 'encounter deck': 0, 'staging area': "Old Forest Road, Ungoliant's Spawn" })
      .pass()
      .asks('actionWindow')
      .changes({});
  });

  test('leaves those who are not committed as they are, and can take no more than there is', () => {
    beforeStaging({
      players: [
        {
          heroes: [{ card: 'Aragorn', committed: true }, 'Beravor'],
          area: [{ card: 'Veteran Axehand', committed: true }],
          threat: 30,
        },
      ],
      wholeEncounterDeck: ["Ungoliant's Spawn"],
    })
      .pass()
      .pass()
      .changes({
        'encounter deck': 0,
        'staging area': "Ungoliant's Spawn",
        'your threat': 32,
      });
  });

  for (const [how, answer, threat] of [
    ['4', 'defend Gimli', 34],
    ['8 if the attack is undefended', 'pass', 38],
  ] as const) {
    test(`as a shadow raises the threat of the defending player by ${how}`, () => {
      underAttack({
        players: [
          {
            heroes: ['Gimli', 'Beravor'],
            threat: 30,
            engaged: [{ card: 'Forest Spider', shadow: ["Ungoliant's Spawn"] }],
          },
          { heroes: ['Aragorn'], threat: 30 },
        ],
      })
        .choose(answer)
        .until('actionWindow')
        .look()
        .pass()
        .changes({
          'Gimli threat': threat,
          'shadow cards': 0,
          'encounter discard pile': "Ungoliant's Spawn",
        });
    });
  }
});
