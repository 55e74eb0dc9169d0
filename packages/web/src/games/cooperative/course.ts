import type { CardId, Match, Seat } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Words } from '@grimrule/words';
import type { Highlight } from '../../course/course.ts';
import type { ToldLine } from '../../course/reading.ts';

/** What the cooperative games ask alike about a game that is over. */
export interface Told {
  readonly lines: readonly ToldLine[];
  readonly seats: readonly Seat[];
  /** Damage that the players' cards have dealt to the other side, and the reverse. */
  readonly dealt: readonly ToldLine[];
  readonly taken: readonly ToldLine[];
  /** The player whose card dealt this damage. */
  dealerOf(line: ToldLine): Seat;
  /** The name of a card as it was then. */
  nameIn(line: ToldLine, card: CardId): string;
}

export function toldOf(match: Match, lines: readonly ToldLine[], words: Words): Told {
  const { state } = match;
  const ownerOf = (card: CardId) => state.cards[card]?.owner ?? NONE;
  const damage = lines.filter(({ say }) => say === 'damaged');
  const isPlayers = (card: CardId) => ownerOf(card) !== NONE;
  const dealerOf = ({ cards, seat }: ToldLine) => {
    const owner = ownerOf(cards[0] ?? NONE);
    return owner === NONE ? seat : owner;
  };
  return {
    lines,
    seats: Array.from({ length: state.seats }, (_, seat) => seat),
    dealt: damage.filter(({ card, cards: [by = NONE] }) => !isPlayers(card) && isPlayers(by)),
    taken: damage.filter(({ card }) => isPlayers(card)),
    dealerOf,
    nameIn({ entry }, card) {
      const design = entry.designs[card] ?? state.cards[card]?.design;
      return design === undefined ? '' : words.name(design);
    },
  };
}

export function highlight({ at, round }: ToldLine, text: string): Highlight {
  return { at, round, text };
}

/** The few that are worth it, in the order in which they happened. */
export function inOrder(found: readonly (Highlight | null)[]): readonly Highlight[] {
  const real = found.filter((each): each is Highlight => each !== null);
  const isFirst = (each: Highlight, index: number) =>
    real.findIndex(({ text, at }) => text === each.text && at === each.at) === index;
  return real.filter(isFirst).sort((one, other) => one.at - other.at);
}
