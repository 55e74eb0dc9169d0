import type { Bot } from '@grimrule/bots';
import { tryGame } from '@grimrule/bots';
import type { Game, State } from '@grimrule/kernel';
import type { Job, Plan } from './plan.ts';
import { seedOf } from './plan.ts';
import type { Row } from './row.ts';
import { Watching } from './watching.ts';

/** What has to be there for games to be played: the rules and the bots by their names. */
export interface Players {
  readonly game: Game;
  readonly bots: (name: string) => Bot;
  /** Sees the positions in which questions are asked, before they are answered. */
  readonly witness?: (state: State) => void;
}

/** Plays one game of a plan. It depends on the plan and the job alone. */
export function playJob(
  plan: Plan,
  { setting, number }: Job,
  { game, bots, witness }: Players,
): Row {
  const chosen = plan.settings[setting];
  if (!chosen) throw new Error(`the plan has no setting ${setting}`);
  const watching = new Watching(game);
  const played = tryGame(game, chosen.bots.map(bots), chosen.options, seedOf(plan, number), {
    witness(state, prompt, answer) {
      watching.before(state, prompt, answer);
      witness?.(state);
    },
  });
  if ('failure' in played) {
    return { setting, number, failure: played.failure, message: played.message };
  }
  const { state, outcome, rounds, decisions } = played;
  const { result, ending, winners } = outcome;
  const won = game.definition.cooperative ? winners.length > 0 : winners.includes(0);
  const seen = watching.end(state);
  return { setting, number, won, result, ending, winners, rounds, decisions, ...seen };
}
