import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

// Its ready deck has cards of the others.
await loadPack('wsp', 'ant', 'bkw');

const giant = { hero: 'wasp', form: 'hero', side: '13001c' } as const;

describe('Thor, the ally', () => {
  const thor = (...paid: readonly string[]) =>
    play({ players: [{ ...giant, hand: ['13011', ...paid] }] })
      .choose('play Thor')
      .choose('use Thor');

  test('deals 2 damage to the villain when he is played, 3 for a physical resource', () => {
    thor('Giant Help', 'Giant Help', 'Rapid Growth', 'Rapid Growth').shows({ Rhino: 'damage 2' });
    thor('Giant Help', 'Giant Help', 'Rapid Growth', 'Red Room Training').shows({
      Rhino: 'damage 3',
    });
  });
});

test('Wasp, the ally, counts the energy resources that were spent on her', () => {
  play({
    players: [{ hero: 'spider-man', hand: ['13012', 'Rapid Growth', 'Energy', 'Giant Help'] }],
  })
    .choose('play Wasp')
    .choose('Rapid Growth', 'Giant Help')
    .shows({ Wasp: 'pym 1', 'your hand': 'Energy' });
});

test('Into the Fray deals 6 damage to a minion, and its excess removes threat', () => {
  play({
    players: [
      {
        ...giant,
        hand: ['Into the Fray', 'Giant Help', 'Giant Help', 'Rapid Growth'],
        engaged: ['Hydra Mercenary'],
      },
    ],
    threat: 5,
  })
    .choose('play Into the Fray')
    .shows({ 'The Break-In!': 'threat 2', 'your engaged': '' });
});

test('Surprise Attack deals 3 damage after a change of form, 4 for a physical resource', () => {
  const surprise = (paid: string) =>
    play({ players: [{ hero: 'wasp', hand: ['Surprise Attack', paid] }] })
      .choose('change form')
      .choose('Wasp (Avenger, Giant)')
      .choose('play Surprise Attack');
  surprise('Giant Help').shows({ Rhino: 'damage 3' });
  surprise('Red Room Training').shows({ Rhino: 'damage 4' });
});

test('Boot Camp adds 1 to the ATK of each of your allies', () => {
  play({ players: [{ ...giant, area: ['Boot Camp', '13002'] }] })
    .choose('attack Ant-Man')
    .shows({ Rhino: 'damage 4' });
});

test('Lie in Wait deals 3 damage to a minion that engages you', () => {
  play({
    players: [{ ...giant, area: ['Lie in Wait'], dealt: ['Hydra Mercenary'] }],
    villain: { status: ['stunned'] },
    encounterDeck: ['Advance'],
    phase: 'villain',
  })
    .choose('use Lie in Wait')
    .shows({ 'your engaged': '', 'your discard pile': 'Lie in Wait' });
});

test('Ironheart draws a card when she is played from hand', () => {
  play({
    players: [{ ...giant, hand: ['Ironheart', 'Giant Help', 'Giant Help'], deck: ['Wasp Sting'] }],
  })
    .choose('play Ironheart')
    .choose('use Ironheart')
    .shows({ 'your hand': 'Wasp Sting' });
});

test('Spider-Man, the ally, gets 2 more THW or ATK for the phase', () => {
  play({
    players: [{ ...giant, hand: ['13019', 'Giant Help', 'Giant Help', 'Rapid Growth'] }],
  })
    .choose('play Spider-Man')
    .choose('use Spider-Man')
    .choose('option 2')
    .choose('attack Spider-Man')
    .shows({ Rhino: 'damage 4' });
});

test('The Power in All of Us gives twice as much for a basic card', () => {
  const hand = ['The Power in All of Us'];
  play({ players: [{ ...giant, hand: ['Ironheart', ...hand] }] })
    .choose('play Ironheart')
    .pass()
    .shows({ 'your hand': '' });
  play({ players: [{ ...giant, hand: ['Giant Help', ...hand] }], threat: 3 }).cannot(
    'play Giant Help',
    'cannotPay',
  );
});

test('Running Interference removes 2 threat from the main scheme and 1 more for each stage', () => {
  const running = (stage: 'I' | 'III') =>
    play({
      players: [{ ...giant, hand: ['13031', 'Giant Help', 'Giant Help'] }],
      villain: { stage },
      threat: 6,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    });
  running('I').choose('play Running Interference').lacks('play Running Interference');
  play({
    players: [{ ...giant, hand: ['13031', 'Giant Help', 'Giant Help'] }],
    threat: 6,
  })
    .choose('play Running Interference')
    .shows({ 'The Break-In!': 'threat 3' });
});

test('All for One deals 3 damage and 1 more for each Avenger exhausted for it', () => {
  const all = () =>
    play({
      players: [
        {
          ...giant,
          hand: ['All for One', 'Giant Help', 'Giant Help'],
          area: ['13002', 'Ironheart'],
        },
      ],
    }).choose('play All for One');
  all()
    .choose('yes')
    .offers('Ant-Man', 'Wasp')
    .choose('Ant-Man', 'Wasp')
    .shows({ Rhino: 'damage 5', 'Ant-Man': 'exhausted', Wasp: 'exhausted' });
  all().choose('no').shows({ Rhino: 'damage 3', Wasp: '' });
});

test('Perseverance makes a hero tough after a change of form', () => {
  play({ players: [{ hero: 'wasp', hand: ['Perseverance', 'Giant Help'] }] })
    .choose('change form')
    .choose('Wasp (Avenger, Giant)')
    .choose('play Perseverance')
    .shows({ Wasp: 'tough 1' });
});

test('Athletic Conditioning removes a stunned or a confused card', () => {
  const hand = ['Athletic Conditioning', 'Giant Help'];
  play({ players: [{ ...giant, hand, status: ['stunned', 'confused', 'tough'] }] })
    .choose('play Athletic Conditioning')
    .choose('option 2')
    .shows({ Wasp: 'stunned 1, tough 1' });
  play({ players: [{ ...giant, hand, status: ['tough'] }] }).lacks('play Athletic Conditioning');
});
