import type { Line } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import {
  blemishesIn,
  entryRead,
  namesIn,
  procedureNames,
  readerOf,
  saidInGame,
  sourcesIn,
} from '@grimrule/words/testing';
import { describe, expect, it } from 'vitest';
import { DESIGNS, ENDINGS, LEARNING_DECKS, rings, ringsWords, SCENARIOS } from '../../src/index.ts';
import { dialOf } from '../../src/table.ts';

const SOURCES = sourcesIn(new URL('../../src', import.meta.url));

const isSetup = (path: string) => /^(campaign|decks|scenarios|options\.ts)/.test(path);
const SETUP = SOURCES.filter(({ path }) => isSetup(path));
const RULES = SOURCES.filter(({ path }) => !isSetup(path));

const SAY = /\bsay: '(\w+)'/g;
const LINES = namesIn(
  RULES,
  SAY,
  /\bsay(?:: | = )[^;,]*\? '(\w+)' : '(\w+)'/g,
  /\brefuse\('(\w+)'/g,
);
const PROBLEMS = namesIn(SETUP, SAY);
const VERBS = namesIn(
  RULES,
  /\bverb: '(\w+)'/g,
  /\b\w+Option\((?:\w+ \? )?'(\w+)'(?: : '(\w+)')?/g,
);
const TITLES = namesIn(
  RULES,
  /\brule: '([^']+)'/g,
  /\brule = (?:[^;]*\? )?'([^']+)'(?: : '([^']+)')?/g,
  /\btell(?:\?\.)?\([^;]*\}, '([^']+)'\)/g,
  /\brefuse\([^;]*, '([^']+)'\)/g,
);

function begun(options: object, seed = 1) {
  const start = rings.setup(options, seed);
  if ('problems' in start) throw new Error(JSON.stringify(start.problems));
  return start;
}

const DECKS = LEARNING_DECKS.map(({ slug }) => slug);
const { state } = begun({ decks: DECKS.slice(0, 3), scenario: 'dol-guldur' });
const idOf = (name: string) => state.cards.findIndex(({ front }) => DESIGNS[front]?.name === name);

/** Something for every parameter a line can have. */
const SAMPLE = {
  card: idOf('Dungeon Jailor'),
  cards: [idOf('Snowbourn Scout'), idOf('Dungeon Jailor')],
  seat: 1,
  count: 2,
  left: 3,
  most: 9,
  threat: 4,
  now: 5,
  limit: 2,
  symbols: [1, 1],
  counter: 'progress',
  phase: 'quest',
  result: 'success',
  ending: 'questCompleted',
};

/** The same for what can be wrong with options, decks and logs, where cards are codes. */
const WRONG = {
  option: 'decks.0.cards',
  scenario: 'anduin',
  deck: 'dwarves',
  card: 'core-013',
  cards: ['core-013'],
  hero: 'core-001',
  seat: 1,
  seats: [0, 2],
  count: 4,
  least: 1,
  most: 3,
  at: 'players.0.heroes',
  version: '7',
};

const isClean = (text: string) => expect(blemishesIn('label', text)).toEqual([]);
const isSentence = (text: string) => {
  expect(blemishesIn('sentence', text)).toEqual([]);
  // The term of another game's German edition.
  expect(text).not.toMatch(/Lebenspunkt/);
};

it('finds the lines in the sources, whichever way they are written', () => {
  const some = ['attached', 'enteredPlay', 'noTarget', 'planning', 'actionWindow', 'drew'];
  const more = ['whoDefends', 'whoDefendTogether', 'undefendedDamage', 'isLocationActive'];
  expect(LINES).toEqual(expect.arrayContaining([...some, ...more]));
  expect(VERBS).toEqual(expect.arrayContaining(['commit', 'travel', 'play', 'use']));
  expect(PROBLEMS).toEqual(expect.arrayContaining(['unknownDeck', 'wrongOption']));
  expect(TITLES).toEqual(expect.arrayContaining(['sentinel', 'resource match', 'x', 'threat']));
});

