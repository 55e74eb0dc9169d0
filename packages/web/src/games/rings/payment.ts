import type { Option, Table } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { givenIn } from '../cooperative/payment.ts';
import type { Mark } from '../page-game.ts';
import { markOfBits } from './face/spheres.ts';

/** The resources of an option in the current payment. */
export function givenBy(option: Option, table: Table, language: Language): readonly Mark[] {
  return givenIn(table, option).map((bits) => markOfBits(bits, language));
}
