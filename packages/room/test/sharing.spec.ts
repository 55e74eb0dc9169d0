import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json, Seat } from '@grimrule/kernel';
import { dice, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Desk, Guest, Move, ServerMessage } from '../src/index.ts';
import { isRefusal, Room, reasonsFor, Session } from '../src/index.ts';
import { MOST_KEPT } from '../src/telling/reasons.ts';

/** A game that counts the views it makes. */
function counting(rules: Game) {
  const made = { views: 0 };
  const game: Game = {
    ...rules,
    view(...given) {
      made.views++;
      return rules.view(...given);
    },
  };
  return { game, made };
}

function played(rules: Game, options: Json, decisions: number) {
  const { game, made } = counting(rules);
  const room = Room.open(game, options, 11);
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  const rolls = dice(seeded('sharing'));
  for (let count = 0; count < decisions && room.state.prompt; count++) {
    const { prompt } = room.state;
    make(room, { kind: 'answer', seat: prompt.seat, answer: randomAnswer(prompt, rolls) });
  }
  made.views = 0;
  return { room, made };
}

function make(room: Room, move: Move): void {
  const planned = room.plan(move);
  if (isRefusal(planned)) throw new Error(planned.reason.say);
  room.make(planned);
}

const RHINO = { heroes: ['spider-man', 'iron-man'], scenario: 'rhino' };

describe('guests who ask why the same line was told', () => {
  const { room, made } = played(champions as Game, RHINO, 40);
  const asked = room.log.length - 5;
  beforeEach(() => {
    made.views = 0;
  });

  it('share one answer for each seat', () => {
    const answers = Array.from({ length: 30 }, () => reasonsFor(room, asked, 2));
    expect(answers[0]?.length).toBeGreaterThan(0);
    expect(new Set(answers).size).toBe(1);
    expect(made.views).toBe(1);
    reasonsFor(room, asked, 0);
    reasonsFor(room, asked, 2, true);
    expect(made.views).toBe(3);
  });

  it('share it also after the game has gone on', () => {
    reasonsFor(room, asked - 1, 2);
    const { prompt } = room.state;
    if (!prompt) throw new Error('the game is over');
    make(room, { kind: 'answer', seat: prompt.seat, answer: proposalFor(prompt) });
    made.views = 0;
    reasonsFor(room, asked - 1, 2);
    expect(made.views).toBe(0);
  });

  it('are not told what another line with its number was told for', () => {
    const line = room.log.length - 1;
    const before = room.log[line];
    reasonsFor(room, line, 2);
    make(room, { kind: 'undo', seat: 0, to: room.decisions - 10 });
    while (room.log.length <= line) {
      const { prompt } = room.state;
      if (!prompt) throw new Error('the game is over');
      make(room, { kind: 'answer', seat: prompt.seat, answer: proposalFor(prompt) });
    }
    const after = room.log[line];
    expect(after && 'entry' in after && after !== before).toBe(true);
    made.views = 0;
    const reasons = reasonsFor(room, line, 2);
    expect(made.views).toBe(1);
    expect(reasons).toEqual(reasonsFor(afresh(room), line, 2));
  });

  it('are kept in a bounded number', () => {
    const before = room.reasons.bytes;
    const lines = Math.ceil(MOST_KEPT / 6) + 1;
    for (let line = 0; line < lines; line++) {
      for (let seat = 0; seat < 3; seat++) {
        reasonsFor(room, line, seat);
        reasonsFor(room, line, seat, true);
      }
    }
    expect(room.log.length).toBeGreaterThan(lines);
    expect(room.reasons.bytes).toBeGreaterThan(before);
    expect(room.reasons.bytes).toBe(MOST_KEPT * 1000);
  });
});

/** The same table without anything that was kept. */
function afresh({ match, log, number }: Room): Room {
  const room = new Room(match, number);
  room.log = log;
  return room;
}

describe('the spectators of a table', () => {
  const desk: Desk = {
    append: async () => true,
    movesAfter: async () => [],
    damaged: () => undefined,
    saveSeat: async () => undefined,
    saveWatching: async () => undefined,
    saveChat: async (line) => ({ ...line, number: 1 }),
    think: async () => null,
    isBot: () => false,
    passOn: () => undefined,
    report: (error) => {
      throw error;
    },
  };
  const page = (...seats: readonly Seat[]): Guest & { readonly heard: ServerMessage[] } => {
    const heard: ServerMessage[] = [];
    const send = (message: ServerMessage) => heard.push(message);
    return { seats, name: '', heard, send, missed: () => undefined };
  };

  it('share one view of each position, and one message of each move', async () => {
    const { room, made } = played(duel as Game, null, 10);
    const seats = ['Ada', 'Ben'].map((name) => ({ name, bot: null }));
    const session = new Session('a table', room, desk, { seats, chat: [] });
    const watchers = Array.from({ length: 30 }, () => page());
    for (const watcher of watchers) await session.join(watcher);
    expect(made.views).toBe(1);
    const standings = watchers.map(({ heard }) => {
      const welcome = heard.find(({ say }) => say === 'welcome');
      return welcome?.say === 'welcome' ? welcome.standings[0] : null;
    });
    expect(new Set(standings).size).toBe(1);
    const { prompt } = room.state;
    if (!prompt) throw new Error('the game is over');
    const player = page(prompt.seat);
    await session.join(player);
    made.views = 0;
    const answer = [...proposalFor(prompt)];
    const { seat } = prompt;
    await session.receive(player, { say: 'answer', id: 1, seat, number: room.number, answer });
    const updates = watchers.map(({ heard }) => heard.at(-1));
    expect(updates[0]?.say).toBe('update');
    expect(new Set(updates).size).toBe(1);
    // Every moment once for the player and once for all who watch.
    const [update] = updates;
    const moments = update?.say === 'update' ? update.update.moments.length : 0;
    expect(made.views).toBe(2 * moments);
    made.views = 0;
    for (const watcher of watchers) {
      await session.receive(watcher, { say: 'refresh', id: 2 });
      await session.receive(watcher, { say: 'point', id: 3, card: 1 });
    }
    expect(made.views).toBe(0);
  });
});
