import { describe, expect, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('drs');

const strange = { hero: 'doctor-strange', form: 'hero' } as const;

test('Wong exhausts to heal 1 damage, or to discard the top Invocation', () => {
  const wong = (damage: number) =>
    play({
      players: [{ ...strange, damage, area: ['Wong'], specialDeck: ['Winds of Watoomb'] }],
    }).choose('use Wong');
  wong(2)
    .offers('option 1', 'option 2')
    .choose('option 1')
    .shows({ 'Doctor Strange': 'damage 1', Wong: 'exhausted' });
  wong(2)
    .choose('option 2')
    .shows({ 'Doctor Strange': 'damage 2', 'your special discard pile': 'Winds of Watoomb' });
});

describe('Astral Projection', () => {
  const looking = (top: string, more: object = {}) =>
    play({
      players: [{ ...strange, hand: ['Astral Projection', 'Energy'], ...more }],
      threat: 5,
      sideSchemes: [{ card: 'Bomb Scare', threat: 8 }],
      encounterDeck: [top],
    }).choose('play Astral Projection');

  test('removes 3 threat, and 1 more for each boost icon of the top encounter card, which stays', () => {
    looking('Charge').choose('Bomb Scare').shows({
      'Bomb Scare': 'threat 3',
      'The Break-In!': 'threat 5',
      'encounter discard pile': '',
    });
    looking('Hard to Keep Down').choose('Bomb Scare').shows({ 'Bomb Scare': 'threat 5' });
  });

  test('is a thwart: a confused card cancels it', () => {
    looking('Charge', { status: ['confused'] }).shows({
      'Doctor Strange': '',
      'Bomb Scare': 'threat 8',
    });
  });
});

describe('Magic Blast', () => {
  const blast = (top: string) =>
    play({
      players: [
        {
          ...strange,
          hand: ['Magic Blast', 'Energy', 'Warning'],
          deck: [top],
          engaged: ['Sandman'],
        },
      ],
      villain: { stage: 'III' },
    })
      .choose('play Magic Blast')
      .choose('Rhino');

  test('deals 5 damage, and does what the discarded card says', () => {
    blast('Warning').shows({ Rhino: 'damage 5, stunned 1', Sandman: '' });
    blast('Magic Blast').shows({ Rhino: 'damage 7' });
    blast('Astral Projection').shows({ Rhino: 'confused 1, damage 5' });
  });

  test('does all of it for a wild resource, in any order', () => {
    const table = blast('Wong').choose('option 1');
    table.choose('option 1').shows({ Rhino: 'confused 1, damage 7, stunned 1' });
  });

  test('is an attack: a guard protects the villain', () => {
    play({
      players: [
        { ...strange, hand: ['Magic Blast', 'Energy', 'Warning'], engaged: ['Hydra Soldier'] },
      ],
    })
      .choose('play Magic Blast')
      .shows({ Rhino: '' });
  });
});

describe('Master of the Mystic Arts', () => {
  const master = (hand: readonly string[], top = 'Crimson Bands of Cyttorak') =>
    play({ players: [{ ...strange, hand, exhausted: true, specialDeck: [top] }] });

  test('pays for itself and for the Invocation, resolves it and puts it back', () => {
    const table = master(['Master of the Mystic Arts', 'Energy', 'Warning'])
      .choose('play Master of the Mystic Arts')
      .shows({
        Rhino: 'damage 7, stunned 1',
        'your hand': '',
        'your special discard pile': '',
      });
    const bands = table.state.cards[table.card('Crimson Bands of Cyttorak')];
    expect(bands?.seen).not.toBe(0);
  });

  test('cannot be played without the resources for both', () => {
    master(['Master of the Mystic Arts', 'Energy']).cannot(
      'play Master of the Mystic Arts',
      'cannotPay',
    );
    master(['Master of the Mystic Arts', 'Warning'], 'Winds of Watoomb')
      .choose('play Master of the Mystic Arts')
      .asks('playerTurn');
  });
});

test('Mystical Studies finds a card of his own set in deck and discard pile', () => {
  play({
    players: [
      {
        hero: 'doctor-strange',
        hand: ['Mystical Studies', 'Warning'],
        wholeDeck: ['Wong', 'Clea'],
        discard: ['Magic Blast', 'Genius'],
      },
    ],
  })
    .choose('play Mystical Studies')
    .offers('Magic Blast', 'Wong')
    .choose('Magic Blast')
    .shows({ 'your hand': 'Magic Blast' });
});

describe('Protective Ward', () => {
  const warding = (encounter: string, hand = ['Protective Ward', 'Warning']) =>
    play({
      players: [{ ...strange, hand, dealt: [encounter] }],
      villain: { status: ['stunned'] },
      encounterDeck: ['Hydra Mercenary'],
      phase: 'villain',
    });

  test('cancels all effects of a treachery and discards it', () => {
    warding('Advance')
      .choose('play Protective Ward')
      .shows({ 'encounter discard pile': 'Advance', 'your hand': '' });
  });

  test('does nothing against another card', () => {
    warding('Hydra Mercenary')
      .lacks('play Protective Ward')
      .shows({ 'your engaged': 'Hydra Mercenary, Hydra Mercenary' });
  });
});

test('Sanctum Sanctorum shuffles a Spell into the deck and draws a card', () => {
  play({
    players: [
      {
        hero: 'doctor-strange',
        area: ['Sanctum Sanctorum'],
        wholeDeck: ['Clea', 'Clea'],
        discard: ['Magic Blast', 'Warning'],
      },
    ],
  })
    .choose('use Sanctum Sanctorum')
    .shows({ 'your discard pile': 'Warning', 'your deck': 2, 'Sanctum Sanctorum': 'exhausted' });
  play({ players: [{ ...strange, area: ['Sanctum Sanctorum'], discard: ['Magic Blast'] }] }).lacks(
    'use Sanctum Sanctorum',
  );
});

test('The Cloak of Levitation lets him fly and readies him, in hero form', () => {
  play({ players: [{ ...strange, exhausted: true, area: ['Cloak of Levitation'] }] })
    .choose('use Cloak of Levitation')
    .shows({ 'Doctor Strange': '', 'Cloak of Levitation': 'exhausted' });
  play({
    players: [{ hero: 'doctor-strange', exhausted: true, area: ['Cloak of Levitation'] }],
  }).lacks('use Cloak of Levitation');
});

describe('Magical Enhancements', () => {
  test('give the hero 1 more of each power until the round ends', () => {
    play({
      players: [{ ...strange, area: ['Magical Enhancements'] }],
      threat: 3,
      encounterDeck: ['Advance', 'Advance', 'Advance'],
    })
      .choose('thwart Doctor Strange')
      .shows({ 'The Break-In!': '' })
      .choose('end turn')
      .choose('pass')
      .asks('playerTurn')
      .shows({ 'your discard pile': 'Magical Enhancements' });
  });

  test('go under any player’s control', () => {
    play({
      players: [
        { ...strange, hand: ['Magical Enhancements', 'Warning'] },
        { hero: 'spider-man', form: 'hero' },
      ],
    })
      .choose('play Magical Enhancements')
      .choose('Spider-Man')
      .holds('Spider-Man play area', 'Magical Enhancements');
  });
});

test('The Eye of Agamotto pays 1 resource in hero form', () => {
  const hand = ['Protective Ward', 'Magical Enhancements'];
  play({ players: [{ ...strange, hand: ['Magical Enhancements'], area: ['The Eye of Agamotto'] }] })
    .choose('play Magical Enhancements')
    .shows({ 'The Eye of Agamotto': 'exhausted' });
  play({
    players: [{ hero: 'doctor-strange', hand: hand.slice(1), area: ['The Eye of Agamotto'] }],
  }).cannot('play Magical Enhancements', 'cannotPay');
});

describe('Physical Toll', () => {
  const toll = (hand: readonly string[]) =>
    play({
      players: [{ ...strange, hand, dealt: ['Physical Toll'] }],
      villain: { status: ['stunned'] },
      encounterDeck: ['Advance'],
      phase: 'villain',
    });

  test('makes the next event cost 3 more, and goes when one was played', () => {
    toll(['Magic Blast', 'Energy', 'Energy', 'Energy'])
      .choose('no')
      .asks('playerTurn')
      .shows({ 'your obligations': 'Physical Toll' })
      .choose('play Magic Blast')
      .shows({ 'your hand': '', 'your obligations': '', Rhino: 'damage 7' })
      .asks('playerTurn');
    toll(['Magic Blast', 'Energy', 'Warning', 'Warning', 'Warning'])
      .choose('no')
      .cannot('play Magic Blast', 'cannotPay');
  });

  test('is removed from the game by Stephen Strange, who exhausts', () => {
    toll([])
      .choose('yes')
      .choose('option 1')
      .shows({ 'Stephen Strange': 'exhausted', 'your obligations': '' });
  });
});
