import type { Phrase } from '../phrase.ts';

/** In a subordinate clause: what one does, what `du` does, what several do. */
export type ClauseVerb = readonly [one: string, you: string, many: string];

export const HAT: ClauseVerb = ['hat', 'hast', 'haben'];
export const IST: ClauseVerb = ['ist', 'bist', 'sind'];
export const WIRD: ClauseVerb = ['wird', 'wirst', 'werden'];
export const WURDE: ClauseVerb = ['wurde', 'wurdest', 'wurden'];
export const WÜRDE: ClauseVerb = ['würde', 'würdest', 'würden'];

/** `angegriffen hat` */
export const having = ([one, you, many]: ClauseVerb, first: string): ClauseVerb => [
  `${first} ${one}`,
  `${first} ${you}`,
  `${first} ${many}`,
];

export const verbFor = (who: Phrase | null, [one, you, many]: ClauseVerb) =>
  who?.you ? you : who?.plural ? many : one;

/** The opening of an ability's sentence: the verb comes last, and a comma after it. */
export function subordinate(opening: 'sobald' | 'nachdem', ...words: readonly string[]): string {
  return `${[opening, ...words].filter((word) => word !== '').join(' ')},`;
}
