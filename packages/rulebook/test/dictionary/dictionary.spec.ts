import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { POOL as CHAMPIONS } from '@grimrule/champions';
import { POOL as DUEL } from '@grimrule/duel';
import { POOL as RINGS } from '@grimrule/rings';
import { globSync } from 'tinyglobby';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compileDictionary } from '../../build/dictionary/compile.ts';
import { asLine } from '../../build/fault.ts';
import type { Word } from '../../src/index.ts';
import { findWords, wordsOf } from '../../src/index.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** The printed cards of every pack, whether it is offered or not; loading them would change other specs. */
const ON_THE_SHELF = globSync('packages/champions/src/packs/*/facts.json', { cwd: ROOT }).flatMap(
  (path): readonly { readonly code: string; readonly name: string }[] =>
    JSON.parse(readFileSync(join(ROOT, path), 'utf8')),
);
const { words, faults } = compileDictionary(ROOT);

function wordNamed(game: string, name: string, kind: Word['kind'] = 'builder'): Word {
  const found = words.find(
    (word) => word.game === game && word.name === name && word.kind === kind,
  );
  if (!found) throw new Error(`there is no ${kind} '${name}' of ${game}`);
  return found;
}

test('every word says what it means, every builder is used, every cited rule is an entry', () => {
  expect(faults.map(asLine)).toEqual([]);
});

describe('a word', () => {
  test('has its meaning and its rule from its comment, and its signature from its source', () => {
    expect(wordNamed('champions', 'surge')).toMatchObject({
      part: 'effect',
      meaning: 'The card that is being revealed gains surge.',
      rules: [{ title: 'Surge', entry: 'surge' }],
      signature: 'surge: Effect',
    });
    expect(wordNamed('kernel', 'repeat').signature).toBe(
      'repeat(times: Amount, body: Effect): Effect',
    );
    expect(wordNamed('champions', 'response').signature).toBe(
      'response(on: EventName, condition: Condition | null, effect: Effect, more: Terms = {}): Ability',
    );
    expect(wordNamed('rings', 'putCounters', 'node').signature).toBe(
      "{ do: 'putCounters'; counter: string; on: Cards; count: Amount }",
    );
  });

  test('is shown once where a builder, a node and a name are called the same', () => {
    const draws = words.filter(({ game, name }) => game === 'champions' && name === 'draw');
    expect(draws.map(({ kind }) => kind)).toEqual(['builder']);
    expect(words.some(({ kind, name }) => kind === 'name' && name === 'villain')).toBe(false);
  });

  test('of every game belongs to each game', () => {
    const names = wordsOf(words, 'duel').map(({ name }) => name);
    expect(names).toContain('whenever');
    expect(names).toContain('repeat');
    expect(names).not.toContain('thwartScheme');
  });
});

describe('an example', () => {
  const titles = new Map<string, string>([
    ...[...CHAMPIONS, ...ON_THE_SHELF].map(
      ({ code, name }) => [`champions ${code}`, name] as const,
    ),
    ...RINGS.map(({ code, name }) => [`rings ${code}`, name] as const),
    ...DUEL.map(({ code, name }) => [`duel ${code}`, name.en] as const),
  ]);
  const examples = words.flatMap((word) => word.examples.map((example) => ({ word, example })));

  test('of the pool is a card of the game, by its code and its title', () => {
    const wrong = examples.filter(
      ({ example: { game, place, code, title } }) =>
        place === 'pool' && titles.get(`${game} ${code}`) !== title,
    );
    expect(wrong.map(({ example }) => example)).toEqual([]);
    expect(examples.length).toBeGreaterThan(1000);
  });

  test('names the word in its source, or the builder that says it', () => {
    const silent = examples.filter(({ word, example: { source, through = word.name } }) => {
      const isPrinted = /^\w+:/.test(source);
      return (
        !isPrinted && !source.includes(lastPart(through)) && !/^const |^function /.test(source)
      );
    });
    expect(silent.map(({ word, example }) => [word.name, example.source])).toEqual([]);
  });

  /** The stat `trait Aerial` is written as `'Aerial'`. */
  const lastPart = (name: string) => name.split(' ').at(-1) ?? name;

  test('is the ability as the card writes it', () => {
    const [example] = wordNamed('champions', 'thwartScheme').examples;
    expect(example).toMatchObject({ game: 'champions', place: 'pool' });
    const sources = wordNamed('duel', 'look').examples.map(({ source }) => source);
    expect(sources).toContain('whenPlayed(sequence(look, theyDiscard(1)))');
  });

  test('comes from a hard card or a spec only where the pool has none', () => {
    expect(wordNamed('champions', 'flip').examples[0]).toMatchObject({ place: 'outside' });
    expect(wordNamed('champions', 'draw').examples.map(({ place }) => place)).toEqual([
      'pool',
      'pool',
    ]);
  });
});

describe('a fault is told with file and line', () => {
  /** The sources of Duel with a change, compiled. */
  function changed(change: (vocabulary: string) => string): readonly string[] {
    const root = mkdtempSync(join(tmpdir(), 'grimrule-dictionary-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const parts = ['kernel/src/abilities', 'duel/src', 'rulebook/src/compiled'];
    for (const part of parts) {
      cpSync(join(ROOT, 'packages', part), join(root, 'packages', part), { recursive: true });
    }
    const file = join(root, 'packages/duel/src/vocabulary/builders.ts');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const found = compileDictionary(root).faults.map(asLine);
    // Words of the kernel that only the other games use.
    return found.filter((line) => line.startsWith('packages/duel/'));
  }
  const lineOf = (text: string) =>
    readFileSync(join(ROOT, 'packages/duel/src/vocabulary/builders.ts'), 'utf8')
      .split(text)[0]
      ?.split('\n').length ?? 0;

  test('if nothing is wrong, there is none', () => {
    expect(changed((text) => text)).toEqual([]);
  });

  test('for a builder without a comment', () => {
    const comment = "/** You look at your opponent's hand. */\n";
    const line = lineOf(comment);
    expect(changed((text) => text.replace(comment, ''))).toEqual([
      `packages/duel/src/vocabulary/builders.ts:${line}: the builder 'look' has no comment that says what it means`,
    ]);
  });

  test('for a builder that no card uses', () => {
    const added = "/** Nothing happens. */\nexport const rest: DuelEffect = { do: 'look' };\n";
    expect(changed((text) => added + text)).toEqual([
      "packages/duel/src/vocabulary/builders.ts:2: no card uses the builder 'rest'",
    ]);
  });

  test('for a rule that has no entry', () => {
    const cited = "You look at your opponent's hand. RR: Peeping.";
    const line = lineOf('export const look');
    expect(changed((text) => text.replace("You look at your opponent's hand.", cited))).toEqual([
      `packages/duel/src/vocabulary/builders.ts:${line}: the builder 'look' cites 'Peeping', which is no entry of the rulebook`,
    ]);
  });
});

describe('the search', () => {
  const namesFor = (typed: string) => findWords(words, typed).map(({ name }) => name);

  test('shows names before meanings, and the very name first', () => {
    expect(namesFor('choose').slice(0, 2)).toEqual(['choose', 'chooseOneByOne']);
    expect(namesFor('top of the deck')[0]).toBe('discardTop');
  });

  test('finds cards by title and code, and everything without a term', () => {
    expect(namesFor('eye of agamotto')).toContain('choose');
    expect(namesFor('')).toHaveLength(words.length);
    expect(namesFor('xyzzy')).toEqual([]);
  });
});
