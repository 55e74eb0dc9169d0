import { readerOf } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { rings, ringsWords } from '../../../src/index.ts';
import { optionName } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

/** Why this cannot be done, as its player reads it in both languages. */
function why(table: Play, name: string): readonly string[] {
  const { state } = table;
  const refusal = rings
    .refusals(state)
    .find(({ option }) => option && optionName(state, option) === name);
  if (!refusal) throw new Error(`'${name}' is not refused`);
  const reader = readerOf(table.prompt?.seat ?? 0, state);
  return [ringsWords.en, ringsWords.de].map((words) => words.line(refusal.reason, reader));
}

describe('what cannot be played', () => {
  test('tells how much it costs and how much its heroes have', () => {
    const table = play({
      players: [{ heroes: ['Aragorn', 'Beravor'], resources: 1, hand: ['Faramir'] }],
    });
    expect(why(table, 'play Faramir')).toEqual([
      'Faramir costs 4 Leadership resources, but your heroes have only 1.',
      'Faramir kostet 4 Führung-Ressourcen, aber deine Helden haben nur 1.',
    ]);
  });
});

describe('who cannot fight', () => {
  const fight = (step: string) =>
    play({
      players: [
        {
          heroes: ['Gimli', 'Legolas', { card: 'Aragorn', exhausted: true }],
          engaged: ['Wargs'],
        },
      ],
      staging: ['Hill Troll'],
      phase: 'combat',
      step,
    });

  test('is told of an enemy in the staging area', () => {
    expect(why(fight('6.7'), 'attack Hill Troll')).toEqual([
      'You cannot attack Hill Troll: it is in the staging area and not engaged with a player.',
      'Du kannst Hill Troll nicht angreifen: Der Gegner ist in der Aufmarschzone und nicht im Kampf mit einem Spieler.',
    ]);
  });

  test('is told of an exhausted character', () => {
    const [attacker] = why(
      fight('6.7').choose('attack Wargs').asks('whoAttacks', 0),
      'attack Aragorn',
    );
    expect(attacker).toBe('Aragorn is exhausted.');
    const [defender] = why(fight('6.3').until('whoDefends'), 'defend Aragorn');
    expect(defender).toBe('Aragorn is exhausted.');
  });

  test('is told of a hero whom a card keeps from it, with the card', () => {
    const table = play({
      players: [{ heroes: ['Gimli', 'Aragorn'], engaged: ['Wargs'] }],
      phase: 'combat',
      step: '6.3',
      gains: { Aragorn: { cannotDefend: 1 } },
    }).until('whoDefends');
    expect(why(table, 'defend Aragorn')[0]).toMatch(/^Aragorn cannot defend/);
  });
});

test('an enemy that cannot be engaged is told with what says so', () => {
  const table = play({
    players: [{ heroes: ['Gimli', 'Beravor'] }],
    staging: ['Wargs', 'Marsh Adder', 'Goblin Sniper'],
    phase: 'encounter',
  }).until('whomToEngage');
  expect(why(table, 'engage Goblin Sniper')).toEqual([
    'You cannot choose to engage Goblin Sniper: its own text forbids it.',
    'Du kannst Goblin Sniper nicht freiwillig in einen Kampf verwickeln: Der eigene Text verbietet es.',
  ]);
});
