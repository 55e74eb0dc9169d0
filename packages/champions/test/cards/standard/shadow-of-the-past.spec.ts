import { describe, expect, test } from 'vitest';
import { play } from '../../table/play.ts';

const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const confused = { status: ['confused'] } as const;
const SHADOW = 'Shadow of the Past';

describe('Shadow of the Past', () => {
  test('brings the nemesis and its side scheme into play and shuffles the rest into the deck § set-aside', () => {
    play({ players: [carol], villain: confused, wholeEncounterDeck: [SHADOW, 'Advance'] })
      .shows({
        'your nemesis set':
          "Kree Manipulator, Kree Manipulator, The Psyche-Magnitron, Yon-Rogg, Yon-Rogg's Treason",
      })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'your nemesis set': '',
        'your engaged': 'Yon-Rogg',
        'side schemes': 'The Psyche-Magnitron',
        'The Psyche-Magnitron': 'threat 4',
        'encounter deck': 4,
        'encounter discard pile': SHADOW,
      })
      .asks('playerTurn', 0);
  });

  test('brings only the nemesis of the player who reveals it', () => {
    play({
      players: [{ hero: 'iron-man' }, carol],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Charge', SHADOW],
    })
      .shows({
        'Captain Marvel engaged': 'Yon-Rogg',
        'Captain Marvel nemesis set': '',
        'Iron Man engaged': '',
        'side schemes': 'The Psyche-Magnitron',
        'The Psyche-Magnitron': 'threat 5',
      })
      .asks('playerTurn', 1);
  });

  test('lets a nemesis with quickstrike attack at once', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', exhausted: true, hand: [] }],
      phase: 'villain',
      villain: { status: ['stunned'] },
      wholeEncounterDeck: [SHADOW, 'Advance'],
    })
      .shows({
        'Spider-Man': 'damage 3, exhausted',
        'your engaged': 'Vulture',
        'side schemes': 'Highway Robbery',
        'Highway Robbery': 'threat 3',
        'encounter deck': 4,
      })
      .asks('playerTurn', 0);
  });

  test('surges if the nemesis is not set aside any more', () => {
    const twice = play({
      players: [{ ...carol, dealt: [SHADOW, SHADOW] }],
      villain: confused,
      encounterDeck: ['Hydra Mercenary', 'Charge'],
    })
      .endTurn()
      .shows({ 'your nemesis set': '', 'side schemes': 'The Psyche-Magnitron' })
      .asks('chooseOne', 0);
    const told = twice.log.map(({ line }) => line.say);
    expect(told).toContain('surges');
  });

  test('has two boost icons', () => {
    play({ players: [{ ...carol, form: 'hero', hand }], encounterDeck: [SHADOW, 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});
