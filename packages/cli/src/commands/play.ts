import { randomInt } from 'node:crypto';
import type { Language, Line } from '@grimrule/kernel';
import { Match } from '@grimrule/kernel';
import { argumentsIn } from '../arguments.ts';
import { BOT_NAMES, botNamed } from '../bots.ts';
import type { Players } from '../files.ts';
import { checkOverwriting } from '../files.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { askOpponent, askSide } from '../play/asking-first.ts';
import { playByKeys } from '../play/by-keys.ts';
import { playByLines } from '../play/by-lines.ts';
import { Saving } from '../play/saving.ts';
import { Session } from '../play/session.ts';
import { openSaved } from '../saved-game.ts';
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

function goOn({ game }: TableGame, file: string, language: Language): Start {
  const { match, players, dropped } = openSaved(file, language, { game: game.name });
  const notice = dropped > 0 ? CLI_WORDS[language].resumedPartly(dropped) : '';
  return { match, players, notice };
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
  let bot: string | null | undefined =
    options.bot ?? (saved?.bot === null ? null : known(saved?.bot, BOT_NAMES));
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
