import { describe, test } from 'vitest';
import type { Laid, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const ironMan = (area: readonly Laid[], more: Partial<PlayerDescription> = {}) => ({
  hero: 'iron-man',
  form: 'hero' as const,
  area,
  ...more,
});
const stark = (area: readonly Laid[], more: Partial<PlayerDescription> = {}) =>
  ironMan(area, { form: 'alterEgo', ...more });

/** The villain does nothing in this phase, and this card is revealed. */
const revealing = (card: string, player: PlayerDescription) =>
  play({
    players: [player],
    villain: { status: ['stunned', 'confused'] },
    encounterDeck: [card],
    phase: 'villain',
  });

describe('Electric Whip Attack', () => {
  test('deals one damage to the hero for each of his upgrades, if he wants that', () => {
    revealing('Electric Whip Attack', ironMan(['Arc Reactor', 'Rocket Boots', 'Pepper Potts']))
      .asks('chooseOne', 0)
      .choose('option 1')
      .changes({
        'Iron Man': 'damage 2',
        revealed: '',
        'encounter discard pile': 'Electric Whip Attack',
      })
      .asks('playerTurn', 0);
  });

  test('takes one of his upgrades otherwise, which he chooses', () => {
    revealing('Electric Whip Attack', ironMan(['Arc Reactor', 'Rocket Boots', 'Pepper Potts']))
      .choose('option 2')
      .offers('Arc Reactor', 'Rocket Boots')
      .lacks('Pepper Potts')
      .choose('Rocket Boots')
      .changes({
        'your play area': 'Arc Reactor, Iron Man, Pepper Potts',
        'your discard pile': 'Rocket Boots',
        revealed: '',
        'encounter discard pile': 'Electric Whip Attack',
      })
      .asks('playerTurn', 0);
  });

  test('deals its damage at once, so that a tough card stops all of it', () => {
    revealing(
      'Electric Whip Attack',
      ironMan(['Arc Reactor', 'Rocket Boots'], { status: ['tough'] }),
    )
      .choose('option 1')
      .shows({ 'Iron Man': '', 'Arc Reactor': '', 'Rocket Boots': '' })
      .asks('playerTurn', 0);
  });

  test('does not hurt an alter-ego, who has to give up an upgrade', () => {
    revealing('Electric Whip Attack', stark(['Arc Reactor', 'Rocket Boots']))
      .asks('chooseCard', 0)
      .choose('Arc Reactor')
      .shows({ 'Tony Stark': '', 'your discard pile': 'Arc Reactor' })
      .asks('playerTurn', 0);
  });

  test('does nothing to a player without upgrades', () => {
    revealing('Electric Whip Attack', stark(['Pepper Potts']))
      .shows({ 'Tony Stark': '', 'your play area': 'Pepper Potts, Tony Stark' })
      .asks('playerTurn', 0);
    revealing('Electric Whip Attack', ironMan([])).shows({ 'Iron Man': '' }).asks('playerTurn', 0);
  });

  const boosted = (player: PlayerDescription) =>
    play({
      players: [player],
      encounterDeck: ['Electric Whip Attack', 'Hydra Mercenary'],
      phase: 'villain',
    });

  test('as a boost card takes an upgrade if nobody defends', () => {
    boosted(ironMan(['Arc Reactor', 'Rocket Boots']))
      .pass()
      .asks('chooseCard', 0)
      .shows({ 'Iron Man': '' })
      .choose('Arc Reactor')
      .shows({
        'your discard pile': 'Arc Reactor',
        'your play area': 'Iron Man, Rocket Boots',
        'Iron Man': 'damage 2',
      })
      .asks('playerTurn', 0);
  });

  test('as a boost card does nothing against a defended attack', () => {
    boosted(ironMan(['Arc Reactor', 'Rocket Boots']))
      .choose('defend Iron Man')
      .shows({ 'your play area': 'Arc Reactor, Iron Man, Rocket Boots' })
      .asks('playerTurn', 0);
  });

  test('as a boost card does nothing while the villain schemes', () => {
    boosted(stark(['Arc Reactor', 'Rocket Boots']))
      .shows({
        'your play area': 'Arc Reactor, Rocket Boots, Tony Stark',
        'The Break-In!': 'threat 2',
      })
      .asks('playerTurn', 0);
  });
});

describe('Electromagnetic Backlash', () => {
  test('makes each player discard five cards and take damage for their own energy resources', () => {
    play({
      players: [
        ironMan([], { deck: ['Energy', 'Arc Reactor', 'War Machine', 'Genius', 'Strength'] }),
        { hero: 'captain-marvel', deck: ['Haymaker', 'Genius', 'Genius', 'Genius', 'Genius'] },
      ],
      villain: { status: ['stunned'] },
      encounterDeck: ['Advance', 'Electromagnetic Backlash', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .shows({
        'Iron Man': 'damage 3',
        'Iron Man discard pile': 'Arc Reactor, Energy, Genius, Strength, War Machine',
        'Carol Danvers': 'damage 1',
        'Captain Marvel discard pile': 'Genius, Genius, Genius, Genius, Haymaker',
      })
      .asks('playerTurn', 1);
  });

  test('costs nothing but the cards without energy among them', () => {
    revealing(
      'Electromagnetic Backlash',
      stark([], { deck: ['Genius', 'Genius', 'War Machine', 'Strength', 'Strength'] }),
    )
      .shows({
        'Tony Stark': '',
        'your discard pile': 'Genius, Genius, Strength, Strength, War Machine',
      })
      .asks('playerTurn', 0);
  });

  test('deals the damage at once, so that a tough card stops all of it', () => {
    revealing(
      'Electromagnetic Backlash',
      stark([], {
        status: ['tough'],
        deck: ['Energy', 'Arc Reactor', 'Genius', 'Genius', 'Genius'],
      }),
    )
      .shows({ 'Tony Stark': '' })
      .asks('playerTurn', 0);
  });
});
