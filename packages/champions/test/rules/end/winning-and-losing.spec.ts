import { describe, expect, test } from 'vitest';
import {
  blanks,
  constant,
  damage,
  loseGame,
  sequence,
  titled,
  villain,
  whenRevealed,
  winGame,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { saying } from '../rewording.ts';

const marvel = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'captain-marvel', form: 'hero', ...player }], ...table });
const revealing = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({
    players: [{ hero: 'captain-marvel', dealt: ['Advance'], ...player }],
    phase: 'villain',
    villain: { status: ['confused'] },
    encounterDeck: ['Sandman'],
    ...table,
  });

describe('the players win § winning-the-game', () => {
  test('when the last stage of the villain is defeated', () => {
    const game = marvel({}, { villain: { stage: 'II', damage: 13 } })
      .choose('attack Captain Marvel')
      .isOver('heroes', 'villainDefeated');
    expect(game.prompt).toBeNull();
  });

  test('not with a stage before that', () => {
    marvel({}, { villain: { damage: 12 } })
      .choose('attack Captain Marvel')
      .shows({ outcome: 'none', villain: 'Rhino' })
      .asks('playerTurn', 0);
  });

  test('at once: nothing that would come afterwards happens', () => {
    marvel({ engaged: ['Shocker'] }, { villain: { stage: 'II', damage: 14 }, threat: 6 })
      .choose('attack Captain Marvel')
      .choose('Rhino')
      .isOver('heroes', 'villainDefeated');
  });

  test('also when a card says so', () => {
    printedWith('Advance', { abilities: [whenRevealed(winGame)] });
    revealing().isOver('heroes', 'cardSaysWin');
  });
});

describe('the villain wins § winning-the-game', () => {
  test('when the last stage of the main scheme is completed', () => {
    revealing({ dealt: [] }, { threat: 6 }).isOver('villain', 'schemeCompleted');
  });

  test('even if the text box of the completed scheme is blank § text-box', () => {
    saying('Bomb Scare', constant(blanks(titled('The Break-In!'))));
    revealing({ dealt: [] }, { threat: 6, sideSchemes: ['Bomb Scare'] }).isOver(
      'villain',
      'schemeCompleted',
    );
  });

  test('when all players are eliminated', () => {
    printedWith('Advance', { abilities: [whenRevealed(damage(12, you))] });
    revealing().isOver('villain', 'allEliminated');
    const game = play({
      players: [
        { hero: 'captain-marvel', dealt: ['Advance'] },
        { hero: 'iron-man', dealt: ['Advance'] },
      ],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Assault', 'Sandman', 'Shocker'],
    }).isOver('villain', 'allEliminated');
    expect(game.state.outcome?.winners).toEqual([]);
  });

  test('when there is no encounter card left to make a deck of', () => {
    revealing({ dealt: [] }, { wholeEncounterDeck: ['Sandman'] }).isOver(
      'villain',
      'encounterDeck',
    );
  });

  test('also when a card says so', () => {
    printedWith('Advance', { abilities: [whenRevealed(loseGame)] });
    revealing().isOver('villain', 'cardSaysLoss');
  });
});

describe('if both sides would fall', () => {
  test('what comes first decides: the game is over then § winning-the-game', () => {
    printedWith('Advance', {
      abilities: [whenRevealed(sequence(damage(20, villain), damage(20, you)))],
    });
    revealing({}, { villain: { stage: 'II', status: ['confused'] } }).isOver(
      'heroes',
      'villainDefeated',
    );
    printedWith('Advance', {
      abilities: [whenRevealed(sequence(damage(20, you), damage(20, villain)))],
    });
    revealing({}, { villain: { stage: 'II', status: ['confused'] } }).isOver(
      'villain',
      'allEliminated',
    );
  });
});
