import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { AREA, of, SET_ASIDE } from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import { putIntoPlay, query, titled, whenRevealed } from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { newGame } from '../new-game.ts';

/** Owners of the copies of a card that lie aside at the beginning. */
const asideOf = (heroes: readonly string[], title: string) => {
  const { state } = newGame({ firstPlayer: 0, heroes });
  return zoneOf(state, SET_ASIDE)
    .filter((card) => printedAs(state, card).name === title)
    .map((card) => state.cards[card]?.owner);
};

describe('a linked card § linked-card-title', () => {
  test('lies aside from the beginning if a deck has the card it is linked to § set-aside', () => {
    printedWith('Hulk', { keywords: { linked: 'Black Cat' } });
    expect(asideOf(['spider-man'], 'Hulk')).toEqual([0]);
    expect(asideOf(['captain-marvel'], 'Hulk')).toEqual([]);
  });

  test('is there as often as it was published, for every deck with the other card', () => {
    printedWith('Hulk', { keywords: { linked: 'Haymaker' }, quantity: 2 });
    expect(asideOf(['spider-man', 'captain-marvel'], 'Hulk')).toEqual([0, 0, 1, 1]);
  });

  test('waits there for the card that brings it into play', () => {
    printedWith('Hulk', { keywords: { linked: 'Black Cat' } });
    printedWith('Advance', {
      abilities: [whenRevealed(putIntoPlay(query('setAside', titled('Hulk'))))],
    });
    play({
      players: [{ hero: 'spider-man', dealt: ['Advance'] }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Charge'],
    })
      .shows({ 'your play area': 'Hulk, Peter Parker', 'set aside': '' })
      .asks('playerTurn', 0);
  });

  test('belongs to whoever brings it into play § ownership-and-control', () => {
    printedWith('Hulk', { keywords: { linked: 'Black Cat' } });
    printedWith('Advance', {
      abilities: [whenRevealed(putIntoPlay(query('setAside', titled('Hulk'))))],
    });
    const game = play({
      players: [{ hero: 'captain-marvel', dealt: ['Advance'] }, { hero: 'spider-man' }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Charge', 'Charge'],
    }).shows({ 'Captain Marvel play area': 'Carol Danvers, Hulk' });
    const hulk = game.state.cards.find(
      ({ zone }, card) => zone === of(AREA, 0) && printedAs(game.state, card).name === 'Hulk',
    );
    expect(hulk).toMatchObject({ owner: 0, controller: 0 });
  });
});
