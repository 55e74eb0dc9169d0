import type { Ref, Vocabulary } from '@grimrule/kernel';
import type { Grammar } from './grammar.ts';
import type { Kept } from './lexicon.ts';
import type { Phrase } from './phrase.ts';

/** The known contents of a slot or an event. */
export interface Known<W extends Vocabulary, N> {
  readonly source: W['source'] | Ref | null;
  readonly noun: N;
  readonly many: boolean;
  /** How it is described where it is first spoken of. */
  readonly first: Phrase | null;
  /** The known facts of the effect that it was kept from. */
  readonly kept?: Kept<N>;
}

/** Remembers which cards a text has spoken of, to call them `it` the next time. */
export class Mentions<W extends Vocabulary, N> {
  private readonly grammar: Grammar<N>;
  private readonly card: N;
  private readonly self: N;
  private known = new Map<string, Known<W, N>>();
  private mentioned = new Set<string>();
  private last = '';
  /** How deep in the description of something else the text is now. */
  private depth = 0;
  /** The mentions inside such a description: they have to be introduced before. */
  readonly buried = new Set<string>();

  constructor(grammar: Grammar<N>, card: N, self: N) {
    this.grammar = grammar;
    this.card = card;
    this.self = self;
  }

  know(key: string, known: Known<W, N>): void {
    this.known.set(key, known);
    this.mentioned.delete(key);
  }

  about(ref: Ref): Known<W, N> | undefined {
    return this.known.get(keyOf(ref));
  }

  /** Whether cards of a set are known, besides those that are being chosen. */
  knowsFrom(set: W['source'] | Ref, but: number | null): boolean {
    return [...this.known].some(
      ([key, { source }]) =>
        key.startsWith('slot') &&
        key !== `slot ${but}` &&
        JSON.stringify(source) === JSON.stringify(set),
    );
  }

  nounOf(ref: Ref): N {
    return this.about(ref)?.noun ?? (ref.ref === 'this' ? this.self : this.card);
  }

  note(key: string): void {
    this.mentioned.add(key);
    this.last = key;
  }

  /** Something else has been spoken of: `it` would not be clear. */
  turnAway(): void {
    this.last = '';
  }

  wasMentioned(key: string): boolean {
    return this.mentioned.has(key);
  }

  /** The mentions in the description of something else. */
  within<T>(describe: () => T): T {
    this.depth++;
    try {
      return describe();
    } finally {
      this.depth--;
    }
  }

  /** Tries a way of telling; what it has mentioned is forgotten if it is told again. */
  attempt<T>(tell: () => T): { readonly told: T; forget(): void } {
    const { known, mentioned, last } = this;
    this.known = new Map(known);
    this.mentioned = new Set(mentioned);
    return {
      told: tell(),
      forget: () => {
        this.known = known;
        this.mentioned = mentioned;
        this.last = last;
      },
    };
  }

  /** A set of one card, by its name or as `it`. */
  only(key: string, noun: N, first: () => Phrase): Phrase {
    const justNow = this.last === key;
    const told = justNow ? this.grammar.it(noun, false) : first();
    this.note(key);
    return told;
  }

  phrase(ref: Ref): Phrase {
    const key = keyOf(ref);
    const about = this.known.get(key);
    const noun = this.nounOf(ref);
    const many = about?.many ?? false;
    const before = this.mentioned.has(key);
    const justNow = this.last === key;
    if (!before && this.depth > 0) this.buried.add(key);
    this.note(key);
    if (before && justNow) return this.grammar.it(noun, many);
    if (ref.ref === 'this') return this.grammar.self(noun);
    if (about && ref.ref === 'slot' && !before) {
      if (about.first) return about.first;
      if (many) return this.grammar.those(noun);
    }
    return this.grammar.that(noun, many, noun === this.self);
  }
}

function keyOf(ref: Ref): string {
  return ref.ref === 'slot' ? `slot ${ref.slot}` : ref.ref;
}
