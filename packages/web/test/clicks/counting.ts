import type { Bot } from '@grimrule/bots';
import type { Answer, CardId, Game, Json, Prompt, State } from '@grimrule/kernel';
import { dice, NONE, sameOption, seeded, Table } from '@grimrule/kernel';
import type { DeedFacts, Pauses } from '../../src/games/page-game.ts';
import { targetsTogether } from '../../src/table/question/deeds/deeds.ts';
import { offeredInWords } from '../../src/table/question/deeds/offered.ts';
import { outlookOn } from '../../src/table/question/deeds/outlook.ts';
import { passesBySelf } from '../../src/table/question/passing/passes.ts';
import { isOneOf, optionsOn } from '../../src/table/question/picking.ts';

/** The parts of a page that decide how often a player clicks. */
export interface Clicked {
  readonly game: Game;
  readonly deeds: DeedFacts;
  readonly pauses?: Pauses;
  /** Who decides, where a proposal is only something to start from. */
  readonly player?: Bot;
  /** The game counts turns of one side, where there are no rounds in which all act. */
  readonly isByTurn?: boolean;
}

export interface Count {
  /** By round or turn: how many questions the player answers, and with how many clicks. */
  readonly questions: readonly number[];
  readonly clicks: readonly number[];
  /** The same if the page asked everything, with nothing picked before and no targets in words. */
  readonly plainClicks: readonly number[];
}

/** Counts the clicks of the first seat in a game in which everybody does what is proposed, or what a bot would. */
export function countClicks(page: Clicked, options: Json, seed: string): Count {
  const { game, isByTurn, player } = page;
  const rolls = dice(seeded(seed));
  const begun = game.setup(options, seed);
  if ('problems' in begun) throw new Error('these options are legal');
  const rounds = new Map<number, { questions: number; clicks: number; plain: number }>();
  let { state } = begun;
  /** The target that was chosen together with the deed. */
  let aimed: CardId = NONE;
  for (let { prompt } = state; prompt; { prompt } = state) {
    const answer = player
      ? player.choose(game, game.view(state, prompt.seat), prompt, rolls)
      : game.proposal(state);
    const period = isByTurn ? state.turns : state.rounds;
    if (prompt.seat === 0 && period > 0) {
      const table = new Table(game.definition, state, null);
      const round = rounds.get(period) ?? { questions: 0, clicks: 0, plain: 0 };
      const picks = isOneOf(prompt) ? 1 : 1 + (prompt.cost ? 0 : answer.length);
      round.plain += picks;
      const isChosen = aimed !== NONE && answer.length === 1 && answer[0]?.card === aimed;
      aimed = prompt.cost ? aimed : NONE;
      if (!isChosen && !passesBySelf(page, table, {})) {
        round.questions++;
        round.clicks += clicksFor(page, table, prompt, answer);
        aimed = targetOf(page, state, prompt, answer);
      }
      rounds.set(period, round);
    }
    const answered = game.answer(state, prompt.seat, answer);
    if ('refusal' in answered) throw new Error('a proposal is legal');
    state = answered.state;
  }
  // The last round may have ended early.
  const whole = [...rounds.values()].slice(0, -1);
  return {
    questions: whole.map(({ questions }) => questions),
    clicks: whole.map(({ clicks }) => clicks),
    plainClicks: whole.map(({ plain }) => plain),
  };
}

function clicksFor({ game, deeds }: Clicked, table: Table, prompt: Prompt, answer: Answer): number {
  if (!isOneOf(prompt)) {
    const isPicked = prompt.cost || deeds.preselected?.includes(prompt.ask.say);
    return 1 + (isPicked ? 0 : answer.length);
  }
  const [option] = answer;
  if (option?.card === undefined || optionsOn(prompt, option.card).length === 1) return 1;
  const inWords = offeredInWords(game, table, prompt, deeds.aims);
  return inWords.some((each) => sameOption(each, option)) ? 1 : 2;
}

function targetOf(
  { game, deeds }: Clicked,
  state: State,
  prompt: Prompt,
  [option]: Answer,
): CardId {
  if (!option || !isOneOf(prompt)) return NONE;
  const isAimed = deeds.aims[option.verb] !== undefined;
  const together = targetsTogether(game, state, option);
  return isAimed || together.length > 0 ? outlookOn(game, state, option).target : NONE;
}
