import { describe, expect, it } from 'vitest';
import type { Layer } from '../../src/art/drawing/layer.ts';
import { markupOf, Names } from '../../src/art/drawing/markup.ts';
import { type Meaning, readDrawing } from '../../src/art/drawing/read.ts';
import { closedFromHalf, mirrored } from '../../src/art/paths.ts';
import { transformOf } from '../../src/art/stages.ts';
import { SHARED_VERBS } from '../../src/art/verbs.ts';

const MEANING: Meaning = {
  colours: { suit: '#204080', ink: '#000000' },
  shadow: '#000000',
  rim: '#ffffff',
  verbs: SHARED_VERBS,
};

const read = (text: string) => readDrawing(text, MEANING);
const first = (text: string): Layer | undefined => read(text)[0]?.[0];

describe('a line of a drawing', () => {
  it('is a lit part of the silhouette with a rim', () => {
    expect(first('lit suit d7 M0 0L10 0L5 10Z')).toMatchObject({
      kind: 'lit',
      fill: '#204080',
      shade: '#102040',
      depth: 7,
      isOutline: true,
      rim: '#ffffff',
    });
  });

  it('is a trimming without contour and rim, unless it asks for one', () => {
    expect(first('trim suit M0 0L1 1Z')).toMatchObject({ isOutline: false, rim: null });
    expect(first('trim suit rim M0 0L1 1Z')).toMatchObject({ rim: '#ffffff' });
    expect(first('lit suit plain M0 0L1 1Z')).toMatchObject({ isOutline: true, rim: null });
  });

  it('darkens and lightens colours', () => {
    expect(first('flat suit<50 M0 0Z')).toMatchObject({ fill: '#102040' });
    expect(first('flat suit M0 0Z')).toMatchObject({ fill: '#204080' });
    expect(first('flat suit>100 M0 0Z')).toMatchObject({ fill: '#fff4d8' });
  });

  it('is drawn on the part before it', () => {
    const [stage = []] = read('lit suit M0 0L1 1Z\nin line ink w2 M0 0L9 9');
    expect(stage).toHaveLength(1);
    expect(stage[0]).toMatchObject({ inside: [{ kind: 'line', width: 2 }] });
  });

  it('belongs to the group that is open, and to the stage that has begun', () => {
    const stages = read('( rotate(9)\nflat suit M0 0Z\n)\n---\nflat ink M1 1Z');
    expect(stages).toHaveLength(2);
    expect(stages[0]?.[0]).toMatchObject({ kind: 'group', transform: 'rotate(9)' });
    expect(stages[1]?.[0]).toMatchObject({ kind: 'flat', fill: '#000000' });
  });

  it.each([
    ['glare suit M0 0Z', 'no verb glare'],
    ['flat pink M0 0Z', 'no colour pink'],
    ['flat suit', 'no path'],
    ['in flat suit M0 0Z', 'no part to draw in'],
    ['( rotate(9)', 'does not close'],
    [')', 'not open'],
    ['sign unicorn suit 1 2 3', 'no emblem unicorn'],
    ['houses suit - one', 'expects a number'],
  ])('is refused when it cannot be read: %s', (line, why) => {
    expect(() => read(line)).toThrow(why);
  });
});

describe('a path', () => {
  it('is mirrored about the middle of the picture', () => {
    expect(mirrored('M100 0L120 10A5 5 0 1 0 130 20Z')).toBe('M100 0L80 10A5 5 0 1 1 70 20Z');
  });

  it('is closed from its right half', () => {
    expect(closedFromHalf('M100 0L120 10L110 30')).toBe('M100 0L120 10L110 30L90 30L80 10L100 0Z');
  });

  it('keeps the direction of curves on the other half', () => {
    expect(closedFromHalf('M100 0C110 1 120 2 120 10')).toBe(
      'M100 0C110 1 120 2 120 10L80 10C80 2 90 1 100 0Z',
    );
  });
});

describe('the markup', () => {
  it('writes a path once, however often it is painted', () => {
    const svg = markupOf(read('lit suit M0 0L10 0L5 10Z'), new Names('x'));
    expect(svg.split('M0 0L10 0L5 10Z')).toHaveLength(2);
    expect(svg.match(/<use /g)?.length).toBeGreaterThan(3);
  });

  it('writes the contours of a stage below its parts', () => {
    const svg = markupOf(read('lit suit M0 0L1 1Z\ntrim ink M2 2L3 3Z'), new Names(''));
    const contour = svg.slice(0, svg.indexOf('</g>'));
    expect(contour).toContain('M0 0L1 1Z');
    expect(contour).not.toContain('M2 2L3 3Z');
  });
});

describe('a pose', () => {
  it('turns and grows about the chest', () => {
    expect(transformOf({})).toBe('');
    expect(transformOf({ turn: 5, scale: 2, x: 1, y: 2 })).toBe(
      'translate(1 2)rotate(5 100 140)translate(-100 -140)scale(2)',
    );
  });
});
