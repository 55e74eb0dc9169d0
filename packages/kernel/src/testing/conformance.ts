import type { Dice } from '../chance/random.ts';
import { dice, seeded } from '../chance/random.ts';
import type { Game, Seed } from '../game/game.ts';
import type { Json } from '../json.ts';
import type { Decision } from '../matches/record.ts';
import { randomAnswer } from '../prompts/answers.ts';
import type { Answer, Prompt } from '../prompts/prompt.ts';
import type { Entry } from '../resolving/entry.ts';
import type { Outcome, State } from '../state/state.ts';
import { nothingIsLost } from './conservation.ts';
import { forksAreIndependent, positionsSurviveText } from './copies.ts';
import { Breach, demand, demandSame, shown } from './demand.ts';
import { otherAnswersAreRefused, refusalsAreTrue } from './illegal-answers.ts';
import { theAskedCanImagine, theOthersCanImagine } from './imagination.ts';
import { listedAnswersAreAccepted, questionsLeaveAChoice } from './legal-answers.ts';
import type { Check, Position } from './position.ts';
import { demandReplay, demandReplayFrom } from './replaying.ts';
import { secretsAreKept } from './secrecy.ts';

/** Everything that holds at every decision of every game. */
export const CHECKS: readonly Check[] = [
  nothingIsLost,
  questionsLeaveAChoice,
  listedAnswersAreAccepted,
  otherAnswersAreRefused,
  refusalsAreTrue,
  forksAreIndependent,
  positionsSurviveText,
  secretsAreKept,
  theAskedCanImagine,
  theOthersCanImagine,
];

export interface Conformance<V = unknown> extends Playing<V> {
  readonly options?: Json;
}

export interface Playing<V = unknown> {
  readonly seed: Seed;
  /** A game that takes more decisions than this counts as one that never ends. */
  readonly most?: number;
  /** One decision of so many is examined; 1 examines all. */
  readonly oneIn?: number;
  readonly checks?: readonly Check[];
  /** The player who decides; a random one by default. */
  readonly player?: Player<V>;
  /** Hears what happens, also if it does not end well. */
  readonly hears?: (log: readonly Entry[]) => void;
}

/** A player who answers the open question. */
export type Player<V> = (state: State<V>, prompt: Prompt, dice: Dice) => Answer;

const byLot = (_state: unknown, prompt: Prompt, rolls: Dice): Answer => randomAnswer(prompt, rolls);

/**
 * Plays a random game and holds it to the contract on the way. Throws a `Breach` that says what is
 * wrong and where; the same seed finds it again.
 */
export function demandConformance<V>(game: Game<V>, how: Conformance<V>): Outcome {
  const { seed, options = null } = how;
  const begun = game.setup(options, seed);
  demand(!('problems' in begun), () => `${game.name} cannot be set up: ${shown(begun)}`);
  const twin = game.setup(options, seed);
  demandSame(begun, twin, 'the same seed gives two different games');
  const rolls = dice(seeded(`conformance ${seed}`));
  const { decisions, state } = playOn(game, begun.state, how, rolls);
  const outcome = demandEnd(game, state);
  demandReplay(game, options, seed, decisions, state, rolls);
  return outcome;
}

/**
 * The same from a position in the middle of a game. It is played to its end, or for so many
 * decisions.
 */
export function demandConformanceFrom<V>(
  game: Game<V>,
  start: State<V>,
  how: Playing<V> & { readonly decisions?: number },
): void {
  const rolls = dice(seeded(`conformance ${how.seed}`));
  const { decisions, state } = playOn(game, start, how, rolls);
  if (!game.prompt(state)) demandEnd(game, state);
  demandReplayFrom(game, start, decisions, state, rolls);
}

interface Course<V> {
  readonly state: State<V>;
  readonly decisions: readonly Decision[];
}

function playOn<V>(
  game: Game<V>,
  start: State<V>,
  how: Playing<V> & { readonly decisions?: number },
  rolls: Dice,
): Course<V> {
  const { seed, most = 5000, oneIn = 1, checks = CHECKS, player = byLot, hears } = how;
  const { decisions: enough = Number.POSITIVE_INFINITY } = how;
  const decisions: Decision[] = [];
  let state = game.fork(start);
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    if (decisions.length >= enough) break;
    demand(decisions.length < most, () => `not over after ${most} decisions, seed ${seed}`);
    if (rolls.roll(oneIn) === 0) {
      examine(checks, { game, state, prompt, start, dice: rolls, most }, seed);
    }
    const answer = player(state, prompt, rolls);
    decisions.push({ seat: prompt.seat, answer });
    const answered = game.answer(state, prompt.seat, answer);
    demand(!('refusal' in answered), () => `${shown(answer)} is refused at ${shown(prompt)}`);
    state = answered.state;
    hears?.(answered.log);
  }
  return { decisions, state };
}

function examine<V>(checks: readonly Check[], position: Position<V>, seed: Seed): void {
  for (const check of checks) {
    try {
      check.at(position);
    } catch (error) {
      const at = `${position.game.name}, seed ${seed}, decision ${position.state.decisions}`;
      throw new Breach(
        `${at}: ${check.name}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
}

/** A game without a question is over: it says how, and nobody can go on. */
function demandEnd<V>(game: Game<V>, state: State<V>): Outcome {
  const outcome = game.outcome(state);
  demand(outcome !== null, () => 'a game without a question must have an outcome');
  const { result, ending, winners, line } = outcome;
  demand(result !== '' && ending !== '' && line.say !== '', () => 'an outcome needs its words');
  for (const seat of winners) {
    demand(
      Number.isInteger(seat) && seat >= 0 && seat < state.seats,
      () => `there is no seat ${seat} to win`,
    );
  }
  for (let seat = 0; seat <= state.seats; seat++) {
    demand('refusal' in game.answer(state, seat, []), () => 'a game that is over goes on');
    demandSame(game.view(state, seat).outcome, outcome, `seat ${seat} sees another outcome`);
  }
  demand(game.refusals(state).length === 0, () => 'a game that is over refuses something');
  return outcome;
}
