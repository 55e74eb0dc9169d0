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
import {
  champions,
  championsWords,
  DESIGNS,
  ENDINGS,
  MODULAR_SETS,
  SCENARIOS,
  STARTER_DECKS,
} from '../../src/index.ts';
import { loadFinished } from '../table/pack.ts';

await loadFinished();

const SOURCES = sourcesIn(new URL('../../src', import.meta.url));

const isSetup = (path: string) => /^(campaign|decks|scenarios|options\.ts)/.test(path);
const SETUP = SOURCES.filter(({ path }) => isSetup(path));
const RULES = SOURCES.filter(({ path }) => !isSetup(path));

const SAY = /\bsay: '(\w+)'/g;
const LINES = namesIn(
  RULES,
  SAY,
  /\bsaid = [^;]*\? '(\w+)' : '(\w+)'/g,
  /\brefuse\('(\w+)'/g,
  /\brefuse\([^;]*\? '(\w+)' : '(\w+)'/g,
);
const PROBLEMS = namesIn(SETUP, SAY);
const VERBS = namesIn(
  RULES,
  /\bverb: '(\w+)'/g,
  /\b\w+Option\((?:\w+ \? )?'(\w+)'(?: : '(\w+)')?/g,
);
const POWERS = ['attack', 'thwart', 'recover'];
const TITLES = namesIn(
  RULES,
  /\brule: '([^']+)'/g,
  /\brule = '([^']+)'/g,
  /\btell(?:\?\.)?\([^;]*\}, '([^']+)'\)/g,
  /\brefuse\([^;]*, '([^']+)'\)/g,
);

function begun(options: object, seed = 1) {
  const start = champions.setup(options, seed);
  if ('problems' in start) throw new Error(JSON.stringify(start.problems));
  return start;
}

const HEROES = STARTER_DECKS.map(({ slug }) => slug);
const { state } = begun({ heroes: HEROES.slice(0, 3), scenario: 'ultron' });
const idOf = (name: string) =>
  state.cards.findIndex(({ design }) => DESIGNS[design]?.name === name);

/** Something for every parameter a line can have. */
const SAMPLE = {
  card: idOf('Ultron'),
  cards: [idOf('Web-Shooter'), idOf('The Crimson Cowl')],
  seat: 1,
  count: 2,
  left: 3,
  most: 9,
  threat: 4,
  now: 5,
  limit: 3,
  kind: 'ally limit',
  symbols: [1, 15, 15],
  power: 'thwart',
  status: 'confused',
  counter: 'web',
  per: 'round',
  ending: 'schemeCompleted',
};

/** The same for what can be wrong with options, where cards are codes. */
const WRONG = {
  at: 'players.0.name',
  version: '7',
  campaign: 'nowhere',
  hero: '01001a',
  other: '01010a',
  card: '01002',
  cards: ['01002', '01003'],
  names: ['Spider-Man', 'Iron Man'],
  heroes: ['01001a', '01010a'],
  seats: [0, 2],
  seat: 1,
  aspect: 'justice',
  aspects: ['justice', 'protection'],
  counts: [3, 2],
  count: 2,
  least: 1,
  most: 4,
  wanted: 3,
  option: 'decks.0.cards',
  scenario: 'rhino',
  mode: 'hard',
  stage: 4,
  set: 'bomb_scare',
};

const isClean = (text: string) => expect(blemishesIn('label', text)).toEqual([]);
const isSentence = (text: string) => {
  expect(blemishesIn('sentence', text)).toEqual([]);
  // The term of another game's German edition.
  expect(text).not.toMatch(/Trefferpunkt/);
};

it('finds the lines in the sources, whichever way they are written', () => {
  const some = ['attached', 'enteredPlay', 'noTarget', 'nothingToHeal', 'perilForbids', 'drew'];
  expect(LINES).toEqual(expect.arrayContaining(some));
  expect(VERBS).toEqual(expect.arrayContaining(['assign', 'endTurn', 'play', 'use']));
  expect(PROBLEMS).toEqual(expect.arrayContaining(['deckTooSmall', 'modularTwice']));
  expect(TITLES).toEqual(expect.arrayContaining(['ally limit', 'dash', 'tuck', 'x']));
});

