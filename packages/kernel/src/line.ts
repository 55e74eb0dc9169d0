import type { Json } from './json.ts';

/**
 * Something to be said to a person, as data: which sentence, and what it speaks of. The game's
 * words turn it into English or German when somebody reads it.
 */
export interface Line {
  readonly say: string;
  readonly [param: string]: Json | undefined;
}
