import { describe, expect, test } from 'vitest';
import {
  attack,
  attackable,
  attackEnemy,
  choose,
  damage,
  removeThreat,
  sequence,
  thwart,
  thwartable,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded, told } from '../rewording.ts';

const hulk = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...more }], threat: 4, ...rest });

describe('an ability labeled as an attack § attack-player-ability-type, labeled-ability', () => {
  test('is an attack by the identity, which is not exhausted for it', () => {
    hulk({ hand: ['Haymaker', 'Energy'], area: ['Superhuman Strength'] })
      .choose('play Haymaker')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 3, stunned 1', 'She-Hulk': '' })
      .shows({ 'your discard pile': 'Energy, Haymaker, Superhuman Strength' });
  });

  test('may be used by an exhausted hero § exhausted', () => {
    hulk({ hand: ['Haymaker', 'Energy'], exhausted: true })
      .choose('play Haymaker')
      .shows({ Rhino: 'damage 3', 'She-Hulk': 'exhausted' });
  });

  test('is no basic attack § basic-power', () => {
    hulk({ hand: ['Haymaker', 'Energy', 'One-Two Punch', 'Genius'] })
      .choose('play Haymaker')
      .pay('Energy')
      .asks('playerTurn');
  });

  test('is one attack, however many times it deals damage', () => {
    reworded('Haymaker', {
      effect: attack(choose(attackable, (foe) => sequence(damage(1, foe), damage(1, foe)))),
    });
    const table = hulk({
      hand: ['Haymaker', 'Energy'],
      area: ['Superhuman Strength'],
    }).choose('play Haymaker');
    table.shows({ Rhino: 'damage 2, stunned 1' });
    expect(told(table, 'statusGiven')).toHaveLength(1);
  });

  test('a bonus raises each instance of its damage', () => {
    reworded('Haymaker', {
      effect: attack(choose(attackable, (foe) => sequence(damage(1, foe), damage(1, foe)))),
    });
    hulk({ hand: ['Haymaker', 'Energy'] }, { gains: { Haymaker: { eventDamage: 2 } } })
      .choose('play Haymaker')
      .shows({ Rhino: 'damage 6' });
  });

  test('what it deals in addition is not an instance of its own for that § additional', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          hand: ['Repulsor Blast', 'Backflip'],
          deck: ['Energy', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
        },
      ],
      gains: { 'Repulsor Blast': { eventDamage: 1 } },
    })
      .choose('play Repulsor Blast')
      .shows({ Rhino: 'damage 6' });
  });

  test('needs somebody who can be attacked § target', () => {
    hulk({ hand: ['Haymaker', 'Energy'] }, { gains: { Rhino: { cannotBeAttacked: 1 } } }).cannot(
      'play Haymaker',
      'cannotBeAttacked',
    );
  });

  test('needs somebody who can take damage § target', () => {
    hulk({ hand: ['Haymaker', 'Energy'] }, { gains: { Rhino: { cannotTakeDamage: 1 } } }).cannot(
      'play Haymaker',
      'cannotTakeDamage',
    );
  });

  test('a tough enemy is a target: the damage is dealt, though it is prevented § target', () => {
    hulk({ hand: ['Haymaker', 'Energy'] }, { villain: { status: ['tough'] } })
      .choose('play Haymaker')
      .shows({ Rhino: '' });
  });
});

describe('several attacks by one ability § attack-player-ability-type', () => {
  const twice = () => reworded('Haymaker', { effect: sequence(attackEnemy(1), attackEnemy(2)) });

  test('are attacks of their own: each is answered', () => {
    twice();
    hulk({ hand: ['Haymaker', 'Energy'], engaged: ['M.O.D.O.K.'] })
      .choose('play Haymaker')
      .choose('M.O.D.O.K.')
      .asks('chooseCard')
      .shows({ 'She-Hulk': 'damage 2', 'M.O.D.O.K.': 'damage 1' })
      .choose('M.O.D.O.K.')
      .asks('playerTurn')
      .shows({ 'She-Hulk': 'damage 4', 'M.O.D.O.K.': 'damage 3' });
  });

  test('a stunned card cancels the first of them only', () => {
    twice();
    hulk({ hand: ['Haymaker', 'Energy'], status: ['stunned'] })
      .choose('play Haymaker')
      .shows({ 'She-Hulk': '', Rhino: 'damage 2' });
  });

  test('each may defeat a guard for the next', () => {
    twice();
    hulk({ hand: ['Haymaker', 'Energy'], engaged: [{ card: 'Hydra Mercenary', damage: 2 }] })
      .choose('play Haymaker')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 2', 'encounter discard pile': 'Hydra Mercenary' });
  });
});