describe.each(LANGUAGES)('the sentences in %s', (language: Language) => {
  const words = ringsWords[language];

  it.each(LINES)('say what %s means', (say) => {
    for (const seat of [0, 1, 3, NONE]) {
      isSentence(words.line({ ...SAMPLE, say }, readerOf(seat, state)));
    }
  });

  it.each(PROBLEMS)('say what is wrong: %s', (say) => {
    isSentence(words.line({ ...WRONG, say }, readerOf(NONE, state)));
  });

  it.each(VERBS)('say what the option %s does', (verb) => {
    isClean(words.option({ verb, card: SAMPLE.card, value: 0, ability: 0 }, readerOf(NONE, state)));
    isClean(words.option({ verb, card: SAMPLE.cards[1] ?? 0 }, readerOf(NONE, state)));
  });

  it.each(ENDINGS)('say how the game ends: %s', (ending) => {
    isSentence(words.line({ say: 'playersWin', ending }, readerOf(NONE, state)));
    isSentence(words.line({ say: 'playersLose', ending }, readerOf(NONE, state)));
  });

  it('give every rule, procedure and step a title', () => {
    for (const id of [...TITLES, ...procedureNames(rings)]) {
      const title = words.rule(id);
      expect(title).toMatch(/^[\p{Lu}\p{N}„]/u);
      // The book's number of a step stays: 6.4b, 6.8.1.
      expect(title.match(/^[\d.]+[a-z]?/)?.[0]).toBe(id.match(/^[\d.]+[a-z]?/)?.[0]);
    }
  });

  const games = SCENARIOS.flatMap(({ slug }) => [1, 3].map((count) => ({ slug, count })));
  it.each(games)('never fail in a game of $slug for $count, whoever reads it', (chosen) => {
    const { slug, count } = chosen;
    const options = { decks: DECKS.slice(0, count), scenario: slug };
    for (const text of saidInGame(rings, words, options, count)) isClean(text);
  });

  it('refuse to show a raw key', () => {
    expect(() => words.line({ say: 'toString' }, readerOf(NONE, state))).toThrow();
    expect(() => words.rule('no such rule')).toThrow();
  });
});

const read = (language: Language, line: Line, seat: number, seen = 0b111) =>
  entryRead(ringsWords[language], state, line, { seat, seen });

describe('an entry of the log', () => {
  const scout = idOf('Snowbourn Scout');
  const jailor = idOf('Dungeon Jailor');

  it('addresses the one who acts and numbers the others', () => {
    const plays = { say: 'plays', seat: 0, card: scout };
    expect(read('en', plays, 0)).toBe('You play Snowbourn Scout.');
    expect(read('de', plays, 0)).toBe('Du spielst Snowbourn Scout.');
    expect(read('en', plays, 1)).toBe('Player 1 plays Snowbourn Scout.');
    expect(read('de', plays, NONE)).toBe('Spieler 1 spielt Snowbourn Scout.');
    const threat = { say: 'threatRaised', seat: 2, count: 3 };
    expect(read('en', threat, 2)).toBe('Your threat rises by 3.');
    expect(read('de', threat, 0)).toBe('Der Bedrohungsgrad von Spieler 3 steigt um 3.');
  });

  it('only counts cards that the reader had not seen', () => {
    const discarded = { say: 'discarded', seat: 0, cards: [scout] };
    expect(read('de', discarded, 1, 1)).toBe('Spieler 1 legt 1 Karte ab.');
    expect(read('de', discarded, 1)).toBe('Spieler 1 legt Snowbourn Scout ab.');
  });

  it('tells how the quest went, and by how much', () => {
    const resolved = (result: string) => ({ say: 'questResolved', result, count: 2 });
    expect(read('en', resolved('success'), 0)).toBe('The players quest successfully, by 2.');
    expect(read('de', resolved('failure'), 0)).toBe(
      'Die Spieler stellen sich nicht erfolgreich dem Abenteuer: Es fehlen 2.',
    );
  });

  it('names both sides of a blow', () => {
    const hit = { say: 'damaged', card: scout, count: 1, cards: [jailor] };
    expect(read('en', hit, 0)).toBe('Dungeon Jailor deals 1 damage to Snowbourn Scout.');
    expect(read('de', hit, 0)).toBe('Dungeon Jailor fügt Snowbourn Scout 1 Schaden zu.');
  });

  it('names whom a lasting effect is about: cards, or the player a dial stands for', () => {
    const feint = idOf('Feint');
    const onEnemy = { say: 'affects', card: feint, cards: [jailor] };
    expect(read('en', onEnemy, 0)).toBe('Feint affects Dungeon Jailor.');
    expect(read('de', onEnemy, 0)).toBe('Feint wirkt auf Dungeon Jailor.');
    const onPlayer = { say: 'affects', card: feint, cards: [dialOf(state, 1)] };
    expect(read('en', onPlayer, 1)).toBe('Feint affects you.');
    expect(read('en', onPlayer, 0)).toBe('Feint affects player 2.');
    expect(read('de', onPlayer, 0)).toBe('Feint wirkt auf Spieler 2.');
  });

  it('tells what becomes of cards that go to a deck', () => {
    const below = { say: 'toDeck', card: jailor, seat: NONE, where: 'bottom' };
    expect(read('en', below, 0)).toBe('Dungeon Jailor goes to the bottom of the encounter deck.');
    expect(read('de', below, 0)).toBe('Dungeon Jailor kommt unter das Begegnungsdeck.');
    const own = { say: 'toDeck', card: scout, seat: 0, where: 'top' };
    expect(read('en', own, 0)).toBe('Snowbourn Scout goes on top of your deck.');
    expect(read('de', { say: 'shuffledIn', cards: [jailor] }, 0)).toBe(
      'Dungeon Jailor wird ins Deck gemischt.',
    );
    const looked = { say: 'lookedAt', seat: 0, cards: [jailor] };
    expect(read('en', looked, 0)).toBe('You look at Dungeon Jailor.');
    expect(read('en', looked, 1, 1)).toBe('Player 1 looks at 1 card.');
  });

  it('does not put a full stop after a title that ends with a mark', () => {
    const plays = { say: 'plays', seat: 0, card: idOf('For Gondor!') };
    expect(read('en', plays, 0)).toBe('You play For Gondor!');
  });
});

