import type { Ability } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import { faultsIn, readAloud } from '@grimrule/words/testing';
import { describe, expect, it } from 'vitest';
import type { ChampionsCard } from '../../src/cards/card.ts';
import { loadPacks } from '../../src/shelf/loading.ts';
import { OFFERED, offeredCards } from '../../src/shelf/offers.ts';
import { championsEffect, championsText } from '../../src/words/card-texts/text-box.ts';

await loadPacks(OFFERED);
const POOL = offeredCards();

function cardCalled(name: string, at = 0) {
  const card = POOL.filter((other) => other.name === name)[at];
  if (!card) throw new Error(`no card is called '${name}'`);
  return card;
}

const textOf = (language: Language, name: string, at = 0) =>
  championsText(language, cardCalled(name, at));

describe.each(LANGUAGES)('the text boxes of all cards in %s', (language) => {
  const boxes = POOL.map((card) => ({ card, text: championsText(language, card) }));
  const lines = boxes.flatMap(({ card, text }) =>
    text.map((line) => [`${card.code} ${card.name}`, line] as const),
  );

  it('say something for every ability that is not a printed number', () => {
    for (const { card, text } of boxes) {
      const isNumbers = card.type === 'attachment' && (card.atk || card.sch || card.thw);
      const told = card.abilities.length - (isNumbers ? 1 : 0);
      expect(text.length, card.name).toBeGreaterThanOrEqual(told);
    }
  });

  it('are free of faults', () => {
    const names = [...POOL.flatMap(({ name, nameDe }) => [name, nameDe]), ...PROPER_NAMES];
    const reading = { language, names: names.filter((name) => !ORDINARY.includes(name)) };
    const faults = lines.flatMap(([card, line]) =>
      faultsIn(line, reading).map((fault) => `${card}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('are equal for equal abilities, and only for those', () => {
    const byData = new Map<string, string>();
    const byText = new Map<string, string>();
    for (const { card, text } of boxes) {
      const told = toldAbilities(card);
      told.forEach((ability, at) => {
        // A card calls itself and its host by what they are.
        const data = JSON.stringify([card.type, ability, told.find(isAttaching)]);
        const does = meaning(JSON.stringify(ability));
        const line = `${card.type}: ${text[text.length - told.length + at]}`;
        expect(byData.get(data) ?? line, card.name).toBe(line);
        expect(byText.get(line) ?? does, `${card.name}: ${line}`).toBe(does);
        byData.set(data, line);
        byText.set(line, does);
      });
    }
    expect(byData.size).toBeGreaterThan(150);
  });
});

/** Names in texts that are no titles. */
const PROPER_NAMES = [
  'S.H.I.E.L.D.',
  'NORAD',
  'Masters of Evil',
  'Masters-of-Evil',
  'Black Panther',
];
/** Titles that are words of the language as well. */
const ORDINARY = ['Energy', 'Genius', 'Strength', 'Energie', 'Stärke', 'Emergency', 'Notfall'];

/** Powers printed on an attachment are numbers, not text. */
function toldAbilities({ type, atk, sch, thw, abilities }: ChampionsCard): readonly Ability[] {
  const isNumbers = type === 'attachment' && [atk, sch, thw].some((power) => power);
  return isNumbers ? abilities.slice(1) : abilities;
}

const isAttaching = (ability: Ability) => ability.kind === 'called' && ability.call === 'attach';

/** A text need not say that only legal targets can be attacked or thwarted. */
const meaning = (data: string) =>
  data
    .replaceAll('"attackable"', '"enemies"')
    .replaceAll(/"thwartable(?:InCrisis)?"/g, '"schemes"');

const READ_ALOUD = readAloud(new URL('./read-aloud.txt', import.meta.url));

describe('the texts of single cards', () => {
  it.each(READ_ALOUD)('$card, line $line', ({ card, line, en, de }) => {
    expect([textOf('en', card)[line], textOf('de', card)[line]]).toEqual([en, de]);
  });

  it('name cards by the title in the language of the reader', () => {
    expect(textOf('en', 'Madame Hydra')[0]).toContain('Legions of Hydra');
    expect(textOf('de', 'Madame Hydra')[0]).toContain('Hydras Legionen');
  });

  it('give all keywords of a card in one line, with their numbers', () => {
    expect(textOf('en', 'Armored Guard')).toEqual(['Guard. Toughness.']);
    expect(textOf('de', 'Armored Guard')).toEqual(['Wache. Zähigkeit.']);
    expect(textOf('en', 'M.O.D.O.K.')).toEqual(['Retaliate 2.']);
    expect(textOf('de', 'M.O.D.O.K.')).toEqual(['Vergeltung 2.']);
    expect(textOf('de', 'Web-Shooter')[0]).toBe('Anwendungen (3 Netzmarker).');
  });

  it('say how a card may be played before its abilities', () => {
    expect(textOf('en', 'Inspired').slice(0, 2)).toEqual(['Max 1 per ally.', 'Attach to an ally.']);
    expect(textOf('de', 'Inspired').slice(0, 2)).toEqual([
      'Max. 1 pro Verbündeten.',
      'Hänge diese Karte an einen Verbündeten an.',
    ]);
    expect(textOf('de', 'Hawkeye')[0]).toBe('Kommt mit 4 Pfeilmarkern ins Spiel.');
  });

  it('leave the numbers printed on an attachment to its picture', () => {
    expect(textOf('en', 'Enhanced Ivory Horn')).toEqual([
      'Attach to Rhino.',
      'Hero Action: Spend 3 physical resources → discard this attachment.',
    ]);
  });
});

it('tells one of two effects that can be chosen by itself', () => {
  const card = cardCalled('Hydra Bomber');
  const damage = { do: 'damage', hits: [{ amount: 2, to: { in: 'you' } }], taken: true } as const;
  expect(championsEffect('en', damage, card)).toBe('Take 2 damage.');
  expect(championsEffect('de', damage, card)).toBe('Nimm 2 Schaden.');
});
