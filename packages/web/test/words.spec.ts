import { TABLE_REASONS } from '@grimrule/room';
import { describe, expect, it } from 'vitest';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

describe('the words of the page', () => {
  it('say every reason of the table in both languages', () => {
    expect(Object.keys(en.refusal)).toEqual(expect.arrayContaining([...TABLE_REASONS]));
    expect(Object.keys(de.refusal)).toEqual(Object.keys(en.refusal));
  });

  it('leave no text empty, and put the same things into both languages', () => {
    const texts = (of: object, at = ''): readonly (readonly [string, string])[] =>
      Object.entries(of).flatMap(([key, value]) =>
        typeof value === 'string'
          ? [[`${at}${key}`, value] as const]
          : texts(value, `${at}${key}.`),
      );
    const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();
    const german = new Map(texts(de));
    for (const [key, text] of texts(en)) {
      const other = german.get(key);
      expect(text.trim(), key).not.toBe('');
      expect(other?.trim(), key).not.toBe('');
      // A plural may leave its number out.
      if (!/_(?:one|other)$/.test(key)) expect(holes(other ?? ''), key).toEqual(holes(text));
    }
  });
});
