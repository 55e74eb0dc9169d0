import { describe, expect, it } from 'vitest';
import type { Language } from '../src/index.ts';
import type { Exempt } from '../src/testing/index.ts';
import { exempt, unsaidLeaves } from '../src/testing/index.ts';

interface Card {
  readonly code: string;
  readonly abilities: readonly object[];
}

const card = (code: string, effect: object): Card => ({
  code,
  abilities: [{ kind: 'called', call: 'boost', effect }],
});
const CARDS = [
  card('a', { do: 'discard', cards: { in: 'yourHand' }, facedown: true }),
  card('b', { do: 'exhaust', cards: { in: 'enemies', where: { is: 'trait', trait: 'Orc' } } }),
  card('c', { do: 'draw', count: 2 }),
  card('d', { do: 'discard', cards: { in: 'enemies', where: { is: 'trait', trait: 'Elf' } } }),
];

/** A renderer that says everything but the fields it is told to leave out. */
const silentOn =
  (...fields: readonly string[]) =>
  (_language: Language, { abilities }: Card) => [
    JSON.stringify(abilities, (key, value) => (fields.includes(key) ? undefined : value)),
  ];

const faultsOf = (text: ReturnType<typeof silentOn>, ...exempted: readonly Exempt<Card>[]) =>
  unsaidLeaves<Card>({
    cards: CARDS,
    title: ({ code }) => code,
    text,
    told: ['abilities'],
    names: {},
    exempt: exempted,
  }).faults;

describe('a leaf that no text shows', () => {
  it('is not found where the text tells everything', () => {
    expect(faultsOf(silentOn())).toEqual([]);
  });

  it.each([
    ['count', 'c (en,de) abilities.0.effect.count [do draw.count]: 2 or 3'],
    ['trait', 'b (en,de) abilities.0.effect.cards.where.trait [is trait.trait]: "Orc" or "Elf"'],
    ['in', 'a (en,de) abilities.0.effect.cards.in [query.in]: "yourHand" or "enemies"'],
    ['facedown', 'a (en,de) abilities.0.effect.facedown [do discard.facedown]: true or nothing'],
  ])('is found: %s', (field, fault) => {
    expect(faultsOf(silentOn(field)).join('\n')).toContain(fault);
  });

  it('is found in the one language that does not show it', () => {
    const text = (language: Language, of: Card) =>
      silentOn(...(language === 'de' ? ['trait'] : []))(language, of);
    const faults = faultsOf(text);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toContain('(de)');
  });

  it('is left alone if it is exempt', () => {
    expect(faultsOf(silentOn('trait')).length).toBeGreaterThan(0);
    expect(faultsOf(silentOn('trait'), exempt.alike('it is the same', 'Orc', 'Elf'))).toEqual(
      faultsOf(silentOn('trait')).filter((fault) => !/Orc|Elf/.test(fault)),
    );
  });
});
