import type { Dice } from '../chance/random.ts';
import type { Game, Seed } from '../game/game.ts';
import type { Json } from '../json.ts';
import type { Line } from '../line.ts';
import { Match } from '../matches/match.ts';
import type { Decision, GameRecord } from '../matches/record.ts';
import { readRecord } from '../matches/record.ts';
import { resume } from '../matches/resuming.ts';
import type { State } from '../state/state.ts';
import { demand, demandSame, revived, shown } from './demand.ts';

/** Plays the log of a game again, as it was, from its saved record, and with undo in between. */
export function demandReplay<V>(
  game: Game<V>,
  options: Json,
  seed: Seed,
  decisions: readonly Decision[],
  end: State<V>,
  dice: Dice,
): void {
  const match = begin(game, options, seed);
  replay(match, decisions, end, dice);
  const record = readRecord(revived(match.record()));
  demand(isRecord(record), () => `the record cannot be read: ${shown(record)}`);
  const resumed = resume(game, record);
  demand('match' in resumed && resumed.dropped === 0, () => 'the record cannot be resumed');
  demandSame(resumed.match.state, end, 'the record leads to another end');
  demandSame(resumed.match.log, match.log, 'the record tells another story');
}

/** The same from a position in the middle of a game, of which there is no record. */
export function demandReplayFrom<V>(
  game: Game<V>,
  start: State<V>,
  decisions: readonly Decision[],
  end: State<V>,
  dice: Dice,
): void {
  const origin = { options: null, seed: 'a position' };
  replay(new Match(game, { state: start, log: [] }, origin), decisions, end, dice);
}

function replay<V>(
  match: Match<V>,
  decisions: readonly Decision[],
  end: State<V>,
  dice: Dice,
): void {
  decisions.forEach(({ seat, answer }, at) => {
    const answered = match.answer(seat, answer);
    demand(!('refusal' in answered), () => `decision ${at} is refused when it is replayed`);
    if (dice.roll(16) === 0) undoAndRedo(match, dice);
  });
  demandSame(match.state, end, 'the log leads to another end');
}

function begin<V>(game: Game<V>, options: Json, seed: Seed): Match<V> {
  const match = Match.begin(game, options, seed);
  demand(match instanceof Match, () => `the game cannot be set up: ${shown(match)}`);
  return match;
}

/** Goes back somewhere, and forth again: once by redo, once by deciding the same again. */
function undoAndRedo<V>(match: Match<V>, dice: Dice): void {
  const here = match.undoable;
  const now = JSON.stringify(match.state);
  const to = dice.roll(here);
  const then = JSON.stringify(match.stateAt(to));
  const decisions = revived(match.record().decisions.slice(to));
  demand(match.undo(to), () => `undo to ${to} of ${here} is not possible`);
  demand(JSON.stringify(match.state) === then, () => `undo to ${to} leads elsewhere`);
  while (match.redo());
  demand(JSON.stringify(match.state) === now, () => `undo to ${to} and redo leads elsewhere`);
  match.undo(to);
  for (const { seat, answer } of decisions) match.answer(seat, answer);
  demand(JSON.stringify(match.state) === now, () => `deciding the same after undo leads elsewhere`);
}

function isRecord(record: GameRecord | Line): record is GameRecord {
  return !('say' in record);
}
