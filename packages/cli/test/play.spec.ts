import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPTY_LINES, grimrule, scratch } from './run.ts';

const DUEL = 'play duel --seed s --bot random'.split(' ');

test('a whole game can be piped in as empty lines', async () => {
  const { code, out, err } = await grimrule(DUEL, EMPTY_LINES);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/(win|draw)/i);
});

test('options are picked by their numbers, and several pay', async () => {
  const { out, code } = await grimrule([...DUEL, '--seat', 'villains'], '1\n\n1\nw\nu\nr\nq\n');
  expect(code).toBe(0);
  expect(out).toContain('Undone.');
  expect(out).toContain('Redone.');
  expect(out).toContain('The game was not saved.');
});

test('a line that is no answer is refused, and the question stays', async () => {
  const input = `99\nabc\n1 1\n${EMPTY_LINES}`;
  const { err, code } = await grimrule([...DUEL, '--seat', 'villains'], input);
  expect(err).toContain("'99' is not one of the listed numbers.");
  expect(err).toContain("'abc' is not one of the listed numbers.");
  expect(err.trim().split('\n')).toHaveLength(3);
  expect(code).toBe(0);
});

test('moves that end too early leave a sentence and exit code 2', async () => {
  const { err, code } = await grimrule(DUEL, '\n');
  expect(err).toMatch(/^The moves ended after \d+ decisions, before the game was over\.\n$/);
  expect(code).toBe(2);
});

test('a saved game goes on where it was', async () => {
  const file = scratch('resumed.json');
  const first = await grimrule([...DUEL, '--seat', 'villains', '--save', file], '1\nq\n');
  expect(first.out).toContain(`--resume ${file}`);
  const before = JSON.parse(readFileSync(file, 'utf8')).decisions.length;
  expect(before).toBeGreaterThan(0);
  const again = ['play', 'duel', '--resume', file, '--save', file];
  const { code, out } = await grimrule(again, EMPTY_LINES);
  expect(code).toBe(0);
  expect(out).toContain('Villains (you)');
  expect(JSON.parse(readFileSync(file, 'utf8')).decisions.length).toBeGreaterThan(before);
});

test('two people share the input', async () => {
  const { code, out } = await grimrule(['play', 'duel', '--hot-seat', '--seed', '1'], EMPTY_LINES);
  expect(code).toBe(0);
  expect(out).toContain('Heroes (you)');
  expect(out).toContain('Villains (you)');
});

test('Rings is played with its flags, and goes on where it was', async () => {
  const file = scratch('rings.json');
  const args = 'play rings --seed s --scenario passage --decks leadership --lang de'.split(' ');
  const { out, err } = await grimrule([...args, '--save', file], '\n\n\n\nq\n');
  expect(err).toBe('');
  expect(out).toContain('Flies and Spiders');
  expect(out).toContain('Starthand behalten');
  expect(out).toContain('Planungsphase');
  const { code, out: replayed } = await grimrule(['replay', file, '--seat', 'leadership']);
  expect(code).toBe(0);
  expect(replayed).toContain('You play Aragorn, Glóin and Théodred');
});

describe('Champions', () => {
  const CHAMPIONS = 'play champions --seed s'.split(' ');
  const lines = (count: number) => '\n'.repeat(count);

  test('a whole game can be piped in as empty lines', async () => {
    const { code, out, err } = await grimrule(CHAMPIONS, EMPTY_LINES);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/The players (win|lose)/);
  });

  test('is played in either language', async () => {
    const args = [...CHAMPIONS, '--heroes', 'iron-man,black-panther', '--scenario', 'ultron'];
    const english = await grimrule(args, `${lines(12)}w\nu\nq\n`);
    expect(english.code).toBe(0);
    expect(english.out).toContain('Player 1: Tony Stark (you) · first player');
    expect(english.out).toContain('Player 2: T');
    expect(english.out).toMatch(/Villain +Ultron I HP 34\/34/);
    expect(english.out).toContain('Your hand (6)');
    expect(english.out).toContain('Undone.');
    const german = await grimrule([...args, '--lang', 'de'], `${lines(12)}w\nu\nq\n`);
    expect(german.code).toBe(0);
    expect(german.out).toContain('Spieler 1: Tony Stark (du) · Startspieler');
    expect(german.out).toMatch(/Schurke +Ultron I LP 34\/34/);
    expect(german.out).toContain('Deine Hand (6)');
  });

  test('several cards are discarded, and a card is paid for with others', async () => {
    // The mulligan: both first cards; then the first turn.
    const { out, code, err } = await grimrule(CHAMPIONS, `1 2\n${lines(6)}q\n`);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('You replace 2 cards.');
    expect(out).toMatch(/You pay with /);
  });

  test('bots play whom they are told to', async () => {
    const args = [...CHAMPIONS, '--players', '2', '--bot', 'random'];
    for (const more of [
      ['--seat', 'captain-marvel'],
      ['--bots', 'spider-man'],
    ]) {
      const { out } = await grimrule([...args, ...more], `${lines(5)}q\n`);
      expect(out).toContain('Player 2: Carol Danvers (you)');
      expect(out).not.toMatch(/Player 1: .* \(you\)/);
    }
  });

  test('a saved game goes on and can be replayed', async () => {
    const file = scratch('champions.json');
    const args = [...CHAMPIONS, '--heroes', 'she-hulk,spider-man', '--bots', 'spider-man'];
    const random = ['--bot', 'random', '--save', file];
    const first = await grimrule([...args, ...random], `${lines(8)}q\n`);
    expect(first.code).toBe(0);
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved.players).toEqual([null, 'random']);
    expect(saved.options.heroes).toEqual(['she-hulk', 'spider-man']);
    const again = await grimrule(
      ['play', 'champions', '--resume', file, '--save', file],
      EMPTY_LINES,
    );
    expect(again.err).toBe('');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/Player 1: .* \(you\)/);
    const replayed = await grimrule(['replay', file]);
    expect(replayed.err).toBe('');
    expect(replayed.code).toBe(0);
    expect(replayed.out).toMatch(/Setup\n.*Round 1\n/s);
    expect(replayed.out).toMatch(/All \d+ decisions replay as they were saved\./);
    const seat = ['replay', file, '--seat', 'spider-man', '--to', '6', '--lang', 'de'];
    const seen = await grimrule(seat);
    expect(seen.out).toContain('Angehalten nach 6 von');
    expect(seen.out).toContain('Deine Hand');
    const nobody = await grimrule(['replay', file, '--seat', 'thor']);
    expect(nobody.err).toMatch(/no seat 'thor'. Choose one of: she-hulk, spider-man\./);
    expect(nobody.code).toBe(2);
  });
});
