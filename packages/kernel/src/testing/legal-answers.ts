import type { Dice } from '../chance/random.ts';
import type { Game } from '../game/game.ts';
import { answersTo, proposalFor, randomAnswer } from '../prompts/answers.ts';
import { sameOption } from '../prompts/option.ts';
import type { Answer, Prompt } from '../prompts/prompt.ts';
import type { State } from '../state/state.ts';
import { demand, demandSame, revived, shown } from './demand.ts';
import type { Check } from './position.ts';
import { untouched } from './position.ts';

const LISTED = 200;
const TRIED = 8;

/** Some random answers of a prompt, and its proposals. */
function someAnswers(prompt: Prompt, dice: Dice): readonly Answer[] {
  const listed: Answer[] = [];
  for (const answer of answersTo(prompt)) {
    listed.push(answer);
    if (listed.length === LISTED) break;
  }
  return [proposalFor(prompt), randomAnswer(prompt, dice), ...dice.shuffle(listed).slice(0, TRIED)];
}

/** The position after an answer that must be accepted. */
export function accepted<V>(game: Game<V>, state: State<V>, answer: unknown): State<V> {
  const answered = game.answer(state, state.prompt?.seat ?? -1, answer);
  demand(!('refusal' in answered), () =>
    'refusal' in answered
      ? `${shown(answer)} is legal, yet refused: ${shown(answered.refusal)} at ${shown(state.prompt)}`
      : '',
  );
  return answered.state;
}

export const listedAnswersAreAccepted: Check = {
  name: 'listed answers are accepted',
  at({ game, state, prompt, dice }) {
    for (const answer of someAnswers(prompt, dice)) {
      const next = untouched(state, 'an answer', () => accepted(game, state, answer));
      demand(next.decisions === state.decisions + 1, () => 'an answer must count as one decision');
      const fromAfar = accepted(game, state, revived(answer));
      demandSame(next, fromAfar, 'an answer that was sent as text leads elsewhere');
      const searched = game.fork(state);
      game.decide(searched, answer);
      demandSame(next, searched, '`answer` and `decide` lead to different positions');
    }
  },
};

export const questionsLeaveAChoice: Check = {
  name: 'questions leave a choice',
  at({ prompt }) {
    const answers = answersTo(prompt);
    demand(!answers.next().done, () => `nothing can be answered to ${shown(prompt)}`);
    demand(!answers.next().done, () => `there is only one answer to ${shown(prompt)}`);
    for (const [index, option] of prompt.options.entries()) {
      const first = prompt.options.findIndex((other) => sameOption(option, other));
      demand(first === index, () => `an option is offered twice: ${shown(option)}`);
    }
    demand(prompt.rule !== '' && prompt.ask.say !== '', () => 'a question needs words and a rule');
  },
};
