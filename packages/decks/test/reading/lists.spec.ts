import { describe, expect, test } from 'vitest';
import { readDeckText } from '../../src/index.ts';
import { deckIn, faultsOf, played } from '../support/reading.ts';

const lines = (...all: readonly string[]) => all.join('\n');

describe('a list as a site exports it', () => {
  const RINGS = [
    'Demo',
    '',
    'Packs: Core Set, The Dead Marshes',
    '',
    '',
    'Heroes (2)',
    '',
    '1x Aragorn (Core Set)',
    '1x Boromir (The Dead Marshes)',
    '',
    'Allies (2)',
    '',
    '3x Snowbourn Scout (Core Set)',
    '2x Faramir (Core Set)',
    '',
    'Attachments (0)',
    '',
    '',
    'Events (0)',
    '',
    'Sideboard',
    '',
    'Heroes (1)',
    '',
    '1x Gimli (Core Set)',
    '',
    'Allies (1)',
    '',
    '1x Beorn (Core Set)',
    '',
  ];
  const READ = {
    identities: ['01001', '02095'],
    cards: { '01016': 3, '01014': 2 },
    sideboard: { '01004': 1, '01031': 1 },
  };

  test.each([['\n'], ['\r\n']])(
    'is read with either end of lines; numbers behind headings are no copies',
    (end) => {
      expect(played(RINGS.join(end))).toEqual(READ);
      expect(deckIn(RINGS.join(end)).name).toBe('Demo');
    },
  );

  test('may be called like a card', () => {
    const text = ['Gandalf', ...RINGS.slice(1)].join('\n');
    expect(deckIn(text).name).toBe('Gandalf');
    expect(played(text)).toEqual(READ);
  });

  test('names the hero of Champions on a line of its own', () => {
    const text = lines(
      'Thor',
      '',
      'Spider-Man',
      '',
      'Packs: Core Set',
      '',
      'Ally (1)',
      '',
      '1x Black Cat (Core Set)',
      '',
      'Events (2)',
      '',
      '2x Backflip (Core Set)',
      '3x Swinging Web Kick (Core Set)',
    );
    expect(deckIn(text)).toMatchObject({
      name: 'Thor',
      identities: ['01001a'],
      cards: { '01002': 1, '01003': 2, '01005': 3 },
    });
  });

  test('follows another, as in a fellowship', () => {
    const { decks } = readDeckText(
      [...RINGS, '', ...['Second', ...RINGS.slice(1, 13)]].join('\r\n'),
    );
    expect(decks.map(({ deck }) => deck.name)).toEqual(['Demo', 'Second']);
    expect(decks.map(({ deck }) => deck.cards)).toEqual([READ.cards, { '01016': 3 }]);
    expect(decks.map(({ deck }) => deck.sideboard)).toEqual([READ.sideboard, {}]);
  });
});

