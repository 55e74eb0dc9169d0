import { PASS } from '@grimrule/kernel';
import { PlayedTable } from '@grimrule/kernel/testing';
import { onTestFinished } from 'vitest';
import { champions } from '../../src/game.ts';
import type { ChampionsState, ChampionsVars } from '../../src/table.ts';
import type { Description } from './description.ts';
import { nameOf, optionName, pictureOf } from './picture.ts';
import { positionOf } from './position.ts';

/** Lays out a table and lets the game run until somebody is asked. */
export function play(description: Description): Play {
  return new Play(positionOf(description));
}

/** A game from the beginning: everybody is asked for a mulligan. */
export function begin(options: object, seed = 'a table for tests'): Play {
  const begun = champions.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  return new Play(begun.state);
}

/** A table of Champions being played on in a test. */
export class Play extends PlayedTable<ChampionsVars> {
  constructor(state: ChampionsState) {
    super(champions, { nameOf, optionName, pictureOf }, state, {
      rests: ['playerTurn'],
      whenOver: onTestFinished,
    });
  }

  /** Passes and declines until the next turn or phase decision, defending with nobody. */
  passAll(): this {
    for (let count = 0; count < 100 && this.mayPass; count++) this.pass();
    return this;
  }

  private get mayPass(): boolean {
    return this.state.prompt?.options.some(({ verb }) => verb === PASS.verb) ?? false;
  }

  /** Ends the turn and goes on to the end of the player phase, discarding nothing. */
  endTurn(): this {
    this.choose('end turn');
    while (this.state.prompt?.ask.say === 'discardAtEnd') this.answer([]);
    return this;
  }
}
