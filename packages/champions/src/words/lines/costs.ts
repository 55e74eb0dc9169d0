import type { Language } from '@grimrule/words';
import { listed } from '@grimrule/words';
import type { Resource } from '../../vocabulary/nodes.ts';
import { RESOURCE_NAMES } from '../names.ts';

/** The bits of a cost symbol; all of them together stand for any resource. */
const TYPES: readonly Resource[] = ['energy', 'mental', 'physical', 'wild'];
const ANY = (1 << TYPES.length) - 1;

const WORDS = {
  en: { one: 'resource', many: 'resources', and: 'and', others: 'other resources' },
  de: { one: 'Ressource', many: 'Ressourcen', and: 'und', others: 'anderen Ressourcen' },
} as const;

/** The cost in words: `3 resources`, `2 energy and 1 mental`. */
export function costIn(language: Language, symbols: readonly number[]): string {
  const { one, many, and } = WORDS[language];
  const any = symbols.filter((symbol) => symbol === ANY).length;
  const typed = TYPES.flatMap((type, index) => {
    const count = symbols.filter((symbol) => symbol === 1 << index).length;
    return count > 0 ? [`${count} ${RESOURCE_NAMES[language][type]}`] : [];
  });
  const rest = any > 0 ? [`${any} ${any === 1 ? one : many}`] : [];
  return listed([...typed, ...rest], and);
}

/** The types of resource in a set of bits: `energy and mental`. */
export function paidIn(language: Language, bits: number): string {
  const types = TYPES.filter((_, index) => (bits & (1 << index)) !== 0);
  const named = types.map((type) => RESOURCE_NAMES[language][type]);
  return named.length > 0 ? listed(named, WORDS[language].and) : WORDS[language].others;
}
