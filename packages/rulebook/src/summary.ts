import type { Note } from './entry.ts';

/** A game on two sheets of paper. */
export type Summary = readonly [front: SummaryPage, back: SummaryPage];

export type SummaryPage = readonly SummarySection[];

export interface SummarySection {
  readonly title: Note;
  readonly lines: readonly SummaryLine[];
}

/** A line says a rule in a few words and leads to the entry that has all of it. */
export interface SummaryLine {
  readonly entry: string;
  /** The words that lead there. */
  readonly label: Note;
  readonly says: Note;
}

/** `en` and `de` begin with their label, up to the first colon. */
export function line(entry: string, en: string, de: string): SummaryLine {
  const [enLabel, enSays] = parted(en);
  const [deLabel, deSays] = parted(de);
  return { entry, label: { en: enLabel, de: deLabel }, says: { en: enSays, de: deSays } };
}

function parted(text: string): readonly [label: string, says: string] {
  const colon = text.indexOf(': ');
  if (colon < 0) throw new Error(`no label: ${text}`);
  return [text.slice(0, colon), text.slice(colon + 2)];
}

export const section = (en: string, de: string, lines: readonly SummaryLine[]): SummarySection => ({
  title: { en, de },
  lines,
});
