import type { Dice } from '@grimrule/kernel';
import { DUEL, newTableAt } from '../support/requests.ts';

/** Texts that fit where a text is wanted, and that no page sends. */
const ODD_TEXTS: readonly string[] = [
  '\u0000',
  'x\u0000y',
  '\ud800',
  '__proto__',
  'constructor',
  '',
  'x'.repeat(64),
  '\u202e\u2028🦉',
  "'; drop table games; --",
  '%00',
];

/** A plea: an address, and what is sent there. */
export interface Plea {
  readonly path: string;
  readonly body: string;
}

/** A stranger with a table of their own, who has the right to ask for all this. */
export class Stranger {
  private readonly key: string;
  private readonly table: string;

  private constructor(key: string, table: string) {
    this.key = key;
    this.table = table;
  }

  static async at(port: number): Promise<Stranger> {
    const { table, keys } = await newTableAt(port, DUEL);
    return new Stranger(keys[0] ?? '', table);
  }

  /** Something that a page asks for as well, with one odd text in it. */
  plea(dice: Dice): Plea {
    const pleas = Object.entries(this.pleas());
    const [path, body] = pleas[dice.roll(pleas.length)] ?? ['/', {}];
    return { path, body: JSON.stringify(this.oddly(body, dice)) };
  }

  private pleas(): Readonly<Record<string, object>> {
    const { key } = this;
    const at = `/api/tables/${this.table}`;
    const { game, options, seats } = DUEL;
    return {
      '/api/players': { name: 'Ada', label: 'phone' },
      '/api/players/me': { key },
      '/api/players/me/name': { key, name: 'Ada' },
      '/api/players/me/revoke': { key, device: 'phone' },
      '/api/players/me/code': { key },
      '/api/players/code': { code: 'K7QW-M3XA', label: 'phone' },
      '/api/tables': { key, game, options, seats, seed: 'seed' },
      '/api/tables/list': { keys: [key] },
      '/api/mine/export': { keys: [key] },
      [at]: { keys: [key] },
      [`${at}/copy`]: { key, seatKey: key, at: 0, seats },
      [`${at}/report`]: { key, text: 'It is wrong.' },
      [`${at}/seats/0/invitation`]: { key },
      [`${at}/seats/0/choice`]: { key, choice: 'leadership' },
      [`${at}/invitations`]: { key },
      [`${at}/invitations/revoke`]: { key, id: 'invitation' },
      [`${at}/code`]: { key },
      [`${at}/code/revoke`]: { key },
      [`${at}/knocks`]: { key },
      [`${at}/knocks/answer`]: { key, knock: 'knock', letIn: true },
      '/api/invitations/look': { token: 'token' },
      '/api/invitations/accept': { token: 'token', key, name: 'Ada' },
      '/api/seats/claim': { seatKey: 'link', key, voidLink: true },
      '/api/lobby': { code: 'K7Q-WM3' },
      '/api/lobby/knock': { code: 'K7Q-WM3', seat: 0, key, name: 'Ada' },
      '/api/lobby/knock/look': { token: 'token' },
    };
  }

  /** The same with an odd text in the place of one text. The key stays more often than not. */
  private oddly(value: unknown, dice: Dice): unknown {
    if (typeof value === 'string') {
      const isSpared = value === this.key && dice.roll(4) > 0;
      return isSpared ? value : ODD_TEXTS[dice.roll(ODD_TEXTS.length)];
    }
    if (typeof value !== 'object' || value === null) return value;
    const names = Object.keys(value);
    const odd = names[dice.roll(Math.max(1, names.length))];
    if (odd === undefined) return value;
    const changed = this.oddly(Reflect.get(value, odd), dice);
    return Array.isArray(value)
      ? value.map((each, index) => (String(index) === odd ? changed : each))
      : { ...value, [odd]: changed };
  }
}
