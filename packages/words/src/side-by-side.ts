import type { Language } from './words.ts';

type Texts<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>;
type SideBySide<Name extends string> = Readonly<Record<Name, Readonly<Record<Language, string>>>>;

/** Each text in all languages, of texts that are written down one language after the other. */
export function sideBySide<Name extends string>(texts: Texts<Name>): SideBySide<Name> {
  const both = Object.keys(texts.en).map((name) => [
    name,
    { en: texts.en[name as Name], de: texts.de[name as Name] },
  ]);
  return Object.fromEntries(both) as SideBySide<Name>;
}
