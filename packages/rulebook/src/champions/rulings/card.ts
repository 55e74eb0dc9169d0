import type { RuledCard } from '../../ruling.ts';
import { productOfCode } from './products.ts';

/** A card by its code and its titles; the product and the number stand in the code. */
export function card(
  code: string,
  en: string,
  de: string = en,
  /** Where a side has another letter in print than in its code. */
  number: string = numberIn(code),
): RuledCard {
  return { code, title: { en, de }, product: productOfCode(code), number };
}

/** `01019b` → `19B` */
const numberIn = (code: string) => code.slice(2).replace(/^0+/, '').toUpperCase();
