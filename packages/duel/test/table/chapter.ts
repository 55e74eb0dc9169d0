import { describe } from 'vitest';
import { HEROES, VILLAINS } from '../../src/board.ts';
import type { Description } from './description.ts';
import type { Mode } from './play.ts';
import { Play } from './play.ts';
import { Player } from './player.ts';

const MODES: readonly Mode[] = ['straight', 'reloaded and undone'];

export interface Sides {
  readonly table: Play;
  readonly heroes: Player;
  readonly villains: Player;
}

export type Lay = (description: Description) => Sides;

/** A table, and the two who sit at it. */
export function sidesAt(description: Description, mode: Mode = 'reloaded and undone'): Sides {
  const table = new Play(description, mode);
  return { table, heroes: new Player(table, HEROES), villains: new Player(table, VILLAINS) };
}

/** A chapter of the rules: all its tests run in each mode. */
export function chapter(name: string, tests: (lay: Lay) => void): void {
  describe.each(MODES)(`${name} (%s)`, (mode) => {
    tests((description) => sidesAt(description, mode));
  });
}
