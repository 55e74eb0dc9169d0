import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Energy', 'Energy', 'Energy'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Energy'] } as const;
/** The villain does nothing in the first activation of the phase. */
const idle = { status: ['stunned', 'confused'] } as const;
const MASTERS = 'The Masters of Evil';
const MAYHEM = 'Masters of Mayhem';

describe('The Masters of Evil', () => {
  test('discards cards until one of them turns up, who engages the first player', () => {
    play({
      players: [carol],
      villain: { status: ['confused'] },
      wholeEncounterDeck: [MASTERS, 'Advance', 'Sandman', 'Melter', 'Whirlwind', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'side schemes': MASTERS,
        [MASTERS]: 'threat 3',
        'your engaged': 'Melter',
        'encounter deck': 2,
        'encounter discard pile': 'Advance, Sandman',
      })
      .asks('playerTurn', 0);
  });

  test('brings him to the first player, whoever reveals it, with 3 threat for each player', () => {
    play({
      players: [carol, { hero: 'spider-man', dealt: [MASTERS] }, { hero: 'iron-man' }],
      phase: 'villain',
      encounterDeck: [
        ...['Advance', 'Advance', 'Advance'],
        ...['Charge', 'Charge', 'Enhanced Ivory Horn', 'Tiger Shark'],
      ],
    })
      .shows({
        [MASTERS]: 'threat 9',
        'Captain Marvel engaged': 'Tiger Shark',
        'Spider-Man engaged': '',
        'Iron Man engaged': '',
      })
      .asks('playerTurn', 1);
  });

  test('finds nobody if the deck runs out, which is then made anew', () => {
    play({
      players: [carol],
      villain: { status: ['confused'] },
      wholeEncounterDeck: [MASTERS, 'Advance', 'Sandman'],
      encounterDiscard: ['Melter', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'acceleration 1, threat 1',
        Rhino: '',
        'side schemes': MASTERS,
        [MASTERS]: 'threat 3',
        'encounter deck': 4,
        'encounter discard pile': '',
      })
      .asks('playerTurn', 0);
  });

  test('adds a threat to the main scheme in step one', () => {
    play({ players: [marvel], phase: 'villain', sideSchemes: [MASTERS] })
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('whoDefends', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: [MASTERS, 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'side schemes': '', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});

describe('Masters of Mayhem', () => {
  const down = [{ card: 'Maria Hill', exhausted: true }] as const;

  test('makes every one of them attack the hero he is engaged with, and no other minion', () => {
    play({
      players: [
        {
          ...marvel,
          exhausted: true,
          engaged: [
            { card: 'Melter', status: ['stunned'] },
            { card: 'Shocker', status: ['stunned'] },
          ],
          dealt: [MAYHEM],
        },
        {
          hero: 'she-hulk',
          form: 'hero',
          exhausted: true,
          engaged: [{ card: 'Tiger Shark', status: ['stunned'] }],
        },
        { hero: 'iron-man', engaged: ['Whirlwind'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      wholeEncounterDeck: ['Advance', 'Charge', 'Charge', 'Hydra Mercenary', 'Radioactive Man'],
    })
      .asks('whichMinion', 0)
      .choose('activate Melter')
      .shows({
        'Captain Marvel': 'damage 3, exhausted',
        'She-Hulk': 'damage 5, exhausted',
        'Tiger Shark': 'tough 1',
        'Tony Stark': '',
        'encounter deck': 1,
      })
      .asks('playerTurn', 1);
  });

  test('brings the player one of them from deck or discard pile if nobody attacks', () => {
    play({
      players: [{ ...marvel, engaged: [{ card: 'Shocker', status: ['stunned'] }] }],
      villain: idle,
      wholeEncounterDeck: [MAYHEM, 'Sandman', 'Melter', 'Advance'],
      encounterDiscard: ['Whirlwind', 'Advance'],
    })
      .endTurn()
      .asks('chooseCard', 0)
      .offers('Melter', 'Whirlwind')
      .lacks('Sandman')
      .choose('Whirlwind')
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'confused 1',
        Shocker: '',
        'your engaged': 'Shocker, Whirlwind',
        'encounter deck': 3,
        'encounter discard pile': `Advance, ${MAYHEM}`,
      })
      .asks('playerTurn', 0);
  });

  test('brings one to an alter-ego too, whose own minions do not attack him', () => {
    play({
      players: [{ ...carol, engaged: ['Melter'] }],
      villain: { status: ['confused'] },
      wholeEncounterDeck: [MAYHEM, 'Tiger Shark', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: '',
        'your engaged': 'Melter, Tiger Shark',
        'encounter deck': 1,
        'encounter discard pile': MAYHEM,
      })
      .asks('playerTurn', 0);
  });

  test('counts no attack that a stun cancels', () => {
    play({
      players: [{ ...marvel, engaged: [{ card: 'Melter', attached: ['Webbed Up'] }] }],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: [MAYHEM, 'Tiger Shark', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'your play area': 'Captain Marvel',
        'Webbed Up': '',
        'your discard pile': 'Webbed Up',
        'your engaged': 'Melter, Tiger Shark',
        'encounter deck': 1,
        'encounter discard pile': MAYHEM,
      })
      .asks('playerTurn', 0);
  });

  test('brings nobody if there was an attack without damage', () => {
    play({
      players: [{ ...marvel, area: down, engaged: ['Radioactive Man'], dealt: [MAYHEM] }],
      phase: 'villain',
      villain: idle,
      wholeEncounterDeck: ['Charge', 'Melter', 'Advance'],
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 0)
      .choose('defend Captain Marvel')
      .shows({
        'Captain Marvel': 'damage 1, exhausted',
        'your engaged': 'Radioactive Man',
        'encounter deck': 2,
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: [MAYHEM, 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('does nothing if there is none of them to be found', () => {
    play({
      players: [marvel],
      villain: idle,
      wholeEncounterDeck: [MAYHEM, 'Sandman', 'Advance'],
      encounterDiscard: ['Shocker'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'confused 1',
        'encounter deck': 2,
        'encounter discard pile': `${MAYHEM}, Shocker`,
      })
      .asks('playerTurn', 0);
  });
});

describe.each(['Radioactive Man', 'Whirlwind', 'Tiger Shark', 'Melter'])('%s', (minion) => {
  test('is unique: a second one is discarded and its player is dealt another card', () => {
    play({
      players: [{ ...carol, engaged: [minion] }],
      villain: { status: ['confused'] },
      wholeEncounterDeck: [minion, 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': minion,
      })
      .asks('playerTurn', 0);
  });
});
