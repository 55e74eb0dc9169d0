import { describe, expect, test } from 'vitest';
import { readDeckText } from '../../src/index.ts';
import { deckIn, faultsOf, played } from '../support/reading.ts';

const json = (value: unknown) => JSON.stringify(value);

describe('JSON of RingsDB', () => {
  test('lists heroes among the slots too', () => {
    const deck = { heroes: { '01001': 1 }, slots: { '01001': 1, '01016': 3 }, sideslots: [] };
    expect(played(json(deck))).toEqual({ identities: ['01001'], cards: { '01016': 3 } });
  });

  test('writes an empty map as an empty list', () => {
    const deck = { heroes: { '01001': 1 }, slots: [], sideslots: [] };
    expect(played(json(deck))).toEqual({ identities: ['01001'], cards: {} });
  });

  test('has a sideboard, in which heroes wait', () => {
    const deck = {
      heroes: { '01001': 1 },
      slots: { '01001': 1 },
      sideslots: { '01050': 2, '01002': 1 },
    };
    expect(deckIn(json(deck)).sideboard).toEqual({ '01050': 2, '01002': 1 });
    expect(deckIn(json(deck)).identities).toEqual(['01001']);
  });

  test('of a deck that is not published has a history and tags', () => {
    const deck = { name: 'Draft', heroes: { '01004': 1 }, slots: { '01004': 1, '01028': 2 } };
    const read = deckIn(json({ ...deck, sideslots: [], problem: '', tags: 'solo', history: [] }));
    expect(read).toMatchObject({ name: 'Draft', tags: ['solo'], cards: { '01028': 2 } });
  });

  test('counts a card of a later product as its original', () => {
    const deck = { heroes: { '01001': 1 }, slots: { '20037': 2, '01073': 1 }, sideslots: [] };
    expect(played(json(deck)).cards).toEqual({ '01073': 3 });
  });

  test('keeps a code that nobody knows', () => {
    const deck = { heroes: { '01001': 1 }, slots: { '01016': 3, '99123': 2 }, sideslots: [] };
    expect(played(json(deck))).toMatchObject({ cards: { '01016': 3 }, strangers: { '99123': 2 } });
  });
});

describe('JSON of MarvelCDB', () => {
  const spiderMan = { hero_code: '01001a', hero_name: 'Spider-Man', slots: { '01002': 1 } };

  test('names the hero apart from the slots', () => {
    expect(played(json(spiderMan))).toEqual({ identities: ['01001a'], cards: { '01002': 1 } });
  });

  test('keeps JSON in a text, which may be empty', () => {
    const aspects = (meta: string) => deckIn(json({ ...spiderMan, meta })).aspects;
    expect(aspects('{"aspect":"justice","aspect2":"basic"}')).toEqual(['justice', 'basic']);
    expect(aspects('')).toEqual([]);
    expect(aspects('{broken')).toEqual([]);
  });

  test('counts a reprint as its original', () => {
    const slots = { '03012': 1, '01066': 1 };
    expect(played(json({ ...spiderMan, slots })).cards).toEqual({ '01066': 2 });
  });

  test('names a hero by any of its sides', () => {
    expect(deckIn(json({ ...spiderMan, hero_code: '01001b' })).identities).toEqual(['01001a']);
    expect(deckIn(json({ ...spiderMan, hero_code: '29002a' })).identities).toEqual(['29001a']);
  });

  test('may hold the cards that a hero begins with', () => {
    const deck = { hero_code: '21001a', slots: { '21002': 1, '21003': 1, '21004': 1 } };
    expect(played(json(deck)).cards).toEqual({ '21002': 1, '21003': 1, '21004': 1 });
  });

  test('keeps a hero that nobody knows', () => {
    const read = deckIn(json({ ...spiderMan, hero_code: '77001a' }));
    expect(read.identities).toEqual(['77001a']);
  });
});

