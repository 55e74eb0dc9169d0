import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../src/index.ts';

describe.each(Object.values(RULEBOOKS))('the summary of $game', ({ summary, entry }) => {
  const lines = summary.flat().flatMap((section) => section.lines);

  it('leads from every line to an entry', () => {
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !entry(line.entry)).map((line) => line.entry)).toEqual([]);
  });

  it('says every line in both languages, as a sentence with a label', () => {
    for (const { label, says } of lines) {
      for (const language of ['en', 'de'] as const) {
        expect(label[language], says.en).toMatch(/\p{L}|\d/u);
        expect(label[language].length, says.en).toBeLessThan(45);
        expect(says[language], says.en).toMatch(/[.!]$/);
      }
    }
  });

  it('names nothing twice in a section', () => {
    for (const section of summary.flat()) {
      const labels = section.lines.map((line) => line.label.en);
      expect(new Set(labels).size, section.title.en).toBe(labels.length);
    }
  });
});
