import type { Deck, DeckGame } from '@grimrule/decks';
import type { Line } from '@grimrule/kernel';
import { withCount, withoutStranger } from './changing.ts';

/** A way to mend what is wrong with a deck. */
export interface Cure {
  readonly kind: 'takeOut' | 'setNumber' | 'reduce';
  readonly after: Deck;
}

/** The cards that a problem is about, in the codes of the deck. */
function cardsOf(line: Line, { listing }: DeckGame): readonly string[] {
  const { card, cards } = line as { readonly card?: unknown; readonly cards?: unknown };
  const named = [card, ...(Array.isArray(cards) ? cards : [])];
  const texts = named.filter((each): each is string => typeof each === 'string');
  return texts.map((code) => listing.coded(code)?.code ?? code);
}

/** Problems whose cards do not belong into this deck at all. */
const OUT = new Set([
  ...['unknownCard', 'identityInDeck', 'encounterCard', 'linkedCard', 'cardOfAnotherHero'],
  ...['heroInDeck', 'campaignCard', 'wrongAspect', 'teamUpOfOthers', 'unknownHero'],
]);

/** What would mend a problem; null where the builder has to choose. */
export function cureOf(line: Line, deck: Deck, game: DeckGame): Cure | null {
  const codes = cardsOf(line, game);
  if (codes.length === 0) return null;
  if (OUT.has(line.say)) return { kind: 'takeOut', after: codes.reduce(without, deck) };
  const { wanted, most } = line as { readonly wanted?: unknown; readonly most?: unknown };
  const [code = ''] = codes;
  if (line.say === 'wrongIdentityCards' && typeof wanted === 'number') {
    return { kind: 'setNumber', after: withCount(deck, code, wanted) };
  }
  if (line.say === 'uniqueTwice') return { kind: 'reduce', after: withCount(deck, code, 1) };
  if (line.say === 'tooManyCopies' && typeof most === 'number') {
    return { kind: 'reduce', after: reduced(deck, codes, most) };
  }
  return null;
}

function without(deck: Deck, code: string): Deck {
  const identities = deck.identities.filter((each) => each !== code);
  return withoutStranger(withCount({ ...deck, identities }, code, 0), code);
}

/** No more than so many of all these cards together; the last ones go first. */
function reduced(deck: Deck, codes: readonly string[], most: number): Deck {
  let left = most;
  return codes.reduce((after, code) => {
    const kept = Math.min(left, after.cards[code] ?? 0);
    left -= kept;
    return withCount(after, code, kept);
  }, deck);
}
