import type { Dice } from '../chance/random.ts';
import type { Game } from '../game/game.ts';
import { randomAnswer } from '../prompts/answers.ts';
import type { Answer } from '../prompts/prompt.ts';
import type { State } from '../state/state.ts';
import { demandSame, revived } from './demand.ts';
import { accepted } from './legal-answers.ts';
import type { Check } from './position.ts';
import { untouched } from './position.ts';

const DECISIONS = 6;

/** Plays on at random in place, and returns the answers. */
function playOn<V>(game: Game<V>, state: State<V>, dice: Dice): readonly Answer[] {
  const answers: Answer[] = [];
  while (state.prompt && answers.length < DECISIONS) {
    const answer = randomAnswer(state.prompt, dice);
    game.decide(state, answer);
    answers.push(answer);
  }
  return answers;
}

export const forksAreIndependent: Check = {
  name: 'forks are independent',
  at({ game, state, dice }) {
    untouched(state, 'playing on a fork', () => {
      const one = game.fork(state);
      const other = game.fork(one);
      demandSame(one, state, 'a fork is not what it was forked from');
      const answers = untouched(other, 'playing on the original of a fork', () =>
        playOn(game, one, dice),
      );
      untouched(one, 'playing on a fork', () => {
        for (const answer of answers) game.decide(other, answer);
      });
      demandSame(one, other, 'the same answers lead to different positions');
    });
  },
};

export const positionsSurviveText: Check = {
  name: 'positions survive being written down',
  at({ game, state, dice }) {
    const copy = revived(state);
    demandSame(copy, state, 'a position is more than its text');
    const original = game.fork(state);
    let now = copy;
    for (const answer of playOn(game, original, dice)) {
      now = revived(accepted(game, now, revived(answer)));
    }
    demandSame(now, original, 'a position that was written down plays on differently');
  },
};
