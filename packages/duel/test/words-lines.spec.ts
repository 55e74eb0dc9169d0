import type { Entry } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language, Reader } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import { namesIn, procedureNames, readerOf, saidInGame, sourcesIn } from '@grimrule/words/testing';
import { describe, expect, it } from 'vitest';
import { duel, duelWords, POOL } from '../src/index.ts';

const HEROES = 0;
const VILLAINS = 1;
const SPECTATOR = 2;

/** The sources of the kernel and of Duel, without the words themselves and without decks: Duel has none. */
const SOURCES = ['../src', '../../kernel/src']
  .flatMap((folder) => sourcesIn(new URL(folder, import.meta.url)))
  .filter(({ path }) => !path.endsWith('deck-list.ts'));

const LINES = namesIn(
  SOURCES,
  /\bsay: '(\w+)'/g,
  /\brefuse\(prompt, '(\w+)'/g,
  /\bask\([^()]*(?:\[[^\]]*\][^()]*)?'(\w+)'\)/g,
);
const VERBS = namesIn(SOURCES, /\bverb: '(\w+)'/g);

function begun(seed: number) {
  const start = duel.setup(null, seed);
  if ('problems' in start) throw new Error('Duel has no options to get wrong');
  return start;
}

const { state } = begun(1);
const idOf = (code: string) => state.cards.findIndex(({ design }) => POOL[design]?.code === code);

/** Something for every parameter a line can have. */
const SAMPLE = {
  card: idOf('loki-a'),
  cards: [idOf('thor-a'), idOf('wasp-a')],
  seat: VILLAINS,
  place: 0,
  count: 2,
  was: '1',
  now: -3,
  least: 1,
  most: 2,
  left: 3,
  threat: 4,
  ability: 0,
  ending: 'deck',
  per: 'turn',
  option: 'x',
  game: 'chess',
  expected: 'duel',
};

function isClean(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\p{N}]/u);
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [,.;:]/);
}

it('finds the lines in the sources, whichever way they are written', () => {
  const some = ['chooseCard', 'drew', 'gameIsOver', 'mayDo', 'tooFewPicked', 'whichFirst'];
  expect(LINES).toEqual(expect.arrayContaining(some));
});

describe.each(LANGUAGES)('the sentences in %s', (language: Language) => {
  const words = duelWords[language];

  it.each(LINES)('say what %s means', (say) => {
    for (const seat of [HEROES, VILLAINS, SPECTATOR, NONE]) {
      const text = words.line({ ...SAMPLE, say }, readerOf(seat, state));
      isClean(text);
      expect(text).toMatch(/[.?]$/);
      expect(text).not.toMatch(/\p{Ll}\p{Lu}/u);
    }
  });

  it.each(VERBS)('say what the option %s does', (verb) => {
    isClean(words.option({ verb, card: SAMPLE.card, value: 0, ability: 0 }, readerOf(NONE, state)));
  });

  it('give every rule, procedure and step a title', () => {
    const rules = namesIn(SOURCES, /\brule: '([\w ]+)'/g, /tell(?:\?\.)?\([^;]*\}, '([\w ]+)'\)/g);
    for (const id of [...rules, ...procedureNames(duel)]) isClean(words.rule(id));
  });

  it('never fail in a whole game, whoever reads it', () => {
    for (let seed = 0; seed < 12; seed++) {
      for (const text of saidInGame(duel, words, null, seed)) isClean(text);
    }
  });

  it('refuse to show a raw key', () => {
    expect(() => words.line({ say: 'toString' }, readerOf(NONE, state))).toThrow();
    expect(() => words.rule('no such rule')).toThrow();
  });
});

