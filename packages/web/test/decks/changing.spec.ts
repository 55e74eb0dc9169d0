import { championsWords } from '@grimrule/champions';
import type { Deck } from '@grimrule/decks';
import { deckGameNamed, EMPTY_DECK } from '@grimrule/decks';
import { describe, expect, test } from 'vitest';
import { moved, withCount, withMore, withoutLine } from '../../src/decks/builder/changing.ts';
import { begun, done, redone, undone } from '../../src/decks/builder/course.ts';
import { cureOf } from '../../src/decks/builder/cures.ts';
import { differences } from '../../src/decks/builder/more/differences.ts';
import { gamesWith } from '../../src/decks/builder/more/games.ts';
import { problemsOf, seatOption } from '../../src/decks/desk/legality.ts';
import { decksFile, merged, readDecksFile, toRestore } from '../../src/decks/kept/backup.ts';
import { copiesOwned, shortages } from '../../src/decks/kept/collection.ts';
import type { KeptDeck } from '../../src/decks/kept/kept-deck.ts';
import { withVersion } from '../../src/decks/kept/kept-deck.ts';
import { champions } from '../../src/games/champions/champions.ts';
import { loadDesk } from '../../src/games/champions/decks/desk.ts';
import { withChoice } from '../../src/games/champions/setup/hero-choice.tsx';
import { loadDesk as loadRings } from '../../src/games/rings/decks/desk.ts';
import { rings } from '../../src/games/rings/rings.ts';
import { entryOf } from '../../src/screens/history/statistics.ts';

const deck = (part: Partial<Deck> = {}): Deck => ({ ...EMPTY_DECK, game: 'champions', ...part });
const kept = (part: Partial<KeptDeck> = {}): KeptDeck => ({
  ...{ id: 'one', deck: deck(), made: 1, changed: 1, versions: [] },
  ...part,
});

describe('changing a deck', () => {
  test('sets, adds and takes out copies, and never fewer than none', () => {
    const three = withCount(deck(), '01003', 3);
    expect(three.cards).toEqual({ '01003': 3 });
    expect(withMore(three, '01003', -1).cards).toEqual({ '01003': 2 });
    expect(withMore(three, '01003', -9).cards).toEqual({});
    expect(withCount(three, '01003', 3)).toBe(three);
  });

  test('moves a copy to the sideboard and back; of nothing, nothing', () => {
    const start = deck({ cards: { '01003': 2 } });
    const aside = moved(start, '01003', 'sideboard');
    expect([aside.cards, aside.sideboard]).toEqual([{ '01003': 1 }, { '01003': 1 }]);
    expect(moved(aside, '01003', 'cards')).toMatchObject({ cards: { '01003': 2 }, sideboard: {} });
    expect(moved(start, '01004', 'sideboard')).toBe(start);
  });

  test('drops one of two equal lines', () => {
    expect(withoutLine(deck({ unread: ['x', 'y', 'x'] }), 'x').unread).toEqual(['y', 'x']);
  });

  test('can be undone and done again; a new change ends what was undone', () => {
    const [one, two, three] = ['1', '2', '3'].map((name) => deck({ name }));
    if (!one || !two || !three) throw new Error('three decks');
    const course = done(done(begun(one), two), three);
    const back = undone(undone(course));
    expect([back.now, undone(back).now]).toEqual([one, one]);
    expect(redone(back).now).toBe(two);
    expect(redone(done(back, three)).now).toBe(three);
  });
});

describe('versions', () => {
  test('keep the present content, and the same content only once', () => {
    const first = withVersion(kept({ deck: deck({ cards: { '01003': 1 } }) }), 10);
    expect(first.versions.map(({ at }) => at)).toEqual([10]);
    expect(withVersion(first, 20)).toBe(first);
    expect(withVersion(first, 20, 'named').versions).toMatchObject([{ at: 20, note: 'named' }]);
    const changed = { ...first, deck: deck({ cards: { '01003': 2 } }) };
    expect(withVersion(changed, 30).versions.map(({ at }) => at)).toEqual([10, 30]);
  });

  test('differ by what came and what went', () => {
    const before = deck({ identities: ['01001a'], cards: { '01003': 2, '01005': 1 } });
    const after = deck({ identities: ['01001a'], cards: { '01003': 3, '01007': 2 } });
    expect(differences(before, after)).toEqual([
      { code: '01007', before: 0, after: 2 },
      { code: '01003', before: 2, after: 3 },
      { code: '01005', before: 1, after: 0 },
    ]);
    expect(differences(after, after)).toEqual([]);
  });
});

