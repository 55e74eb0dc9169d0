/** What the laboratory says on the command line. */
export const labEn = {
  about: 'let bots play many games, and tell what they say about decks, heroes and scenarios',
  compare:
    'a second setting on the same seeds: its options in quotes, such as "--decks mine.txt" or "--bot random"',
  table: 'every setting of the game, as a table of heroes or decks against scenarios',
  games: 'number of games of each setting',
  file: 'keep every game in this file; the same command goes on with a run that was interrupted',
  csv: 'write a line for each game to this file, for a spreadsheet',
  cards: 'tell what the cards of each deck were worth when kept, drawn and played',
  json: 'print JSON for programs: all sums with their intervals',
  queue:
    'leave the games to workers: add them to the queue of the PostgreSQL in DATABASE_URL, and wait',
  worker: 'play games that others have added to the queue of the PostgreSQL in DATABASE_URL',
  untilEmpty: 'end when there is nothing left to play',
  noDatabase:
    'The queue needs a PostgreSQL server. Set DATABASE_URL, such as postgres://user:password@host/name.',
  queued: (count: number) =>
    `${count} ${count === 1 ? 'game waits' : 'games wait'} for workers (npx grimrule worker). You may end this command; the same command finds the run again.`,
  working: (threads: number) =>
    `Playing games from the queue, ${threads} at a time. End with Ctrl+C; a game that is being played is finished first.`,
  worked: (count: number) => `${count} ${count === 1 ? 'game' : 'games'} played.`,
  notARun: (file: string) => `'${file}' is not a run of the laboratory.`,
  otherPlan: (file: string) =>
    `'${file}' is a run with other options. Type the same command again, or choose another file.`,
  otherRules: (file: string, then: string, now: string) =>
    `'${file}' was played by version ${then} of the rules, and this is version ${now}. Choose another file.`,
  won: 'won',
  rounds: 'rounds',
  ofGames: 'games',
  byRound: 'Mean at the beginning of each round',
  gamesSoFar: 'games that got so far',
  comparison: 'Compared on the same seeds',
  both: 'both won',
  onlyFirst: 'only the first won',
  onlySecond: 'only the second won',
  neither: 'neither won',
  difference: (difference: string, least: string, most: string) =>
    `The second wins ${difference} points more often (95 %: ${least} to ${most}).`,
  chance: (chance: string) =>
    `If nothing were different, pairs as uneven would come up with a chance of ${chance}.`,
  worth: (deck: string) => `What the cards were worth: ${deck}`,
  worthHeads: ['kept', 'drawn', 'played'],
  worthHint:
    'Won with the card, less won without it, in points, with the 95 % interval. This is no proof: cards are played by who is ahead, and long games see more cards. Compare two decks to find out what a card is worth.',
  seat: (number: number) => `player ${number}`,
};
