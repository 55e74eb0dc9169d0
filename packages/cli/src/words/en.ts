import { operatingEn } from './operating-en.ts';

const list = (names: readonly string[]) => names.join(', ');

export const en = {
  operating: operatingEn,
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
    rule: 'rule',
  },
  /** Mistakes: one sentence each. */
  unknown: (kind: string, typed: string, near: readonly string[], all: readonly string[]) =>
    near.length > 0
      ? `There is no ${kind} '${typed}'; did you mean ${near.join(' or ')}?`
      : `There is no ${kind} '${typed}'; there are: ${list(all)}.`,
  notAWholeNumber: (flag: string, least: number, most: number, typed: string) =>
    most === Number.MAX_SAFE_INTEGER
      ? `${flag} takes a whole number from ${least} up, not '${typed}'.`
      : `${flag} takes a whole number from ${least} to ${most}, not '${typed}'.`,
  notSeconds: (flag: string, typed: string) =>
    `${flag} takes a number of seconds above 0 and up to 3600, not '${typed}'.`,
  notAList: (flag: string, typed: string) =>
    `${flag} takes names with commas between them, not '${typed}'.`,
  foreignOption: (game: string, flag: string, near: readonly string[], all: readonly string[]) => {
    if (near.length > 0)
      return `${game} has no option '${flag}'; did you mean ${near.join(' or ')}?`;
    const own = all.length > 0 ? `; of its own it has: ${list(all)}` : '';
    return `${game} has no option '${flag}'${own}.`;
  },
  tooManyNamed: (players: number, flag: string, named: number) =>
    `--players ${players} contradicts ${flag}, which names ${named}.`,
  tooFewDecks: (players: number, decks: readonly string[]) =>
    `There are not enough decks for ${players} players: none goes with ${decks.join(' and ')} without having the same hero.`,
  noCard: (title: string) => `No card is called '${title}'.`,
  noRule: (term: string) => `The rulebook knows nothing like '${term}'.`,
  noMatrix: (game: string) => `${game} has only one setup, so there is nothing to compare.`,
  missingArgument: (name: string) => `The ${name} is missing; see --help.`,
  missingValue: (option: string) => `The option ${option} needs a value.`,
  tooManyArguments: (command: string) => `There are too many arguments for ${command}; see --help.`,
  noCommand:
    'Say what to do: play, simulate, replay, cards, rules or bench; or, with a server: backup, restore, tables or reports; see --help.',
  conflict: (one: string, other: string) => `${one} and ${other} do not go together.`,
  broken: (what: string) => `Something went wrong inside Grimrule: ${what}`,
  noFile: (file: string) => `There is no file '${file}'.`,
  isFolder: (file: string) => `'${file}' is a folder, not a file.`,
  isNoFile: (file: string) => `'${file}' is a pipe or a device, not a file.`,
  mayNotRead: (file: string) => `'${file}' cannot be read: permission denied.`,
  cannotRead: (file: string, code: string) => `'${file}' cannot be read (${code}).`,
  tooLarge: (file: string) => `'${file}' is too large to be a saved game.`,
  notADeck: (file: string) =>
    `'${file}' is no deck: expected is an object in JSON, or a list of cards in a file that ends in .txt.`,
  notJson: (file: string) => `'${file}' is not a saved game, or only a part of one.`,
  record: {
    notARecord: (file: string) => `'${file}' is not a saved game of Grimrule.`,
    recordHasNoGame: (file: string) => `'${file}' does not say which game was saved.`,
    recordHasNoSeed: (file: string) => `'${file}' has no seed, so it cannot be replayed.`,
    recordHasNoDecisions: (file: string) => `'${file}' has no list of decisions.`,
    brokenDecision: (file: string, count: number) =>
      `'${file}' is damaged: decision ${count} cannot be read.`,
  },
  damaged: (file: string) => `'${file}' is damaged and cannot be replayed.`,
  foreignGame: (file: string, game: string) =>
    `'${file}' is a game of '${game}', which is not known here.`,
  otherGame: (file: string, game: string, wanted: string) =>
    `'${file}' is a game of ${game}, not of ${wanted}.`,
  cannotSave: (file: string, why: string) => `The game cannot be saved as '${file}' (${why}).`,
  wouldOverwrite: (file: string) =>
    `'${file}' exists and is not a saved game, so it is left as it is.`,
  decisionDoesNotFit: (file: string, at: number, all: number, why: string) =>
    `'${file}' is damaged: decision ${at} of ${all} is not legal. ${why}`,
  needsMoves:
    'To play you need a terminal, or moves piped in: one line a decision, the number of an option.',
  inputEnded: (decisions: number) =>
    `The moves ended after ${decisions} decisions, before the game was over.`,

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
    play: 'play with or against bots, or several at one keyboard',
    simulate: 'let bots play many games and count the results',
    replay: 'read a saved game in words and check it',
    cards: 'list every card of a game',
    rules: 'look a rule up, or list them all',
    bench: 'measure how fast the games run',
  },
  argument: {
    game: (names: readonly string[]) => `the game: ${names.join(' or ')}`,
    benchedGame: (names: readonly string[]) => `only this game: ${names.join(' or ')}`,
    file: 'a saved game',
    card: 'only the cards with this name or code',
    rule: 'a rule, a word of the game, or the number of a step',
  },
  optionsOf: (game: string) => `Options of ${game}:`,
  flag: {
    seat: 'whom you play; bots play the others: heroes, villains, or names of heroes',
    bots: 'whom bots play, with commas between them; you play the others',
    bot: 'the bot: random or sensible',
    hotSeat: 'no bots: people share the keyboard',
    seed: 'the same seed deals the same cards',
    lang: 'language: en or de',
    save: 'save the game here after every decision',
    resume: 'go on with a saved game',
    games: 'how many games (default: 1000; of each setup of a matrix: 5)',
    simulatedBot: 'who plays: random or sensible',
    against: 'who plays the villains of Duel, if somebody else',
    from: 'the number of the first game, to play some again',
    matrix: 'compare every setup of a game',
    workers: 'the same as --threads',
    threads: 'how many threads (default: one a core)',
    json: 'print JSON for programs',
    simulatedJson:
      'print JSON for programs; outcomes counts won and lost, in Duel heroes, villains and draw',
    to: 'stop after so many decisions',
    replaySeat: 'only what this seat knew',
    seconds: 'how long to measure each game',
  },

  /** Playing. */
  whichSide: 'Which side do you play?',
  whichOpponent: 'Against whom?',
  opponents: {
    sensible: 'a bot that thinks a little',
    random: 'a bot that plays by lot',
    hotSeat: 'another person at this keyboard',
  },
  whatHappened: 'What happened',
  earlier: (count: number) => `… ${count} lines before (e shows them all)`,
  keys: 'u undo · r redo · w why not? · c cards · e events · ? help · s save · g deutsch · q quit',
  shortKeys: 'u undo  r redo  w why not?  c cards  ? help  q quit',
  fewestKeys: 'u undo  w why not?  ? help  q quit',
  payKeys: 'space picks, enter pays',
  pickKeys: 'space picks, enter confirms',
  more: 'More …',
  menu: {
    title: 'More',
    why: 'Why can I not …?',
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
  pageKeys: 'Enter: go on · q: back to the game',
  handOverKeys: 'Enter: go on · q: quit',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  undone: 'Taken back.',
  undoneTooLate: 'Taken back. Cards had been drawn or revealed since then.',
  redone: 'Done again.',
  whyTitle: 'What cannot be done now, and why',
  nothingRefused: 'Nothing that could be expected here is forbidden.',
  ruleIs: (rule: string) => `rule: ${rule}`,
  whichCard: 'Which card?',
  handOver: (seat: string) => `Hand the keyboard to: ${seat}`,
  handOverHint: 'Nobody else should look now.',
  saveAs: 'Save as which file?',
  saved: (file: string) => `Saved as ${file}.`,
  quitSaved: (game: string, file: string) =>
    `The game is saved: go on with: grimrule play ${game} --resume ${file}`,
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
    'Arrow keys and Enter choose; a number picks that option at once, 0 ends the phase or goes on.',
    'Keys: u undo, r redo, w what cannot be done and why, c look at a card, e all events, s save, g language, q quit.',
    'Payments are proposed: change them with the space bar, or press Enter.',
  ],
  linePrompt:
    'Number (several for a payment), empty line: proposal, u undo, r redo, w why not, q quit',
  proposal: (numbers: string) => `proposal: ${numbers === '' ? 'nothing' : numbers}`,
  notANumber: (line: string) => `'${line}' is none of the numbers listed.`,
  thinking: 'The bot thinks …',
  resumedByOtherRules:
    'The rules have changed since this game was saved; it goes on by those of today.',
  resumedByOtherDice:
    'This game was saved with a random generator that is not known here; it goes on from the start of its last round.',
  resumedPartly: (dropped: number) =>
    `The rules have changed since this game was saved; the last ${dropped} decisions no longer fit and are left out.`,

  /** Results. */
  simulated: (games: number, seconds: string, rate: string) =>
    `${games} games in ${seconds} s (${rate} games a second)`,
  results: 'Results',
  total: 'total',
  endless: 'did not end',
  crashed: 'broke off',
  failures: {
    endless: (seed: string, decisions: number) =>
      `The game with the seed '${seed}' has not ended after ${decisions} decisions.`,
    crash: (seed: string, what: string) => `The game with the seed '${seed}' broke off: ${what}`,
  },
  again: (command: string) => `again: ${command}`,
  moreFailures: (count: number) => `… and ${count} more`,
  winsAndLosses: 'games won – lost',
  endings: 'How games ended',
  meanRounds: 'Rounds, mean',
  meanScore: 'Score of games won, mean',
  bounds: (best: number, worst: number) => `${best} to ${worst}, the lower the better`,
  meanDecisions: 'Decisions, mean',
  interval: '95 % interval',
  progress: (done: number, all: number, rate: string, left: string) =>
    `${done}/${all} games, ${rate}/s, ${left} left`,
  startOfGame: 'Setup',
  round: (count: number) => `Round ${count}`,
  tableAfter: (decisions: number) => `The table after ${decisions} decisions`,
  notOver: 'The game is not over.',
  replayed: (decisions: number) => `All ${decisions} decisions replay as they were saved.`,
  stopped: (decisions: number, all: number) => `Stopped after ${decisions} of ${all} decisions.`,
  otherRules: (then: string, now: string, replayed: number, all: number) =>
    `This game was saved with rules version ${then}, and this is version ${now}: ${replayed} of ${all} decisions still fit.`,
  otherGenerator: (then: string, replayed: number, all: number) =>
    `This game was saved with the random generator ${then}, which is not known here: it is shown as it was after ${replayed} of ${all} decisions.`,
  unknownGenerator: (file: string, then: string) =>
    `'${file}' was saved with the random generator ${then}, which is not known here, and holds no position to go on from. The file stays as it is.`,
  toIsTooFar: (to: number, all: number) =>
    `--to ${to} is beyond the end: there are ${all} decisions.`,
  rules: {
    example: 'Example',
    ruling: 'Ruling',
    erratum: 'Erratum',
    decided: 'Our reading',
    seeAlso: 'See also',
    alsoCalledSo: 'Also called so',
  },
  bench: {
    decisionsPerSecond: 'decisions a second',
    gamesPerSecond: 'games a second',
    forksPerSecond: 'copies of a state a second',
    freshBytes: 'bytes of a new game',
    stateBytes: 'bytes of a state',
    answerP99Ms: 'slowest answer of a hundred, ms',
    answerMaxMs: 'slowest answer of all, ms',
  },
};
