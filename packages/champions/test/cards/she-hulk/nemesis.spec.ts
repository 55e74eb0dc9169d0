import { describe, test } from 'vitest';
import type { Laid, LaidCard, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

/** The villain does not act, so that the encounter card comes at once. */
const IDLE = { status: ['stunned', 'confused'] } as const;

describe('Personal Challenge', () => {
  test('gets 1 threat for each player on top of 3', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Personal Challenge'],
    })
      .asks('playerTurn')
      .shows({ 'Personal Challenge': 'threat 4' });
    play({
      players: [
        { hero: 'she-hulk', form: 'hero' },
        { hero: 'spider-man', form: 'hero' },
        { hero: 'iron-man', form: 'hero' },
      ],
      phase: 'villain',
      encounterDeck: [
        'Advance',
        'Advance',
        'Advance',
        'Personal Challenge',
        'Hydra Mercenary',
        'Hydra Mercenary',
      ],
    })
      .passAll()
      .asks('playerTurn', 1)
      .shows({ 'Personal Challenge': 'threat 6' });
  });

  test('keeps players from removing threat from the main scheme', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      threat: 3,
      sideSchemes: ['Personal Challenge'],
    })
      .choose('thwart She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', 'Personal Challenge': 'threat 2' });
  });
});

describe('Titania', () => {
  const attacked = (titania: Omit<LaidCard, 'card'>) =>
    play({
      players: [{ hero: 'she-hulk', form: 'hero', engaged: [{ card: 'Titania', ...titania }] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('whoDefends')
      .pass()
      .asks('playerTurn');

  test('attacks with as much as she has hit points left § x, remaining-hit-points', () => {
    attacked({}).shows({ 'She-Hulk': 'damage 6' });
    attacked({ damage: 4 }).shows({ 'She-Hulk': 'damage 2' });
    attacked({ damage: 4, attached: ['Genetically Enhanced'] }).shows({ 'She-Hulk': 'damage 5' });
  });

  test('schemes for 1', () => {
    play({
      players: [{ hero: 'spider-man', engaged: ['Titania'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2' });
  });
});

describe('Genetically Enhanced', () => {
  const reveal = (...engaged: readonly (string | { card: string; damage: number })[]) =>
    play({
      players: [{ hero: 'spider-man', engaged }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Genetically Enhanced', 'Hydra Mercenary'],
    });
  /** Minions scheme first, in whatever order. */
  const order = (card: string) => `activate ${card}`;

  test('is attached to the minion with the most printed hit points', () => {
    reveal('Shocker', { card: 'Titania', damage: 5 })
      .choose(order('Shocker'))
      .asks('playerTurn')
      .shows({
        'Genetically Enhanced': 'on Titania',
        attachments: 'Genetically Enhanced',
        'your engaged': 'Shocker, Titania',
      });
  });

  test('goes where the player likes if several have the most', () => {
    reveal('Vulture', 'Sandman', 'Shocker')
      .choose(order('Sandman'))
      .choose(order('Vulture'))
      .asks('chooseCard', 0)
      .offers('Vulture', 'Sandman')
      .lacks('Shocker')
      .choose('Sandman')
      .shows({ 'Genetically Enhanced': 'on Sandman' })
      .asks('playerTurn');
  });

  test('surges and is discarded without a minion', () => {
    reveal().asks('playerTurn').shows({
      attachments: '',
      'encounter discard pile': 'Genetically Enhanced',
      'your engaged': 'Hydra Mercenary',
    });
  });

  test('gives 3 hit points and leaves with the minion', () => {
    const hit = (damage: number) =>
      play({
        players: [
          {
            hero: 'she-hulk',
            form: 'hero',
            engaged: [{ card: 'Shocker', damage, attached: ['Genetically Enhanced'] }],
          },
        ],
      })
        .choose('attack She-Hulk')
        .choose('Shocker');
    hit(2).shows({ Shocker: 'damage 5', 'Genetically Enhanced': 'on Shocker' });
    hit(3).shows({
      'your engaged': '',
      attachments: '',
      'encounter discard pile': 'Genetically Enhanced, Shocker',
    });
  });
});

describe("Titania's Fury", () => {
  const fury = (engaged: readonly Laid[], more: Partial<PlayerDescription> = {}) =>
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged, ...more }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ["Titania's Fury", 'Hydra Mercenary'],
    });

  test('makes Titania attack the hero', () => {
    fury([{ card: 'Titania', damage: 4 }])
      .pass()
      .asks('whoDefends')
      .pass()
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 4', Titania: 'damage 4', 'your engaged': 'Titania' });
  });

  test('makes her attack whoever reveals it, not whom she is engaged with', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero' },
        { hero: 'iron-man', engaged: [{ card: 'Titania', damage: 4 }] },
      ],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ["Titania's Fury", '"I\'m Tough"'],
    })
      .asks('whoDefends', 0)
      .pass()
      .shows({ 'Spider-Man': 'damage 2', 'Tony Stark': '', Titania: 'damage 4' })
      .asks('playerTurn', 1);
  });

  test('counts an attack that did no damage', () => {
    fury([{ card: 'Titania', damage: 4 }], { status: ['tough'] })
      .pass()
      .choose('defend Spider-Man')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'exhausted', Titania: 'damage 4', 'your engaged': 'Titania' });
  });

  test('heals Titania and surges if a stun kept her from attacking', () => {
    fury([{ card: 'Titania', damage: 4, attached: ['Webbed Up'] }])
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', Titania: '', 'your engaged': 'Hydra Mercenary, Titania' });
  });

  test('heals Titania and surges if something happened instead of her attack', () => {
    fury([{ card: 'Titania', damage: 4, status: ['stunned'], attached: ['Webbed Up'] }])
      .asks('playerTurn')
      .shows({
        'Spider-Man': '',
        Titania: 'stunned 1',
        'your engaged': 'Hydra Mercenary, Titania',
        'your discard pile': 'Webbed Up',
      });
  });

  test('heals Titania and surges against an alter-ego', () => {
    fury([{ card: 'Titania', damage: 4 }], { form: 'alterEgo' })
      .asks('playerTurn')
      .shows({ 'Peter Parker': '', Titania: '', 'your engaged': 'Hydra Mercenary, Titania' });
  });

  test('just surges without Titania', () => {
    fury([]).asks('playerTurn').shows({ 'Spider-Man': '', 'your engaged': 'Hydra Mercenary' });
  });

  test('as a boost card brings another boost card besides its own icon', () => {
    play({
      players: [{ hero: 'iron-man', form: 'hero' }],
      phase: 'villain',
      encounterDeck: ["Titania's Fury", 'Explosion', '"I\'m Tough"'],
    })
      .pass()
      .asks('playerTurn')
      .shows({
        'Iron Man': 'damage 5',
        Rhino: 'tough 1',
        'encounter discard pile': '"I\'m Tough", Explosion, Titania\'s Fury',
      });
  });
});

describe("She-Hulk's nemesis set", () => {
  test('comes with Shadow of the Past: Titania and her scheme, the rest into the deck', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Shadow of the Past'],
    })
      .asks('playerTurn')
      .shows({
        'She-Hulk': '',
        'your engaged': 'Titania',
        'Personal Challenge': 'threat 4',
        'your nemesis set': '',
        'encounter deck': 34,
      });
  });
});
