import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileBook } from '../build/compile.ts';
import { asLine } from '../build/fault.ts';

const GUARD = `---
title:
  en: Guard
  de: Bewachen
topic: keywords
aliases:
  en: [guards]
see: [attack]
decided:
  - en: A stunned [attacker](attack) cannot attack the villain either.
    de: Auch ein betäubter [Angreifer](attack) kann den Schurken nicht angreifen.
---

## English

While a minion with guard is engaged with you, you cannot
[attack](attack) the villain.

1. First, the minion.
2. Then the villain.

> A minion guards Rhino.

## Deutsch

Solange ein Scherge bewacht, darfst du den Schurken nicht [angreifen](attack).

1. Zuerst der Scherge.
2. Dann der Schurke.

> Ein Scherge bewacht Rhino.
`;

const ATTACK = `---
title: { en: Attack, de: Angriff }
topic: attacks
---

## English

Costs 1 \\* and more.

## Deutsch

Kostet 1 \\* und mehr.
`;

const RULING = `---
faq: 3
cards:
  - { code: '01019b', en: Guard Dog, de: Wachhund }
entries: [guard]
---

## English

It guards.

## Deutsch

Er bewacht.
`;

const FILES: Readonly<Record<string, string>> = {
  'entries/champions/keywords/guard.md': GUARD,
  'entries/champions/attacks/attack.md': ATTACK,
  'rulings/champions/core-set/guard-dog.md': RULING,
  'rulings/champions/products.yaml': "- { codes: '01', en: Core Set, de: Grundspiel }\n",
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebook-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function compiled(changes: Readonly<Record<string, string>> = {}) {
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return compileBook(folder, 'champions');
}

/** The faults once the first text is replaced by the second in this file. */
function faultsAfter(file: string, before: string, after: string): readonly string[] {
  const text = FILES[file] ?? '';
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  return compiled({ [file]: text.replace(before, after) }).faults.map(asLine);
}

test('an entry is read with its links, steps and examples, in both languages', () => {
  const { entries, faults } = compiled();
  expect(faults).toEqual([]);
  expect(entries.map(({ id }) => id)).toEqual(['attack', 'guard']);
  expect(entries[0]?.en.text).toEqual(['Costs 1 * and more.']);
  expect(entries[1]).toEqual({
    id: 'guard',
    topic: 'keywords',
    en: {
      title: 'Guard',
      text: [
        'While a minion with guard is engaged with you, you cannot [[attack|attack]] the villain.',
        '1. First, the minion.',
        '2. Then the villain.',
      ],
      examples: ['A minion guards Rhino.'],
      aliases: ['guards'],
    },
    de: {
      title: 'Bewachen',
      text: [
        'Solange ein Scherge bewacht, darfst du den Schurken nicht [[attack|angreifen]].',
        '1. Zuerst der Scherge.',
        '2. Dann der Schurke.',
      ],
      examples: ['Ein Scherge bewacht Rhino.'],
    },
    see: ['attack'],
    decided: [
      {
        en: 'A stunned [[attack|attacker]] cannot attack the villain either.',
        de: 'Auch ein betäubter [[attack|Angreifer]] kann den Schurken nicht angreifen.',
      },
    ],
  });
});

test('a ruling is read with its cards and the product they come from', () => {
  const product = { en: 'Core Set', de: 'Grundspiel' };
  expect(compiled().rulings).toEqual([
    {
      id: 'guard-dog',
      faq: 3,
      cards: [
        { code: '01019b', title: { en: 'Guard Dog', de: 'Wachhund' }, product, number: '19B' },
      ],
      entries: ['guard'],
      en: 'It guards.',
      de: 'Er bewacht.',
    },
  ]);
});

describe('a fault is told with its file and line', () => {
  const guard = 'entries/champions/keywords/guard.md';
  const ruling = 'rulings/champions/core-set/guard-dog.md';
  test.each([
    [
      'a wrong link',
      guard,
      '[attack](attack) the',
      '[attack](atack) the',
      17,
      "there is no entry 'atack'",
    ],
    ['a wrong see also', guard, 'see: [attack]', 'see: [atack]', 8, "there is no entry 'atack'"],
    [
      'a wrong link in a decision',
      guard,
      '[attacker](attack)',
      '[attacker](atack)',
      10,
      "there is no entry 'atack'",
    ],
    [
      'an alias twice',
      guard,
      'en: [guards]',
      'en: [guards, sentry, Guards]',
      7,
      "aliases.en: 'Guards' is there already",
    ],
    [
      'a see also twice',
      guard,
      'see: [attack]',
      'see:\n  - attack\n  - attack',
      10,
      "see: 'attack' is there already",
    ],
    ['an unknown field', guard, 'see: [attack]', 'seen: [attack]', 8, "seen: no field 'seen' here"],
    [
      'a title in one language',
      guard,
      '  de: Bewachen\n',
      '',
      3,
      'title.de: Invalid input: expected string, received undefined',
    ],
    [
      'a missing language',
      guard,
      '## Deutsch',
      '## Dutch',
      24,
      'the headings are ## English and ## Deutsch',
    ],
    [
      'another topic than the folder',
      guard,
      'topic: keywords',
      'topic: attacks',
      5,
      'the topic is attacks, but the folder keywords',
    ],
    ['an unknown topic', guard, 'topic: keywords', 'topic: dogs', 5, 'topic: Invalid option'],
    [
      'bad YAML',
      guard,
      'aliases:',
      'aliases: [',
      8,
      'Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    [
      'emphasis',
      guard,
      'A minion guards Rhino.',
      'A *minion* guards Rhino.',
      22,
      'the rulebook has paragraphs, numbered lists, quoted examples and links, but no emphasis',
    ],
    [
      'a list without numbers',
      guard,
      '1. First, the minion.\n2. Then the villain.',
      '- First',
      19,
      'the rulebook has paragraphs, numbered lists, quoted examples and links, but no list',
    ],
    [
      'an example in one language',
      guard,
      '\n> Ein Scherge bewacht Rhino.\n',
      '',
      1,
      'there are not as many examples in both languages',
    ],
    ['a card of no product', ruling, '01019b', '77001', 4, 'no product has the card 77001'],
    [
      'an entry that a ruling belongs to',
      ruling,
      '[guard]',
      '[gard]',
      5,
      "there is no entry 'gard'",
    ],
  ])('%s', (_what, file, before, after, line, message) => {
    const faults = faultsAfter(file, before, after);
    expect(faults[0]?.startsWith(`${file}:${line}: ${message}`), faults[0]).toBe(true);
  });

  test('a name that is there twice', () => {
    const again = 'entries/champions/attacks/guard.md';
    const { faults } = compiled({ [again]: GUARD.replace('topic: keywords', 'topic: attacks') });
    expect(faults.map(asLine)).toEqual([`${guard}:1: ${again} has the same name`]);
  });

  test('a ruling in the folder of another product', () => {
    const { faults } = compiled({ 'rulings/champions/hulk/dog.md': RULING });
    expect(faults.map(asLine)).toEqual([
      'rulings/champions/hulk/dog.md:1: it belongs into the folder core-set',
    ]);
  });
});
