import { RULE_TITLES as CHAMPIONS, champions, ICONS, KEYWORDS } from '@grimrule/champions';
import { RULE_TITLES as DUEL, duel } from '@grimrule/duel';
import { RULE_TITLES as RINGS, KEYWORDS as RINGS_KEYWORDS, rings } from '@grimrule/rings';
import { describe, expect, it } from 'vitest';
import { CHAMPIONS_NAMES } from '../src/champions/engine-names.ts';
import { DUEL_NAMES } from '../src/duel/engine-names.ts';
import { addressOf } from '../src/engine-names.ts';
import { RULEBOOKS } from '../src/index.ts';
import { RINGS_NAMES } from '../src/rings/engine-names.ts';

/** The rules that the kernel names itself when it asks or refuses. */
const KERNEL = [
  'choose',
  'choose option',
  'condition',
  'cost',
  'game end',
  'limit',
  'may',
  'target',
];

/** The keywords of Champions that are no numbers, and so have no names in the list of these. */
const OTHER_KEYWORDS = ['form', 'linked', 'requirement', 'teamUp', 'teamwork', 'uses'];

const GAMES = [
  {
    game: champions,
    titles: CHAMPIONS,
    keywords: [...KEYWORDS, ...ICONS, ...OTHER_KEYWORDS],
    names: CHAMPIONS_NAMES,
    book: RULEBOOKS.champions,
  },
  { game: duel, titles: DUEL, keywords: [], names: DUEL_NAMES, book: RULEBOOKS.duel },
  {
    game: rings,
    titles: RINGS,
    keywords: RINGS_KEYWORDS,
    names: RINGS_NAMES,
    book: RULEBOOKS.rings,
  },
];

describe.each(GAMES)('what happens in $book.game', ({ game, titles, keywords, names, book }) => {
  const { procedures, levels } = game.definition;
  const rules = [
    ...Object.keys(titles),
    ...[...procedures.values()].map(({ rule }) => rule),
    ...levels.map(({ rule }) => rule),
    ...KERNEL,
  ];
  const steps = [...procedures.values()].flatMap((each) => each.steps.map(({ name }) => name));

  it('follows a rule that the book explains', () => {
    const unexplained = rules.filter((rule) => !book.ofRule(rule));
    expect(unexplained).toEqual([]);
  });

  it('goes by steps that the book explains where it counts them', () => {
    const counted = steps.filter((step) => /^\d+\.\d/.test(step));
    expect(counted.filter((step) => !book.ofRule('', step))).toEqual([]);
    for (const { rule, steps } of procedures.values()) {
      for (const { name } of steps) expect(book.ofRule(rule, name), name).toBeDefined();
    }
  });

  it('has keywords and icons that the book explains', () => {
    expect(keywords.filter((keyword) => !book.ofKeyword(keyword))).toEqual([]);
  });

  it('is spoken of by no name that is not needed', () => {
    const used = { rules: new Set([...rules, ...steps]), keywords: new Set<string>(keywords) };
    for (const kind of ['rules', 'keywords'] as const) {
      for (const [name, id] of Object.entries(names[kind])) {
        expect(used[kind], `${name} is not used`).toContain(name);
        expect(book.entry(id), `${name} → ${id}`).toBeDefined();
        expect(id, name).not.toBe(addressOf(name));
      }
    }
  });
});
