import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeEngagement, beforeStaging, underAttack } from '../situations.ts';

describe('Wolf Rider', () => {
  test('surges', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }],
      wholeEncounterDeck: ['Wolf Rider', 'Old Forest Road', 'Forest Gate'],
    })
      .pass()
      .changes({ 'encounter deck': 1, 'staging area': 'Old Forest Road, Wolf Rider' });
  });

  const ridesOut = () =>
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Glorfindel', 'Beravor'],
          threat: 20,
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Wolf Rider'] }],
        },
        { heroes: ['Legolas'], threat: 20 },
      ],
      wholeEncounterDeck: ['Dol Guldur Orcs', 'Forest Gate'],
    });

  test('as a shadow attacks the defending player with a shadow card of its own, and goes back § shadow-effects', () => {
    ridesOut()
      .choose('defend Gimli')
      .until('whoDefends', 0)
      .shows({ 'Gimli engaged': 'Dungeon Jailor, Wolf Rider', 'shadow cards': 1 })
      .offers('defend Glorfindel', 'defend Beravor', 'pass')
      .lacks('defend Gimli', 'defend Legolas')
      .choose('defend Glorfindel')
      .until('whomToAttack')
      // 2 and 1 by the Orcs against a defense of 1; the Jailor's 2 against 2.
      .changes({
        Gimli: 'exhausted',
        Glorfindel: 'damage 2, exhausted',
        'Gimli engaged': 'Dungeon Jailor, Wolf Rider',
        'shadow cards': 0,
        'encounter deck': 1,
        'encounter discard pile': 'Dol Guldur Orcs',
      });
  });

  test('as a shadow need not be defended against', () => {
    ridesOut()
      .choose('defend Gimli')
      .until('whoDefends', 0)
      .pass()
      .until('undefendedDamage', 0)
      .offers('Gimli', 'Glorfindel', 'Beravor')
      .choose('Glorfindel')
      .until('whomToAttack')
      .shows({ 'Gimli discard pile': 'Glorfindel', 'Gimli engaged': 'Dungeon Jailor, Wolf Rider' });
  });

  test('is engaged until then: it attacks once in the phase, and can be attacked and destroyed § shadow-effects', () => {
    play({
      players: [
        {
          heroes: ['Gimli', 'Glorfindel', 'Legolas'],
          threat: 5,
          engaged: [
            { card: 'Dungeon Jailor', shadow: ['Wolf Rider'] },
            { card: 'Wargs', shadow: ['Old Forest Road'] },
          ],
        },
      ],
      wholeEncounterDeck: ['Old Forest Road', 'Forest Gate', 'Old Forest Road'],
      phase: 'combat',
      step: '6.3',
    })
      .choose('activate Dungeon Jailor')
      .pass()
      .until('whoDefends', 0)
      .pass()
      .choose('Glorfindel')
      .choose('Glorfindel')
      // The Wargs come next, by themselves: the Wolf Rider has attacked.
      .asks('whoDefends', 0)
      .pass()
      .choose('Gimli')
      .asks('whomToAttack', 0)
      .offers('attack Wolf Rider', 'attack Dungeon Jailor', 'pass')
      .choose('attack Wolf Rider')
      .choose('attack Legolas')
      .shows({ 'encounter discard pile': 'Old Forest Road, Old Forest Road, Wolf Rider' })
      .asks('useAbility', 0);
  });

  test('lies on top of the encounter deck once the combat phase has ended § delayed-effects', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Glorfindel', 'Beravor'],
          threat: 5,
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Wolf Rider'] }],
        },
      ],
      wholeEncounterDeck: ['Old Forest Road', 'Forest Gate', 'Old Forest Road'],
    })
      .choose('defend Gimli')
      .until('whoDefends', 0)
      .choose('defend Glorfindel')
      .until('whomToAttack')
      .pass()
      .commit()
      .asks('actionWindow')
      .pass()
      .shows({ 'staging area': 'Forest Gate, Wolf Rider', 'encounter deck': 1 });
  });

  test('leaves what other shadow cards gave to the first attack alone, and gets none of it', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Glorfindel', 'Beravor'],
          engaged: [{ card: 'Dungeon Jailor', shadow: ['Wargs', 'Despair', 'Wolf Rider'] }],
        },
      ],
      wholeEncounterDeck: ['Forest Gate'],
    })
      .choose('defend Gimli')
      .until('whoDefends', 0)
      .choose('defend Glorfindel')
      .until('whomToAttack')
      // The Wolf Rider's 2 against 1; the Jailor's 2 and 1 against nothing.
      .shows({ Glorfindel: 'damage 1, exhausted', Gimli: 'damage 3, exhausted' });
  });
});

