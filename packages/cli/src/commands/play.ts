import { randomInt } from 'node:crypto';
import type { Language, Line } from '@grimrule/kernel';
import { Match, resume } from '@grimrule/kernel';
import { argumentsIn } from '../arguments.ts';
import { botNamed } from '../bots.ts';
import type { Players } from '../files.ts';
import { checkOverwriting, readSaved } from '../files.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { askOpponent, askSide } from '../play/asking-first.ts';
import { playByKeys } from '../play/by-keys.ts';
import { playByLines } from '../play/by-lines.ts';
import { Saving } from '../play/saving.ts';
import { Session } from '../play/session.ts';
import { logReader } from '../reader.ts';
import type { TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';

interface Play {
  readonly seat?: string;
  readonly bot?: string;
  readonly hotSeat?: true;
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}

interface Start {
  readonly match: Match;
  readonly players: Players | null;
  readonly notice: string;
}

export async function play(name: string, options: Play, language: Language): Promise<void> {
  const say = CLI_WORDS[language];
  checkTogether(options, language);
  const table = gameNamed(name);
  if (options.seat !== undefined) argumentsIn(say).named('seat', table.seats)(options.seat);
  const { match, players, notice } =
    options.resume === undefined
      ? begin(table, options.seed ?? String(randomInt(1_000_000_000)))
      : goOn(table, options.resume, language);
  if (options.save !== undefined && options.save !== options.resume) {
    checkOverwriting(options.save, say);
  }
  const { stdin, stdout, env } = process;
  const byKeys = stdin.isTTY === true && stdout.isTTY === true && env.TERM !== 'dumb';
  const seating = await seat(table, options, players, byKeys ? language : null);
  if (!seating) return;
  const person = seating.bot === null ? null : table.seats.indexOf(seating.seat);
  const session = new Session(table, match, person, botNamed(seating.bot ?? 'random'));
  const saving = new Saving(options.save ?? null, options.resume ?? null);
  saving.keep(session, say);
  if (byKeys) await playByKeys(session, saving, language, notice);
  else await playByLines(session, saving, language, notice);
}

function checkTogether(options: Play, language: Language): void {
  const pairs = [
    ['--hot-seat', options.hotSeat, '--bot', options.bot],
    ['--hot-seat', options.hotSeat, '--seat', options.seat],
    ['--resume', options.resume, '--seed', options.seed],
  ] as const;
  for (const [one, first, other, second] of pairs) {
    if (first !== undefined && second !== undefined) {
      throw new Mistake(CLI_WORDS[language].conflict(one, other));
    }
  }
}

function begin({ game, options }: TableGame, seed: string): Start {
  const match: Match | readonly Line[] = Match.begin(game, options, seed);
  if (!(match instanceof Match)) throw new Error(`${game.name} cannot be set up`);
  return { match, players: null, notice: '' };
}

function goOn(table: TableGame, file: string, language: Language): Start {
  const say = CLI_WORDS[language];
  const { game } = table;
  const { record, players } = readSaved(file, say);
  if (record.game !== game.name) throw new Mistake(say.otherGame(file, record.game, game.name));
  const { match, dropped, refusal } = replayed(table, file, language);
  if (refusal && record.rules === game.definition.version) {
    const why = table.words[language].line(refusal.reason, logReader(match.state, 0));
    const count = record.decisions.length;
    throw new Mistake(say.decisionDoesNotFit(file, count - dropped + 1, count, why));
  }
  return { match, players, notice: dropped > 0 ? say.resumedPartly(dropped) : '' };
}

/** Also looks at the last position: a snapshot in the file may be of a shape no game ever had. */
function replayed(table: TableGame, file: string, language: Language) {
  const say = CLI_WORDS[language];
  try {
    const resumed = resume(table.game, readSaved(file, say).record);
    if ('problems' in resumed) throw new Mistake(say.damaged(file));
    const view = table.game.view(resumed.match.state, 0);
    table.drawTable(view, { width: 80, effectLines: 0, handLines: false, language });
    return resumed;
  } catch {
    throw new Mistake(say.damaged(file));
  }
}

/** Who plays whom: as the options say, as it was saved, or as the person answers. */
async function seat(
  table: TableGame,
  options: Play,
  saved: Players | null,
  ask: Language | null,
): Promise<Players | null> {
  if (options.hotSeat) return { seat: table.seats[0] ?? '', bot: null };
  let side = options.seat ?? known(saved?.seat, table.seats);
  let bot: string | null | undefined = options.bot ?? saved?.bot;
  if (ask !== null && bot === undefined) {
    bot = await askOpponent(ask);
    if (bot === undefined) return null;
  }
  if (bot === null && options.seat === undefined) return { seat: table.seats[0] ?? '', bot };
  if (ask !== null && side === undefined) {
    side = await askSide(table, ask);
    if (side === undefined) return null;
  }
  return { seat: side ?? table.seats[0] ?? '', bot: bot ?? 'sensible' };
}

function known(name: string | undefined, names: readonly string[]): string | undefined {
  return name !== undefined && names.includes(name) ? name : undefined;
}
