import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

// Its ready deck has cards of the others.
await loadPack('wsp', 'ant', 'bkw');

const nadia = { hero: 'wasp' } as const;
const giant = { hero: 'wasp', form: 'hero', side: '13001c' } as const;
const tiny = { hero: 'wasp', form: 'hero', side: '13001a' } as const;

describe('Wasp', () => {
  test('deals 1 damage to the villain for a minion or side scheme that she defeats', () => {
    play({ players: [{ ...tiny, engaged: [{ card: 'Hydra Mercenary', damage: 2 }] }] })
      .choose('attack Wasp')
      .choose('use Wasp')
      .shows({ Rhino: 'damage 1' });
    play({ players: [tiny], threat: 1, sideSchemes: [{ card: 'Bomb Scare', threat: 1 }] })
      .choose('thwart Wasp')
      .choose('Bomb Scare')
      .choose('use Wasp')
      .shows({ Rhino: 'damage 1' });
  });

  test('also by an event, not by an ally', () => {
    play({
      players: [
        { ...tiny, hand: ['Wasp Sting', 'Giant Help', 'Giant Help'], engaged: ['Hydra Mercenary'] },
      ],
    })
      .choose('play Wasp Sting')
      .choose('use Wasp')
      .shows({ Rhino: 'damage 1' });
    play({
      players: [{ ...tiny, area: ['13002'], engaged: [{ card: 'Hydra Mercenary', damage: 1 }] }],
    })
      .choose('attack Ant-Man')
      .asks('playerTurn');
  });

  test('as a giant divides her basic powers', () => {
    play({ players: [{ ...giant, engaged: ['Sandman'] }] })
      .choose('attack Wasp')
      .choose('Rhino', 'Sandman')
      .choose('Rhino')
      .shows({ Rhino: 'damage 1', Sandman: 'damage 1' });
    play({ players: [giant], threat: 2, sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] })
      .choose('thwart Wasp')
      .choose('Bomb Scare', 'The Break-In!')
      .choose('Bomb Scare')
      .shows({ 'The Break-In!': 'threat 1', 'Bomb Scare': 'threat 2' });
  });
});

test('Nadia Van Dyne shuffles up to 2 cards with a mental resource into her deck, once per round', () => {
  const discard = ['Giant Help', 'Wasp Sting', 'Rapid Growth'];
  play({ players: [{ ...nadia, discard, wholeDeck: ['Rapid Growth'] }] })
    .choose('use Nadia Van Dyne')
    .offers('Giant Help', 'Wasp Sting')
    .choose('Giant Help', 'Wasp Sting')
    .shows({ 'your discard pile': 'Rapid Growth', 'your deck': 3 })
    .lacks('use Nadia Van Dyne');
});

test('Ant-Man, the ally, grows and shrinks with her', () => {
  const beside = (more: object, power: 'attack' | 'thwart') =>
    play({ players: [{ ...more, hero: 'wasp', area: ['13002'] }], threat: 6 }).choose(
      `${power} Ant-Man`,
    );
  beside(giant, 'attack').shows({ Rhino: 'damage 3' });
  beside(tiny, 'attack').shows({ Rhino: 'damage 2' });
  beside(tiny, 'thwart').shows({ 'The Break-In!': 'threat 3' });
  beside(giant, 'thwart').shows({ 'The Break-In!': 'threat 4' });
});

test('Giant Help removes 3 threat, or as a giant 4 from among the schemes', () => {
  const helping = (more: object) =>
    play({
      players: [{ ...more, hero: 'wasp', hand: ['Giant Help', 'Wasp Sting', 'Rapid Growth'] }],
      threat: 5,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    }).choose('play Giant Help');
  helping(tiny).choose('The Break-In!').shows({ 'The Break-In!': 'threat 2' });
  const divided = helping(giant);
  for (const scheme of ['Bomb Scare', 'The Break-In!', 'The Break-In!', 'Bomb Scare']) {
    divided.choose(scheme);
  }
  divided.shows({ 'The Break-In!': 'threat 3', 'Bomb Scare': 'threat 1' });
});

