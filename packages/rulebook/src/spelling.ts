/**
 * The known words that may have been meant, where what was typed begins none of them: those that
 * need the fewest letters changed, added, left out or swapped with their neighbour. A whole word
 * is preferred to the beginning of a longer one.
 */
export function meant(typed: string, known: readonly string[]): readonly string[] {
  if (known.some((word) => word.startsWith(typed))) return [typed];
  const most = mistakesIn(typed);
  let least = most + 1;
  let near: readonly Distance[] = [];
  for (const word of known) {
    if (!beginsAlike(word, typed) || word.length + most < typed.length) continue;
    const distance = distanceTo(word, typed, most);
    if (distance.begun > least) continue;
    near = distance.begun < least ? [distance] : [...near, distance];
    least = distance.begun;
  }
  if (least > most) return [typed];
  const whole = near.filter((distance) => distance.whole === least);
  return (whole.length > 0 ? whole : near).map(({ word }) => word);
}

/** How many mistakes a word of this length may have. */
function mistakesIn({ length }: string): number {
  if (length < 4) return 0;
  return Math.min(3, Math.max(1, Math.floor(length / 4)));
}

/** People do not err twice in the first two letters; that rules out most words at once. */
function beginsAlike(word: string, typed: string): boolean {
  const [first, second] = typed;
  return word[0] === first || word[1] === second || word[1] === first || word[0] === second;
}

interface Distance {
  readonly word: string;
  /** To the word, and to the nearest beginning of it. */
  readonly whole: number;
  readonly begun: number;
}

function distanceTo(word: string, typed: string, most: number): Distance {
  // No longer beginning can be near.
  const letters = word.slice(0, typed.length + most + 1);
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: letters.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at++) {
    const next = [at];
    for (let to = 1; to <= letters.length; to++) {
      const same = typed[at - 1] === letters[to - 1] ? 0 : 1;
      const isSwapped = typed[at - 1] === letters[to - 2] && typed[at - 2] === letters[to - 1];
      next.push(
        Math.min(
          (row[to - 1] ?? 0) + same,
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          isSwapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
    if (Math.min(...row) > most) return { word, whole: most + 1, begun: most + 1 };
  }
  return { word, whole: row.at(-1) ?? 0, begun: Math.min(...row) };
}
