import { describe, expect, test } from 'vitest';
import { cardsIn, contentsOf } from '../../src/cards/designs.ts';
import { EVERY_PACK, loadPacks } from '../../src/shelf/loading.ts';
import { FINISHED, PACKS } from '../../src/shelf/packs.ts';

await loadPacks(EVERY_PACK);

describe.each(PACKS)('the text boxes of the pack $name', ({ name, load, cards }) => {
  test('are of cards that it has, each once', async () => {
    const { texts = [] } = cards ?? (await load?.()) ?? {};
    const codes = texts.flatMap((each) => Object.keys(each));
    const known = new Set(cardsIn([name]).map(({ code }) => code));
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
    expect(codes.filter((code, at) => codes.indexOf(code) < at)).toEqual([]);
  });
});

describe.each(FINISHED)('the pack $name, which is offered', ({ name, manifest, load, cards }) => {
  test('has the text box of every side, be it empty', async () => {
    const { texts = [] } = cards ?? (await load?.()) ?? {};
    const written = new Set(texts.flatMap((each) => Object.keys(each)));
    const missing = cardsIn([name]).filter(({ code }) => !written.has(code));
    expect(missing.map((card) => `${card.code} ${card.name}`)).toEqual([]);
  });

  test('names every set of its cards', () => {
    const { heroes, scenarios, modularSets, furtherSets = [] } = manifest;
    const own = cardsIn([name]).filter(({ code }) =>
      heroes.some(({ identity }) => identity === code),
    );
    const named = [
      ...own.flatMap(({ set = '' }) => [set, `${set}_nemesis`]),
      ...[...scenarios, ...modularSets, ...furtherSets].map(({ set }) => set),
    ];
    const sets = new Set(cardsIn([name]).flatMap(({ set }) => set ?? []));
    expect([...sets].filter((set) => !named.includes(set))).toEqual([]);
  });

  test('has a ready deck for every hero', () => {
    const decks = contentsOf(name)?.decks.map(({ slug, identity }) => [slug, identity]);
    expect(decks).toEqual(manifest.heroes.map(({ slug, identity }) => [slug, identity]));
  });
});
