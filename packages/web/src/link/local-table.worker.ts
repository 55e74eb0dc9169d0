import { random, sensible } from '@grimrule/bots';
import type { Game } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import type { ClientMessage, Desk, Guest } from '@grimrule/room';
import { Room, restore, Session } from '@grimrule/room';
import { rulesOf } from '../games/rules.ts';
import type { LocalTable } from './local-tables.ts';
import {
  addChat,
  appendMove,
  readChat,
  readMoves,
  readSnapshots,
  readTable,
  saveTable,
} from './local-tables.ts';

const BOTS = { random, sensible };
type BotName = keyof typeof BOTS;
const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name);

let session: Session | undefined;
let guest: Guest | undefined;

type Heard =
  | { readonly say: 'open'; readonly table: string }
  | Exclude<ClientMessage, { readonly say: 'hello' }>;

self.onmessage = ({ data }: MessageEvent<Heard>) => {
  if (data.say === 'open') void openTable(data.table);
  else if (session && guest) void session.receive(guest, data);
};

async function openTable(name: string): Promise<void> {
  const stored = await readTable(name);
  const game = stored && (await rulesOf(stored.game));
  const room = stored && game && (await restored(game, stored));
  if (!room) {
    self.postMessage({ say: 'gone' });
    return;
  }
  const opened = new Session(name, room, deskOf(game, stored, room), {
    seats: stored.seats,
    chat: await readChat(name),
  });
  session = opened;
  // Whoever sits at this browser plays every seat that no bot plays.
  const seats = stored.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  guest = { seats, name: '', send: (message) => self.postMessage(message) };
  await opened.join(guest);
}

async function restored(game: Game, stored: LocalTable): Promise<Room | null> {
  const moves = await readMoves(stored.table);
  const room = restore(game, {
    options: stored.options,
    seed: stored.seed,
    rules: [stored.rules, ...moves.map(({ rules }) => rules)],
    moves: moves.map(({ move }) => move),
    snapshots: await readSnapshots(stored.table),
  });
  return room instanceof Room ? room : null;
}

function deskOf(game: Game, stored: LocalTable, room: Room): Desk {
  const { table } = stored;
  const rolls = dice(seeded(crypto.randomUUID()));
  let kept = stored;
  let chats = Date.now();
  const save = (changes: Partial<LocalTable>) => {
    const { rounds, outcome } = room.state;
    kept = {
      ...kept,
      ...changes,
      played: Date.now(),
      summary: { round: rounds, decisions: room.decisions, ending: outcome?.line ?? null },
    };
    return saveTable(kept);
  };
  return {
    async append(number, move, snapshot) {
      const isFirst = await appendMove(table, number, move, game.definition.version, snapshot);
      if (isFirst) await save({});
      return isFirst;
    },
    movesAfter: async (number) => (await readMoves(table, number)).map(({ move }) => move),
    saveSeat: (seat, changed) =>
      save({ seats: kept.seats.map((each, index) => (index === seat ? changed : each)) }),
    async saveChat(line) {
      const numbered = { ...line, number: ++chats };
      await addChat(table, numbered);
      return numbered;
    },
    async think(bot, view, prompt) {
      if (!isBot(bot)) throw new Error(`no bot '${bot}'`);
      return BOTS[bot].choose(game, view, prompt, rolls);
    },
    isBot,
    passOn: () => undefined,
    report: (error) => console.error(error),
  };
}
