import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

/** The villain does not act, so that the encounter card comes at once. */
const IDLE = { status: ['stunned', 'confused'] } as const;

const MINIONS = ['Hydra Mercenary', 'Hydra Mercenary'];

describe('Sweeping Swoop', () => {
  const reveal = (player: Partial<PlayerDescription>, encounterDeck: readonly string[]) =>
    play({
      players: [{ hero: 'spider-man', form: 'hero', ...player }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck,
    });

  test('stuns the hero', () => {
    reveal({}, ['Sweeping Swoop', 'Hydra Mercenary'])
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'stunned 1', 'your engaged': '' });
  });

  test('surges if Vulture is in play, whomever he fights', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero' },
        { hero: 'iron-man', engaged: ['Vulture'] },
      ],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Sweeping Swoop', '"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('playerTurn', 1)
      .shows({
        'Spider-Man': 'stunned 1',
        'Tony Stark': '',
        'Spider-Man engaged': 'Hydra Mercenary',
        'Iron Man engaged': 'Vulture',
      });
  });

  test('does not stun another hero', () => {
    play({
      players: [{ hero: 'iron-man' }, { hero: 'spider-man', form: 'hero' }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Sweeping Swoop', '"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('playerTurn', 1)
      .shows({ 'Spider-Man': '', 'Tony Stark': '' });
  });

  test('does not stun an alter-ego nor an ally', () => {
    reveal({ form: 'alterEgo', area: ['Black Cat'] }, ['Sweeping Swoop'])
      .asks('playerTurn')
      .shows({ 'Peter Parker': '', 'Black Cat': '' });
  });

  const boosted = (player: Partial<PlayerDescription>) =>
    play({
      players: [{ hero: 'spider-man', form: 'hero', ...player }],
      phase: 'villain',
      encounterDeck: ['Sweeping Swoop', '"I\'m Tough"'],
    }).pass();

  test('as a boost card stuns whom the attack deals damage to', () => {
    boosted({}).pass().asks('playerTurn').shows({ 'Spider-Man': 'damage 2, stunned 1' });
    boosted({ area: ['Jessica Jones'] })
      .choose('defend Jessica Jones')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'Jessica Jones': 'damage 2, stunned 1, exhausted' });
  });

  test('as a boost card stuns the hero whom overkill reaches over his ally', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', area: ['Black Cat'] }],
      villain: { attached: ['Charge'] },
      phase: 'villain',
      encounterDeck: ['Sweeping Swoop', '"I\'m Tough"'],
    })
      .pass()
      .choose('defend Black Cat')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 3, stunned 1', 'your discard pile': 'Black Cat' });
  });

  test('as a boost card stuns nobody whom no damage is dealt to', () => {
    boosted({}).choose('defend Spider-Man').asks('playerTurn').shows({ 'Spider-Man': 'exhausted' });
    play({
      players: [{ hero: 'spider-man' }],
      phase: 'villain',
      encounterDeck: ['Sweeping Swoop', '"I\'m Tough"'],
    })
      .asks('playerTurn')
      .shows({ 'Peter Parker': '', 'The Break-In!': 'threat 2' });
  });

  test('as a boost card stuns also whom prevented damage was dealt to', () => {
    boosted({ hand: ['Backflip'] })
      .pass()
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'stunned 1' });
    boosted({ status: ['tough'] })
      .pass()
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'stunned 1' });
  });
});

describe("The Vulture's Plans", () => {
  const reveal = (...hands: readonly (readonly string[])[]) =>
    play({
      players: hands.map((hand, seat) => ({
        hero: ['spider-man', 'captain-marvel', 'iron-man'][seat] ?? '',
        form: 'hero' as const,
        hand,
      })),
      phase: 'villain',
      encounterDeck: [...hands.map(() => 'Advance'), "The Vulture's Plans", ...MINIONS],
    }).passAll();

  test('costs a card and places threat for its type of resource, however many there are', () => {
    reveal(['Energy'])
      .shows({ 'your hand': '', 'your discard pile': 'Energy', 'The Break-In!': 'threat 2' })
      .asks('playerTurn');
  });

  test('takes one card by chance', () => {
    reveal(['Energy', 'Energy', 'Energy'])
      .shows({ 'your hand': 'Energy, Energy', 'The Break-In!': 'threat 2' })
      .asks('playerTurn');
  });

  test('takes one from each player and counts every type once', () => {
    reveal(['Energy'], ['Energy Absorption'], ['Genius'])
      .shows({
        'Spider-Man hand': '',
        'Captain Marvel hand': '',
        'Iron Man hand': '',
        'The Break-In!': 'threat 5',
      })
      .asks('playerTurn', 1);
    reveal(['Energy'], [], ['Energy'])
      .shows({ 'Iron Man hand': '', 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 1);
  });

  test('counts wild as a type of its own', () => {
    reveal(['The Power of Justice'], ['Energy'])
      .shows({ 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 1);
  });

  test('places nothing for empty hands', () => {
    reveal([]).shows({ 'The Break-In!': 'threat 1' }).asks('playerTurn');
  });
});
