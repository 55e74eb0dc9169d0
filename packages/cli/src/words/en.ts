import type { Campaigns } from '../campaign/campaigns.ts';
import { labEn } from './lab-en.ts';
import { operatingEn } from './operating-en.ts';

const perSecond = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const list = (names: readonly string[]) => names.join(', ');
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  operating: operatingEn,
  lab: labEn,
  kinds: {
    game: 'game',
    bot: 'bot',
    language: 'language',
    seat: 'seat',
    command: 'command',
    option: 'option',
    hero: 'hero',
    deck: 'deck',
    scenario: 'scenario',
    mode: 'mode',
    set: 'modular set',
    card: 'card',
    format: 'format',
  },
  /** Mistakes: one sentence each. */
  unknown: (kind: string, typed: string, near: readonly string[], all: readonly string[]) =>
    near.length > 0
      ? `There is no ${kind} '${typed}'. Did you mean ${near.join(' or ')}?`
      : `There is no ${kind} '${typed}'. Choose one of: ${list(all)}.`,
  notAWholeNumber: (flag: string, least: number, most: number, typed: string) =>
    most === Number.MAX_SAFE_INTEGER
      ? `${flag} takes a whole number from ${least} up, not '${typed}'.`
      : `${flag} takes a whole number from ${least} to ${most}, not '${typed}'.`,
  notSeconds: (flag: string, typed: string) =>
    `${flag} takes a number of seconds, more than 0 and at most 3600, not '${typed}'.`,
  notAList: (flag: string, typed: string) =>
    `${flag} takes names separated by commas, not '${typed}'.`,
  foreignOption: (game: string, flag: string, near: readonly string[], all: readonly string[]) => {
    if (near.length > 0)
      return `${game} has no option '${flag}'. Did you mean ${near.join(' or ')}?`;
    const own = all.length > 0 ? ` Its own options are: ${list(all)}.` : '';
    return `${game} has no option '${flag}'.${own}`;
  },
  tooManyNamed: (players: number, flag: string, named: number) =>
    `--players ${players} contradicts ${flag}, which names ${named}.`,
  tooFewDecks: (players: number, decks: readonly string[]) =>
    `There are not enough decks for ${players} players: every other deck shares a hero with ${decks.join(' and ')}.`,
  noCard: (title: string) => `No card is called '${title}'.`,
  noRule: (term: string) => `The rulebook has nothing similar to '${term}'.`,
  noMatrix: (game: string) => `${game} has only one setup, so there is nothing to compare.`,
  missingArgument: (name: string) => `The argument '${name}' is missing. See --help.`,
  missingValue: (option: string) => `The option ${option} needs a value.`,
  tooManyArguments: (command: string) => `There are too many arguments for ${command}. See --help.`,
  noCommand:
    'Choose a command: play, simulate, lab, worker, replay, deck, cards, rules, words or bench. With a server: backup, restore, tables or reports. See --help.',
  conflict: (one: string, other: string) => `${one} and ${other} cannot be combined.`,
  broken: (what: string) => `Something went wrong inside Grimrule: ${what}`,
  noFile: (file: string) => `There is no file '${file}'.`,
  isFolder: (file: string) => `'${file}' is a folder, not a file.`,
  isNoFile: (file: string) => `'${file}' is a pipe or a device, not a file.`,
  mayNotRead: (file: string) => `'${file}' cannot be read: permission denied.`,
  cannotRead: (file: string, code: string) => `'${file}' cannot be read (${code}).`,
  tooLarge: (file: string) => `'${file}' is too large to be a saved game.`,
  notADeck: (file: string) =>
    `'${file}' is not a deck. Use a list of cards, JSON, or a deck file of OCTGN.`,
  notJson: (file: string) => `'${file}' is not a saved game, or is incomplete.`,
  record: {
    notARecord: (file: string) => `'${file}' is not a saved game of Grimrule.`,
    recordHasNoGame: (file: string) => `'${file}' does not say which game was saved.`,
    recordHasNoSeed: (file: string) => `'${file}' has no seed, so it cannot be replayed.`,
    recordHasNoDecisions: (file: string) => `'${file}' has no list of decisions.`,
    brokenDecision: (file: string, count: number) =>
      `'${file}' is damaged: decision ${count} cannot be read.`,
  },
  deck: {
    fault: (file: string, why: string) => `'${file}': ${why}`,
    untitled: 'Deck without a name',
    isLegal: 'The deck is legal.',
    notHere: 'Cards of packs that cannot be played here yet:',
    unread: 'Lines that name no card:',
    didYouMean: (titles: readonly string[]) => `(perhaps ${titles.join(' or ')})`,
    guesses: 'Titles that were spelt otherwise:',
    needsFormat: 'Say with --to which format to convert to.',
  },
  damaged: (file: string) => `'${file}' is damaged and cannot be replayed.`,
  foreignGame: (file: string, game: string) =>
    `'${file}' is a game of '${game}', which cannot be played here.`,
  otherGame: (file: string, game: string, wanted: string) =>
    `'${file}' is a game of ${game}, not of ${wanted}.`,
  cannotSave: (file: string, why: string) => `The game cannot be saved as '${file}' (${why}).`,
  wouldOverwrite: (file: string) =>
    `'${file}' exists and is not a saved game, so it is not overwritten. Choose another name.`,
  decisionDoesNotFit: (file: string, at: number, all: number, why: string) =>
    `'${file}' is damaged: decision ${at} of ${all} is not legal. ${why}`,
  needsMoves:
    'To play, use a terminal or pipe moves in: one line per decision, with the number of an option.',
  inputEnded: (decisions: number) =>
    `The moves ended after ${counted(decisions, 'decision')}, before the game was over.`,

  /** Help. */
  about: 'A card table for the terminal: play, simulate and replay.',
  usage: 'Usage:',
  arguments: 'Arguments:',
  options: 'Options:',
  commands: 'Commands:',
  usageParts: { options: '[options]', command: '[command]' },
  helpFlag: 'show this help',
  versionFlag: 'show the version',
  helpCommand: 'show the help of a command',
  defaultIs: (value: string) => `(default: ${value})`,
  command: {
    play: 'play with or against bots, or with several people at one keyboard',
    simulate: 'let bots play many games and count the results',
    replay: 'read a saved game in words and check it',
    cards: 'list every card of a game',
    rules: 'look up a rule, or list all rules',
    words: 'look up a word that cards are written with, for programmers',
    deck: 'check a deck, convert it, or show what is in it',
    bench: 'measure how fast the games run',
  },
  argument: {
    game: (names: readonly string[]) => `the game: ${names.join(' or ')}`,
    benchedGame: (names: readonly string[]) => `only this game: ${names.join(' or ')}`,
    file: 'a saved game',
    card: 'only the cards with this name or code',
    rule: 'a rule, a term, or the number of a step',
    word: 'a builder, a node, a name, or a part of its meaning',
    deckDeed: (deeds: readonly string[]) => `what to do: ${deeds.join(', ')}`,
    deckFiles: 'files with decks: lists, JSON, or deck files of OCTGN',
  },
  optionsOf: (game: string) => `Options of ${game}:`,
  flag: {
    seat: 'the seat you play, by its name (a wrong name lists them); bots play the others',
    bots: 'the seats that bots play, separated by commas; you play the others',
    bot: 'the bot: random, easy, sensible or expert',
    hotSeat: 'no bots: people share the keyboard',
    seed: 'the same seed deals the same cards',
    lang: 'language: en or de',
    save: 'save the game to this file after every decision',
    resume: 'continue a saved game',
    campaign: 'play the next game of the campaign in this file, or begin one there',
    campaigns: 'play whole campaigns; --games says how many (default: 10)',
    expertCampaign: 'begin an expert campaign',
    choose: 'what players choose between two games: codes of cards, or none, with commas',
    games: 'number of games (default: 1000; in a matrix 5 per setup)',
    simulatedBot: 'the bot: random, easy, sensible or expert',
    against: 'another bot for the second side, in games against each other',
    from: 'the number of the first game, to repeat some games',
    matrix: 'compare every setup of a game',
    workers: 'the same as --threads',
    threads: 'number of threads (default: one per core)',
    json: 'print JSON for programs',
    simulatedJson: 'print JSON for programs; outcomes counts won and lost, or the sides and draw',
    to: 'stop after this many decisions',
    replaySeat: 'show only what this seat knew',
    seconds: 'seconds to measure each game',
    deckFormat: (formats: readonly string[]) => `the format to convert to: ${formats.join(', ')}`,
  },

  /** Campaigns. */
  campaign: {
    hasNone: (game: string) => `${game} has no campaigns.`,
    notJson: (file: string) => `${file} is not a campaign log: it is not JSON.`,
    needsFile: (flag: string) => `${flag} needs --campaign with a file.`,
    isOver: (file: string) => `The campaign in ${file} is over. Begin another one in a new file.`,
    toChoose: (line: string, answers: readonly string[]) =>
      `${line}\nAnswer with --choose: ${answers.join(', ')}.`,
    simulated: ({ campaigns, won, givenUp, games }: Campaigns) => [
      `${campaigns} campaigns, ${games} games`,
      `won       ${won}`,
      `lost      ${campaigns - won - givenUp}`,
      `given up  ${givenUp}`,
    ],
  },

  /** Playing. */
  whichSide: 'Which side do you play?',
  whichOpponent: 'Whom do you play against?',
  opponents: {
    easy: 'a bot that thinks a little',
    sensible: 'a bot that thinks ahead',
    expert: 'a bot that thinks ahead longer',
    random: 'a bot that plays at random',
    hotSeat: 'another person at this keyboard',
  },
  whatHappened: 'What happened',
  earlier: (count: number) => `… ${counted(count, 'earlier line')} (e shows all)`,
  keys: 'u undo · r redo · w why not? · c cards · e events · ? help · s save · g deutsch · q quit',
  shortKeys: 'u undo  r redo  w why not?  c cards  ? help  q quit',
  fewestKeys: 'u undo  w why not?  ? help  q quit',
  payKeys: 'space picks, enter pays',
  pickKeys: 'space picks, enter confirms',
  more: 'More …',
  menu: {
    title: 'More',
    why: 'Why can’t I …?',
    undo: 'Undo',
    redo: 'Redo',
    cards: 'Look at a card',
    events: 'What happened so far',
    help: 'Help and rules in brief',
    save: 'Save',
    language: 'Auf Deutsch weiterspielen',
    quit: 'Quit',
    back: 'Back to the game',
  },
  pageKeys: 'Enter: continue · q: back to the game',
  handOverKeys: 'Enter: continue · q: quit',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  undone: 'Undone.',
  undoneTooLate: 'Undone. Cards had been drawn or revealed since then.',
  redone: 'Redone.',
  whyTitle: 'Not possible now, and why',
  nothingRefused: 'Nothing is forbidden here.',
  ruleIs: (rule: string) => `rule: ${rule}`,
  whichCard: 'Which card?',
  handOver: (seat: string) => `Hand the keyboard to: ${seat}`,
  handOverHint: 'The other players should look away now.',
  saveAs: 'Save as which file?',
  saved: (file: string) => `Saved as ${file}.`,
  quitSaved: (game: string, file: string) =>
    `The game is saved. Continue with: grimrule play ${game} --resume ${file}`,
  quitUnsaved: 'The game was not saved.',
  saveBeforeQuit: 'Save the game before you leave?',
  yes: 'yes',
  no: 'no',
  goodbye: 'Goodbye.',
  gameOver: 'The game is over.',
  afterGame: 'What now?',
  leave: 'Leave',
  lookAtTable: 'Undo the last decision',
  helpTitle: 'How to play at this table',
  helpLines: [
    'Choose with the arrow keys and Enter, or press the number of an option; 0 ends the phase or continues.',
    'Keys: u undo, r redo, w why not, c look at a card, e all events, s save, g language, q quit.',
    'A payment is proposed: change it with the space bar, or press Enter.',
  ],
  linePrompt:
    'Number (several for a payment), empty line: accept the proposal, u undo, r redo, w why not, q quit',
  proposal: (numbers: string) => `proposal: ${numbers === '' ? 'nothing' : numbers}`,
  notANumber: (line: string) => `'${line}' is not one of the listed numbers.`,
  thinking: 'The bot is thinking …',
  resumedByOtherRules:
    'The rules have changed since this game was saved. It continues with the current rules.',
  resumedByOtherDice:
    'This game was saved with a random generator that is not available here. It continues from the start of its last round.',
  resumedPartly: (dropped: number) =>
    dropped === 1
      ? 'The rules have changed since this game was saved. The last decision no longer fits and was removed.'
      : `The rules have changed since this game was saved. The last ${dropped} decisions no longer fit and were removed.`,

  /** Results. */
  simulated: (games: number, seconds: string, rate: string) =>
    `${counted(games, 'game')} in ${seconds} s (${rate} games per second)`,
  slowNode: (version: string) => `Node 24 plays faster than Node ${version}, which runs this.`,
  results: 'Results',
  total: 'total',
  endless: 'did not end',
  crashed: 'crashed',
  failures: {
    endless: (seed: string, decisions: number) =>
      `The game with the seed '${seed}' did not end within ${decisions} decisions.`,
    crash: (seed: string, what: string) => `The game with the seed '${seed}' crashed: ${what}`,
  },
  again: (command: string) => `to repeat it: ${command}`,
  moreFailures: (count: number) => `… and ${count} more`,
  winsAndLosses: 'games won – lost',
  endings: 'How the games ended',
  meanRounds: 'Rounds, mean',
  meanScore: 'Score of games won, mean',
  bounds: (best: number, worst: number) => `${best} to ${worst}, lower is better`,
  meanDecisions: 'Decisions, mean',
  interval: '95% interval',
  progress: (done: number, all: number, rate: number, left: string) =>
    `${done}/${all} games, ${perSecond.format(rate)}/s, ${left} left`,
  startOfGame: 'Setup',
  round: (count: number) => `Round ${count}`,
  tableAfter: (decisions: number) => `The table after ${counted(decisions, 'decision')}`,
  notOver: 'The game is not over.',
  replayed: (decisions: number) =>
    decisions === 1
      ? 'The decision replays as it was saved.'
      : `All ${decisions} decisions replay as they were saved.`,
  stopped: (decisions: number, all: number) =>
    `Stopped after ${decisions} of ${counted(all, 'decision')}.`,
  otherRules: (then: string, now: string, replayed: number, all: number) =>
    `This game was saved with version ${then} of the rules, and this is version ${now}: ${replayed} of ${counted(all, 'decision')} still fit.`,
  otherGenerator: (then: string, replayed: number, all: number) =>
    `This game was saved with the random generator ${then}, which is not available here. It is shown as it was after ${replayed} of ${counted(all, 'decision')}.`,
  unknownGenerator: (file: string, then: string) =>
    `'${file}' was saved with the random generator ${then}, which is not available here, and has no position to continue from. The file stays unchanged.`,
  toIsTooFar: (to: number, all: number) =>
    `--to ${to} is beyond the end: the game has ${counted(all, 'decision')}.`,
  rules: {
    example: 'Example',
    ruling: 'Ruling',
    erratum: 'Erratum',
    decided: 'Our decision',
    seeAlso: 'See also',
    alsoCalledSo: 'Also called this',
    alsoFound: 'Other results',
  },
  words: {
    none: (term: string) => `No word of the vocabulary fits '${term}'.`,
    rule: 'Rule',
    through: (builder: string) => `says it with ${builder}`,
    outside: 'not in the pool',
    spec: 'spec of a rule',
    unused: 'No card uses it yet.',
    alsoFound: 'Other results',
  },
  bench: {
    decisionsPerSecond: 'decisions per second',
    gamesPerSecond: 'games per second',
    forksPerSecond: 'copies of a state per second',
    freshBytes: 'bytes of a new game',
    stateBytes: 'bytes of a state',
    answerP99Ms: 'slowest answer of a hundred, ms',
    answerMaxMs: 'slowest answer of all, ms',
  },
};

/** Everything the command line says by itself, in one language. */
export type CliWords = typeof en;
