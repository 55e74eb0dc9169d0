import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Black Widow', () => {
  const watched = { hero: 'black-panther', area: ['Black Widow'], hand: ['Genius'] } as const;
  /** The first card boosts the villain’s activation, the second one is dealt. */
  const dealing = (...cards: readonly string[]) => ['Advance', ...cards, 'Hydra Mercenary'];

  test('exhausts and spends a mental resource to cancel a revealed card, and another is revealed', () => {
    play({
      players: [watched],
      phase: 'villain',
      encounterDeck: dealing('Sandman', 'Killmonger'),
    })
      .asks('useAbility', 0)
      .offers('use Black Widow', 'pass')
      .shows({ revealed: 'Sandman', 'your engaged': '' })
      .choose('use Black Widow')
      .shows({
        'Black Widow': 'exhausted',
        'your hand': '',
        'your discard pile': 'Genius',
        'your engaged': 'Killmonger',
        'encounter discard pile': 'Advance, Sandman',
        revealed: '',
      })
      .asks('playerTurn', 0);
  });

  test('need not', () => {
    play({
      players: [watched],
      phase: 'villain',
      encounterDeck: dealing('Sandman'),
    })
      .pass()
      .shows({ 'Black Widow': '', 'your hand': 'Genius', 'your engaged': 'Sandman' })
      .asks('playerTurn', 0);
  });

  test('cancels all of a card: what it does when revealed, and its surge', () => {
    play({
      players: [watched],
      phase: 'villain',
      encounterDeck: dealing('Heart-Shaped Herb', 'Killmonger'),
    })
      .choose('use Black Widow')
      .shows({
        Rhino: '',
        'your engaged': 'Killmonger',
        'encounter discard pile': 'Advance, Heart-Shaped Herb',
      })
      .asks('playerTurn', 0);
  });

  test('keeps a side scheme, an attachment and an obligation from entering play', () => {
    for (const card of ['Crowd Control', 'Charge', 'Affairs of State']) {
      play({
        players: [watched],
        phase: 'villain',
        encounterDeck: dealing(card, 'Killmonger'),
      })
        .choose('use Black Widow')
        .shows({
          'side schemes': '',
          attachments: '',
          'your obligations': '',
          'your engaged': 'Killmonger',
          'encounter discard pile': ['Advance', card].sort().join(', '),
        })
        .asks('playerTurn', 0);
    }
  });

  test('lets the other card do all it does', () => {
    play({
      players: [watched],
      phase: 'villain',
      encounterDeck: dealing('Sandman', 'False Alarm'),
    })
      .choose('use Black Widow')
      .shows({
        "T'Challa": 'confused 1',
        'your engaged': '',
        'encounter discard pile': 'Advance, False Alarm, Sandman',
      })
      .asks('playerTurn', 0);
  });

  test('watches over what another player reveals', () => {
    play({
      players: [{ hero: 'spider-man' }, watched],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Sandman', 'Hydra Mercenary', 'Killmonger'],
    })
      .asks('useAbility', 1)
      .shows({ revealed: 'Sandman' })
      .choose('use Black Widow')
      .shows({
        'Spider-Man engaged': '',
        'encounter discard pile': 'Advance, Advance, Sandman',
        'Black Panther engaged': 'Hydra Mercenary, Killmonger',
      })
      .asks('playerTurn', 1);
  });

  test('leaves nothing of the canceled card for others to interrupt', () => {
    play({
      players: [
        {
          ...watched,
          form: 'hero',
          exhausted: true,
          hand: ['Genius', 'Get Behind Me!', 'Energy'],
          area: [{ card: 'Black Widow' }],
        },
      ],
      phase: 'villain',
      encounterDeck: dealing('False Alarm', 'Killmonger'),
    })
      .pass()
      .asks('useAbility', 0)
      .offers('use Black Widow', 'play Get Behind Me!', 'pass')
      .choose('use Black Widow')
      .pay('Genius')
      .shows({
        'Black Panther': 'damage 2, exhausted',
        'your hand': 'Energy, Get Behind Me!',
        'your engaged': 'Killmonger',
      })
      .asks('playerTurn', 0);
  });

  test('cannot do so exhausted, or without a mental resource', () => {
    play({
      players: [{ ...watched, area: [{ card: 'Black Widow', exhausted: true }] }],
      phase: 'villain',
      encounterDeck: dealing('Sandman'),
    })
      .shows({ 'your engaged': 'Sandman', 'your hand': 'Genius' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...watched, hand: ['Strength', 'Energy'] }],
      phase: 'villain',
      encounterDeck: dealing('Sandman'),
    })
      .shows({ 'your engaged': 'Sandman', 'your hand': 'Energy, Strength' })
      .asks('playerTurn', 0);
  });

  test('takes a wild resource for a mental one, and resource abilities', () => {
    play({
      players: [{ ...watched, hero: 'spider-man', hand: [] }],
      phase: 'villain',
      encounterDeck: dealing('Sandman', 'Killmonger'),
    })
      .choose('use Black Widow')
      .shows({ 'Black Widow': 'exhausted', 'your hand': '', 'your engaged': 'Killmonger' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...watched, hand: ['The Power of Aggression'] }],
      phase: 'villain',
      encounterDeck: dealing('Sandman', 'Killmonger'),
    })
      .choose('use Black Widow')
      .shows({ 'your hand': '', 'your engaged': 'Killmonger' })
      .asks('playerTurn', 0);
  });

  test('does not see cards that are revealed from elsewhere than the encounter deck', () => {
    play({
      players: [watched],
      phase: 'villain',
      encounterDeck: dealing('Shadow of the Past'),
    })
      .asks('useAbility', 0)
      .shows({ revealed: 'Shadow of the Past' })
      .pass()
      .shows({ 'your engaged': 'Killmonger', 'side schemes': 'Usurp The Throne' })
      .asks('playerTurn', 0);
  });
});
