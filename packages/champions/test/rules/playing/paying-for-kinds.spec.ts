import { describe, expect, test } from 'vitest';
import { card } from '../../../src/cards/card.ts';
import { printed } from '../../../src/cards/designs.ts';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  ally,
  choose,
  draw,
  playForLess,
  query,
  spendPerPlayer,
  type,
} from '../../../src/vocabulary/builders.ts';
import { championsText } from '../../../src/words/card-texts/text-box.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import { play } from '../../table/play.ts';
import { designNamed } from '../../table/position.ts';
import { reworded } from '../rewording.ts';

describe('a resource ability for cards of a kind § resource-ability', () => {
  const forAllies = () =>
    reworded('Web-Shooter', {
      effect: { do: 'generate', resources: ['wild'], for: ally } as Effect,
    });
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
      .offers('Web-Shooter', 'Energy', 'Genius')
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
  test('of an ability is paid as often as players began the game § cost, per-player-icon', () => {
    reworded('Tenacity', { cost: spendPerPlayer('physical'), effect: draw(1) });
    const mine = { hero: 'she-hulk', form: 'hero', area: ['Tenacity'], deck: ['Hulk'] } as const;
    play({ players: [{ ...mine, hand: ['Uppercut'] }] }).offers(
      'use Tenacity',
      'attack She-Hulk',
      'change form',
      'end turn',
    );
    const two = (cards: readonly string[]) =>
      play({ players: [{ ...mine, hand: cards }, { hero: 'spider-man' }] });
    two(['Uppercut']).cannot('use Tenacity', 'costCannotBePaid');
    two(['Strength', 'Uppercut'])
      .choose('use Tenacity')
      .shows({ 'She-Hulk hand': 'Hulk, Uppercut', 'She-Hulk discard pile': 'Strength' });
  });

  /** The Helicarrier, printed with a cost for each player. */
  const dear = () => {
    const { abilities: _abilities, ...facts } = printed(designNamed('Helicarrier'));
    const helicarrier = card({ ...facts, costPerHero: true });
    printedAs(['Helicarrier', helicarrier]);
    return helicarrier;
  };
  const hulk = (hand: readonly string[], others: readonly { readonly hero: string }[] = []) => {
    dear();
    return play({ players: [{ hero: 'she-hulk', hand: ['Helicarrier', ...hand] }, ...others] });
  };
  const three = ['Energy', 'Uppercut'];
  const six = ['Energy', 'Genius', 'Strength'];

  test('of a card is multiplied by the players who began the game § cost, per-player-icon', () => {
    hulk(three).choose('play Helicarrier').shows({ 'your hand': '' });
    hulk(three, [{ hero: 'spider-man' }]).cannot('play Helicarrier', 'cannotPay');
    hulk(six, [{ hero: 'spider-man' }])
      .choose('play Helicarrier')
      .shows({ 'She-Hulk hand': '' });
  });

  test('of a card is multiplied before anything changes it § cost, per-player-icon', () => {
    dear();
    reworded('Get Ready', {
      effect: choose(query('yourHand', type('support')), (card) => playForLess(card, 1)),
    });
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          hand: ['Get Ready', 'Helicarrier', 'Energy', 'Genius', 'Hulk'],
        },
        { hero: 'spider-man' },
      ],
    })
      .choose('play Get Ready')
      .shows({ 'She-Hulk play area': 'Helicarrier, She-Hulk' });
  });

  test('of a card can be read in both languages', () => {
    const helicarrier = dear();
    expect(championsText('en', helicarrier)).toContain('Costs 3 per player.');
    expect(championsText('de', helicarrier)).toContain('Kostet 3 pro Spieler.');
  });
});
