import { describe, expect, test } from 'vitest';
import { reprinted } from '../../rules/rewording.ts';
import { play } from '../../table/play.ts';
import { beforeResolution, beforeStaging } from '../situations.ts';

const scenario = 'dol-guldur';

/** A willpower of 2. */
const committed = { card: 'Gimli', committed: true } as const;

describe('The Necromancer’s Tower', () => {
  const at = (progress: number, claimed: readonly string[], staging: readonly string[] = []) =>
    beforeResolution({
      players: [{ heroes: ['Beravor', { ...committed, attached: claimed }], threat: 20 }],
      scenario,
      quest: { card: "The Necromancer's Tower", progress },
      staging,
    });

  test('ends with 9 progress and an objective', () => {
    at(6, ['Shadow Key']).pass().changes({ "The Necromancer's Tower": 'progress 8' });
    at(7, ['Shadow Key']).pass().shows({ quest: 'Through the Caverns', 'quest deck': 1 });
  });

  test('does not end without one, whatever lies in the staging area', () => {
    at(7, [], ['Shadow Key']).pass().changes({ "The Necromancer's Tower": 'progress 9' });
  });

  test('does not end with a burden that counts as one: it belongs to no encounter set § burdens, objective-cards', () => {
    at(7, ['Scarred']).pass().changes({ "The Necromancer's Tower": 'progress 9' });
  });

  test('ends as soon as one is claimed, if there is enough progress', () => {
    at(9, [], ['Shadow Key'])
      .choose('use Shadow Key')
      .choose('Gimli')
      .shows({ quest: 'Through the Caverns', 'Shadow Key': 'on Gimli' });
  });

  test('lets the players play only one ally in a round, all together', () => {
    const planning = play({
      players: [
        {
          heroes: [{ card: 'Beravor', resources: 9 }, 'Denethor'],
          hand: ['Miner of the Iron Hills', 'Daughter of the Nimrodel', 'Protector of Lórien'],
        },
        { heroes: [{ card: 'Gimli', resources: 5 }], hand: ['Veteran Axehand', 'Dwarven Axe'] },
      ],
      scenario,
      wholeEncounterDeck: ['Forest Gate', 'Forest Gate', 'Forest Gate'],
    });
    planning
      .plays('Miner of the Iron Hills')
      .cannot('play Daughter of the Nimrodel', 'allyLimit')
      .offers('play Protector of Lórien', 'pass', 'use Beravor', 'use Denethor')
      .until('planning', 1)
      .cannot('play Veteran Axehand', 'allyLimit')
      .offers('play Dwarven Axe', 'pass')
      .untilPhase('resource')
      .until('planning', 1)
      .offers('play Veteran Axehand', 'pass', 'play Dwarven Axe', 'play Veteran Axehand');
  });
});

