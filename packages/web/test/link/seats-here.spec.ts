import { expect, test } from 'vitest';
import { seatsHere, withSeat } from '../../src/link/local/seats-here.ts';

const person = { name: 'Ada', bot: null };
const bot = { name: '', bot: 'sensible' };

test('the player of a browser plays the seats that no bot plays', () => {
  expect(seatsHere({ seats: [person, bot, person] })).toEqual([0, 2]);
});

test('a seat that was lent to a bot stays its owner’s, until it is taken back and after', () => {
  const table = { seats: [person, bot] };
  const lent = withSeat(table, 0, { ...person, bot: 'sensible' });
  expect(lent).toEqual({ seats: [{ name: 'Ada', bot: 'sensible' }, bot], lent: [0] });
  expect(seatsHere(lent)).toEqual([0]);
  expect(seatsHere(withSeat(lent, 0, { name: 'Eve', bot: 'random' }))).toEqual([0]);
  expect(withSeat(lent, 0, person)).toEqual({ ...table, lent: [] });
});

test('a seat that a bot had from the start belongs to no player before its bot is removed', () => {
  const other = withSeat({ seats: [person, bot] }, 1, { ...bot, bot: 'random' });
  expect(seatsHere(other)).toEqual([0]);
  expect(seatsHere(withSeat(other, 1, { ...bot, bot: null }))).toEqual([0, 1]);
});
