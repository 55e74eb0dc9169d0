import { sources } from './sheets.ts';

/** A class with the place of its first use, as `file:line`. */
export type Classes = ReadonlyMap<string, string>;

/** Where classes are given: to an element, a part, or as a default. */
const GIVEN = /\b(?:className|[a-z]+ClassName)\b(?:\s*[:=]|=\{)\s*/g;

/** The classes that the page's parts give to their elements. */
export function givenClasses(texts: ReadonlyMap<string, string> = sources('.tsx', '.ts')): Classes {
  const classes = new Map<string, string>();
  for (const [name, text] of texts) {
    for (const { index, 0: found } of text.matchAll(GIVEN)) {
      const start = index + found.length;
      const line = text.slice(0, start).split('\n').length;
      for (const each of classesIn(expressionAt(text, start))) {
        if (!classes.has(each)) classes.set(each, `${name}:${line}`);
      }
    }
  }
  return classes;
}

/** The expression that begins here: a literal, or everything in the braces. */
function expressionAt(text: string, start: number): string {
  const quote = text[start] ?? '';
  if (/['"`]/.test(quote)) return text.slice(start, text.indexOf(quote, start + 1) + 1);
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? '';
    if ('{(['.includes(sign)) depth++;
    if ('})]'.includes(sign)) depth--;
    if (depth < 0 || (depth === 0 && '},;>\n'.includes(sign))) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** The words of the literals in an expression; a star stands for what a template puts in. */
function classesIn(expression: string): readonly string[] {
  const literals = expression.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
  return literals.flatMap((literal) =>
    literal
      .slice(1, -1)
      .replaceAll(/\$\{[^}]*\}/g, '*')
      .split(/\s+/)
      .filter((word) => /^[a-z][\w-]*\*?$/.test(word)),
  );
}
