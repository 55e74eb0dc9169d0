import type { Entry } from '@grimrule/kernel';
import { dice, randomAnswer, seeded, Table } from '@grimrule/kernel';
import { Lots } from '@grimrule/kernel/testing';
import { champions } from '../../src/game.ts';
import { adapt } from '../../src/rules/in-play/guise.ts';
import type { ChampionsState, ChampionsVars } from '../../src/table.ts';
import type { Audited } from '../auditor/books.ts';
import type { Standing } from '../auditor/standing.ts';
import { layOutEncounters } from './encounters.ts';
import type { Moment } from './moment.ts';
import { beginAt, momentByLot } from './moment.ts';
import { layOutPlayers, removeEliminated } from './players.ts';
import { setting } from './setting.ts';
import { advanceScheme, advanceVillain } from './stages.ts';
import { standingOf } from './standing.ts';
import { wearDown } from './wearing-down.ts';

/** A position late in a game, at the first question that it leads to. */
export interface Late {
  readonly options: Audited;
  readonly moment: Moment;
  /** The table as it was laid out, for the auditor. */
  readonly standing: Standing;
  readonly state: ChampionsState;
  /** The log since then. */
  readonly log: readonly Entry[];
}

/**
 * A legal position in the middle or at the end of a game, named by its seed: a game is set up by
 * the rules, and in its first turn its cards are moved to where they may lie much later.
 */
export function latePosition(seed: string): Late {
  const lots = new Lots(`late ${seed}`);
  const options = setting(lots);
  const state = firstTurn(options, seed);
  const table = new Table<ChampionsVars>(champions.definition, state, null);
  const moment = momentByLot(lots);
  removeEliminated(table, lots);
  advanceVillain(table, lots);
  advanceScheme(table, lots);
  layOutEncounters(table, lots);
  layOutPlayers(table, lots, moment);
  adapt(table);
  wearDown(table, lots, moment);
  beginAt(table, lots, moment);
  const standing = standingOf(state, moment);
  const log: Entry[] = [];
  new Table<ChampionsVars>(champions.definition, state, log).run();
  return { options, moment, standing, state, log };
}

/** Far more decisions than a setup asks for. */
const SETUP = 200;

/** The game as it was set up, when the first player may do something. */
function firstTurn(options: Audited, seed: string): ChampionsState {
  const begun = champions.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const { state } = begun;
  const rolls = dice(seeded(`setup of ${seed}`));
  for (let count = 0; count < SETUP; count++) {
    if (!state.prompt) throw new Error('the game was over before its first turn');
    if (state.prompt.ask.say === 'playerTurn') return state;
    champions.decide(state, randomAnswer(state.prompt, rolls));
  }
  throw new Error('the first turn did not come');
}
