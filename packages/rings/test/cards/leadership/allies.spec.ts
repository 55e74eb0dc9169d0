import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Faramir', () => {
  test('exhausts, and all characters of a player have one more willpower in this phase', () => {
    play({
      players: [
        { heroes: ['Aragorn', 'Beravor'], area: ['Faramir', 'Guard of the Citadel'] },
        { heroes: ['Éowyn'], area: ['Snowbourn Scout'] },
      ],
      phase: 'quest',
    })
      .choose('use Faramir')
      .asks('chooseCard', 0)
      .choose('Aragorn')
      .changes({ Faramir: 'exhausted' })
      .has('Aragorn', { willpower: 3, attack: 3, defense: 2 })
      .has('Faramir', { willpower: 3 })
      .has('Guard of the Citadel', { willpower: 2 })
      .has('Éowyn', { willpower: 4 })
      .has('Snowbourn Scout', { willpower: 0 });
  });

  test('strengthens another player just as well, and until the phase ends', () => {
    play({
      players: [{ heroes: ['Aragorn', 'Beravor'], area: ['Faramir'] }, { heroes: ['Éowyn'] }],
      phase: 'travel',
    })
      .choose('use Faramir')
      .choose('Éowyn')
      .has('Éowyn', { willpower: 5 })
      .has('Aragorn', { willpower: 2 })
      .untilPhase('encounter')
      .has('Éowyn', { willpower: 4 });
  });

  test('does nothing for characters that come later § lasting-effects', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 2 }, 'Beravor'],
          area: ['Faramir'],
          hand: ['Guard of the Citadel'],
        },
      ],
    })
      .choose('use Faramir')
      .plays('Guard of the Citadel')
      .has('Guard of the Citadel', { willpower: 1 })
      .has('Aragorn', { willpower: 3 });
  });

  test('cannot be used while he is exhausted', () => {
    play({
      players: [{ heroes: ['Beravor'], area: [{ card: 'Faramir', exhausted: true }] }],
    }).cannot('use Faramir', 'costCannotBePaid');
  });
});

describe('Son of Arnor', () => {
  test('engages an enemy of the staging area or of another player when he enters play', () => {
    play({
      players: [
        {
          heroes: ['Beravor', { card: 'Aragorn', resources: 3 }],
          hand: ['Son of Arnor'],
          engaged: ['Wolf Rider'],
        },
        { heroes: ['Éowyn'], engaged: ['East Bight Patrol'] },
      ],
      staging: ['Black Forest Bats'],
    })
      .plays('Son of Arnor')
      .asks('useAbility', 0)
      .choose('use Son of Arnor')
      .offers('East Bight Patrol', 'Black Forest Bats')
      .lacks('Wolf Rider')
      .choose('East Bight Patrol')
      .changes({
        Aragorn: '',
        'Beravor hand': '',
        'Beravor play area': 'Aragorn, Beravor, Son of Arnor',
        'Beravor engaged': 'East Bight Patrol, Wolf Rider',
        'Éowyn engaged': '',
      })
      .asks('planning', 0);
  });

  test('engages whatever the enemy demands: what happens on engaging happens', () => {
    play({
      players: [{ heroes: ['Beravor', { card: 'Aragorn', resources: 3 }], hand: ['Son of Arnor'] }],
      staging: ['Hummerhorns'],
    })
      .plays('Son of Arnor')
      .choose('use Son of Arnor')
      .choose('Beravor')
      .shows({ 'your engaged': 'Hummerhorns', Beravor: '' })
      .asks('commitToQuest', 0);
  });

  test('does nothing without an enemy elsewhere', () => {
    play({
      players: [
        {
          heroes: ['Beravor', { card: 'Aragorn', resources: 3 }],
          hand: ['Son of Arnor'],
          engaged: ['Wolf Rider'],
        },
      ],
      staging: ['Old Forest Road'],
    })
      .plays('Son of Arnor')
      .asks('planning');
  });
});

describe('Snowbourn Scout', () => {
  const scouting = () =>
    play({
      players: [
        { heroes: ['Beravor', { card: 'Aragorn', resources: 1 }], hand: ['Snowbourn Scout'] },
      ],
      staging: [{ card: 'Old Forest Road', progress: 2 }, 'Wolf Rider'],
      location: 'Forest Gate',
    })
      .plays('Snowbourn Scout')
      .choose('use Snowbourn Scout')
      .offers('Old Forest Road', 'Forest Gate')
      .lacks('Wolf Rider', 'Flies and Spiders');

  test('places a progress token on the active location', () => {
    scouting().choose('Forest Gate').shows({
      'Forest Gate': 'progress 1',
      'Old Forest Road': 'progress 2',
      'Flies and Spiders': '',
    });
  });

  test('or on one in the staging area, which that may explore', () => {
    scouting()
      .choose('Old Forest Road')
      .shows({ 'staging area': 'Wolf Rider', 'encounter discard pile': 'Old Forest Road' });
  });

  test('does nothing without a location', () => {
    play({
      players: [
        { heroes: ['Beravor', { card: 'Aragorn', resources: 1 }], hand: ['Snowbourn Scout'] },
      ],
      staging: ['Wolf Rider'],
    })
      .plays('Snowbourn Scout')
      .asks('planning');
  });
});

