import { describe, expect, test } from 'vitest';
import { AREA, ATTACHMENTS, DECK, of } from '../../../src/board.ts';
import { card } from '../../../src/cards/card.ts';
import { printed } from '../../../src/cards/designs.ts';
import { powerStone } from '../../hard-cards/cards/guardians.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import { designNamed } from '../../table/position.ts';
import { newGame } from '../new-game.ts';

describe('a card with the setup keyword § setup-keyword, setup', () => {
  test('of a player is put into play from the deck, without being paid for or played', () => {
    const home = printed(designNamed('Aunt May'));
    printedAs(['Aunt May', card({ ...home, keywords: { setup: true } })]);
    const game = newGame({ heroes: ['spider-man'] });
    expect(game.in(of(AREA, 0))).toEqual(['Aunt May', 'Peter Parker']);
    expect(game.count(of(DECK, 0))).toBe(40 - 1 - 6);
    expect(game.log.map(({ line }) => line.say)).not.toContain('played');
  });

  test('of the scenario is put into play from where it was set aside', () => {
    printedAs(['Armored Rhino Suit', powerStone]);
    const game = newGame({ heroes: ['spider-man'] });
    expect(game.in(ATTACHMENTS)).toEqual(['Power Stone']);
  });
});
