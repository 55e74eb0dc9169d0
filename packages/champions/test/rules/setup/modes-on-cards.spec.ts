import { LANGUAGES } from '@grimrule/words';
import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECK } from '../../../src/board.ts';
import { DESIGNS } from '../../../src/cards/designs.ts';
import { villainOf } from '../../../src/table.ts';
import { draw, give, inMode, setup, villain, when } from '../../../src/vocabulary/builders.ts';
import { championsText } from '../../../src/words/card-texts/text-box.ts';
import { designNamed } from '../../table/position.ts';
import { printedWith } from '../../table/printing.ts';
import { newGame } from '../new-game.ts';
import { doing } from '../rewording.ts';

/** Games are told apart by their options, so that each is put together anew. */
const begun = (scenario: string, mode: 'standard' | 'expert') =>
  newGame({ heroes: ['spider-man', 'iron-man', 'she-hulk'], scenario, mode, firstPlayer: 2 });

describe('a card with a side for each mode', () => {
  const FACTORY = '01148';
  const INVASION = '01149';
  const twoSides = () => {
    printedWith(FACTORY, { mode: 'standard', otherSide: INVASION });
    printedWith(INVASION, { mode: 'expert', otherSide: FACTORY });
  };
  const sides = (mode: 'standard' | 'expert') =>
    begun('ultron', mode)
      .in(ENCOUNTER_DECK)
      .filter((name) => name === 'Drone Factory' || name === 'Invasive AI');

  test('is in the game with the side of the mode § double-sided-card', () => {
    twoSides();
    expect(sides('standard')).toEqual(['Drone Factory']);
    expect(sides('expert')).toEqual(['Invasive AI']);
  });

  test.each(LANGUAGES)('says so in %s', (language) => {
    twoSides();
    const card = DESIGNS[designNamed(INVASION)];
    const said = { en: 'Only in expert mode.', de: 'Nur im Expertenmodus.' };
    expect(card && championsText(language, card)).toContain(said[language]);
  });
});

describe('what a card says of a mode', () => {
  test('is done in that mode only', () => {
    const effect = when(inMode('expert'), draw(1), give('stunned', villain));
    const deck = { deck: ['Hulk'] };
    doing(effect, deck, { mode: 'expert' }).shows({ 'your hand': 'Hulk', Rhino: '' });
    doing(effect, deck).shows({ 'your hand': '', Rhino: 'stunned 1' });
  });

  test('is followed in setup', () => {
    printedWith('01097a', { abilities: [setup(when(inMode('expert'), give('tough', villain)))] });
    const onVillain = (mode: 'standard' | 'expert') => {
      const { state } = begun('rhino', mode);
      return state.cards[villainOf(state)]?.tokens;
    };
    expect(onVillain('standard')).toEqual({});
    expect(onVillain('expert')).toEqual({ tough: 1 });
  });
});
