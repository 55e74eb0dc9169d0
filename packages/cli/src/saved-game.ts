import type { Game, GameRecord, Match, Refusal, Since } from '@grimrule/kernel';
import { dealtBy, dice, NONE, randomAnswer, resume, seeded } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Players } from './files.ts';
import { readSaved } from './files.ts';
import { GAME_NAMES, gameNamed } from './games.ts';
import { Mistake } from './mistake.ts';
import { logReader } from './reader.ts';
import type { TableGame } from './table-game.ts';
import { CLI_WORDS } from './words/words.ts';

/** A saved game, played again. */
export interface SavedGame {
  readonly table: TableGame;
  readonly match: Match;
  readonly players: Players | null;
  /** The changes since the game was saved, which keep it from simply being replayed. */
  readonly since: Since | null;
  /** How many decisions were saved, and how many at the end no longer fit. */
  readonly decisions: number;
  readonly dropped: number;
}

/** The game it has to be, if not any, and the number of decisions to play again, if not all. */
interface Wanted {
  readonly game?: string;
  readonly to?: number | undefined;
}

/** Reads a saved game and plays it again; whatever is wrong with the file is a mistake. */
export async function openSaved(
  file: string,
  language: Language,
  wanted: Wanted,
): Promise<SavedGame> {
  const say = CLI_WORDS[language];
  const { record, players } = readSaved(file, say);
  const { game: name, generator, seed } = record;
  const decisions = record.decisions.length;
  const { game = name, to = decisions } = wanted;
  if (name !== game) throw new Mistake(say.otherGame(file, name, game));
  if (!GAME_NAMES.includes(name)) throw new Mistake(say.foreignGame(file, name));
  if (to > decisions) throw new Mistake(say.toIsTooFar(to, decisions));
  const table = gameNamed(name);
  await table.load?.({ options: record.options });
  const resumed = resumeSound(table, upTo(record, to), language);
  if (!resumed && !dealtBy(table.game, generator, seed))
    throw new Mistake(say.unknownGenerator(file, generator));
  if (!resumed) throw new Mistake(say.damaged(file));
  const { match, dropped, refusal, since } = resumed;
  if (refusal && !since) {
    const why = table.words[language].line(refusal.reason, logReader(match.state, NONE));
    throw new Mistake(say.decisionDoesNotFit(file, to - dropped + 1, decisions, why));
  }
  return { table, match, players, since, decisions, dropped };
}

function upTo(record: GameRecord, to: number): GameRecord {
  return {
    ...record,
    decisions: record.decisions.slice(0, to),
    snapshots: record.snapshots.filter((snapshot) => snapshot.decisions <= to),
  };
}

interface Resumed {
  readonly match: Match;
  readonly dropped: number;
  readonly refusal: Refusal | null;
  readonly since: Since | null;
}

/**
 * A file can hold a snapshot that no game ever came to. The file is to blame then: the snapshot is
 * passed over, and the game goes on from the one before or from its setup.
 */
function resumeSound(table: TableGame, record: GameRecord, language: Language): Resumed | null {
  for (const attempt of attempts(record, table.game)) {
    try {
      const resumed = resume(table.game, attempt);
      if ('problems' in resumed) return null;
      readAll(table, resumed.match, language);
      if (resumed.match.record().base) playOn(table, resumed.match);
      return resumed;
    } catch {}
  }
  return null;
}

/** The record as it is, then with fewer and fewer snapshots, at last with none. */
function attempts(record: GameRecord, game: Game): readonly GameRecord[] {
  // With what it was made with, a game goes on from its base or from its setup only.
  const { rules, generator, seed, snapshots } = record;
  const fewer =
    rules === game.definition.version && dealtBy(game, generator, seed)
      ? []
      : snapshots.map((_, last) => ({ ...record, snapshots: snapshots.slice(0, last) })).reverse();
  return [record, ...fewer, { ...record, base: null, snapshots: [] }];
}

/** Puts everything into words and draws it once, as anybody may want to see it. */
function readAll({ game, words, ...table }: TableGame, match: Match, language: Language): void {
  const { state } = match;
  const first = game.prompt(match.stateAt(0));
  const seats = table.seats(state);
  if (state.seats !== seats.length) throw new Error(`${state.seats} seats`);
  if (first && !(first.seat in seats)) throw new Error(`seat ${first.seat} is asked`);
  const reader = logReader(state, NONE);
  const { line, entry, option } = words[language];
  for (const each of match.log) entry(each, reader);
  const prompt = game.prompt(state);
  if (prompt) line(prompt.ask, reader);
  for (const each of prompt?.options ?? []) option(each, reader);
  for (const { reason } of game.refusals(state)) line(reason, reader);
  const outcome = game.outcome(state);
  if (outcome) line(outcome.line, reader);
  const sheet = { width: 80, effectLines: 2, hand: 'lines', language } as const;
  for (let seat = 0; seat <= state.seats; seat++) {
    const view = game.view(state, seat);
    table.drawTable(view, sheet);
    table.drawHand(view, sheet);
  }
}

const TRIALS = 4;
/** Far more decisions than are left in any game. */
const ENDLESS = 5000;

/** Plays a game on to its end a few times: from a state that could not be, that does not work. */
function playOn({ game }: TableGame, match: Match): void {
  for (let trial = 0; trial < TRIALS; trial++) {
    const rolls = dice(seeded(trial));
    let { state } = match;
    let decisions = 0;
    for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
      const answered = game.answer(state, prompt.seat, randomAnswer(prompt, rolls));
      if ('refusal' in answered || decisions++ > ENDLESS) throw new Error('it does not end');
      state = answered.state;
    }
  }
}
