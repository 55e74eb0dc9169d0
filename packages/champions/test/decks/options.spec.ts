import { describe, expect, it } from 'vitest';
import { readOptions } from '../../src/options.ts';
import type { Collection } from '../../src/shelf/collection.ts';
import { collectionOf } from '../../src/shelf/collection.ts';
import { changed, inventedIdentity, starter } from './decks.ts';

const CORE = collectionOf(['core']);

function game(options: unknown, collection?: Collection) {
  const read = readOptions(options, collection);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.game;
}

function problems(options: unknown, collection?: Collection) {
  const read = readOptions(options, collection);
  return 'problems' in read ? read.problems : [];
}

describe('without options', () => {
  it.each([[null], [undefined], [{}]])('%s is Spider-Man alone against Rhino', (options) => {
    const { players, ...rest } = game(options);
    expect(players).toHaveLength(1);
    expect(players[0]).toMatchObject({
      identity: '01001a',
      hero: 'spider-man',
      obligations: ['01165'],
      nemesisSet: 'spider_man_nemesis',
    });
    expect(rest).toMatchObject({
      scenario: { slug: 'rhino' },
      villainStages: ['01094', '01095'],
      expert: false,
      heroic: 0,
      modular: ['bomb_scare'],
      randomModular: 0,
      encounterSets: ['rhino', 'standard', 'bomb_scare'],
      firstPlayer: 0,
    });
  });

  it('the deck is listed copy by copy, in the order of the codes', () => {
    const deck = game(null).players[0]?.deck ?? [];
    expect(deck).toHaveLength(40);
    expect(deck.slice(0, 5)).toEqual(['01002', '01003', '01003', '01004', '01004']);
    expect(deck).toEqual([...deck].sort());
  });
});

describe('the options', () => {
  it.each([['rhino'], [7], [[]], [true]])('are not %j', (options) => {
    expect(problems(options)).toEqual([{ say: 'optionsAreNoObject' }]);
  });

  it('have no other fields', () => {
    expect(problems({ villain: 'rhino', seed: 1 })).toEqual([
      { say: 'unknownOption', option: 'villain' },
      { say: 'unknownOption', option: 'seed' },
    ]);
  });

  it.each(['heroes', 'decks', 'scenario', 'mode', 'heroic', 'skirmish', 'modular', 'firstPlayer'])(
    'have the right kind of %s',
    (option) => {
      for (const wrong of [null, true, 1.5, [1], { a: 1 }]) {
        const told = problems({ [option]: wrong });
        const path = option === 'decks' && Array.isArray(wrong) ? 'decks.0' : option;
        expect(told).toEqual([{ say: 'wrongOption', option: path }]);
      }
    },
  );

  it('tell everything that is wrong with them at once', () => {
    const wrong = {
      color: 'red',
      heroes: ['nobody', 'somebody'],
      scenario: 'loki',
      mode: 'easy',
      heroic: 9,
      modular: ['standard'],
      firstPlayer: 2,
    };
    expect(problems(wrong).map(({ say }) => say)).toEqual([
      'unknownOption',
      'unknownHero',
      'unknownHero',
      'unknownScenario',
      'unknownMode',
      'optionOutOfRange',
      'notModular',
      'optionOutOfRange',
    ]);
  });
});

describe('the heroes', () => {
  const four = ['she-hulk', 'iron-man', 'black-panther', 'captain-marvel'];

  it('are one to four', () => {
    expect(game({ heroes: four }).players.map(({ hero }) => hero)).toEqual(four);
    expect(problems({ heroes: [] })).toEqual([{ say: 'heroCount', count: 0, least: 1, most: 4 }]);
    expect(problems({ heroes: [...four, 'spider-man'] })).toEqual([
      { say: 'heroCount', count: 5, least: 1, most: 4 },
    ]);
  });

  it('each have a starter deck', () => {
    expect(problems({ heroes: ['nobody', 'toString'] })).toEqual([
      { say: 'unknownHero', hero: 'nobody' },
      { say: 'unknownHero', hero: 'toString' },
    ]);
  });

  it('do not come twice', () => {
    expect(problems({ heroes: ['iron-man', 'she-hulk', 'iron-man'] })).toEqual([
      { say: 'matchingIdentities', heroes: ['01029a', '01029a'], seats: [0, 2] },
    ]);
  });

  it('do not match as identities, though they may share a title § unique-icon', () => {
    const withAnother = (hero: string, alterEgo: string): Collection => ({
      ...CORE,
      pool: [...CORE.pool, ...inventedIdentity('90001', 'another_hero', hero, alterEgo)],
    });
    const { '01052': chase } = starter('iron-man').cards;
    const basics = { '01085': 3, '01086': 3, '01087': 3, '01091': 3, '01092': 3, '01093': 3 };
    const more = { '01053': 3, '01054': 3, '01055': 2, '01056': 3, '01057': 3 };
    const single = { '01083': 1, '01084': 1, '01088': 1, '01089': 1, '01050': 1, '01051': 1 };
    const cards = { ...basics, ...more, ...single, '01052': chase };
    const options = { decks: [null, { identity: 'another-hero', cards }] };
    const miles = withAnother('Spider-Man', 'Miles Morales');
    expect(game(options, miles).players[1]).toMatchObject({ hero: 'another-hero' });
    expect(problems(options, withAnother('Scarlet Spider', 'Peter Parker'))).toEqual([
      { say: 'matchingIdentities', heroes: ['01001a', '90001a'], seats: [0, 1] },
    ]);
    const named = { ...options, heroes: ['spider-man', 'another-hero'] };
    expect(game(named, miles).players[1]).toMatchObject({ identity: '90001a', obligations: [] });
    expect(problems({ heroes: ['another-hero'] }, miles)).toEqual([
      { say: 'unknownHero', hero: 'another-hero' },
    ]);
  });
});

