import type { Language } from '@grimrule/words';
import { SPHERES } from '../../vocabulary/stats.ts';
import { SPHERE_NAMES } from '../names.ts';

const WORDS = {
  en: { one: 'resource', many: 'resources' },
  de: { one: 'Ressource', many: 'Ressourcen' },
} as const;

/** The cost, one bit mask a resource: `3 Leadership resources`, `5 resources`. */
export function costIn(language: Language, symbols: readonly number[]): string {
  const [first = 0] = symbols;
  const spheres = SPHERES.filter((_, index) => (first & (1 << index)) !== 0);
  const [only] = spheres;
  const noun = WORDS[language][symbols.length === 1 ? 'one' : 'many'];
  if (spheres.length !== 1 || only === undefined) return `${symbols.length} ${noun}`;
  const name = SPHERE_NAMES[language][only];
  return `${symbols.length} ${language === 'en' ? `${name} ` : `${name}-`}${noun}`;
}
