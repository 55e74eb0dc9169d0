import { describe, expect, it } from 'vitest';
import { Dismissed, Lanes } from '../../src/tables/lanes.ts';

/** Work that is done one at a time when it is told to, and notes in which order it is begun. */
function counted(hands: number, perAddress = hands) {
  const lanes = new Lanes(hands, perAddress);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (address: string, table: string, name: string) =>
    lanes.run({ address, table }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const finish = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { lanes, begun, add, finish };
}

describe('lanes', () => {
  it('let a quiet table go second behind eight tasks of a greedy one', async () => {
    const { begun, add, finish } = counted(1);
    const all = Array.from({ length: 8 }, (_, at) => add('here', 'greedy', `greedy ${at}`));
    all.push(add('here', 'quiet', 'quiet'));
    for (let times = 0; times < 9; times++) await finish();
    await Promise.all(all);
    expect(begun.slice(0, 4)).toEqual(['greedy 0', 'greedy 1', 'quiet', 'greedy 2']);
    expect(begun).toHaveLength(9);
  });

  it('let the only table of an address take turns with all forty tables of another', async () => {
    const { begun, add, finish } = counted(1);
    const all = Array.from({ length: 40 }, (_, at) => add('greedy', `table ${at}`, `greedy ${at}`));
    all.push(add('quiet', 'table', 'quiet 0'), add('quiet', 'table', 'quiet 1'));
    for (let times = 0; times < 42; times++) await finish();
    await Promise.all(all);
    expect(begun.slice(0, 6)).toEqual([
      'greedy 0',
      'greedy 1',
      'quiet 0',
      'greedy 2',
      'quiet 1',
      'greedy 3',
    ]);
  });

  it('keep a hand free for others while one address has long tasks', async () => {
    const { begun, add, finish } = counted(2, 1);
    const all = Array.from({ length: 3 }, (_, at) => add('greedy', `table ${at}`, `greedy ${at}`));
    expect(begun).toEqual(['greedy 0']);
    all.push(add('quiet', 'table', 'quiet'));
    expect(begun).toEqual(['greedy 0', 'quiet']);
    for (let times = 0; times < 4; times++) await finish();
    await Promise.all(all);
    expect(begun).toEqual(['greedy 0', 'quiet', 'greedy 1', 'greedy 2']);
  });

  it('keep the order of one table', async () => {
    const { begun, add, finish } = counted(1);
    const names = Array.from({ length: 16 }, (_, at) => String(at));
    const all = names.map((name) => add('here', 'one', name));
    for (let times = 0; times < 16; times++) await finish();
    await Promise.all(all);
    expect(begun).toEqual(names);
  });

  it('begin no more than there are hands for, and go on after a failure', async () => {
    const { lanes, begun, add, finish } = counted(2);
    const failing = lanes.run({ address: 'a', table: 'a' }, async () => {
      begun.push('failing');
      throw new Error('no answer');
    });
    const all = ['b', 'c', 'd'].map((name) => add(name, name, name));
    expect([begun, lanes.count]).toEqual([['failing', 'b'], 2]);
    await expect(failing).rejects.toThrow('no answer');
    await new Promise((resolve) => setImmediate(resolve));
    expect([begun, lanes.count]).toEqual([['failing', 'b', 'c'], 1]);
    for (let times = 0; times < 3; times++) await finish();
    await Promise.all(all);
    expect(begun).toEqual(['failing', 'b', 'c', 'd']);
  });

  it('dismiss what waits when they close', async () => {
    const { lanes, begun, add, finish } = counted(1);
    const first = add('a', 'a', 'first');
    const second = add('a', 'a', 'second');
    lanes.close();
    await expect(second).rejects.toThrow(Dismissed);
    await expect(add('a', 'a', 'third')).rejects.toThrow(Dismissed);
    await finish();
    await first;
    expect(begun).toEqual(['first']);
  });
});
