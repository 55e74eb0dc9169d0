import { wordsOf } from './word-list.ts';

/** `Stun, Stunned` → itself, `Stun` and `Stunned`; `Hinder X` → itself and `Hinder`. */
export function namesIn(title: string): readonly string[] {
  const parts = withoutBrackets(title).split(', ');
  return [title, ...parts, ...parts.map((part) => part.replace(/ X$/, ''))];
}

/** `Attack (enemy activation)` → `Attack`. */
function withoutBrackets(title: string): string {
  const open = title.endsWith(')') ? title.lastIndexOf('(') : -1;
  return open < 0 ? title : title.slice(0, open).trimEnd();
}

/** A name with one spelling for all ways to type it. */
export const spelt = (name: string) => wordsOf(name).join(' ');
