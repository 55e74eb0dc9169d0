import type { CardId } from '@grimrule/kernel';

export interface Part {
  readonly text: string;
  /** The card it names, or null for plain words. */
  readonly card: CardId | null;
}

/** A sentence cut where it names cards. */
export function linked(
  sentence: string,
  names: readonly (readonly [string, CardId])[],
): readonly Part[] {
  // Longer names first: one may be part of another.
  const sorted = [...names].sort(([one], [other]) => other.length - one.length);
  let parts: readonly Part[] = [{ text: sentence, card: null }];
  for (const [name, card] of sorted) {
    parts = parts.flatMap((part) =>
      part.card === null && name !== '' ? cut(part.text, name, card) : [part],
    );
  }
  return parts;
}

/** Where a name stands by itself: a text about She-Hulk does not name Hulk. */
function alone(name: string): RegExp {
  const literally = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${literally}(?![\\p{L}\\p{N}])`, 'u');
}

function cut(text: string, name: string, card: CardId): readonly Part[] {
  return text
    .split(alone(name))
    .flatMap((piece, index): readonly Part[] => [
      ...(index > 0 ? [{ text: name, card }] : []),
      ...(piece === '' ? [] : [{ text: piece, card: null }]),
    ]);
}
