import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const stunned = { status: ['stunned'] } as const;
const confused = { status: ['confused'] } as const;

describe('Gang-Up', () => {
  test('surges against an alter-ego', () => {
    play({
      players: [{ ...carol, engaged: ['Hydra Mercenary'] }],
      villain: confused,
      wholeEncounterDeck: ['Gang-Up', 'Charge', 'Sandman'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Gang-Up',
      })
      .asks('playerTurn', 0);
  });

  test('makes the villain and each minion engaged with the hero attack him', () => {
    play({
      players: [
        {
          ...marvel,
          exhausted: true,
          engaged: [
            { card: 'Shocker', status: ['stunned'] },
            { card: 'Sandman', status: ['stunned'] },
          ],
        },
        { hero: 'iron-man', engaged: ['Hydra Mercenary'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Gang-Up', 'Charge', 'Hydra Mercenary'],
    })
      .choose('activate Shocker')
      .asks('whichMinion', 0)
      .shows({ 'Captain Marvel': 'damage 3, exhausted' })
      .choose('activate Sandman')
      .shows({
        'Captain Marvel': 'damage 8, exhausted',
        'Tony Stark': '',
        Charge: 'on Rhino',
      })
      .asks('playerTurn', 1);
  });

  test('gives a boost card to the villain only', () => {
    play({
      players: [{ ...marvel, engaged: [{ card: 'Shocker', status: ['stunned'] }] }],
      villain: stunned,
      wholeEncounterDeck: ['Gang-Up', 'Hydra Mercenary', 'Sandman'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 0)
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        Shocker: '',
        'Captain Marvel': 'damage 5',
        'encounter deck': 1,
        'encounter discard pile': 'Gang-Up, Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });

  test('lets a minion join in that enters play during the attack of the villain', () => {
    play({
      scenario: 'klaw',
      players: [{ ...marvel, exhausted: true }],
      phase: 'villain',
      villain: stunned,
      encounterDeck: ['Gang-Up', 'Weapons Runner', 'Advance'],
    })
      .shows({ 'Captain Marvel': 'damage 1, exhausted', 'your engaged': 'Weapons Runner' })
      .asks('playerTurn', 0);
  });

  test('has a boost icon', () => {
    play({ players: [marvel], encounterDeck: ['Gang-Up', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      .asks('playerTurn', 0);
  });
});
