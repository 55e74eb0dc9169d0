import { describe, test } from 'vitest';
import { action, enemyAttacks, query } from '../../../src/vocabulary/builders.ts';
import { saying } from '../../rules/rewording.ts';
import { play } from '../../table/play.ts';

const fighter = { card: 'Gimli', resources: 3 };

describe('Blade Mastery', () => {
  test('gives one character attack and defense until the phase ends', () => {
    play({
      players: [
        { heroes: [fighter, 'Beravor'], area: ['Veteran Axehand'], hand: ['Blade Mastery'] },
        { heroes: ['Éowyn'] },
      ],
      staging: ['East Bight Patrol'],
      phase: 'travel',
    })
      .plays('Blade Mastery')
      .offers('Gimli', 'Beravor', 'Veteran Axehand', 'Éowyn')
      .lacks('East Bight Patrol')
      .choose('Veteran Axehand')
      .has('Veteran Axehand', { attack: 3, defense: 2, willpower: 0 })
      .has('Gimli', { attack: 2, defense: 2 })
      .untilPhase('encounter')
      .asks('whomToEngage', 0)
      .has('Veteran Axehand', { attack: 2, defense: 1 });
  });
});

describe('Rain of Arrows', () => {
  const table = (heroes: readonly string[], more = {}) =>
    play({
      players: [
        {
          heroes: [fighter, 'Beravor', ...heroes],
          hand: ['Rain of Arrows'],
          engaged: ['Forest Spider', 'Wolf Rider'],
          ...more,
        },
        { heroes: ['Éowyn'], engaged: ['East Bight Patrol', 'Black Forest Bats'] },
        { heroes: ['Denethor'], area: ['Silverlode Archer'] },
      ],
      staging: ['Hummerhorns'],
    });

  test('exhausts an archer and hurts every enemy of one player by one', () => {
    table(['Legolas'], { area: ['Horseback Archer'] })
      .plays('Rain of Arrows')
      .offers('Legolas', 'Horseback Archer')
      .lacks('Gimli', 'Beravor', 'Silverlode Archer')
      .choose('Horseback Archer')
      .offers('Gimli', 'Éowyn')
      .lacks('Denethor')
      .choose('Éowyn')
      .changes({
        Gimli: 'resource 2',
        'Horseback Archer': 'exhausted',
        'East Bight Patrol': 'damage 1',
        'Black Forest Bats': 'damage 1',
        'Gimli hand': '',
        'Gimli discard pile': 'Rain of Arrows',
      });
  });

  test('needs an archer of your own who is ready', () => {
    table([]).cannot('play Rain of Arrows', 'costCannotBePaid');
    table([], { area: [{ card: 'Horseback Archer', exhausted: true }] }).cannot(
      'play Rain of Arrows',
      'costCannotBePaid',
    );
  });

  test('needs an enemy that is engaged with somebody', () => {
    play({
      players: [
        { heroes: [fighter, 'Beravor'], area: ['Horseback Archer'], hand: ['Rain of Arrows'] },
      ],
      staging: ['Hummerhorns'],
    }).cannot('play Rain of Arrows', 'noTarget');
  });
});

describe('Feint', () => {
  const table = (phase: 'combat' | 'travel' = 'combat') =>
    play({
      players: [
        { heroes: [fighter, 'Beravor'], hand: ['Feint'], engaged: ['East Bight Patrol'] },
        { heroes: ['Éowyn'], engaged: ['Wolf Rider', 'Black Forest Bats'] },
      ],
      staging: ['Hummerhorns'],
      phase,
      ...(phase === 'combat' ? { step: '6.2 action' } : {}),
    });

  test('keeps one enemy from attacking the player it is engaged with in this phase', () => {
    table()
      .plays('Feint')
      .choose('Éowyn')
      .offers('Wolf Rider', 'Black Forest Bats')
      .lacks('East Bight Patrol', 'Hummerhorns')
      .choose('Wolf Rider')
      .has('Wolf Rider', { cannotAttack: 0 })
      .until('whoDefends', 0)
      .until('undefendedDamage', 0)
      .choose('Gimli')
      .until('whoDefends', 1)
      .asks('whoDefends', 1)
      .shows({ Gimli: 'damage 3, resource 2' });
  });

  test('holds for the phase: in another one the enemy may be made to attack', () => {
    saying('Stand Together', action(enemyAttacks(query('engagedEnemies'))));
    play({
      players: [
        {
          heroes: [fighter, 'Beravor'],
          hand: ['Feint', 'Stand Together'],
          engaged: ['East Bight Patrol'],
        },
      ],
      phase: 'combat',
      step: '6.2 action',
    })
      .plays('Feint')
      .untilPhase('refresh')
      .choose('play Stand Together')
      .until('whoDefends')
      .inPhase('refresh');
  });

  test('spares that player entirely if it is their only enemy', () => {
    table()
      .plays('Feint')
      .choose('Gimli')
      .until('whichEnemyAttacks', 1)
      .shows({ Gimli: 'resource 2', Beravor: '' });
  });

  test('is for the combat phase only', () => {
    table('travel').cannot('play Feint', 'onlyInPhase');
  });

  test('needs an engaged enemy', () => {
    play({
      players: [{ heroes: [fighter, 'Beravor'], hand: ['Feint'] }],
      staging: ['Hummerhorns'],
      phase: 'combat',
      step: '6.2 action',
    }).cannot('play Feint', 'noTarget');
  });
});

