import { distance } from 'fastest-levenshtein';
import { lettersOf } from './letters.ts';
import type { ListedCard, Listing } from './listing.ts';

/** A line may be long, a title is not. */
const LONGEST_TITLE = 60;

interface Near {
  readonly cards: readonly ListedCard[];
  readonly mistakes: number;
}

/** So many letters of a title may be wrong. */
const allowed = (letters: number) => Math.min(5, Math.max(1, Math.floor(letters / 4)));

/**
 * Looks for misspelt titles, and remembers what it has found: a text has the same mistake again and
 * again. So many different titles at most are looked for in one text, since each takes a while.
 */
export class Speller {
  readonly #listing: Listing;
  readonly #found = new Map<string, readonly Near[]>();
  #left = 300;

  constructor(listing: Listing) {
    this.#listing = listing;
  }

  /** The cards that were surely meant: one title is nearer than all others. */
  meant(title: string): readonly ListedCard[] {
    const [first, second] = this.#near(title);
    if (!first || first.mistakes > allowed(lettersOf(title).length)) return [];
    return second && second.mistakes === first.mistakes ? [] : first.cards;
  }

  /** The titles that come nearest, best first. */
  nearest(title: string): readonly string[] {
    const most = 2 * allowed(lettersOf(title).length);
    const near = this.#near(title).filter(({ mistakes }) => mistakes <= most);
    return [...new Set(near.flatMap(({ cards: [card] }) => card?.title ?? []))];
  }

  #near(title: string): readonly Near[] {
    const wanted = lettersOf(title);
    if (wanted.length < 3 || wanted.length > LONGEST_TITLE) return [];
    const known = this.#found.get(wanted);
    if (known) return known;
    if (this.#left === 0) return [];
    this.#left--;
    const most = 2 * allowed(wanted.length);
    const near: Near[] = [];
    for (const [letters, cards] of this.#listing.spellings) {
      if (Math.abs(letters.length - wanted.length) > most) continue;
      const mistakes = distance(wanted, letters);
      if (mistakes <= most) near.push({ cards, mistakes });
    }
    const best = near.sort((one, other) => one.mistakes - other.mistakes).slice(0, 3);
    this.#found.set(wanted, best);
    return best;
  }
}
