import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Seat, View } from '@grimrule/kernel';
import { changed, dice, GENERATOR, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type { Desk, Guest, Move, ServerMessage, Standing, StoredSeat } from '../src/index.ts';
import { Room, restore, Session } from '../src/index.ts';
import { askedInTurn } from './asked-in-turn.ts';

/** A desk that keeps everything in memory; `elsewhere` puts a move in before the next one. */
function memoryDesk() {
  const moves: Move[] = [];
  const errors: unknown[] = [];
  let chats = 0;
  const desk: Desk = {
    async append(number, move) {
      if (moves.length >= number) return false;
      moves.push(move);
      return true;
    },
    movesAfter: async (number) => moves.slice(number),
    damaged: (number) => errors.push(`move ${number} is damaged`),
    saveSeat: async () => undefined,
    saveWatching: async () => undefined,
    saveChat: async (line) => ({ ...line, number: ++chats }),
    think: async (_bot, _view, prompt) => proposalFor(prompt),
    isBot: (name) => name === 'sensible',
    passOn: () => undefined,
    report: (error) => errors.push(error),
  };
  return { desk, moves, errors };
}

const PEOPLE: readonly StoredSeat[] = [
  { name: 'Ada', bot: null },
  { name: 'Ben', bot: null },
];

/** A page at the table: it keeps its standings up to date from what it is told. */
class Page implements Guest {
  readonly seats: readonly Seat[];
  readonly name = 'Page';
  readonly heard: ServerMessage[] = [];
  readonly standings = new Map<Seat, Standing>();
  missedSome = 0;

  constructor(...seats: readonly Seat[]) {
    this.seats = seats;
  }

  readonly send = (message: ServerMessage): void => {
    // Messages go through text, as they do over a wire.
    const told = JSON.parse(JSON.stringify(message)) as ServerMessage;
    this.heard.push(told);
    if (told.say === 'welcome')
      for (const each of told.standings) this.standings.set(each.seat, each);
    if (told.say !== 'update') return;
    const { keep, moments, ...rest } = told.update;
    const before = this.standings.get(rest.seat);
    if (!before) throw new Error('an update came before the welcome');
    const log = before.log.slice(0, keep);
    let { view } = before;
    for (const { told: line, change } of moments) {
      view = changed(view, change);
      if (line) log.push(line);
    }
    this.standings.set(rest.seat, { ...rest, view, log });
  };

  readonly missed = (): void => {
    this.missedSome++;
  };

  at(seat: Seat): Standing {
    const found = this.standings.get(seat);
    if (!found) throw new Error(`the page does not know seat ${seat}`);
    return found;
  }

  get refusals(): readonly string[] {
    return this.heard.flatMap((each) => (each.say === 'refused' ? [each.refusal.reason.say] : []));
  }
}

function sessionOf(game: Game, seats = PEOPLE, options: object | null = null) {
  const room = Room.open(game, options as never, 'session');
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  const kept = memoryDesk();
  return { ...kept, room, session: new Session('t', room, kept.desk, { seats, chat: [] }) };
}

const text = (view: View) => JSON.parse(JSON.stringify(view)) as View;

describe('a session that cannot follow what is stored', () => {
  const ODD = { kind: 'win', seat: 0 } as unknown as Move;
  for (const [what, next] of [
    ['is unreadable', null],
    ['does not fit', { kind: 'answer', seat: 0, answer: [{ verb: 'win' }] } as Move],
    ['is none', ODD],
  ] as const) {
    it(`asks to be opened anew once, and plays no more, if a move ${what}`, async () => {
      const { desk, moves, errors } = memoryDesk();
      const room = Room.open(duel as Game, null, 'session');
      if (!(room instanceof Room)) throw new Error('Duel cannot be set up');
      const stored = { ...desk, movesAfter: async () => [next] };
      const session = new Session('t', room, stored, { seats: PEOPLE, chat: [] });
      const pages = [new Page(0), new Page(1)];
      for (const page of pages) await session.join(page);
      await session.catchUp();
      await session.catchUp();
      expect(errors.filter((each) => each === 'move 1 is damaged')).toHaveLength(1);
      const { prompt } = room.state;
      if (!prompt) throw new Error('nobody is asked');
      const { seat } = prompt;
      const page = pages[seat];
      const answer = [...proposalFor(prompt)];
      if (page) await session.receive(page, { say: 'answer', id: 1, seat, number: 0, answer });
      expect(page?.refusals).toEqual(['tableMovedOn']);
      expect(pages.map(({ missedSome }) => missedSome)).toEqual([1, 1]);
      expect([moves, room.number]).toEqual([[], 0]);
    });
  }
});

describe('a session', () => {
  it('keeps every page up to date through a whole game by changes alone', async () => {
    const { session, room, errors } = sessionOf(duel);
    const pages = [new Page(0), new Page(1), new Page()];
    for (const page of pages) await session.join(page);
    const rolls = dice(seeded('pages'));
    for (let id = 0; room.state.prompt; id++) {
      const { prompt } = room.state;
      const page = pages[prompt.seat];
      if (!page) throw new Error('nobody sits there');
      const answer = randomAnswer(prompt, rolls);
      const { number } = room;
      const { seat } = prompt;
      await session.receive(page, { say: 'answer', id, seat, number, answer: [...answer] });
    }
    for (const [seat, page] of pages.entries()) {
      expect(page.at(seat).view).toEqual(text(room.game.view(room.state, seat)));
      expect(page.at(seat).log.length).toBe(room.log.length);
    }
    expect(room.state.outcome).not.toBeNull();
    expect(errors).toEqual([]);
  });

  it('takes back for everybody where players play together, and tells it in the log', async () => {
    const options = { scenario: 'rhino', heroes: ['spider-man', 'iron-man'] };
    const { session, room } = sessionOf(askedInTurn(champions), PEOPLE, options);
    const page = new Page(0, 1);
    await session.join(page);
    const start = room.log.length;
    for (let id = 0; id < 10 && room.state.prompt; id++) {
      const { prompt } = room.state;
      const answer = [...proposalFor(prompt)];
      const { number } = room;
      await session.receive(page, { say: 'answer', id, seat: prompt.seat, number, answer });
    }
    expect(room.log.length).toBeGreaterThan(start);
    await session.receive(page, { say: 'undo', id: 20, seat: 0, number: room.number, to: 0 });
    expect(room.decisions).toBe(0);
    expect(page.at(1).view).toEqual(text(room.game.view(room.state, 1)));
    const last = page.at(1).log.at(-1);
    expect(last && 'takenBack' in last && last.takenBack).toEqual({
      seat: 0,
      decisions: 10,
      learned: true,
    });
    await session.receive(page, { say: 'redo', id: 21, seat: 1, number: room.number });
    expect(room.decisions).toBe(1);
    expect(page.at(0).log.some((told) => 'takenBack' in told)).toBe(false);
  });

  it('asks the opponent before something is taken back where players are opponents', async () => {
    const { session, room } = sessionOf(duel);
    const [ada, ben] = [new Page(0), new Page(1)];
    await session.join(ada);
    await session.join(ben);
    const pages = [ada, ben];
    const { prompt } = room.state;
    const seat = prompt?.seat ?? 0;
    const asked = pages[seat] ?? ada;
    const other = pages[1 - seat] ?? ben;
    const answer = prompt ? [...proposalFor(prompt)] : [];
    await session.receive(asked, { say: 'answer', id: 1, seat, number: 0, answer });
    await session.receive(asked, { say: 'undo', id: 2, seat, number: 1, to: 0 });
    expect(room.decisions).toBe(1);
    expect(other.at(1 - seat).wish).toEqual({
      ...{ what: 'undo', seat, to: 0, branch: 0, needs: [1 - seat] },
    });
    await session.receive(asked, { say: 'allowUndo', id: 3, seat, number: 2 });
    expect(asked.refusals).toEqual(['nobodyAskedToUndo']);
    await session.receive(other, { say: 'refuseUndo', id: 4, seat: 1 - seat, number: 2 });
    expect(asked.at(seat).wish).toBeNull();
    await session.receive(asked, { say: 'undo', id: 5, seat, number: 3, to: 0 });
    await session.receive(other, { say: 'allowUndo', id: 6, seat: 1 - seat, number: 4 });
    expect(room.decisions).toBe(0);
  });

  it('lets exactly one of two answers to a question win, and tells the other', async () => {
    const { session, room, moves } = sessionOf(duel);
    const page = new Page(0, 1);
    await session.join(page);
    const { prompt } = room.state;
    if (!prompt) throw new Error('nobody is asked');
    const answer = [...proposalFor(prompt)];
    const { seat } = prompt;
    moves.push({ kind: 'answer', seat, answer });
    await session.receive(page, { say: 'answer', id: 7, seat, number: 0, answer });
    expect(page.refusals).toEqual(['tableMovedOn']);
    expect(room.number).toBe(1);
    expect(page.at(0).number).toBe(1);
  });

  it('refuses what other seats and spectators say', async () => {
    const { session, room } = sessionOf(duel);
    const watching = new Page();
    const [ada, ben] = [new Page(0), new Page(1)];
    for (const page of [watching, ada, ben]) await session.join(page);
    const seat = room.state.prompt?.seat ?? 0;
    const wrong = seat === 0 ? ben : ada;
    const say = { say: 'answer', id: 1, seat, number: 0, answer: [] } as const;
    await session.receive(watching, { ...say, answer: [] });
    await session.receive(wrong, { ...say, answer: [] });
    await session.receive(wrong, { ...say, seat: 1 - seat, answer: [] });
    expect(watching.refusals).toEqual(['onlyWatching']);
    expect(wrong.refusals).toEqual(['notYourSeat', 'notYourDecision']);
    expect(room.number).toBe(0);
  });

  it('lets a bot play a seat, and gives the seat back', async () => {
    const { session, room } = sessionOf(duel);
    const page = new Page(0, 1);
    await session.join(page);
    const seat = room.state.prompt?.seat ?? 0;
    await session.receive(page, { say: 'seat', id: 1, seat, bot: 'nobody' });
    expect(page.refusals).toEqual(['noSuchBot']);
    await session.receive(page, { say: 'seat', id: 2, seat, bot: 'sensible' });
    while (room.state.prompt?.seat === seat) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(room.number).toBeGreaterThan(0);
    await session.receive(page, { say: 'seat', id: 3, seat, bot: null });
    expect(session.info().seats[seat]?.bot).toBeNull();
  });

  it('shows positions of the past to those who may see them', async () => {
    const { session, room } = sessionOf(duel);
    const page = new Page(0);
    await session.join(page);
    const before = text(room.game.view(room.state, 0));
    const { prompt } = room.state;
    const seat = prompt?.seat ?? 0;
    const other = new Page(1);
    await session.join(other);
    const answer = prompt ? [...proposalFor(prompt)] : [];
    await session.receive([page, other][seat] ?? page, {
      say: 'answer',
      id: 1,
      seat,
      number: 0,
      answer,
    });
    await session.receive(page, { say: 'look', id: 2, seat: 0, at: 0 });
    await session.receive(page, { say: 'look', id: 3, seat: 1, at: 0 });
    await session.receive(page, { say: 'look', id: 4, seat: 0, at: 9 });
    await session.receive(page, { say: 'why', id: 5, seat: 0, line: 0 });
    await session.receive(page, { say: 'why', id: 6, seat: 1, line: 0 });
    const whys = page.heard.flatMap((each) => (each.say === 'why' ? [each] : []));
    expect(whys).toEqual([{ say: 'why', id: 5, line: 0, reasons: [] }]);
    const looks = page.heard.flatMap((each) => (each.say === 'look' ? [each.standing] : []));
    expect(looks.map(({ view }) => view)).toEqual([{ ...before, prompt: null }]);
    expect(page.refusals).toEqual(['notYourSeat', 'noSuchPosition', 'notYourSeat']);
  });

  it('can be restored from its moves', async () => {
    const { session, room, moves } = sessionOf(duel);
    const page = new Page(0, 1);
    await session.join(page);
    for (let id = 0; id < 30 && room.state.prompt; id++) {
      const { prompt } = room.state;
      const { number } = room;
      const answer = [...proposalFor(prompt)];
      await session.receive(page, { say: 'answer', id, seat: prompt.seat, number, answer });
      if (id === 9) {
        await session.receive(page, { say: 'undo', id: 99, seat: 0, number: room.number, to: 4 });
        await session.receive(page, { say: 'allowUndo', id: 98, seat: 1, number: room.number });
      }
    }
    const { version } = room.game.definition;
    const origin = { options: null, seed: 'session', generator: GENERATOR, rules: [version] };
    const stored = { ...origin, moves, snapshots: [] };
    const again = restore(duel as Game, stored);
    if (!(again instanceof Room)) throw new Error('it cannot be restored');
    expect(again.state).toEqual(room.state);
    expect(again.log).toEqual(room.log);
    expect(again.number).toBe(room.number);
  });

  it('answers also when the storage fails, and leaves the table as it was', async () => {
    const { session, room, desk, errors } = sessionOf(duel);
    const page = new Page(0, 1);
    await session.join(page);
    const before = session.info();
    const fails = () => Promise.reject(new Error('no disk'));
    Object.assign(desk, { append: fails, saveSeat: fails, saveChat: fails });
    const { prompt } = room.state;
    if (!prompt) throw new Error('nobody is asked');
    const { seat } = prompt;
    const answer = [...proposalFor(prompt)];
    await session.receive(page, { say: 'answer', id: 1, seat, number: 0, answer });
    await session.receive(page, { say: 'name', id: 2, seat: 0, name: 'Cleo' });
    await session.receive(page, { say: 'chat', id: 3, text: 'Hello' });
    expect(page.refusals).toEqual(['notStored', 'notStored', 'notStored']);
    expect(errors).toHaveLength(3);
    expect(room.number).toBe(0);
    expect(session.info()).toEqual(before);
  });
});

describe('a failure to tell', () => {
  /** Duel, but what this seat sees after the setup cannot be made while `fails` is set. */
  function withoutViewFor(blind: Seat) {
    const failing = { fails: true };
    const view: typeof duel.view = (state, seat, earlier) => {
      if (failing.fails && seat === blind && state.decisions > 0) throw new Error('no view');
      return duel.view(state, seat, earlier);
    };
    return { ...sessionOf({ ...duel, view } as Game), failing };
  }

  const answerOnce = async ({ session, room }: ReturnType<typeof withoutViewFor>, by: Guest) => {
    const { prompt } = room.state;
    if (!prompt) throw new Error('nobody is asked');
    const { seat } = prompt;
    const answer = [...proposalFor(prompt)];
    await session.receive(by, { say: 'answer', id: 1, seat, number: room.number, answer });
    await session.catchUp();
    return seat;
  };

  for (const blind of [0, 1, 2]) {
    it(`keeps the move and the others up to date if seat ${blind} cannot be told`, async () => {
      const table = withoutViewFor(blind);
      const { session, room, errors, moves, failing } = table;
      const pages = [new Page(0), new Page(1), new Page()];
      for (const page of pages) await session.join(page);
      const asker = pages[room.state.prompt?.seat ?? 0] ?? pages[0];
      if (!asker) throw new Error('nobody is asked');
      await answerOnce(table, asker);
      expect(moves).toHaveLength(1);
      expect(asker.refusals).toEqual([]);
      expect(asker.heard.filter(({ say }) => say === 'done')).toHaveLength(1);
      expect(errors.map(String)).toEqual(['Error: no view']);
      for (const [seat, page] of pages.entries()) {
        expect(page.missedSome).toBe(seat === blind ? 1 : 0);
        if (seat !== blind) {
          expect(page.at(seat).view).toEqual(text(room.game.view(room.state, seat)));
        }
      }
      failing.fails = false;
      const astray = pages[blind] ?? asker;
      await session.receive(astray, { say: 'refresh', id: 2 });
      expect(astray.at(blind).view).toEqual(text(room.game.view(room.state, blind)));
    });
  }

  it('is that guest’s alone if a message cannot be sent', async () => {
    const { session, room, errors } = sessionOf(duel);
    const [ada, ben] = [new Page(0), new Page(1)];
    const broken: Guest = {
      seats: [],
      name: 'Broken',
      send: () => {
        throw new Error('no line');
      },
      missed: () => undefined,
    };
    for (const guest of [broken, ada, ben]) await session.join(guest);
    await session.receive(ada, { say: 'chat', id: 1, text: 'Hello' });
    expect(ben.heard.filter(({ say }) => say === 'chat')).toHaveLength(1);
    expect(ada.refusals).toEqual([]);
    expect(room.number).toBe(0);
    expect(errors.map(String)).toEqual(['Error: no line']);
  });

  it('is told as such if a position or a cause cannot be shown', async () => {
    const table = withoutViewFor(0);
    const page = new Page(0, 1);
    await table.session.join(page);
    await answerOnce(table, page);
    await table.session.receive(page, { say: 'look', id: 2, seat: 0, at: 1 });
    expect(page.refusals).toEqual(['notTold']);
  });

  it('does not keep a bot’s table from going on', async () => {
    const table = withoutViewFor(0);
    const page = new Page(0, 1);
    await table.session.join(page);
    await answerOnce(table, page);
    await table.session.receive(page, { say: 'seat', id: 2, seat: 0, bot: 'sensible' });
    expect(page.refusals).toEqual([]);
    expect(page.heard.at(-1)).toEqual({ say: 'done', id: 2, number: 1 });
  });
});
