import type { RingsCard } from '@grimrule/rings';
import { DESIGNS, ringsWords, SPHERES } from '@grimrule/rings';
import { describe, expect, test } from 'vitest';
import { faceOf, toneOf } from '../../src/games/rings/face/face.ts';
import { KEYWORD_MEANINGS, SIGN_MEANINGS } from '../../src/games/rings/face/keyword-meanings.ts';
import { demandMeanings, facesOf, isReadable, statOf } from './faces.ts';

const every = facesOf(DESIGNS, faceOf);

describe('the face of every card', () => {
  test('has a title, a kind in words, and nothing empty or untold, in both languages', () => {
    const flaws = every.filter(({ face }) => !isReadable(face));
    expect(flaws.map(({ card, language }) => `${card.code} ${language}`)).toEqual([]);
  });

  test('shows each printed number', () => {
    for (const { card, face } of every) {
      const printed = {
        willpower: card.willpower,
        attack: card.attack,
        defense: card.defense,
        hitPoints: card.hitPoints,
        threatCost: card.threatCost,
        engagementCost: card.engagementCost,
        threat: card.threatStrength,
        questPoints: card.noProgress ? undefined : card.questPoints,
      };
      for (const [id, number] of Object.entries(printed)) {
        const shown = number === undefined ? undefined : number < 0 ? 'X' : String(number);
        expect(statOf(face, id)?.value, `${card.code} ${id}`).toBe(shown);
      }
      const cost = card.cost === undefined ? null : card.cost < 0 ? 'X' : String(card.cost);
      expect(face.cost).toBe(cost);
    }
  });

  test('has the sign and the frame of its sphere, or else the frame of its type', () => {
    for (const { card, face } of every) {
      const isOfSphere = (SPHERES as readonly (string | undefined)[]).includes(card.sphere);
      expect(face.resources).toHaveLength(isOfSphere ? 1 : 0);
      expect(face.tone).toBe(toneOf(card));
    }
    expect(new Set(DESIGNS.filter(isOf('Hero')).map(toneOf)).size).toBe(SPHERES.length);
    const enemies = DESIGNS.filter(isOf('Enemy')).filter(({ sphere }) => sphere === undefined);
    expect(new Set(enemies.map(toneOf)).size).toBe(1);
  });

  test('says whether it has a shadow effect, and what victory it is worth', () => {
    for (const { card, face } of every) {
      const marks = face.marks.map(({ icon }) => icon);
      expect(marks.includes('shadow')).toBe(card.hasShadowEffect);
      expect(marks.includes('victory')).toBe(card.victory !== undefined);
      expect(marks.includes('unique')).toBe(card.unique === true);
    }
  });

  test('explains each of its keywords by the name it has in its text', () => {
    for (const { card, face, language } of every) {
      const names = face.keywords.map(({ name }) => name);
      for (const keyword of ringsWords[language].keywords(card)) {
        expect(names, card.code).toContain(keyword);
      }
    }
  });

  test('lies across if it is a stage of a quest', () => {
    for (const { card, face } of every) {
      const isWide = card.type === 'Quest' || card.type === 'Campaign';
      expect(face.shape).toBe(isWide ? 'wide' : 'upright');
    }
  });

  test('has a picture of its own that does not depend on the language', () => {
    for (const [design] of DESIGNS.entries()) {
      expect(faceOf(design, 'de').art).toEqual(faceOf(design, 'en').art);
    }
    const codes = new Set(DESIGNS.map((_, design) => faceOf(design, 'en').art.code));
    expect(codes.size).toBe(new Set(DESIGNS.map(({ code }) => code)).size);
  });
});

test('all keywords and signs are explained in both languages', () => {
  demandMeanings(KEYWORD_MEANINGS, SIGN_MEANINGS);
});

function isOf(type: RingsCard['type']) {
  return (card: RingsCard) => card.type === type;
}