describe('Hill Troll', () => {
  test('raises the threat of the attacked player by the damage that is too much', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          area: ['Snowbourn Scout'],
          threat: 20,
          engaged: ['Hill Troll'],
        },
        { heroes: ['Legolas'], threat: 20 },
      ],
    })
      .choose('defend Snowbourn Scout')
      .until('whomToAttack')
      // 6 against a defense of 1 and 1 hit point.
      .changes({
        'Gimli threat': 24,
        'Gimli play area': 'Beravor, Gimli',
        'Gimli discard pile': 'Snowbourn Scout',
      });
  });

  test('counts the hit points that are left', () => {
    underAttack({
      players: [
        {
          heroes: [{ card: 'Gimli', damage: 4 }, 'Beravor'],
          threat: 20,
          engaged: ['Hill Troll'],
        },
      ],
    })
      .pass()
      .until('undefendedDamage')
      .choose('Gimli')
      .until('whomToAttack')
      .shows({ 'your threat': 25, 'your discard pile': 'Gimli' });
  });

  test('raises nothing if the character survives or exactly dies', () => {
    underAttack({
      players: [{ heroes: ['Gimli', 'Beravor'], threat: 20, engaged: ['Hill Troll'] }],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .changes({ Gimli: 'damage 4, exhausted' });
    underAttack({
      players: [
        { heroes: [{ card: 'Gimli', damage: 1 }, 'Beravor'], threat: 20, engaged: ['Hill Troll'] },
      ],
    })
      .choose('defend Gimli')
      .until('whomToAttack')
      .shows({ 'your threat': 20, 'your discard pile': 'Gimli' });
  });

  test('other enemies raise nothing', () => {
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          area: ['Snowbourn Scout'],
          threat: 20,
          engaged: ["Ungoliant's Spawn"],
        },
      ],
      staging: ['Hill Troll'],
    })
      .choose('defend Snowbourn Scout')
      .until('whomToAttack')
      .shows({ 'your threat': 20, 'your discard pile': 'Snowbourn Scout' });
  });
});

describe('Goblin Sniper', () => {
  test('cannot be engaged by choice while other enemies are in the staging area', () => {
    beforeEngagement({
      players: [{ heroes: ['Beravor'], threat: 9 }],
      staging: ['Goblin Sniper', 'Wolf Rider'],
    })
      .asks('whomToEngage')
      .offers('engage Wolf Rider', 'pass')
      .lacks('engage Goblin Sniper');
  });

  test('can be engaged when it is the only enemy there', () => {
    beforeEngagement({
      players: [{ heroes: ['Beravor'], threat: 9, engaged: ['Wolf Rider'] }],
      staging: ['Goblin Sniper', 'Old Forest Road'],
    })
      .choose('engage Goblin Sniper')
      .changes({ 'staging area': 'Old Forest Road', 'your engaged': 'Goblin Sniper, Wolf Rider' });
  });

  test('engages in a check whoever else is there', () => {
    beforeEngagement({
      players: [{ heroes: ['Beravor'], threat: 48 }],
      staging: ['Goblin Sniper', 'Dungeon Jailor'],
    })
      .pass()
      .pass()
      .changes({ 'staging area': '', 'your engaged': 'Dungeon Jailor, Goblin Sniper' });
  });

  test('makes each player deal 1 damage to a character of theirs at the end of the combat phase', () => {
    play({
      players: [
        { heroes: ['Beravor', 'Aragorn'], threat: 20 },
        { heroes: ['Legolas'], area: ['Veteran Axehand'], threat: 20 },
      ],
      staging: ['Goblin Sniper'],
      phase: 'combat',
      step: '6.11',
    })
      .asks('chooseCard', 0)
      .offers('Beravor', 'Aragorn')
      .lacks('Legolas')
      .choose('Aragorn')
      .asks('chooseCard', 1)
      .offers('Legolas', 'Veteran Axehand')
      .choose('Veteran Axehand')
      .asks('actionWindow')
      .shows({ Aragorn: 'damage 1', 'Veteran Axehand': 'damage 1', Legolas: '' });
  });

  test('does not when it is engaged, nor at the end of other phases', () => {
    play({
      players: [{ heroes: ['Beravor', 'Aragorn'], engaged: ['Goblin Sniper'] }],
      phase: 'combat',
      step: '6.11',
    })
      .asks('actionWindow')
      .shows({ Beravor: '', Aragorn: '' });
    play({
      players: [{ heroes: ['Beravor', 'Aragorn'], threat: 20 }],
      staging: ['Goblin Sniper'],
      phase: 'encounter',
      step: '5.4',
    })
      .asks('actionWindow')
      .shows({ Beravor: '', Aragorn: '' });
  });
});

