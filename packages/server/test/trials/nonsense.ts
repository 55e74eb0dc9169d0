import type { Dice, Prompt } from '@grimrule/kernel';
import { randomAnswer } from '@grimrule/kernel';

/** A page's knowledge, to say things that are almost right. */
export interface Knowledge {
  readonly seat: number;
  readonly number: number;
  readonly prompt: Prompt | null;
  /** Secrets of other tables, and what was said before. */
  readonly foreignKey: string;
  readonly earlier: readonly string[];
}

const GARBAGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  2 ** 53,
  '',
  'x'.repeat(5000),
  '\u0000\u202e<script>alert(1)</script>',
  "'; drop table games; --",
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { length: 1e9 },
  { say: 'hello' },
  [null, undefined, {}],
];

/** A message of a kind that no table may take, or only if it happens to be right. */
export function nonsense(known: Knowledge, dice: Dice): string | Buffer {
  const pick = <T>(list: readonly T[]): T => list[dice.roll(list.length)] as T;
  switch (dice.roll(10)) {
    case 0:
      return pick([
        '',
        '{',
        '[]',
        'null',
        '"hello"',
        '{"say":',
        'NaN',
        '\u0000',
        '{"say":"answer"}',
      ]);
    case 1:
      return Buffer.from(Array.from({ length: dice.roll(200) }, () => dice.roll(256)));
    case 2:
      return `${'['.repeat(dice.roll(20_000))}`;
    case 3:
      return JSON.stringify({
        say: pick(['hello', 'answer', 'seed', 'state', '__proto__']),
        id: dice.roll(9),
      });
    case 4:
      // Said before, and out of its time.
      return known.earlier.length > 0 ? pick(known.earlier) : '{}';
    case 5:
      return JSON.stringify({ say: 'hello', keys: [known.foreignKey], id: 1 });
    case 6:
      return `{"say":"look","id":1,"seat":0,"at":0,"__proto__":{"open":true},"constructor":{"seats":9}}`;
    default:
      return JSON.stringify(distorted(almostRight(known, dice), dice));
  }
}

function almostRight({ seat, number, prompt }: Knowledge, dice: Dice): object {
  const id = dice.roll(1_000_000);
  const answer = prompt ? randomAnswer(prompt, dice) : [];
  const said = [
    { say: 'answer', id, seat, number: number - dice.roll(3), answer },
    { say: 'answer', id, seat: dice.roll(17), number, answer },
    { say: 'undo', id, seat, number, to: dice.roll(50) },
    { say: 'redo', id, seat, number },
    { say: 'allowUndo', id, seat, number },
    { say: 'refuseUndo', id, seat, number },
    { say: 'seat', id, seat: dice.roll(17), bot: 'nobody' },
    { say: 'name', id, seat: dice.roll(3), name: '<img src=x onerror=alert(1)>' },
    { say: 'chat', id, text: '\u202e<b>hello</b>\u0000' },
    { say: 'look', id, seat: dice.roll(4), at: dice.roll(100), open: true },
    { say: 'look', id, seat, at: dice.roll(100) },
    { say: 'why', id, seat: dice.roll(4), line: dice.roll(200), open: dice.roll(2) === 0 },
    { say: 'why', id, seat, line: dice.roll(200) },
    { say: 'refresh', id },
  ];
  return said[dice.roll(said.length)] ?? {};
}

/** The same with one thing in it replaced by something else, most of the time. */
function distorted(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.roll(8) === 0) {
    return GARBAGE[dice.roll(GARBAGE.length)];
  }
  const entries = Object.entries(value);
  const [name, part] = entries[dice.roll(Math.max(1, entries.length))] ?? ['', null];
  if (dice.roll(3) === 0) return value;
  const changed = distorted(part, dice);
  if (!Array.isArray(value)) return { ...value, [name]: changed };
  return value.map((each, index) => (String(index) === name ? changed : each));
}

/** A request that no page makes. */
export function oddRequest(table: string, dice: Dice) {
  const pick = <T>(list: readonly T[]): T => list[dice.roll(list.length)] as T;
  const name = pick([table, 'x', '..%2f..%2fetc%2fpasswd', '%00', 'a'.repeat(3000), '🦉', '%zz']);
  const path = pick([
    '/api/tables',
    '/api/tables/list',
    '/api/records',
    `/api/tables/${name}`,
    `/api/tables/${name}/view`,
    `/api/tables/${name}/record`,
    `/api/tables/${name}/copy`,
    `/api/tables/${name}/report`,
    `/api/tables/${name}/seats/${pick(['0', '1', '-1', '99', 'x'])}/link`,
    `/api/tables/${name}/live`,
    '/..%2f..%2fpackage.json',
    '/%',
    '/api',
  ]);
  const bodies: readonly string[] = [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '['.repeat(10_000),
    `{"keys":${JSON.stringify(Array(300).fill('k'))}}`,
    '{"keys":["x"]}',
    '{"key":"x","text":"hello"}',
    '{"key":"x","at":0,"seats":[{"bot":null,"name":"a"}]}',
    '{"at":-1}',
    '{"game":"chess","options":null,"seats":[{"bot":null,"name":"a"}]}',
    '{"game":"duel","options":{"__proto__":{}},"seats":[{"bot":null,"name":"a"}]}',
    '{"game":"duel","options":null,"seats":[]}',
    '{"game":"duel","options":null,"seats":[{"bot":"x","name":"a"},{"bot":null,"name":"b"}]}',
    '{"game":"champions","options":{"heroes":[[]],"decks":{"x":1}},"seats":[{"bot":null,"name":"a"}]}',
    '{"record":{"format":"grimrule","game":"duel","rules":"1","seed":1,"decisions":[{"seat":0,"answer":[{}]}]},"seats":[{"bot":null,"name":"a"},{"bot":null,"name":"b"}]}',
    '{"record":{"format":"grimrule","game":"duel","rules":"0","seed":1,"decisions":[],"base":{"decisions":0,"state":{}}},"seats":[{"bot":null,"name":"a"}]}',
    `{"record":"${'x'.repeat(100_000)}","seats":[]}`,
  ];
  const type = pick(['application/json', 'application/json', 'text/plain', 'text/html', '']);
  const method = pick(['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
  const foreign = dice.roll(10) === 0;
  return {
    path,
    init: {
      method,
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(foreign ? { origin: 'https://elsewhere.example' } : {}),
      },
      ...(method === 'GET' ? {} : { body: pick(bodies) }),
    },
  };
}
