import { duel } from '@grimrule/duel';
import type { Answer, Game } from '@grimrule/kernel';
import type { Desk, Guest } from '@grimrule/room';
import { Room, Session } from '@grimrule/room';
import { expect, test } from 'vitest';
import type { LinkListener, Saying, TableLink } from '../../src/link/table-link.ts';
import { seatToTurnTo } from '../../src/table/seats/use-turning.ts';
import type { TableStore } from '../../src/table/store.ts';
import { tableStore } from '../../src/table/store.ts';

const desk: Desk = {
  append: async () => true,
  movesAfter: async () => [],
  damaged: () => undefined,
  saveSeat: async () => undefined,
  saveChat: async (line) => ({ ...line, number: 1 }),
  saveWatching: async () => undefined,
  think: async () => [],
  isBot: () => true,
  passOn: () => undefined,
  report(error) {
    throw error;
  },
};

/** A table at which one page plays these seats of a duel. */
async function sit(seats: readonly number[]) {
  const room = Room.open(duel as Game, null, 'a seed');
  if (!(room instanceof Room)) throw new Error('no room');
  const people = { name: '', bot: null };
  const session = new Session('table', room, desk, { seats: [people, people], chat: [] });
  let pending: Promise<void> = Promise.resolve();
  let listener: LinkListener | undefined;
  const guest: Guest = {
    seats,
    name: '',
    send: (message) => listener?.heard(message),
    missed: () => undefined,
  };
  const open = (to: LinkListener): TableLink => {
    listener = to;
    let last = 0;
    return {
      say(message: Saying) {
        const id = ++last;
        // The table hears it later, as over any link.
        pending = Promise.resolve().then(() => session.receive(guest, { ...message, id }));
        return id;
      },
      close: () => undefined,
    };
  };
  const store = tableStore(open);
  await session.join(guest);
  /** Waits until the table has answered. */
  const settle = async () => {
    await pending;
    await Promise.resolve();
  };
  return { store, room, settle };
}

const seen = (store: TableStore) => {
  const { shown, seat } = store.getState();
  const found = shown.get(seat);
  if (!found) throw new Error('nothing is shown');
  return found;
};
const firstAnswer = (store: TableStore): Answer => {
  const prompt = seen(store).standing.view.prompt;
  const [option] = prompt?.options ?? [];
  if (!option) throw new Error('nothing is asked');
  return [option];
};

test('a welcome shows the table as it stands, from the seat that is asked', async () => {
  const { store, room } = await sit([0, 1]);
  const { seat, info, status } = store.getState();
  expect(info?.game).toBe('duel');
  expect(seat).toBe(room.state.prompt?.seat);
  expect(seen(store).view).toEqual(duel.view(room.state as never, seat));
  expect(seen(store).waiting).toEqual([]);
  expect(status).toBe('connecting');
});

test('the consequences of an answer are shown moment by moment, and end at the position', async () => {
  const { store, room, settle } = await sit([0, 1]);
  const before = seen(store);
  store.answer(firstAnswer(store));
  expect(store.getState().saying).toBe(true);
  await settle();
  expect(store.getState().saying).toBe(false);
  const waiting = seen(store).waiting.length;
  expect(waiting).toBeGreaterThan(0);
  expect(seen(store).view).toBe(before.view);
  for (let shown = 0; shown < waiting; shown++) store.showNext();
  const { seat } = store.getState();
  expect(seen(store).waiting).toEqual([]);
  expect(seen(store).view).toEqual(duel.view(room.state as never, seat));
  expect(seen(store).log).toEqual(seen(store).standing.log);
});

test('skipping shows at once what the moments would have shown', async () => {
  const { store, room, settle } = await sit([0, 1]);
  store.answer(firstAnswer(store));
  await settle();
  store.showAll();
  const { seat } = store.getState();
  expect(seen(store).waiting).toEqual([]);
  expect(seen(store).view).toEqual(duel.view(room.state as never, seat));
});

test('while an answer is on its way, no second one is given', async () => {
  const { store, room, settle } = await sit([0, 1]);
  const answer = firstAnswer(store);
  store.answer(answer);
  store.answer(answer);
  await settle();
  expect(room.decisions).toBe(1);
});

test('an undone decision vanishes at once, and the log tells of it', async () => {
  const { store, room, settle } = await sit([0, 1]);
  const { decisions } = seen(store).standing;
  store.answer([{ verb: 'endPhase' }]);
  await settle();
  store.undo('decision');
  await settle();
  expect(room.decisions).toBe(decisions);
  expect(seen(store).waiting).toEqual([]);
  expect(seen(store).log.at(-1)).toMatchObject({ takenBack: { decisions: 1 } });
  store.redo();
  await settle();
  expect(room.decisions).toBe(decisions + 1);
});

test('a choice is left halfway without a word', async () => {
  const { store, room, settle } = await sit([0, 1]);
  const before = seen(store).log;
  store.answer(firstAnswer(store));
  await settle();
  store.showAll();
  expect(seen(store).standing.leaves).toBe(0);
  store.leave();
  await settle();
  expect(room.decisions).toBe(0);
  expect(seen(store).log).toEqual(before);
});

