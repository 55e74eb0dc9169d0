import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeStaging, underAttack } from '../situations.ts';

describe('Driven by Shadow', () => {
  test('gives what is in the staging area now 1 threat more until the end of the phase', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], threat: 10 },
        { heroes: ['Gimli'], threat: 10 },
      ],
      staging: ['Forest Spider', 'Old Forest Road'],
      location: 'Forest Gate',
      wholeEncounterDeck: ['Driven by Shadow', 'Great Forest Web', 'Hummerhorns'],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'encounter discard pile': 'Driven by Shadow',
        'staging area': 'Forest Spider, Great Forest Web, Old Forest Road',
      })
      .pass()
      // 3 and 2, and the 2 of the location that came later.
      .changes({ 'Beravor threat': 17, 'Gimli threat': 17 });
  });

  test('does not count in the next quest phase', () => {
    const table = beforeStaging({
      players: [{ heroes: ['Beravor'], threat: 10 }],
      staging: ['Forest Spider'],
      location: 'Forest Gate',
      wholeEncounterDeck: ['Driven by Shadow', 'Old Forest Road', 'Old Forest Road'],
    });
    table.pass().pass().shows({ 'your threat': 13 });
    table.untilPhase('quest').commit().pass().pass();
    // The round raised it by 1; now 2 and 1.
    table.shows({ 'your threat': 17 });
  });

  test('surges if there is no card in the staging area', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      wholeEncounterDeck: ['Driven by Shadow', 'Forest Gate', 'Old Forest Road'],
    })
      .pass()
      .changes({
        'encounter deck': 1,
        'encounter discard pile': 'Driven by Shadow',
        'staging area': 'Forest Gate',
      });
  });

  test('does not surge while an objective lies there', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      scenario: 'dol-guldur',
      staging: ['Shadow Key'],
      wholeEncounterDeck: ['Driven by Shadow', 'Forest Gate'],
    })
      .pass()
      .changes({ 'encounter deck': 1, 'encounter discard pile': 'Driven by Shadow' });
  });

  test('as a shadow discards an attachment from the defending character', () => {
    underAttack({
      players: [
        {
          heroes: [
            { card: 'Gimli', attached: ['Dwarven Axe', 'Citadel Plate', 'Caught in a Web'] },
            { card: 'Beravor', attached: ['The Favor of the Lady'] },
          ],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Driven by Shadow'] }],
        },
      ],
    })
      .choose('defend Gimli')
      .pass()
      .asks('chooseCard', 0)
      .offers('Dwarven Axe', 'Citadel Plate', 'Caught in a Web')
      .lacks('The Favor of the Lady')
      .choose('Dwarven Axe')
      .changes({
        Gimli: 'exhausted',
        'Dwarven Axe': '',
        'your play area': 'Beravor, Citadel Plate, Gimli, The Favor of the Lady',
        'your discard pile': 'Dwarven Axe',
        'shadow cards': 0,
        'encounter discard pile': 'Driven by Shadow',
      });
  });

  test('as a shadow takes the attachment of a sentinel of another player', () => {
    underAttack({
      players: [
        {
          heroes: [{ card: 'Beravor', attached: ['The Favor of the Lady'] }],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Driven by Shadow'] }],
        },
        { heroes: [{ card: 'Aragorn', attached: ['Steward of Gondor'] }] },
      ],
    })
      .pass()
      .asks('whoDefends', 1)
      .choose('defend Aragorn')
      .until('actionWindow', 0)
      .pass()
      .until('whomToAttack')
      .shows({
        'Aragorn discard pile': 'Steward of Gondor',
        'The Favor of the Lady': 'on Beravor',
      });
  });

  test('as a shadow discards all attachments of the defending player if the attack is undefended', () => {
    underAttack({
      players: [
        {
          heroes: [
            { card: 'Gimli', attached: ['Dwarven Axe', 'Caught in a Web'] },
            { card: 'Beravor', attached: ['The Favor of the Lady', 'Dungeon Torch'] },
          ],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Driven by Shadow'] }],
        },
        { heroes: [{ card: 'Legolas', attached: ['Blade of Gondolin'] }] },
      ],
      scenario: 'dol-guldur',
    })
      .pass()
      .pass()
      .asks('actionWindow')
      // An encounter card that is attached to a hero is not controlled by his player.
      .changes({
        'Dwarven Axe': '',
        'The Favor of the Lady': '',
        'Gimli play area': 'Beravor, Gimli',
        'Gimli discard pile': 'Dwarven Axe, The Favor of the Lady',
        'Dungeon Torch': '',
        'staging area': 'Dungeon Torch',
        'shadow cards': 0,
        'encounter discard pile': 'Driven by Shadow',
      });
  });
});

describe("The Necromancer's Reach", () => {
  test('deals 1 damage to each exhausted character', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor', { card: 'Gimli', committed: true }], area: ['Veteran Axehand'] },
        {
          heroes: [{ card: 'Legolas', exhausted: true }],
          area: [{ card: 'Snowbourn Scout', exhausted: true }],
        },
      ],
      wholeEncounterDeck: ["The Necromancer's Reach", 'Old Forest Road', 'Hummerhorns'],
    })
      .pass()
      .changes({
        Gimli: 'damage 1, exhausted',
        Legolas: 'damage 1, exhausted',
        'Snowbourn Scout': '',
        'Legolas play area': 'Legolas',
        'Legolas discard pile': 'Snowbourn Scout',
        'encounter deck': 1,
        'encounter discard pile': "The Necromancer's Reach",
        'staging area': 'Old Forest Road',
      });
  });

  test('has no shadow effect', () => {
    play({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [{ card: 'Dungeon Jailor', shadow: ["The Necromancer's Reach"] }],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends')
      .look()
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({
        Gimli: 'exhausted',
        'shadow cards': 0,
        'encounter discard pile': "The Necromancer's Reach",
      });
  });
});