describe('Through the Caverns', () => {
  const at = (
    progress: number,
    claimed: readonly string[],
    prisoner: boolean,
    staging: readonly string[] = [],
  ) =>
    beforeResolution({
      players: [
        // They are restricted: no hero has all three.
        {
          heroes: [
            { card: 'Beravor', attached: claimed.slice(2) },
            { ...committed, attached: claimed.slice(0, 2) },
          ],
          threat: 20,
        },
        { heroes: ['Legolas', { card: 'Thalin', prisoner }], threat: 20 },
      ],
      scenario,
      quest: { card: 'Through the Caverns', progress },
      staging,
    });
  const ALL = ['Shadow Key', 'Dungeon Torch', "Gandalf's Map"];

  test('lets the first player rescue the prisoner when progress is placed on it', () => {
    at(0, [], true)
      .pass()
      .asks('useAbility', 0)
      .choose('use Through the Caverns')
      .asks('actionWindow')
      .changes({
        'Through the Caverns': 'progress 2',
        'Legolas play area': 'Legolas, Thalin',
        Thalin: 'damage 1',
        'beside the quest deck': '',
        'staging area': 'Nazgûl of Dol Guldur',
      });
  });

  test('need not be used', () => {
    at(0, [], true)
      .pass()
      .pass()
      .asks('actionWindow')
      .changes({ 'Through the Caverns': 'progress 2' });
  });

  test('rescues nobody when the progress goes on the active location', () => {
    beforeResolution({
      players: [{ heroes: ['Beravor', committed, { card: 'Thalin', prisoner: true }] }],
      scenario,
      quest: 'Through the Caverns',
      location: 'Endless Caverns',
    })
      .pass()
      .asks('actionWindow')
      .changes({ 'Endless Caverns': 'progress 2' });
  });

  test('ends with 15 progress, all three objectives, and nobody in prison', () => {
    at(12, ALL, false).pass().changes({ 'Through the Caverns': 'progress 14' });
    at(13, ALL, false).pass().shows({ quest: 'Out of the Dungeons', 'quest deck': 0 });
    at(13, ALL.slice(1), false, ['Shadow Key'])
      .pass()
      .pass()
      .shows({ quest: 'Through the Caverns', 'Through the Caverns': 'progress 15' });
    at(13, ALL, true).pass().pass().shows({ quest: 'Through the Caverns' });
  });

  test('ends at once when the prisoner is rescued with that progress', () => {
    at(13, ALL, true).pass().choose('use Through the Caverns').shows({
      quest: 'Out of the Dungeons',
      Thalin: 'damage 1',
      'staging area': 'Nazgûl of Dol Guldur',
    });
  });

  test('ends as soon as the last objective is claimed', () => {
    at(16, ALL.slice(1), false, ['Shadow Key'])
      .choose('use Shadow Key')
      .choose('Beravor')
      .shows({ quest: 'Out of the Dungeons' });
  });

  test('lets the players play only one ally in a round', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Beravor', resources: 9 }],
          hand: ['Miner of the Iron Hills', 'Daughter of the Nimrodel'],
        },
      ],
      scenario,
      quest: 'Through the Caverns',
    })
      .plays('Daughter of the Nimrodel')
      .cannot('play Miner of the Iron Hills', 'allyLimit');
  });
});

