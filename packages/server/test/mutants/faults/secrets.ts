import { fuzz, identity } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

const INFO = `options: match.options,
      cooperative`;
const inInfo = (name: string, told: string): Mutant => ({
  name,
  file: IN.company,
  find: INFO,
  plant: `options: match.options, ...{ told: ${told} },
      cooperative`,
  caughtBy: fuzz,
});

/** Seeds, keys and names of tables. */
export const SECRETS: readonly Mutant[] = [
  inInfo('the seed is in what is told of a table', 'match.seed'),
  inInfo('the seed is told reversed', `[...String(match.seed)].reverse().join('')`),
  inInfo('the seed is told in base64', 'btoa(String(match.seed))'),
  inInfo(
    'the bytes of the seed are told in base64',
    `Buffer.from(String(match.seed), 'hex').toString('base64url')`,
  ),
  inInfo('the text of the seed is told in hex', `Buffer.from(String(match.seed)).toString('hex')`),
  inInfo(
    'the seed is told in two halves',
    `{ one: String(match.seed).slice(0, 32), other: String(match.seed).slice(32) }`,
  ),
  inInfo('the seed is told letter by letter', '[...String(match.seed)]'),
  inInfo('the seed is told as a list of numbers', `[...Buffer.from(String(match.seed), 'hex')]`),
  {
    name: 'the seed is in the standing of a seat',
    file: IN.told,
    find: 'wish: room.wish,',
    plant: 'wish: room.wish, ...{ note: String(room.match.seed).slice(8, 40) },',
    caughtBy: fuzz,
  },
  {
    name: 'messages carry the key of the seat',
    file: IN.visit,
    find: 'send: (message) => this.send(message),',
    plant: 'send: (message) => this.send({ ...message, ...{ key: keys[0] } }),',
    caughtBy: fuzz,
  },
  {
    name: 'the maker is told the key of whoever sits down',
    file: IN.invitationsApi,
    find: 'await session.notice({ kind, seat, name: called });',
    plant: 'await session.notice({ kind, seat, name: key });',
    caughtBy: identity('the maker of a table gets no key of another seat'),
  },
  {
    name: 'the lobby tells the name of the table',
    file: IN.lobbyApi,
    find: 'return { game: game.name, scenario',
    plant: 'return { ...{ table: session.table }, game: game.name, scenario',
    caughtBy: identity('a code to join opens the lobby'),
  },
  {
    name: 'those who watch hear who knocks',
    file: IN.company,
    find: `return seats.length > 0 ? [{ say: 'knocks', knocks: this.knocks }] : [];`,
    plant: `return seats.length >= 0 ? [{ say: 'knocks', knocks: this.knocks }] : [];`,
    caughtBy: identity('a code to join opens the lobby'),
  },
  {
    name: 'a copy of a running game has its cards',
    file: 'packages/server/src/tables/new-tables.ts',
    find: 'if (!room.state.outcome) {',
    plant: 'if (!room.state.outcome && seat === null) {',
    caughtBy: fuzz,
  },
  {
    name: 'the record of a running game is given away',
    file: IN.api,
    find: `if (!isOver) throw new Refused('gameGoesOn');`,
    plant: '',
    caughtBy: fuzz,
  },
];