describe('an entry of the log', () => {
  const loki = idOf('loki-a');
  const drew = (seen: number): Entry => ({
    line: { say: 'drew', seat: VILLAINS, card: loki },
    rule: 'drawing',
    step: 'III: draw',
    seen: { [loki]: seen },
    designs: {},
  });
  const read = (language: Language, entry: Entry, seat: number) =>
    duelWords[language].entry(entry, readerOf(seat, state));

  it('addresses the one who acts', () => {
    expect(read('en', drew(1 << VILLAINS), VILLAINS)).toBe('You draw Loki.');
    expect(read('de', drew(1 << VILLAINS), VILLAINS)).toBe('Du ziehst Loki.');
  });

  it('does not name a card that the reader had not seen', () => {
    expect(read('en', drew(1 << VILLAINS), HEROES)).toBe('The villains draw a card.');
    expect(read('de', drew(1 << VILLAINS), HEROES)).toBe('Die Schurken ziehen eine Karte.');
    expect(read('de', drew(1 << VILLAINS), SPECTATOR)).toBe('Die Schurken ziehen eine Karte.');
  });

  it('names it to whoever saw it or knows everything', () => {
    expect(read('de', drew(3), SPECTATOR)).toBe('Die Schurken ziehen Loki.');
    expect(read('de', drew(0), NONE)).toBe('Die Schurken ziehen Loki.');
  });

  it('does not name a card that the reader must not know now', () => {
    const forgetful: Reader = { seat: HEROES, seats: 2, designOf: () => null };
    expect(duelWords.en.entry(drew(3), forgetful)).toBe('The villains draw a card.');
  });

  it('hides a hand that somebody else looks at', () => {
    const cards = [idOf('thor-a'), idOf('wasp-a')];
    const looked = (seen: number): Entry => ({
      line: { say: 'looked', seat: VILLAINS, cards },
      rule: 'effect',
      step: '',
      seen: Object.fromEntries(cards.map((card) => [card, seen])),
      designs: {},
    });
    expect(read('en', looked(3), VILLAINS)).toBe("You look at the heroes' hand: Thor and Wasp.");
    expect(read('de', looked(3), HEROES)).toBe(
      'Die Schurken sehen sich deine Hand an: Thor und Wasp.',
    );
    expect(read('de', looked(2), SPECTATOR)).toBe(
      'Die Schurken sehen sich die Hand der Helden an.',
    );
  });

  it('puts German nouns into their cases', () => {
    const civilian = idOf('civilian-yellow');
    const about = (line: Entry['line']): Entry => ({
      line,
      rule: 'paying',
      step: '',
      seen: { [civilian]: 3, [loki]: 3 },
      designs: {},
    });
    expect(read('de', about({ say: 'freed', card: civilian }), HEROES)).toBe(
      'Du befreist einen gelben Zivilisten.',
    );
    expect(read('de', about({ say: 'paid', seat: HEROES, cards: [civilian] }), VILLAINS)).toBe(
      'Die Helden bezahlen mit einem gelben Zivilisten.',
    );
    expect(read('de', about({ say: 'entered', seat: VILLAINS, card: loki, place: 0 }), NONE)).toBe(
      'Loki kommt auf den äußeren Platz in Manhattan.',
    );
  });
});

describe('names', () => {
  it('of sides, places, phases, colours and costs are in both languages', () => {
    const { en, de } = duelWords;
    expect([en.seat(HEROES), de.seat(VILLAINS)]).toEqual(['Heroes', 'Schurken']);
    expect([en.place(0), de.place(4), de.place(5)]).toEqual([
      'outer place in Manhattan',
      'zweiter Platz im Sanctum Sanctorum',
      'Platz am Avengers Tower',
    ]);
    expect([en.phase('draw'), de.phase('play')]).toEqual(['Draw phase', 'Ausspielphase']);
    expect([en.colour('green'), de.colour('green')]).toEqual(['green', 'grün']);
    const corner = POOL.findIndex(({ code }) => code === 'street-corner');
    expect([en.name(corner), de.name(corner)]).toEqual(['Street Corner', 'Straßenecke']);
    expect(de.cost(corner)).toBe('1 rot, 1 gelb und 1 blau');
    expect(en.cost(POOL.findIndex(({ code }) => code === 'thor-b'))).toBe(
      '1 yellow, 1 blue and 2 of any kind',
    );
  });

  it('of main characters on a button tell the two versions apart', () => {
    const buttons = ['hulk-a', 'hulk-b'].map((code) =>
      duelWords.de.option({ verb: 'play', card: idOf(code) }, readerOf(NONE, state)),
    );
    expect(buttons[0]).toMatch(/^Hulk \(\d\/\d\) ausspielen$/);
    expect(buttons[0]).not.toBe(buttons[1]);
  });
});