describe('the prisoner', () => {
  const captive = { card: 'Thalin', prisoner: true, resources: 1 } as const;

  test('gains no resources, and what he has cannot be spent', () => {
    play({
      players: [{ heroes: ['Beravor', captive, 'Gimli'], hand: ['Veteran Axehand'] }],
      scenario,
      phase: 'resource',
    })
      .asks('actionWindow')
      .shows({ Gimli: 'resource 1', Beravor: 'resource 1', Prisoner: 'resource 1' })
      .until('planning')
      .cannot('play Veteran Axehand', 'cannotAfford');
  });

  test('cannot quest, defend, attack or take damage', () => {
    play({ players: [{ heroes: ['Beravor', captive, 'Gimli'] }], scenario, phase: 'quest' })
      .until('commitToQuest')
      .offers('commit Beravor', 'commit Gimli')
      .lacks('commit Thalin', 'commit Prisoner');
    const fighting = play({
      players: [{ heroes: ['Beravor', captive, 'Gimli'], engaged: ['Cavern Guardian'] }],
      scenario,
      wholeEncounterDeck: [],
      phase: 'combat',
      step: '6.3',
    });
    fighting
      .until('whoDefends')
      .lacks('defend Prisoner', 'defend Thalin')
      .pass()
      .until('undefendedDamage')
      .offers('Beravor', 'Gimli')
      .lacks('Prisoner', 'Thalin')
      .choose('Gimli')
      .until('whomToAttack')
      .choose('attack Cavern Guardian')
      .lacks('attack Prisoner', 'attack Thalin');
  });

  const lastHeroFalls = (...others: readonly string[]) =>
    play({
      players: [
        { heroes: [captive, { card: 'Gimli', damage: 4 }], engaged: ['Cavern Guardian'] },
        ...others.map((hero) => ({ heroes: [hero] })),
      ],
      scenario,
      wholeEncounterDeck: [],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends', 0)
      .pass();

  test('does not keep his player in the game when the others are dead, and the group has lost, says the FAQ § player-elimination', () => {
    lastHeroFalls('Legolas').isOver('encounter', 'prisonerLost');
    lastHeroFalls().isOver('encounter', 'allEliminated');
  });

  test('cannot be rescued without his player: the group has lost when that one is eliminated § player-elimination', () => {
    beforeStaging({
      players: [
        { heroes: ['Legolas', captive], threat: 49 },
        { heroes: ['Beravor'], threat: 20 },
      ],
      scenario,
      wholeEncounterDeck: ['Cavern Guardian', 'Old Forest Road', 'Forest Gate'],
    })
      .pass()
      .isOver('encounter', 'prisonerLost');
  });

  test('is nobody’s death: who had no other hero goes on § player-elimination', () => {
    const table = play({
      players: [{ heroes: [captive] }, { heroes: ['Beravor'] }],
      scenario,
      wholeEncounterDeck: ['Old Forest Road', 'Old Forest Road', 'Old Forest Road'],
    })
      .untilPhase('travel')
      .shows({ 'Thalin play area': 'Prisoner' })
      .asks('whereToTravel', 0);
    expect(table.state.vars.eliminated).toBe(0);
  });

  test('is still in play: another copy of a unique hero cannot come into play § unique, in-play', () => {
    reprinted('Brok Ironfist', { name: 'Thalin' });
    play({
      players: [
        {
          heroes: [
            { card: 'core-006', prisoner: true },
            { card: 'Aragorn', resources: 9 },
            'Beravor',
          ],
          hand: ['core-019'],
        },
      ],
      scenario,
    }).cannot('play Thalin', 'matchInPlay');
  });
});

describe('Out of the Dungeons', () => {
  test('brings each player an Orc Guard at the beginning of each quest phase', () => {
    play({
      players: [
        { heroes: ['Beravor'], wholeDeck: ['Gandalf', 'Faramir'] },
        { heroes: ['Gimli'], wholeDeck: ['Feint'] },
        { heroes: ['Legolas'], wholeDeck: [] },
      ],
      scenario,
      quest: 'Out of the Dungeons',
      phase: 'quest',
    })
      .asks('actionWindow')
      .shows({
        'Beravor engaged': 'Orc Guard',
        'Beravor deck': 1,
        'Gimli engaged': 'Orc Guard',
        'Gimli deck': 0,
        'Legolas engaged': '',
      });
  });

  const at = (progress: number, staging: readonly string[] = []) =>
    beforeResolution({
      players: [{ heroes: ['Beravor', committed, { card: 'Aragorn', committed: true }] }],
      scenario,
      quest: { card: 'Out of the Dungeons', progress },
      staging,
    });

  test('is won with 7 progress', () => {
    at(2).pass().changes({ 'Out of the Dungeons': 'progress 6' });
    at(3).pass().isOver('players', 'questCompleted');
  });

  test('is not while the Nazgûl is in play', () => {
    beforeResolution({
      players: [{ heroes: ['Beravor', committed], engaged: ['Nazgûl of Dol Guldur'], threat: 20 }],
      scenario,
      quest: { card: 'Out of the Dungeons', progress: 6 },
    })
      .pass()
      .changes({ 'Out of the Dungeons': 'progress 8' });
  });

  test('is won as soon as the Nazgûl leaves play, if there is enough progress', () => {
    play({
      players: [
        { heroes: ['Beravor', 'Gimli'], engaged: [{ card: 'Nazgûl of Dol Guldur', damage: 8 }] },
      ],
      scenario,
      quest: { card: 'Out of the Dungeons', progress: 8 },
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Nazgûl of Dol Guldur')
      .choose('attack Gimli', 'attack Beravor')
      .isOver('players', 'questCompleted');
  });

  test('lets the players play as many allies as they like', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Beravor', resources: 9 }],
          hand: ['Miner of the Iron Hills', 'Daughter of the Nimrodel'],
        },
      ],
      scenario,
      quest: 'Out of the Dungeons',
    })
      .plays('Daughter of the Nimrodel')
      .offers('play Miner of the Iron Hills', 'pass', 'use Beravor');
  });
});
