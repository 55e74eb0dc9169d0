import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('ant');

const scott = { hero: 'ant-man' } as const;
const giant = { hero: 'ant-man', form: 'hero', side: '12001c' } as const;
const tiny = { hero: 'ant-man', form: 'hero', side: '12001a' } as const;
const [GIANT, TINY] = ['Ant-Man (Avenger, Giant)', 'Ant-Man (Avenger, Tiny)'];

describe('Ant-Man', () => {
  test('removes 1 threat as he turns tiny, deals 1 damage as he turns giant', () => {
    const turned = (side: string) =>
      play({ players: [scott], threat: 2 })
        .choose('change form')
        .choose(side)
        .choose('use Ant-Man');
    turned(TINY).shows({ 'The Break-In!': 'threat 1', Rhino: '' });
    turned(GIANT).shows({ 'The Break-In!': 'threat 2', Rhino: 'damage 1' });
  });

  test('heals 1 damage as he turns into Scott Lang', () => {
    play({ players: [{ ...giant, damage: 3 }] })
      .choose('change form')
      .choose('Scott Lang (Civilian)')
      .choose('use Scott Lang')
      .shows({ 'Scott Lang': 'damage 2' });
  });
});

describe('Wasp, the ally', () => {
  const entering = (more: object) =>
    play({
      players: [{ ...more, hero: 'ant-man', hand: ['12002', 'Hive Mind', 'Energy'] }],
      threat: 3,
    }).choose('play Wasp');

  test('deals 2 damage beside a giant, removes 2 threat beside a tiny hero', () => {
    entering(giant).choose('use Wasp').shows({ Rhino: 'damage 2', 'The Break-In!': 'threat 3' });
    entering(tiny).choose('use Wasp').shows({ Rhino: '', 'The Break-In!': 'threat 1' });
    entering(scott).asks('playerTurn').shows({ Rhino: '' });
  });
});

describe('Giant Stomp', () => {
  const hand = ['Giant Stomp', 'Energy', 'Hive Mind'];

  test('deals 1 damage to each minion and 8 to an enemy', () => {
    play({ players: [{ ...giant, hand, engaged: ['Sandman', 'Shocker'] }] })
      .choose('play Giant Stomp')
      .choose('Rhino')
      .shows({ Rhino: 'damage 8', Sandman: 'damage 1', Shocker: 'damage 1' });
  });

  test('is for the giant', () => {
    play({ players: [{ ...tiny, hand }] }).cannot('play Giant Stomp', 'conditionNotMet');
  });
});

test('Hive Mind removes 2 threat and 1 more for each Army of Ants of yours, in tiny form', () => {
  const hand = ['Hive Mind', 'Energy'];
  const area = ['Army of Ants', 'Army of Ants'];
  play({ players: [{ ...tiny, hand, area }], threat: 6 })
    .choose('play Hive Mind')
    .shows({ 'The Break-In!': 'threat 2' });
  play({
    players: [
      { ...tiny, hand },
      { hero: 'spider-man', area },
    ],
    threat: 6,
  })
    .choose('play Hive Mind')
    .shows({ 'The Break-In!': 'threat 4' });
  play({ players: [{ ...giant, hand }], threat: 3 }).cannot('play Hive Mind', 'conditionNotMet');
});

test('Resize turns the hero into his other hero form and draws a card', () => {
  play({ players: [{ ...giant, hand: ['Resize'], deck: ['Giant Stomp'] }], threat: 2 })
    .choose('play Resize')
    .choose('use Ant-Man')
    .shows({ 'The Break-In!': 'threat 1', 'your hand': 'Giant Stomp' })
    .choose('change form')
    .offers(GIANT, 'Scott Lang (Civilian)');
  play({ players: [{ ...scott, hand: ['Resize'] }] }).lacks('play Resize');
});

describe('Pym Particles', () => {
  const spending = (more: object) =>
    play({
      players: [
        { ...more, hero: 'ant-man', damage: 3, hand: ['Army of Ants', '12006'], deck: ['Resize'] },
      ],
    }).choose('play Army of Ants');

  test('heal 2 damage from the giant who spends them, and draw a card for the tiny hero', () => {
    spending(giant)
      .choose('use Pym Particles')
      .shows({ 'Ant-Man': 'damage 1', 'your hand': '' })
      .holds('your play area', 'Army of Ants');
    spending(tiny)
      .choose('use Pym Particles')
      .shows({ 'Ant-Man': 'damage 3', 'your hand': 'Resize' });
  });

  test('do nothing for the alter-ego, nor when they are discarded', () => {
    spending(scott).asks('playerTurn').shows({ 'Scott Lang': 'damage 3' });
    play({ players: [{ ...scott, hand: ['Resize', '12006'] }] })
      .choose('change form')
      .choose(GIANT)
      .pass()
      .asks('playerTurn');
  });
});

test('Army of Ants exhausts to deal 1 damage, in tiny form', () => {
  play({ players: [{ ...tiny, area: ['Army of Ants'] }] })
    .choose('use Army of Ants')
    .shows({ Rhino: 'damage 1', 'Army of Ants': 'exhausted' });
  play({ players: [{ ...giant, area: ['Army of Ants'] }] }).lacks('use Army of Ants');
});

