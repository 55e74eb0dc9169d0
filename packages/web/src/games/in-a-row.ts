import type { Language } from '@grimrule/words';

/** Several names in one: "Spider-Man and She-Hulk". */
export function inARow(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
