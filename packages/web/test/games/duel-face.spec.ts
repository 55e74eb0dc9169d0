import { duelWords, POOL, duel as rules } from '@grimrule/duel';
import { Table, tokensOn, value } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, it } from 'vitest';
import { markerInWords, pointsInWords } from '../../src/games/duel/board/tracks.tsx';
import { duel } from '../../src/games/duel/duel.ts';
import { SITES } from '../../src/games/duel/zones.ts';
import { randomDuel } from '../random-duel.ts';

const DESIGNS = POOL.map((card, design) => ({ card, design }));

describe.each(LANGUAGES)('the faces of all cards of Duel, in %s', (language) => {
  const faces = DESIGNS.map(({ card, design }) => ({ card, face: duel.face(design, language) }));

  it('name the card and its kind', () => {
    for (const { card, face } of faces) {
      expect(face.title).toBe(card.name[language]);
      expect(face.kind, card.code).not.toBe('');
    }
  });

  it('say what each of its effects does, and what kind of effect that is', () => {
    for (const { card, face } of faces) {
      expect(face.text, card.code).toHaveLength(card.abilities.length);
      expect(face.text.every((line) => line.length > 5)).toBe(true);
      expect(face.keywords.length, card.code).toBeGreaterThanOrEqual(card.abilities.length);
      expect(face.keywords.every(({ name, meaning }) => name !== '' && meaning !== '')).toBe(true);
    }
  });

  it('show one sign for each symbol of the cost, and none where a card is not played', () => {
    for (const { card, face } of faces) {
      expect(face.price, card.code).toHaveLength(card.cost.length);
      const isPlayed = card.kind !== 'artefact' && card.kind !== 'civilian';
      expect(face.cost, card.code).toBe(isPlayed ? '0' : null);
    }
  });

  it('show strength, life and points as printed', () => {
    for (const { card, face } of faces) {
      const shown = Object.fromEntries(face.stats.map(({ id, value: now }) => [id, Number(now)]));
      expect(shown, card.code).toEqual(card.stats);
    }
  });

  it('show the colour that a card pays with', () => {
    for (const { card, face } of faces) {
      const labels = card.colour ? [duelWords[language].colour(card.colour)] : [];
      expect(
        face.resources.map(({ label }) => label),
        card.code,
      ).toEqual(labels);
    }
  });

  it('tell the colours apart by shape as well', () => {
    const icons = faces.flatMap(({ face }) =>
      [...face.resources, ...(face.price ?? [])].map(({ icon, label }) => `${label} ${icon}`),
    );
    const pairs = [...new Set(icons)];
    expect(new Set(pairs.map((pair) => pair.split(' ').at(-1))).size).toBe(pairs.length);
    expect(pairs).toHaveLength(5);
  });

  it('speak of every part of the table by a name of its own', () => {
    const names = rules.definition.zones.map((_, zone) => duel.zoneName(zone, language));
    expect(names.every((name) => name !== '')).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  it('say where the markers of both tracks stand', () => {
    const points = [-9, -1, 0, 1, 7].map((at) => pointsInWords(at, language));
    const marker = [-2, -1, 0, 1, 2].map((at) => markerInWords(at, language));
    expect(new Set([...points, ...marker]).size).toBe(10);
  });
});

describe('a table of Duel on the page', () => {
  const moments = randomDuel('the page');

  it('shows what damage has left of a life, and says that it was damage', () => {
    const damaged = moments.flatMap(({ state }) => {
      const table = new Table(rules.definition, state, null);
      return state.cards.flatMap((_, card) => {
        const damage = tokensOn(table, card, 'damage');
        return damage > 0 ? [{ table, card, damage }] : [];
      });
    });
    expect(damaged.length).toBeGreaterThan(0);
    for (const { table, card, damage } of damaged) {
      const life = duel.values(table, card, 'en').find(({ id }) => id === 'life');
      expect(life?.now).toBe(Math.max(0, value(table, card, 'life') - damage));
      expect(life?.from).toContainEqual({ by: `−${damage}`, source: 'damage' });
      expect(duel.tokens(table, card, 'en')).toEqual([
        expect.objectContaining({ id: 'damage', value: String(damage) }),
      ]);
    }
  });

  it('has three sites with three places, two and one', () => {
    expect(SITES.map(({ places }) => places)).toEqual([[0, 1, 2], [3, 4], [5]]);
  });
});
