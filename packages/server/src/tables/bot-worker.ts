import { practice } from '@grimrule/bots';
import type { Answer, GameRecord, Line, Prompt, View } from '@grimrule/kernel';
import { dice, resume, seeded } from '@grimrule/kernel';
import { botNamed, gameNamed } from '../games.ts';

/** The input of a bot: its seat's view and the question, and nothing else. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  readonly prompt: Prompt;
  readonly seed: string;
}

/** Runs in a thread of its own, so that nobody waits while a bot thinks. */
export function think({ game, bot, view, prompt, seed }: Thought): Answer {
  const rules = gameNamed(game);
  const player = botNamed(bot);
  if (!rules || !player) throw new Error(`no bot '${bot}' plays '${game}'`);
  return player.choose(rules, view, prompt, dice(seeded(seed)));
}

/** A game of a bot that plays by itself. */
export interface Practice {
  readonly game: string;
  readonly seed: string;
}

/** Plays a game to its end, for nobody; gives the number of decisions. */
export function practise({ game, seed }: Practice): number {
  const rules = gameNamed(game);
  return rules ? [...practice(rules, seed)].length : 0;
}

/** Plays a saved game that somebody sent: what is wrong with it, if anything. */
export function tryRecord(record: GameRecord): readonly Line[] {
  const rules = gameNamed(record.game);
  if (!rules) return [{ say: 'noSuchGame' }];
  const resumed = resume(rules, record);
  if ('problems' in resumed) return resumed.problems;
  return resumed.dropped > 0 ? [{ say: 'recordDoesNotFit', count: resumed.dropped }] : [];
}