describe('Silverlode Archer', () => {
  test('attacks from afar', () => {
    play({
      players: [
        { heroes: ['Éowyn'], engaged: ['Wolf Rider'] },
        { heroes: ['Beravor'], area: ['Silverlode Archer', 'Guard of the Citadel'] },
      ],
      phase: 'combat',
      step: '6.7',
      firstPlayer: 1,
    })
      .asks('whomToAttack', 1)
      .choose('attack Wolf Rider')
      .shows({
        'Silverlode Archer': 'exhausted',
        'Guard of the Citadel': '',
        'Wolf Rider': '',
      })
      .pass()
      .pass()
      .shows({ 'Éowyn engaged': '', 'encounter discard pile': 'Wolf Rider' });
  });
});

describe('Longbeard Orc Slayer', () => {
  const slaying = (staging: readonly string[]) =>
    play({
      players: [
        {
          heroes: ['Beravor', { card: 'Aragorn', resources: 4 }],
          hand: ['Longbeard Orc Slayer'],
          engaged: ['Forest Spider'],
        },
        { heroes: ['Éowyn'], engaged: staging.length > 0 ? ['Wolf Rider'] : [] },
      ],
      staging,
    }).plays('Longbeard Orc Slayer');

  test('deals one damage to every Orc in play, wherever it is, and to nobody else', () => {
    slaying(['Dol Guldur Orcs', 'Black Forest Bats', 'Dungeon Jailor'])
      .choose('use Longbeard Orc Slayer')
      .changes({
        Aragorn: '',
        'Beravor hand': '',
        'Beravor play area': 'Aragorn, Beravor, Longbeard Orc Slayer',
        'Wolf Rider': 'damage 1',
        'Dol Guldur Orcs': 'damage 1',
        'Dungeon Jailor': 'damage 1',
      });
  });

  test('does nothing without an Orc', () => {
    slaying([]).asks('planning').shows({ 'Forest Spider': '' });
  });
});

describe('Brok Ironfist', () => {
  const dying = (heroes: readonly string[], victim: string, more = {}) =>
    play({
      players: [
        {
          heroes: ['Beravor', ...heroes.map((card) => ({ card, damage: 3 }))],
          hand: ['Brok Ironfist'],
          engaged: ['East Bight Patrol'],
          ...more,
        },
        { heroes: ['Éowyn'], hand: ['Brok Ironfist'] },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('undefendedDamage')
      .choose(victim);

  test('comes into play from the hand for nothing when a Dwarf hero of yours leaves play', () => {
    dying(['Glóin', 'Aragorn'], 'Glóin').asks('useAbility', 0).choose('use Brok Ironfist').changes({
      Glóin: '',
      'Beravor hand': '',
      'Beravor play area': 'Aragorn, Beravor, Brok Ironfist',
      'Beravor discard pile': 'Glóin',
    });
  });

  test('stays in the hands of other players, and may stay in yours', () => {
    dying(['Glóin', 'Aragorn'], 'Glóin')
      .pass()
      .asks('actionWindow', 0)
      .shows({ 'Beravor hand': 'Brok Ironfist', 'Éowyn hand': 'Brok Ironfist' });
  });

  test('does not come for other heroes', () => {
    dying(['Glóin', 'Aragorn'], 'Aragorn').asks('actionWindow', 0);
  });

  test('does not come for a Dwarf who is no hero', () => {
    play({
      players: [
        {
          heroes: ['Beravor'],
          area: ['Veteran Axehand'],
          hand: ['Brok Ironfist'],
          engaged: ['East Bight Patrol'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends')
      .choose('defend Veteran Axehand')
      .until('whomToAttack')
      .shows({ 'your discard pile': 'Veteran Axehand', 'your hand': 'Brok Ironfist' });
  });

  test('does not come while another one is in play', () => {
    dying(['Glóin', 'Aragorn'], 'Glóin', { area: ['Brok Ironfist'] }).asks('actionWindow', 0);
  });
});

test('what an ally does on entering play it does not do when another one enters', () => {
  play({
    players: [
      {
        heroes: ['Beravor', { card: 'Aragorn', resources: 2 }],
        hand: ['Guard of the Citadel'],
        area: ['Son of Arnor', 'Snowbourn Scout', 'Longbeard Orc Slayer'],
      },
    ],
    staging: ['Wolf Rider', 'Old Forest Road'],
  })
    .plays('Guard of the Citadel')
    .asks('planning')
    .shows({ 'Wolf Rider': '', 'Old Forest Road': '', 'your engaged': '' });
});