describe('the file of all decks', () => {
  test('is read again as it was written; what is no deck is left out', () => {
    const file = decksFile([kept()], [{ game: 'champions', boxes: { core: 1 } }]);
    expect(readDecksFile(JSON.stringify(file))).toEqual(file);
    const broken = { ...file, decks: [kept(), { id: 'two' }, 7] };
    expect(readDecksFile(JSON.stringify(broken))?.decks).toEqual([kept()]);
    expect(readDecksFile('{"hero_code":"01001a"}')).toBeNull();
    expect(readDecksFile('{"grimrule":"decks"')).toBeNull();
  });

  test('brings the later of two states, with the versions of both', () => {
    const version = (at: number) => ({ at, note: '', deck: deck() });
    const old = kept({ changed: 1, versions: [version(1), version(2)] });
    const fresh = kept({ changed: 5, versions: [version(2), version(4)] });
    for (const both of [merged(old, fresh), merged(fresh, old)]) {
      expect([both.changed, both.versions.map(({ at }) => at)]).toEqual([5, [1, 2, 4]]);
    }
    expect(toRestore([fresh], [fresh])).toHaveLength(1);
    expect(toRestore([], [old])).toEqual([old]);
  });
});

describe('boxes', () => {
  const card = { code: '01066', inPacks: { core: 1, cap: 1 } };

  test('a card is owned as often as its packs are', () => {
    expect(copiesOwned(card, { game: 'champions', boxes: { core: 2, gob: 1 } })).toBe(2);
    expect(copiesOwned(card, { game: 'champions', boxes: { core: 1, cap: 1 } })).toBe(2);
    expect(copiesOwned(card, { game: 'champions', boxes: {} })).toBe(0);
  });

  test('decks that are used together lack what they take more of than there is', () => {
    const decks = [{ a: 2, b: 1 }, { a: 2 }];
    expect(shortages(decks, (code) => (code === 'a' ? 3 : 1))).toEqual([
      { code: 'a', taken: 4, owned: 3 },
    ]);
    expect(shortages(decks.slice(1), () => 2)).toEqual([]);
  });
});

describe('the desk of Champions', () => {
  const game = deckGameNamed('champions');
  if (!game) throw new Error('no decks of Champions');

  test('brings a hero with their own cards, and takes both away again', async () => {
    const desk = await loadDesk();
    const spider = desk.withHero(deck({ cards: { '01088': 1 } }), '01001a');
    expect(spider.cards).toMatchObject({ '01088': 1, '01003': 2, '01005': 3 });
    const panther = desk.withHero(spider, '01040a');
    expect(panther.identities).toEqual(['01040a']);
    expect(panther.cards['01003']).toBeUndefined();
    expect(panther.cards).toMatchObject({ '01088': 1, '01043d': 2 });
    expect(desk.withHero(panther, '01040a')).toMatchObject({
      identities: [],
      cards: { '01088': 1 },
    });
  });

  test('has ready decks that the rules have nothing against', async () => {
    const desk = await loadDesk();
    expect(desk.ready.length).toBeGreaterThan(4);
    for (const { deck: ready } of desk.ready)
      expect(problemsOf(champions, ready, game)).toEqual([]);
  });

  test('each problem with a cure is gone once it was taken', async () => {
    const desk = await loadDesk();
    const ready = desk.ready[0]?.deck ?? deck();
    const wrong: Deck = {
      ...ready,
      strangers: { 'Nobody Knows It': 1 },
      cards: { ...ready.cards, '01003': 1, '01088': 5, '01045': 1, '01084': 2, '01055': 1 },
    };
    const says = (of: Deck) => problemsOf(champions, of, game).map(({ say }) => say);
    expect(says(wrong)).toEqual([
      'unknownCard',
      'wrongIdentityCards',
      'cardOfAnotherHero',
      'tooManyAspects',
      'tooManyCopies',
      'uniqueTwice',
    ]);
    const mended = problemsOf(champions, wrong, game).reduce((now, line) => {
      const cure = cureOf(line, now, game);
      if (cure) expect(says(cure.after)).not.toContain(line.say);
      return cure?.after ?? now;
    }, wrong);
    expect(says(mended)).toEqual(['tooManyAspects']);
    const texts = problemsOf(champions, wrong, game).map((line) =>
      championsWords.de.line(line, { seat: -1, seats: 0, designOf: () => null }),
    );
    expect(new Set(texts).size).toBe(6);
  });

  test('finds the games of a deck in the history, whatever the order of its cards', async () => {
    const desk = await loadDesk();
    const ready = desk.ready[0]?.deck ?? deck();
    const turned = Object.fromEntries(Object.entries(ready.cards).reverse());
    const finished = {
      ...{ id: 'x', where: 'here', table: 't', game: 'champions', seats: [], rounds: 3 },
      ...{ mine: [0], outcome: { result: 'won', winners: [0] }, decisions: 9, at: 5 },
      options: { heroes: ['spider-man'], decks: [seatOption({ ...ready, cards: turned }, game)] },
    } as const;
    const entry = entryOf(finished as never, champions, 'en');
    const other = deck({ identities: ['01001a'] });
    expect(gamesWith([entry], [ready], game).map(({ isOlder }) => isOlder)).toEqual([false]);
    expect(gamesWith([entry], [other, ready], game).map(({ isOlder }) => isOlder)).toEqual([true]);
    expect(gamesWith([entry], [other], game)).toEqual([]);
  });
});