describe('counts', () => {
  test.each([
    ['3x Snowbourn Scout', 3],
    ['3 x Snowbourn Scout', 3],
    ['3 Snowbourn Scout', 3],
    ['x3 Snowbourn Scout', 3],
    ['3× Snowbourn Scout', 3],
    ['3xSnowbourn Scout', 3],
    ['(3) Snowbourn Scout', 3],
    ['[3] Snowbourn Scout', 3],
    ['3: Snowbourn Scout', 3],
    ['3,Snowbourn Scout', 3],
    ['3 mal Snowbourn Scout', 3],
    ['Snowbourn Scout x3', 3],
    ['Snowbourn Scout ×3', 3],
    ['Snowbourn Scout 3x', 3],
    ['Snowbourn Scout (3)', 3],
    ['Snowbourn Scout (x3)', 3],
    ['Snowbourn Scout [3]', 3],
    ['Snowbourn Scout - 3', 3],
    ['Snowbourn Scout: 3', 3],
    ['Snowbourn Scout x3 (Core Set)', 3],
    ['Snowbourn Scout (Core Set) x3', 3],
    ['3x Snowbourn Scout (Core Set 16)', 3],
    ['Snowbourn Scout (Core Set 16) x3', 3],
    ['3x Snowbourn Scout (Core Set #16)', 3],
    ['3x Snowbourn Scout (16)', 3],
    ['Snowbourn Scout (16)', 1],
    ['- 3x Snowbourn Scout', 3],
    ['• 3x Snowbourn Scout', 3],
    ['3x • Snowbourn Scout', 3],
    ['* **3x** Snowbourn Scout', 3],
    ['3x [Snowbourn Scout](/card/01016)', 3],
    ['3x 01016', 3],
    ['3x Snowbourn Scout - good early on', 3],
    ['Snowbourn Scout', 1],
    ['0x Snowbourn Scout', 0],
  ])('%s', (line, count) => {
    const { cards } = deckIn(lines('Heroes', '1x Aragorn', 'Allies', '1x Beorn', line));
    expect(cards['01016'] ?? 0).toBe(count);
  });

  test('a title may end in a number or begin with one letter and a dash', () => {
    const text = lines('Spider-Man', '2x Backflip', 'Agent 13', '1x Agent 13', '1 X-23', '3x X-23');
    expect(played(text).cards).toEqual({ '01003': 2, '27046': 2, '45012': 4 });
  });
});

describe('titles', () => {
  const alone = (line: string) => {
    const { cards, unread } = deckIn(lines('Heroes', '1x Aragorn', 'Attachments', line));
    return [Object.keys(cards), unread];
  };

  test.each([
    ['2x STEWARD OF GONDOR', '01026'],
    ['1x celebrian’s stone', '01027'],
    ['1x Celebrian`s Stone', '01027'],
    ['2x Stewart of Gondor', '01026'],
    ['2x Unexpectd Corage', '01057'],
    ['1x Self-Preservation', '01072'],
    ['3x Protector of Lorien', '01070'],
  ])('%s', (line, code) => {
    expect(alone(line)).toEqual([[code], []]);
  });

  test('may lack their ends', () => {
    const text = lines('Heroes', '1x Eleanor', '1x Brand son of Bain', 'Allies', '1x Haldir');
    expect(played(text)).toEqual({ identities: ['01008', '02072'], cards: { '02057': 1 } });
  });

  test('that nobody knows are listed with the nearest', () => {
    const { decks } = readDeckText(
      lines('1x Aragorn', '3x Snowbourn Scout', '2x Stewards of Rohan'),
    );
    expect(decks[0]?.unread).toEqual([
      { line: '2x Stewards of Rohan', nearest: ['Steward of Orthanc', 'Steward of Gondor'] },
    ]);
    expect(decks[0]?.deck.cards).toEqual({ '01016': 3 });
  });

  test('are told which were spelt otherwise', () => {
    const { decks } = readDeckText(lines('1x Aragorn', '2x Stewart of Gondor'));
    expect(decks[0]?.guesses).toEqual([
      { line: '2x Stewart of Gondor', title: 'Steward of Gondor' },
    ]);
  });
});

