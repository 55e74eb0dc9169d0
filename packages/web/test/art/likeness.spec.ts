import { describe, expect, it } from 'vitest';
import type { Signature } from '../../src/art/subject.ts';
import { isSignature } from '../../src/art/subject.ts';
import { colourDistance, silhouetteDistance } from './support/likeness.ts';
import { GAMES, NAMES } from './support/pictured.ts';

/** On average over the seven colours of palette and backdrop, of a cube with edges of 255. */
const LEAST_COLOUR = 36;
/** The share of the covered places that only one of the two covers. */
const LEAST_SILHOUETTE = 0.08;

describe.each(NAMES)('the characters of %s', (name) => {
  const { subjects, cards } = GAMES[name];
  const people = new Map<string, readonly [title: string, signature: Signature]>();
  for (const { art, title } of cards) {
    const subject = subjects[art.code];
    if (!subject || !isSignature(subject)) continue;
    // Stages of a villain and versions of a character are one drawing; two who share a title are not.
    const drawing = people.get(subject.draw);
    if (drawing?.[0] !== title) people.set(drawing ? title : subject.draw, [title, subject]);
  }
  const all = [...people.values()];

  it('differ from one another in at least two of colours, silhouette and emblem', () => {
    const alike: string[] = [];
    all.forEach(([title, one], index) => {
      for (const [other, another] of all.slice(index + 1)) {
        const ways = [
          colourDistance(one, another) >= LEAST_COLOUR,
          silhouetteDistance(one, another) >= LEAST_SILHOUETTE,
          one.emblem !== another.emblem,
        ];
        if (ways.filter(Boolean).length < 2) alike.push(`${title} and ${other}: ${ways.join(' ')}`);
      }
    });
    expect(alike).toEqual([]);
  });

  it('are no two of the same drawing', () => {
    expect(new Set(all.map(([, { draw }]) => draw)).size).toBe(all.length);
  });
});

describe('the measure of likeness', () => {
  const { '01094': one, '01113': other } = GAMES.champions.subjects;
  if (!one || !other || !isSignature(one) || !isSignature(other)) throw new Error('nobody');

  it('finds no difference between a character and itself', () => {
    expect(colourDistance(one, one)).toBe(0);
    expect(silhouetteDistance(one, one)).toBe(0);
  });

  it('finds a difference in colours alone and in silhouette alone', () => {
    expect(colourDistance(one, { ...one, palette: other.palette })).toBeGreaterThan(0);
    expect(silhouetteDistance(one, { ...other, palette: one.palette })).toBeGreaterThan(0);
    expect(silhouetteDistance(one, { ...one, palette: other.palette })).toBe(0);
  });
});
