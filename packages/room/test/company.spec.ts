import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type { ChatLine, Desk, Guest, Notice, ServerMessage, StoredSeat } from '../src/index.ts';
import { ALL_WELCOME, CLOSED, Room, Session } from '../src/index.ts';
import { consentFor, hasOthers, isHeld, takenFromOthers } from '../src/moves/consent.ts';
import { Course } from '../src/moves/course.ts';
import { Presence } from '../src/session/presence.ts';
import type { Around } from '../src/session/seat-changes.ts';
import { seatChange } from '../src/session/seat-changes.ts';
import {
  decided,
  nameOf,
  noticeOfDecision,
  reasonAgainstTalk,
  watcherNamed,
} from '../src/session/watchers.ts';

const PERSON: StoredSeat = { name: 'Ada', bot: null };
const BEN: StoredSeat = { name: 'Ben', bot: null };
const FREE: StoredSeat = { name: '', bot: null, isEmpty: true };
const BOT: StoredSeat = { name: '', bot: 'sensible', isEmpty: true };
const LENT: StoredSeat = { name: 'Cleo', bot: 'sensible', isLent: true };
/** A bot on a seat from before it was kept whether it stands in for anybody. */
const OLD_BOT: StoredSeat = { name: '', bot: 'sensible' };

const guest = (more: Partial<Guest> = {}): Guest => ({
  seats: [],
  name: '',
  send: () => undefined,
  missed: () => undefined,
  ...more,
});

