import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

/** The villain does not act, so that the encounter card comes at once. */
const IDLE = { status: ['stunned', 'confused'] } as const;

const MINIONS = ['Hydra Mercenary', 'Hydra Mercenary'];

describe('The Psyche-Magnitron', () => {
  test('gets 1 threat for each player on top of 3', () => {
    play({
      players: [{ hero: 'captain-marvel' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['The Psyche-Magnitron'],
    })
      .asks('playerTurn')
      .shows({ 'The Psyche-Magnitron': 'threat 4', 'The Break-In!': 'threat 1' });
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'spider-man', form: 'hero' },
        { hero: 'iron-man', form: 'hero' },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Advance', 'The Psyche-Magnitron', ...MINIONS],
    })
      .passAll()
      .asks('playerTurn', 1)
      .shows({ 'The Psyche-Magnitron': 'threat 6' });
  });

  test('brings one more encounter card in every villain phase', () => {
    play({
      players: [{ hero: 'captain-marvel' }],
      villain: IDLE,
      sideSchemes: ['The Psyche-Magnitron'],
      phase: 'villain',
      encounterDeck: MINIONS,
    })
      .asks('playerTurn')
      .shows({ 'your engaged': 'Hydra Mercenary, Hydra Mercenary' });
  });
});

describe('Yon-Rogg', () => {
  const sideSchemes = ['Bomb Scare', 'The Psyche-Magnitron'];

  test('places 1 threat on The Psyche-Magnitron after he attacked', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', engaged: ['Yon-Rogg'] }],
      villain: IDLE,
      sideSchemes,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('whoDefends')
      .look()
      .pass()
      .shows({
        'Captain Marvel': 'damage 3',
        'The Psyche-Magnitron': 'threat 4',
        'Bomb Scare': 'threat 2',
        'The Break-In!': 'threat 2',
      })
      .asks('playerTurn');
  });

  test('does so after an attack that did no damage', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', status: ['tough'], engaged: ['Yon-Rogg'] }],
      villain: IDLE,
      sideSchemes,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"', 'Hydra Mercenary'],
    })
      .pass()
      .shows({ 'Captain Marvel': '', 'The Psyche-Magnitron': 'threat 4' })
      .asks('playerTurn');
  });

  test('places none when stunned, when he schemes, or without that side scheme', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          engaged: [{ card: 'Yon-Rogg', status: ['stunned'] }],
        },
      ],
      villain: IDLE,
      sideSchemes,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({ 'The Psyche-Magnitron': 'threat 3', 'Yon-Rogg': '' });
    play({
      players: [{ hero: 'captain-marvel', engaged: ['Yon-Rogg'] }],
      villain: IDLE,
      sideSchemes,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({ 'The Psyche-Magnitron': 'threat 3', 'The Break-In!': 'threat 4' });
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', engaged: ['Yon-Rogg'] }],
      villain: IDLE,
      sideSchemes: ['Bomb Scare'],
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .pass()
      .shows({ 'Bomb Scare': 'threat 2', 'The Break-In!': 'threat 2' })
      .asks('playerTurn');
  });

  test('has 5 hit points', () => {
    const hit = (damage: number) =>
      play({
        players: [
          { hero: 'captain-marvel', form: 'hero', engaged: [{ card: 'Yon-Rogg', damage }] },
        ],
      })
        .choose('attack Captain Marvel')
        .choose('Yon-Rogg');
    hit(2).shows({ 'Yon-Rogg': 'damage 4' }).asks('playerTurn');
    hit(3).shows({ 'your engaged': '', 'encounter discard pile': 'Yon-Rogg' }).asks('playerTurn');
  });
});

describe('Kree Manipulator', () => {
  test('places 1 threat on the main scheme and surges', () => {
    play({
      players: [{ hero: 'captain-marvel' }],
      villain: IDLE,
      sideSchemes: ['Bomb Scare'],
      phase: 'villain',
      encounterDeck: ['Kree Manipulator', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        'The Break-In!': 'threat 3',
        'Bomb Scare': 'threat 2',
        'your engaged': 'Hydra Mercenary',
        'encounter discard pile': 'Kree Manipulator',
      });
  });

  const boosting = (player: Partial<PlayerDescription>) =>
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', ...player }],
      phase: 'villain',
      encounterDeck: ['Kree Manipulator', 'Hydra Mercenary'],
    });

  test('as a boost card places 1 threat if nobody defends', () => {
    boosting({})
      .pass()
      .shows({ 'The Break-In!': 'threat 2', 'Captain Marvel': 'damage 2' })
      .asks('playerTurn');
  });

  test('as a boost card places none against a defender', () => {
    boosting({})
      .choose('defend Captain Marvel')
      .shows({ 'The Break-In!': 'threat 1', 'Captain Marvel': 'damage 1, exhausted' })
      .asks('playerTurn');
    boosting({ area: ['Vision'] })
      .choose('defend Vision')
      .shows({ 'The Break-In!': 'threat 1' })
      .asks('playerTurn');
  });

  test('as a boost card places its threat before somebody defends against the damage', () => {
    boosting({ area: ['Cosmic Flight'] })
      .pass()
      .choose('use Cosmic Flight')
      .shows({ 'The Break-In!': 'threat 2', 'Captain Marvel': '' })
      .asks('playerTurn');
  });

  test('as a boost card places none when the villain schemes', () => {
    boosting({ form: 'alterEgo' }).shows({ 'The Break-In!': 'threat 2' }).asks('playerTurn');
  });
});

describe("Yon-Rogg's Treason", () => {
  const reveal = (...hand: readonly string[]) =>
    play({
      players: [{ hero: 'captain-marvel', hand }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ["Yon-Rogg's Treason", 'Hydra Mercenary'],
    }).asks('playerTurn');

  test('discards every card with an energy resource from hand', () => {
    reveal('Energy', 'Crisis Interdiction', 'Strength', 'Spider-Woman').shows({
      'your hand': 'Spider-Woman, Strength',
      'your discard pile': 'Crisis Interdiction, Energy',
      'your engaged': '',
    });
  });

  test('surges if it finds none', () => {
    reveal('Strength', 'Genius').shows({
      'your hand': 'Genius, Strength',
      'your engaged': 'Hydra Mercenary',
    });
    reveal().shows({ 'your engaged': 'Hydra Mercenary' });
  });

  test('takes nothing from other players', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', hand: ['Energy'] },
        { hero: 'spider-man', hand: ['Energy'] },
      ],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ["Yon-Rogg's Treason", 'Hydra Mercenary'],
    })
      .asks('playerTurn', 1)
      .shows({ 'Captain Marvel hand': '', 'Spider-Man hand': 'Energy' });
  });
});

describe("Captain Marvel's nemesis set", () => {
  test('comes with Shadow of the Past: Yon-Rogg and his scheme, the rest into the deck', () => {
    play({
      players: [{ hero: 'captain-marvel' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Shadow of the Past'],
    })
      .asks('playerTurn')
      .shows({
        'your engaged': 'Yon-Rogg',
        'The Psyche-Magnitron': 'threat 4',
        'your nemesis set': '',
        'encounter deck': 34,
      });
  });
});
