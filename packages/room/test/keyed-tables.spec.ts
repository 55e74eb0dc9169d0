import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json, Snapshot } from '@grimrule/kernel';
import {
  dealtBy,
  dice,
  GENERATOR,
  KEYED_GENERATOR,
  proposalFor,
  randomAnswer,
  readRecord,
  resume,
  seeded,
} from '@grimrule/kernel';
import { demandConformance } from '@grimrule/kernel/testing';
import { rings } from '@grimrule/rings';
import { describe, expect, it } from 'vitest';
import type { Desk, Guest, Move, ServerMessage } from '../src/index.ts';
import { isRefusal, Room, restore, Session } from '../src/index.ts';

const KEY = '5ec4e7'.padEnd(64, '9');
const OTHER_KEY = '5ec4e8'.padEnd(64, '9');

const TABLES: readonly { readonly game: Game; readonly options: Json }[] = [
  { game: duel as Game, options: null },
  {
    game: champions as Game,
    options: { scenario: 'rhino', heroes: ['spider-man', 'she-hulk'] },
  },
  { game: rings as Game, options: { decks: ['tactics', 'lore'], scenario: 'passage' } },
];

function opened(game: Game, options: Json, key = KEY): Room {
  const room = Room.open(game, options, key, KEYED_GENERATOR);
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  return room;
}

/** Answers at random this many times, or until the game is over; gives the moves. */
function played(room: Room, decisions: number): readonly Move[] {
  const rolls = dice(seeded('answers'));
  const moves: Move[] = [];
  for (let made = 0; made < decisions; made++) {
    const prompt = room.game.prompt(room.state);
    if (!prompt) break;
    const answer = randomAnswer(prompt, rolls);
    const planned = room.plan({ kind: 'answer', seat: prompt.seat, answer });
    if (isRefusal(planned)) throw new Error(planned.reason.say);
    room.make(planned);
    moves.push(planned.move);
  }
  return moves;
}

/** A key in digits, as the bytes it is, and as the words a cipher takes it in. */
function disguises(key: string): readonly string[] {
  const bytes = Uint8Array.from(Buffer.from(key, 'hex'));
  return [key, [...bytes].join(), [...new Uint32Array(bytes.buffer)].join()];
}

function demandNoKey(sent: unknown): void {
  const text = JSON.stringify(sent);
  for (const disguise of disguises(KEY)) expect(text).not.toContain(disguise);
}

const recordOf = (room: Room) => {
  const record = readRecord(JSON.parse(JSON.stringify(room.record())));
  if ('say' in record) throw new Error(record.say);
  return record;
};

