import type { ChampionsCard } from '@grimrule/champions';
import { championsWords, isOffered, DESIGNS as PRINTED } from '@grimrule/champions';
import { describe, expect, test } from 'vitest';
import { faceOf, toneOf } from '../../src/games/champions/face/face.ts';
import {
  KEYWORD_MEANINGS,
  SIGN_MEANINGS,
} from '../../src/games/champions/face/keyword-meanings.ts';
import { NAMES } from '../../src/games/champions/names.ts';
import { demandMeanings, facesOf, isReadable, statOf } from './faces.ts';

/** Another spec may have loaded drafts, which have no words yet. */
const DESIGNS = PRINTED.map((card) => (card && isOffered(card.code) ? card : undefined));

const every = facesOf(DESIGNS, faceOf);
const designed = (wanted: (card: ChampionsCard) => boolean) => {
  const found = DESIGNS.findIndex((card) => card !== undefined && wanted(card));
  if (found === -1) throw new Error('no such card');
  return faceOf(found, 'en');
};

describe('the face of every card', () => {
  test('has a title, a kind in words, and nothing empty or untold, in both languages', () => {
    const flaws = every.filter(({ face }) => !isReadable(face));
    expect(flaws.map(({ card, language }) => `${card.code} ${language}`)).toEqual([]);
  });

  test('shows each printed number', () => {
    for (const { card, face } of every) {
      const printed = {
        sch: card.sch,
        thw: card.thw,
        atk: card.atk,
        def: card.def,
        rec: card.rec,
        hitPoints: card.health,
        handSize: card.handSize,
        startingThreat: card.baseThreat,
        targetThreat: card.threatTarget,
        escalation: card.escalationThreat,
      };
      for (const [id, number] of Object.entries(printed)) {
        const shown = statOf(face, id)?.value;
        if (number === undefined) expect(shown, `${card.code} ${id}`).toBeUndefined();
        else
          expect(shown, `${card.code} ${id}`).toMatch(
            number < 0 ? /X/ : RegExp(`^\\+?${number}\\b`),
          );
      }
    }
  });

  test('shows each resource and each icon as often as it is printed', () => {
    for (const { card, face } of every) {
      const resources = Object.values(card.resources ?? {}).reduce((sum, count) => sum + count, 0);
      expect(face.resources).toHaveLength(resources);
      for (const [icon, count] of Object.entries(card.schemeIcons ?? {})) {
        expect(face.marks.filter((mark) => mark.icon === icon)).toHaveLength(count);
      }
      expect(face.marks.some(({ icon }) => icon === 'star')).toBe(card.boostStar === true);
      expect(face.marks.find(({ icon }) => icon === 'boost')?.value ?? '0').toBe(
        String(card.boost ?? 0),
      );
    }
  });

  test('explains each of its keywords by the name it has in its text', () => {
    for (const { card, face, language } of every) {
      const names = face.keywords.map(({ name }) => name);
      for (const keyword of championsWords[language].keywords(card.keywords ?? {})) {
        expect(names, card.code).toContain(keyword);
      }
    }
  });

  test('explains each of its icons', () => {
    const { icons } = NAMES.en;
    for (const { card, face } of every.filter(({ language }) => language === 'en')) {
      const told = face.keywords.map(({ name }) => name.toLowerCase());
      for (const icon of Object.keys(card.schemeIcons ?? {})) {
        expect(told).toContain(icons[icon as keyof typeof icons]);
      }
    }
  });

  test('lies across if it is a scheme', () => {
    for (const { card, face } of every) {
      expect(face.shape).toBe(card.type.endsWith('scheme') ? 'wide' : 'upright');
    }
  });

  test('has a picture that does not depend on the language', () => {
    for (const { design, face } of every) {
      expect(faceOf(design, 'de').art).toEqual(face.art);
    }
  });
});

describe('costs, powers and frames', () => {
  test('a resource card has a dash for its cost, an encounter card has none', () => {
    expect(designed(({ type }) => type === 'resource').cost).toBe('–');
    expect(
      designed(({ type, faction }) => type === 'minion' && faction === 'encounter').cost,
    ).toBeNull();
  });

  test('an ally shows the damage it takes for its powers', () => {
    const face = designed(
      ({ type, thwConsequential }) => type === 'ally' && thwConsequential === 1,
    );
    expect(statOf(face, 'thw')?.harm).toBe(1);
    expect(face.keywords.map(({ name }) => name)).toContain('Consequential damage');
  });

  test('an attachment adds to the powers of its host', () => {
    const face = designed(({ type, atk = 0 }) => type === 'attachment' && atk > 0);
    expect(statOf(face, 'atk')?.value).toMatch(/^\+/);
  });

  test('numbers that count for each player say so', () => {
    const face = designed(
      ({ type, healthPerHero }) => type === 'villain' && healthPerHero === true,
    );
    const { value, perPlayer } = statOf(face, 'hitPoints') ?? {};
    expect(value).toBe(`${perPlayer} per player`);
  });

  test('cards of players have the frame of their aspect, those of the scenario that of their type', () => {
    const tones = new Set(every.map(({ card }) => toneOf(card)));
    for (const tone of ['aggression', 'justice', 'leadership', 'protection', 'basic', 'hero']) {
      expect(tones).toContain(tone);
    }
    for (const tone of ['villain', 'minion', 'treachery', 'main-scheme', 'side-scheme']) {
      expect(tones).toContain(tone);
    }
  });
});

describe('meanings', () => {
  test('all 29 keywords and all signs are explained in both languages', () => {
    expect(Object.keys(KEYWORD_MEANINGS)).toHaveLength(29);
    demandMeanings(KEYWORD_MEANINGS, SIGN_MEANINGS);
  });
});
