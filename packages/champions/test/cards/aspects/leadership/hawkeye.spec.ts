import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Hawkeye', () => {
  const withHawkeye = { hero: 'she-hulk', form: 'hero', area: ['Hawkeye'] } as const;
  /** The villain’s attack is boosted by the first card, the second one is dealt. */
  const revealing = (card: string) => ['Advance', card, 'Advance', 'Advance'];

  test('enters play with four arrow counters', () => {
    play({ players: [{ hero: 'she-hulk', hand: ['Hawkeye', 'Energy', 'Uppercut', 'Genius'] }] })
      .choose('play Hawkeye')
      .pay('Energy', 'Uppercut')
      .changes({
        Hawkeye: 'arrow 4',
        'your hand': 'Genius',
        'your discard pile': 'Energy, Uppercut',
        'your play area': 'Hawkeye, Jennifer Walters',
      })
      .asks('playerTurn', 0);
  });

  test('spends an arrow to deal 2 damage to a minion that has entered play', () => {
    play({
      players: [{ ...withHawkeye, engaged: ['Hydra Mercenary'] }],
      phase: 'villain',
      encounterDeck: revealing('Killmonger'),
    })
      .pass()
      .pass()
      .asks('useAbility', 0)
      .shows({ 'your engaged': 'Hydra Mercenary, Killmonger' })
      .choose('use Hawkeye')
      .shows({
        Hawkeye: 'arrow 3',
        Killmonger: 'damage 2',
        'Hydra Mercenary': '',
        'She-Hulk': 'damage 3',
        Rhino: '',
      })
      .asks('playerTurn', 0);
  });

  test('need not shoot', () => {
    play({
      players: [withHawkeye],
      phase: 'villain',
      encounterDeck: revealing('Sandman'),
    })
      .pass()
      .pass()
      .shows({ Hawkeye: 'arrow 4', Sandman: 'tough 1' })
      .asks('playerTurn', 0);
  });

  test('shoots in vain at a tough minion', () => {
    play({
      players: [withHawkeye],
      phase: 'villain',
      encounterDeck: revealing('Sandman'),
    })
      .pass()
      .choose('use Hawkeye')
      .shows({ Hawkeye: 'arrow 3', Sandman: '' })
      .asks('playerTurn', 0);
  });

  test('shoots at a minion that engages another player, even exhausted', () => {
    play({
      players: [
        { hero: 'spider-man' },
        { hero: 'black-panther', area: [{ card: 'Hawkeye', exhausted: true }] },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'Sandman', 'Killmonger'],
    })
      .asks('useAbility', 1)
      .shows({ 'Spider-Man engaged': 'Sandman', 'Black Panther engaged': '' })
      .choose('use Hawkeye')
      .shows({ Hawkeye: 'arrow 3, exhausted', Sandman: '' })
      .asks('useAbility', 1)
      .choose('use Hawkeye')
      .shows({ Hawkeye: 'arrow 2, exhausted', Killmonger: 'damage 2' })
      .asks('playerTurn', 1);
  });

  test('stays in play without arrows, and shoots no more § all-purpose-counter', () => {
    play({
      players: [{ ...withHawkeye, area: [{ card: 'Hawkeye', counters: { arrow: 1 } }] }],
      phase: 'villain',
      encounterDeck: revealing('Sandman'),
    })
      .pass()
      .choose('use Hawkeye')
      .shows({ Hawkeye: '', 'your play area': 'Hawkeye, She-Hulk' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...withHawkeye, area: [{ card: 'Hawkeye', counters: { arrow: 0 } }] }],
      phase: 'villain',
      encounterDeck: revealing('Sandman'),
    })
      .pass()
      .shows({ Sandman: 'tough 1' })
      .asks('playerTurn', 0);
  });

  test('takes no interest in a card that is no minion', () => {
    play({
      players: [withHawkeye],
      phase: 'villain',
      encounterDeck: revealing('Crowd Control'),
    })
      .pass()
      .shows({ Hawkeye: 'arrow 4', 'Crowd Control': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('finds no target in a minion that cannot take damage', () => {
    play({
      players: [withHawkeye],
      phase: 'villain',
      sideSchemes: [{ card: 'Legions of Hydra', threat: 3 }],
      encounterDeck: ['Advance', 'Madame Hydra', 'Crowd Control'],
    })
      .pass()
      .shows({ Hawkeye: 'arrow 4', 'your engaged': 'Madame Hydra' })
      .asks('playerTurn', 0);
  });

  test('shoots at a minion that a boost card brings into play', () => {
    play({
      players: [withHawkeye],
      phase: 'villain',
      encounterDeck: ['Weapons Runner', 'Crowd Control'],
    })
      .pass()
      .asks('useAbility', 0)
      .shows({ 'your engaged': 'Weapons Runner', 'She-Hulk': '' })
      .choose('use Hawkeye')
      .shows({ Hawkeye: 'arrow 3', 'your engaged': '', 'She-Hulk': 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('comes after quickstrike, which is a keyword § quickstrike, priority-levels', () => {
    play({
      players: [withHawkeye],
      phase: 'villain',
      encounterDeck: revealing('Vulture'),
    })
      .pass()
      .asks('whoDefends', 0)
      .pass()
      .asks('useAbility', 0)
      .choose('use Hawkeye')
      .shows({ 'She-Hulk': 'damage 5', Vulture: 'damage 2', Hawkeye: 'arrow 3' })
      .asks('playerTurn', 0);
  });
});
