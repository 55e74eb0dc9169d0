/** `3x Gandalf`, `3 Gandalf` or `Gandalf x3`, with whatever stands in brackets after it. */
const LINE = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d+))?(?:\s*\(.*\))?$/i;

export interface DeckLine {
  /** A title or a code, or a heading. */
  readonly title: string;
  readonly count: number;
  /** Without a number it may be a heading. */
  readonly counted: boolean;
}

/** A deck list as people write it down: one title a line, each with its number. */
export function isDeckList(text: string): boolean {
  return text.includes('\n');
}

/** The lines of a deck list that say something. */
export function deckLines(text: string): readonly DeckLine[] {
  return text.split('\n').flatMap((line) => {
    const [, before, title = '', after] = LINE.exec(line.trim()) ?? [];
    const number = before ?? after;
    const count = Number(number ?? 1);
    return title === '' || count === 0 ? [] : [{ title, count, counted: number !== undefined }];
  });
}

/** Without accents and capitals, so that `Eowyn` is found too. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
