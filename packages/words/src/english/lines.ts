import type { CardId, Seat } from '@grimrule/kernel';
import { knowsAll } from '../knowledge.ts';
import type { Speaker } from '../sentences.ts';

const called = (seat: Seat, to: Speaker) => to.named(seat) ?? `player ${seat + 1}`;
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** The parts of log lines, in English. */
export const englishTalk = {
  called,
  counted,
  /** `you draw` or `player 1 draws` */
  does: (seat: Seat, to: Speaker, you: string, they: string) =>
    to.isReader(seat) ? `you ${you}` : `${called(seat, to)} ${they}`,
  whom: (seat: Seat, to: Speaker) => (to.isReader(seat) ? 'you' : called(seat, to)),
  whose: (seat: Seat, to: Speaker) => (to.isReader(seat) ? 'your' : `${called(seat, to)}'s`),
  /** Names the cards to blame, where they are known. */
  blamed(card: CardId, cards: readonly CardId[] = [], to: Speaker): string {
    if (cards.length === 0) return '';
    if (cards.length === 1 && cards[0] === card) return ': its own text forbids it';
    return `: ${to.cards(cards)} ${cards.length === 1 ? 'forbids' : 'forbid'} it`;
  },
  are: (cards: readonly CardId[]) => (cards.length === 1 ? 'is' : 'are'),
  /** Names all of the cards or, if the reader does not know them, says how many. */
  those: (cards: readonly CardId[], to: Speaker) =>
    knowsAll(to, cards) ? to.cards(cards) : counted(cards.length, 'card'),
} as const;
