import type { Dice } from '../chance/random.ts';
import { dice, seeded } from '../chance/random.ts';
import type { Game, Seed } from '../game/game.ts';
import type { Json } from '../json.ts';
import { randomAnswer } from '../prompts/answers.ts';
import { PASS } from '../prompts/option.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { Table } from '../resolving/table.ts';
import type { Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { resample } from '../views/resample.ts';
import { demand, shown } from './demand.ts';

interface Asked {
  readonly seed: Seed;
  readonly options: Json;
  readonly most?: number;
}

/** Plays a game on each of these tables, as below, and adds up. */
export function demandEverybodyAsked<V>(game: Game<V>, tables: readonly Asked[]): Askings {
  const asked = tables.map((table) => demandAskedAt(game, table));
  const sum = (of: keyof Askings) => asked.reduce((all, each) => all + each[of], 0);
  return { anyway: sum('anyway'), idle: sum('idle') };
}

/** All questions of a game that is played as the game proposes. */
export function questionsAlone<V>(game: Game<V>, options: Json, seed: Seed): readonly Prompt[] {
  const begun = game.setup(options, seed);
  demand(!('problems' in begun), () => `${game.name} cannot be set up: ${shown(begun)}`);
  const { state } = begun;
  const asked: Prompt[] = [];
  while (state.prompt) {
    asked.push(state.prompt);
    game.decide(state, game.proposal(state));
  }
  return asked;
}

/** How often somebody was asked who might hold an answer, and how often there was none. */
export interface Askings {
  readonly anyway: number;
  readonly idle: number;
}

/** How many other hands are imagined for each question. */
const HANDS = 3;

/**
 * Plays a game at a table that asks everybody. Throws a `Breach` if a question depends on the hand
 * of the seat that is asked: with another hand that fits what the others see it would not be asked.
 */
function demandAskedAt<V>(game: Game<V>, how: Asked): Askings {
  const { seed, options, most = 5000 } = how;
  const begun = game.setup(options, seed);
  demand(!('problems' in begun), () => `${game.name} cannot be set up: ${shown(begun)}`);
  const rolls = dice(seeded(`asking ${seed}`));
  let { state } = begun;
  let anyway = 0;
  let idle = 0;
  for (let { prompt } = state; prompt; prompt = state.prompt) {
    demand(state.decisions < most, () => `not over after ${most} decisions, seed ${seed}`);
    const { seat, options: offered } = prompt;
    const mayPass = offered.some(({ verb }) => verb === PASS.verb);
    const fromHand = mayPass && offered.some((option) => option.verb === 'play');
    demand(
      !fromHand || prompt.anyway === true,
      () => `seed ${seed}: ${shown(prompt)} tells a hand`,
    );
    if (prompt.anyway) {
      anyway++;
      if (offered.length === 1) idle++;
      for (let other = 0; other < state.seats; other++) {
        if (other !== seat) demandAskedWithAnyHand(game, state, seat, other, rolls);
      }
    }
    const answer = rolls.roll(2) === 0 ? randomAnswer(prompt, rolls) : game.proposal(state);
    const answered = game.answer(state, seat, answer);
    demand(!('refusal' in answered), () => `${shown(answer)} is refused at ${shown(prompt)}`);
    state = answered.state;
  }
  return { anyway, idle };
}

/** The seat is asked, whichever cards it may hold in another's eyes. */
function demandAskedWithAnyHand<V>(
  { definition, view }: Game<V>,
  state: State<V>,
  seat: Seat,
  other: Seat,
  rolls: Dice,
): void {
  const seen = view(state, other);
  for (let hand = 0; hand < HANDS; hand++) {
    const guess = resample(definition, seen, seeded(rolls.roll(0x7fffffff)));
    const question = new Table(definition, guess, null).question();
    demand(
      question?.seat === seat && question.anyway === true,
      () => `with another hand seat ${seat} would not be asked: ${shown(question)}`,
    );
  }
}
