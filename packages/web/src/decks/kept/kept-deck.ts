import type { Deck } from '@grimrule/decks';

/** A deck as it was at a moment, to come back to. */
export interface Version {
  readonly at: number;
  /** What its player calls it; empty where the page has kept it by itself. */
  readonly note: string;
  readonly deck: Deck;
}

/** A deck that this browser keeps. */
export interface KeptDeck {
  readonly id: string;
  readonly deck: Deck;
  readonly made: number;
  /** Of two devices the later change counts. */
  readonly changed: number;
  /** The oldest first. */
  readonly versions: readonly Version[];
  /** When it was thrown away; its name stays until the other devices know of it. */
  readonly thrownAway?: number;
}

/** Older versions than these go. */
const MOST_VERSIONS = 40;

/** What of a deck is played: two with the same are the same to the rules. */
function playedPart({ identities, cards, strangers }: Deck): string {
  const sorted = (counts: Deck['cards']) => Object.entries(counts).sort();
  return JSON.stringify([[...identities].sort(), sorted(cards), sorted(strangers)]);
}

/** The same deck with its present content among the versions, if it is not the newest of them. */
export function withVersion(kept: KeptDeck, at: number, note = ''): KeptDeck {
  const { deck, versions } = kept;
  const newest = versions.at(-1);
  const isThere = newest !== undefined && playedPart(newest.deck) === playedPart(deck);
  if (isThere && note === '') return kept;
  const before = isThere ? versions.slice(0, -1) : versions;
  const all = [...before, { at, note: note || (isThere ? newest.note : ''), deck }];
  return { ...kept, changed: at, versions: all.slice(-MOST_VERSIONS) };
}
