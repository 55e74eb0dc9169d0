import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Answer, Game, Json, Seat } from '@grimrule/kernel';
import { changed, proposalFor } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { describe, expect, it } from 'vitest';
import type { Desk, Guest, Move, ServerMessage, Standing, StoredSeat } from '../src/index.ts';
import { Room, Session } from '../src/index.ts';

const HEROES = { scenario: 'rhino', heroes: ['spider-man', 'iron-man', 'she-hulk'] };
const DECKS = { scenario: 'passage', decks: ['leadership', 'lore'] };

function roomOf(game: unknown, options: Json): Room {
  const room = Room.open(game as Game, options, 'beforehand');
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  return room;
}

/** A page that keeps its standings up to date. */
class Page implements Guest {
  readonly seats: readonly Seat[];
  readonly name = 'Page';
  readonly refusals: string[] = [];
  private readonly standings = new Map<Seat, Standing>();

  constructor(...seats: readonly Seat[]) {
    this.seats = seats;
  }

  readonly send = (message: ServerMessage): void => {
    const told = JSON.parse(JSON.stringify(message)) as ServerMessage;
    if (told.say === 'refused') this.refusals.push(told.refusal.reason.say);
    if (told.say === 'welcome') {
      for (const each of told.standings) this.standings.set(each.seat, each);
    }
    if (told.say !== 'update') return;
    const { keep, moments, ...rest } = told.update;
    const before = this.standing(rest.seat);
    const log = before.log.slice(0, keep);
    let { view } = before;
    for (const { told: line, change } of moments) {
      view = changed(view, change);
      if (line) log.push(line);
    }
    this.standings.set(rest.seat, { ...rest, view, log });
  };

  readonly missed = (): void => undefined;

  standing(seat: Seat): Standing {
    const found = this.standings.get(seat);
    if (!found) throw new Error(`the page does not know seat ${seat}`);
    return found;
  }

  /** What the seat is asked, and who is waited for otherwise. */
  asked(seat: Seat): string | null {
    return this.standing(seat).view.prompt?.ask.say ?? null;
  }
}

function sessionOf(room: Room, seats: readonly StoredSeat[], think?: Desk['think']) {
  const moves: Move[] = [];
  const errors: unknown[] = [];
  const desk: Desk = {
    async append(number, move) {
      if (moves.length >= number) return false;
      moves.push(move);
      return true;
    },
    movesAfter: async (number) => moves.slice(number),
    damaged: (number) => errors.push(number),
    saveSeat: async () => undefined,
    saveWatching: async () => undefined,
    saveChat: async (line) => ({ ...line, number: 1 }),
    think: think ?? (async (_bot, _view, prompt) => proposalFor(prompt)),
    isBot: () => true,
    passOn: () => undefined,
    report: (error) => errors.push(error),
  };
  return { session: new Session('t', room, desk, { seats, chat: [] }), moves, errors };
}

const people = (...bots: readonly (string | null)[]): readonly StoredSeat[] =>
  bots.map((bot, seat) => ({ name: `Player ${seat}`, bot }));

/** The first so many cards of the hand that a page shows. */
function discarding(page: Page, seat: Seat, count: number): Answer {
  return page.standing(seat).view.prompt?.options.slice(0, count) ?? [];
}

const settled = async (session: Session) => {
  for (let turn = 0; turn < 12; turn++) await session.catchUp();
};

