import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import type { ServerMessage } from '@grimrule/room';
import { Room } from '@grimrule/room';
import { describe, expect, it } from 'vitest';
import { positionAt, replayLink } from '../../src/link/replay-link.ts';

const game = duel as Game;
const SPECTATOR = 2;

/** A game of this many random decisions. */
function played(decisions: number): Room {
  const room = Room.open(game, null, 'a replay');
  if (!(room instanceof Room)) throw new Error('a game of Duel needs no options');
  const rolls = dice(seeded('answers'));
  for (let made = 0; made < decisions; made++) {
    const prompt = game.prompt(room.state);
    if (!prompt) throw new Error('the game ended too soon');
    room.match.answer(prompt.seat, randomAnswer(prompt, rolls));
  }
  return new Room(room.match);
}

const hidden = (room: Room, at: number, seat: number, isOpen = false) =>
  positionAt(room, at, seat, isOpen).view.cards.filter((card) => card === null).length;

describe('a position of the past', () => {
  const room = played(8);

  it('is the one after so many decisions, with what had been told by then', () => {
    const { view, log, decisions } = positionAt(room, 3, 0);
    expect(decisions).toBe(3);
    expect(view.decisions).toBe(room.match.stateAt(3).decisions);
    expect(log.every(({ at }) => at <= 3)).toBe(true);
    expect(log.length).toBeLessThan(room.log.length);
  });

  it('asks no questions, and nothing can be undone there', () => {
    const { view, undo, redo } = positionAt(room, 3, 0);
    expect(view.prompt).toBeNull();
    expect(undo).toEqual({ decision: null, turn: null, phase: null, round: null });
    expect(redo).toBe(false);
  });

  it('hides from each seat what it did not know', () => {
    expect(hidden(room, 3, 0)).toBeGreaterThan(0);
    expect(hidden(room, 3, SPECTATOR)).toBeGreaterThan(hidden(room, 3, 0));
  });

  it('hides nothing with all cards open, and its log names every card', () => {
    expect(hidden(room, 3, SPECTATOR, true)).toBe(0);
    const { log } = positionAt(room, 3, SPECTATOR, true);
    const named = log.flatMap((told) => ('entry' in told ? [told.entry] : []));
    const all = room.log.flatMap((told) => ('entry' in told && told.at <= 3 ? [told.entry] : []));
    expect(named.map(({ designs }) => designs)).toEqual(all.map(({ designs }) => designs));
  });
});

describe('a game that is only looked at', () => {
  const room = played(5);
  const heard: ServerMessage[] = [];
  const link = replayLink(
    room,
    { table: 'a table', seats: [{ name: 'Ada', bot: null }] },
    { heard: (message) => heard.push(message), status: () => undefined },
  );

  it('welcomes a spectator who may see it from every seat', () => {
    const [welcome] = heard;
    if (welcome?.say !== 'welcome') throw new Error('nobody was welcomed');
    expect(welcome.seats).toEqual([]);
    expect(welcome.standings.map(({ seat }) => seat)).toEqual([0, 1, SPECTATOR]);
    expect(welcome.info.seats.map(({ name }) => name)).toEqual(['Ada', '']);
  });

  it('shows a position when it is asked to look', () => {
    link.say({ say: 'look', seat: 1, at: 2 });
    const last = heard.at(-1);
    if (last?.say !== 'look') throw new Error('nothing was shown');
    expect([last.standing.seat, last.standing.decisions]).toEqual([1, 2]);
  });

  it('takes no answer', () => {
    const before = heard.length;
    link.say({ say: 'answer', seat: 0, number: room.number, answer: [] });
    expect(heard.length).toBe(before);
    expect(room.decisions).toBe(5);
  });
});