describe.each(TABLES)('a keyed table of $game.name', ({ game, options }) => {
  it('keeps the contract of a game at every decision', () => {
    const dealt = dealtBy(game, KEYED_GENERATOR, KEY);
    if (!dealt) throw new Error('the generator is not known');
    demandConformance(dealt, { options, seed: KEY, oneIn: 40 });
  });

  it('tells nobody its key: not in states, views, logs, snapshots or messages', async () => {
    const room = opened(game, options);
    const heard: ServerMessage[] = [];
    const kept: (Snapshot | null)[] = [];
    const errors: unknown[] = [];
    const desk: Desk = {
      append: async (_number, _move, snapshot) => {
        kept.push(snapshot);
        return true;
      },
      movesAfter: async () => [],
      damaged: () => undefined,
      saveSeat: async () => undefined,
      saveWatching: async () => undefined,
      saveChat: async (line) => ({ ...line, number: 1 }),
      think: async (_bot, view, prompt) => {
        demandNoKey(view);
        return proposalFor(prompt);
      },
      isBot: () => true,
      passOn: () => undefined,
      report: (error) => errors.push(error),
    };
    const people = Array.from({ length: room.state.seats }, () => ({ name: '', bot: null }));
    const session = new Session('a table', room, desk, { seats: people, chat: [] });
    const guest = (...seats: readonly number[]): Guest => ({
      seats,
      name: 'Guest',
      send: (message) => heard.push(message),
      missed: () => undefined,
    });
    const players = people.map((_, seat) => guest(seat));
    for (const each of [...players, guest()]) await session.join(each);
    const rolls = dice(seeded('at the table'));
    for (let made = 0; made < 60; made++) {
      const prompt = room.game.prompt(room.state);
      if (!prompt || room.state.outcome) break;
      const { seat } = prompt;
      const asked = players[seat];
      if (!asked) throw new Error(`nobody sits at ${seat}`);
      const answer = [...randomAnswer(prompt, rolls)];
      const { number } = room;
      await session.receive(asked, { say: 'answer', id: made, seat, number, answer });
      const line = room.log.length - 1;
      await session.receive(asked, { say: 'why', id: made, seat, line });
      await session.receive(asked, { say: 'refresh', id: made });
      // The state has the number of the lots that were drawn.
      expect(room.state.random.slice(1)).toEqual([0, 0, 0]);
      demandNoKey(room.state);
    }
    expect(errors).toEqual([]);
    expect(heard.filter(({ say }) => say === 'update').length).toBeGreaterThan(60);
    demandNoKey(heard);
    demandNoKey(kept);
    demandNoKey(room.log);
  });

  it('is dealt by its key, and by nothing that its state holds', () => {
    const one = opened(game, options);
    const other = opened(game, options, OTHER_KEY);
    expect(opened(game, options).state).toEqual(one.state);
    expect(other.state.random).toEqual(one.state.random);
    expect(other.state.zones).not.toEqual(one.state.zones);
  });

  it('is restored as it was left, and its record is the same game again', () => {
    const room = opened(game, options);
    const moves = played(room, 250);
    const { version } = game.definition;
    const origin = { options, seed: KEY, generator: KEYED_GENERATOR, rules: [version] };
    const restored = restore(game, { ...origin, moves, snapshots: [] });
    if (!(restored instanceof Room)) throw new Error(JSON.stringify(restored));
    expect(restored.state).toEqual(room.state);
    expect(restored.log).toEqual(room.log);
    const record = recordOf(room);
    expect([record.generator, record.seed]).toEqual([KEYED_GENERATOR, KEY]);
    const resumed = resume(game, record);
    if ('problems' in resumed) throw new Error(JSON.stringify(resumed.problems));
    expect([resumed.dropped, resumed.since]).toEqual([0, null]);
    expect(resumed.match.state).toEqual(room.state);
    expect(resumed.match.log).toEqual(room.match.log);
  });

  it('goes on with its key from a snapshot under newer rules', () => {
    const room = opened(game, options);
    played(room, 250);
    const record = { ...recordOf(room), decisions: room.record().decisions.slice(0, -1) };
    const snapshots = record.snapshots.filter((each) => each.decisions <= record.decisions.length);
    const newer = { ...game, definition: { ...game.definition, version: 'newer' } };
    const resumed = resume(newer, { ...record, snapshots });
    if ('problems' in resumed) throw new Error(JSON.stringify(resumed.problems));
    expect(resumed.since).toMatchObject({ say: 'otherRules' });
    const { match } = resumed;
    expect(match.generator).toBe(KEYED_GENERATOR);
    expect(match.stateAt(0).random).toEqual(snapshots.at(-1)?.state.random);
    expect(match.record().base?.state.generator).toBe(KEYED_GENERATOR);
  });

  it('gives a guess dice of its own', () => {
    const room = opened(game, options);
    const random = seeded('a guess');
    const seat = room.state.prompt?.seat ?? 0;
    const guess = room.game.resample(room.game.view(room.state, seat), random);
    const rolled = (of: Game) => of.definition.chance.dice(guess.random).shuffle([1, 2, 3, 4, 5]);
    expect(rolled(room.game)).toEqual(rolled(game));
    expect(game.definition.chance.generator).toBe(GENERATOR);
  });
});

describe('a keyed record whose seed is no key', () => {
  it('has no seed', () => {
    const record = recordOf(opened(duel as Game, null));
    expect(readRecord({ ...record, seed: 'a seed' })).toEqual({ say: 'recordHasNoSeed' });
  });
});