describe('consent', () => {
  it('is asked of persons: of those, too, for whom a bot stands in', () => {
    expect([PERSON, LENT, FREE, BOT, OLD_BOT].map(isHeld)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });

  it('has others to ask only on seats that are not one’s own', () => {
    expect(hasOthers([PERSON, BEN], [0])).toBe(true);
    expect(hasOthers([PERSON, BEN], [0, 1])).toBe(false);
    expect(hasOthers([PERSON, BOT, FREE], [0])).toBe(false);
    expect(hasOthers([PERSON, LENT], [0])).toBe(true);
  });

  const turn = { what: 'undo', seat: 0, low: 0, again: [], branch: 0 } as const;
  const made = (seat: number, by?: 'person' | 'bot') => ({ seat, answer: [], by });
  const needs = (
    seats: readonly StoredSeat[],
    own: readonly number[],
    ...line: ReturnType<typeof made>[]
  ) => consentFor(new Course(line), turn, seats, own);

  it('is needed of nobody against a bot, or with both seats here', () => {
    expect(needs([PERSON, BOT], [0], made(0), made(1, 'bot'))).toEqual([]);
    expect(needs([PERSON, BEN], [0, 1], made(0), made(1, 'person'))).toEqual([]);
    expect(needs([PERSON, FREE], [0], made(0))).toEqual([]);
  });

  it('is needed of every other person, and of a seat whose person decided before it left', () => {
    expect(needs([PERSON, BEN], [0], made(0))).toEqual([1]);
    expect(needs([PERSON, LENT], [0], made(0))).toEqual([1]);
    expect(needs([PERSON, BOT], [0], made(1, 'person'))).toEqual([1]);
    expect(needs([PERSON, FREE], [0], made(1, 'person'))).toEqual([1]);
    // Where it was not kept who decided, it counts who sits there.
    expect(needs([PERSON, BOT], [0], made(1))).toEqual([]);
    const again = { ...turn, again: [made(1, 'person')] };
    expect(consentFor(new Course([]), again, [PERSON, BOT], [0])).toEqual([1]);
  });

  it('tells what was taken from others', () => {
    const course = new Course([made(0, 'person'), made(1, 'person'), made(1, 'bot'), made(1)]);
    const taken = (own: readonly number[], low = 0) =>
      takenFromOthers(course, { ...turn, low }, [PERSON, BEN], own).length;
    expect([taken([0]), taken([0], 2), taken([0, 1])]).toEqual([2, 1, 0]);
    expect(takenFromOthers(course, turn, [PERSON], [0])).toHaveLength(1);
  });
});

describe('a change of a seat', () => {
  const around = (more: Partial<Around> = {}): Around => ({
    seats: [PERSON, BEN],
    isBot: (name) => name === 'sensible',
    isPresent: () => false,
    graceLeft: () => 0,
    ...more,
  });
  const ada = guest({ seats: [0] });
  const bot = (seat: number, name: string | null = 'sensible') =>
    ({ say: 'seat', id: 1, seat, bot: name }) as const;
  const called = (seat: number, name: string) => ({ say: 'name', id: 1, seat, name }) as const;
  const why = (...asked: Parameters<typeof seatChange>) => {
    const change = seatChange(...asked);
    return 'reason' in change ? change.reason : change;
  };

  it.each([
    ['by a watcher', guest(), bot(0), {}, { say: 'onlyWatching' }],
    ['of a seat that is not there', ada, bot(2), {}, { say: 'notYourSeat' }],
    ['of another’s name', ada, called(1, 'Bob'), {}, { say: 'notYourSeat' }],
    [
      'of a seat whose player is here',
      ada,
      bot(1),
      { isPresent: () => true },
      { say: 'notYourSeat' },
    ],
    ['to a bot that nobody knows', ada, bot(0, 'odd'), {}, { say: 'noSuchBot' }],
    [
      'before the player could come back',
      ada,
      bot(1),
      { graceLeft: () => 1 },
      { say: 'waitForPlayer', seconds: 1 },
    ],
  ])('is refused %s', (_, who, message, more, reason) => {
    expect(why(who, message, around(more))).toEqual(reason);
  });

  it('lets a bot stand in for an absent player once the time is over, and tells it', () => {
    expect(seatChange(ada, bot(1), around())).toEqual({
      after: { ...BEN, bot: 'sensible', isLent: true },
      notice: { kind: 'botStandsIn', seat: 1, by: 0, bot: 'sensible' },
    });
  });

  it.each([
    ['a seat of one’s own', [PERSON, BEN], 0],
    ['a seat that nobody holds', [PERSON, FREE], 1],
    ['a seat that has a bot', [PERSON, { ...LENT, isLent: true }], 1],
  ])('waits for nobody on %s', (_, seats, seat) => {
    const change = seatChange(ada, bot(seat), around({ seats, graceLeft: () => 60 }));
    expect(change).toMatchObject({ after: { bot: 'sensible' } });
  });

  it('gives a seat back, and says who did', () => {
    const seats = [PERSON, LENT];
    const back = seatChange(ada, bot(1, null), around({ seats, graceLeft: () => 60 }));
    expect(back).toEqual({
      after: { ...LENT, bot: null, isLent: false },
      notice: { kind: 'botSentAway', seat: 1, by: 0 },
    });
    const own = guest({ seats: [1] });
    const taken = seatChange(own, bot(1, null), around({ seats, isPresent: () => true }));
    expect(taken).toMatchObject({ notice: { kind: 'botSentAway', seat: 1, by: 1 } });
  });

  it('tells nobody where nothing changes, or where nobody else is', () => {
    expect(seatChange(ada, bot(0, null), around())).toMatchObject({ notice: null });
    const alone = around({ seats: [PERSON, BOT] });
    expect(seatChange(ada, bot(0), alone)).toMatchObject({ notice: null });
    expect(seatChange(ada, bot(1, null), alone)).toMatchObject({ notice: null });
  });

  it('lends only a seat that somebody holds', () => {
    const change = seatChange(ada, bot(1), around({ seats: [PERSON, FREE] }));
    expect(change).toMatchObject({ after: { bot: 'sensible', isLent: false } });
  });

  it('gives a name of forty letters at most', () => {
    const named = (name: string) => seatChange(ada, called(0, name), around());
    expect(named(`  ${'x'.repeat(39)}  y`)).toEqual({
      after: { ...PERSON, name: `${'x'.repeat(39)} ` },
      notice: null,
    });
  });
});

describe('decisions about watchers', () => {
  const mute = (watcher: string, muted = true) => ({ say: 'mute', id: 1, watcher, muted }) as const;
  const remove = (watcher: string) => ({ say: 'remove', id: 1, watcher }) as const;
  const names = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);

  it('change one thing each', () => {
    const talk = { say: 'watchers', id: 1, talk: false } as const;
    expect(decided(ALL_WELCOME, talk)).toEqual({ talk: false, muted: [], removed: [] });
    expect(decided(ALL_WELCOME, mute('a'))).toEqual({ talk: true, muted: ['a'], removed: [] });
    expect(decided(ALL_WELCOME, remove('a'))).toEqual({ talk: true, muted: [], removed: ['a'] });
    const two = { ...ALL_WELCOME, muted: ['a', 'b'], removed: ['a', 'b'] };
    expect(decided(two, mute('a')).muted).toEqual(['b', 'a']);
    expect(decided(two, mute('a', false)).muted).toEqual(['b']);
    expect(decided(two, remove('a')).removed).toEqual(['a', 'b']);
  });

  it('are remembered of two hundred, the latest', () => {
    const full = { ...ALL_WELCOME, muted: names(199), removed: names(199) };
    expect(decided(full, mute('new')).muted).toEqual([...names(199), 'new']);
    expect(decided(full, remove('new')).removed).toEqual([...names(199), 'new']);
    const fuller = { ...ALL_WELCOME, muted: names(200), removed: names(200) };
    expect(decided(fuller, mute('new')).muted).toEqual([...names(200).slice(1), 'new']);
    expect(decided(fuller, remove('new')).removed).toEqual([...names(200).slice(1), 'new']);
  });

  it('are told, but for giving somebody the word again', () => {
    const told = (...of: Parameters<typeof noticeOfDecision>): Notice | null =>
      noticeOfDecision(...of);
    expect(told({ say: 'watchers', id: 1, talk: true }, 1, '')).toEqual({
      ...{ kind: 'watchersMayTalk', by: 1, talk: true },
    });
    expect(told(mute('a'), 1, 'Ann')).toEqual({ kind: 'watcherMuted', by: 1, name: 'Ann' });
    expect(told(mute('a', false), 1, 'Ann')).toBeNull();
    expect(told(remove('a'), 1, 'Ann')).toEqual({ kind: 'watcherRemoved', by: 1, name: 'Ann' });
  });

  it('keep those quiet whom they are about', () => {
    const silent = { ...ALL_WELCOME, talk: false };
    const muted = { ...ALL_WELCOME, muted: ['a'] };
    expect(reasonAgainstTalk(silent, guest())).toBe('watchersMayNotTalk');
    expect(reasonAgainstTalk(muted, guest({ watcher: 'a' }))).toBe('muted');
    expect(reasonAgainstTalk(muted, guest({ watcher: 'b' }))).toBeNull();
    expect(reasonAgainstTalk(muted, guest())).toBeNull();
  });

  it('are about watchers who are here or have spoken', () => {
    const here = [
      guest({ watcher: 'a', name: 'Ann' }),
      guest({ watcher: 'p', name: 'P', seats: [0] }),
    ];
    const line = (watcher: string, name: string) =>
      ({ number: 1, seat: null, name, text: 'x', at: 0, watcher }) satisfies ChatLine;
    const chat = [line('b', 'Bea'), line('b', 'Beate'), line('a', 'Anton')];
    const named = (watcher: string) => watcherNamed(watcher, here, chat);
    expect(['a', 'b', 'p', 'q'].map(named)).toEqual(['Ann', 'Beate', null, null]);
  });
});

