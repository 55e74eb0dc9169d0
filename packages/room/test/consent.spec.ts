import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json, Seat } from '@grimrule/kernel';
import { dice, GENERATOR, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type {
  ClientMessage,
  Desk,
  Guest,
  Move,
  Notice,
  ServerMessage,
  StoredSeat,
  StoredSnapshot,
} from '../src/index.ts';
import { isOfToday, Room, restore, Session } from '../src/index.ts';
import { askedInTurn } from './asked-in-turn.ts';

const HEROES = { scenario: 'rhino', heroes: ['spider-man', 'iron-man'] };
const PEOPLE: readonly StoredSeat[] = [
  { name: 'Ada', bot: null, player: 'ada' },
  { name: 'Ben', bot: null, player: 'ben' },
];
const GRACE_MS = 60_000;

type Without<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;

/** A guest who remembers the answers to their messages. */
class Sitter implements Guest {
  readonly name = '';
  readonly seats: readonly Seat[];
  readonly heard: ServerMessage[] = [];
  readonly missed = () => undefined;

  constructor(...seats: readonly Seat[]) {
    this.seats = seats;
  }

  readonly send = (message: ServerMessage): void => {
    this.heard.push(message);
  };

  get notices(): readonly Notice[] {
    return this.heard.flatMap((each) => (each.say === 'chat' ? (each.line.notice ?? []) : []));
  }
}

/** A table in memory with a clock that is set by hand. */
function tableOf(game: Game, options: Json = null, seats = PEOPLE) {
  const room = Room.open(game, options, 'consent');
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  const moves: Move[] = [];
  const snapshots: StoredSnapshot[] = [];
  const clock = { now: 0 };
  let chats = 0;
  const desk: Desk = {
    async append(number, move, snapshot) {
      moves.push(move);
      if (snapshot) snapshots.push({ ...snapshot, number });
      return true;
    },
    movesAfter: async (number) => moves.slice(number),
    damaged: () => undefined,
    saveSeat: async () => undefined,
    saveWatching: async () => undefined,
    saveChat: async (line) => ({ ...line, number: ++chats }),
    think: async (_bot, _view, prompt) => proposalFor(prompt),
    isBot: (name) => name === 'sensible',
    passOn: () => undefined,
    report(error) {
      throw error;
    },
  };
  const session = new Session(
    't',
    room,
    desk,
    { seats, chat: [] },
    {
      ...{ graceMs: GRACE_MS, now: () => clock.now },
    },
  );
  let id = 0;
  /** Says something and gives how it was answered. */
  const says = async (sitter: Sitter, message: Without<ClientMessage>): Promise<string> => {
    await session.receive(sitter, { ...message, id: ++id } as never);
    const reply = sitter.heard.findLast(
      (each) => (each.say === 'done' || each.say === 'refused') && each.id === id,
    );
    return reply?.say === 'refused' ? reply.refusal.reason.say : (reply?.say ?? 'nothing');
  };
  const rolls = dice(seeded('answers'));
  /** The asked seat answers, this many times. */
  const answer = async (sitters: readonly Sitter[], times: number) => {
    for (let made = 0; made < times; made++) {
      const { prompt } = room.state;
      const asked = sitters.find(({ seats: own }) => prompt && own.includes(prompt.seat));
      if (!prompt || !asked) throw new Error('nobody is asked');
      const { number } = room;
      const picks = [...randomAnswer(prompt, rolls)];
      expect(await says(asked, { say: 'answer', seat: prompt.seat, number, answer: picks })).toBe(
        'done',
      );
    }
  };
  const stored = () => ({
    ...{ options, seed: 'consent', generator: GENERATOR, moves, snapshots },
  });
  return { room, session, moves, snapshots, clock, says, answer, stored };
}

/** Ada and Ben have played Duel until Ben has decided and Ada is asked. */
async function duelUntilAda() {
  const table = tableOf(duel as Game);
  const [ada, ben] = [new Sitter(0), new Sitter(1)];
  await table.session.join(ada);
  await table.session.join(ben);
  const { room } = table;
  const isThere = () =>
    room.decisions > 0 &&
    room.state.prompt?.seat === 0 &&
    room.course.made(room.decisions - 1)[0]?.seat === 1;
  for (let tries = 0; tries < 300 && !isThere(); tries++) await table.answer([ada, ben], 1);
  expect(isThere()).toBe(true);
  return { ...table, ada, ben };
}

describe('taking back among opponents', () => {
  it('needs the consent of whoever was human when it was decided, also if a bot sits there now', async () => {
    const { room, session, says, clock, ada, ben } = await duelUntilAda();
    const { decisions } = room;
    const undo = () => says(ada, { say: 'undo', seat: 0, number: room.number, to: decisions - 1 });
    await session.leave(ben);
    const standIn = () => says(ada, { say: 'seat', seat: 1, bot: 'sensible' });
    expect(await standIn()).toBe('waitForPlayer');
    clock.now += GRACE_MS;
    expect(await standIn()).toBe('done');
    expect(await undo()).toBe('done');
    expect(room.decisions).toBe(decisions);
    expect(room.wish).toMatchObject({ what: 'undo', seat: 0, needs: [1] });
    // Giving the seat back changes nothing about that, and no player agrees for another.
    expect(await says(ada, { say: 'allowUndo', seat: 0, number: room.number })).toBe(
      'nobodyAskedToUndo',
    );
    expect(await says(ada, { say: 'allowUndo', seat: 1, number: room.number })).toBe('notYourSeat');
    await session.join(ben);
    expect(await says(ben, { say: 'allowUndo', seat: 1, number: room.number })).toBe('done');
    expect(room.decisions).toBe(decisions - 1);
    expect(ben.heard.length).toBeGreaterThan(0);
    expect(ada.notices.map(({ kind }) => kind)).toEqual(['botStandsIn']);
  });

  it('needs it also at a table of before, whose seats know no players', async () => {
    const seats = PEOPLE.map(({ name }) => ({ name, bot: null }));
    const table = tableOf(duel as Game, null, seats);
    const { room, says, clock } = table;
    const ada = new Sitter(0);
    await table.session.join(ada);
    const ben = new Sitter(1);
    await table.session.join(ben);
    await table.answer([ada, ben], 12);
    await table.session.leave(ben);
    clock.now += GRACE_MS;
    expect(await says(ada, { say: 'seat', seat: 1, bot: 'sensible' })).toBe('done');
    const { number, decisions } = room;
    expect(await says(ada, { say: 'undo', seat: 0, number, to: 0 })).toBe('done');
    expect([room.decisions, room.wish?.needs]).toEqual([decisions, [1]]);
  });

  it('needs nobody where only a bot plays against somebody', async () => {
    const seats = [
      { name: 'Ada', bot: null },
      { name: '', bot: 'sensible', isEmpty: true },
    ];
    const table = tableOf(duel as Game, null, seats);
    const { room, says } = table;
    const ada = new Sitter(0);
    await table.session.join(ada);
    while (room.state.prompt?.seat !== 0) await new Promise((go) => setTimeout(go, 1));
    await table.answer([ada], 1);
    expect(await says(ada, { say: 'undo', seat: 0, number: room.number, to: 0 })).toBe('done');
    expect(room.wish).toBeNull();
  });

  it('is not done again with another’s answer unless they agree', async () => {
    const { room, says, ada, ben } = await duelUntilAda();
    const { decisions } = room;
    await says(ada, { say: 'undo', seat: 0, number: room.number, to: decisions - 1 });
    await says(ben, { say: 'allowUndo', seat: 1, number: room.number });
    expect([room.decisions, room.state.prompt?.seat]).toEqual([decisions - 1, 1]);
    for (const again of [{ say: 'redo' }, { say: 'restore', branch: 0 }] as const) {
      expect(await says(ada, { ...again, seat: 0, number: room.number })).toBe('done');
      expect(room.decisions).toBe(decisions - 1);
      expect(room.wish).toMatchObject({ what: again.say, to: decisions, needs: [1] });
      expect(await says(ben, { say: 'refuseUndo', seat: 1, number: room.number })).toBe('done');
      expect([room.decisions, room.wish]).toEqual([decisions - 1, null]);
    }
    await says(ada, { say: 'redo', seat: 0, number: room.number });
    expect(await says(ben, { say: 'allowUndo', seat: 1, number: room.number })).toBe('done');
    expect(room.decisions).toBe(decisions);
  });

  it('restores a branch with consent, and the game is the same as it was', async () => {
    const { room, says, answer, ada, ben, stored } = await duelUntilAda();
    const before = { state: room.state, decisions: room.decisions, log: room.log.length };
    const to = room.decisions - 1;
    await says(ada, { say: 'undo', seat: 0, number: room.number, to });
    await says(ben, { say: 'allowUndo', seat: 1, number: room.number });
    await answer([ada, ben], 2);
    const [lost] = room.lost;
    expect(lost).toMatchObject({ at: to, decisions: 1 });
    const { branch = 0 } = lost ?? {};
    await says(ada, { say: 'restore', seat: 0, number: room.number, branch });
    expect(room.wish).toMatchObject({ what: 'restore', needs: [1] });
    await says(ben, { say: 'allowUndo', seat: 1, number: room.number });
    expect([room.state, room.decisions]).toEqual([before.state, before.decisions]);
    const rules = [duel.definition.version];
    const again = restore(duel as Game, { ...stored(), rules });
    if (!(again instanceof Room)) throw new Error('it cannot be restored');
    expect([again.state, again.lost, again.log]).toEqual([room.state, room.lost, room.log]);
  });
});

describe('taking back in company', () => {
  async function company() {
    const table = tableOf(askedInTurn(champions), HEROES);
    const [ada, ben] = [new Sitter(0), new Sitter(1)];
    await table.session.join(ada);
    await table.session.join(ben);
    await table.answer([ada, ben], 30);
    return { ...table, ada, ben };
  }

  it('needs nobody, is told to all, and is restored by anybody', async () => {
    const { room, says, ada, ben } = await company();
    const { state, log } = room;
    expect(await says(ada, { say: 'undo', seat: 0, number: room.number, to: 0 })).toBe('done');
    expect(room.decisions).toBe(0);
    const ofBen = ben.notices.find(({ kind }) => kind === 'takenBack');
    expect(ofBen).toMatchObject({ by: 0 });
    expect(ofBen?.kind === 'takenBack' && ofBen.decisions).toBeGreaterThan(0);
    expect(room.lost).toEqual([{ branch: 0, at: 0, decisions: 30 }]);
    expect(await says(ben, { say: 'restore', seat: 1, number: room.number, branch: 0 })).toBe(
      'done',
    );
    expect([room.decisions, room.state]).toEqual([30, state]);
    expect(room.log).toEqual(log);
    expect(ada.notices.at(-1)).toEqual({ kind: 'restored', by: 1, decisions: 30 });
    expect(room.record().takenBack).toEqual([]);
  });

  it('is restored also after other decisions, which are not lost either', async () => {
    const { room, says, answer, ada, ben, stored } = await company();
    const { state } = room;
    await says(ada, { say: 'undo', seat: 0, number: room.number, to: 0 });
    // Again and again, so that what matters might be forgotten.
    for (let times = 0; times < 3; times++) {
      await answer([ada, ben], 1);
      await says(ada, { say: 'undo', seat: 0, number: room.number, to: 0 });
    }
    await answer([ada, ben], 2);
    const other = room.state;
    const thirty = room.lost.find(({ decisions }) => decisions === 30);
    const { branch = 0 } = thirty ?? {};
    expect(await says(ben, { say: 'restore', seat: 1, number: room.number, branch })).toBe('done');
    expect([room.decisions, room.state]).toEqual([30, state]);
    // No notice tells that the thirty were undone; one tells of the two decided instead.
    expect(room.record().takenBack.some(({ at }) => at === 30)).toBe(false);
    const line = room.log.findLast((told) => 'takenBack' in told);
    expect(line).toMatchObject({ at: 0, takenBack: { seat: 1, decisions: 2 + 3 } });
    const two = room.lost.find(({ decisions }) => decisions === 2);
    await says(ada, { say: 'restore', seat: 0, number: room.number, branch: two?.branch ?? 0 });
    expect(room.state).toEqual(other);
    expect(await says(ada, { say: 'restore', seat: 0, number: room.number, branch: 999 })).toBe(
      'nothingToRestore',
    );
    const rules = [champions.definition.version];
    const again = restore(champions as Game, { ...stored(), rules });
    expect(again instanceof Room && [again.state, again.lost]).toEqual([room.state, room.lost]);
  });

  it('goes on from what was restored when the rules have changed since', async () => {
    const { room, says, answer, ada, ben, stored, snapshots } = await company();
    const { state, decisions } = room;
    await says(ada, { say: 'undo', seat: 0, number: room.number, to: 5 });
    const before = snapshots.length;
    for (let more = 0; more < 60 && snapshots.length === before; more++) {
      await answer([ada, ben], 1);
    }
    // A position of what is abandoned now was kept.
    expect(snapshots.length).toBe(before + 1);
    const { branch = 0 } = room.lost.find((each) => each.decisions === decisions - 5) ?? {};
    await says(ben, { say: 'restore', seat: 1, number: room.number, branch });
    expect(room.state).toEqual(state);
    expect(snapshots.at(-1)).toMatchObject({ number: room.number, decisions });
    const old = { ...stored(), rules: ['0'] };
    expect(isOfToday(champions as Game, old)).toBe(false);
    // Also without the position that was kept then, nothing goes on from what was abandoned.
    for (const known of [snapshots, snapshots.slice(0, -1)]) {
      const again = restore(champions as Game, { ...old, snapshots: known });
      if (!(again instanceof Room)) throw new Error('it cannot be restored');
      expect(again.decisions).toBe(decisions);
      expect(again.state.cards).toEqual(state.cards);
      expect(again.record().decisions).toEqual(room.record().decisions);
    }
  });

  it('restores what leads on from decisions that are taken back at the moment', async () => {
    const { room, says, answer, ada, ben } = await company();
    const { state } = room;
    await says(ada, { say: 'undo', seat: 0, number: room.number, to: 20 });
    await answer([ada, ben], 2);
    await says(ada, { say: 'undo', seat: 0, number: room.number, to: 5 });
    const { branch = 0 } = room.lost.find((each) => each.branch > 0) ?? {};
    expect(await says(ben, { say: 'restore', seat: 1, number: room.number, branch })).toBe('done');
    expect([room.decisions, room.state]).toEqual([30, state]);
  });
});

describe('an absent player’s seat', () => {
  it('is shown with the time that is left, and the connections of each seat', async () => {
    const { session, clock } = tableOf(duel as Game);
    const [ada, ben, again] = [new Sitter(0), new Sitter(1), new Sitter(1)];
    for (const each of [ada, ben, again]) await session.join(each);
    await session.heard({ elsewhere: { seats: [1, 1], spectators: 1 } });
    const seats = () =>
      session.info().seats.map(({ connections, standIn }) => [connections, standIn]);
    expect(seats()).toEqual([
      [1, null],
      [4, null],
    ]);
    await session.leave(ben);
    await session.leave(again);
    expect(seats()[1]).toEqual([2, null]);
    clock.now = 100_000;
    await session.heard({ elsewhere: { seats: [], spectators: 0 } });
    expect(seats()[1]).toEqual([0, 60]);
    clock.now += 59_500;
    expect(seats()[1]).toEqual([0, 1]);
    clock.now += 500;
    expect(seats()[1]).toEqual([0, 0]);
  });

  it('waits for nobody who lends their own', async () => {
    const { session, says } = tableOf(duel as Game);
    const ada = new Sitter(0);
    await session.join(ada);
    expect(await says(ada, { say: 'seat', seat: 0, bot: 'sensible' })).toBe('done');
    expect(await says(ada, { say: 'seat', seat: 0, bot: null })).toBe('done');
    expect(ada.notices.map(({ kind }) => kind)).toEqual(['botStandsIn', 'botSentAway']);
  });
});
