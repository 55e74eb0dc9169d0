import type { ZoneId } from '@grimrule/kernel';
import { cardOf, PASS, Table, value, zoneOf } from '@grimrule/kernel';
import { PlayedTable } from '@grimrule/kernel/testing';
import { expect, onTestFinished } from 'vitest';
import { rings } from '../../src/game.ts';
import type { RingsState, RingsVars } from '../../src/table.ts';
import { isInPlay } from '../../src/table.ts';
import type { Phase } from '../../src/vocabulary/nodes.ts';
import type { StatName } from '../../src/vocabulary/stats.ts';
import type { Description } from './description.ts';
import { nameOf, optionName, pictureOf } from './picture.ts';
import { positionOf } from './position.ts';

/**
 * Lays out a table and lets the game run until a player is asked. A player without an option in an
 * action window is not asked there; one with an action that can always be used, say Beravor's, is.
 */
export function play(description: Description): Play {
  return new Play(positionOf(description));
}

/** A game from the beginning: everybody is asked whether he keeps his hand. */
export function begin(options: object, seed = 'a table for tests'): Play {
  const begun = rings.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  return new Play(begun.state);
}

/** No test declines more often than this before it is asked what it waits for. */
const MOST_DECLINED = 100;

/** A table of Rings being played on in a test. */
export class Play extends PlayedTable<RingsVars> {
  constructor(state: RingsState) {
    super(rings, { nameOf, optionName, pictureOf }, state, {
      rests: ['actionWindow', 'planning'],
      whenOver: onTestFinished,
    });
  }

  /** Does nothing where nothing may be done, until this is asked. */
  until(say: string, seat?: number): this {
    for (let count = 0; count < MOST_DECLINED; count++) {
      if (this.prompt?.ask.say === say && (seat ?? this.prompt.seat) === this.prompt.seat) break;
      this.decline();
    }
    return this.asks(say, seat);
  }

  /** Does nothing where nothing may be done, until this phase has begun. */
  untilPhase(phase: Phase): this {
    const { phases } = this.state;
    for (let count = 0; count < MOST_DECLINED; count++) {
      if (this.state.vars.phase === phase && this.state.phases > phases) return this;
      this.decline();
    }
    throw new Error(`the ${phase} phase does not begin; ${this.asked}`);
  }

  inPhase(phase: Phase): this {
    expect(this.state.vars.phase).toBe(phase);
    return this;
  }

  /** Passes, or chooses nothing, or does the only thing there is to do. */
  private decline(): void {
    const { prompt } = this;
    if (!prompt) throw new Error('the game is over');
    if (prompt.options.some(({ verb }) => verb === PASS.verb)) this.pass();
    else if (prompt.least === 0 && !prompt.cost) this.answer([]);
    else throw new Error(`${this.asked} has to be answered [${this.options.join(', ')}]`);
  }

  /** The numbers of a card in play as they are now. */
  has(name: string, stats: Partial<Record<StatName, number>>): this {
    const { state } = this;
    const card = state.cards.findIndex(
      (_, id) => isInPlay(state, id) && nameOf(state, id) === name,
    );
    if (card < 0) throw new Error(`there is no '${name}' in play`);
    const table = new Table(rings.definition, state, null);
    for (const [stat, expected] of Object.entries(stats)) {
      expect(value(table, card, stat), `${stat} of ${name}`).toBe(expected);
    }
    return this;
  }

  /** The seats that know the cards of a zone, the topmost first: bits of seats. */
  knownIn(zone: ZoneId): readonly number[] {
    return zoneOf(this.state, zone)
      .map((card) => cardOf(this.state, card).seen)
      .toReversed();
  }

  /** Commits these characters to the quest and no others. */
  commit(...names: readonly string[]): this {
    return this.until('commitToQuest').choose(...names.map((name) => `commit ${name}`));
  }

  /** Plays a card and pays for it; without heroes that are named, as the game proposes. */
  plays(name: string, ...heroes: readonly string[]): this {
    this.choose(`play ${name}`);
    return this.state.prompt?.cost ? this.pay(...heroes) : this;
  }
}
