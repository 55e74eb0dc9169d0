import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import type { Desk, Guest } from '@grimrule/room';
import { clientMessage, Room, Session } from '@grimrule/room';

const ROUNDS = 8;
const GAMES = 15;

/** The games of `npm run load`. */
const CASES: readonly { readonly name: string; readonly game: Game; readonly options: Json }[] = [
  { name: 'Duel', game: duel as Game, options: null },
  {
    name: 'Champions, two against Rhino',
    game: champions as Game,
    options: { scenario: 'rhino', heroes: ['spider-man', 'iron-man'] },
  },
];

/** Writes out what would be stored. */
const desk: Desk = {
  async append(_number, move, snapshot, summary) {
    JSON.stringify([move, snapshot?.state, summary]);
    return true;
  },
  movesAfter: async () => [],
  damaged: () => undefined,
  saveSeat: async () => undefined,
  saveWatching: async () => undefined,
  saveChat: async (line) => ({ ...line, number: 1 }),
  think: async () => null,
  isBot: () => false,
  passOn: () => undefined,
  report(error) {
    throw error;
  },
};

interface Told {
  answers: number;
  bytes: number;
}

export async function main(args: readonly string[]): Promise<void> {
  const measured = [];
  for (const { name, game, options } of CASES) {
    const told: Told = { answers: 0, bytes: 0 };
    const rounds: number[] = [];
    for (let round = 0; round <= ROUNDS; round++)
      rounds.push(await measure(game, options, round, told));
    // The first round only warms up. Other processes only ever slow it down.
    const cpuMsPerAnswer = Math.min(...rounds.slice(1));
    measured.push({
      name,
      cpuMsPerAnswer: Math.round(cpuMsPerAnswer * 1000) / 1000,
      bytesPerAnswer: Math.round(told.bytes / told.answers),
    });
  }
  if (args.includes('--json')) console.log(JSON.stringify(measured));
  else console.table(measured);
}

async function measure(game: Game, options: Json, round: number, told: Told): Promise<number> {
  const before = told.answers;
  const start = process.cpuUsage();
  for (let index = 0; index < GAMES; index++) await play(game, options, `${round} ${index}`, told);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / (told.answers - before);
}

/** Two play at random; what they say and are told goes through text. */
async function play(game: Game, options: Json, seed: string, told: Told): Promise<void> {
  const room = Room.open(game, options, seed);
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  const seats = ['Ada', 'Ben'].map((name) => ({ name, bot: null }));
  const session = new Session('a table', room, desk, { seats, chat: [] });
  const guests = seats.map(({ name }, seat): Guest => {
    const send: Guest['send'] = (message) => {
      told.bytes += JSON.stringify(message).length;
    };
    return { seats: [seat], name, send, missed: () => undefined };
  });
  for (const guest of guests) await session.join(guest);
  const rolls = dice(seeded(seed));
  for (let { prompt } = room.state; prompt; { prompt } = room.state) {
    const { seat } = prompt;
    const answer = randomAnswer(prompt, rolls);
    const text = JSON.stringify({ say: 'answer', id: 1, seat, number: room.number, answer });
    const message = clientMessage.parse(JSON.parse(text));
    const guest = guests[seat];
    if (!guest || message.say === 'hello') throw new Error('nobody answers');
    await session.receive(guest, message);
    told.answers++;
  }
}
