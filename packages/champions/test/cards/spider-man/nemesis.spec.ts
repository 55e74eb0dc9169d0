import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** The villain does not act, so that the encounter card comes at once. */
const IDLE = { status: ['stunned', 'confused'] } as const;

const MINIONS = ['Hydra Mercenary', 'Hydra Mercenary'];

describe('Highway Robbery', () => {
  test('hides a card of every player and gives it back when it is defeated', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['Genius'] },
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Energy'],
          area: ['Maria Hill', 'Spider-Woman'],
        },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Highway Robbery', '"I\'m Tough"'],
    })
      .passAll()
      .asks('playerTurn', 1)
      .shows({
        'Highway Robbery': 'threat 6',
        'under cards': 2,
        'Spider-Man hand': '',
        'Captain Marvel hand': '',
      })
      .choose('thwart Maria Hill')
      .choose('Highway Robbery')
      .choose('thwart Spider-Woman')
      .choose('Highway Robbery')
      .shows({ 'Highway Robbery': 'threat 2', 'under cards': 2 })
      .look()
      .choose('thwart Captain Marvel')
      .choose('Highway Robbery')
      .changes({
        'Captain Marvel': 'damage 2, exhausted',
        'Highway Robbery': '',
        'side schemes': '',
        'under cards': 0,
        'Spider-Man hand': 'Genius',
        'Captain Marvel hand': 'Energy',
        'encounter discard pile': '"I\'m Tough", Advance, Advance, Highway Robbery',
      })
      .asks('playerTurn', 1);
  });

  test('begins with 3 threat for each player and takes nothing from an empty hand', () => {
    play({
      players: [{ hero: 'spider-man' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Highway Robbery'],
    })
      .asks('playerTurn')
      .shows({ 'Highway Robbery': 'threat 3', 'under cards': 0 });
    play({
      players: [
        { hero: 'spider-man', form: 'hero' },
        { hero: 'captain-marvel', form: 'hero', hand: ['Energy'] },
        { hero: 'iron-man', form: 'hero' },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Advance', 'Highway Robbery', ...MINIONS],
    })
      .passAll()
      .asks('playerTurn', 1)
      .shows({ 'Highway Robbery': 'threat 9', 'under cards': 1 });
  });

  test('accelerates the main scheme', () => {
    play({
      players: [{ hero: 'spider-man' }],
      villain: IDLE,
      sideSchemes: ['Highway Robbery'],
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2' });
  });
});

describe('Vulture', () => {
  test('attacks a hero as soon as he is engaged with him § quickstrike', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Vulture'],
    })
      .asks('whoDefends', 0)
      .shows({ 'your engaged': 'Vulture', 'boost cards': '' })
      .pass()
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 3', Vulture: '' });
  });

  test('does not attack an alter-ego, and schemes for 1', () => {
    play({
      players: [{ hero: 'spider-man' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Vulture', '"I\'m Tough"'],
    })
      .asks('playerTurn')
      .shows({ 'Peter Parker': '', 'your engaged': 'Vulture', 'The Break-In!': 'threat 1' });
    play({
      players: [{ hero: 'spider-man', engaged: ['Vulture'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2' });
  });

  test('has 4 hit points', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged: [{ card: 'Vulture', damage: 1 }] }],
    })
      .choose('attack Spider-Man')
      .choose('Vulture')
      .changes({ Vulture: 'damage 3', 'Spider-Man': 'exhausted' });
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged: [{ card: 'Vulture', damage: 2 }] }],
    })
      .choose('attack Spider-Man')
      .choose('Vulture')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Vulture' })
      .asks('playerTurn');
  });

  test('is there only once: a second one is discarded and another card is dealt', () => {
    play({
      players: [{ hero: 'spider-man', engaged: ['Vulture'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Vulture', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        'your engaged': 'Hydra Mercenary, Vulture',
        'encounter discard pile': 'Vulture',
        'your dealt': '',
      });
  });
});

describe("Spider-Man's nemesis set", () => {
  test('comes with Shadow of the Past: Vulture and his scheme, the rest into the deck', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Genius'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Shadow of the Past'],
    })
      .asks('playerTurn')
      .shows({
        'your engaged': 'Vulture',
        'Highway Robbery': 'threat 3',
        'under cards': 1,
        'your nemesis set': '',
        'encounter deck': 34,
        'encounter discard pile': 'Shadow of the Past',
      });
  });
});