describe("a player's own deck", () => {
  const own = changed(starter('iron-man'), { '01085': 2 });

  it('replaces the starter deck of its seat', () => {
    const { players } = game({ heroes: ['she-hulk', 'iron-man'], decks: [null, own] });
    expect(players.map(({ deck }) => deck.length)).toEqual([40, 41]);
  });

  it('may name its identity by code or slug, and its aspect not at all', () => {
    const { cards } = own;
    expect(game({ decks: [{ identity: '01029a', cards }] }).players[0]?.hero).toBe('iron-man');
    expect(game({ decks: [{ identity: 'iron-man', cards }] }).players[0]?.identity).toBe('01029a');
  });

  it('is sorted whatever the order it was sent in', () => {
    const cards = Object.fromEntries(Object.entries(own.cards).reverse());
    expect(game({ decks: [{ ...own, cards }] })).toEqual(game({ decks: [own] }));
  });

  it('keeps the rules of deck building', () => {
    const small = changed(own, { '01085': 0 });
    expect(problems({ decks: [small] })).toEqual([
      { say: 'deckTooSmall', hero: '01029a', count: 39, least: 40 },
    ]);
    expect(problems({ decks: [{ ...own, identity: 'nobody' }] })[0]).toEqual({
      say: 'unknownIdentity',
      hero: 'nobody',
    });
    expect(problems({ decks: [changed(own, { '01085': 1e12 })] })).toHaveLength(2);
  });

  it('may be wrong in any number of ways', () => {
    const codes = Array.from({ length: 200_000 }, (_, index) => [`none ${index}`, 1]);
    const told = problems({ decks: [{ ...own, cards: Object.fromEntries(codes) }] });
    expect(told.filter(({ say }) => say === 'unknownCard')).toHaveLength(200_000);
  });

  it('is for the hero of its seat', () => {
    expect(problems({ heroes: ['she-hulk'], decks: [own] })).toEqual([
      { say: 'deckOfAnotherHero', hero: '01019a', other: '01029a', seat: 0 },
    ]);
    expect(problems({ heroes: ['nobody'], decks: [own] })).toEqual([
      { say: 'unknownHero', hero: 'nobody' },
    ]);
  });

  it('has a seat', () => {
    expect(problems({ heroes: ['she-hulk'], decks: [null, own] })).toEqual([
      { say: 'tooManyDecks', count: 2, most: 1 },
    ]);
  });

  it.each([
    [{ ...own, identity: 7 }, 'decks.0.identity'],
    [{ ...own, aspect: 7 }, 'decks.0.aspect'],
    [{ ...own, cards: null }, 'decks.0.cards'],
    [{ ...own, cards: { '01085': '3' } }, 'decks.0.cards'],
    [{ ...own, cards: { '01085': 0 } }, 'decks.0.cards'],
    [{ ...own, cards: { '01085': 1.5 } }, 'decks.0.cards'],
    [{ cards: own.cards }, 'decks.0.identity'],
    ['iron-man', 'decks.0'],
  ])('can be read: case %#', (deck, option) => {
    expect(problems({ decks: [deck] })).toEqual([{ say: 'wrongOption', option }]);
  });

  it('has no other fields', () => {
    expect(problems({ decks: [{ ...own, name: 'Mark II' }] })).toEqual([
      { say: 'unknownOption', option: 'decks.0.name' },
    ]);
  });
});

