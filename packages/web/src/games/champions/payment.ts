import { championsWords } from '@grimrule/champions';
import type { Option, Table } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { givenIn } from '../cooperative/payment.ts';
import type { Mark } from '../page-game.ts';
import { NAMES } from './names.ts';

/** A resource is the set of types it can be used as, one bit each; only wild ones have several. */
const TYPES = ['energy', 'mental', 'physical', 'wild'] as const;

/** The resources of an option in the current payment: doubled where that holds now. */
export function givenBy(option: Option, table: Table, language: Language): readonly Mark[] {
  return givenIn(table, option).map((bits) => {
    const type = typeOf(bits) ?? 'wild';
    return { icon: type, label: championsWords[language].resource(type) };
  });
}

/** The owed resource: of one type, or of any, which then has no symbol of its own. */
export function owed(bits: number, language: Language): Mark {
  const type = typeOf(bits);
  return type === null
    ? { icon: 'cost', label: NAMES[language].anyResource }
    : { icon: type, label: championsWords[language].resource(type) };
}

function typeOf(bits: number): (typeof TYPES)[number] | null {
  return TYPES.find((_, index) => bits === 1 << index) ?? null;
}
