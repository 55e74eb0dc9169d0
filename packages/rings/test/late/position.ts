import type { Entry } from '@grimrule/kernel';
import { dice, randomAnswer, seeded, Table } from '@grimrule/kernel';
import { Lots } from '@grimrule/kernel/testing';
import { rings } from '../../src/game.ts';
import type { RingsState, RingsVars } from '../../src/table.ts';
import type { Setting } from '../auditor/games.ts';
import { optionsOf } from '../auditor/games.ts';
import type { Standing } from '../auditor/standing.ts';
import { dealShadows, engageWithinReach, layOutEncounters } from './encounters.ts';
import type { Moment } from './moment.ts';
import { beginAt, momentByLot } from './moment.ts';
import { layOutPlayers, removeEliminated, removeFallen } from './players.ts';
import { setting } from './setting.ts';
import { advanceQuest } from './stages.ts';
import { standingOf } from './standing.ts';
import { wearDown } from './wearing-down.ts';

/** A position late in a game, at the first question that it leads to. */
export interface Late {
  readonly options: Setting;
  readonly moment: Moment;
  /** The table as it was laid out, for the auditor. */
  readonly standing: Standing;
  readonly state: RingsState;
  /** The log since then. */
  readonly log: readonly Entry[];
}

/**
 * A legal position in the middle or at the end of a game, named by its seed: a game is set up by
 * the rules, and in its first round its cards are moved to where they may lie much later.
 */
export function latePosition(seed: string): Late {
  const lots = new Lots(`late ${seed}`);
  const options = setting(lots);
  const state = firstRound(options, seed);
  const table = new Table<RingsVars>(rings.definition, state, null);
  const moment = momentByLot(lots);
  removeEliminated(table, lots);
  removeFallen(table, lots);
  layOutEncounters(table, lots, moment);
  advanceQuest(table, lots);
  layOutPlayers(table, lots, moment);
  wearDown(table, lots, moment);
  engageWithinReach(table, lots, moment);
  dealShadows(table, moment);
  beginAt(table, lots, moment);
  const standing = standingOf(state, moment);
  const log: Entry[] = [];
  new Table<RingsVars>(rings.definition, state, log).run();
  return { options, moment, standing, state, log };
}

/** Far more decisions than a setup asks for; and some setups already lose the game. */
const SETUP = 200;
const ATTEMPTS = 20;

/** The game as it was set up, when its first round has begun. */
function firstRound(options: Setting, seed: string): RingsState {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const begun = rings.setup(optionsOf(options), `${seed} ${attempt}`);
    if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
    const { state } = begun;
    const rolls = dice(seeded(`setup of ${seed} ${attempt}`));
    for (let count = 0; count < SETUP && state.prompt && state.rounds === 0; count++) {
      rings.decide(state, randomAnswer(state.prompt, rolls));
    }
    if (state.prompt && state.rounds === 1 && state.vars.eliminated === 0) return state;
  }
  throw new Error('no game got beyond its setup');
}