describe('the scenario', () => {
  it('brings its own set and what it recommends', () => {
    expect(game({ scenario: 'ultron' })).toMatchObject({
      villainStages: ['01134', '01135'],
      encounterSets: ['ultron', 'standard', 'under_attack'],
    });
  });

  it('is one that exists', () => {
    expect(problems({ scenario: 'loki' })).toEqual([{ say: 'unknownScenario', scenario: 'loki' }]);
  });

  it('has all its sets', () => {
    const without = (...sets: readonly string[]): Collection => ({
      ...CORE,
      pool: CORE.pool.filter(({ set = '' }) => !sets.includes(set)),
    });
    expect(problems({ scenario: 'klaw' }, without('masters_of_evil', 'expert'))).toEqual([
      { say: 'missingSet', scenario: 'klaw', set: 'masters_of_evil' },
    ]);
    expect(problems({ mode: 'expert' }, without('rhino', 'standard', 'expert'))).toEqual([
      { say: 'missingSet', scenario: 'rhino', set: 'rhino' },
      { say: 'missingSet', scenario: 'rhino', set: 'standard' },
      { say: 'missingSet', scenario: 'rhino', set: 'expert' },
    ]);
  });
});

describe('the modes', () => {
  it('expert mode uses later stages and adds its set', () => {
    expect(game({ scenario: 'klaw', mode: 'expert' })).toMatchObject({
      expert: true,
      villainStages: ['01114', '01115'],
      encounterSets: ['klaw', 'standard', 'expert', 'masters_of_evil'],
    });
    expect(game({ mode: 'standard' })).toEqual(game(null));
    expect(problems({ mode: 'easy' })).toEqual([{ say: 'unknownMode', mode: 'easy' }]);
  });

  it('heroic mode has a level', () => {
    expect(game({ heroic: 4 }).heroic).toBe(4);
    for (const count of [-1, 5]) {
      expect(problems({ heroic: count })).toEqual([
        { say: 'optionOutOfRange', option: 'heroic', count, least: 0, most: 4 },
      ]);
    }
  });

  it('a skirmish uses one stage only', () => {
    expect(game({ skirmish: 1 }).villainStages).toEqual(['01094']);
    expect(game({ skirmish: 3 }).encounterSets).not.toContain('expert');
    for (const stage of [0, 4]) {
      expect(problems({ skirmish: stage })).toEqual([
        { say: 'noSuchStage', scenario: 'rhino', stage, most: 3 },
      ]);
    }
  });

  it('can be combined', () => {
    expect(game({ skirmish: 1, mode: 'expert', heroic: 2 })).toMatchObject({
      villainStages: ['01094'],
      expert: true,
      heroic: 2,
      encounterSets: ['rhino', 'standard', 'expert', 'bomb_scare'],
    });
  });
});

describe('modular sets', () => {
  it('are chosen instead of the recommended one, and may be several', () => {
    expect(game({ modular: ['legions-of-hydra', 'the_doomsday_chair'] })).toMatchObject({
      modular: ['legions_of_hydra', 'the_doomsday_chair'],
      encounterSets: ['rhino', 'standard', 'legions_of_hydra', 'the_doomsday_chair'],
    });
  });

  it.each(['standard', 'expert', 'klaw', 'iron_man_nemesis', 'sinister_six'])(
    'do not include %s § modular-encounter-set, standard-set, expert-set',
    (set) => {
      expect(problems({ modular: [set] })).toEqual([{ say: 'notModular', set }]);
    },
  );

  it('are each added once', () => {
    expect(problems({ modular: ['bomb-scare', 'bomb_scare'] })).toEqual([
      { say: 'modularTwice', set: 'bomb_scare' },
    ]);
  });

  it('are as many as the scenario needs', () => {
    const tooFew = [{ say: 'tooFewModular', scenario: 'rhino', count: 0, least: 1 }];
    expect(problems({ modular: [] })).toEqual(tooFew);
    expect(problems({ modular: { random: 0 } })).toEqual(tooFew);
  });

  it('may be left to the lot, and are then not known yet', () => {
    expect(game({ modular: { random: 2 } })).toMatchObject({
      modular: [],
      randomModular: 2,
      encounterSets: ['rhino', 'standard'],
    });
    expect(game({ modular: { random: 5 } }).randomModular).toBe(5);
    expect(problems({ modular: { random: 6 } })).toEqual([
      { say: 'tooManyRandom', count: 6, most: 5 },
    ]);
    expect(problems({ modular: { random: 1, from: [] } })).toEqual([
      { say: 'unknownOption', option: 'modular.from' },
    ]);
    expect(problems({ modular: { random: -1 } })).toEqual([
      { say: 'wrongOption', option: 'modular' },
    ]);
  });
});

describe('the first player', () => {
  it('is one of the players', () => {
    const heroes = ['she-hulk', 'iron-man'];
    expect(game({ heroes, firstPlayer: 1 }).firstPlayer).toBe(1);
    for (const count of [-1, 2]) {
      expect(problems({ heroes, firstPlayer: count })).toEqual([
        { say: 'optionOutOfRange', option: 'firstPlayer', count, least: 0, most: 1 },
      ]);
    }
  });
});