describe('cards of one title', () => {
  const heroes = (...all: readonly string[]) => deckIn(lines('Heroes', ...all)).identities;

  test.each([
    ['1x Aragorn', '01001'],
    ['1x Aragorn (The Watcher in the Water)', '04053'],
    ['1x Aragorn (Lore)', '04053'],
    ['1x Aragorn (The Lost Realm 1)', '09001'],
    ['1x Aragorn (01001)', '01001'],
    ['1x Aragorn (Two-Player Limited Edition Starter)', '01001'],
    ['1x Legolas (Revised Core Set)', '01005'],
  ])('are told apart by brackets: %s', (line, code) => {
    expect(heroes(line)).toEqual([code]);
  });

  test('are told apart by the spheres of the other cards', () => {
    const list = (...cards: readonly string[]) => lines('1x Aragorn', ...cards);
    expect(deckIn(list('3x Beorn’s Hospitality', '3x Protector of Lórien')).identities).toEqual([
      '04053',
    ]);
    expect(deckIn(list('3x Steward of Gondor', '3x Sneak Attack')).identities).toEqual(['01001']);
  });

  test('are heroes below their heading, and allies elsewhere', () => {
    const text = lines('Heroes', '1x Faramir', '1x Glóin', 'Allies', '2x Faramir', '1x Denethor');
    expect(played(text)).toEqual({
      identities: ['06081', '01003'],
      cards: { '01014': 2, '06057': 1 },
    });
  });

  test('come as heroes first in a list without headings', () => {
    const text = lines('Théodred', 'Glóin', '3x Snowbourn Scout', '1x Glóin');
    expect(played(text)).toEqual({
      identities: ['01002', '01003'],
      cards: { '01016': 3, '132006': 1 },
    });
    expect(deckIn(lines('1x Glóin', '3x Snowbourn Scout', '3x Faramir')).cards).toEqual({
      '01016': 3,
      '01014': 3,
    });
  });

  test('are the hero’s own, in Champions', () => {
    const list = (hero: string, ...cards: readonly string[]) => played(lines(hero, ...cards)).cards;
    expect(
      list('Black Panther', '5x Wakanda Forever!', '3x Vibranium', '1x Energy Daggers'),
    ).toEqual({
      '01043a': 1,
      '01043b': 1,
      '01043c': 1,
      '01043d': 2,
      '01044': 3,
      '01046': 1,
    });
    const shuri = played(
      lines('Black Panther (Shuri)', '5x Wakanda Forever!', '3x Vibranium', '1x T’Challa'),
    );
    expect(shuri).toMatchObject({ identities: ['51001a'], cards: { '51005': 5, '51006': 3 } });
  });

  test('are of the deck’s aspect, or of the pack in brackets', () => {
    const text = lines(
      'Spider-Man',
      '2x Backflip',
      '1x Hawkeye (Core Set)',
      '1x Hawkeye - Kate Bishop',
    );
    expect(played(text).cards).toEqual({ '01003': 2, '01066': 1, '04011': 1 });
  });

  test('are not the hero themselves, but whom the hero’s pack has', () => {
    const hawkeye = played(lines('Hawkeye', '1x Hawkeye’s Bow', 'Allies', '1x Hawkeye')).cards;
    expect(hawkeye).toEqual({ '04002': 1, '04011': 1 });
    const valkyrie = played(lines('Valkyrie', '1x Dragonfang', '3x Hall of Heroes', '1x Thor'));
    expect(valkyrie.cards).toMatchObject({ '25013': 1 });
  });

  test('are two cards where a list names them twice', () => {
    const text = lines('Spider-Man', '2x Backflip', 'Allies', '1x Hawkeye', '1x Hawkeye');
    expect(Object.values(played(text).cards)).toEqual([2, 1, 1]);
  });

  test('are an ally where the hero was named before, also without a heading', () => {
    const text = lines('Hawkeye', '1x Hawkeye’s Bow', '1x Hawkeye (The Rise of Red Skull)');
    expect(played(text).cards).toEqual({ '04002': 1, '04011': 1 });
  });

  test('are told apart by capitals and stops where that is all that differs', () => {
    const text = lines('Groot', '2x “I am Groot”', '1x “I. AM. GROOT!”');
    expect(played(text).cards).toEqual({ '16003': 2, '16004': 1 });
  });

  test('are an ally, though the hero has that title too', () => {
    const text = lines('Spider-Man', '2x Backflip', 'Allies', '1x Hulk', '1x Tigra');
    expect(played(text)).toEqual({
      identities: ['01001a'],
      cards: { '01003': 2, '01050': 1, '01051': 1 },
    });
  });
});

