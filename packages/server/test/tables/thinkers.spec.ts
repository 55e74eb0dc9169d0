import { availableParallelism } from 'node:os';
import { duel } from '@grimrule/duel';
import { Room } from '@grimrule/room';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Thinkers } from '../../src/tables/thinkers.ts';

const STUBBORN = new URL('../support/workers/stubborn.mjs', import.meta.url);
const PRACTISING = new URL('../support/workers/practising.mjs', import.meta.url);

function thought(bot: string) {
  const room = Room.open(duel, null, 'thoughts');
  if (!(room instanceof Room) || !room.state.prompt) throw new Error('Duel cannot be set up');
  const { prompt } = room.state;
  return { game: 'duel', options: null, bot, view: duel.view(room.state, prompt.seat), prompt };
}

describe('thinkers', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('think while a saved game is tried that has no end', async () => {
    const thinkers = new Thinkers(STUBBORN, () => undefined);
    const record = Room.open(duel, null, 'record');
    if (!(record instanceof Room)) throw new Error('Duel cannot be set up');
    const trying = thinkers.tryRecord(record.record(), 'here').catch(() => 'broken off');
    const lane = { table: 'one', address: 'here' };
    expect(await thinkers.think(thought('first'), lane)).toEqual([{ verb: 'first' }]);
    await thinkers.close();
    expect(await trying).toBe('broken off');
  });

  it('play for practice, and let a thought of a table go before the next game', async () => {
    const thinkers = new Thinkers(PRACTISING, () => undefined);
    const practised = thinkers.practise(Array.from({ length: 50 }, (_, at) => `game ${at}`));
    const lane = { table: 'one', address: 'here' };
    const [early] = (await thinkers.think(thought('bot'), lane)) ?? [];
    expect(early?.value).toBeLessThan(5);
    await practised;
    const [late] = (await thinkers.think(thought('bot'), lane)) ?? [];
    expect(late?.value).toBeGreaterThan(early?.value ?? 0);
    await thinkers.close();
  });

  it('practise quietly no more when the server stops', async () => {
    const reported: unknown[] = [];
    const thinkers = new Thinkers(PRACTISING, (error) => reported.push(error));
    const practised = thinkers.practise(['duel']);
    await thinkers.close();
    await practised;
    expect(reported).toEqual([]);
  });

  it('start the clock of a thought with the work, and answer in turn', async () => {
    const clocks = vi.spyOn(AbortSignal, 'timeout');
    const thinkers = new Thinkers(STUBBORN, () => undefined);
    const lane = { table: 'one', address: 'here' };
    const names = Array.from({ length: availableParallelism() + 8 }, (_, at) => `bot ${at}`);
    const answers = names.map((name) => thinkers.think(thought(name), lane));
    const handedOver = clocks.mock.calls.length;
    expect(handedOver).toBe(names.length - thinkers.waiting);
    expect(handedOver).toBeLessThan(names.length);
    expect(await Promise.all(answers)).toEqual(names.map((verb) => [{ verb }]));
    expect(clocks).toHaveBeenCalledTimes(names.length);
    await thinkers.close();
  });
});
