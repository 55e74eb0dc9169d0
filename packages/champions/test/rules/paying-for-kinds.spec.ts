import { describe, expect, test } from 'vitest';
import { card } from '../../src/cards/card.ts';
import { printed } from '../../src/cards/designs.ts';
import type { E } from '../../src/vocabulary/builders.ts';
import { ally, draw, spendPerPlayer } from '../../src/vocabulary/builders.ts';
import { definedWith } from '../hard-cards/names.ts';
import { play } from '../table/play.ts';
import { designNamed } from '../table/position.ts';
import { reworded } from './rewording.ts';

describe('a resource ability for cards of a kind', () => {
  const forAllies = () =>
    reworded('Web-Shooter', { effect: { do: 'generate', resources: ['wild'], for: ally } as E });
  const spider = (...hand: readonly string[]) =>
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: [{ card: 'Web-Shooter', counters: { web: 3 } }],
          hand,
        },
      ],
    });

  test('pays for these', () => {
    forAllies();
    spider('Black Cat', 'Energy', 'Genius')
      .choose('play Black Cat')
      .offers('Web-Shooter', 'Energy')
      .pay('Web-Shooter', 'Energy')
      .shows({ 'your play area': 'Black Cat, Spider-Man, Web-Shooter', 'your hand': 'Genius' });
  });

  test('and for no others, so that they may be out of reach', () => {
    forAllies();
    spider('Aunt May', 'Energy', 'Genius').choose('play Aunt May').lacks('Web-Shooter');
    spider('Helicarrier', 'Energy').cannot('play Helicarrier', 'cannotPay');
  });
});

describe('a cost per player', () => {
  test('of an ability is paid as often as players began the game', () => {
    reworded('Tenacity', { cost: spendPerPlayer('physical'), effect: draw(1) });
    const mine = { hero: 'she-hulk', form: 'hero', area: ['Tenacity'], deck: ['Hulk'] } as const;
    play({ players: [{ ...mine, hand: ['Uppercut'] }] }).offers('use Tenacity');
    const two = (cards: readonly string[]) =>
      play({ players: [{ ...mine, hand: cards }, { hero: 'spider-man' }] });
    two(['Uppercut']).cannot('use Tenacity', 'costCannotBePaid');
    two(['Strength', 'Uppercut'])
      .choose('use Tenacity')
      .shows({ 'She-Hulk hand': 'Hulk, Uppercut', 'She-Hulk discard pile': 'Strength' });
  });

  test('of a card is multiplied before anything changes it', () => {
    const { abilities: _abilities, ...facts } = printed(designNamed('Helicarrier'));
    const { base, statIndex } = definedWith(card({ ...facts, costPerHero: true }));
    const cost = (players: number) => base[players]?.[0]?.[statIndex.get('cost') ?? -1];
    expect([1, 2, 3, 4].map(cost)).toEqual([3, 6, 9, 12]);
  });
});
