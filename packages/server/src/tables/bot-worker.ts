import { botNamed, lateAfter, practice } from '@grimrule/bots';
import type { Answer, GameRecord, Json, Line, Prompt, View } from '@grimrule/kernel';
import { dice, resume, seeded } from '@grimrule/kernel';
import { gameNamed } from '../games.ts';

/** The input of a bot: its seat's view, the question, and what the game was set up from. */
export interface Thought {
  readonly game: string;
  readonly options: Json;
  readonly bot: string;
  readonly view: View;
  readonly prompt: Prompt;
  readonly seed: string;
}

/** Runs in a thread of its own, so that nobody waits while a bot thinks. */
export async function think(thought: Thought): Promise<Answer> {
  const { game, options, bot, view, prompt, seed } = thought;
  const rules = gameNamed(game);
  const player = botNamed(bot);
  if (!rules || !player) throw new Error(`no bot '${bot}' plays '${game}'`);
  await rules.load(options);
  return player.choose(rules, view, prompt, dice(seeded(seed)), lateAfter());
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
export async function tryRecord(record: GameRecord): Promise<readonly Line[]> {
  const rules = gameNamed(record.game);
  if (!rules) return [{ say: 'noSuchGame' }];
  await rules.load(record.options);
  const resumed = resume(rules, record);
  if ('problems' in resumed) return resumed.problems;
  return resumed.dropped > 0 ? [{ say: 'recordDoesNotFit', count: resumed.dropped }] : [];
}