describe('Marsh Adder', () => {
  test('raises the threat of the player it attacks by 1', () => {
    play({
      players: [
        { heroes: ['Gimli', 'Beravor'], threat: 20 },
        { heroes: ['Legolas'], threat: 20, engaged: ['Marsh Adder'] },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends', 1)
      .shows({ 'Gimli threat': 20, 'Legolas threat': 21 });
  });

  test('raises nothing when another enemy attacks', () => {
    play({
      players: [{ heroes: ['Gimli'], threat: 20, engaged: ['Wolf Rider'] }],
      staging: ['Marsh Adder'],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends')
      .shows({ 'your threat': 20 });
  });
});

describe('Wargs', () => {
  const attacked = (shadow: readonly string[], hand: readonly string[] = []) =>
    underAttack({
      players: [
        {
          heroes: ['Gimli', 'Beravor', { card: 'Éowyn', resources: 1 }],
          engaged: [{ card: 'Wargs', damage: 1, shadow }],
          hand,
        },
      ],
      wholeEncounterDeck: [],
    })
      .choose('defend Gimli')
      .pass();

  test('go back to the staging area after an attack with a shadow card without effect', () => {
    attacked(['Old Forest Road'])
      .shows({ 'your engaged': 'Wargs' })
      .pass()
      .pass()
      .until('commitToQuest')
      .shows({ 'staging area': 'Wargs', 'your engaged': '', Wargs: 'damage 1' });
  });

  test('stay when the shadow card had an effect, or when there was none', () => {
    attacked(["Ungoliant's Spawn"]).until('whomToAttack').shows({ 'your engaged': 'Wargs' });
    attacked([]).until('whomToAttack').shows({ 'your engaged': 'Wargs' });
  });

  test('stay when the effect was canceled: the card has one all the same', () => {
    attacked(['Hummerhorns'], ['Hasty Stroke'])
      .asks('useAbility')
      .plays('Hasty Stroke')
      .until('whomToAttack')
      .shows({ 'your engaged': 'Wargs', Gimli: 'damage 1, exhausted' });
  });

  test('go back if one of several shadow cards had no effect', () => {
    attacked(["Ungoliant's Spawn", 'Old Forest Road'])
      .until('commitToQuest')
      .shows({ 'staging area': 'Wargs', 'your engaged': '' });
  });

  test('do not come back from the dead', () => {
    underAttack({
      players: [
        {
          heroes: ['Beravor'],
          area: ['Gondorian Spearman'],
          engaged: [{ card: 'Wargs', damage: 2, shadow: ['Old Forest Road'] }],
        },
      ],
      wholeEncounterDeck: [],
    })
      .choose('defend Gondorian Spearman')
      .choose('use Gondorian Spearman')
      .until('commitToQuest')
      .shows({ 'staging area': '', 'your engaged': '' });
  });

  for (const [how, answer, damage] of [
    ['+1 attack', 'defend Gimli', 'damage 1, exhausted'],
    ['+2 if the attack is undefended', 'pass', 'damage 4'],
  ] as const) {
    test(`as a shadow give ${how}`, () => {
      const table = underAttack({
        players: [
          { heroes: ['Gimli', 'Beravor'], engaged: [{ card: 'Wolf Rider', shadow: ['Wargs'] }] },
        ],
      }).choose(answer);
      if (answer === 'pass') table.until('undefendedDamage').choose('Gimli');
      table.until('whomToAttack').shows({ Gimli: damage });
    });
  }
});