describe('who has attacked', () => {
  test('an ally attacks for itself, not for the identity § ally, you', () => {
    hulk({ area: ['Hellcat', 'Superhuman Strength'] })
      .choose('attack Hellcat')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 1', 'your play area': 'Hellcat, She-Hulk, Superhuman Strength' });
  });

  test('what an ally has defeated the identity has not § ally, you', () => {
    hulk({
      area: ['Hellcat', 'Interrogation Room'],
      hand: ['Chase Them Down'],
      engaged: [{ card: 'Shocker', damage: 2 }],
    })
      .choose('attack Hellcat')
      .choose('Shocker')
      .asks('playerTurn')
      .shows({ 'encounter discard pile': 'Shocker', 'The Break-In!': 'threat 4' });
  });

  test('damage by a support is no attack of the identity § support, you', () => {
    hulk({
      area: ['Tac Team'],
      hand: ['Chase Them Down'],
      engaged: [{ card: 'Shocker', damage: 1 }],
    })
      .choose('use Tac Team')
      .choose('Shocker')
      .asks('playerTurn')
      .shows({ 'encounter discard pile': 'Shocker', 'your hand': 'Chase Them Down' });
  });

  test('an attack with an upgrade of the identity is its own § upgrade, you', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          area: ['Powered Gauntlets'],
          hand: ['Chase Them Down'],
          engaged: [{ card: 'Shocker', damage: 2 }],
        },
      ],
      threat: 4,
    })
      .choose('use Powered Gauntlets')
      .choose('Shocker')
      .choose('play Chase Them Down')
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2' });
  });
});

describe('what comes after an attack § attack-player-ability-type', () => {
  test('retaliate, forced responses, other responses, consequential damage § priority-levels, consequential-damage, retaliate-x, ability', () => {
    const table = hulk({
      area: ['Hulk'],
      engaged: ['M.O.D.O.K.'],
      deck: ['Energy'],
    })
      .choose('attack Hulk')
      .choose('M.O.D.O.K.');
    // 3 by Hulk, 2 in return, 1 to everybody by what he does after attacking, 1 in the end.
    const hits = table.log.filter(({ line }) => line.say === 'damaged');
    expect(hits.map(({ line }) => line.count)).toEqual([3, 2, 1, 1, 1, 1, 1]);
    table.asks('playerTurn').shows({ Hulk: 'damage 4, exhausted', 'M.O.D.O.K.': 'damage 4' });
  });

  test('an attack that defeats its target has been made', () => {
    hulk({ area: ['Superhuman Strength'], engaged: ['Shocker'], hand: ['One-Two Punch', 'Energy'] })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .asks('useAbility')
      .choose('play One-Two Punch')
      .asks('playerTurn')
      .shows({ 'She-Hulk': '' });
  });
});

describe('an ability labeled as a thwart § thwart, labeled-ability', () => {
  test('is a thwart by the identity, which is not exhausted for it', () => {
    hulk({ hand: ['For Justice!', 'Energy'] })
      .choose('play For Justice!')
      .changes({
        'The Break-In!': 'threat 1',
        'your hand': '',
        'your discard pile': 'Energy, For Justice!',
      });
  });

  test('needs a scheme that can be thwarted', () => {
    hulk({ hand: ['For Justice!', 'Energy'] }, { threat: 0 }).cannot(
      'play For Justice!',
      'noTarget',
    );
  });

  test('a bonus raises each instance of threat it removes', () => {
    reworded('For Justice!', {
      effect: thwart(
        choose(thwartable, (scheme) => sequence(removeThreat(1, scheme), removeThreat(1, scheme))),
      ),
    });
    hulk({ hand: ['For Justice!', 'Energy'] }, { gains: { 'For Justice!': { eventThwart: 1 } } })
      .choose('play For Justice!')
      .shows({ 'The Break-In!': '' });
  });

  test('is not a thwart by an ally', () => {
    hulk({ hand: ['For Justice!', 'Energy'], area: ['Daredevil'] })
      .choose('play For Justice!')
      .asks('playerTurn')
      .shows({ Rhino: '', Daredevil: '' });
  });
});