describe('the name of a guest', () => {
  const seats = [PERSON, { ...BEN, name: '' }];

  it.each([
    ['that of the own seat', guest({ seats: [0], name: 'Zoe' }), 'Ada'],
    ['one’s own where the seat has none', guest({ seats: [1], name: 'Zoe' }), 'Zoe'],
    ['one’s own for a watcher', guest({ name: 'Zoe' }), 'Zoe'],
    ['never that of another’s seat', guest({ name: 'ada' }), ''],
    [
      'never that of another’s seat, from a seat without a name',
      guest({ seats: [1], name: 'Ada!' }),
      '',
    ],
    ['that of one of the own seats', guest({ seats: [1, 0], name: 'Ada' }), 'Ada'],
  ])('is %s', (_, who, name) => {
    expect(nameOf(who, seats)).toBe(name);
  });
});

describe('presence', () => {
  function clocked() {
    const clock = { now: 100 };
    return { clock, presence: new Presence(() => clock.now) };
  }

  it('counts pages here and elsewhere', () => {
    const { presence } = clocked();
    const pages = [guest({ seats: [0] }), guest({ seats: [0, 1] }), guest()];
    for (const page of pages) presence.come(page);
    presence.heardOf({ seats: [1, 2], spectators: 3 });
    expect([0, 1, 2, 3].map((seat) => presence.connections(seat))).toEqual([2, 2, 1, 0]);
    expect([2, 3].map((seat) => presence.isPresent(seat))).toEqual([true, false]);
    expect(presence.here).toEqual({ seats: [0, 0, 1], spectators: 1 });
    expect(presence.spectators).toBe(4);
  });

  it('measures absence from the opening, or from when the last page went', () => {
    const { presence, clock } = clocked();
    const [one, two] = [guest({ seats: [0] }), guest({ seats: [0] })];
    clock.now = 150;
    expect(presence.absence(0)).toBe(50);
    presence.come(one);
    presence.come(two);
    expect(presence.absence(0)).toBe(0);
    expect(presence.go(one)).toBe(true);
    clock.now = 200;
    expect(presence.go(two)).toBe(true);
    clock.now = 230;
    expect(presence.absence(0)).toBe(30);
    expect(presence.go(two)).toBe(false);
    expect(presence.absence(0)).toBe(30);
  });

  it('hears of pages that have gone elsewhere', () => {
    const { presence, clock } = clocked();
    presence.heardOf({ seats: [1], spectators: 0 });
    clock.now = 300;
    presence.heardOf({ seats: [], spectators: 0 });
    clock.now = 320;
    expect(presence.absence(1)).toBe(20);
  });
});

