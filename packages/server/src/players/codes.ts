import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another, neither on paper nor when spoken. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export interface CodeKind {
  readonly groups: number;
  readonly each: number;
  readonly lastsMs: number;
}

/** 30^8 of them: a guessed one gives everything of a player. */
export const DEVICE_CODE: CodeKind = { groups: 2, each: 4, lastsMs: 10 * 60_000 };
/** 30^6 of them: a guessed one allows knocking. */
export const JOIN_CODE: CodeKind = { groups: 2, each: 3, lastsMs: 30 * 60_000 };

/** A new code as people tell it: `K7QW-M3XA`. */
export function newCode({ groups, each }: CodeKind): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = () => Array.from({ length: each }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A code as it is stored, whatever somebody typed in between. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
