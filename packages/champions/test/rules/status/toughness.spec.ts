import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { VILLAIN } from '../../../src/board.ts';
import { DESIGNS } from '../../../src/cards/designs.ts';
import { identityOf } from '../../../src/table.ts';
import {
  drone,
  putIntoPlay,
  query,
  reveal,
  swap,
  titled,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import { designNamed } from '../../table/position.ts';
import { newGame } from '../new-game.ts';
import { doing } from '../rewording.ts';

/** A card as it is, but with toughness. */
function toughened(name: string): void {
  const card = DESIGNS[designNamed(name)];
  if (!card) throw new Error(`there is no card '${name}'`);
  const { stats, keywords } = card;
  printedAs([
    name,
    { ...card, keywords: { ...keywords, toughness: true }, stats: { ...stats, toughness: 1 } },
  ]);
}

const aside = query('encounterDeckTop');

describe('toughness § toughness', () => {
  test('of an identity gives it a tough card as it enters play in setup', () => {
    toughened('01001b');
    const { state } = newGame({ heroes: ['spider-man', 'iron-man'] });
    const tokens = [0, 1].map((seat) => state.cards[identityOf(state, seat)]?.tokens);
    expect(tokens).toEqual([{ tough: 1 }, {}]);
  });

  test('on the other side of an identity does nothing: that has not entered play', () => {
    toughened('01001a');
    const { state } = newGame({ heroes: ['spider-man'] });
    expect(state.cards[identityOf(state, 0)]?.tokens).toEqual({});
  });

  test('of the villain gives him one in setup', () => {
    toughened('01094');
    const { state } = newGame({ heroes: ['spider-man'] });
    const [villain = -1] = zoneOf(state, VILLAIN);
    expect(state.cards[villain]?.tokens).toEqual({ tough: 1 });
  });

  test('of an ally gives it one when it is played', () => {
    toughened('Hellcat');
    doing(putIntoPlay(query('yourDeck', titled('Hulk'))), {
      hand: ['Hellcat', 'Strength', 'Genius', 'Energy'],
    })
      .choose('play Hellcat')
      .pay('Strength', 'Genius')
      .shows({ Hellcat: 'tough 1' });
  });

  test.each([
    ['put into play', putIntoPlay(aside)],
    ['revealed', reveal(aside)],
    ['swapped in', swap(query('minions', titled('Sandman')), aside)],
  ])('of a minion that is %s gives it one', (_how, effect) => {
    toughened('Hydra Bomber');
    const wholeEncounterDeck = ['Hydra Bomber', 'Shocker', 'Shocker'];
    const met = doing(effect, { engaged: ['Sandman'] }, { wholeEncounterDeck });
    if (met.prompt?.ask.say === 'chooseOne') met.choose('option 1');
    met.shows({ 'Hydra Bomber': 'tough 1' });
  });

  test('of a facedown minion gives it one', () => {
    const gains = { Drone: { toughness: 1, hitPoints: 1 } };
    doing(drone(), {}, { gains }).shows({ Drone: 'tough 1' });
  });
});