describe('several decks', () => {
  const deck = (name: string, hero: string) => ({
    name,
    heroes: { [hero]: 1 },
    slots: { [hero]: 1, '01016': 1 },
    sideslots: [],
  });
  const names = (value: unknown) => readDeckText(json(value)).decks.map((read) => read.deck.name);

  test.each([
    ['in a list', [deck('A', '01001'), deck('B', '01004')]],
    ['as a fellowship', { name: 'Fellowship', decks: [deck('A', '01001'), deck('B', '01004')] }],
    ['under heroes', { heroes: [deck('A', '01001'), deck('B', '01004')] }],
    ['by name', { A: { ...deck('', '01001') }, B: { ...deck('', '01004') } }],
  ])('are read %s', (_, value) => {
    expect(names(value)).toEqual(['A', 'B']);
  });

  test('are a hundred at most', () => {
    const many = Array.from({ length: 101 }, (_, at) => deck(`Deck ${at}`, '01001'));
    expect(readDeckText(json(many)).decks).toHaveLength(100);
    expect(faultsOf(json(many))).toEqual(['tooManyDecks']);
    expect(faultsOf(json(many.slice(0, 100)))).toEqual([]);
  });
});

describe('what is no deck', () => {
  test.each([
    ['brokenJson', '{"slots": {'],
    ['noDeckInside', '{"a": [1, 2, {"b": null}]}'],
    ['noDeckInside', '[]'],
    ['foreignGame', json({ investigator_code: '01001', slots: { '01016': 1 } })],
    ['foreignGame', json({ slots: { sun001: 1, sun002: 3 } })],
    ['tooDeep', `${'['.repeat(1000)}${']'.repeat(1000)}`],
    ['tooDeep', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`],
  ])('is said: %s', (fault, text) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test('names the other game where it can be told', () => {
    const [fault] = readDeckText(json({ investigator_code: '01001', slots: {} })).faults;
    expect(fault).toEqual({ say: 'foreignGame', what: 'Arkham Horror' });
  });
});

describe('a load list of DragnCards', () => {
  const entry = (databaseId: string, quantity: number, loadGroupId: string, _name: string) => ({
    databaseId,
    quantity,
    loadGroupId,
    _name,
  });
  const ARAGORN = '51223bd0-ffd1-11df-a976-0801200c9001';
  const SCOUT = '51223bd0-ffd1-11df-a976-0801200c9016';

  test('names cards as OCTGN does; others may have titles of their own', () => {
    const list = [
      entry(ARAGORN, 1, 'playerNPlay1', 'Aragorn'),
      entry(SCOUT, 3, 'playerNDeck', 'Snowbourn Scout'),
      entry('of-the-plugin', 2, 'playerNSideboard', 'A Test of Will'),
      entry('of-the-plugin-2', 1, 'playerNDeck', 'Nobody Knows It'),
      entry('x', 1, 'sharedEncounterDeck', 'King Spider'),
    ];
    expect(played(json(list))).toEqual({
      identities: ['01001'],
      cards: { '01016': 3 },
      sideboard: { '01050': 2 },
      strangers: { 'Nobody Knows It': 1 },
      unread: ['1x King Spider'],
    });
  });

  test('that has titles alone is read as a list: the other cards tell which is meant', () => {
    const own = (quantity: number, title: string) =>
      entry('of-the-plugin', quantity, 'playerNDeck', title);
    const list = [
      entry('of-the-plugin', 1, 'playerNPlay1', 'Spider-Man'),
      ...[own(2, 'Web-Shooter'), own(2, 'Arachnobatics'), own(1, 'Spider-Man')],
      own(1, 'Nobody Knows It'),
    ];
    expect(played(json(list))).toEqual({
      identities: ['27030a'],
      cards: { '27039': 2, '27031': 2, '27017': 1 },
      strangers: { 'Nobody Knows It': 1 },
    });
  });

  test('may hold the decks of several players', () => {
    const list = [
      entry(ARAGORN, 1, 'player1Play1', 'Aragorn'),
      entry(SCOUT, 3, 'player2Deck', 'Snowbourn Scout'),
    ];
    const { decks } = readDeckText(json(list));
    expect(decks.map(({ deck }) => [deck.identities, deck.cards])).toEqual([
      [['01001'], {}],
      [[], { '01016': 3 }],
    ]);
  });

  test('may have comments', () => {
    const text = `[ // the hero\n${json(entry(ARAGORN, 1, 'playerNPlay1', 'Aragorn // he'))}\n]`;
    expect(deckIn(text).identities).toEqual(['01001']);
  });
});
