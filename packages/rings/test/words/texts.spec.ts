import type { Ability } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import { faultsIn, readAloud } from '@grimrule/words/testing';
import { describe, expect, it } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { ringsEffect, ringsText } from '../../src/words/card-texts/text-box.ts';

function cardCalled(name: string) {
  const card = POOL.find((other) => other.name === name || other.nameB === name);
  if (!card) throw new Error(`no card is called '${name}'`);
  return card;
}

const textOf = (language: Language, name: string) => ringsText(language, cardCalled(name));

describe.each(LANGUAGES)('the text boxes of all cards in %s', (language) => {
  const boxes = POOL.map((card) => ({ card, text: ringsText(language, card) }));
  const lines = boxes.flatMap(({ card, text }) =>
    text.map((line) => [`${card.code} ${card.name}`, line] as const),
  );

  it('say something for every ability', () => {
    for (const { card, text } of boxes) {
      expect(text.length, card.name).toBeGreaterThanOrEqual(card.abilities.length);
    }
  });

  it('are free of faults', () => {
    const faults = lines.flatMap(([card, line]) =>
      faultsIn(line, { language, names: NAMES }).map((fault) => `${card}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('are equal for equal abilities, and only for those', () => {
    const byData = new Map<string, string>();
    const byText = new Map<string, string>();
    for (const { card, text } of boxes) {
      const { type, abilities } = card;
      abilities.forEach((ability, at) => {
        // A card calls itself and its host by what they are.
        const data = JSON.stringify([type, ability, abilities.find(isAttaching)]);
        const does = JSON.stringify(ability);
        const line = `${type}: ${text[text.length - abilities.length + at]}`;
        expect(byData.get(data) ?? line, card.name).toBe(line);
        expect(byText.get(line) ?? does, `${card.name}: ${line}`).toBe(does);
        byData.set(data, line);
        byText.set(line, does);
      });
    }
    expect(byData.size).toBeGreaterThan(100);
  });

  it('differ where what the cards do differs', () => {
    const told = new Map<string, string>();
    for (const { card, text } of boxes) {
      const { name, type, keywords, abilities, victory } = card;
      if (text.length === 0) continue;
      const data = JSON.stringify([keywords, abilities, victory]);
      const key = `${type}: ${text.join(' ')}`;
      expect(told.get(key) ?? data, name).toBe(data);
      told.set(key, data);
    }
  });

  it('tell every shadow effect as one', () => {
    const label = language === 'en' ? 'Shadow: ' : 'Schatten: ';
    for (const { card, text } of boxes) {
      const shadows = text.filter((line) => line.startsWith(label));
      expect(shadows.length > 0, card.name).toBe(card.hasShadowEffect);
    }
  });
});

/** Titles, by which cards are called in any language. */
const NAMES = POOL.flatMap(({ name, nameB = name, nameDe = name }) => [name, nameB, nameDe]);

const isAttaching = (ability: Ability) => ability.kind === 'called' && ability.call === 'attach';

it('has a German line for every English one', () => {
  for (const card of POOL) {
    expect(ringsText('de', card).length, card.name).toBe(ringsText('en', card).length);
  }
});

const ONE = '(?:[Ee]ach player|[Tt]hat player|[Tt]he first player)';
const DEEDS = 'attach|deal|discard|draw|exhaust|lower|put|raise|remove|reveal|search|shuffle|take';

describe('the English texts', () => {
  const lines = POOL.flatMap((card) => ringsText('en', card));

  it.each(lines)('agree in number and article: %s', (line) => {
    expect(line).not.toMatch(/\ba [aeio]/i);
    expect(line).not.toMatch(/\ban [^aeiou]/i);
    expect(line).not.toMatch(new RegExp(`\\b${ONE} (?:${DEEDS})\\b`));
    expect(line).not.toMatch(new RegExp(`\\bplayers (?:${DEEDS})s\\b`));
    expect(line).not.toMatch(/\b(?:this|that) (?:\w+ )?(?:cards|heroes|enemies|players|allies)\b/);
    expect(line).not.toMatch(/\b(?:those|all) (?:\w+ )?(?:card|hero|enemy|player|ally)\b/i);
  });

  it.each(lines)('leave no doubt what they mean: %s', (line) => {
    // Whether one of them or none is meant; and `then` would say that it depends on what was done.
    expect(line).not.toMatch(/\b[Ee]ach \w+[^.]* cannot\b/);
    expect(line).not.toMatch(/\bthen\b/);
    // A condition comes before the cost.
    expect(line).not.toMatch(/→ if\b/);
    expect(line).not.toMatch(/\bthere is (?:a|an) attached\b|\bquest from the quest\b/);
  });
});

const FORMS = {
  masculine: ['Held', 'Helden', 'Gegner', 'Ort', 'Charakter', 'Spieler', 'Abschnitt', 'Angriff'],
  feminine: ['Karte', 'Verstärkung', 'Verratskarte', 'Schattenkarte', 'Ressource', 'Phase', 'Hand'],
  neuter: ['Ziel', 'Ereignis', 'Abenteuer', 'Deck', 'Begegnungsdeck', 'Spiel'],
} as const;

/** An article right before a noun, which does not go with its gender in any case. */
const WRONG = [
  `(?:eine|einer|jede|das) (?:${FORMS.masculine.join('|')})`,
  `(?:ein|einen|einem|eines|jeden|jedem|jedes|diesen|diesem|dieses|dem|den|des|das) (?:${FORMS.feminine.join('|')})`,
  `(?:eine|einen|einer|jede|jeder|jeden|diese|dieser|diesen|den) (?:${FORMS.neuter.join('|')})`,
  // Weak nouns have an ending in all cases but the first.
  '(?:den|dem|einen|einem|diesen|diesem|jeden|jedem|keinen|keinem) Held',
  '(?:ein|kein|jeder) Helden',
].map((wrong) => new RegExp(`\\b(?:${wrong})(?![\\p{L}-])`, 'iu'));

describe('the German texts', () => {
  const lines = POOL.flatMap((card) => ringsText('de', card));

  it.each(lines)('have the articles of their nouns: %s', (line) => {
    for (const wrong of WRONG) expect(line).not.toMatch(wrong);
  });

  it.each(lines)('are good German: %s', (line) => {
    expect(line).not.toMatch(/\bvon dem\b|\bwerden würden?\b|\bStartspieler: \p{Lu}/u);
    // `Jeder kann nicht` may mean that one of them cannot, or that none can.
    expect(line).not.toMatch(/\bkann jede[rs]? [^.]*\bnicht\b/);
    // A clause that begins with one of these ends with a comma.
    for (const clause of line.match(/\b(?:Wenn|Nachdem|Sobald) [^.]*/g) ?? []) {
      if (!clause.startsWith('Wenn aufgedeckt')) expect(clause).toContain(',');
    }
    expect(line).not.toMatch(/\bBedrohung\b/);
  });
});

const READ_ALOUD = readAloud(new URL('./read-aloud.txt', import.meta.url));

describe('the texts of single cards', () => {
  it.each(READ_ALOUD)('$card, line $line', ({ card, line, en, de }) => {
    expect([textOf('en', card)[line], textOf('de', card)[line]]).toEqual([en, de]);
  });

  it('give all keywords of a card in one line, with their numbers', () => {
    expect(textOf('en', 'Endless Caverns')).toEqual(['Doomed 1. Surge.']);
    expect(textOf('de', 'Endless Caverns')).toEqual(['Verflucht 1. Nachrüsten.']);
    expect(textOf('en', 'Hill Troll')[0]).toBe('Victory 4.');
    expect(textOf('de', 'Hill Troll')[0]).toBe('Sieg 4.');
  });

  it('say how a card may be played or where it goes before its abilities', () => {
    expect(textOf('en', 'Valor').slice(0, 2)).toEqual(['Permanent.', 'Limit 1 per hero.']);
    expect(textOf('de', 'Valor').slice(0, 2)).toEqual(['Dauerhaft.', 'Nur 1 Kopie pro Helden.']);
    expect(textOf('en', 'Thicket of Spears')[0]).toBe(
      'Pay for this card with resources of different heroes.',
    );
    expect(textOf('en', 'Banks of the Anduin')).toEqual([
      'If this card would go to the discard pile, put it on top of the encounter deck instead.',
    ]);
  });
});

it('tells one of two effects that can be chosen by itself', () => {
  const effect = { do: 'removeThreat', from: { in: 'you' }, amount: 5 } as const;
  expect(ringsEffect('en', effect, null)).toBe('Lower your threat by 5.');
  expect(ringsEffect('de', effect, null)).toBe('Senke deinen Bedrohungsgrad um 5.');
});
