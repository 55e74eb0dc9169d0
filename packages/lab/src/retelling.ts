import { tryGame } from '@grimrule/bots';
import type { GameRecord } from '@grimrule/kernel';
import { Match } from '@grimrule/kernel';
import type { Job, Plan } from './plan.ts';
import { seedOf } from './plan.ts';
import type { Players } from './playing.ts';

/** Plays a game of a plan once more, and gives all of it: to be watched, or to be played on from. */
export function recordOf(plan: Plan, { setting, number }: Job, players: Players): GameRecord {
  const chosen = plan.settings[setting];
  if (!chosen) throw new Error(`the plan has no setting ${setting}`);
  const { game, bots } = players;
  const seed = seedOf(plan, number);
  const match = Match.begin(game, chosen.options, seed);
  if (!(match instanceof Match)) throw new Error(`setting ${setting} cannot be set up`);
  tryGame(game, chosen.bots.map(bots), chosen.options, seed, {
    witness: (_state, { seat }, answer) => {
      match.answer(seat, answer);
    },
  });
  return match.record();
}
