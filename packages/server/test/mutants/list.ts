import type { Mutant } from './planting.ts';

const SESSION = 'packages/room/src/session.ts';
const ROOM = 'packages/room/src/room.ts';
const TOLD = 'packages/room/src/told.ts';
const WHY = 'packages/room/src/why.ts';
const VIEW = 'packages/kernel/src/view.ts';
const ZONES = 'packages/kernel/src/zones.ts';
const STORE = 'packages/server/src/storage/store.ts';
const WRITER = 'packages/server/src/storage/move-writer.ts';
const TABLES = 'packages/server/src/tables/tables.ts';
const API = 'packages/server/src/http/api.ts';

const fuzz = { trial: 'fuzz' } as const;
const chaos = { trial: 'chaos' } as const;

/** Who may do what. */
const RIGHTS: readonly Mutant[] = [
  {
    name: 'anybody who plays answers for any seat',
    file: SESSION,
    find: `if (!guest.seats.includes(message.seat)) return refused('notYourSeat');`,
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'spectators may move',
    file: SESSION,
    find: `if (guest.seats.length === 0) return refused('onlyWatching');
    if (!guest.seats.includes(message.seat)) return refused('notYourSeat');`,
    plant: `if (guest.seats.length > 0 && !guest.seats.includes(message.seat)) {
      return refused('notYourSeat');
    }`,
    caughtBy: fuzz,
  },
  {
    name: 'undo without consent',
    file: SESSION,
    find: `kind: asks ? 'askUndo' : 'undo'`,
    plant: `kind: 'undo'`,
    caughtBy: fuzz,
  },
  {
    name: 'whoever asks to undo allows it',
    file: ROOM,
    find: 'this.wish && this.wish.seat !== move.seat',
    plant: 'this.wish',
    caughtBy: fuzz,
  },
  {
    name: 'anybody names any seat',
    file: SESSION,
    find: `if (!isFree && !guest.seats.includes(seat)) return refused('notYourSeat');`,
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'any key of a table replaces any link of it',
    file: API,
    find: `if (opened.seat !== seat && !opened.host) throw new Refused('notYourSeat');`,
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'a page with an old link stays',
    file: API,
    find: 'await tables.dismiss(table, seat);',
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'an old link still opens',
    file: STORE,
    find: '.set({ key_hash: hashOf(key) })',
    plant: '.set({ seat })',
    caughtBy: fuzz,
  },
];

/** What views, logs and changes tell. */
const VIEWS: readonly Mutant[] = [
  {
    name: 'a view shows every hand',
    file: VIEW,
    find: 'cards: state.cards.map((card) => (knows(card) ? recordOf(card) : null)),',
    plant: 'cards: state.cards.map((card) => recordOf(card)),',
    caughtBy: fuzz,
  },
  {
    name: 'a view shows every hand, as if it were known',
    file: VIEW,
    find: 'cards: state.cards.map((card) => (knows(card) ? recordOf(card) : null)),',
    plant: 'cards: state.cards.map((card) => ({ ...recordOf(card), seen: mask })),',
    caughtBy: fuzz,
  },
  {
    name: 'hands are seen by everybody',
    file: ZONES,
    find: `if (zone.sight === 'open') return everybody(seats);`,
    plant: `if (zone.sight !== 'closed') return everybody(seats);`,
    caughtBy: fuzz,
  },
  {
    name: 'the back of a hidden card names the card as its host',
    file: VIEW,
    find: 'return { back, host: hidden(card.host) };',
    plant: 'return { back, host: id };',
    caughtBy: fuzz,
  },
  {
    name: 'a hidden card tells its hidden host',
    file: VIEW,
    find: 'return { back, host: hidden(card.host) };',
    plant: 'return { back, host: card.host };',
    // In none of the games does a card lie at one that is hidden in a place of its own.
    caughtBy: {
      spec: 'packages/kernel/test/hosts.spec.ts',
      tests: 'do not tell a card that is hidden too',
    },
  },
  {
    name: 'everybody gets the question',
    file: VIEW,
    find: 'prompt: state.prompt?.seat === seat ? state.prompt : null,',
    plant: 'prompt: state.prompt,',
    caughtBy: fuzz,
  },
  {
    name: 'a shuffle keeps what was seen',
    file: ZONES,
    find: 'if (card.seen !== seen) state.cards[id] = { ...card, seen };',
    plant: 'if (card.seen === 0) state.cards[id] = { ...card, seen };',
    caughtBy: fuzz,
  },
  {
    name: 'the log names hidden cards',
    file: TOLD,
    find: 'entry: entryFor(told.entry, seat, seats)',
    plant: 'entry: told.entry',
    caughtBy: fuzz,
  },
  {
    name: 'the log names hidden cards in its lines alone',
    file: VIEW,
    find: 'return { ...entry, line, seen: knownOf(entry.seen), designs: knownOf(entry.designs) };',
    plant: 'return { ...entry, seen: knownOf(entry.seen), designs: knownOf(entry.designs) };',
    caughtBy: fuzz,
  },
  {
    name: 'reasons are given through other eyes',
    file: SESSION,
    find: `case 'why': {
        if (!this.mayLook(guest, message)) return refused('notYourSeat');`,
    plant: `case 'why': {`,
    caughtBy: fuzz,
  },
  {
    name: 'reasons name cards that nobody has seen',
    file: WHY,
    find: 'return causes.map((cause, index) => ({ ...cause, lines: lines[index] ?? [] }));',
    plant:
      'return causes.map((cause, index) => ({ ...cause, kept: then.zones.flat(), lines: lines[index] ?? [] }));',
    caughtBy: fuzz,
  },
  {
    name: 'positions are shown through other eyes',
    file: SESSION,
    find: `return !open && seatsOf(guest, state).includes(seat);`,
    plant: 'return !open && seat <= state.seats;',
    caughtBy: fuzz,
  },
  {
    name: 'positions are shown with open cards',
    file: SESSION,
    find: `return !open && seatsOf(guest, state).includes(seat);`,
    plant: 'return seatsOf(guest, state).includes(seat);',
    caughtBy: fuzz,
  },
  {
    name: 'a refusal tells what the other seat is asked',
    file: SESSION,
    find: `if (isRefusal(planned)) return planned;
    const refusal`,
    plant: `if (isRefusal(planned)) {
      return { ...planned, waits: this.room.state.prompt } as typeof planned;
    }
    const refusal`,
    caughtBy: fuzz,
  },
  {
    name: 'a refusal names a card of the other hand',
    file: SESSION,
    find: `if (isRefusal(planned)) return planned;
    const refusal`,
    plant: `if (isRefusal(planned)) {
      const card = this.room.state.prompt?.options.find((option) => option.card)?.card ?? -1;
      return { ...planned, reason: { ...planned.reason, card } };
    }
    const refusal`,
    caughtBy: fuzz,
  },
];

