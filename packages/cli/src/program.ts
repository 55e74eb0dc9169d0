import { FORMATS } from '@grimrule/decks';
import { MOST_GAMES } from '@grimrule/lab';
import type { Language } from '@grimrule/words';
import type { Command } from 'commander';
import { CommanderError, Option, Command as Program } from 'commander';
import { argumentsIn } from './arguments.ts';
import { bench } from './commands/bench.ts';
import { cards } from './commands/cards.ts';
import { DECK_DEEDS, deck } from './commands/deck.ts';
import { lab, worker } from './commands/lab.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { words } from './commands/words.ts';
import { foreignFlags } from './game-flags.ts';
import { GAME_NAMES, gameNamed } from './games.ts';
import { Mistake } from './mistake.ts';
import { nearest } from './nearest-names.ts';
import { addOperatingCommands } from './operating-commands.ts';
import type { Streams } from './streams.ts';
import type { CliWords } from './words/en.ts';
import { CLI_WORDS } from './words/words.ts';

const VERSION = '0.1.0';

/** Runs a command and gives its exit code; what the person got wrong is thrown as a mistake. */
export async function run(
  args: readonly string[],
  language: Language,
  streams: Streams,
): Promise<number> {
  const say = CLI_WORDS[language];
  const { program, ending } = build(say, language, streams);
  if (args.length === 0) throw new Mistake(say.noCommand);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help and version end this way too.
    if (error.exitCode === 0) return 0;
    throw new Mistake(sentence(error, program, args, say));
  }
  return ending.code;
}

interface Built {
  readonly program: Command;
  /** The exit code of a command that has ended without a mistake. */
  readonly ending: { code: number };
}

function build(say: CliWords, language: Language, streams: Streams): Built {
  const ending = { code: 0 };
  const check = argumentsIn(say);
  const program = new Program('grimrule');
  const lang = ['--lang <language>', say.flag.lang, check.language] as const;
  program
    .description(say.about)
    .version(VERSION, '-V, --version', say.versionFlag)
    .helpCommand('help [command]', say.helpCommand)
    .option(...lang);
  setUp(program, say, streams);
  const command = (name: string, about: string) => {
    const added = program.command(name).description(about);
    setUp(added, say, streams);
    return added;
  };

  const game = ['<game>', say.argument.game(GAME_NAMES), check.game] as const;

  const playing = command('play', say.command.play)
    .argument(...game)
    .option('--seat <seat>', say.flag.seat)
    .option('--bots <seats>', say.flag.bots)
    .option('--bot <bot>', say.flag.bot, check.bot)
    .option('--hot-seat', say.flag.hotSeat)
    .option('--seed <seed>', say.flag.seed)
    .option(...lang)
    .option('--save <file>', say.flag.save)
    .option('--resume <file>', say.flag.resume)
    .option('--campaign <file>', say.flag.campaign)
    .option('--expert-campaign', say.flag.expertCampaign)
    .option('--choose <cards>', say.flag.choose)
    .action((game, options) => play(game, options, language, streams));

  const simulating = command('simulate', say.command.simulate)
    .argument(...game)
    .option('--games <n>', say.flag.games, check.wholeNumber('--games', 1))
    .option('--seed <seed>', say.flag.seed, '1')
    .option('--bot <bot>', say.flag.simulatedBot, check.bot, 'sensible')
    .option('--against <bot>', say.flag.against, check.bot)
    .option('--from <n>', say.flag.from, check.wholeNumber('--from', 0), 0)
    .option('--matrix', say.flag.matrix)
    .option('--campaign', say.flag.campaigns)
    .option('--expert-campaign', say.flag.expertCampaign)
    .option('--threads <n>', say.flag.threads, check.wholeNumber('--threads', 1, 256))
    .option('--workers <n>', say.flag.workers, check.wholeNumber('--workers', 1, 256))
    .option('--json', say.flag.simulatedJson)
    .option(...lang)
    .action(async (game, options) => {
      ending.code = await simulate(game, options, language, streams);
    });

  const experimenting = command('lab', say.lab.about)
    .argument(...game)
    .option('--games <n>', say.lab.games, check.wholeNumber('--games', 1, MOST_GAMES), 100)
    .option('--seed <seed>', say.flag.seed, '1')
    .option('--from <n>', say.flag.from, check.wholeNumber('--from', 0), 0)
    .option('--bot <bot>', say.flag.simulatedBot, check.bot, 'sensible')
    .option('--against <bot>', say.flag.against, check.bot)
    .option('--compare <options>', say.lab.compare)
    .option('--table', say.lab.table)
    .option('--cards', say.lab.cards)
    .option('--file <file>', say.lab.file)
    .option('--queue', say.lab.queue)
    .option('--csv <file>', say.lab.csv)
    .option('--threads <n>', say.flag.threads, check.wholeNumber('--threads', 1, 256))
    .option('--json', say.lab.json)
    .option(...lang)
    .action(async (game, options) => {
      ending.code = await lab(game, options, language, streams);
    });
  for (const each of [playing, simulating, experimenting]) addGameFlags(each, language);

  command('worker', say.lab.worker)
    .option('--threads <n>', say.flag.threads, check.wholeNumber('--threads', 1, 256))
    .option('--until-empty', say.lab.untilEmpty)
    .option(...lang)
    .action((options) => worker(options, language, streams));

  command('replay', say.command.replay)
    .argument('<file>', say.argument.file)
    .option('--to <n>', say.flag.to, check.wholeNumber('--to', 0))
    .option('--seat <seat>', say.flag.replaySeat)
    .option(...lang)
    .action((file, options) => replay(file, options, language, streams));

  command('cards', say.command.cards)
    .argument(...game)
    .argument('[name...]', say.argument.card)
    .option('--json', say.flag.json)
    .option(...lang)
    .action((game, name, options) => cards(game, name, options, language, streams));

  command('rules', say.command.rules)
    .argument(...game)
    .argument('[term...]', say.argument.rule)
    .option('--json', say.flag.json)
    .option(...lang)
    .action((game, term, options) => rules(game, term, options, language, streams));

  command('words', say.command.words)
    .argument(...game)
    .argument('[term...]', say.argument.word)
    .option('--json', say.flag.json)
    .option(...lang)
    .action((game, term, options) => words(game, term, options, language, streams));

  command('bench', say.command.bench)
    .argument('[game]', say.argument.benchedGame(GAME_NAMES), check.game)
    .option('--json', say.flag.json)
    .option('--seconds <s>', say.flag.seconds, check.seconds('--seconds'), 5)
    .option(...lang)
    .action((game, options) => bench(game, options, language, streams));

  command('deck', say.command.deck)
    .argument('<what>', say.argument.deckDeed(DECK_DEEDS), check.named('command', DECK_DEEDS))
    .argument('<file...>', say.argument.deckFiles)
    .option('--to <format>', say.flag.deckFormat(FORMATS), check.named('format', FORMATS))
    .option('--json', say.flag.json)
    .option(...lang)
    .action(async (deed, files, options) => {
      ending.code = await deck(deed, files, options, language, streams);
    });
  addOperatingCommands(command, language);
  return { program, ending };
}

