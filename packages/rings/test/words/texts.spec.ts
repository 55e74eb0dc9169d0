import type { Ability } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import { faultsIn } from '@grimrule/words/testing';
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

describe('the texts of single cards', () => {
  const expected: readonly (readonly [string, number, string, string])[] = [
    [
      'Aragorn',
      1,
      'Response: After this hero commits to the quest, spend 1 resource from its resource pool to ready it.',
      'Reaktion: Nachdem dieser Held sich dem Abenteuer gestellt hat, gibst du 1 Ressource aus seinem Ressourcenvorrat aus, um ihn spielbereit zu machen.',
    ],
    [
      'Faramir',
      0,
      'Action: Exhaust this ally to choose a player. Each character under the control of that player gets +1 willpower this phase.',
      'Aktion: Erschöpfe diesen Verbündeten, um einen Spieler zu wählen. In dieser Phase bekommt jeder Charakter unter seiner Kontrolle +1 Willenskraft.',
    ],
    [
      'Brok Ironfist',
      0,
      'Response (from your hand): After a Dwarf hero you control leaves play, put this ally into play.',
      'Reaktion (von deiner Hand): Nachdem ein Zwerg-Held unter deiner Kontrolle das Spiel verlassen hat, bringst du diesen Verbündeten ins Spiel.',
    ],
    [
      'Feint',
      0,
      'Combat Action: Choose a player engaged with an enemy. Choose an enemy engaged with that player. It cannot attack that player this phase.',
      'Kampf-Aktion: Wähle einen Spieler im Kampf mit einem Gegner. Wähle einen Gegner im Kampf mit ihm. In dieser Phase kann er diesen Spieler nicht angreifen.',
    ],
    [
      "Celebrían's Stone",
      2,
      'The attached hero gets +2 willpower. It gains a Spirit resource icon while it is Aragorn.',
      'Der Held mit dieser Verstärkung bekommt +2 Willenskraft. Er erhält ein Geist-Ressourcensymbol, solange er Aragorn ist.',
    ],
    [
      "Gandalf's Search",
      0,
      "Action: Choose a player, look at the top X cards of that player's deck, add one of those cards to its owner's hand and put the others back on top of the deck in any order.",
      'Aktion: Wähle einen Spieler, sieh dir die obersten X Karten seines Decks an, nimm eine dieser Karten auf die Hand ihres Besitzers und lege die anderen in beliebiger Reihenfolge oben auf das Deck zurück.',
    ],
    [
      'A Test of Will',
      0,
      'Response: When the “When Revealed” effects of an encounter card revealed from the encounter deck are about to be resolved, cancel those effects.',
      'Reaktion: Sobald die „Wenn aufgedeckt“-Effekte einer vom Begegnungsdeck aufgedeckten Begegnungskarte abgehandelt würden, verhinderst du diese Effekte.',
    ],
    [
      'Great Forest Web',
      0,
      'Travel: Each player exhausts one of their ready heroes.',
      'Reise: Jeder Spieler erschöpft einen seiner spielbereiten Helden.',
    ],
    [
      'Mountains of Mirkwood',
      1,
      'Response: After this location is explored, each player may look at the top 5 cards of their deck, add one of those cards to their hand and shuffle their deck.',
      'Reaktion: Nachdem dieser Ort erkundet wurde, darf jeder Spieler sich die obersten 5 Karten seines Decks ansehen, eine dieser Karten auf seine Hand nehmen und sein Deck mischen.',
    ],
    [
      'Caught in a Web',
      2,
      'Forced: When the attached hero would ready in the refresh phase, you may spend 2 resources from its resource pool. If you do not, it does not ready.',
      'Erzwungen: Sobald der Held mit dieser Verratskarte in der Auffrischungsphase spielbereit gemacht würde, darfst du 2 Ressourcen aus seinem Ressourcenvorrat ausgeben. Wenn du das nicht tust, wird er nicht spielbereit.',
    ],
    [
      'Wargs',
      1,
      'Shadow: If the attack is undefended, the attacking enemy gets +2 attack for this attack; otherwise, the attacking enemy gets +1 attack for this attack.',
      'Schatten: Wenn der Angriff unverteidigt ist, bekommt der angreifende Gegner +2 Angriffsstärke für diesen Angriff; sonst bekommt der angreifende Gegner +1 Angriffsstärke für diesen Angriff.',
    ],
    [
      'Through the Caverns',
      1,
      'The players together cannot play more than 1 ally each round. This stage cannot be defeated while there is a prisoner or there are fewer than 3 objectives under the control of a player.',
      'Die Spieler können zusammen nicht mehr als 1 Verbündeten pro Runde spielen. Dieser Abschnitt kann nicht bewältigt werden, solange es einen Gefangenen gibt oder es weniger als 3 Ziele unter der Kontrolle eines Spielers gibt.',
    ],
  ];

  it.each(expected)('%s, line %i', (name, at, english, german) => {
    expect([textOf('en', name)[at], textOf('de', name)[at]]).toEqual([english, german]);
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