test('Ant-Man’s Helmet heals 2 damage from a new giant, and draws a card for a new tiny hero', () => {
  const turned = (side: string) =>
    play({
      players: [{ ...scott, damage: 3, area: ["Ant-Man's Helmet"], deck: ['Resize'] }],
      threat: 1,
    })
      .choose('change form')
      .choose(side)
      .choose("use Ant-Man's Helmet")
      .pass();
  turned(GIANT).shows({ 'Ant-Man': 'damage 1', 'your hand': '' });
  turned(TINY).shows({ 'Ant-Man': 'damage 3', 'your hand': 'Resize' });
});

test('Giant Strength adds 1 to the ATK of a new giant until the turn ends', () => {
  const table = play({
    players: [{ ...tiny, hand: ['Resize'], area: ['Giant Strength'] }],
    villain: { status: ['stunned', 'confused'] },
    encounterDeck: ['Advance', 'Advance', 'Advance'],
  })
    .choose('play Resize')
    .choose('use Giant Strength')
    .pass()
    .choose('attack Ant-Man')
    .shows({ Rhino: 'confused 1, damage 4, stunned 1' })
    .endTurn();
  table.passAll().choose('attack Ant-Man').shows({ Rhino: 'damage 7' });
});

test('Wrist Gauntlets stun for a giant and confuse for a tiny hero, at a price', () => {
  const using = (more: object, hand: readonly string[]) =>
    play({ players: [{ ...more, hero: 'ant-man', hand, area: ['Wrist Gauntlets'] }] });
  using(giant, ['Hive Mind', 'Resize'])
    .choose('use Wrist Gauntlets')
    .shows({ Rhino: 'stunned 1', 'Wrist Gauntlets': 'exhausted', 'your hand': '' });
  using(tiny, ['Giant Stomp', 'Giant Strength'])
    .choose('use Wrist Gauntlets')
    .shows({ Rhino: 'confused 1', 'your hand': '' });
  using(tiny, ['Hive Mind', 'Resize']).lacks('use Wrist Gauntlets');
});

describe('Care for Cassie', () => {
  const caring = () =>
    play({
      players: [{ ...giant, hand: ['Resize', 'Hive Mind'], dealt: ['Care for Cassie'] }],
      villain: { status: ['stunned'] },
      encounterDeck: ['Advance', 'Advance', 'Advance', 'Advance'],
      phase: 'villain',
    });

  test('costs a card, and keeps the form until your next turn ends', () => {
    const table = caring()
      .choose('no')
      .choose('Hive Mind')
      .shows({ 'your hand': 'Resize', 'your obligations': '' })
      .lacks('change form')
      .endTurn();
    table.passAll().asks('playerTurn').offersAmongOthers('change form');
  });

  test('is removed from the game by Scott Lang, who exhausts', () => {
    caring()
      .choose('yes')
      .passAll()
      .choose('option 1')
      .shows({ 'Scott Lang': 'exhausted', 'your obligations': '' });
  });
});

describe('Tech Theft', () => {
  test('empties the text boxes of Tech cards of players', () => {
    play({
      players: [{ ...scott, damage: 3, area: ["Ant-Man's Helmet"] }],
      sideSchemes: [{ card: 'Tech Theft', threat: 2 }],
    })
      .choose('change form')
      .choose(GIANT)
      .lacks("use Ant-Man's Helmet")
      .pass();
  });
});

describe('Yellowjacket', () => {
  const attacked = (more: object) =>
    play({
      players: [{ ...more, hero: 'ant-man', engaged: ['Yellowjacket'] }],
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Hydra Mercenary'],
      phase: 'villain',
    });

  test('hits a tiny hero harder', () => {
    attacked(tiny).pass().shows({ 'Ant-Man': 'damage 3' });
    attacked(giant).pass().shows({ 'Ant-Man': 'damage 2' });
  });

  test('hits back at a giant', () => {
    const hitting = (more: object) =>
      play({ players: [{ ...more, hero: 'ant-man', engaged: ['Yellowjacket'] }] })
        .choose('attack Ant-Man')
        .choose('Yellowjacket');
    hitting(giant).shows({ 'Ant-Man': 'damage 1, exhausted' });
    hitting(tiny).shows({ 'Ant-Man': 'exhausted' });
  });
});

describe('Size Increase', () => {
  const revealing = (engaged: readonly string[]) =>
    play({
      players: [{ ...scott, dealt: ['Size Increase'], engaged }],
      villain: { status: ['confused'] },
      encounterDeck: ['Hydra Mercenary', 'Advance'],
      phase: 'villain',
    });

  test('goes on Yellowjacket, or on the villain', () => {
    revealing(['Yellowjacket']).shows({ 'Size Increase': 'size 3, on Yellowjacket' });
    revealing([]).shows({ 'Size Increase': 'size 3, on Rhino' });
  });

  test('shrinks with each activation of its host', () => {
    play({
      players: [scott],
      villain: { attached: ['Size Increase'] },
      encounterDeck: ['Hydra Mercenary', 'Advance'],
      phase: 'villain',
    })
      .passAll()
      .shows({ 'Size Increase': 'size 2, on Rhino' });
  });
});

test('Yellowjacket’s Plan reveals the next card of the nemesis set', () => {
  play({
    players: [{ ...scott, dealt: ["Yellowjacket's Plan"] }],
    villain: { status: ['confused'] },
    encounterDeck: ['Hydra Mercenary', 'Advance', 'Yellowjacket'],
    phase: 'villain',
  })
    .passAll()
    .holds('your engaged', 'Yellowjacket')
    .holds('encounter discard pile', 'Advance');
});