describe.each(LANGUAGES)('the sentences in %s', (language: Language) => {
  const words = championsWords[language];

  it.each(LINES)('say what %s means', (say) => {
    for (const seat of [0, 1, 3, NONE]) {
      isSentence(words.line({ ...SAMPLE, say }, readerOf(seat, state)));
    }
  });

  it.each(PROBLEMS)('say what is wrong: %s', (say) => {
    isSentence(words.line({ ...WRONG, say }, readerOf(NONE, state)));
  });

  it.each([...VERBS, ...POWERS])('say what the option %s does', (verb) => {
    isClean(words.option({ verb, card: SAMPLE.card, value: 0, ability: 0 }, readerOf(NONE, state)));
  });

  it.each(ENDINGS)('say how the game ends: %s', (ending) => {
    isSentence(words.line({ say: 'playersWin', ending }, readerOf(NONE, state)));
    isSentence(words.line({ say: 'playersLose', ending }, readerOf(NONE, state)));
  });

  it('give every rule, procedure and step a title', () => {
    for (const id of [...TITLES, ...procedureNames(champions)]) {
      const title = words.rule(id);
      expect(title).toMatch(/^([a-d] )?[\p{Lu}\p{N}]/u);
      // The book's number of a step stays.
      expect(title.match(/^\d+[a-z]?/)?.[0]).toBe(id.match(/^\d+[a-z]?/)?.[0]);
    }
  });

  const games = SCENARIOS.flatMap(({ slug }) => [1, 3].map((count) => ({ slug, count })));
  it.each(games)('never fail in a game of $slug for $count, whoever reads it', (chosen) => {
    const { slug, count } = chosen;
    const options = { heroes: HEROES.slice(0, count), scenario: slug, mode: 'expert' };
    const said = saidInGame(champions, words, options, count);
    for (const text of said) isClean(text);
  });

  it('refuse to show a raw key', () => {
    expect(() => words.line({ say: 'toString' }, readerOf(NONE, state))).toThrow();
    expect(() => words.rule('no such rule')).toThrow();
  });
});

const read = (language: Language, line: Line, seat: number, seen = 0b111) =>
  entryRead(championsWords[language], state, line, { seat, seen });

describe('an entry of the log', () => {
  const web = idOf('Web-Shooter');

  it('addresses the one who acts and numbers the others', () => {
    const plays = { say: 'plays', seat: 0, card: web };
    expect(read('en', plays, 0)).toBe('You play Web-Shooter.');
    expect(read('de', plays, 0)).toBe('Du spielst Netzsprüher.');
    expect(read('en', plays, 1)).toBe('Player 1 plays Web-Shooter.');
    expect(read('de', plays, NONE)).toBe('Spieler 1 spielt Netzsprüher.');
    const turn = { say: 'turnEnds', seat: 2 };
    expect(read('en', turn, 2)).toBe('Your turn ends.');
    expect(read('de', turn, 0)).toBe('Der Zug von Spieler 3 endet.');
  });

  it('only counts cards that the reader had not seen', () => {
    const cards = [web, idOf('Backflip')];
    const looked = { say: 'lookedAt', seat: 0, cards };
    expect(read('en', looked, 0, 1)).toBe(
      'You look at cards of the deck: Web-Shooter and Backflip.',
    );
    expect(read('en', looked, 1, 1)).toBe('Player 1 looks at 2 cards of the deck.');
    expect(read('de', looked, 1, 1)).toBe('Spieler 1 sieht sich 2 Karten im Deck an.');
    const discarded = { say: 'discarded', seat: 0, cards: [web] };
    expect(read('de', discarded, 1, 1)).toBe('Spieler 1 legt 1 Karte ab.');
    expect(read('de', discarded, 1)).toBe('Spieler 1 legt Netzsprüher ab.');
  });

  it('speaks of a Drone as of one among several', () => {
    const drone = idOf('Drone');
    const hit = { say: 'damaged', card: drone, count: 1, cards: [idOf('Ultron')] };
    expect(read('en', hit, 0)).toBe('Ultron deals 1 damage to a Drone.');
    expect(read('de', hit, 0)).toBe('Ultron fügt einer Drohne 1 Schaden zu.');
    const came = { say: 'enteredPlay', card: drone, seat: 0 };
    expect(read('de', came, 0)).toBe(
      'Eine Drohne kommt ins Spiel und verwickelt dich in einen Kampf.',
    );
  });

  it('says once that a character hurts itself', () => {
    const hawkeye = idOf('Hawkeye');
    const hurt = { say: 'damaged', card: hawkeye, count: 1, cards: [hawkeye] };
    expect(read('en', hurt, 0)).toBe('Hawkeye takes 1 damage.');
  });

  it('names what a status card has kept a character from', () => {
    const cancels = (name: string, status: string) => ({
      say: 'statusCancels',
      card: idOf(name),
      status,
    });
    expect(read('en', cancels('Ultron', 'confused'), 0)).toBe(
      'Ultron is confused: the scheme is canceled.',
    );
    expect(read('en', cancels('Hawkeye', 'confused'), 0)).toBe(
      'Hawkeye is confused: the thwart is canceled.',
    );
    expect(read('de', cancels('Ultron', 'stunned'), 0)).toBe(
      'Ultron ist betäubt: Der Angriff entfällt.',
    );
  });

  it('does not put a full stop after a title that ends with a mark', () => {
    const plays = { say: 'plays', seat: 0, card: idOf('For Justice!') };
    expect(read('en', plays, 0)).toBe('You play For Justice!');
    expect(read('de', plays, 0)).toBe('Du spielst Für die Gerechtigkeit!');
  });
});