test('undo goes back beyond what the page has passed for the player', async () => {
  const { store, room, settle } = await sit([0, 1]);
  store.answer([{ verb: 'endPhase' }]);
  await settle();
  store.pass([{ verb: 'endPhase' }]);
  await settle();
  store.undo('decision');
  await settle();
  expect(room.decisions).toBe(0);
});

test('a refusal is told until it is put away, and leaves the table as it was', async () => {
  const { store, settle } = await sit([0]);
  const before = seen(store).view;
  store.say({ say: 'answer', seat: 1, number: seen(store).standing.number, answer: [] });
  await settle();
  expect(store.getState().refusal?.reason.say).toBe('notYourSeat');
  expect(store.getState().saying).toBe(false);
  expect(seen(store).view).toBe(before);
  store.putRefusalAway();
  expect(store.getState().refusal).toBeNull();
});

test('going on step by step is no leap; going anywhere else is', async () => {
  const { store, settle } = await sit([0, 1]);
  const isLeapAfter = async (act: () => void) => {
    act();
    await settle();
    return store.getState().isLeap;
  };
  for (let given = 0; given < 3; given++) {
    store.see(seatToTurnTo(store.getState()) ?? store.getState().seat);
    expect(await isLeapAfter(() => store.answer(firstAnswer(store)))).toBe(false);
    store.showAll();
  }
  expect(await isLeapAfter(() => store.lookAt(0))).toBe(true);
  expect(await isLeapAfter(() => store.lookAt(1))).toBe(false);
  expect(await isLeapAfter(() => store.lookAt(3))).toBe(true);
  expect(await isLeapAfter(() => store.lookAt(2))).toBe(true);
  expect(await isLeapAfter(() => store.lookAt(null))).toBe(true);
  expect(await isLeapAfter(() => store.undo('decision'))).toBe(true);
});

test('an earlier position can be looked at and left again', async () => {
  const { store, settle } = await sit([0, 1]);
  store.answer(firstAnswer(store));
  await settle();
  store.lookAt(0);
  await settle();
  expect(store.getState().past?.decisions).toBe(0);
  expect(store.getState().past?.view.prompt).toBeNull();
  store.lookAt(null);
  expect(store.getState().past).toBeNull();
});

test('chat and pointing do not keep anybody from answering', async () => {
  const { store, settle } = await sit([0, 1]);
  store.say({ say: 'chat', text: 'Hello!' });
  expect(store.getState().saying).toBe(false);
  await settle();
  expect(store.getState().chat.map(({ text }) => text)).toEqual(['Hello!']);
});

test('the table turns to an own seat that is asked, once the other has nothing to watch', async () => {
  const { store, room } = await sit([0, 1]);
  const asked = room.state.prompt?.seat ?? 0;
  expect(seatToTurnTo(store.getState())).toBeNull();
  store.see(1 - asked);
  expect(seatToTurnTo(store.getState())).toBe(asked);
});

test('the player of one seat is never turned to the other', async () => {
  const { store, room } = await sit([0]);
  expect(room.state.prompt?.seat).toBe(1);
  expect(seatToTurnTo(store.getState())).toBeNull();
});

test('an undone branch is named, and there again when it is restored', async () => {
  const { store, room, settle } = await sit([0, 1]);
  for (let given = 0; given < 3; given++) {
    store.see(seatToTurnTo(store.getState()) ?? store.getState().seat);
    store.answer(firstAnswer(store));
    await settle();
    store.showAll();
  }
  const { decisions } = seen(store).standing;
  const { state } = room;
  store.say({ say: 'undo', seat: 0, number: seen(store).standing.number, to: decisions - 3 });
  await settle();
  expect(room.decisions).toBe(decisions - 3);
  const [lost] = seen(store).standing.lost;
  expect(lost).toMatchObject({ decisions: 3 });
  store.restore(lost?.branch ?? -1);
  expect(store.getState().saying).toBe(true);
  await settle();
  expect(store.getState().saying).toBe(false);
  expect(room.state).toEqual(state);
  expect(seen(store).standing.lost).toEqual([]);
});

test('knocks are told, until a new welcome tells them anew', () => {
  let listener: LinkListener | undefined;
  const store = tableStore((to) => {
    listener = to;
    return { say: () => 0, close: () => undefined };
  });
  const knocks = [{ id: 'a', seat: 1, name: 'Cleo', at: 1 }];
  listener?.heard({ say: 'knocks', knocks });
  expect(store.getState().knocks).toEqual(knocks);
  const info = { table: '', game: 'duel', options: null, cooperative: false, seats: [] };
  const watching = { spectators: 0, watchersTalk: true, muted: [] };
  listener?.heard({
    ...{ say: 'welcome', info: { ...info, ...watching } },
    ...{ seats: [], standings: [], chat: [] },
  });
  expect(store.getState().knocks).toEqual([]);
});
