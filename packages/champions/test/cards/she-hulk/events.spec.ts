import { describe, expect, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Gamma Slam', () => {
  test('needs damage sustained § attack-player-ability-type, target', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['Gamma Slam', 'Energy', 'Strength'] }],
    }).cannot('play Gamma Slam', 'noTarget');
  });

  const hand = ['Gamma Slam', 'Energy', 'Strength'];
  const paid = 'Energy, Gamma Slam, Strength';

  test('deals as much damage as she has sustained, to one enemy § sustained-damage', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', damage: 9, hand, engaged: ['Sandman'] }],
    })
      .choose('play Gamma Slam')
      .asks('chooseCard')
      .offers('Rhino', 'Sandman')
      .choose('Rhino')
      .changes({ Rhino: 'damage 9', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
  });

  test('deals 15 at most', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', damage: 16, hand }],
      villain: { stage: 'III' },
      gains: { 'She-Hulk': { hitPoints: 2 } },
    })
      .choose('play Gamma Slam')
      .shows({ Rhino: 'damage 15' })
      .asks('playerTurn');
  });

  test('attacks: a guard stops it, a tough card prevents it, a stunned hero wastes it', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', damage: 9, hand, engaged: ['Hydra Soldier'] }],
    })
      .choose('play Gamma Slam')
      .shows({ Rhino: '', 'your engaged': '' })
      .asks('playerTurn');
    play({
      players: [{ hero: 'she-hulk', form: 'hero', damage: 9, hand }],
      villain: { status: ['tough'] },
    })
      .choose('play Gamma Slam')
      .changes({ Rhino: '', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
    play({
      players: [{ hero: 'she-hulk', form: 'hero', damage: 9, status: ['stunned'], hand }],
    })
      .choose('play Gamma Slam')
      .changes({ 'She-Hulk': 'damage 9', 'your hand': '', 'your discard pile': paid })
      .asks('playerTurn');
  });

  test('is played in hero form and costs 4', () => {
    play({ players: [{ hero: 'she-hulk', damage: 9, hand }] }).cannot(
      'play Gamma Slam',
      'conditionNotMet',
    );
    play({
      players: [{ hero: 'she-hulk', form: 'hero', damage: 9, hand: ['Gamma Slam', 'Energy'] }],
    }).cannot('play Gamma Slam', 'cannotPay');
  });
});

describe('Ground Stomp', () => {
  const hand = ['Ground Stomp', 'Energy'];

  test('deals 1 damage to every enemy and to nobody else', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', hand, area: ['Hellcat'], engaged: ['Hydra Mercenary'] },
        {
          hero: 'spider-man',
          engaged: [
            { card: 'Sandman', status: ['tough'] },
            { card: 'Hydra Bomber', damage: 1 },
          ],
        },
      ],
    })
      .choose('play Ground Stomp')
      .changes({
        Rhino: 'damage 1',
        'Hydra Mercenary': 'damage 1',
        Sandman: '',
        'Hydra Bomber': '',
        'Spider-Man engaged': 'Sandman',
        'encounter discard pile': 'Hydra Bomber',
        'She-Hulk hand': '',
        'She-Hulk discard pile': 'Energy, Ground Stomp',
      })
      .asks('playerTurn', 0);
  });

  test('is no attack: neither stun nor retaliation matters', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', status: ['stunned'], hand, engaged: ['M.O.D.O.K.'] },
      ],
    })
      .choose('play Ground Stomp')
      .changes({
        Rhino: 'damage 1',
        'M.O.D.O.K.': 'damage 1',
        'your hand': '',
        'your discard pile': 'Energy, Ground Stomp',
      })
      .asks('playerTurn');
  });

  test('is played in hero form', () => {
    play({ players: [{ hero: 'she-hulk', hand }] }).cannot('play Ground Stomp', 'conditionNotMet');
  });
});

