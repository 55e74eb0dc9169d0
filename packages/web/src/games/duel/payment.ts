import type { Option, Table } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { givenIn } from '../cooperative/payment.ts';
import type { Mark } from '../page-game.ts';
import { signOf } from './face/signs.ts';

/** The kinds of symbol by their bits: the colours, and last what anything pays. */
const SYMBOLS = ['red', 'yellow', 'green', 'blue', '*'] as const;

/** The first kind that a set of bits has: a card with a colour stands for its colour. */
export function symbolOf(bits: number, language: Language): Mark {
  const at = SYMBOLS.findIndex((_, index) => (bits & (1 << index)) !== 0);
  return signOf(SYMBOLS[at] ?? '*', language);
}

/** The symbol that an option pays with; what an artefact lets unpaid stands for any. */
export function givenBy(option: Option, table: Table, language: Language): readonly Mark[] {
  if (option.card === undefined) return [];
  return givenIn(table, option).map((bits) => symbolOf(bits, language));
}
