import { readFileSync } from 'node:fs';

/** A line of a card's text as it was decided, in both languages. */
export interface ReadAloud {
  readonly card: string;
  readonly line: number;
  readonly en: string;
  readonly de: string;
}

/**
 * Lines that somebody read aloud, from a file in which three lines have one of them: the card with
 * the number of the line, the English text, the German text.
 */
export function readAloud(file: URL): readonly ReadAloud[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.flatMap((head, at) => {
    if (head.startsWith(' ')) return [];
    const [, card, line] = /^(.+), line (\d+)$/.exec(head) ?? [];
    const [en, de] = lines.slice(at + 1, at + 3).map((text) => text.trim());
    if (!card || !line || !en || !de)
      throw new Error(`${file.pathname}:${at + 1} is not read aloud`);
    return [{ card, line: Number(line), en, de }];
  });
}
