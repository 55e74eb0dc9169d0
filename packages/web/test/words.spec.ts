import { describe, expect, it } from 'vitest';
import { screensDe } from '../src/words/screens-de.ts';
import { screensEn } from '../src/words/screens-en.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Every text with the path that leads to it. */
function textsIn(texts: Texts, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as const] : textsIn(text, `${path}${key}.`),
  );
}

const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('what the screens say', () => {
  const english = textsIn(screensEn);
  const german = new Map(textsIn(screensDe));

  it('is said in English and in German', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, text] of [...english, ...german]) expect(text.trim(), path).not.toBe('');
  });

  it('speaks of the same things in both', () => {
    for (const [path, text] of english) {
      expect(slots(german.get(path) ?? ''), path).toEqual(slots(text));
    }
  });
});
