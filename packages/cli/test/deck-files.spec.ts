import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offeredDecks, readDeckList } from '@grimrule/champions';
import { DECKS } from '@grimrule/rings';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { CLI_WORDS } from '../src/words/words.ts';
import { grimrule, scratch, startGrimrule } from './run.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/decks', import.meta.url));
const say = CLI_WORDS.en;
const champions = gameNamed('champions');
const rings = gameNamed('rings');

function file(name: string, text: string): string {
  const path = scratch(name);
  writeFileSync(path, text);
  return path;
}

function starter(hero: string) {
  const deck = offeredDecks().find(({ slug }) => slug === hero);
  if (!deck) throw new Error(`${hero} has no deck`);
  return { identity: deck.identity, cards: deck.cards };
}

const HULK = starter('she-hulk');
const LIST = [
  HULK.identity,
  ...Object.entries(HULK.cards).map(([code, count]) => `${count}x ${code}`),
].join('\n');

describe('custom decks in Champions', () => {
  test('are read as objects and as lists, and play beside heroes with theirs', async () => {
    const typed = [
      file('web.json', JSON.stringify(starter('spider-man'))),
      'iron-man',
      file('gamma.txt', LIST),
    ].join(',');
    const { options, title } = champions.setUp({ decks: typed, players: '4' }, say);
    expect(title.en).toBe(
      'Rhino, standard, 4 players: Spider-Man (web), Iron Man, She-Hulk (gamma), Captain Marvel',
    );
    expect(options).toMatchObject({
      decks: [starter('spider-man'), starter('iron-man'), HULK, starter('captain-marvel')],
    });
    expect(readDeckList(LIST)).toEqual(HULK);
    const args = 'simulate champions --bot random --games 2 --json --decks'.split(' ');
    const { out, code } = await startGrimrule([...args, typed]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, players: 3, crashed: 0, failures: [] });
  });

  test('may name their hero as the command line does, and no other player is that hero then', () => {
    const deck = { ...starter('spider-man'), identity: 'spider-man' };
    const typed = file('named.json', JSON.stringify(deck));
    const { options, title } = champions.setUp({ decks: typed, players: '2' }, say);
    expect(title.en).toBe('Rhino, standard, 2 players: Spider-Man (named), Captain Marvel');
    expect(champions.game.setup(options, 1)).toHaveProperty('state');
  });

  test('are a row each in a matrix', () => {
    const decks = `${file('gamma.txt', LIST)},iron-man`;
    const all = champions.combinations({ decks, scenario: 'klaw', players: '2' }, say);
    expect(all.map(({ row }) => row.de[0])).toEqual([
      'She-Hulk (gamma)',
      'She-Hulk (gamma)',
      'Iron Man',
      'Iron Man',
    ]);
    for (const { setup } of all) {
      expect('state' in champions.game.setup(setup.options, 1)).toBe(true);
    }
  });

  test('may be in any format, and several in one file', () => {
    const slots = starter('spider-man').cards;
    const decks = [
      { name: 'Webs', hero_code: '01001a', slots },
      { name: 'Gamma', hero_code: '01019a', slots: HULK.cards },
    ];
    const both = file('both.json', JSON.stringify(decks));
    const { options, title } = champions.setUp({ decks: both }, say);
    expect(title.en).toBe('Rhino, standard, 2 players: Spider-Man (Webs), She-Hulk (Gamma)');
    expect(options).toMatchObject({ decks: [starter('spider-man'), HULK] });
    const octgn = '055c536f-adba-4bc2-acbf-9aefb9756046';
    const card = '<card qty="1" id="18ae183c-de26-4369-8a41-424d58f01631">Spider-Man</card>';
    const text = `<deck game="${octgn}"><section name="Cards">${card}</section></deck>`;
    const alone = champions.setUp({ decks: file('alone.o8d', text) }, say);
    expect(alone.options).toMatchObject({ decks: [{ identity: '01001a', cards: {} }] });
  });

  test('that are none are refused with a sentence', async () => {
    const refused = (decks: string) => () => champions.setUp({ decks }, say);
    expect(refused('she-hulc')).toThrow("'she-hulc'");
    expect(refused(scratch('nowhere.txt'))).toThrow('There is no file');
    expect(refused(file('half.json', '{"identity":'))).toThrow('is not a deck');
    expect(refused(file('seven.json', '7'))).toThrow('is not a deck');
    expect(() => champions.setUp({ decks: 'iron-man', heroes: 'iron-man' }, say)).toThrow(
      '--heroes and --decks cannot be combined.',
    );
    expect(() => champions.setUp({ decks: 'iron-man,she-hulk', players: '1' }, say)).toThrow(
      '--players 1 contradicts --decks, which names 2.',
    );
    const small = file('small.txt', 'She-Hulk\n3x Energy');
    const { code, err } = await grimrule(['simulate', 'champions', '--decks', small]);
    expect(code).toBe(2);
    expect(err.split('\n')).toEqual(
      expect.arrayContaining([
        'The deck of She-Hulk has 3 cards, but needs at least 40.',
        'The deck of She-Hulk has 3 copies of Energy, but may have no more than 1.',
      ]),
    );
  });

  test('are there as examples, which anybody may play', () => {
    const files = readdirSync(EXAMPLES).map((name) => join(EXAMPLES, name));
    expect(files).toHaveLength(4);
    const { options, title } = champions.setUp({ decks: files.join(',') }, say);
    expect(title.en).toContain('4 players');
    expect(champions.game.setup(options, 1)).toHaveProperty('state');
  });
});

describe('custom decks in Rings', () => {
  const [first] = DECKS;
  const { heroes = [], cards = {} } = first ?? {};

  test('are read as objects and as lists, and no other deck has their heroes', () => {
    const list = [...heroes, ...Object.entries(cards).map(([code, count]) => `${count}x ${code}`)];
    for (const typed of [
      file('mine.json', JSON.stringify({ heroes, cards })),
      file('mine.txt', list.join('\n')),
    ]) {
      const { options, title } = rings.setUp({ decks: typed, players: '2' }, say);
      expect(title.en).toBe('Passage Through Mirkwood, standard, 2 players: mine, Tactics');
      expect(rings.game.setup(options, 1)).toHaveProperty('state');
    }
  });
});
