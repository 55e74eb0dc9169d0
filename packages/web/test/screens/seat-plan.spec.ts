import { describe, expect, it } from 'vitest';
import type { PlannedSeat } from '../../src/screens/new-game/seat-plan.ts';
import {
  friendsAt,
  humansAt,
  needsServer,
  plannedFor,
  seatsTakenAlong,
  seatsToFill,
  storedSeats,
} from '../../src/screens/new-game/seat-plan.ts';

const me: PlannedSeat = { role: 'me', name: 'Ada', bot: 'sensible' };
const bot: PlannedSeat = { role: 'bot', name: '', bot: 'random' };
const friend: PlannedSeat = { role: 'friend', name: ' Ben ', bot: 'sensible' };

describe('the player of a new game', () => {
  it('is what the first game of this kind begins with, and I have my name', () => {
    const plan = plannedFor(2, [], [null, 'sensible'], 'Ada');
    expect(plan.map(({ role, name }) => [role, name])).toEqual([
      ['me', 'Ada'],
      ['bot', ''],
    ]);
  });

  it('stays as it was chosen when the game gets more seats, and the new ones are mine', () => {
    const plan = plannedFor(3, [friend], [null], 'Ada');
    expect(plan[0]).toBe(friend);
    expect(plan.slice(1).map(({ role }) => role)).toEqual(['me', 'me']);
  });

  it('forgets no seat and invents none when the game gets fewer', () => {
    expect(plannedFor(1, [me, bot], [null], '')).toEqual([me]);
  });

  it('needs a server only if a friend plays', () => {
    expect(needsServer([me, bot])).toBe(false);
    expect(needsServer([me, friend])).toBe(true);
  });

  it('is stored without spaces around names, and with a bot only where one plays', () => {
    expect(storedSeats([me, bot, friend])).toEqual([
      { name: 'Ada', bot: null },
      { name: '', bot: 'random' },
      { name: 'Ben', bot: null },
    ]);
  });
});

describe('the player at a new table on the server', () => {
  it('is me on my seats; those of friends are free, and they are invited there', () => {
    expect(seatsToFill([me, bot, friend])).toEqual([
      { name: 'Ada', bot: null, mine: true },
      { name: '', bot: 'random', mine: false },
      { name: 'Ben', bot: null, mine: false },
    ]);
    expect(friendsAt([me, bot, friend, friend])).toEqual([2, 3]);
  });

  it('is the single player of a game, on every seat without a bot', () => {
    expect(seatsTakenAlong(storedSeats([me, bot, me])).map(({ mine }) => mine)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it('Persons sit where no bot does.', () => {
  expect(humansAt(storedSeats([bot, me, friend]))).toEqual([1, 2]);
});
