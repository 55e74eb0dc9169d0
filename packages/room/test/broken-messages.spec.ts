import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import * as api from '../src/index.ts';

/** By field: values that may be sent, and values that may not. Missing is `undefined`. */
type Fields = Readonly<
  Record<string, readonly [fine: readonly unknown[], wrong: readonly unknown[]]>
>;

const text = (length: number) => 'x'.repeat(length);
const many = (length: number, each: unknown) => Array(length).fill(each);

const whole = (least: number, most: number) =>
  [
    [least, most],
    [least - 1, most + 1, 0.5, '1', null, undefined],
  ] as const;
const words = (least: number, most: number) =>
  [
    [text(least), text(most)],
    [...(least > 0 ? [text(least - 1)] : []), text(most + 1), 7, null, undefined],
  ] as const;
const yesOrNo = [
  [true, false],
  ['yes', 0, null, undefined],
] as const;
const besides = ([fine, wrong]: readonly [readonly unknown[], readonly unknown[]]) =>
  [[...fine, undefined], wrong.filter((each) => each !== undefined)] as const;

const MOST = 1_000_000;
const SECRET = words(1, 64);
const NAME = words(0, 40);
/** The server named it, so that it is made of letters, digits and two signs. */
const THING = [
  [text(1), text(64), 'a-B_9'],
  ['', text(65), 'a b', '\u0000', 'ä', 'a\n', 7, null, undefined],
] as const;
const count = whole(0, MOST);
const seat = whole(0, 15);
const id = whole(0, Number.MAX_SAFE_INTEGER);
const label = besides(NAME);
const number = count;
const asking = { id, seat, number };

const option = (more: object) => [{ verb: 'play', ...more }];
const picks = ['card', 'ability', 'value', 'event'].map(
  (field) =>
    [
      [-1, MOST, undefined].map((value) => option({ [field]: value })),
      [-2, MOST + 1, 0.5, '1', null].map((value) => option({ [field]: value })),
    ] as const,
);
const answer = [
  [[], many(200, { verb: 'play' }), option({ verb: text(40) }), ...picks.flatMap(([fine]) => fine)],
  [
    ...[undefined, null, {}, 'pass', [null], ['pass'], many(201, { verb: 'play' })],
    ...[option({ verb: text(41) }), option({ verb: 7 }), [{ card: 1 }]],
    ...picks.flatMap(([, wrong]) => wrong),
  ],
] as const;

/** The messages of a page to a table. */
const MESSAGES: Readonly<Record<string, Fields>> = {
  hello: {
    keys: [
      [[], many(16, text(64))],
      [many(17, 'k'), [text(65)], [7], 'key', null, undefined],
    ],
    name: besides(NAME),
  },
  answer: { ...asking, answer },
  undo: { ...asking, to: count },
  redo: asking,
  restore: { ...asking, branch: count },
  allowUndo: asking,
  refuseUndo: asking,
  seat: {
    id,
    seat,
    bot: [
      ['', text(40), null],
      [text(41), 7, undefined],
    ],
  },
  name: { id, seat, name: NAME },
  chat: { id, text: words(1, 500) },
  watchers: { id, talk: yesOrNo },
  mute: { id, watcher: words(1, 40), muted: yesOrNo },
  remove: { id, watcher: words(1, 40) },
  point: { id, card: count },
  look: { id, seat, at: count, open: besides(yesOrNo) },
  why: { id, seat, line: count, open: besides(yesOrNo) },
  refresh: { id },
};

const sitting = { bot: null, name: '', mine: true };
const seats = [
  [
    ...[[sitting], many(16, sitting), [{ bot: text(40), name: text(40) }]],
    [{ bot: null, name: '', mine: false }],
  ],
  [
    ...[[], many(17, sitting), [null], sitting, null, undefined],
    ...[[{ ...sitting, bot: text(41) }], [{ ...sitting, bot: 7 }], [{ name: '' }]],
    ...[[{ ...sitting, name: text(41) }], [{ bot: null }], [{ ...sitting, mine: 'yes' }]],
  ],
] as const;
const anything = [[null, 7, {}, []], []] as const;
const making = { key: SECRET, seats };
const keys = [
  [[], many(200, text(64))],
  [many(201, 'k'), [''], [text(65)], [7], 'key', null, undefined],
] as const;
const code = words(1, 40);

