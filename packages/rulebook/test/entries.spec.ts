import { describe, expect, it } from 'vitest';
import type { Entry, Wording } from '../src/index.ts';
import { RULEBOOKS, spansOf } from '../src/index.ts';

const LANGUAGES = ['en', 'de'] as const;

const paragraphs = ({ text, examples = [] }: Wording) => [...text, ...examples];

const notes = ({ decided = [] }: Entry) => decided;

describe.each(Object.values(RULEBOOKS))('the rulebook of $game', ({ entries, entry }) => {
  it('has each address once', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('leads only to entries that there are', () => {
    const missing = entries.flatMap((each) => {
      const linked = LANGUAGES.flatMap((language) =>
        [...paragraphs(each[language]), ...notes(each).map((note) => note[language])].flatMap(
          (text) => spansOf(text, (id) => id).flatMap((span) => span.entry ?? []),
        ),
      );
      return [...linked, ...(each.see ?? [])]
        .filter((id) => !entry(id))
        .map((id) => `${each.id} → ${id}`);
    });
    expect(missing).toEqual([]);
  });

  it('names nothing twice', () => {
    for (const { id, see = [], en, de } of entries) {
      expect(see, id).not.toContain(id);
      for (const names of [see, en.aliases ?? [], de.aliases ?? []]) {
        const spelt = names.map((name) => name.toLowerCase());
        expect(new Set(spelt).size, `${id}: ${spelt.join()}`).toBe(spelt.length);
      }
    }
  });

  it('says everything in both languages, without slips', () => {
    for (const each of entries) {
      for (const language of LANGUAGES) {
        const { title, text, aliases = [] } = each[language];
        const all = [...paragraphs(each[language]), ...notes(each).map((note) => note[language])];
        expect(text.length, each.id).toBeGreaterThan(0);
        for (const words of [title, ...all, ...aliases]) {
          expect(words.trim(), each.id).toBe(words);
          expect(words, each.id).not.toMatch(/ {2}|\[\[[^\]]*$|\s[.,;:!?]/);
        }
        for (const words of all) expect(words, each.id).toMatch(/[.!?:)“”]$/);
      }
      expect((each.en.examples ?? []).length, each.id).toBe((each.de.examples ?? []).length);
    }
  });
});
