import { champions } from '@grimrule/champions';
import { proposalFor, STRIDE } from '@grimrule/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientMessage, Desk, Guest, Move } from '../src/index.ts';
import { Room, restore, Session } from '../src/index.ts';
import { askedInTurn } from './asked-in-turn.ts';

const RHINO = { scenario: 'rhino', heroes: ['spider-man', 'iron-man'] };
const PEOPLE = ['Ada', 'Ben'].map((name) => ({ name, bot: null }));

type Asked = Extract<ClientMessage, { readonly number: number }>;
type Wish = Pick<Asked, 'say'> & { readonly to?: number; readonly branch?: number };

describe('the effort that a table takes to be opened again', () => {
  const game = askedInTurn(champions);
  let room: Room;
  let moves: Move[];

  beforeEach(() => {
    const begun = Room.open(game, RHINO, 'effort');
    if (!(begun instanceof Room)) throw new Error('Champions cannot be set up');
    room = begun;
    moves = [];
  });

  /** One person plays both seats; gives why something was refused. */
  async function playing(mostEffort: number) {
    const refusals: string[] = [];
    const desk = {
      append: async (_number: number, move: Move) => moves.push(move) > 0,
      report: (error: unknown) => refusals.push(String(error)),
    } as unknown as Desk;
    const session = new Session('t', room, desk, { seats: PEOPLE, chat: [] }, { mostEffort });
    const guest: Guest = {
      ...{ seats: [0, 1], name: '', missed: () => undefined },
      send(message) {
        if (message.say === 'refused') refusals.push(message.refusal.reason.say);
      },
    };
    await session.join(guest);
    const ask = async (wish: Wish) => {
      const { prompt } = room.state;
      if (!prompt) throw new Error('nobody is asked');
      const answer = [...proposalFor(prompt)];
      const message = { ...wish, id: 1, seat: prompt.seat, number: room.number, answer };
      await session.receive(guest, message as Asked);
    };
    return { ask, refusals };
  }

  it('is one for each decision, and grows with what is made anew', async () => {
    const { ask } = await playing(1_000);
    for (let count = 0; count < 3; count++) await ask({ say: 'answer' });
    expect(room.effort).toBe(3);
    await ask({ say: 'undo', to: 0 });
    expect(room.effort).toBe(3 + STRIDE);
    await ask({ say: 'restore', branch: 0 });
    expect(room.effort).toBe(3 + 2 * STRIDE + 3);
    const origin = { options: RHINO, seed: 'effort', generator: room.match.generator };
    const rules = [game.definition.version];
    const again = restore(game, { ...origin, rules, moves, snapshots: [] });
    expect(again).toMatchObject({ number: 5, effort: room.effort });
  });

  it('has an end: from then on nobody moves', async () => {
    const { ask, refusals } = await playing(STRIDE + 3);
    await ask({ say: 'answer' });
    await ask({ say: 'undo', to: 0 });
    await ask({ say: 'answer' });
    expect(refusals).toEqual([]);
    await ask({ say: 'answer' });
    await ask({ say: 'undo', to: 0 });
    expect(refusals).toEqual(['tooManyMoves']);
    expect(moves.map(({ kind }) => kind)).toEqual(['answer', 'undo', 'answer', 'answer']);
  });
});