/** The requests of pages to the server. */
const REQUESTS: Readonly<Record<string, readonly [schema: ZodType, fields: Fields]>> = {
  newTable: [
    api.newTable,
    {
      game: words(0, 40),
      options: anything,
      seed: [
        ['', text(100), 7, 0.5, undefined],
        [text(101), null, {}],
      ],
      ...making,
    },
  ],
  newTableFromRecord: [api.newTableFromRecord, { record: anything, ...making }],
  copyOfTable: [
    api.copyOfTable,
    {
      at: [
        [0, MOST],
        [-1, 0.5, '1', null, undefined],
      ],
      seatKey: besides(SECRET),
      ...making,
    },
  ],
  askedTable: [api.askedTable, { keys }],
  askedTables: [api.askedTables, { keys }],
  newReport: [api.newReport, { key: SECRET, text: words(0, 2000) }],
  newInvitation: [api.newInvitation, { key: SECRET }],
  askedInvitation: [api.askedInvitation, { token: SECRET }],
  acceptedInvitation: [api.acceptedInvitation, { token: SECRET, key: SECRET, name: label }],
  claimedSeat: [api.claimedSeat, { seatKey: SECRET, key: SECRET, voidLink: yesOrNo }],
  askedInvitations: [api.askedInvitations, { key: SECRET }],
  revokedInvitation: [api.revokedInvitation, { key: SECRET, id: THING }],
  newJoinCode: [api.newJoinCode, { key: SECRET }],
  revokedJoinCode: [api.revokedJoinCode, { key: SECRET }],
  askedLobby: [api.askedLobby, { code }],
  newKnock: [api.newKnock, { code, seat, key: SECRET, name: words(1, 40) }],
  askedKnock: [api.askedKnock, { token: SECRET }],
  askedKnocks: [api.askedKnocks, { key: SECRET }],
  answeredKnock: [api.answeredKnock, { key: SECRET, knock: THING, letIn: yesOrNo }],
  newPlayer: [api.newPlayer, { name: label, label }],
  askedPlayer: [api.askedPlayer, { key: SECRET }],
  renamedPlayer: [api.renamedPlayer, { key: SECRET, name: NAME }],
  revokedDevices: [
    api.revokedDevices,
    {
      key: SECRET,
      device: [
        ['others', 'd', text(64)],
        ['', text(65), 7, null, undefined],
      ],
    },
  ],
  newDeviceCode: [api.newDeviceCode, { key: SECRET }],
  usedDeviceCode: [api.usedDeviceCode, { code, label }],
};

const parsers = [
  ...Object.entries(MESSAGES).map(
    ([say, fields]) => [`the message ${say}`, api.clientMessage, fields, { say }] as const,
  ),
  ...Object.entries(REQUESTS).map(
    ([name, [schema, fields]]) => [`the request ${name}`, schema, fields, {}] as const,
  ),
];

describe.each(parsers)('%s', (_, schema, fields, rest) => {
  const sound = Object.fromEntries(
    Object.entries(fields).map(([field, [[fine]]]) => [field, fine]),
  );
  const isRead = (change: object) => schema.safeParse({ ...sound, ...rest, ...change }).success;

  it('is read, with every field at its edges', () => {
    expect(isRead({})).toBe(true);
    for (const [field, [fine]] of Object.entries(fields)) {
      for (const value of fine) expect(isRead({ [field]: value }), `${field}: ${value}`).toBe(true);
    }
  });

  it('is refused with any one field beyond them', () => {
    for (const [field, [, wrong]] of Object.entries(fields)) {
      for (const value of wrong) {
        expect(isRead({ [field]: value }), `${field}: ${JSON.stringify(value)}`).toBe(false);
      }
    }
  });
});

it('a connection is closed with codes that pages know which were loaded long ago', () => {
  expect(api.CLOSED).toEqual({
    ...{ goingAway: 1001, misbehaved: 1008, missed: 1011 },
    ...{ wrongKey: 4401, crowded: 4403, noSuchTable: 4404, removed: 4405, silent: 4408 },
    ...{ closed: 4410, broken: 4500 },
  });
});

describe('whatever else is sent', () => {
  it.each([null, 7, 'hello', [], {}, { say: 'win', id: 1 }, { id: 1 }])(
    'is refused: %j',
    (sent) => {
      expect(api.clientMessage.safeParse(sent).success).toBe(false);
    },
  );

  it('is known here by every kind of message', () => {
    const known = api.clientMessage.options.map(({ shape }) => shape.say.value);
    expect(Object.keys(MESSAGES).sort()).toEqual([...known].sort());
  });
});

describe('a stored move', () => {
  it.each([
    { kind: 'answer', seat: 0, answer: [] },
    { kind: 'undo', seat: 1, to: 3 },
    { kind: 'askUndo', seat: 1, to: 0, needs: [0] },
    { kind: 'restore', seat: 0, branch: 2 },
    { kind: 'askRestore', seat: 0, branch: 2, needs: [1] },
    { kind: 'redo', seat: 0 },
    { kind: 'askRedo', seat: 0, needs: [] },
    { kind: 'allowUndo', seat: 0 },
    { kind: 'refuseUndo', seat: 0 },
  ])('is one: %j', (move) => {
    expect(api.isMove(move)).toBe(true);
    expect(api.isMove({ ...move, seat: 0.5 })).toBe(false);
    expect(api.isMove({ ...move, kind: 'win' })).toBe(false);
    const { seat: _seat, ...nobodys } = move;
    expect(api.isMove(nobodys)).toBe(false);
    const { kind: _kind, ...unkind } = move;
    expect(api.isMove(unkind)).toBe(false);
  });

  it.each([
    null,
    undefined,
    'undo',
    { kind: 'answer', seat: 0 },
    { kind: 'answer', seat: 0, answer: {} },
    { kind: 'undo', seat: 0 },
    { kind: 'undo', seat: 0, to: '1' },
    { kind: 'askUndo', seat: 0, to: 0.5 },
    { kind: 'restore', seat: 0 },
    { kind: 'askRestore', seat: 0, branch: null },
  ])('is none: %j', (data) => {
    expect(api.isMove(data)).toBe(false);
  });
});
