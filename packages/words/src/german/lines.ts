import type { CardId, Seat } from '@grimrule/kernel';
import { knowsAll } from '../knowledge.ts';
import type { Case } from '../phrase.ts';
import type { Speaker } from '../sentences.ts';

const called = (seat: Seat, to: Speaker) => to.named(seat) ?? `Spieler ${seat + 1}`;
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The parts of log lines, in German. */
export const germanTalk = {
  called,
  counted,
  /** `du ziehst` or `Spieler 1 zieht` */
  does: (seat: Seat, to: Speaker, you: string, they: string) =>
    to.isReader(seat) ? `du ${you}` : `${called(seat, to)} ${they}`,
  /** `dein Deck` or `das Deck von Spieler 1` */
  whose: (seat: Seat, to: Speaker, your: string, the: string) =>
    to.isReader(seat) ? your : `${the} von ${called(seat, to)}`,
  whom: (seat: Seat, to: Speaker) => (to.isReader(seat) ? 'dich' : called(seat, to)),
  /** Names the cards to blame, where they are known. */
  blamed(card: CardId, cards: readonly CardId[] = [], to: Speaker): string {
    if (cards.length === 0) return '';
    if (cards.length === 1 && cards[0] === card) return ': Der eigene Text verbietet es';
    return `: ${to.cards(cards)} ${cards.length === 1 ? 'verbietet' : 'verbieten'} es`;
  },
  become: (cards: readonly CardId[]) => (cards.length === 1 ? 'wird' : 'werden'),
  /** Names all of the cards or, if the reader does not know them, says how many. */
  those: (cards: readonly CardId[], to: Speaker, form: Case = 'nominative') =>
    knowsAll(to, cards) ? to.cards(cards, form) : counted(cards.length, 'Karte', 'Karten'),
} as const;