describe('a seat', () => {
  test('plays a deck of its own with its hero, and gives it up with the hero', async () => {
    const desk = await loadDesk();
    const own = desk.ready.find(({ slug }) => slug === 'she-hulk')?.deck ?? deck();
    const option = seatOption(own, desk.game);
    const two = { heroes: ['spider-man', 'iron-man'], scenario: 'rhino' };
    const withOwn = champions.seating?.withDeck?.(two, 1, option) ?? null;
    expect(withOwn).toEqual({ ...two, heroes: ['spider-man', 'she-hulk'], decks: [null, option] });
    expect(champions.game.setup(withOwn, 'a try')).not.toHaveProperty('problems');
    expect(withChoice(withOwn, 1, 'iron-man')).toEqual(two);
    expect(withChoice(two, 1, JSON.stringify(option))).toEqual(withOwn);
    // Another seat gives the hero up.
    expect(champions.seating?.withDeck?.(withOwn, 0, option)).toEqual({
      ...{ heroes: ['she-hulk', 'spider-man'], scenario: 'rhino' },
      decks: [option, null],
    });
  });

  test('of Rings takes heroes away from others, who get decks that fit', async () => {
    const desk = await loadRings();
    const own = desk.ready.find(({ slug }) => slug === 'leadership')?.deck ?? deck();
    const option = seatOption({ ...own, cards: { ...own.cards, '01073': 3 } }, desk.game);
    const two = { decks: ['leadership', 'lore'], scenario: 'passage' };
    const after = rings.seating?.withDeck?.(two, 1, option) ?? null;
    expect(after).toMatchObject({ decks: [expect.any(String), option] });
    expect(after).not.toMatchObject({ decks: ['leadership', option] });
    expect(rings.seatName(after, 1, 'en')).toBe('Aragorn, Glóin, Théodred');
  });
});

describe('the desk of Rings', () => {
  test('takes up to three heroes, and none of them twice', async () => {
    const desk = await loadRings();
    const empty = deck({ game: 'rings' });
    const led = ['01001', '01002', '01003', '01004'].reduce(desk.withHero, empty);
    expect(led.identities).toEqual(['01001', '01002', '01003']);
    expect(desk.withHero(led, '01002').identities).toEqual(['01001', '01003']);
  });

  test('has ready decks that the rules have nothing against, and offers no boon or burden', async () => {
    const desk = await loadRings();
    for (const { deck: ready } of desk.ready) {
      expect(problemsOf(rings, ready, desk.game)).toEqual([]);
    }
    expect(desk.factions.map(({ id }) => id)).toEqual([
      'Leadership',
      'Tactics',
      'Spirit',
      'Lore',
      'Neutral',
    ]);
  });
});