describe('the hero of a list', () => {
  test.each([
    ['Spider-Man'],
    ['Hero: Spider-Man'],
    ['Held: Spider-Man (Peter Parker)'],
    ['Identity - Spider-Man'],
    ['1x Spider-Man (Peter Parker)'],
    ['# Spider-Man'],
  ])('stands on a line: %s', (line) => {
    const text = lines(
      line,
      '1x Black Cat',
      '2x Backflip',
      '3x Swinging Web Kick',
      '2x Spider-Tracer',
    );
    expect(deckIn(text).identities).toEqual(['01001a']);
    expect(Object.keys(deckIn(text).cards).sort()).toEqual(['01002', '01003', '01005', '01007']);
  });

  test('follows from the cards where it is not named, or where two are called so', () => {
    const list = (...cards: readonly string[]) => deckIn(lines(...cards)).identities;
    expect(list('My list', '2x Backflip', '3x Swinging Web Kick')).toEqual(['01001a']);
    expect(list('Spider-Man', '1x Aaron Davis', '2x Arachnobatics')).toEqual(['27030a']);
    expect(list('Spider-Man', '2x Backflip', '3x Swinging Web Kick')).toEqual(['01001a']);
  });

  test('may be several on a line of Rings', () => {
    const text = lines('Heroes: Aragorn, Théodred and Denethor', '', '3x Snowbourn Scout');
    expect(deckIn(text).identities).toEqual(['01001', '01002', '01010']);
  });
});

describe('headings', () => {
  test.each([
    'Allies',
    'Allies:',
    'Allies (12)',
    'Ally - 12',
    '## Allies (12 cards)',
    '=== ALLIES ===',
    '**Allies** 12',
    'Verbündete (12)',
    '12 Allies',
    'Leadership Allies',
  ])('%s is no card', (heading) => {
    const text = lines('Heroes', '1x Aragorn', heading, '2x Faramir', 'Events', '1x Sneak Attack');
    expect(played(text)).toEqual({ identities: ['01001'], cards: { '01014': 2, '01023': 1 } });
  });

  test('are not titles of several words', () => {
    const text = lines('Spider-Man', '2x Backflip', '3x Resource Reserve (Falcon)', '1x Energy');
    expect(played(text)).toEqual({
      identities: ['01001a'],
      cards: { '01003': 2, '53021': 3, '01088': 1 },
    });
  });

  test('set the obligation and the nemesis of Champions apart', () => {
    const text = lines(
      'Spider-Man',
      '2x Backflip',
      'Obligation',
      '1x Eviction Notice',
      'Nemesis',
      '1x Vulture',
    );
    expect(played(text).cards).toEqual({ '01003': 2 });
  });
});

test('remarks are notes, not cards', () => {
  const text = lines(
    'Webs over Queens',
    'I have played this for a month and it never lost.',
    '',
    'Spider-Man',
    '2x Backflip',
    '',
    'What do you think of it?',
  );
  const deck = deckIn(text);
  expect(deck.name).toBe('Webs over Queens');
  expect(deck.notes).toBe(
    'I have played this for a month and it never lost.\nWhat do you think of it?',
  );
  expect(deck.unread).toEqual([]);
});

describe('a text that is refused', () => {
  test.each([
    ['empty', ' \n\t\n'],
    ['noCards', 'Dear diary,\nnothing happened today.'],
    ['tooManyLines', '3x Gandalf\n'.repeat(10_001)],
    ['tooLarge', 'x'.repeat(5 * 1024 * 1024)],
    ['tooLarge', '3x Gandalf\n'.repeat(1_000_000)],
  ])('%s', (fault, text) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test('is refused for its lines from ten thousand on', () => {
    expect(faultsOf('3x Gandalf\n'.repeat(9_999))).toEqual([]);
  });
});

test('a title like a word of the language is one', () => {
  const text = lines('1x Aragorn', '3x constructor', '2x __proto__');
  expect(deckIn(text).unread).toEqual(['3x constructor', '2x __proto__']);
});
