import type { Language } from '@grimrule/kernel';
import { listed } from '@grimrule/kernel';
import type { Resource } from '../vocabulary/nodes.ts';
import { RESOURCE_NAMES } from './names.ts';

/** The bits of a cost symbol; all of them together stand for any resource. */
const TYPES: readonly Resource[] = ['energy', 'mental', 'physical', 'wild'];
const ANY = (1 << TYPES.length) - 1;

const WORDS = {
  en: { one: 'resource', many: 'resources', and: 'and' },
  de: { one: 'Ressource', many: 'Ressourcen', and: 'und' },
} as const;

/** What has to be paid: `3 resources`, `2 energy and 1 mental`. */
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
