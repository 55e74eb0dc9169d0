import { randomInt } from 'node:crypto';
import type { Bot } from '@grimrule/bots';
import type { Line, Seat } from '@grimrule/kernel';
import { Match } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { argumentsIn } from '../arguments.ts';
import { BOT_NAMES, botNamed } from '../bots.ts';
import type { CampaignFlags } from '../campaign/campaign-file.ts';
import { openCampaign } from '../campaign/campaign-file.ts';
import type { Players } from '../files.ts';
import { checkOverwriting } from '../files.ts';
import { checkSetup, givenFor } from '../game-flags.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { playByKeys } from '../play/by-keys.ts';
import { playByLines } from '../play/by-lines.ts';
import { askOpponent, askSeat } from '../play/first-questions.ts';
import { Saving } from '../play/saving.ts';
import { Session } from '../play/session.ts';
import { openSaved } from '../saved-game.ts';
import type { Streams } from '../streams.ts';
import { print } from '../streams.ts';
import type { Given, Setup, TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';

interface Play extends CampaignFlags {
  readonly seat?: string;
  readonly bots?: string;
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

export async function play(
  name: string,
  options: Play,
  language: Language,
  streams: Streams,
): Promise<void> {
  const say = CLI_WORDS[language];
  const table = gameNamed(name);
  const given = givenFor(name, options, say);
  checkTogether(options, given, language);
  checkCampaign(options, language);
  if (options.resume === undefined) await table.load?.({ given });
  const typed = options.resume === undefined ? table.setUp(given, say) : null;
  const campaign = typed && openCampaign(table, options, typed, language);
  const setup = campaign && typed ? campaign.setupOf(typed) : typed;
  if (setup && campaign) await table.load?.({ options: setup.options });
  const { match, players, notice } =
    options.resume === undefined && setup
      ? begin(table, setup, options.seed ?? String(randomInt(1_000_000_000)), language)
      : await goOn(table, options.resume ?? '', language);
  const wanted = people(table, match, options, language);
  if (options.save !== undefined && options.save !== options.resume) {
    checkOverwriting(options.save, say);
  }
  const { stdin, stdout } = streams;
  const byKeys = stdin.isTTY === true && stdout.isTTY === true && process.env.TERM !== 'dumb';
  const bots = await seating(table, match, options, wanted, players, byKeys ? language : null);
  if (!bots) return;
  const session = new Session(table, match, bots);
  const saving = new Saving(options.save ?? null, options.resume ?? null);
  saving.keep(session, say);
  if (byKeys) await playByKeys(session, saving, language, notice);
  else await playByLines(session, saving, language, notice, streams);
  if (!campaign) return;
  campaign.record(session.match.state);
  print(streams, campaign.lines);
}

/** What is said about a campaign needs one. */
function checkCampaign({ campaign, resume, expertCampaign, choose }: Play, language: Language) {
  const say = CLI_WORDS[language];
  if (campaign !== undefined && resume !== undefined) {
    throw new Mistake(say.conflict('--campaign', '--resume'));
  }
  const alone = expertCampaign ? '--expert-campaign' : choose === undefined ? null : '--choose';
  if (campaign === undefined && alone !== null) throw new Mistake(say.campaign.needsFile(alone));
}

function checkTogether(options: Play, given: Given, language: Language): void {
  const { hotSeat, bot, bots, seat, resume, seed } = options;
  const pairs: (readonly [string, unknown, string, unknown])[] = [
    ['--hot-seat', hotSeat, '--bot', bot],
    ['--hot-seat', hotSeat, '--bots', bots],
    ['--hot-seat', hotSeat, '--seat', seat],
    ['--bots', bots, '--seat', seat],
    ['--resume', resume, '--seed', seed],
  ];
  for (const [name, value] of Object.entries(given)) {
    pairs.push(['--resume', resume, `--${name}`, value]);
  }
  for (const [one, first, other, second] of pairs) {
    if (first !== undefined && second !== undefined) {
      throw new Mistake(CLI_WORDS[language].conflict(one, other));
    }
  }
}

function begin(table: TableGame, setup: Setup, seed: string, language: Language): Start {
  checkSetup(table, setup, language);
  const match: Match | readonly Line[] = Match.begin(table.game, setup.options, seed);
  if (!(match instanceof Match)) throw new Error(`${table.game.name} cannot be set up`);
  return { match, players: null, notice: '' };
}

async function goOn({ game }: TableGame, file: string, language: Language): Promise<Start> {
  const say = CLI_WORDS[language];
  const { match, players, dropped, since } = await openSaved(file, language, {
    game: game.name,
  });
  const notice = !since
    ? ''
    : since.say === 'otherGenerator'
      ? say.resumedByOtherDice
      : dropped > 0
        ? say.resumedPartly(dropped)
        : say.resumedByOtherRules;
  return { match, players, notice };
}

/** The seats that the options give to people, or null if they do not say. */
function people(
  table: TableGame,
  { state }: Match,
  { seat, bots, hotSeat }: Play,
  language: Language,
): readonly Seat[] | null {
  const seats = table.seats(state);
  const { list, named } = argumentsIn(CLI_WORDS[language]);
  const numbers = (flag: string, names: string) =>
    list(flag)(names).map((name) => seats.indexOf(named('seat', seats)(name)));
  const all = seats.map((_, index) => index);
  if (hotSeat) return all;
  if (seat !== undefined) return numbers('--seat', seat);
  if (bots === undefined) return null;
  const theirs = numbers('--bots', bots);
  return all.filter((index) => !theirs.includes(index));
}

type Seating = readonly (Bot | null)[];

/** The players of the seats: from the options, from the saved game, or as the person answers. */
async function seating(
  table: TableGame,
  { state }: Match,
  options: Play,
  wanted: readonly Seat[] | null,
  saved: Players | null,
  ask: Language | null,
): Promise<Seating | null> {
  const seated = (persons: readonly Seat[], bot: string): Seating =>
    Array.from({ length: state.seats }, (_, seat) =>
      persons.includes(seat) ? null : botNamed(bot),
    );
  const known = knownPlayers(saved, state.seats);
  const savedBot = known?.find((bot) => bot !== null) ?? undefined;
  if (wanted) return seated(wanted, options.bot ?? savedBot ?? 'sensible');
  if (known) {
    const named = (bot: string | null) => (bot === null ? null : botNamed(options.bot ?? bot));
    const nobody = known.every((bot) => bot === null);
    return nobody && options.bot !== undefined ? seated([0], options.bot) : known.map(named);
  }
  if (table.cooperative) {
    return options.bot === undefined
      ? Array<null>(state.seats).fill(null)
      : seated([0], options.bot);
  }
  if (ask === null) return seated([0], options.bot ?? 'sensible');
  const bot = options.bot ?? (await askOpponent(ask));
  if (bot === undefined) return null;
  if (bot === null) return Array<null>(state.seats).fill(null);
  const seat = await askSeat(table, state.seats, ask);
  return seat === undefined ? null : seated([seat], bot);
}

/** The saved seats, if they fit the game and name known bots. */
function knownPlayers(saved: Players | null, seats: number): Players | null {
  const fits = saved?.length === seats;
  return fits && saved.every((bot) => bot === null || BOT_NAMES.includes(bot)) ? saved : null;
}
