import type { Amount, Cards, Vocabulary } from '@grimrule/kernel';
import type { Telling } from './lexicon.ts';

/** The objects of a sentence: `discard this card`, `give it to that player`, `draw 2 cards`. */

export const what = <W extends Vocabulary, N>(say: Telling<W, N>, cards: Cards<W>) =>
  say.cards(cards).as('accusative');

export const whom = <W extends Vocabulary, N>(say: Telling<W, N>, cards: Cards<W>) =>
  say.cards(cards).as('dative');

export const many = <W extends Vocabulary, N>(say: Telling<W, N>, amount: Amount<W>, unit: N) =>
  say.quantity(amount, unit).as('accusative');
