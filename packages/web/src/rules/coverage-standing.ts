import type { Entry, Language, Proofs, Rulebook } from '@grimrule/rulebook';
import { spansOf } from '@grimrule/rulebook';

/** How an entry stands: a test proves it, it is only a definition, or it lacks a test. */
export const STANDINGS = ['proved', 'definition', 'missing'] as const;
export type Standing = (typeof STANDINGS)[number];
export type Shown = Standing | 'all';

export function standingOf({ id, untested }: Entry, proofs: Proofs): Standing {
  if (untested) return 'definition';
  return proofs.has(id) ? 'proved' : 'missing';
}

export function countsOf(book: Rulebook, proofs: Proofs): Readonly<Record<Standing, number>> {
  const counts = { proved: 0, definition: 0, missing: 0 };
  for (const entry of book.entries) counts[standingOf(entry, proofs)] += 1;
  return counts;
}

/** The gist of an entry, in a line or two: its first sentences. */
export function gistOf(book: Rulebook, entry: Entry, language: Language): string {
  const [paragraph = ''] = entry[language].text;
  const words = spansOf(paragraph, (id) => book.entry(id)?.[language].title ?? id)
    .map((span) => span.words)
    .join('');
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words);
  let gist = '';
  for (const { segment } of sentences) {
    if (gist.length > ENOUGH) break;
    gist += segment;
  }
  return gist.trim();
}

/** A text of this length needs no further sentence. */
const ENOUGH = 90;
