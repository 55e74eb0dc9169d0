import type { Entry, Seat } from '@grimrule/kernel';
import type { Words } from '@grimrule/words';

const kept = new WeakMap<
  Entry,
  { readonly of: Words; readonly seat: Seat; readonly text: string }
>();

/** A line of the log as a sentence. It names what a card was then, so it is made once. */
export function sentenceOf(words: Words, entry: Entry, seat: Seat, seats: number): string {
  const before = kept.get(entry);
  if (before?.of === words && before.seat === seat) return before.text;
  const designOf = (card: number) => entry.designs[card] ?? null;
  const text = words.entry(entry, { seat, seats, designOf });
  kept.set(entry, { of: words, seat, text });
  return text;
}
