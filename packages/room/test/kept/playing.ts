import type { Bot } from '@grimrule/bots';
import type { Game, Json, Seed } from '@grimrule/kernel';
import { dice, Match, seeded } from '@grimrule/kernel';

/** Far more decisions than any game here takes. */
const MOST = 5000;

export function begun(game: Game, options: Json, seed: Seed): Match {
  const match = Match.begin(game, options, seed);
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return match;
}

/** Lets bots play on, one for each seat, until something is so or the game is over. */
export function playOn(
  match: Match,
  bots: readonly Bot[],
  isEnough: (match: Match) => boolean,
): Match {
  const { game } = match;
  const rolls = dice(seeded(`kept ${match.seed} ${match.undoable}`));
  for (let made = 0; made < MOST; made++) {
    const prompt = game.prompt(match.state);
    if (!prompt || isEnough(match)) return match;
    const bot = bots[prompt.seat % bots.length];
    if (!bot) throw new Error('a game needs bots');
    const answer = bot.choose(game, game.view(match.state, prompt.seat), prompt, rolls);
    const answered = match.answer(prompt.seat, answer);
    if ('refusal' in answered) throw new Error(JSON.stringify(answered.refusal));
  }
  throw new Error('the game does not end');
}

/** In the middle of a round: so many decisions after it has begun. */
export function inRound(round: number, decisions: number): (match: Match) => boolean {
  return (match) => {
    const begins = match.undoable - decisions;
    return begins >= 0 && match.stateAt(begins).rounds >= round;
  };
}

export const never = () => false;
