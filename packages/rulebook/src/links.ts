/** A piece of a paragraph: words, or words that lead to another entry. */
export interface Span {
  readonly words: string;
  readonly entry?: string;
}

const LINK = /\[\[([a-z0-9-]+)(?:\|([^[\]]+))?\]\]/g;

/** Splits a paragraph at its links. A link without words of its own shows the title of its entry. */
export function spansOf(paragraph: string, titleOf: (entry: string) => string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of paragraph.matchAll(LINK)) {
    const [whole, entry = '', words] = found;
    if (found.index > from) spans.push({ words: paragraph.slice(from, found.index) });
    spans.push({ words: words ?? titleOf(entry), entry });
    from = found.index + whole.length;
  }
  if (from < paragraph.length) spans.push({ words: paragraph.slice(from) });
  return spans;
}
