import { wordsOf } from './fold.ts';

/** `Stun, Stunned` → itself, `Stun` and `Stunned`; `Hinder X` → itself and `Hinder`. */
export function namesIn(title: string): readonly string[] {
  const parts = title.replace(/\s*\([^)]*\)$/, '').split(', ');
  return [title, ...parts, ...parts.map((part) => part.replace(/ X$/, ''))];
}

/** A name with one spelling for all ways to type it. */
export const spelt = (name: string) => wordsOf(name).join(' ');
