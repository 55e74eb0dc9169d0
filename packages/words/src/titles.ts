import type { Language } from './words.ts';

/** The German title beside the name, or both titles where the English one is not the name. */
export type Title = string | readonly [en: string, de: string];

/** The number that a step has in the book, as in `5a retaliate` or `6 to 9 defeat`. */
const NUMBER = /^\d[\d.]*[a-z]?(?: (?:and|to) \d+)? /;

/** The name with a capital letter: `2 Declare a defender`. */
function capitalised(name: string): string {
  const at = NUMBER.exec(name)?.[0].length ?? 0;
  return name.slice(0, at) + name.charAt(at).toUpperCase() + name.slice(at + 1);
}

/** Titles of rules and steps, by language. */
export function titlesByLanguage<Name extends string>(
  titles: Readonly<Record<Name, Title>>,
): Readonly<Record<Language, Readonly<Record<Name, string>>>> {
  const said = (titleOf: (name: string, title: Title) => string) =>
    Object.fromEntries(
      Object.entries<Title>(titles).map(([name, title]) => [name, titleOf(name, title)]),
    ) as Record<Name, string>;
  return {
    en: said((name, title) => (typeof title === 'string' ? capitalised(name) : title[0])),
    de: said((_name, title) => (typeof title === 'string' ? title : title[1])),
  };
}
