import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;

describe('Charge', () => {
  test('is attached to Rhino when it is revealed', () => {
    play({ players: [carol], wholeEncounterDeck: ['Advance', 'Charge', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('adds 3 to the next attack of Rhino and is discarded after it', () => {
    play({
      players: [marvel],
      villain: { attached: ['Charge'] },
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        'Captain Marvel': 'damage 5',
        attachments: '',
        Charge: '',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Charge',
      })
      .asks('playerTurn', 0);
  });

  test('deals what a defending ally cannot take to its player', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: { attached: ['Charge'] },
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .choose('defend Maria Hill')
      .changes({
        'The Break-In!': 'threat 1',
        'Captain Marvel': 'damage 3',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Maria Hill',
        attachments: '',
        Charge: '',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Charge',
      })
      .asks('playerTurn', 0);
  });

  test('hits the identity of the player whose ally defends, not the attacked one', () => {
    play({
      players: [marvel, { hero: 'iron-man', area: ['War Machine'] }],
      villain: { attached: ['Charge'] },
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .choose('defend War Machine')
      .shows({ 'Captain Marvel': '', 'Tony Stark': 'damage 1', attachments: '' })
      .asks('playerTurn', 1);
  });

  test('has no excess for the player if the ally is tough', () => {
    play({
      players: [{ ...marvel, area: [{ card: 'Maria Hill', status: ['tough'] }] }],
      villain: { attached: ['Charge'] },
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .endTurn()
      .choose('defend Maria Hill')
      .shows({ 'Captain Marvel': '', 'Maria Hill': 'exhausted', attachments: '' })
      .asks('playerTurn', 0);
  });

  test('stays while Rhino only schemes, and adds nothing to that', () => {
    play({
      players: [carol],
      villain: { attached: ['Charge'] },
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('stays if a stunned Rhino does not attack', () => {
    play({
      players: [marvel],
      villain: { status: ['stunned'], attached: ['Charge'] },
      wholeEncounterDeck: ['Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('is not spent by the attack of a minion', () => {
    play({
      players: [{ ...marvel, engaged: ['Shocker'] }],
      villain: { status: ['stunned'], attached: ['Charge'] },
      encounterDeck: ['Hydra Mercenary'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', Charge: 'on Rhino' })
      .asks('playerTurn', 0);
  });

  test('works twice if both copies are attached, and both are discarded', () => {
    play({
      players: [marvel],
      villain: { attached: ['Charge', 'Charge'] },
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .asks('whichFirst', 0)
      .choose('use Charge')
      .asks('whoDefends', 0)
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        'Captain Marvel': 'damage 8',
        attachments: '',
        Charge: '',
        'Charge #2': '',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Charge, Charge',
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Charge', 'Hydra Mercenary'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', attachments: '', 'encounter discard pile': 'Charge' })
      .asks('playerTurn', 0);
  });

  test('stays if something else takes the place of the attack', () => {
    play({
      players: [marvel],
      villain: { attached: ['Charge', 'Webbed Up'] },
      wholeEncounterDeck: ['Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'stunned 1',
        'your play area': 'Captain Marvel',
        'Webbed Up': '',
        'your discard pile': 'Webbed Up',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });
});
