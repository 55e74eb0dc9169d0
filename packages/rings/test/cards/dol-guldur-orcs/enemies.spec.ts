import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeStaging, underAttack } from '../situations.ts';

describe('Dol Guldur Orcs', () => {
  test('deal 2 damage to a committed character that the first player chooses', () => {
    beforeStaging({
      players: [
        { heroes: ['Gimli', { card: 'Legolas', committed: true }] },
        { heroes: [{ card: 'Aragorn', committed: true }, 'Beravor'] },
      ],
      firstPlayer: 1,
      wholeEncounterDeck: ['Old Forest Road', 'Dol Guldur Orcs'],
    })
      .pass()
      // The second player reveals them, the first one chooses.
      .asks('chooseCard', 1)
      .offers('Legolas', 'Aragorn')
      .lacks('Gimli', 'Beravor')
      .choose('Legolas')
      .changes({
        Legolas: 'damage 2, exhausted',
        'encounter deck': 0,
        'staging area': 'Dol Guldur Orcs, Old Forest Road',
      });
  });

  test('hurt nobody if nobody is committed', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor', { card: 'Gimli', exhausted: true }] }],
      wholeEncounterDeck: ['Dol Guldur Orcs'],
    })
      .pass()
      .changes({ 'encounter deck': 0, 'staging area': 'Dol Guldur Orcs' });
  });

  const defendedBy = (shadow: readonly string[]) =>
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor', { card: 'Legolas', exhausted: true }],
          engaged: [{ card: 'Dungeon Jailor', shadow }],
        },
      ],
      gains: { Gimli: { hitPoints: 5 } },
    });

  test('as a shadow give the attacking enemy +1 attack', () => {
    defendedBy(['Dol Guldur Orcs'])
      .choose('defend Gimli')
      .until('whomToAttack')
      // 2 and 1 against a defense of 2.
      .changes({
        Gimli: 'damage 1, exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'Dol Guldur Orcs',
      });
  });

  test('as a shadow give +3 if the attack is undefended', () => {
    defendedBy(['Dol Guldur Orcs'])
      .pass()
      .until('undefendedDamage')
      .choose('Gimli')
      .until('whomToAttack')
      .changes({
        Gimli: 'damage 5',
        'shadow cards': 0,
        'encounter discard pile': 'Dol Guldur Orcs',
      });
  });

  test('what a shadow gave stays as it was when the defender goes later § step-6-4-2, shadow-effects', () => {
    underAttack({
      players: [
        {
          heroes: ['Beravor', 'Glorfindel'],
          area: ['Snowbourn Scout'],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Dol Guldur Orcs', 'Hummerhorns'] }],
        },
      ],
    })
      .choose('defend Snowbourn Scout')
      .until('undefendedDamage')
      .choose('Glorfindel')
      .until('whomToAttack')
      // 1 by the Hummerhorns; then 2 and 1, without the +3 of an undefended attack.
      .shows({ Glorfindel: 'damage 4', Beravor: 'damage 1' });
  });

  test('what a shadow gave ends with the attack', () => {
    play({
      players: [
        {
          heroes: ['Gimli', 'Glorfindel', 'Beravor'],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Dol Guldur Orcs'] }, 'Cavern Guardian'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .asks('whichEnemyAttacks', 0)
      .choose('activate Dungeon Jailor')
      .until('whoDefends')
      .choose('defend Gimli')
      .until('whoDefends')
      .shows({ Gimli: 'damage 1, exhausted' })
      .choose('defend Glorfindel')
      .until('whomToAttack')
      // 2 against a defense of 1.
      .shows({ Glorfindel: 'damage 1, exhausted' });
  });
});

describe('Chieftan Ufthak', () => {
  test('places a resource token on himself after he has attacked', () => {
    underAttack({
      players: [{ heroes: ['Gimli', 'Beravor'], engaged: ['Chieftan Ufthak'] }],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({ Gimli: 'damage 1, exhausted', 'Chieftan Ufthak': 'resource 1' });
  });

  test('has 2 more attack for each of them', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [{ card: 'Chieftan Ufthak', resources: 2 }],
        },
      ],
      gains: { Gimli: { hitPoints: 5 } },
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      // 3 and 4 against a defense of 2.
      .changes({ Gimli: 'damage 5, exhausted', 'Chieftan Ufthak': 'resource 3' });
  });

  test('gets none when others attack', () => {
    underAttack({
      players: [{ heroes: ['Gimli', 'Beravor'], engaged: ['Forest Spider'] }],
      staging: ['Chieftan Ufthak'],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({ Gimli: 'exhausted' });
  });
});

describe('Dol Guldur Beastmaster', () => {
  test('is dealt another shadow card when it attacks § when', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [{ card: 'Dol Guldur Beastmaster', shadow: ['Old Forest Road'] }],
        },
      ],
      wholeEncounterDeck: ['Dol Guldur Orcs', 'Forest Gate'],
    })
      .shows({ 'shadow cards': 2, 'encounter deck': 1 })
      .choose('defend Gimli')
      .until('whomToAttack')
      // 3 and 1 against a defense of 2.
      .changes({
        Gimli: 'damage 2, exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'Dol Guldur Orcs, Old Forest Road',
      });
  });

  test('is dealt none for the attack of another enemy, nor if there is no card left', () => {
    play({
      players: [{ heroes: ['Gimli', 'Beravor'], engaged: ['Forest Spider'] }],
      staging: ['Dol Guldur Beastmaster'],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends')
      .shows({ 'shadow cards': 0 });
    underAttack({
      players: [{ heroes: ['Gimli', 'Beravor'], engaged: ['Dol Guldur Beastmaster'] }],
      wholeEncounterDeck: [],
      encounterDiscard: ['Forest Gate'],
    }).shows({ 'shadow cards': 0, 'encounter discard pile': 'Forest Gate' });
  });
});