/** A flag that several games have is one option, which says what it means for each of them. */
function addGameFlags(command: Command, language: Language): void {
  const flags = GAME_NAMES.flatMap((game) =>
    gameNamed(game).flags.map((flag) => ({ ...flag, game })),
  );
  for (const name of new Set(flags.map((flag) => flag.name))) {
    const same = flags.filter((flag) => flag.name === name);
    const abouts = new Set(same.map(({ about }) => about[language]));
    const texts =
      abouts.size === 1
        ? [...abouts]
        : same.map(({ game, about }) => `${game}: ${about[language]}`);
    const [{ value } = {}] = same;
    const typed = value === undefined ? `--${name}` : `--${name} <${value}>`;
    const games = same.map(({ game }) => game).join(', ');
    const option = new Option(typed, texts.join('; '));
    command.addOption(option.helpGroup(CLI_WORDS[language].optionsOf(games)));
  }
}

/** Help in the person's language; errors are thrown, not printed. */
function setUp(command: Command, say: CliWords, { stdout }: Streams): void {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say.usage,
    'Arguments:': say.arguments,
    'Options:': say.options,
    'Commands:': say.commands,
  };
  const translated = (usage: string) =>
    usage.replace('[options]', say.usageParts.options).replace('[command]', say.usageParts.command);
  command
    .exitOverride()
    .helpOption('-h, --help', say.helpFlag)
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      outputError: () => {},
      writeErr: () => {},
    })
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: translated,
      styleSubcommandTerm: translated,
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined
          ? description
          : `${description} ${say.defaultIs(String(defaultValue))}`,
    });
}

/** The error that commander found, as one sentence of ours. */
function sentence(
  { code, message }: CommanderError,
  program: Command,
  args: readonly string[],
  say: CliWords,
): string {
  const term = /'([^']*)'/.exec(message)?.[1] ?? '';
  const names = program.commands.map((command) => command.name());
  const used = program.commands[names.findIndex((name) => args.includes(name))];
  const unknownCommand = (typed: string) =>
    say.unknown(say.kinds.command, typed, nearest(typed, names), names);
  switch (code) {
    case 'commander.unknownOption': {
      const foreign = foreignFlags(args.find((arg) => GAME_NAMES.includes(arg)));
      const flags = (used ?? program).options
        .flatMap(({ long }) => long ?? [])
        .filter((flag) => !foreign.includes(flag));
      return say.unknown(say.kinds.option, term, nearest(term, flags), flags);
    }
    case 'commander.unknownCommand':
      return unknownCommand(term);
    case 'commander.help': {
      const about = args.includes('help') ? args[args.indexOf('help') + 1] : undefined;
      return about === undefined ? say.noCommand : unknownCommand(about);
    }
    case 'commander.missingArgument':
      return say.missingArgument(term);
    case 'commander.optionMissingArgument':
      return say.missingValue(term.split(' ')[0] ?? term);
    case 'commander.excessArguments':
      return say.tooManyArguments(used?.name() ?? 'grimrule');
    default:
      return say.noCommand;
  }
}
