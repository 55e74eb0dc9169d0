import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardsNamedTo, leaksIn } from '../support/leaks.ts';
import { Secrets } from './secrets.ts';

const SEED = '3f9c1e0b7d52a6488190fe3c2db4a7765e01c8f39ab26d471ce8503f7b9a2d64';
const KEY = 'q8Zr-2LmX_vT5yWc9KdHs1Nb';

describe('a secret is recognised', () => {
  const secrets = new Secrets();
  secrets.add('the seed', SEED);
  secrets.add('the key', KEY);
  const bytes = Buffer.from(SEED, 'hex');

  it.each([
    ['as it is', SEED],
    ['in capitals', SEED.toUpperCase()],
    ['reversed', [...SEED].reverse().join('')],
    ['in base64', Buffer.from(SEED).toString('base64')],
    ['behind other text in base64', Buffer.from(`a ${SEED}`).toString('base64')],
    ['its bytes in base64', bytes.toString('base64url')],
    ['its text in hex', Buffer.from(SEED).toString('hex')],
    ['one half', SEED.slice(32)],
    ['four pieces', SEED.match(/.{16}/g)],
    ['letter by letter', [...SEED]],
    ['its bytes as numbers', [...bytes]],
    ['a part of it', SEED.slice(20, 37)],
    ['the key of a seat', KEY],
    ['the key of a seat, reversed', [...KEY].reverse().join('')],
  ])('%s, wherever it stands', (_how, told) => {
    for (let before = 0; before < 20; before++) {
      const text = JSON.stringify({ say: 'x'.repeat(before), view: { note: told, zones: [1, 2] } });
      expect(secrets.toldBy(text)).toMatch(/^the (seed|key)/);
    }
  });

  it('and other random text is not', () => {
    for (let time = 0; time < 200; time++) {
      const other = randomBytes(32);
      const text = JSON.stringify([other.toString('hex'), other.toString('base64'), [...other]]);
      expect(secrets.toldBy(text)).toBeNull();
    }
    expect(secrets.toldBy(SEED.slice(0, 12))).toBeNull();
  });
});

describe('cards in a message', () => {
  const fields = new Set(['card', 'cards', 'host']);
  const named = (message: unknown) => [...cardsNamedTo(message, fields)].map(([card]) => card);
  const record = { design: 1, zone: 2, seen: 3 };

  it('are found in a view: in zones, by records, hosts and who listens', () => {
    const view = {
      zones: [[3, { back: 'x', host: 4 }], [], [5, 6]],
      cards: [null, { ...record, host: -1 }, null],
      listening: [[7], []],
      lists: [{ card: 99 }],
    };
    expect(named({ view }).sort()).toEqual([1, 3, 4, 5, 6, 7]);
  });

  it('are found in changes, where the first number of a zone is the zone', () => {
    const change = {
      cards: [
        [8, null],
        [9, record],
      ],
      zones: [[77, [1, 2]]],
      rest: {},
    };
    expect(named({ change })).toEqual([8, 9, 1, 2]);
  });

  it('are found in lines, reasons and refusals; places and nothing are none', () => {
    expect(named({ entry: { line: { card: 3, cards: [4, -1, -4100] }, seen: { 5: 1 } } })).toEqual([
      3, 4, 5,
    ]);
    expect(named({ say: 'why', reasons: [{ card: 6, lines: [1] }] })).toEqual([6]);
    expect(named({ say: 'refused', refusal: { reason: { say: 'no', card: 7 } } })).toEqual([7]);
  });

  it('are leaks where the seat is not among those who know them, and so are others’ questions', () => {
    expect(leaksIn({ view: { cards: [{ ...record, seen: 2 }] } }, 0, 2)).toHaveLength(1);
    expect(leaksIn({ view: { cards: [{ ...record, seen: 1 }] } }, 0, 2)).toEqual([]);
    const question = { seat: 1, ask: { say: 'attack' }, options: [] };
    expect(leaksIn({ refusal: { waits: question } }, 0, 2)).toEqual(['.refusal.waits']);
    expect(leaksIn({ refusal: { waits: question } }, 1, 2)).toEqual([]);
  });
});
