import { LANGUAGES } from '@grimrule/words';
import { faultsIn } from '@grimrule/words/testing';
import { describe, expect, it, test } from 'vitest';
import { duelWords, POOL } from '../src/index.ts';

function textOf(code: string): readonly [string, string] {
  const design = POOL.findIndex((card) => card.code === code);
  return [duelWords.en.text(design).join(' '), duelWords.de.text(design).join(' ')];
}

describe.each(LANGUAGES)('the texts of all cards in %s', (language) => {
  const words = duelWords[language];
  const texts = POOL.map((_card, design) => words.text(design));

  it('say something for every ability, and nothing else', () => {
    expect(texts.map(({ length }) => length)).toEqual(
      POOL.map(({ abilities }) => abilities.length),
    );
  });

  it('begin with a label and go on for two sentences at most', () => {
    for (const text of texts.flat()) {
      expect(text).toMatch(/^\p{Lu}[\p{L} ]+: \p{Lu}.*\.$/u);
      expect(text.match(/[.] /g)?.length ?? 0).toBeLessThan(2);
    }
  });

  it('are free of faults', () => {
    const names = POOL.flatMap(({ name }) => [name.en, name.de]);
    const faults = texts
      .flat()
      .flatMap((text) => faultsIn(text, { language, names }).map((fault) => `${text} ${fault}`));
    expect(faults).toEqual([]);
  });

  it('are equal for equal abilities, and only for those', () => {
    const byData = new Map<string, string>();
    const byText = new Map<string, string>();
    for (const [design, { abilities }] of POOL.entries()) {
      abilities.forEach((ability, index) => {
        const data = JSON.stringify(ability);
        const text = texts[design]?.[index] ?? '';
        expect(byData.get(data) ?? text).toBe(text);
        byData.set(data, text);
        byText.set(text, data);
      });
    }
    expect(byText.size).toBe(byData.size);
  });
});

test('a card that is not in the game has no text', () => {
  expect(() => duelWords.en.text(POOL.length)).toThrow(`no design ${POOL.length}`);
});

describe('the texts of the artefacts', () => {
  const expected: readonly (readonly [string, string, string])[] = [
    [
      'eye-of-agamotto',
      'Once: Put an enemy artefact back into the box.',
      'Einmal: Lege ein gegnerisches Artefakt in die Schachtel zurück.',
    ],
    [
      'darkhold',
      'Once: Deal 2 damage to each enemy card and 1 damage to each of your cards.',
      'Einmal: Füge jeder gegnerischen Karte 2 Schaden und jeder deiner Karten 1 Schaden zu.',
    ],
    [
      'ebony-blade',
      'Each play phase: You may deal 1 damage to an enemy card.',
      'In jeder Ausspielphase: Du darfst einer gegnerischen Karte 1 Schaden zufügen.',
    ],
    [
      'eternal-flame',
      'Permanent: After one of your cards is defeated, you may deal 1 damage to an enemy card.',
      'Dauerhaft: Nachdem eine deiner Karten besiegt wurde, darfst du einer gegnerischen Karte 1 Schaden zufügen.',
    ],
    [
      'cosmic-cube',
      'Permanent: When you play a card, you may leave 1 * of its cost unpaid.',
      'Dauerhaft: Wenn du eine Karte ausspielst, darfst du 1 * der Kosten unbezahlt lassen.',
    ],
    [
      'lifeline-tablet',
      'Each play phase: You may heal 1 damage from one of your damaged cards.',
      'In jeder Ausspielphase: Du darfst 1 Schaden von einer deiner beschädigten Karten heilen.',
    ],
    [
      'norn-stones',
      'Permanent: Draw 1 more card in each of your draw phases.',
      'Dauerhaft: Ziehe in jeder deiner Nachziehphasen 1 Karte mehr.',
    ],
    [
      'casket-of-ancient-winters',
      'Once: Both players discard all cards in their hands.',
      'Einmal: Beide Seiten werfen alle ihre Handkarten ab.',
    ],
    [
      'staff-of-watoomb',
      'Permanent: At the start of your play phase, score 1 victory point if you have at least 3 cards on the board.',
      'Dauerhaft: Zu Beginn deiner Ausspielphase erhältst du 1 Siegpunkt, wenn du mindestens 3 Karten auf dem Spielplan hast.',
    ],
    [
      'tactigon',
      'Once: Deal 1 damage to each enemy card.',
      'Einmal: Füge jeder gegnerischen Karte 1 Schaden zu.',
    ],
    [
      'warlock-s-eye',
      'Permanent: After you play a main character, your opponent discards 1 card of their choice.',
      'Dauerhaft: Nachdem du einen Hauptcharakter ausgespielt hast, wirft dein Gegner 1 Handkarte seiner Wahl ab.',
    ],
    [
      'ten-rings',
      'Permanent: When you play a location, you may leave 1 symbol of its cost unpaid. Your locations score 1 more victory point.',
      'Dauerhaft: Wenn du eine Ortskarte ausspielst, darfst du 1 Symbol der Kosten unbezahlt lassen. Deine Ortskarten bringen 1 Siegpunkt mehr ein.',
    ],
  ];

  it.each(expected)('%s', (code, en, de) => {
    expect(textOf(code)).toEqual([en, de]);
  });
});