const INFO = `options: match.options,
      cooperative`;
const inInfo = (name: string, told: string): Mutant => ({
  name,
  file: SESSION,
  find: INFO,
  plant: `options: match.options, ...{ told: ${told} },
      cooperative`,
  caughtBy: fuzz,
});

/** Seeds and keys. */
const SECRETS: readonly Mutant[] = [
  inInfo('the seed is in what is told of a table', 'match.seed'),
  inInfo('the seed is told reversed', `[...String(match.seed)].reverse().join('')`),
  inInfo('the seed is told in base64', 'btoa(String(match.seed))'),
  inInfo(
    'the bytes of the seed are told in base64',
    `Buffer.from(String(match.seed), 'hex').toString('base64url')`,
  ),
  inInfo('the text of the seed is told in hex', `Buffer.from(String(match.seed)).toString('hex')`),
  inInfo(
    'the seed is told in two halves',
    `{ one: String(match.seed).slice(0, 32), other: String(match.seed).slice(32) }`,
  ),
  inInfo('the seed is told letter by letter', '[...String(match.seed)]'),
  inInfo('the seed is told as a list of numbers', `[...Buffer.from(String(match.seed), 'hex')]`),
  {
    name: 'the seed is in the standing of a seat',
    file: TOLD,
    find: 'wish: room.wish,',
    plant: 'wish: room.wish, ...{ note: String(room.match.seed).slice(8, 40) },',
    caughtBy: fuzz,
  },
  {
    name: 'messages carry the key of the seat',
    file: 'packages/server/src/http/visit.ts',
    find: 'send: (message) => this.send(message),',
    plant: 'send: (message) => this.send({ ...message, ...{ key: keys[0] } }),',
    caughtBy: fuzz,
  },
  {
    name: 'a copy of a running game has its cards',
    file: 'packages/server/src/tables/new-tables.ts',
    find: 'if (!room.state.outcome) {',
    plant: 'if (!room.state.outcome && seat === null) {',
    caughtBy: fuzz,
  },
  {
    name: 'the record of a running game is given away',
    file: API,
    find: `if (!isOver) throw new Refused('gameGoesOn');`,
    plant: '',
    caughtBy: fuzz,
  },
];

/** What is kept. */
const KEPT: readonly Mutant[] = [
  {
    name: 'a move is told before it is stored',
    file: SESSION,
    find: `const refusal = await this.store(planned);
    if (refusal) return refusal;
    this.reply(guest, { say: 'done', id: message.id, number: this.room.number });`,
    plant: `const number = this.room.number + 1;
    this.reply(guest, { say: 'done', id: message.id, number });
    const refusal = await this.store(planned);
    if (refusal) return refusal;`,
    caughtBy: chaos,
  },
  {
    name: 'a move is told and made while it is being stored',
    file: 'packages/server/src/tables/table-desk.ts',
    find: 'const isFirst = await store.append({ game: table, number, rules, move, snapshot, summary });',
    plant: `const isFirst = true;
      store.append({ game: table, number, rules, move, snapshot, summary }).catch(report);`,
    caughtBy: chaos,
  },
  {
    name: 'two servers both win a move',
    file: WRITER,
    find: 'each.resolve(won.delete(nameOf(each)))',
    plant: 'each.resolve(true)',
    caughtBy: chaos,
  },
  {
    name: 'chat is not stored',
    file: STORE,
    find: `const { seat, name, text } = line;
    for`,
    plant: `const { seat, name, text } = line;
    if (text) return { ...line, number: Date.now() };
    for`,
    caughtBy: chaos,
  },
  {
    name: 'names are not stored',
    file: STORE,
    find: '.set({ name, bot })',
    plant: '.set({ bot })',
    caughtBy: chaos,
  },
  {
    name: 'whoever comes back through another server sees less',
    file: TABLES,
    find: 'if (found) await this.readOn(found);',
    plant: '',
    // News take a moment: only where they are held back does it show every time.
    caughtBy: {
      spec: 'packages/server/test/two-servers.spec.ts',
      tests: 'hides no move from somebody who comes',
    },
  },
];

export const MUTANTS: readonly Mutant[] = [...RIGHTS, ...VIEWS, ...SECRETS, ...KEPT];