describe('Legal Practice', () => {
  const hand = ['Legal Practice', 'Energy', 'Genius', 'Strength'];

  test('removes 1 threat for each card discarded, all from one scheme § for-each, scheme-card-type', () => {
    play({
      players: [{ hero: 'she-hulk', hand }],
      threat: 5,
      sideSchemes: [{ card: 'Bomb Scare', threat: 5 }],
    })
      .choose('play Legal Practice')
      .asks('chooseCards')
      .offers('Energy', 'Genius', 'Strength')
      .lacks('Legal Practice')
      .choose('Energy', 'Genius')
      .asks('chooseCard')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('Bomb Scare')
      .changes({
        'Bomb Scare': 'threat 3',
        'your hand': 'Strength',
        'your discard pile': 'Energy, Genius, Legal Practice',
      })
      .asks('playerTurn');
  });

  test('takes five cards at most', () => {
    const six = new Array<string>(6).fill('Energy');
    const table = play({
      players: [{ hero: 'she-hulk', hand: ['Legal Practice', ...six] }],
      threat: 6,
    }).choose('play Legal Practice');
    expect(table.prompt).toMatchObject({ least: 1, most: 5 });
    table
      .choose(...six.slice(1))
      .shows({ 'The Break-In!': 'threat 1', 'your hand': 'Energy' })
      .asks('playerTurn');
  });

  test('is a thwart: it is lost on the confused, and a crisis protects the main scheme', () => {
    play({ players: [{ hero: 'she-hulk', status: ['confused'], hand }], threat: 5 })
      .choose('play Legal Practice')
      .choose('Energy')
      .changes({
        'Jennifer Walters': '',
        'your hand': 'Genius, Strength',
        'your discard pile': 'Energy, Legal Practice',
      })
      .asks('playerTurn');
    play({
      players: [{ hero: 'she-hulk', hand }],
      threat: 5,
      sideSchemes: [{ card: 'Crowd Control', threat: 5 }],
    })
      .choose('play Legal Practice')
      .choose('Energy')
      .shows({ 'The Break-In!': 'threat 5', 'Crowd Control': 'threat 4' })
      .asks('playerTurn');
  });

  test('needs an alter-ego, a card to discard and threat to remove', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand }], threat: 5 }).cannot(
      'play Legal Practice',
      'conditionNotMet',
    );
    play({ players: [{ hero: 'she-hulk', hand: ['Legal Practice'] }], threat: 5 }).cannot(
      'play Legal Practice',
      'costCannotBePaid',
    );
    play({ players: [{ hero: 'she-hulk', hand }] }).cannot('play Legal Practice', 'noTarget');
  });
});

describe('One-Two Punch', () => {
  const hand = ['One-Two Punch', 'Strength'];

  test('readies her after a basic attack', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand }] })
      .choose('attack She-Hulk')
      .asks('useAbility', 0)
      .choose('play One-Two Punch')
      .changes({
        Rhino: 'damage 3',
        'your hand': '',
        'your discard pile': 'One-Two Punch, Strength',
      })
      .choose('attack She-Hulk')
      .changes({ Rhino: 'damage 6', 'She-Hulk': 'exhausted' })
      .asks('playerTurn');
  });

  test('does not follow an attack by an event or an ally, nor one that a stun canceled', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          exhausted: true,
          hand: ['Haymaker', 'Energy', 'One-Two Punch', 'Strength'],
          area: ['Hellcat'],
        },
      ],
    })
      .choose('play Haymaker')
      .pay('Energy')
      .asks('playerTurn')
      .choose('attack Hellcat')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 4', 'your hand': 'One-Two Punch, Strength' });
    play({ players: [{ hero: 'she-hulk', form: 'hero', status: ['stunned'], hand }] })
      .choose('attack She-Hulk')
      .shows({ Rhino: '', 'She-Hulk': 'exhausted' });
  });

  test('follows no thwart and is not played without a reason', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand, damage: 1 }], threat: 3 })
      .lacks('play One-Two Punch')
      .choose('thwart She-Hulk')
      .shows({ 'The Break-In!': 'threat 2', 'your hand': 'One-Two Punch, Strength' });
  });
});

describe('Split Personality', () => {
  const hand = ['Split Personality', 'Energy', 'Genius', 'Strength'];

  test('changes her form and then draws up to the hand size printed on the new side', () => {
    const deck = new Array<string>(6).fill('Hellcat');
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand, deck }] })
      .choose('play Split Personality')
      .pay('Energy', 'Genius')
      .changes({
        'your play area': 'Jennifer Walters',
        'your hand': 'Hellcat, Hellcat, Hellcat, Hellcat, Hellcat, Strength',
        'your deck': 41,
        'your discard pile': 'Energy, Genius, Split Personality',
      })
      .asks('playerTurn');
    play({ players: [{ hero: 'she-hulk', hand, deck }] })
      .choose('play Split Personality')
      .pay('Energy', 'Genius')
      .pass()
      .shows({ 'your play area': 'She-Hulk', 'your hand': 'Hellcat, Hellcat, Hellcat, Strength' })
      .asks('playerTurn');
  });

  test('leaves her the change of form of her turn', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand }] })
      .choose('change form')
      .choose('play Split Personality')
      .pay('Energy', 'Genius')
      .pass()
      .cannot('change form', 'alreadyChanged')
      .shows({ 'your play area': 'She-Hulk' });
    play({ players: [{ hero: 'she-hulk', form: 'hero', hand }] })
      .choose('play Split Personality')
      .pay('Energy', 'Genius')
      .offers(
        'change form',
        'end turn',
        'play Combat Training',
        'play Combat Training',
        'play Superhuman Law Division',
        'play Tenacity',
      )
      .asks('playerTurn');
  });

  test('draws nothing with a full hand', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: [...hand, 'Hellcat', 'Legal Practice', 'Gamma Slam', 'One-Two Punch'],
        },
      ],
    })
      .choose('play Split Personality')
      .pay('Energy', 'Genius')
      .pass()
      .shows({ 'your hand': 'Gamma Slam, Hellcat, Legal Practice, One-Two Punch, Strength' })
      .asks('playerTurn');
  });
});