describe('an option', () => {
  const offer = (language: Language, verb: string, name: string, ability?: number) =>
    championsWords[language].option(
      { verb, card: idOf(name), ...(ability === undefined ? {} : { ability }) },
      readerOf(0, state),
    );

  it('says what a card gives that is spent', () => {
    expect(offer('en', 'spend', 'Energy Absorption')).toBe('Spend Energy Absorption (3 energy)');
    expect(offer('de', 'spend', 'Web-Shooter')).toBe('Netzsprüher ausgeben (Körper)');
  });

  it('says what a card gives that another one takes its resources from', () => {
    const card = idOf('Web-Shooter');
    const option = { verb: 'generate', card, ability: 0, value: idOf('Helicarrier') };
    const told = (language: Language) =>
      championsWords[language].option(option, readerOf(0, state));
    expect(told('en')).toBe('Generate resources with Web-Shooter (physical)');
    expect(told('de')).toBe('Mit Netzsprüher Ressourcen erzeugen (Körper)');
  });

  it('tells several actions of a card apart', () => {
    const [one, other] = [0, 1].map((ability) => offer('en', 'use', 'Energy Channel', ability));
    expect(one).toMatch(/^Use Energy Channel: /);
    expect(one).not.toBe(other);
    expect(offer('en', 'use', 'Helicarrier', 0)).toBe('Use Helicarrier');
  });
});

describe('a refusal', () => {
  it('names the form a card needs', () => {
    const why = (name: string) => ({ say: 'conditionNotMet', card: idOf(name) });
    expect(championsWords.en.line(why('Photonic Blast'), readerOf(0, state))).toBe(
      'Photonic Blast can only be used in hero form.',
    );
    expect(championsWords.de.line(why('Photonic Blast'), readerOf(0, state))).toBe(
      'Photonenstrahl lässt sich nur in Heldengestalt nutzen.',
    );
  });

  it('of options names cards and sets by their titles and quotes what it does not know', () => {
    const problems = (options: object) => {
      const start = champions.setup(options, 1);
      const lines = 'problems' in start ? start.problems : [];
      return lines.map((line) => championsWords.en.line(line, readerOf(NONE, state)));
    };
    expect(problems({ heroes: ['spiderman'], mode: 'hard', moduler: [] })).toEqual([
      'Champions has no option “moduler”.',
      'There is no hero “spiderman”.',
      'There is no mode “hard”. Choose “standard” or “expert”.',
    ]);
    expect(problems({ heroes: ['spider-man', 'spider-man'], modular: [] })).toEqual([
      'Spider-Man of player 1 and Spider-Man of player 2 match and cannot both play.',
      'The scenario Rhino needs at least 1 modular encounter set, but none is chosen.',
    ]);
    expect(problems({ modular: ['bomb-scare', 'bomb-scare'], skirmish: 4 })).toEqual([
      'Rhino has stages 1 to 3, but no stage 4.',
      'The modular encounter set Bomb Scare is chosen twice.',
    ]);
  });
});

describe('names', () => {
  it('of seats, phases, forms, status cards, counters and endings are in both languages', () => {
    const { en, de } = championsWords;
    expect([en.seat(0), de.seat(2)]).toEqual(['Player 1', 'Spieler 3']);
    expect([en.phase('player'), de.phase('villain')]).toEqual(['Player phase', 'Schurkenphase']);
    expect([en.form('hero'), de.form('alterEgo')]).toEqual(['hero form', 'Alter-Ego-Gestalt']);
    expect([en.status('tough'), de.status('tough')]).toEqual(['tough', 'zäh']);
    expect([en.resource('wild'), de.resource('mental')]).toEqual(['wild', 'Geist']);
    expect([en.counters('web', 1), en.counters('web', 3), de.counters('web', 3)]).toEqual([
      '1 web counter',
      '3 web counters',
      '3 Netzmarker',
    ]);
    expect([en.counters('damage', 2), de.counters('damage', 2)]).toEqual(['2 damage', '2 Schaden']);
    for (const words of [en, de]) {
      for (const { slug } of SCENARIOS) expect(words.scenario(slug)).not.toMatch(/["“„]/);
      for (const { set } of MODULAR_SETS) expect(words.set(set)).not.toMatch(/["“„]/);
      for (const ending of ENDINGS) expect(words.ending(ending)).not.toBe('');
    }
  });

  it('of cards are the printed titles', () => {
    const { en, de } = championsWords;
    DESIGNS.forEach((card, design) => {
      if (!card) return;
      const { name, nameDe } = card;
      expect([en.name(design), de.name(design)]).toEqual([name, nameDe]);
    });
  });
});