describe('an option', () => {
  const offer = (language: Language, verb: string, name: string, value?: number) =>
    ringsWords[language].option(
      { verb, card: idOf(name), ...(value === undefined ? {} : { value }) },
      readerOf(0, state),
    );

  it('attacks an enemy, but attacks with a character', () => {
    expect(offer('en', 'attack', 'Dungeon Jailor')).toBe('Attack Dungeon Jailor');
    expect(offer('en', 'attack', 'Aragorn')).toBe('Attack with Aragorn');
    expect(offer('de', 'attack', 'Dungeon Jailor')).toBe('Dungeon Jailor angreifen');
    expect(offer('de', 'attack', 'Aragorn')).toBe('Mit Aragorn angreifen');
  });

  it('names the player who is chosen, not the dial that stands for them', () => {
    const choose = (language: Language, seat: number) =>
      ringsWords[language].option(
        { verb: 'choose', card: dialOf(state, seat) },
        readerOf(0, state),
      );
    expect([choose('en', 0), choose('en', 2)]).toEqual(['Choose yourself', 'Choose Player 3']);
    expect([choose('de', 0), choose('de', 1)]).toEqual(['Dich selbst wählen', 'Spieler 2 wählen']);
    expect(offer('en', 'choose', 'Aragorn')).toBe('Choose Aragorn');
  });

  it('engages an enemy, or in a check the enemy comes', () => {
    expect(offer('en', 'engage', 'Dungeon Jailor')).toBe('Engage Dungeon Jailor');
    expect(offer('en', 'engage', 'Dungeon Jailor', 0)).toBe('Dungeon Jailor engages');
  });
});

describe('names', () => {
  it('of seats, phases, spheres, tokens and endings are in both languages', () => {
    const { en, de } = ringsWords;
    expect([en.seat(0), de.seat(2)]).toEqual(['Player 1', 'Spieler 3']);
    expect([en.phase('quest'), de.phase('refresh')]).toEqual(['Quest phase', 'Auffrischungsphase']);
    expect([en.sphere('Lore'), de.sphere('Lore')]).toEqual(['Lore', 'Wissen']);
    expect([en.trait('Orc'), de.trait('Orc'), de.trait('Rohan')]).toEqual(['Orc', 'Ork', 'Rohan']);
    expect([en.tokens('progress', 1), en.tokens('progress', 3)]).toEqual([
      '1 progress token',
      '3 progress tokens',
    ]);
    expect(de.tokens('resource', 2)).toBe('2 Ressourcen');
    expect([en.deck('lore'), de.deck('lore')]).toEqual(['Lore', 'Wissen']);
    for (const words of [en, de]) {
      for (const { slug } of SCENARIOS) expect(words.scenario(slug)).not.toMatch(/["“„]/);
      for (const ending of ENDINGS) expect(words.ending(ending)).not.toBe('');
    }
  });

  it('of cards are the printed titles; of a quest the side that is played', () => {
    const { en, de } = ringsWords;
    DESIGNS.forEach(({ name, nameB, nameDe, type }, design) => {
      const title = type === 'Quest' ? (nameB ?? name) : name;
      expect([en.name(design), de.name(design)]).toEqual([title, nameDe ?? title]);
    });
  });
});
