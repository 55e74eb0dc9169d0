import { PlayedTable } from '@grimrule/kernel/testing';
import { champions } from '../../src/game.ts';
import type { ChampionsVars } from '../../src/table.ts';
import type { Description } from './description.ts';
import { nameOf, optionName, pictureOf } from './picture.ts';
import { positionOf } from './position.ts';

/** Lays out a table and lets the game run until somebody is asked. */
export function play(description: Description): Play {
  return new Play(description);
}

/** A table of Champions being played on in a test. */
export class Play extends PlayedTable<ChampionsVars> {
  constructor(description: Description) {
    super(champions, { nameOf, optionName, pictureOf }, positionOf(description));
  }

  /** Passes and declines until the next turn or phase decision, defending with nobody. */
  passAll(): this {
    for (let count = 0; count < 100 && this.options.includes('pass'); count++) this.pass();
    return this;
  }

  /** Ends the turn and goes on to the end of the player phase, discarding nothing. */
  endTurn(): this {
    this.choose('end turn');
    while (this.prompt?.ask.say === 'discardAtEnd') this.answer([]);
    return this;
  }
}
