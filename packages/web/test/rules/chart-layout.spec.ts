import { RULEBOOKS } from '@grimrule/rulebook';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/rules/charts/layout.ts';
import { drawingOf, FONT } from '../../src/rules/charts/layout.ts';
import { widthOf } from '../../src/rules/charts/text-width.ts';

const all = Object.values(RULEBOOKS).flatMap((book) =>
  book.charts.flatMap((chart) =>
    (['en', 'de'] as const).map((language) => ({
      title: `${book.game} ${chart.entry} ${language}`,
      chart,
      drawing: drawingOf(chart, book, language),
    })),
  ),
);

const each = (look: (drawing: Drawing, title: string) => void) => {
  for (const { drawing, title } of all) look(drawing, title);
};

describe('a chart', () => {
  it('has a box for each step, one below the other and none over another', () => {
    for (const { chart, drawing, title } of all) {
      expect(
        drawing.boxes.map(({ step }) => step),
        title,
      ).toEqual(chart.steps);
      for (const [place, box] of drawing.boxes.entries()) {
        const next = drawing.boxes[place + 1];
        if (next) expect(next.y, title).toBeGreaterThan(box.y + box.height);
        expect(box.y + box.height, title).toBeLessThanOrEqual(drawing.height);
      }
    }
  });

  it('has room for every line of text', () => {
    each(({ boxes }, title) => {
      for (const { lines, textX, x, width } of boxes) {
        for (const line of lines) {
          expect(textX + widthOf(line, FONT), `${title}: ${line}`).toBeLessThanOrEqual(x + width);
        }
      }
    });
  });

  it('draws every way back, upwards and inside the drawing', () => {
    each(({ boxes, waysBack, width }, title) => {
      expect(waysBack.length, title).toBe(boxes.filter(({ step }) => step.back).length);
      for (const { from, to, lane } of waysBack) {
        expect(to, title).toBeLessThan(from);
        expect(lane, title).toBeLessThan(width);
      }
    });
  });

  it('does not draw two ways back over each other', () => {
    each(({ waysBack }, title) => {
      for (const one of waysBack) {
        for (const other of waysBack) {
          const isApart = one.from <= other.to || other.from <= one.to || one.lane !== other.lane;
          expect(one === other || isApart, title).toBe(true);
        }
      }
    });
  });
});
