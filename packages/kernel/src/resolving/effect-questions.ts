import type { Chooser, Effect } from '../abilities/ability.ts';
import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { Json } from '../json.ts';
import type { Option } from '../prompts/option.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { asking, pickSome } from '../prompts/prompt.ts';
import type { Seat } from '../state/ids.ts';

/** Who is asked about a choice. */
export function chooser(table: Table, by: Chooser, { seat }: Scope): Seat {
  if (by === 'first') return table.game.order(table)[0] ?? seat;
  return by === 'you' ? seat : opponentOf(table, seat);
}

/** In a game for two the other seat; with more seats the next one in order. */
export function opponentOf(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.state.seats;
}

/** Asks about an effect of the scope's card. */
export function ask(
  { source: card }: Scope,
  seat: Seat,
  options: readonly Option[],
  say: string,
  least = 1,
  most = 1,
): Prompt {
  return pickSome({ seat, ask: { say, card }, rule: 'choose', options }, least, most);
}

/** The question tells what the alternatives do, so that they can be read. */
export function askAbout(effects: readonly Effect[], prompt: Prompt): Prompt {
  return asking(prompt, { ...prompt.ask, effects: effects as unknown as Json });
}