describe('a table with watchers', () => {
  function sitting(watching = ALL_WELCOME, seats = [PERSON, BEN], game = duel as Game) {
    const room = Room.open(game, null, 'company');
    if (!(room instanceof Room)) throw new Error('Duel cannot be set up');
    const errors: unknown[] = [];
    const saved: unknown[] = [];
    let chats = 0;
    const desk: Desk = {
      append: async () => true,
      movesAfter: async () => [],
      damaged: () => undefined,
      saveSeat: async (...seat) => void saved.push(seat),
      saveWatching: async (now) => void saved.push(now),
      saveChat: async (line) => ({ ...line, number: ++chats }),
      think: async (_bot, _view, prompt) => proposalFor(prompt),
      isBot: (name) => name === 'sensible',
      passOn: () => undefined,
      report: (error) => errors.push(error),
    };
    const found = { seats, chat: [], watching };
    const session = new Session('t', room, desk, found);
    return { room, session, saved, errors };
  }

  /** A guest who remembers what they are told. */
  function listening(more: Partial<Guest> = {}) {
    const heard: ServerMessage[] = [];
    const closed: number[] = [];
    const send = (message: ServerMessage) => void heard.push(message);
    const close = (code: number) => void closed.push(code);
    const told = () =>
      heard.flatMap((each) =>
        each.say === 'refused' ? [each.refusal.reason.say] : each.say === 'done' ? ['done'] : [],
      );
    const lines = () => heard.flatMap((each) => (each.say === 'chat' ? [each.line] : []));
    return { guest: guest({ send, close, ...more }), heard, closed, told, lines };
  }

  it('takes no line of blanks', async () => {
    const { session } = sitting();
    const ada = listening({ seats: [0] });
    await session.join(ada.guest);
    await session.receive(ada.guest, { say: 'chat', id: 1, text: ' \u200b\n ' });
    await session.receive(ada.guest, { say: 'chat', id: 2, text: ' Hi \n there ' });
    expect(ada.told()).toEqual(['notUnderstood', 'done']);
    expect(ada.lines().map(({ text, seat, name }) => [text, seat, name])).toEqual([
      ['Hi there', 0, 'Ada'],
    ]);
  });

  it.each<[string, Parameters<Session['heard']>[0]]>([
    ['a page has come or gone elsewhere', { elsewhere: { seats: [1], spectators: 2 } }],
    ['somebody was decided about who watches', { watching: { ...ALL_WELCOME, muted: ['w'] } }],
    ['a seat has changed', { seats: [PERSON, { ...BEN, name: 'Bea' }] }],
  ])('tells everybody who is there when it hears that %s', async (_, news) => {
    const { session } = sitting();
    const ada = listening({ seats: [0] });
    await session.join(ada.guest);
    const before = ada.heard.length;
    await session.heard(news);
    expect(ada.heard.slice(before)).toEqual([{ say: 'table', info: session.info() }]);
    await session.heard({});
    expect(ada.heard).toHaveLength(before + 1);
  });

  it('shows the whole table: what is played, who sits where, who watches', async () => {
    const watching = { ...ALL_WELCOME, talk: false, muted: ['a'] };
    const { session } = sitting(watching, [{ ...PERSON, player: 'p' }, FREE]);
    await session.join(listening({ seats: [0] }).guest);
    await session.join(listening({ watcher: 'w' }).guest);
    const seat = { bot: null, isFree: false, standIn: null };
    expect(session.info()).toEqual({
      ...{ table: 't', game: 'duel', options: null, cooperative: false },
      seats: [
        { ...seat, name: 'Ada', player: 'p', present: true, connections: 1 },
        { ...seat, name: '', player: null, present: false, connections: 0, isFree: true },
      ],
      ...{ spectators: 1, watchersTalk: false, muted: ['a'] },
    });
  });

  it('says whether its players play together', () => {
    const cooperative = (is?: boolean) => {
      const definition = { ...duel.definition, cooperative: is };
      return sitting(ALL_WELCOME, [PERSON, BEN], { ...duel, definition } as Game).session.info()
        .cooperative;
    };
    expect([true, false, undefined].map(cooperative)).toEqual([true, false, false]);
  });

  it('does not let a muted watcher speak', async () => {
    const { session } = sitting({ ...ALL_WELCOME, muted: ['w'] });
    const [ann, bob] = [listening({ watcher: 'w' }), listening({ watcher: 'v' })];
    for (const each of [ann, bob]) {
      await session.join(each.guest);
      await session.receive(each.guest, { say: 'chat', id: 1, text: 'hi' });
    }
    expect([ann.told(), bob.told()]).toEqual([['muted'], ['done']]);
    expect(bob.lines()).toHaveLength(1);
  });

  it('names who watches, and not who plays', async () => {
    const { session } = sitting();
    const [ada, ann] = [
      listening({ seats: [0], watcher: 'x' }),
      listening({ name: 'Ann', watcher: 'w' }),
    ];
    for (const each of [ada, ann]) await session.join(each.guest);
    await session.receive(ada.guest, { say: 'chat', id: 1, text: 'one' });
    await session.receive(ann.guest, { say: 'chat', id: 2, text: 'two' });
    expect(ada.lines().map(({ seat, name, watcher }) => [seat, name, watcher])).toEqual([
      [0, 'Ada', undefined],
      [null, 'Ann', 'w'],
    ]);
  });

  it('keeps two hundred lines at hand, the latest', async () => {
    const { session } = sitting();
    const ada = listening({ seats: [0] });
    await session.join(ada.guest);
    for (let id = 1; id <= 201; id++) {
      await session.receive(ada.guest, { say: 'chat', id, text: `line ${id}` });
    }
    const late = listening();
    await session.join(late.guest);
    const [welcome] = late.heard;
    if (welcome?.say !== 'welcome') throw new Error('not welcomed');
    expect(welcome.chat).toHaveLength(200);
    expect([welcome.chat[0]?.text, welcome.chat.at(-1)?.text]).toEqual(['line 2', 'line 201']);
  });

  it('hears a line once, however often it is told', async () => {
    const { session } = sitting();
    const ada = listening({ seats: [0] });
    await session.join(ada.guest);
    const chat = { number: 7, seat: 1, name: 'Ben', text: 'hello', at: 0 };
    await session.heard({ chat });
    await session.heard({ chat });
    expect(ada.lines()).toHaveLength(1);
  });

  it('shows out whom players remove, and nobody else', async () => {
    const { session, saved } = sitting();
    const ada = listening({ seats: [0], watcher: 'w' });
    const [ann, bea] = [listening({ name: 'Ann', watcher: 'w' }), listening({ watcher: 'v' })];
    for (const each of [ada, ann, bea]) await session.join(each.guest);
    await session.receive(bea.guest, { say: 'remove', id: 1, watcher: 'w' });
    await session.receive(ada.guest, { say: 'remove', id: 2, watcher: 'nobody' });
    await session.receive(ada.guest, { say: 'remove', id: 3, watcher: 'w' });
    expect([bea.told(), ada.told()]).toEqual([['onlyWatching'], ['noSuchWatcher', 'done']]);
    expect([ada.closed, ann.closed, bea.closed]).toEqual([[], [CLOSED.removed], []]);
    expect(saved).toEqual([{ talk: true, muted: [], removed: ['w'] }]);
    expect([session.isRemoved('w'), session.isRemoved('v')]).toEqual([true, false]);
    expect(ada.lines().map(({ notice }) => notice)).toEqual([
      { kind: 'watcherRemoved', by: 0, name: 'Ann' },
    ]);
  });

  it('lets nobody look with eyes that are not theirs while the game goes on', async () => {
    const { session } = sitting();
    const [ada, ann] = [listening({ seats: [0] }), listening()];
    for (const each of [ada, ann]) await session.join(each.guest);
    const look = (seat: number, open?: boolean) =>
      ({ say: 'look', id: 1, seat, at: 0, ...(open ? { open } : {}) }) as const;
    for (const [who, message] of [
      [ada, look(0)],
      [ada, look(1)],
      [ada, look(2)],
      [ada, look(0, true)],
      [ann, look(2)],
      [ann, look(0)],
      [ann, look(3)],
    ] as const) {
      await session.receive(who.guest, message);
    }
    const looks = ({ heard }: typeof ada) =>
      heard.flatMap((each) =>
        each.say === 'look' ? ['seen'] : each.say === 'refused' ? [each.refusal.reason.say] : [],
      );
    expect(looks(ada)).toEqual(['seen', 'notYourSeat', 'notYourSeat', 'notYourSeat']);
    expect(looks(ann)).toEqual(['seen', 'notYourSeat', 'notYourSeat']);
  });

  it('tells a guest who only watches that moves are for players, and players of which seats', async () => {
    const { session, room } = sitting();
    const [ada, ann] = [listening({ seats: [0] }), listening()];
    for (const each of [ada, ann]) await session.join(each.guest);
    const redo = (seat: number, number = room.number) =>
      ({ say: 'redo', id: 1, seat, number }) as const;
    await session.receive(ann.guest, redo(0));
    await session.receive(ada.guest, redo(1));
    await session.receive(ada.guest, redo(0, 5));
    await session.receive(ada.guest, redo(0));
    expect([ann.told(), ada.told()]).toEqual([
      ['onlyWatching'],
      ['notYourSeat', 'tableMovedOn', 'nothingToRedo'],
    ]);
  });
});