test('Pinpoint Strike deals 7 damage, as a tiny hero 8 with overkill', () => {
  const strike = (more: object) =>
    play({
      players: [
        {
          ...more,
          hero: 'wasp',
          hand: ['Pinpoint Strike', 'Giant Help', 'Wasp Sting', 'Rapid Growth'],
          engaged: ['Sandman'],
        },
      ],
    })
      .choose('play Pinpoint Strike')
      .choose('Sandman');
  strike(giant).shows({ Rhino: '', 'your engaged': '' });
  strike(tiny).pass().shows({ Rhino: 'damage 4', 'your engaged': '' });
});

describe('Rapid Growth', () => {
  const hand = ['Rapid Growth', 'Giant Help'];

  test('turns her into a giant and adds 2 to the power she uses', () => {
    play({ players: [{ ...tiny, hand }], threat: 6 })
      .choose('thwart Wasp')
      .choose('play Rapid Growth')
      .shows({ 'The Break-In!': 'threat 2', Wasp: 'exhausted' });
    play({ players: [{ ...tiny, hand }] })
      .choose('attack Wasp')
      .choose('play Rapid Growth')
      .shows({ Rhino: 'damage 4' });
    play({
      players: [{ ...tiny, hand }],
      gains: { Rhino: { atk: 4 } },
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Wasp')
      .choose('play Rapid Growth')
      .shows({ Wasp: 'damage 1, exhausted' })
      .asks('playerTurn');
  });

  test('is used up with that power', () => {
    play({ players: [{ ...tiny, hand: [...hand, 'Wasp Sting', 'Giant Help', 'Giant Help'] }] })
      .choose('attack Wasp')
      .choose('play Rapid Growth')
      .pay('Giant Help')
      .shows({ Rhino: 'damage 4' })
      .choose('play Wasp Sting')
      .shows({ Rhino: 'damage 8' });
  });
});

describe('Wasp Sting', () => {
  const hand = ['Wasp Sting', 'Giant Help', 'Rapid Growth'];

  test('deals 5 damage as a tiny hero', () => {
    play({ players: [{ ...tiny, hand }] })
      .choose('play Wasp Sting')
      .shows({ Rhino: 'damage 5' });
  });

  test('deals 4 damage as a giant, divided among enemies', () => {
    const sting = play({ players: [{ ...giant, hand, engaged: ['Sandman'] }] }).choose(
      'play Wasp Sting',
    );
    for (const foe of ['Rhino', 'Sandman', 'Sandman', 'Rhino']) sting.choose(foe);
    sting.shows({ Rhino: 'damage 2', Sandman: 'damage 2' });
  });
});

test('Red Room Training gives retaliate 1 to a giant, piercing to basic attacks of a tiny hero', () => {
  const trained = (more: object, hand: readonly string[] = []) =>
    play({
      players: [{ ...more, hero: 'wasp', hand, area: ['Red Room Training'] }],
      villain: { status: ['tough'] },
    });
  trained(tiny).choose('attack Wasp').shows({ Rhino: 'damage 1' });
  trained(giant).choose('attack Wasp').shows({ Rhino: '' });
  trained(tiny, ['Wasp Sting', 'Giant Help', 'Rapid Growth'])
    .choose('play Wasp Sting')
    .shows({ Rhino: '' });
  const attacked = (more: object) =>
    play({
      players: [{ ...more, hero: 'wasp', area: ['Red Room Training'] }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    }).pass();
  attacked(giant).shows({ Rhino: 'damage 1' });
  attacked(tiny).shows({ Rhino: '' });
});

test('Bio-Synthetic Wings prevent 1 damage to a tiny hero', () => {
  const attacked = (more: object) =>
    play({
      players: [{ ...more, hero: 'wasp', area: ['Bio-Synthetic Wings'] }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    }).pass();
  attacked(tiny).choose('use Bio-Synthetic Wings').shows({ Wasp: 'damage 1' });
  attacked(giant).shows({ Wasp: 'damage 2' }).asks('playerTurn');
});

test('Wasp’s Helmet adds 1 to THW of a giant, to ATK of a tiny hero', () => {
  const using = (more: object, power: 'attack' | 'thwart') =>
    play({ players: [{ ...more, hero: 'wasp', area: ["Wasp's Helmet"] }], threat: 6 }).choose(
      `${power} Wasp`,
    );
  using(giant, 'thwart').shows({ 'The Break-In!': 'threat 3' });
  using(tiny, 'thwart').shows({ 'The Break-In!': 'threat 5' });
  using(tiny, 'attack').shows({ Rhino: 'damage 2' });
  using(giant, 'attack').shows({ Rhino: 'damage 2' });
});

test('Red Dreams take the cards with a mental resource and 1 damage', () => {
  play({
    players: [{ ...tiny, hand: ['Giant Help', 'Rapid Growth'], dealt: ['Red Dreams'] }],
    villain: { status: ['stunned'] },
    encounterDeck: ['Hydra Mercenary'],
    phase: 'villain',
  })
    .choose('no')
    .shows({ 'your hand': 'Rapid Growth', Wasp: 'damage 1', 'your obligations': '' });
});

describe('the nemesis set of Wasp', () => {
  test('Mother’s Orders make a basic attack of a hero cost a resource', () => {
    const sideSchemes = [{ card: "Mother's Orders", threat: 2 }];
    play({ players: [{ ...tiny, hand: ['Giant Help'], area: ['13002'] }], sideSchemes })
      .choose('attack Wasp')
      .shows({ Rhino: 'damage 1', 'your hand': '' });
    play({ players: [{ ...tiny, area: ['13002'] }], sideSchemes })
      .lacks('attack Wasp')
      .choose('attack Ant-Man')
      .shows({ Rhino: 'damage 2' });
  });

  test('Beetle lets the player who defeats it pay, or shuffles itself into the deck', () => {
    const fallen = (hand: readonly string[]) =>
      play({
        players: [{ ...giant, hand, engaged: [{ card: 'Beetle', damage: 3 }] }],
        wholeEncounterDeck: ['Advance'],
      }).choose('attack Wasp');
    fallen(['Red Room Training'])
      .choose('option 1')
      .shows({ 'your hand': '', 'encounter discard pile': 'Beetle' });
    fallen(['Red Room Training']).choose('option 2').shows({ 'encounter deck': 2 });
    fallen(['Giant Help']).shows({ 'encounter deck': 2, 'your engaged': '' });
  });

  test('Beetle Armor goes on Beetle or the villain, and gives 4 hit points', () => {
    const revealing = (engaged: readonly string[]) =>
      play({
        players: [{ ...nadia, dealt: ['Beetle Armor MK IV'], engaged }],
        villain: { status: ['confused'] },
        encounterDeck: ['Hydra Mercenary'],
        phase: 'villain',
      });
    revealing(['Beetle']).shows({ 'Beetle Armor MK IV': 'on Beetle' });
    revealing([]).shows({ 'Beetle Armor MK IV': 'on Rhino' });
  });

  describe('Beetle Mania', () => {
    const mania = (more: object, engaged: readonly string[]) =>
      play({
        players: [{ ...more, hero: 'wasp', dealt: ['Beetle Mania'], engaged }],
        villain: { status: ['stunned', 'confused'] },
        encounterDeck: ['Advance', 'Advance', 'Advance'],
        phase: 'villain',
      });

    test('lets Beetle attack a hero with 1 more ATK', () => {
      mania(tiny, ['Beetle']).passAll().shows({ Wasp: 'damage 3' });
    });

    test('surges without Beetle, or for an alter-ego', () => {
      mania(tiny, []).passAll().holds('encounter discard pile', 'Advance');
      mania(nadia, []).passAll().holds('encounter discard pile', 'Advance');
    });
  });
});
