import type { Language } from '@grimrule/words';
import type { Lesson } from './page-game.ts';

interface Texts extends Readonly<Record<Language, string>>, Pick<Lesson, 'on'> {}

/** A lesson from its texts: the first line is the title, each line after it a paragraph. */
export function lesson(id: string, { on, ...texts }: Texts): Lesson {
  const [en, de] = [linesOf(texts.en), linesOf(texts.de)];
  return {
    ...{ id, on },
    title: { en: en[0] ?? '', de: de[0] ?? '' },
    text: { en: en.slice(1), de: de.slice(1) },
  };
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}