describe('Quick Strike', () => {
  test('exhausts a character of yours, who attacks at once, in any phase', () => {
    play({
      players: [
        {
          heroes: [fighter, 'Beravor'],
          hand: ['Quick Strike'],
          engaged: ['Wolf Rider', 'Forest Spider'],
        },
        { heroes: ['Éowyn'], engaged: ['East Bight Patrol'] },
      ],
      staging: ['Hummerhorns'],
    })
      .plays('Quick Strike')
      .offers('Gimli', 'Beravor')
      .lacks('Éowyn')
      .choose('Gimli')
      .asks('whomToAttack', 0)
      .offers('attack Wolf Rider', 'attack Forest Spider')
      .lacks('attack East Bight Patrol', 'attack Hummerhorns', 'pass')
      .choose('attack Wolf Rider')
      .until('planning', 0)
      .changes({
        Gimli: 'resource 2, exhausted',
        'Gimli engaged': 'Forest Spider',
        'encounter discard pile': 'Wolf Rider',
        'Gimli hand': '',
        'Gimli discard pile': 'Quick Strike',
      });
  });

  test('lets archers strike enemies of others', () => {
    play({
      players: [
        { heroes: [fighter, 'Legolas', 'Beravor'], hand: ['Quick Strike'] },
        { heroes: ['Éowyn'], engaged: ['Wolf Rider'] },
      ],
    })
      .plays('Quick Strike')
      .until('useAbility', 0)
      .shows({ Legolas: 'exhausted', 'Éowyn engaged': '' });
  });

  test('lets Dúnhere strike an enemy in the staging area', () => {
    play({
      players: [{ heroes: [fighter, 'Dúnhere', 'Beravor'], hand: ['Quick Strike'] }],
      staging: ['Hummerhorns'],
    })
      .plays('Quick Strike')
      .until('planning')
      .shows({ Dúnhere: 'exhausted', 'victory display': 'Hummerhorns' });
  });

  test('is an attack that others may join from afar', () => {
    play({
      players: [
        { heroes: [fighter, 'Beravor'], hand: ['Quick Strike'], engaged: ['Forest Spider'] },
        { heroes: ['Legolas'] },
      ],
    })
      .plays('Quick Strike')
      .choose('Gimli')
      .asks('rangedHelp', 1)
      .choose('attack Legolas')
      .until('useAbility', 1)
      .shows({ 'Gimli engaged': '', Beravor: '' });
  });

  test('leaves what lasts for an attack that is going on', () => {
    play({
      players: [
        {
          heroes: [fighter, 'Legolas', 'Beravor'],
          hand: ['Quick Strike'],
          engaged: [{ card: 'East Bight Patrol', shadow: ['Dol Guldur Orcs'] }, 'Wolf Rider'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .choose('activate East Bight Patrol')
      .until('whoDefends')
      .choose('defend Beravor')
      .pass()
      .has('East Bight Patrol', { attack: 4 })
      .plays('Quick Strike')
      .choose('Gimli')
      .choose('attack Wolf Rider')
      .until('whomToAttack')
      .shows({ 'your engaged': 'East Bight Patrol', Beravor: 'damage 2, exhausted' });
  });

  test('needs somebody who is ready and can reach an enemy', () => {
    play({
      players: [
        { heroes: [fighter, 'Beravor'], hand: ['Quick Strike'] },
        { heroes: ['Éowyn'], engaged: ['Wolf Rider'] },
      ],
      staging: ['Hummerhorns'],
    }).cannot('play Quick Strike', 'costCannotBePaid');
  });
});

describe('Thicket of Spears', () => {
  const table = (resources: readonly [number, number, number], hero = 'Thalin') =>
    play({
      players: [
        {
          heroes: [
            { card: 'Gimli', resources: resources[0] },
            { card: 'Legolas', resources: resources[1] },
            { card: hero, resources: resources[2] },
          ],
          area: ['Faramir'],
          hand: ['Thicket of Spears'],
          engaged: ['Wolf Rider', 'East Bight Patrol'],
        },
        { heroes: ['Éowyn'], engaged: ['Black Forest Bats'] },
        { heroes: ['Denethor'] },
      ],
      phase: 'combat',
      step: '6.2 action',
    });

  test('keeps all enemies of one player from attacking them in this phase', () => {
    table([2, 1, 1])
      .plays('Thicket of Spears')
      .offers('Gimli', 'Éowyn')
      .lacks('Denethor')
      .choose('Gimli')
      .shows({ Gimli: 'resource 1', Legolas: '', Thalin: '' })
      .until('whoDefends', 1)
      .asks('whoDefends', 1);
  });

  test('keeps nobody from attacking others', () => {
    table([1, 1, 1]).plays('Thicket of Spears').choose('Éowyn').until('whichEnemyAttacks', 0);
  });

  test('is over with the phase', () => {
    play({
      players: [
        {
          heroes: ['Gimli', 'Legolas', 'Thalin'],
          resources: 1,
          hand: ['Thicket of Spears'],
          engaged: ['East Bight Patrol'],
        },
      ],
      phase: 'encounter',
      step: '5.3 action',
    })
      .plays('Thicket of Spears')
      .asks('whoDefends')
      .inPhase('combat');
  });

  test('has to be paid by three different heroes § play-restrictions', () => {
    table([3, 1, 0]).cannot('play Thicket of Spears', 'cannotAfford');
  });

  test('has to be paid with resources of Tactics', () => {
    table([1, 1, 1], 'Aragorn').cannot('play Thicket of Spears', 'cannotAfford');
  });
});

describe('Swift Strike', () => {
  const table = () =>
    play({
      players: [
        { heroes: ['Éowyn', 'Dúnhere'], engaged: ['Forest Spider'] },
        { heroes: [fighter, 'Beravor'], hand: ['Swift Strike'] },
      ],
      phase: 'combat',
      step: '6.3',
    });

  test('deals two damage to the attacking enemy after any defender was declared', () => {
    table()
      .until('whoDefends', 0)
      .choose('defend Éowyn')
      .asks('useAbility', 1)
      .plays('Swift Strike')
      .changes({
        Éowyn: 'exhausted',
        Gimli: 'resource 1',
        'Forest Spider': 'damage 2',
        'Gimli hand': '',
        'Gimli discard pile': 'Swift Strike',
      });
  });

  test('is no answer to an attack that nobody defends', () => {
    table().until('whoDefends', 0).pass().asks('actionWindow', 1).lacks('play Swift Strike');
  });
});

describe('Stand Together', () => {
  const table = (chosen: string) =>
    play({
      players: [
        {
          heroes: ['Gimli', 'Thalin', { card: 'Beravor', exhausted: true }],
          area: ['Veteran Axehand'],
          hand: ['Stand Together'],
          engaged: ["Ungoliant's Spawn"],
        },
        { heroes: ['Éowyn'] },
      ],
      phase: 'combat',
      step: '6.2 action',
    })
      .plays('Stand Together')
      .choose(chosen);

  test('lets a player declare any number of defenders, who defend together § several-defenders, golden-rules', () => {
    table('Gimli')
      .asks('whoDefendTogether', 0)
      .lacks('defend Beravor')
      .choose('defend Gimli', 'defend Thalin')
      .asks('assignDamage', 0)
      .offers('Gimli', 'Thalin')
      .lacks('Veteran Axehand', 'Beravor')
      .choose('Thalin')
      .shows({ Gimli: 'exhausted', Thalin: 'damage 1, exhausted', 'Veteran Axehand': '' })
      .asks('whomToAttack', 0);
  });

  test('is over with the phase', () => {
    play({
      players: [
        { heroes: ['Gimli', 'Thalin'], hand: ['Stand Together'], engaged: ['East Bight Patrol'] },
      ],
      phase: 'encounter',
      step: '5.3 action',
    })
      .choose('play Stand Together')
      .asks('whoDefends')
      .inPhase('combat');
  });

  test('changes nothing for other players', () => {
    table('Éowyn').asks('whoDefends', 0);
  });
});