describe('the texts of characters and locations', () => {
  const expected: readonly (readonly [string, string, string])[] = [
    [
      'captain-marvel-a',
      'Attack: Deal 1 damage to an enemy card at this site.',
      'Angriff: Füge einer gegnerischen Karte an diesem Schauplatz 1 Schaden zu.',
    ],
    [
      'captain-america-a',
      'Permanent: Your cards next to this one take 1 less damage from attacks.',
      'Dauerhaft: Deine Karten neben dieser erhalten durch Angriffe 1 Schaden weniger.',
    ],
    [
      'captain-america-b',
      'Permanent: Your other cards at this site have +1 strength.',
      'Dauerhaft: Deine anderen Karten an diesem Schauplatz haben +1 Stärke.',
    ],
    [
      'hulk-b',
      'Permanent: This card has +1 strength for each damage on it.',
      'Dauerhaft: Diese Karte hat +1 Stärke für jeden Schaden auf ihr.',
    ],
    [
      'black-panther-a',
      'Permanent: After this card is attacked, deal 1 damage to the enemy card opposite.',
      'Dauerhaft: Nachdem diese Karte angegriffen wurde, fügst du der gegnerischen Karte gegenüber 1 Schaden zu.',
    ],
    [
      'black-widow-a',
      "Immediate: Look at your opponent's hand and draw 1 card.",
      'Sofort: Sieh dir die gegnerischen Handkarten an und ziehe 1 Karte.',
    ],
    [
      'baron-mordo-a',
      "Immediate: Look at your opponent's hand. Your opponent discards 1 card at random.",
      'Sofort: Sieh dir die gegnerischen Handkarten an. Dein Gegner wirft 1 zufällige Handkarte ab.',
    ],
    [
      'loki-a',
      "Immediate: Return an enemy card with strength 2 or less to its owner's hand.",
      'Sofort: Gib eine gegnerische Karte mit Stärke 2 oder weniger auf die gegnerische Hand zurück.',
    ],
    [
      'taskmaster-b',
      'Permanent: This card has +2 strength while it is undamaged.',
      'Dauerhaft: Diese Karte hat +2 Stärke, solange sie unbeschädigt ist.',
    ],
    [
      'hela-a',
      'Permanent: After another of your cards is defeated, you may deal 1 damage to an enemy card.',
      'Dauerhaft: Nachdem eine andere deiner Karten besiegt wurde, darfst du einer gegnerischen Karte 1 Schaden zufügen.',
    ],
    [
      'kang-a',
      'Attack: If no card is opposite, you may return a main character from your discard pile to your hand.',
      'Angriff: Wenn gegenüber keine Karte liegt, darfst du einen Hauptcharakter aus deinem Ablagestapel auf die Hand nehmen.',
    ],
    [
      'thanos-a',
      'Immediate: Your opponent discards 2 cards of their choice.',
      'Sofort: Dein Gegner wirft 2 Handkarten seiner Wahl ab.',
    ],
    [
      's-h-i-e-l-d-rescuer',
      'Immediate: If this card is in Manhattan, free a civilian of your choice from Manhattan.',
      'Sofort: Wenn diese Karte in Manhattan liegt, befreist du einen Zivilisten deiner Wahl aus Manhattan.',
    ],
    [
      'times-square',
      'When played: Your cards have +1 strength until the end of the turn.',
      'Beim Ausspielen: Bis zum Ende des Zuges haben deine Karten +1 Stärke.',
    ],
    [
      'statue-of-liberty',
      'When played: You may let one of your cards trade places with another of your cards.',
      'Beim Ausspielen: Du darfst eine deiner Karten mit einer anderen deiner Karten den Platz tauschen lassen.',
    ],
  ];

  it.each(expected)('%s', (code, en, de) => {
    expect(textOf(code)).toEqual([en, de]);
  });
});