describe('questions that do not depend on one another', () => {
  it('are put to all seats at once, and applied in player order when all have answered', async () => {
    const room = roomOf(champions, HEROES);
    const { session, moves, errors } = sessionOf(room, people(null, null, null));
    const pages = [new Page(0), new Page(1), new Page(2)];
    for (const page of pages) await session.join(page);
    expect(pages.map((page, seat) => page.asked(seat))).toEqual([
      'mulligan',
      'mulligan',
      'mulligan',
    ]);
    // The last seat is the first to answer; nobody has to know how many have answered.
    for (const seat of [2, 0, 1]) {
      const page = pages[seat] ?? new Page();
      const answer = [...discarding(page, seat, seat + 1)];
      await session.receive(page, { say: 'answer', id: seat, seat, number: 0, answer });
    }
    await settled(session);
    expect(pages.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(moves.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      ...['ahead 2', 'ahead 0', 'ahead 1'],
      ...['answer 0', 'answer 1', 'answer 2'],
    ]);
    const taken = room.log.flatMap((told) =>
      'entry' in told && told.entry.line.say === 'mulliganTaken' ? [told.entry.line] : [],
    );
    expect(taken.map(({ seat, count }) => [seat, count])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(errors).toEqual([]);
  });

  it('tell nobody what others have answered before all have', async () => {
    const room = roomOf(champions, HEROES);
    const { session } = sessionOf(room, people(null, null, null));
    const [ada, ben, watcher] = [new Page(0), new Page(1), new Page()];
    for (const page of [ada, ben, watcher]) await session.join(page);
    const before = [1, 3].map((seat) => (seat === 3 ? watcher : ben).standing(seat));
    const answer = [...discarding(ada, 0, 3)];
    await session.receive(ada, { say: 'answer', id: 1, seat: 0, number: 0, answer });
    expect(ada.asked(0)).toBeNull();
    expect(ada.standing(0).view.waitsFor).toBe(1);
    expect(ben.asked(1)).toBe('mulligan');
    const after = [1, 3].map((seat) => (seat === 3 ? watcher : ben).standing(seat));
    expect(after.map(({ view: { cards, zones }, log }) => ({ cards, zones, log }))).toEqual(
      before.map(({ view: { cards, zones }, log }) => ({ cards, zones, log })),
    );
  });

  it('give the same game as one after the other', async () => {
    for (const [game, options] of [
      [champions, HEROES],
      [rings, DECKS],
    ] as const) {
      const room = roomOf(game, options);
      const seats = room.state.seats;
      const { session } = sessionOf(room, people(...Array.from({ length: seats }, () => null)));
      const page = new Page(...Array.from({ length: seats }, (_, seat) => seat));
      await session.join(page);
      for (let seat = seats - 1; seat >= 0; seat--) {
        const prompt = page.standing(seat).view.prompt;
        const answer = [...(prompt?.options.slice(-1) ?? [])];
        await session.receive(page, { say: 'answer', id: 1, seat, number: room.number, answer });
      }
      await settled(session);
      const record = room.record();
      expect(record.decisions.map(({ seat }) => seat)).toEqual([...Array(seats).keys()]);
      let { state } = roomOf(game, options);
      for (const { seat, answer } of record.decisions) {
        const answered = room.game.answer(state, seat, answer);
        if ('refusal' in answered) throw new Error('a decision of the record is refused');
        state = answered.state;
      }
      expect(state).toEqual(room.state);
    }
  });

  it('are answered by bots after the people,', async () => {
    const room = roomOf(champions, HEROES);
    const thought: Seat[] = [];
    const { session, moves } = sessionOf(
      room,
      people('sensible', null, 'sensible'),
      async (_, view, prompt) => {
        thought.push(prompt.seat);
        expect(view.prompt).toEqual(prompt);
        return prompt.options.slice(0, 2);
      },
    );
    const page = new Page(1);
    await session.join(page);
    await settled(session);
    // Bots are quick: they wait for the people, who may still choose something else to play.
    expect([thought, moves]).toEqual([[], []]);
    expect(page.asked(1)).toBe('mulligan');
    await session.receive(page, { say: 'answer', id: 1, seat: 1, number: 0, answer: [] });
    await settled(session);
    expect(thought.slice(0, 2)).toEqual([0, 2]);
    expect(page.refusals).toEqual([]);
    const made = moves.flatMap(({ kind, seat }) => (kind === 'answer' ? [seat] : []));
    expect(made.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('are collected anew when they are taken back', async () => {
    const room = roomOf(rings, DECKS);
    const { session } = sessionOf(room, people(null, null));
    const page = new Page(0, 1);
    await session.join(page);
    const answers = async () => {
      for (const seat of [0, 1]) {
        const answer = [{ verb: 'keep' }];
        await session.receive(page, { say: 'answer', id: 1, seat, number: room.number, answer });
      }
      await settled(session);
    };
    await answers();
    expect(room.decisions).toBe(2);
    await session.receive(page, { say: 'undo', id: 2, seat: 0, number: room.number, to: 0 });
    expect([room.decisions, page.asked(0), page.asked(1)]).toEqual([0, 'mulligan', 'mulligan']);
    await answers();
    expect(room.decisions).toBe(2);
    expect(page.refusals).toEqual([]);
  });

  it('wait in what is stored, so that another server goes on with them', async () => {
    const first = roomOf(champions, HEROES);
    const { session, moves } = sessionOf(first, people(null, null, null));
    const page = new Page(0, 1, 2);
    await session.join(page);
    const answer = [...discarding(page, 1, 2)];
    await session.receive(page, { say: 'answer', id: 1, seat: 1, number: 0, answer });
    const second = roomOf(champions, HEROES);
    for (const move of moves) {
      const planned = second.plan(move);
      if (!('move' in planned)) throw new Error('a stored answer is refused');
      second.make(planned);
    }
    expect(second.open.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('are refused a second answer, a wrong one, and one for a position that is gone', async () => {
    const room = roomOf(champions, HEROES);
    const { session } = sessionOf(room, people(null, null, null));
    const page = new Page(0, 1, 2);
    await session.join(page);
    const says = (seat: Seat, answer: Answer, number = room.number) =>
      session.receive(page, { say: 'answer', id: 1, seat, number, answer: [...answer] });
    await says(1, []);
    await says(1, []);
    await says(0, [{ verb: 'discard', card: 9999 }]);
    await says(0, [], 7);
    expect(page.refusals).toHaveLength(3);
    expect(page.refusals[2]).toBe('tableMovedOn');
    expect(room.open.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('leave the table open to be set up anew until somebody has answered', async () => {
    const room = roomOf(champions, HEROES);
    const { session, moves } = sessionOf(room, people(null, null, 'sensible'));
    const page = new Page(0, 1);
    await session.join(page);
    await settled(session);
    expect(await session.setUpAnew(async () => false)).toBe(false);
    await session.receive(page, { say: 'answer', id: 1, seat: 0, number: 0, answer: [] });
    expect(page.refusals).toEqual([]);
    let wasAsked = false;
    const change = async () => {
      wasAsked = true;
      return true;
    };
    expect([await session.setUpAnew(change), wasAsked]).toEqual([false, false]);
    expect(moves).toHaveLength(1);
  });

  it('are not taken any more by a session whose table is set up anew', async () => {
    const room = roomOf(champions, HEROES);
    const { session, moves } = sessionOf(room, people(null, null, null));
    const page = new Page(0, 1, 2);
    await session.join(page);
    expect(await session.setUpAnew(async () => true)).toBe(true);
    await session.receive(page, { say: 'answer', id: 1, seat: 0, number: 0, answer: [] });
    expect([page.refusals, moves]).toEqual([['tableMovedOn'], []]);
  });

  it('are no others than those that a game names', () => {
    expect(roomOf(duel, null).open).toHaveLength(1);
    const alone = roomOf(champions, { scenario: 'rhino', heroes: ['spider-man'] });
    expect([alone.open.length, alone.isAwaited(0)]).toEqual([1, false]);
  });
});
